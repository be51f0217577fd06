// A room that this browser has open: the table in it, and what can be done there.

import { api, type Hint, type MoveInfo, type Sight } from './api';
import type { ConnectionState } from './connection.svelte';
import { Draft } from './draft.svelte';
import { Feed, type Beside } from './feed.svelte';
import type { Told } from './known';
import { MatchTable } from './match.svelte';
import { Questions, type Notice } from './questions.svelte';
import { RoomSeal } from './seal.svelte';
import { settings } from './settings.svelte';
import type { ChooseOptions } from './table.svelte';

/** What those who run the server say to everybody; `at`: when it is going to happen. */
export interface Announcement {
  text: string;
  at: number | null;
}

export class RoomTable extends MatchTable {
  announced = $state.raw<Announcement | null>(null);

  readonly seal: RoomSeal; // of the next match
  readonly #feed: Feed;
  readonly #questions: Questions;
  readonly #draft: Draft;

  constructor(readonly room: string) {
    super();
    this.seal = new RoomSeal(room);
    this.#feed = new Feed(this, {
      stand: (sight) => this.#stand(sight),
      hear: (told) => this.#hear(told),
      begin: (sight, early) => this.#begin(sight, early),
      live: () => this.#open(),
      happen: (told) => this.happen(told),
      receive: (message) => this.#receive(message),
      unfinished: () => this.#draft.unfinished,
    });
    this.#questions = new Questions(room, this.#feed.line);
    this.#draft = new Draft(this, this.#questions, this.#feed.line);
  }

  get connection(): ConnectionState {
    return this.#feed.line.state;
  }

  override get acting(): boolean {
    return this.connection === 'open' && !this.sending && !this.asking && this.onTurn;
  }

  override get onTurn(): boolean {
    return super.onTurn && this.#draft.accepted === '';
  }

  override get moment(): string {
    return (this.told.length < 2 && this.#draft.accepted) || super.moment; // until something is told of it
  }

  /** Nothing is under way: what is seen is how it is. */
  get settled(): boolean {
    return this.connection === 'open' && this.sight !== null && !this.#feed.loading && !this.busy && !this.sending && !this.asking;
  }

  /** Whether what is told now is news: the past has been told. */
  override get live(): boolean {
    return this.#feed.live;
  }

  /** The number of the last event that was told. */
  get number(): number {
    return this.#feed.told;
  }

  override close(): void {
    this.#feed.close();
    this.#questions.close();
    super.close();
  }

  /** Speak the language that is set now. */
  async relearn(): Promise<void> {
    await this.ask(async () => {
      const language = settings.language;
      const words = await api.words(this.game);
      if (this.left || language !== settings.language) return; // the newest one counts
      this.story.hush();
      this.hint = null;
      this.words = words;
      this.#draft.reword();
      this.rejoin(); // the server's own sentences, such as why something was refused, come in that language, too
    });
  }

  /** Connect anew, as whom this browser is now and in the language that is set now. */
  rejoin(): void {
    this.#feed.rejoin();
  }

  // ---- Moves ----

  get sending(): boolean {
    return this.#draft.sending;
  }

  /** Whether a preview or a hint is on its way. */
  get asking(): boolean {
    return this.#draft.trying || this.#questions.hinting;
  }

  /** Whether the last pending move is only a beginning. */
  get part(): boolean {
    return this.#draft.part;
  }

  /** What was chosen, as the bar says it. */
  get chosen(): string[] {
    return this.#draft.says;
  }

  override async choose(move: MoveInfo, options: ChooseOptions = {}): Promise<void> {
    if (!this.acting) return;
    this.notice = null;
    this.hint = null;
    await this.#draft.add(move, options);
  }

  override async undo(): Promise<void> {
    if (this.sending || this.asking) return;
    this.notice = null;
    await this.#draft.undo();
  }

  override send(): void {
    this.#draft.send();
  }

  takeBack(): void {
    if (this.connection !== 'open') return;
    this.notice = null;
    this.#draft.takeBack();
  }

  // ---- What the server is asked ----

  get notice(): Notice | null {
    return this.#questions.notice;
  }

  set notice(notice: Notice | null) {
    this.#questions.notice = notice;
  }

  get hint(): Hint | null {
    return this.#questions.hint;
  }

  set hint(hint: Hint | null) {
    this.#questions.hint = hint;
  }

  override async why(move: string): Promise<void> {
    if (this.match && this.you !== null) await this.#questions.why(move);
  }

  async askHint(): Promise<void> {
    await this.#questions.askHint();
  }

  /** Lay out the turn that the hint tells, in place of what is pending. Nothing is sent. */
  async showHint(): Promise<void> {
    const whole = this.hint?.whole ?? [];
    if (!this.acting || whole.length === 0) return;
    this.hint = null;
    this.notice = null;
    await this.#draft.lay(whole);
  }

  /** Start a match, once this browser's own number is in it. */
  async start(): Promise<void> {
    await this.askOnce(async () => {
      await this.seal.adding;
      await api.start(this.room);
    });
  }

  /** Do something that done twice is the same as done once; what the server refuses is shown. */
  async ask(what: () => Promise<unknown>): Promise<void> {
    await this.#questions.ask(what);
  }

  /** The same, but if no answer comes, the person is told, and may look whether it was done. */
  async askOnce(what: () => Promise<unknown>): Promise<void> {
    await this.#questions.askOnce(what);
  }

  override tellInWords(wanted: boolean): void {
    this.#feed.tellInWords(wanted);
  }

  // ---- What the server tells ----

  #receive(message: Beside): void {
    switch (message.type) {
      case 'done':
        this.#draft.accept(message.key);
        break;
      case 'error':
        this.#draft.refuse(message.key);
        this.notice = { text: message.message, rule: message.rule ?? null };
        break;
      case 'presence':
        this.presence.hear(message);
        this.tag();
        break;
      case 'announced':
        this.announced = { text: message.text, at: message.at ?? null };
    }
  }

  #stand(sight: Sight): void {
    this.seal.see(sight);
    this.presence.meet(sight);
    this.story.seat(sight.seats);
  }

  #begin(sight: Sight, early: Told[]): void {
    if ((this.announced?.at ?? Infinity) < Date.now()) this.announced = null; // it has happened
    this.begin(sight, early);
  }

  /** From here on what happens is shown. */
  #open(): void {
    this.#feed.line.open((command) => this.#draft.means(command));
    this.#draft.recall();
  }

  #hear({ event, sight, met }: Told): void {
    this.seal.hear(event);
    if (!sight || !met) return;
    this.seal.see(sight);
    this.presence.meet(sight);
  }

  /** Another position, or the same one told anew. */
  protected override follow(same: boolean, owed: boolean): void {
    if (same && this.#draft.stays) return;
    this.hint = null; // it was for another position
    this.#draft.renew(owed);
  }
}
