// A room that this browser has open: the table in it, and what can be done there.

import { api, Refusal, type Hint, type Lesson, type MoveInfo, type RoomEvent, type Sight } from './api';
import { SeatClocks } from './clocks.svelte';
import type { ConnectionState } from './connection.svelte';
import { Device } from './device.svelte';
import { Draft } from './draft.svelte';
import { Feed, type Beside } from './feed.svelte';
import type { Told } from './known';
import { keyInLink } from './link';
import { MatchTable } from './match.svelte';
import { Questions, type Notice } from './questions.svelte';
import { RoomSeal } from './seal.svelte';
import { settings } from './settings.svelte';
import { KEPT } from './story.svelte';
import type { ChooseOptions } from './table.svelte';
import { Talk } from './talk.svelte';

/** A message from the administrators to everybody; `at`: when what it announces will happen. */
export interface Announcement {
  text: string;
  at: number | null;
}

export class RoomTable extends MatchTable {
  announced = $state.raw<Announcement | null>(null);
  ahead = $state.raw<Sight | null>(null); // the room as it is now, while this page still shows how the last match ended
  key = $state(keyInLink()); // the key in the room's link, if this page knows it
  #renewing = 0; // renewals by this page that it has not heard of yet
  #last: Sight | null = null; // the last sight that was told
  #follows = false; // this person wants the next match, so the page goes there

  readonly seal: RoomSeal; // of the next match
  readonly clocks = new SeatClocks(); // ahead of what is shown, because time passes while pieces fly
  readonly talk: Talk;
  readonly device: Device = new Device(this, (seat) => this.#feed.look(seat));
  readonly #feed: Feed;
  readonly #questions: Questions;
  readonly #draft: Draft;

  constructor(readonly room: string) {
    super();
    this.seal = new RoomSeal(room);
    this.talk = new Talk(room);
    this.#feed = new Feed(this, {
      stand: (sight) => this.#stand(sight),
      hear: (told) => this.#hear(told),
      holds: (sight) => this.#stays(sight),
      begin: (sight, early) => this.#begin(sight, early),
      live: () => this.#open(),
      happen: (told) => this.#happen(told),
      receive: (message) => this.#receive(message),
      unfinished: () => this.#draft.unfinished,
    });
    this.#questions = new Questions(room, this.#feed.line, () => this.device.meant);
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
    return (this.told.length < 2 && !this.stopped && this.#draft.accepted) || super.moment; // until something is told of it
  }

