// What people say to each other in a room: ready-made phrases and signs, which everyone reads in their own language. Whom you have muted is
// kept only in this browser.

import { api, type Phrase, type Said, type Sign, type SocketMessage } from './api';
import { settings } from './settings.svelte';
import { t } from './words.svelte';

export const SIGNS = [
  ...(['smile', 'laugh', 'wink', 'wow', 'sad', 'sleepy'] as const),
  ...(['heart', 'star', 'thumb', 'flower', 'candy', 'cup'] as const),
] satisfies Sign[];

export const TOPICS = {
  greetings: ['hello', 'welcome', 'nice_to_see', 'good_luck', 'have_fun', 'back', 'bye', 'see_you'],
  praise: ['nice_move', 'clever', 'bold', 'lucky_you', 'tough_luck', 'exciting', 'surprise'],
  waiting: ['one_moment', 'thinking', 'take_your_time', 'ready', 'still_there', 'your_turn', 'tea', 'short_break', 'go_on'],
  courtesy: ['please', 'thanks', 'you_are_welcome', 'sorry', 'no_problem', 'after_you'],
  endings: ['good_game', 'congratulations', 'close', 'fun', 'thanks_game', 'again', 'another', 'last_one', 'tomorrow'],
} satisfies Record<string, Phrase[]>;

type Heard = SocketMessage & { type: 'talk' };

const PHRASES: string[] = Object.values(TOPICS).flat();
const SHOWN = 6000; // milliseconds that something said stays at its seat
const KEPT = 100; // lines
const HEARD = 20; // lines that a screen reader may still have to say

export function isSign(what: string): what is Sign {
  return (SIGNS as string[]).includes(what);
}

/** What was said, in the reader's language; null: only a newer page knows it. */
export function inWords(what: string): string | null {
  if (isSign(what)) return t(`talk.sign_${what}`);
  return PHRASES.includes(what) ? t(`talk.say_${what as Phrase}`) : null;
}

/** Who said it; spectators are told apart from seats. */
export function speaker({ seat, name }: Said): string {
  return seat === null ? t('talk.watcher', { name }) : name;
}

export class Talk {
  #all = $state.raw<Said[]>([]);
  #fresh = $state.raw<Said[]>([]);
  #heard = $state.raw<Said[]>([]);
  #timers = new Set<ReturnType<typeof setTimeout>>();
  own = $state(''); // your own mark, once you have said something

  constructor(private readonly room: string) {}

  /** Everything said by people who are not muted, the newest last. */
  get lines(): Said[] {
    return this.#all.filter(hears);
  }

  /** The same including muted people, so that they can be unmuted. */
  get all(): Said[] {
    return this.#all;
  }

  /** What was said while you were here, for the screen reader. */
  get heard(): Said[] {
    return this.#heard.filter(hears);
  }

  /** What a seat has just said; null: spectators. */
  at(seat: number | null): Said | undefined {
    return this.#fresh.findLast((line) => line.seat === seat && hears(line));
  }

  hear({ lines, past = false }: Pick<Heard, 'lines'> & Partial<Heard>): void {
    const known = new Set(this.#all.map(nameOf));
    const fresh = lines.filter((line) => !known.has(nameOf(line)) && inWords(line.what) !== null);
    if (fresh.length === 0) return;
    this.#all = [...this.#all, ...fresh].sort((one, other) => one.at - other.at || one.number - other.number).slice(-KEPT);
    if (past) return;
    this.#heard = [...this.#heard, ...fresh].slice(-HEARD);
    this.#fresh = [...this.#fresh, ...fresh];
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      this.#fresh = this.#fresh.filter((line) => !fresh.includes(line));
    }, SHOWN);
    this.#timers.add(timer);
  }

  /** `seat`: which of your seats speaks, if several people share this device. */
  async say(what: Phrase | Sign, seat: number | null): Promise<void> {
    this.own = (await api.say(this.room, what, seat)).who;
  }

  close(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }
}

function hears({ who, seat }: Said): boolean {
  return !settings.isMuted(who) && (seat !== null || settings.hearWatchers);
}

/** Numbers start again after a room has been put away. */
function nameOf({ number, at }: Said): string {
  return `${number} ${at}`;
}
