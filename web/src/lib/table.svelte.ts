// What is on the table in front of a person: the position to draw, what happens, what may be done. Every board gets one,
// in a room as in a replay.

import type { Happening, MoveInfo, View } from './api';
import { settings } from './settings.svelte';
import { play as hear, type Sound } from './sound';
import { USUAL, pace, type Motion, type Motions } from './motion';
import { EMPTY, type Reader, type Say, type Values } from './book';
import { t } from './words.svelte';

export interface SeatTag {
  seat: number;
  name: string;
  kind: 'open' | 'person' | 'bot';
  bot: string | null; // which one
  you: boolean;
  here: boolean;
  toAct: boolean; // has to move
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
  now?: boolean; // send at once: what was pressed says what it does, and is the whole move
  instead?: boolean; // instead of everything that is pending
  part?: boolean; // only a beginning, which another move must follow, so there is nothing to send yet
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
  told = $state.raw<Of['Happening'][]>([]); // since there was last nothing to show; what is being shown is last
  begun = $state(0); // how many of them were told before `view` arrived
  beat = $state(0); // counts happenings
  pace = $state(1); // how many times faster than usual it is shown
  stopped = $state(false); // a round was counted, and what comes next waits for `goOn`

  legal = $state.raw<MoveInfo<Of['Move']>[]>([]); // what may be done next, after what is pending
  pending = $state.raw<MoveInfo<Of['Move']>[]>([]); // moves chosen but not yet sent; they go as one
  foreseen = $state.raw<Of['Happening'][][]>([]); // what would happen, for each of them
  meant = $state.raw<string[] | null>(null); // what they amount to in the board's words; null: they say it best themselves
  offered = $state(false); // the board itself offers the one move there is, as part of a gesture

  #scenes: Scene<Extra, Of>[] = [];
  #busy = $state(false);
  #held = false; // nothing more is shown for now
  #told = 0; // how many happenings of the first scene have been told
  #run = 0; // which run shows the scenes; one that was skipped stops
  #hurried = false; // the rest of the count is shown at once
  #wake: () => void = () => {}; // ends the current wait

  /** Whether this is a match as it was: nothing can be done here, no matter who had to move then. */
  readonly past: boolean = false;
  /** Whether the viewer may choose a move now. */
  abstract readonly acting: boolean;
  /** Choose a legal move. It waits in `pending` for more and for the main button, unless moves are made at once. */
  abstract choose(move: MoveInfo<Of['Move']>, options?: ChooseOptions): Promise<void>;
  /** Take the last pending move away. */
  abstract undo(): Promise<void>;
  /** Make the pending moves: what the main button does. */
  abstract send(): void;
  /** Why a move is not legal: shown in the bar. */
  abstract why(move: string): Promise<void>;
  /** Whether `summary` is wanted. */
  tellInWords(_wanted: boolean): void {}

  /** The position as it is, without what is pending. */
  get position(): Of['View'] | null {
    return this.view;
  }

  /** Places that are mentioned. */
  get lit(): readonly string[] {
    return NOTHING;
  }

  /** Those of them that a lesson points at. */
  get pointed(): readonly string[] {
    return NOTHING;
  }

  /** The moves that a lesson waits for, by their texts. */
  get wanted(): readonly string[] {
    return NOTHING;
  }

  /** A refused move, as long as the refusal is shown; a new object each time. */
  get refusal(): object | null {
    return null;
  }

  /** Whether nothing may move: show the end state with a short highlight. */
  get still(): boolean {
    return settings.still || settings.speed === 'at_once';
  }

  /** How many times faster than usual happenings are shown. */
  protected get haste(): number {
    return settings.haste;
  }

  /** Kinds of happenings that people have to remember: a board keeps no trace of them. */
  get fading(): readonly string[] {
    return NOTHING;
  }

  /** Whether a seat has to move in the position that is shown, whatever is being tried out in `view`. */
  owes(seat: number | null): boolean {
    return this.seats.some((tag) => tag.seat === seat && tag.toAct);
  }

  /** The only seat that has to move, according to `owes`. */
  get turn(): number | null {
    const [first, second] = this.seats.filter((tag) => tag.toAct);
    return first && !second ? first.seat : null;
  }

  /** Whether something is being shown. */
  get busy(): boolean {
    return this.#busy;
  }