  /** Nothing is under way: the page shows the present state. */
  get settled(): boolean {
    const [still, quiet] = [!this.busy || this.stopped, !this.sending && !this.asking];
    return this.connection === 'open' && this.sight !== null && !this.#feed.loading && still && quiet;
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
    this.talk.close();
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
      this.rejoin(); // the server's own sentences, such as why something was refused, are in that language, too
      this.recollect();
    });
  }

  /** Connect again, with the present identity and language. */
  rejoin(): void {
    this.#feed.rejoin();
  }

  /** Tell the whole story of a match in which some of it faded, once it is over. */
  protected override recollect(): void {
    const { match } = this;
    if (match?.over && match.memory) void this.#recollect(match.id, settings.language);
  }

  async #recollect(match: string, language: string): Promise<void> {
    let told: RoomEvent[] = [];
    const seat = this.match?.over ? null : this.device.meant; // at the end, everybody at a shared device has the same story
    const ask = (since: number) => api.events(this.room, since, seat);
    try {
      let since = Math.max(0, this.number - KEPT); // an event has at least a line
      for (let events = await ask(since); events.length > 0 || since < this.number; events = await ask(since)) {
        told = events.reduce((all, event) => (event.kind === 'started' ? [event] : [...all, event]), told);
        since = events.at(-1)?.number ?? this.number;
      }
    } catch (error) {
      if (error instanceof Refusal) return; // what was shown stays
      throw error;
    }
    const same = this.match?.id === match && language === settings.language;
    if (same && (this.match?.over || seat === this.device.meant) && !this.left) this.story.retell(told);
  }

  /** Whether anybody would hear what you say here. */
  get audience(): boolean {
    const { sight } = this;
    if (!sight || sight.archived || sight.practice || (sight.yours.length === 0 && !sight.spectators)) return false;
    const others = sight.seats.some((seat, number) => seat.kind === 'person' && !sight.yours.includes(number));
    return others || this.presence.onlookers.count > (sight.yours.length > 0 ? 0 : 1);
  }

  /** Whether you sit at the table. */
  get seated(): boolean {
    return this.device.seats.length > 0;
  }

  /** Whether you sit at this table, at which another match can begin: the room has not moved on, and is not only to be looked at. */
  get lingers(): boolean {
    return this.seated && !this.sight?.archived && !this.ahead;
  }

  /** Whether the viewer, who has no seat, may ask for one in the next match. */
  get mayJoin(): boolean {
    const { sight } = this;
    if (!sight || sight.yours.length > 0 || sight.back !== null || sight.practice || sight.archived) return false;
    return sight.state === 'playing' || !sight.seats.some((seat) => seat.kind === 'open'); // otherwise there is a seat to sit down in
  }

  /** Whether the viewer watches a match that is being played. */
  get watching(): boolean {
    return this.sight?.state === 'playing' && !this.sight.archived && this.sight.back === null && !this.seated && this.match !== null;
  }

  // ---- Moves ----

  get sending(): boolean {
    return this.#draft.sending;
  }

  /** Whether a preview or a hint is under way. */
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
    await this.#draft.add(move, options);
  }

  override async undo(): Promise<void> {
    if (this.sending || this.#questions.hinting) return;
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

  override get lit(): readonly string[] {
    return this.hint?.places ?? this.pointed;
  }

  override get pointed(): readonly string[] {
    return this.hint ? [] : (this.lesson?.points ?? []);
  }

  override get wanted(): readonly string[] {
    return this.pending.length > 0 ? [] : (this.lesson?.moves ?? []);
  }

  /** Where you are in the lesson of a practice room. */
  get lesson(): Lesson | null {
    return this.match?.lesson ?? null;
  }

  /** What the lesson shows has been read, or the lesson is skipped. */
  async learn(what: 'next' | 'skip'): Promise<void> {
    const step = this.lesson?.step ?? 0; // if sent twice, it counts once
    await this.ask(() => api.learn(this.room, { do: what, step }));
  }

  override get refusal(): object | null {
    return this.notice?.move ? this.notice : null;
  }

  override async why(move: string): Promise<void> {
    if (this.match && this.you !== null) await this.#questions.why(move);
  }

  async askHint(): Promise<void> {
    if (this.acting) await this.#questions.askHint();
  }

  /** Lay out the hint's turn instead of what is pending. Nothing is sent. */
  async showHint(): Promise<void> {
    const whole = this.hint?.whole ?? [];
    if (!this.acting || whole.length === 0) return;
    this.hint = null;
    this.notice = null;
    await this.#draft.lay(whole);
  }

  /** Start a match, once this browser has added its number. */
  async start(): Promise<void> {
    await this.goWith(async () => {
      await this.seal.adding;
      await api.start(this.room);
    });
  }

  /** Say yes to another match, or take it back. People who have said yes go there when it begins. */
  async agree(yes: boolean): Promise<void> {
    const saying = async (): Promise<unknown> => {
      await this.seal.adding;
      return api.agree(this.room, yes);
    };
    await (yes ? this.goWith(saying) : this.askOnce(saying));
    if (!yes) this.#follows = false;
  }

  /** Do something that ends the look at a result, because this person wants to move on. */
  async goWith(what: () => Promise<unknown>): Promise<void> {
    this.#follows = true;
    await this.askOnce(what);
    if (this.notice) this.#follows = false;
  }

  /** Give the room a new link. False: it was refused. */
  async renewLink(): Promise<boolean> {
    this.#renewing += 1;
    await this.askOnce(async () => (this.key = (await api.renewLink(this.room)).key));
    if (this.notice) this.#renewing = 0;
    return !this.notice;
  }

  /** Leave the result of the last match for what the room does now. */
  goOnWithRoom(): void {
    this.ahead = null;
    this.#follows = true;
    this.rejoin();
  }

  /** Nobody is taken away from the result of a match because another has begun, or because the table is set again. */
  #stays(sight: Sight | null): boolean {
    const last = this.#last;
    if (!sight) return this.ahead !== null;
    const other = last?.match?.over === true && sight.match?.id !== last.match.id;
    this.ahead = other && !this.#follows ? sight : null;
    return this.ahead !== null;
  }

  #happen(told: Told): void {
    if (told.sight) this.#know(told.sight);
    this.happen(told);
  }

  #know(sight: Sight): void {
    if (sight.match?.id !== this.#last?.match?.id) this.#follows = false; // the page is there
    this.#last = sight;
  }

  /** Do something that can safely be done twice; what the server refuses is shown. */
  async ask(what: () => Promise<unknown>): Promise<void> {
    await this.#questions.ask(what);
  }

  /** The same, but if there is no answer, the person is told and can check whether it was done. */
  async askOnce(what: () => Promise<unknown>): Promise<void> {
    await this.#questions.askOnce(what);
  }

  override tellInWords(wanted: boolean): void {
    this.#feed.tellInWords(wanted);
  }

  override goOn(): void {
    super.goOn();
    this.#feed.askInWords();
  }

  // ---- What the server sends ----

  #receive(message: Beside): void {
    switch (message.type) {
      case 'done':
        this.#draft.accept(message.key);
        break;
      case 'error':
        this.notice = { text: message.message, rule: message.rule ?? null, move: this.#draft.refuse(message.key) };
        break;
      case 'presence':
        this.presence.hear(message);
        this.tag();
        break;
      case 'announced':
        this.announced = { text: message.text, at: message.at ?? null };
        break;
      case 'talk':
        this.talk.hear(message);
    }
  }

  #stand(sight: Sight): void {
    this.seal.see(sight);
    this.presence.meet(sight);
    this.clocks.hear(sight.clocks);
    this.story.seat(sight.seats);
  }

  #begin(sight: Sight, early: Told[]): void {
    if ((this.announced?.at ?? Infinity) < Date.now()) this.announced = null; // it has happened
    this.#know(sight);
    this.begin(sight, early);
    if (!this.device.met(sight.you)) return;
    this.story.forget(); // it was another seat's
    if (this.match) void this.#recollect(this.match.id, settings.language);
  }

  /** From here on, what happens is shown. */
  #open(): void {
    this.#feed.line.open((command) => this.#draft.means(command));
    this.#draft.recall();
  }

  #hear({ event, sight, met }: Told): void {
    this.seal.hear(event);
    if (event.kind === 'renewed' && this.#renewing-- <= 0) [this.#renewing, this.key] = [0, null]; // the key of this page is no longer valid
    if (sight) this.clocks.hear(sight.clocks);
    if (!sight || !met) return;
    this.seal.see(sight);
    if (!this.ahead) this.presence.meet(sight);
  }

  /** Whether the hint can still be followed: in a simultaneous step, others may have chosen in the meantime. */
  get #holds(): boolean {
    const [first, match] = [this.hint?.whole[0], this.match];
    return first !== undefined && (match?.legal.some((move) => move.text === first.text) ?? false);
  }

  /** Another position, or the same one told again. */
  protected override follow(same: boolean, owed: boolean): void {
    if (same && this.#draft.stays) return;
    if (!this.#holds) this.hint = null;
    this.#draft.renew(owed);
  }
}
