// Books: sentences as Project Fluent messages, and how they are filled in. The server reads the same files.
//
// The dots of a key are hyphens in a file: `why.empty` is `why-empty`. A value is a variable, `{ $pocket }`. A seat gives two: the
// player's name in `$to`, and `$to_is`, which is `you` if that seat is the reader's. A list is joined with "and"; `{ OR($choices) }`
// joins it with "or".

import { FluentBundle, FluentNumber, FluentResource, FluentType, type FluentValue, type FluentVariable, type Scope } from '@fluent/bundle';

/** A seat in a sentence. */
export interface Who {
  who: number;
}

/** What is to be said: a key, and the values of its sentence. */
export interface Say {
  key: string;
  [value: string]: Value;
}

export type Value = string | number | boolean | Who | Say | Value[];
export type Values = Record<string, Value>;

/** Who reads a sentence: their seat, and what they call the others. */
export interface Reader {
  seat: number | null;
  name(seat: number): string;
}

const NOBODY: Reader = { seat: null, name: (seat) => String(seat + 1) };
const LONGEST = 2000; // characters of one value: Fluent takes no more than 2,500

class Joined extends FluentType<string[]> {
  constructor(
    parts: string[],
    readonly type: 'conjunction' | 'disjunction' = 'conjunction',
  ) {
    super(parts);
  }

  override toString(scope: Scope): string {
    return shortened(new Intl.ListFormat(scope.bundle.locales, { type: this.type }).format(this.value));
  }
}

function either([list]: FluentValue[]): FluentValue {
  return list instanceof Joined ? new Joined(list.value, 'disjunction') : (list ?? '');
}

export class Book {
  readonly #bundle: FluentBundle;

  constructor(
    readonly language: string,
    text: string,
  ) {
    this.#bundle = new FluentBundle(language, { functions: { OR: either }, useIsolating: false });
    this.#bundle.addResource(new FluentResource(text));
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key.replaceAll('.', '-'));
  }

  /** The sentence; its key, if there is none. */
  say(say: Say, reader: Reader = NOBODY): string {
    const { key, ...values } = say;
    return this.fill(key, values, reader);
  }

  fill(key: string, values: Values, reader: Reader = NOBODY): string {
    const pattern = this.#bundle.getMessage(key.replaceAll('.', '-'))?.value;
    if (!pattern) return key;
    const filled: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(values)) {
      filled[name] = this.#value(value, reader);
      filled[`${name}_is`] = isWho(value) && value.who === reader.seat ? 'you' : 'other';
    }
    return this.#bundle.formatPattern(pattern, filled, []);
  }

  #value(value: Value, reader: Reader): FluentVariable {
    if (typeof value === 'boolean') return value ? 'yes' : 'no';
    if (typeof value === 'number') return Number.isInteger(value) ? new FluentNumber(value, { useGrouping: false }) : String(value);
    if (typeof value === 'string') return shortened(value);
    if (Array.isArray(value)) return new Joined(value.map((part) => this.#text(part, reader)));
    return shortened(isWho(value) ? reader.name(value.who) : this.say(value, reader));
  }

  #text(value: Value, reader: Reader): string {
    return typeof value === 'number' ? String(value) : String(this.#value(value, reader));
  }
}

export const EMPTY = new Book('en', '');

function isWho(value: Value): value is Who {
  return typeof value === 'object' && 'who' in value && !('key' in value);
}

function shortened(text: string): string {
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST)} …`;
}