  /** The view in sentences; while the count of a round is there to be looked at, how it was counted. */
  get summary(): string[] {
    if (this.stopped) return [t('frame.round_over'), ...this.#counted];
    return this.#summary.map((each) => (typeof each === 'string' ? each : this.say(each)));
  }

  set summary(summary: (Say | string)[]) {
    this.#summary = summary;
  }

  /** What the viewer should do, or who everyone is waiting for. */
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

  /** A sentence or name of the game, given as a sentence or as its key and values. */
  say(what: string | Say, values: Values = {}): string {
    return typeof what === 'string' ? this.words.fill(what, values, this.#reader) : this.words.say(what, this.#reader);
  }

  /** The legal move of this text, if there is one. */
  move(text: string): MoveInfo<Of['Move']> | undefined {
    return this.legal.find((move) => move.text === text);
  }

  /** How many milliseconds this happening is shown. */
  length(happening: Of['Happening']): number {
    const { ms, shared = 0 } = this.#motion(happening);
    return ms + shared / Math.max(1, this.seats.length);
  }

  #motion(happening: Of['Happening']): Motion {
    return this.motions[happening.kind] ?? USUAL;
  }

  /** Whether a round is being counted. */
  get counting(): boolean {
    return this.happening !== null && this.#counts(this.happening);
  }

  /** Show the rest of the count at once. */
  hurry(): void {
    if (!this.counting) return;
    this.#hurried = true;
    this.#wake();
  }

  /** The count has been looked at: show what comes next. */
  goOn(): void {
    if (this.stopped) this.#wake();
  }

  /** Whether people may look at the count of a round, given everything that is waiting to be shown. */
  protected stopsFor(_scenes: Scene<Extra, Of>[]): boolean {
    return false;
  }

  /** Show what happens, then the position after it. */
  protected show(scenes: Scene<Extra, Of>[]): void {
    this.#scenes.push(...scenes);
    this.#goOnShowing();
  }

  #goOnShowing(): void {
    if (!this.#busy && !this.#held && this.#scenes.length > 0) void this.#showAll();
  }

  /** While a button is being pressed, nothing new is shown: it could replace the button, and browsers drop such a press. */
  hold(held: boolean): void {
    this.#held = held;
    this.#goOnShowing();
  }

  /** Drop what is waiting to be shown; returns the scenes with what was not told. */
  protected skip(): Scene<Extra, Of>[] {
    const skipped = this.#scenes.map((scene, i) => (i === 0 ? { ...scene, story: scene.story.slice(this.#told) } : scene));
    this.#run += 1;
    this.#told = 0;
    this.#scenes = [];
    this.#busy = this.stopped = this.#hurried = false;
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
      const last = scene.story.findLast((each) => this.#counts(each));
      for (const happening of scene.story) {
        this.pace = pace(this.#waiting()) * this.haste;
        this.beat += 1;
        this.told = [...this.told, happening];
        this.happening = happening;
        const { sound } = this.#motion(happening);
        if (sound && !this.#hurried) hear(this.soundOf(happening, sound));
        await this.#passed(this.still || document.hidden || this.#hurried ? 0 : this.length(happening) / this.pace);
        if (run !== this.#run) return;
        this.#told += 1;
        this.tell(happening);
        if (happening !== last) continue;
        this.#hurried = false;
        if (document.hidden || this.#countsAfter(scene) || !this.stopsFor(this.#scenes)) continue;
        await this.#lookedAt();
        if (run !== this.#run) return;
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

  /** What a happening sounds like to the viewer. */
  protected soundOf(_happening: Of['Happening'], sound: Sound): Sound {
    return sound;
  }

  /** The sentences of the count that led away from `view`. */
  get #counted(): string[] {
    return this.told.slice(this.begun).flatMap((each) => (this.#counts(each) ? [each.text] : []));
  }

  #counts(happening: Of['Happening']): boolean {
    return this.#motion(happening).stops ?? false;
  }

  /** Whether another round is counted after this scene: then people have been away, and want to see the last count. */
  #countsAfter(scene: Scene<Extra, Of>): boolean {
    return this.#scenes.some((each) => each !== scene && each.story.some((happening) => this.#counts(happening)));
  }

  async #lookedAt(): Promise<void> {
    this.happening = null;
    this.stopped = true;
    await new Promise<void>((resolve) => (this.#wake = resolve));
    this.stopped = false;
  }

  #passed(ms: number): Promise<void> {
    if (ms <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Milliseconds of everything not told yet, up to the last count of a round, which takes its own time, as does a look at it. */
  #waiting(): number {
    const all = this.#scenes.flatMap((scene) => scene.story);
    const counted = this.#scenes.findLast((scene) => scene.story.some((each) => this.#counts(each)));
    const count = counted?.story.find((each) => this.#counts(each));
    const rest = all.slice(this.#told, count && Math.max(this.#told, all.indexOf(count)));
    return rest.reduce((sum, each) => sum + this.length(each), 0);
  }
}
