// A table for the tests of boards: it records what is done there, and tells what the test says.

import type { Untold } from '../lib/api';
import type { Motions } from '../lib/motion';
import { Table, type ChooseOptions, type Game, type Scene } from '../lib/table.svelte';

type Move<Of extends Game> = Table<unknown, Of>['legal'][number];

/** What choosing a move leads to. */
export interface Outcome<Of extends Game> {
  view?: Of['View'];
  legal?: Move<Of>[];
  story?: Untold<Of['Happening']>[];
}

export interface Laid<Of extends Game> {
  view: Of['View'] & { seats: { seat: number }[] };
  you?: number | null;
  legal?: Move<Of>[];
  motions?: Motions;
  outcomes?: Record<string, Outcome<Of>>; // by the text of the move
}

export class FakeTable<Of extends Game> extends Table<null, Of> {
  acting = $state(true);
  fades = $state.raw<string[]>([]); // kinds of happenings
  override past = false;
  looks = false; // whether the count of a round waits to be looked at
  refused = $state.raw<object | null>(null); // not null if a move was
  done: string[] = []; // a move with the names of its options, `undo`, `send`, `why` and a move
  outcomes: Record<string, Outcome<Of>>;
  #laid: { view: Of['View'] | null; legal: Move<Of>[] } = { view: null, legal: [] }; // the position without what is pending

  constructor({ view, you = 0, legal = [], motions = {}, outcomes = {} }: Laid<Of>) {
    super();
    this.view = view;
    this.you = you;
    this.legal = legal;
    this.motions = motions;
    this.outcomes = outcomes;
    this.seats = view.seats.map(({ seat }) => {
      const tag = { seat, name: `Name ${seat}`, kind: 'person' as const, bot: null, you: seat === you };
      return { ...tag, here: true, toAct: seat === you && legal.length > 0, chosen: false };
    });
  }

  override get refusal(): object | null {
    return this.refused;
  }

  override get fading(): readonly string[] {
    return this.fades;
  }

  override choose(move: Move<Of>, options: ChooseOptions = {}): Promise<void> {
    const named = Object.entries(options).flatMap(([name, wanted]) => (wanted ? [name] : []));
    this.done.push([move.text, ...named].join(' '));
    const [outcome, kept] = [this.outcomes[move.text], options.instead ? 0 : this.pending.length];
    if (options.now) return Promise.resolve();
    if (this.pending.length === 0) this.#laid = { view: this.view, legal: this.legal };
    if (outcome?.legal) this.legal = outcome.legal;
    if (outcome?.view) this.view = outcome.view;
    this.foreseen = [...this.foreseen.slice(0, kept), saying<Of>(outcome?.story ?? [])];
    this.pending = [...this.pending.slice(0, kept), move];
    return Promise.resolve();
  }

  override get position(): Of['View'] | null {
    return this.pending.length > 0 ? this.#laid.view : this.view;
  }

  override undo(): Promise<void> {
    this.done.push('undo');
    if (this.pending.length === 1) Object.assign(this, this.#laid);
    this.pending = this.pending.slice(0, -1);
    this.foreseen = this.foreseen.slice(0, -1);
    return Promise.resolve();
  }

  override send(): void {
    this.done.push('send');
  }

  override why(move: string): Promise<void> {
    this.done.push(`why ${move}`);
    return Promise.resolve();
  }

  /** Tell what happens, and the position after it. */
  tells(view: Of['View'], ...told: Untold<Of['Happening']>[]): void {
    this.show([{ story: saying<Of>(told), view, extra: null }]);
  }

  protected override tell(): void {}

  protected override stopsFor(): boolean {
    return this.looks;
  }

  protected override arrive(scene: Scene<null, Of>): void {
    this.pending = [];
    this.foreseen = [];
    this.view = scene.view;
  }
}

function saying<Of extends Game>(told: Untold<Of['Happening']>[]): Of['Happening'][] {
  return told.map((each) => ({ ...each, text: each.kind }) as Of['Happening']);
}
