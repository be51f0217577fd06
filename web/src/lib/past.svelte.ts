// A match looked at again, step by step: a finished one from any seat, a running one from your own.

import { api, Refusal, type Happening, type Step, type View } from './api';
import { boardOf } from './boards';
import { LookedAtTable } from './looked.svelte';
import { settings } from './settings.svelte';
import type { Scene } from './table.svelte';

export class PastTable extends LookedAtTable<Step> {
  entry = $state(0);
  entries = $state(0);
  caption = $state(''); // the step that is shown, in one line
  problem = $state(''); // why the step that was asked for is not shown
  playing = $state(false);

  #fetch: (entry: number, seat: number | null) => Promise<Step>;
  #names: string[];
  #seat: number | null; // whose view to ask for
  #asked = 0; // the step asked for last
  #fetching: Promise<void> | null = null;
  #plays = false; // `play` is under way
  #closed = false;

  constructor(game: string, names: string[], you: number | null, fetch: (entry: number, seat: number | null) => Promise<Step>) {
    super();
    this.game = game;
    this.#names = names;
    this.you = this.#seat = you;
    this.#fetch = fetch;
  }

  protected override get haste(): number {
    return settings.haste * settings.tempo;
  }

  close(): void {
    this.#closed = true;
    this.playing = false;
    this.skip();
  }

  async open(entry: number): Promise<void> {
    const [board, words] = await Promise.all([boardOf(this.game), api.words(this.game)]);
    this.motions = board?.motions ?? {};
    this.words = words;
    await this.go(entry);
  }

  async look(seat: number | null): Promise<void> {
    this.#seat = seat;
    await this.go(this.#asked);
  }

  /** Go to a step; the next one is shown as it happens. Dragging the scrubber asks for more than can be fetched: only the last counts. */
  async go(entry: number): Promise<void> {
    this.#asked = entry;
    this.#fetching ??= this.#fetchAsked();
    await this.#fetching;
  }

  /** This many steps from the one asked for last, even while that one is still being shown. */
  async step(steps: number): Promise<void> {
    await this.go(Math.max(0, Math.min(this.#asked + steps, this.entries)));
  }

  async #fetchAsked(): Promise<void> {
    try {
      while (!this.#closed) {
        const [entry, seat] = [this.#asked, this.#seat];
        const [step, problem] = await this.#fetched(entry, seat);
        if (this.#closed || entry !== this.#asked || seat !== this.#seat) continue;
        this.problem = problem;
        if (step) this.#turnTo(step);
        return;
      }
    } finally {
      this.#fetching = null;
    }
  }

  async #fetched(entry: number, seat: number | null): Promise<[Step | null, string]> {
    try {
      return [await this.#fetch(entry, seat), ''];
    } catch (error) {
      if (error instanceof Refusal) return [null, error.message];
      throw error;
    }
  }

  #turnTo(step: Step): void {
    const next = step.entry === this.entry + 1 && this.view !== null;
    this.skip();
    const scene = { story: step.story as Happening[], view: step.view as View, extra: step };
    if (next) this.show([scene]);
    else this.arrive(scene);
  }

  async play(): Promise<void> {
    this.playing = true;
    if (this.#plays) return; // it was stopped only a moment ago, and continues
    this.#plays = true;
    while (this.playing && this.entry < this.entries && !this.problem) {
      await this.go(this.entry + 1);
      do await new Promise((resolve) => setTimeout(resolve, (this.still ? 700 : 250) / settings.tempo));
      while (this.busy);
    }
    this.#plays = this.playing = false;
  }

  protected override arrive({ view, extra }: Scene<Step>): void {
    this.view = view;
    this.you = extra.seat;
    this.entry = extra.entry;
    this.entries = extra.entries;
    this.caption = extra.text;
    this.summary = extra.summary;
    this.over = extra.entry === extra.entries && extra.to_act.length === 0; // before a draw, nobody has to move either
    this.seat(this.#names, extra.to_act);
  }
}
