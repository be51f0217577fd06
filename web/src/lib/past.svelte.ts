// A match looked at again, step by step: a finished one from any seat, a running one from one's own.

import { api, Refusal, type Happening, type Step, type View } from './api';
import { boardOf } from './boards';
import { Table, type Scene, type SeatTag } from './table.svelte';
import type { Sentences } from './words.svelte';

export class PastTable extends Table<Step> {
  entry = $state(0);
  entries = $state(0);
  story = $state.raw<Happening[]>([]); // of the step that is shown
  lost = $state(false);
  playing = $state(false);

  #fetch: (entry: number, seat: number | null) => Promise<Step>;
  #names: string[];
  #asked = 0; // the step asked for last
  readonly acting = false;

  constructor(game: string, names: string[], you: number | null, fetch: (entry: number, seat: number | null) => Promise<Step>) {
    super();
    this.game = game;
    this.#names = names;
    this.you = you;
    this.#fetch = fetch;
  }

  async open(entry: number): Promise<void> {
    const [board, words] = await Promise.all([boardOf(this.game), api.words(this.game)]);
    this.motions = board?.motions ?? {};
    this.words = words as Sentences;
    await this.go(entry);
  }

  async look(seat: number | null): Promise<void> {
    this.you = seat;
    await this.go(this.entry);
  }

  /** To a step; the next one is shown happening. */
  async go(entry: number): Promise<void> {
    this.#asked = entry;
    let step: Step;
    try {
      step = await this.#fetch(entry, this.you);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.lost = true;
      return;
    }
    if (this.#asked !== entry) return; // somebody drags the scrubber
    const next = entry === this.entry + 1 && this.view !== null;
    this.skip();
    const scene = { story: step.story as Happening[], view: step.view as View, extra: step };
    if (next) this.show([scene]);
    else this.arrive(scene);
  }

  async play(): Promise<void> {
    this.playing = true;
    while (this.playing && this.entry < this.entries && !this.lost) {
      await this.go(this.entry + 1);
      do await new Promise((resolve) => setTimeout(resolve, this.still ? 700 : 250));
      while (this.busy);
    }
    this.playing = false;
  }

  override choose(): Promise<void> {
    return Promise.resolve();
  }

  override undo(): Promise<void> {
    return Promise.resolve();
  }

  override send(): void {}

  override why(): Promise<void> {
    return Promise.resolve();
  }

  protected override tell(): void {}

  protected override arrive({ view, extra }: Scene<Step>): void {
    this.view = view;
    this.entry = extra.entry;
    this.entries = extra.entries;
    this.story = extra.story as Happening[];
    this.summary = extra.summary;
    this.asked = extra.summary[0] ?? '';
    this.over = extra.to_act.length === 0;
    this.seats = this.#names.map(
      (name, seat): SeatTag => ({
        seat,
        name,
        kind: 'person',
        bot: null,
        you: seat === this.you,
        here: true,
        toAct: extra.to_act.includes(seat),
        chosen: false,
      }),
    );
  }
}
