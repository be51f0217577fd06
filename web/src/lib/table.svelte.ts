// What lies on the table in front of a person: the position to draw, what happens, what may be done. Every board gets one,
// in a room as in a replay.

import type { Happening, MoveInfo, View } from './api';
import { settings } from './settings.svelte';
import { play as hear } from './sound';
import { USUAL, pace, type Motions } from './motion';
import { EMPTY, type Reader, type Say, type Values } from './book';

export interface SeatTag {
  seat: number;
  name: string;
  kind: 'open' | 'person' | 'bot';
  bot: string | null; // which one
  you: boolean;
  here: boolean;
  toAct: boolean; // owes a move
  chosen: boolean; // has made its choice in a step where everyone chooses at once
}

/** What the server sends of a game. Each board's `schema.d.ts` has its own, made from the game's Python types. */
export interface Game {
  View: View;
  Happening: Happening;
  Move: MoveInfo['json'];
}

/** A position to come, and what happens on the way there. */
export interface Scene<Extra, Of extends Game = Game> {
  story: Of['Happening'][];
  view: Of['View'];
  extra: Extra;
}

export interface ChooseOptions {
  confirm?: boolean; // wait for the main button even if the move stands alone
  now?: boolean; // send at once: it is known to stand alone
  instead?: boolean; // in place of all that is pending
  part?: boolean; // only a beginning, that another move must follow: nothing to send yet
}

const NOTHING: readonly string[] = [];

export abstract class Table<Extra = unknown, Of extends Game = Game> {
  game = $state('');
  words = $state.raw(EMPTY); // the game's own
  motions: Motions = {};

  you = $state<number | null>(null); // the viewer's seat
  seats = $state.raw<SeatTag[]>([]);
  view = $state.raw<Of['View'] | null>(null); // the position to draw
  #summary = $state.raw<(Say | string)[]>([]);
  #asked = $state.raw<Say | string>('');
  over = $state(false);
  winners = $state.raw<number[]>([]);

  happening = $state.raw<Of['Happening'] | null>(null); // what is being shown; `view` is still as before it
  told = $state.raw<Of['Happening'][]>([]); // since nothing was shown last, what is being shown last
  begun = $state(0); // how many of them were told before `view` came
  beat = $state(0); // counts happenings
  pace = $state(1); // how many times faster than usual it is shown

  legal = $state.raw<MoveInfo<Of['Move']>[]>([]); // what may be done next, after what is pending
  pending = $state.raw<MoveInfo<Of['Move']>[]>([]); // moves chosen and not yet sent: they go as one
  foreseen = $state.raw<Of['Happening'][][]>([]); // what would happen, for each of them
  meant = $state.raw<string[] | null>(null); // what they come to in the board's words; null: they say it best themselves
  offered = $state(false); // the board itself offers the one move there is, as part of a gesture

  #scenes: Scene<Extra, Of>[] = [];
  #busy = $state(false);
  #told = 0; // happenings of the first scene that were told
  #run = 0; // which run shows the scenes: one that was skipped stops

  /** Whether this is a match as it was: nothing can be done here, whoever owed a move then. */
  readonly past: boolean = false;
  /** Whether the viewer may choose a move now. */
  abstract readonly acting: boolean;
  /** Choose a legal move. One that stands alone is sent; others wait in `pending` for the rest and the main button. */
  abstract choose(move: MoveInfo<Of['Move']>, options?: ChooseOptions): Promise<void>;
  /** Take the last pending move away. */
  abstract undo(): Promise<void>;
  /** Make the pending moves: what the main button does. */
  abstract send(): void;
  /** Why a move that is not legal is not: shown in the bar. */
  abstract why(move: string): Promise<void>;
  /** Whether `summary` is wanted. */
  tellInWords(_wanted: boolean): void {}

  /** The position as it is, without what is pending. */
  get position(): Of['View'] | null {
    return this.view;
  }

  /** Whether nothing may move: show the end state with a short highlight. */
  get still(): boolean {
    return settings.still || settings.speed === 'at_once';
  }

  /** Kinds of happenings that people must remember for themselves: a board keeps no trace of them. */
  get fading(): readonly string[] {
    return NOTHING;
  }

  /** Whether a seat owes a move in the position that is shown, whatever is being tried out in `view`. */
  owes(seat: number | null): boolean {
    return this.seats.some((tag) => tag.seat === seat && tag.toAct);
  }

  /** The seat that alone owes a move, as `owes` says. */
  get turn(): number | null {
    const [first, second] = this.seats.filter((tag) => tag.toAct);
    return first && !second ? first.seat : null;
  }

  /** Whether something is being shown. */
  get busy(): boolean {
    return this.#busy;
  }

  /** The view in sentences. */
  get summary(): string[] {
    return this.#summary.map((each) => (typeof each === 'string' ? each : this.say(each)));
  }

  set summary(summary: (Say | string)[]) {
    this.#summary = summary;
  }

  /** What is wanted of the viewer, or whom everyone waits for. */
  get asked(): string {
    return typeof this.#asked === 'string' ? this.#asked : this.say(this.#asked);
  }

  set asked(asked: Say | string) {
    this.#asked = asked;
  }

  /** Who reads what is said here. */
  readonly #reader: Reader = ((table: Table<Extra>) => ({
    get seat() {
      return table.you;
    },
    name: (seat: number) => table.seats[seat]?.name ?? '',
  }))(this);

  /** A sentence or name of the game: what is to be said, or its key and values. */
  say(what: string | Say, values: Values = {}): string {
    return typeof what === 'string' ? this.words.fill(what, values, this.#reader) : this.words.say(what, this.#reader);
  }

  /** The legal move of this text, if there is one. */
  move(text: string): MoveInfo<Of['Move']> | undefined {
    return this.legal.find((move) => move.text === text);
  }

  /** Milliseconds that this happening is shown. */
  length(happening: Of['Happening']): number {
    return (this.motions[happening.kind] ?? USUAL).ms;
  }

  /** Show what happens, then the position after it. */
  protected show(scenes: Scene<Extra, Of>[]): void {
    this.#scenes.push(...scenes);
    if (!this.#busy) void this.#showAll();
  }

  /** Forget what waits to be shown; the scenes with what was not told. */
  protected skip(): Scene<Extra, Of>[] {
    const skipped = this.#scenes.map((scene, i) => (i === 0 ? { ...scene, story: scene.story.slice(this.#told) } : scene));
    this.#run += 1;
    this.#told = 0;
    this.#scenes = [];
    this.#busy = false;
    this.#tellAnew();
    return skipped;
  }

  #tellAnew(): void {
    this.happening = null;
    this.told = [];
    this.begun = 0;
  }

  /** The position has arrived. */
  protected abstract arrive(scene: Scene<Extra, Of>): void;
  /** A happening has been shown. */
  protected abstract tell(happening: Of['Happening']): void;

  async #showAll(): Promise<void> {
    const run = this.#run;
    this.#busy = true;
    for (let scene = this.#scenes[0]; scene; scene = this.#scenes[0]) {
      for (const happening of scene.story) {
        this.pace = pace(this.#waiting()) * settings.haste;
        this.beat += 1;
        this.told = [...this.told, happening];
        this.happening = happening;
        const motion = this.motions[happening.kind] ?? USUAL;
        if (settings.sound && motion.sound) hear(motion.sound);
        await passed(this.still || document.hidden ? 0 : motion.ms / this.pace);
        if (run !== this.#run) return;
        this.#told += 1;
        this.tell(happening);
      }
      this.#scenes.shift();
      this.#told = 0;
      this.happening = null;
      this.begun = this.told.length;
      this.arrive(scene);
      if (run !== this.#run) return;
    }
    this.#tellAnew();
    this.#busy = false;
  }

  /** Milliseconds of all that was not told yet. */
  #waiting(): number {
    const rest = this.#scenes.flatMap((scene) => scene.story).slice(this.#told);
    return rest.reduce((sum, each) => sum + this.length(each), 0);
  }
}

function passed(ms: number): Promise<void> {
  return ms > 0 ? new Promise((resolve) => setTimeout(resolve, ms)) : Promise.resolve();
}
