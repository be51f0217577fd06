// A room that this browser has open: its socket, its sight, and the table in it.

import { SvelteSet } from 'svelte/reactivity';
import {
  api,
  Refusal,
  type Away,
  type Happening,
  type Hint,
  type MatchSight,
  type MoveInfo,
  type SeatInfo,
  type Sight,
  type SocketMessage,
  type TableMove,
  type Tried,
  type View,
} from './api';
import { boardOf } from './boards';
import { hour } from './clock.svelte';
import type { Say } from './book';
import { Connection, newKey, socketAddress, type ConnectionState } from './connection.svelte';
import { Known, type Told } from './known';
import { reloadFor, takeDraft, type Draft } from './reload';
import { RoomSeal } from './seal.svelte';
import { settings } from './settings.svelte';
import { play as hear } from './sound';
import { Table, type ChooseOptions, type Scene } from './table.svelte';
import { t } from './words.svelte';

export interface Line {
  id: number;
  kind: string;
  seat: number | null;
  readonly text: string; // in the language that is set now
}

/** What those who run the server say to everybody; `at`: when it is going to happen. */
export interface Announcement {
  text: string;
  at: number | null;
}

export interface Notice {
  text: string;
  rule: string | null;
}

const KEPT = 400; // lines of the story
const REMEMBERED = 8000; // milliseconds that a line stays which people must remember by themselves
const HEARD = 20; // lines of the story that a screen reader may still have to say
const TRIES = 6; // for a question that is not answered: a browser may still have several dead connections to ask it by

export class RoomTable extends Table<Sight | null> {
  sight = $state.raw<Sight | null>(null); // as shown: behind the server's while something happens
  lines = $state.raw<Line[]>([]); // the story
  heard = $state.raw<Line[]>([]); // for the screen reader: what happened while one was here
  notice = $state.raw<Notice | null>(null); // why something was refused
  sending = $state(false);
  asking = $state(false); // a preview is on its way
  hint = $state.raw<Hint | null>(null);
  ended = $state.raw<{ match: string; by: string } | null>(null); // the match before this one, and who has begun this one meanwhile
  announced = $state.raw<Announcement | null>(null);
  looked = $state.raw<number | null>(null); // when an administrator last looked in, while one was here
  hostAway = $state.raw<Away | null>(null);
  away = $state.raw<(Away | null)[]>([]); // for each seat: since when its person does not have the room open

  readonly seal: RoomSeal; // of the next match
  readonly #line: Connection<SocketMessage>;
  #number = 0; // of the last event that was told
  #ready = false; // the past has been told: from here on it is shown happening
  #beginning = 0; // counts lines: what a new one tells replaces what is still being loaded for the last
  #early: Told[] = []; // what came before it could be shown
  #loading = $state(false); // what is needed to show it
  #tables = new Map<string, TableMove[]>(); // of moves, by their addresses
  #inWords = false; // whether every view is wanted in sentences
  #askedInWords = false; // what the server was told of that
  readonly #known: Known;
  #here: boolean[] = []; // who has the room open: newer than what is shown
  #seated: SeatInfo[] = []; // who sits where: newer than what is shown
  #reworded = false; // what is pending was said in another language
  #closed = false;
  #sentAs = ''; // the key of the move that is on its way
  #takingBack: number | null = null; // the log's length when a move was asked back
  #tried = $state.raw<Tried | null>(null);
  #trying = 0; // counts what was tried: something newer replaces what is still under way
  #wanted: MoveInfo[] | null = null; // what is being tried
  #shown: (() => void)[] = []; // who waits for the next position
  #sent = false; // what is pending was sent
  #parts = new SvelteSet<string>(); // pending moves that are only a beginning
  #chosen = new Set<number>();
  #owing: number[] = [];
  #lineCount = 0;

  constructor(readonly room: string) {
    super();
    this.seal = new RoomSeal(room);
    this.#known = new Known({ table: ({ moves }) => this.#tables.get(moves) ?? [], say: (say) => this.say(say) });
    this.#line = new Connection({
      address: () => this.#address(),
      receive: (message) => this.#receive(message),
      lost: () => this.#lose(),
      reload: (protocol) => reloadFor(protocol, room, this.#draft()),
    });
  }

  get connection(): ConnectionState {
    return this.#line.state;
  }

  get match(): MatchSight | null {
    return this.sight?.match ?? null;
  }

  override get position(): View | null {
    return this.pending.length > 0 ? ((this.match?.view ?? null) as View | null) : this.view;
  }

  override get acting(): boolean {
    return this.connection === 'open' && !this.sending && !this.asking && this.onTurn;
  }

  /** Whether the viewer owes a move, as far as is shown; also while the page is busy with one. */
  get onTurn(): boolean {
    return !this.busy && this.#owes(this.sight);
  }

  #owes(sight: Sight | null): boolean {
    const [match, you] = [sight?.match, sight?.you ?? null];
    return !!match && you !== null && match.to_act.includes(you);
  }

  /** Whether the last pending move is only a beginning. */
  get part(): boolean {
    return this.#parts.has(this.pending.at(-1)?.text ?? '');
  }

  /** Whether the pending moves are whole: nothing can be added. */
  get closed(): boolean {
    return this.#tried?.closed ?? false;
  }

  /** Nothing is under way: what is seen is how it is. */
  get settled(): boolean {
    return this.connection === 'open' && this.sight !== null && !this.#loading && !this.busy && !this.sending && !this.asking;
  }

  close(): void {
    this.#closed = true;
    this.#line.close();
    this.skip();
    this.#tellShown();
  }

  #tellShown(): void {
    for (const shown of this.#shown.splice(0)) shown();
  }

  /** Speak the language that is set now. */
  async relearn(): Promise<void> {
    await this.ask(async () => {
      const language = settings.language;
      const words = await api.words(this.game);
      if (this.#closed || language !== settings.language) return; // the newest one counts
      this.heard = []; // nothing is news because it is said in another language
      this.hint = null;
      this.words = words;
      this.#reworded = true;
      this.rejoin(); // the server's own sentences, such as why something was refused, come in that language, too
    });
  }

  override tellInWords(wanted: boolean): void {
    this.#inWords = wanted;
    this.#askInWords();
  }

  #askInWords(): void {
    if (this.connection !== 'open' || this.#inWords === this.#askedInWords) return;
    this.#askedInWords = this.#inWords;
    this.#line.ask({ type: 'look', summary: this.#inWords });
  }

  /** Connect anew, as whom this browser is now and in the language that is set now. */
  rejoin(): void {
    this.#lose();
    this.#line.connect();
  }

  // ---- Moves ----

  override async choose(
    move: MoveInfo,
    { confirm = false, now = false, instead = false, part = false }: ChooseOptions = {},
  ): Promise<void> {
    if (!this.acting) return;
    this.notice = null;
    this.hint = null;
    const moves = instead ? [move] : [...this.pending, move];
    if (now && moves.length === 1) {
      this.#dispatch(moves);
      return;
    }
    if (!(await this.#try(moves))) return;
    if (part) this.#parts.add(move.text);
    if (this.closed && moves.length === 1 && !confirm) this.send();
  }

  override async undo(): Promise<void> {
    if (this.sending || this.asking) return;
    const moves = this.pending.slice(0, -1);
    this.notice = null;
    if (moves.length === 0) {
      this.#unchoose();
      return;
    }
    if (!(await this.#try(moves))) this.#unchoose();
  }

  override send(): void {
    if (this.pending.length > 0 && !this.sending && !this.asking) this.#dispatch(this.pending);
  }

  #dispatch(moves: MoveInfo[]): void {
    this.#sentAs = newKey();
    this.sending = true;
    this.#sent = true;
    this.#line.do({ type: 'play', move: moves.map((move) => move.text), key: this.#sentAs });
  }

  takeBack(): void {
    if (this.connection !== 'open') return;
    this.notice = null;
    this.#takingBack = this.match?.entries ?? null;
    this.#line.do({ type: 'take_back', key: newKey() });
  }

  override async why(move: string): Promise<void> {
    if (!this.match || this.you === null) return;
    try {
      const why = await this.#insist((line) => api.why(this.room, move, line));
      if (!why.legal && why.message) this.notice = { text: why.message, rule: why.rule ?? null };
    } catch (error) {
      this.#complain(error);
    }
  }

  async askHint(): Promise<void> {
    this.asking = true;
    this.notice = null;
    try {
      // The first one after an installation may come too late, while everything is still being compiled.
      this.hint = await this.#insist((line) => api.hint(this.room, line)).catch((error: unknown) => {
        if (error instanceof Refusal && error.code === 'hint_later') return this.#insist((line) => api.hint(this.room, line));
        throw error;
      });
    } catch (error) {
      this.#complain(error);
    } finally {
      this.asking = false;
    }
  }

  /** Lay out the turn that the hint tells, in place of what is pending. Nothing is sent. */
  async showHint(): Promise<void> {
    const whole = this.hint?.whole ?? [];
    if (!this.acting || whole.length === 0) return;
    this.hint = null;
    this.notice = null;
    this.#unchoose();
    await this.#try(whole);
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
    await this.askOnce(() => this.#insist(what));
  }

  /** The same, but if no answer comes, the person is told, and may look whether it was done. */
  async askOnce(what: () => Promise<unknown>): Promise<void> {
    this.notice = null;
    try {
      await what();
    } catch (error) {
      this.#complain(error);
    }
  }

  #complain(error: unknown): void {
    if (!(error instanceof Refusal)) throw error;
    this.notice = { text: error.message, rule: error.rule };
  }

  /** Ask the server, and ask again if no answer comes: as soon as the server is heard of. */
  async #insist<T>(question: (line: AbortSignal) => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await question(this.#line.life);
      } catch (error) {
        if (!(error instanceof Refusal) || error.code !== 'unreachable' || tries === TRIES) throw error;
        await this.#line.alive();
        if (this.#closed) throw error;
      }
    }
  }

  /** Whether it was the move that is on its way which the server has answered. */
  #answered(key: string): boolean {
    if (!this.#line.answered(key) || key !== this.#sentAs) return false;
    this.#sentAs = '';
    this.sending = false;
    return true;
  }

  /** Ask the server what these moves would lead to. False: they can't be made. Where another's choice comes first, the new position
   * is taken, and they are tried again there; that is told only if they are lost. `again`: they were chosen in another position. */
  async #try(moves: MoveInfo[], again = false): Promise<boolean> {
    const [run, parts] = [++this.#trying, [...this.#parts]];
    this.#wanted = moves;
    this.asking = true;
    try {
      for (let late = again; ; late = true) {
        const number = this.#number;
        if (late && !this.#owes(this.sight)) {
          this.#miss();
          return false;
        }
        const tried = await this.#ask(moves, number, late);
        if (run !== this.#trying || this.#closed || tried === null) return false;
        if (!tried.overtaken && number === this.#number) {
          for (const part of parts) this.#parts.add(part);
          this.#preview(late ? tried.moves : moves, tried);
          return true;
        }
        while (((this.sight?.number ?? 0) <= number || this.busy) && !this.#closed)
          await new Promise<void>((shown) => this.#shown.push(shown));
        if (run !== this.#trying || this.#closed) return false;
      }
    } finally {
      if (run === this.#trying) {
        this.asking = false;
        this.#wanted = null;
      }
    }
  }

  async #ask(moves: MoveInfo[], number: number, late: boolean): Promise<Tried | null> {
    try {
      const texts = moves.map((each) => each.text);
      return await this.#insist((line) => api.try(this.room, texts, number, line));
    } catch (error) {
      if (late && error instanceof Refusal && error.status === 409) this.#miss();
      else this.#complain(error);
      return null;
    }
  }

  /** What was chosen is not possible any more. */
  #miss(): void {
    this.notice = { text: t('frame.choice_lost'), rule: null };
  }

  #preview(moves: MoveInfo[], tried: Tried): void {
    this.#sent = false;
    this.#tried = tried;
    this.foreseen = tried.story as Happening[][];
    this.pending = moves;
    this.legal = tried.legal;
    if (tried.view) {
      this.view = tried.view as View;
      this.summary = tried.summary;
    }
    this.asked = tried.closed ? t('frame.ready') : tried.asked;
  }

  #unchoose(): void {
    this.#sent = false;
    this.#tried = null;
    this.#parts.clear();
    this.pending = [];
    this.foreseen = [];
    const match = this.match;
    if (!match) return;
    this.view = match.view as View;
    this.summary = match.summary;
    this.asked = match.asked;
    this.legal = match.legal;
  }

  // ---- The socket ----

  #address(): URL {
    const address = socketAddress(`/api/rooms/${encodeURIComponent(this.room)}/socket`);
    address.searchParams.set('since', String(this.#number));
    address.searchParams.set('summary', String(this.#inWords));
    this.#askedInWords = this.#inWords;
    return address;
  }

  /** The next line tells what was missed. */
  #lose(): void {
    this.#beginning += 1;
    this.#ready = false;
    this.#early = [];
  }

  /** What must outlive the page. */
  #draft(): Draft | null {
    const match = this.match;
    if (!match) return null;
    const moves = this.#sent ? [] : this.pending.map((move) => move.text);
    return { match: match.id, entries: match.entries, moves, commands: [...this.#line.unanswered] };
  }

  /** Go on where the page was before it was loaded again. */
  #recall(): void {
    const [draft, match] = [takeDraft(this.room), this.match];
    if (!draft || draft.match !== match?.id) return;
    const same = draft.entries === match.entries;
    for (const command of draft.commands) {
      if (command.type === 'play') [this.#sentAs, this.sending] = [command.key, true];
      else if (same) this.#takingBack = draft.entries;
      else continue;
      this.#line.do(command);
    }
    if (!same || draft.moves.length === 0) return;
    void this.#try(
      draft.moves.map((text) => ({ index: -1, text, json: {}, say: text })),
      true,
    ); // the server's answer has the rest
  }

  #receive(message: SocketMessage): void {
    switch (message.type) {
      case 'news':
        this.#hear(this.#known.news(message));
        break;
      case 'stands':
        this.#stand(this.#known.stands(message));
        break;
      case 'done':
        if (this.#answered(message.key) && this.#sent) {
          // Until the position after it is shown, nothing can be done.
          this.pending = [];
          this.legal = [];
          this.asked = t('frame.done');
        }
        break;
      case 'error':
        if (this.#answered(message.key)) this.#unchoose();
        this.notice = { text: message.message, rule: message.rule ?? null };
        break;
      case 'presence':
        this.#here = message.here;
        this.away = message.away;
        this.hostAway = message.host_away;
        this.#tag();
        break;
      case 'announced':
        this.announced = { text: message.text, at: message.at ?? null };
    }
  }

  #stand(sight: Sight): void {
    this.#meet(sight);
    this.#seated = sight.seats;
    void this.#begin(sight);
  }

  /** Who has the room open, and what is sealed. */
  #meet(sight: Sight): void {
    this.seal.see(sight);
    this.#here = sight.seats.map((seat) => seat.here);
    this.away = sight.seats.map((seat) => seat.away);
    this.hostAway = sight.host_away;
  }

  /** The past was told: this is how it stood then. */
  async #begin(then: Sight): Promise<void> {
    const begun = ++this.#beginning;
    if (this.game !== then.game || this.#lacksMoves(then)) {
      this.#loading = true;
      try {
        await this.#load(then);
      } catch {
        if (begun === this.#beginning && !this.#closed) this.#line.lose(); // and try again in a while
        return;
      }
      if (begun !== this.#beginning || this.#closed) return; // the next line begins again
    }
    this.#loading = false;
    for (const happening of this.skip()) this.#write(happening);
    // While the board was loading, more may have happened.
    const early = this.#early.filter(({ event }) => event.number > this.#number);
    const sight = early.reduce((newest, told) => (told.sight && told.event.number > newest.number ? told.sight : newest), then);
    this.#number = Math.max(sight.number, early.at(-1)?.event.number ?? 0);
    if ((this.announced?.at ?? Infinity) < Date.now()) this.announced = null; // it has happened
    this.arrive({ story: [], view: {}, extra: sight });
    for (const told of early) {
      this.#note(told);
      for (const happening of this.#story(told)) this.#write(happening);
    }
    this.#forget((line) => sight.match?.fading.includes(line.kind) ?? false);
    this.#ready = true;
    // Taking back is not sent again where it has happened, or where something else has.
    this.#line.open((command) => command.type === 'play' || this.#takingBack === sight.match?.entries);
    this.#askInWords(); // that may have changed since the line was dialled
    this.#recall();
  }

  /** Whether the table of moves of the match is not there yet. */
  #lacksMoves({ match }: Sight): boolean {
    return match !== null && !this.#tables.has(match.moves);
  }

  /** Whatever the page needs to show this and does not have. */
  async #load(then: Sight): Promise<void> {
    const [address, language] = [then.match?.moves, settings.language];
    const [board, words, moves] = await Promise.all([
      this.game === then.game ? null : boardOf(then.game),
      this.game === then.game ? null : api.words(then.game),
      address === undefined || this.#tables.has(address) ? null : api.moves(address),
    ]);
    if (this.#closed) return;
    if (moves) this.#tables.set(address!, moves);
    if (!words) return;
    this.motions = board?.motions ?? {};
    this.words = words;
    this.game = then.game;
    if (language !== settings.language) void this.relearn();
  }

  #hear(told: Told): void {
    const { event, sight, met } = told;
    this.seal.hear(event);
    if (sight && met) this.#meet(sight);
    this.#showOrKeep(told);
    if (sight) this.#seated = sight.seats;
  }

  #showOrKeep(told: Told): void {
    const { event, shots, sight } = told;
    if (!this.#ready) {
      this.#early.push(told);
      return;
    }
    if (event.number <= this.#number) return;
    if (sight && this.#lacksMoves(sight)) {
      // A match with other options: first its table of moves.
      this.#ready = false;
      this.#early = [told];
      void this.#begin(sight);
      return;
    }
    this.#number = event.number;
    this.#note(told);
    const story = this.#story(told);
    if (!sight || event.kind === 'started') {
      // A deal is not shown card by card: the table is there, and then its story is told.
      if (sight) this.show([{ story: [], view: {}, extra: sight }]);
      for (const happening of story) this.#write(happening);
      return;
    }
    // One scene for each view that it led through, the last with the sight after it.
    const scenes: Scene<Sight | null>[] = [];
    let begun = 0;
    for (const { told: end, view } of shots.slice(0, -1)) {
      scenes.push({ story: story.slice(begun, end), view, extra: null });
      begun = end;
    }
    scenes.push({ story: story.slice(begun), view: {}, extra: sight });
    this.show(scenes);
  }

  /** What happened, with sentences that are made when they are read. */
  #story({ event }: Told): Happening[] {
    return (event.story ?? []).map((happening) => {
      const made: Record<string, unknown> = {};
      for (const [name, value] of Object.entries(happening)) {
        const said = sayOf(value);
        if (said) Object.defineProperty(made, name, { get: () => this.say(said), enumerable: true });
        else made[name] = value;
      }
      return made as Happening;
    });
  }

  /** What an event means for the story beside its happenings. */
  #note({ event, sight }: Told): void {
    if (event.kind === 'started') {
      this.lines = [];
      this.#noteStart(event.seat);
    }
    if (sight?.state === 'playing') this.#noteSeats(sight);
    if (event.kind === 'looked') {
      this.#write({ kind: 'looked', text: () => t('room.looked', { time: hour(event.at) }) });
      if (this.#ready) this.looked = event.at;
    }
    // A compound move is taken back move by move, and told once.
    const last = this.lines.at(-1);
    if (event.kind !== 'took_back' || (last?.kind === 'took_back' && last.seat === event.seat)) return;
    const name = event.seat === null ? '' : (this.seats[event.seat]?.name ?? '');
    const you = event.seat === this.you;
    this.#write({ kind: 'took_back', seat: event.seat, text: () => t('frame.took_back', { name, you }) });
  }

  /** Somebody else has begun another match while one may still be looking at how the last one ended. */
  #noteStart(seat: number | null): void {
    this.ended = null;
    const [last, name] = [this.match, seat === null ? undefined : this.seats[seat]?.name];
    if (!this.#ready || !last?.over || seat === this.you || name === undefined) return;
    this.ended = { match: last.id, by: name };
  }

  /** Who has come to a seat, or left it, while a match runs. */
  #noteSeats(after: Sight): void {
    for (const [seat, now] of after.seats.entries()) {
      const before = this.#seated[seat];
      const you = seat === after.you || seat === after.back;
      let text: (() => string) | null = null;
      if (before?.kind === 'person' && now.kind === 'bot') text = () => t('room.left', { you, name: before.name, bot: now.name });
      if (before?.kind === 'bot' && now.kind === 'person') text = () => t('room.returned', { you, name: now.name });
      const renamed = before?.kind === 'person' && now.kind === 'person' && before.name !== now.name;
      if (renamed) text = () => t('room.renamed', { you, name: before.name, now: now.name });
      if (text) this.#write({ kind: 'sat', seat, text });
    }
  }

  protected override tell(happening: Happening): void {
    this.#write(happening);
  }

  #write(happening: { kind: string; seat?: number | null; text: string | (() => string) }): void {
    if (!happening.text) return;
    this.#lineCount += 1;
    const line: Line = {
      id: this.#lineCount,
      kind: happening.kind,
      seat: happening.seat ?? null,
      get text() {
        return typeof happening.text === 'string' ? happening.text : happening.text();
      },
    };
    this.lines = [...this.lines.slice(1 - KEPT), line];
    if (!this.#ready) return;
    this.heard = [...this.heard.slice(1 - HEARD), line];
    if (this.match?.fading.includes(line.kind)) setTimeout(() => this.#forget((each) => each === line), REMEMBERED);
  }

  #forget(fading: (line: Line) => boolean): void {
    this.lines = this.lines.filter((line) => !fading(line));
    this.heard = this.heard.filter((line) => !fading(line));
  }

  protected override arrive({ view, extra }: Scene<Sight | null>): void {
    if (extra === null) {
      this.view = view;
      return;
    }
    this.#take(extra);
    this.#tellShown();
  }

  /** The position after something that happened. */
  #take(extra: Sight): void {
    const [owed, owes] = [this.#owes(this.sight), this.#owes(extra)];
    const sameMatch = this.match?.id === extra.match?.id && this.match?.entries === extra.match?.entries;
    this.sight = extra;
    this.you = extra.you;
    const match = extra.match;
    this.over = match?.over ?? false;
    this.fading = match?.fading ?? [];
    this.winners = (match?.ranks ?? []).flatMap((rank, seat) => (rank === 1 ? [seat] : []));
    if (match) this.#owe(match.to_act, !sameMatch);
    this.#tag();
    const [begun, parts, sent] = [this.pending, [...this.#parts], this.#sent];
    // A choice that is not sent yet outlives a connection that broke and somebody else's coming and going.
    if (sameMatch && begun.length > 0 && !this.#reworded) return;
    this.#reworded = false;
    this.hint = null; // it was for another position
    this.#unchoose();
    // It also outlives the others' choices in a step where all choose at once. What is being tried goes on by itself.
    if (owed && begun.length > 0 && !sent && this.#wanted === null) {
      for (const part of parts) this.#parts.add(part);
      void this.#try(begun, true).then((renewed) => renewed || this.#unchoose());
    }
    if (!match) this.view = null;
    if (owes && !owed && settings.sound) hear('turn');
  }

  /** Who has chosen in a step where several owe a move at once: a seat that owed one together with others and no longer does. */
  #owe(owing: number[], moved: boolean): void {
    // The step goes on where fewer owe a move than before, or more: somebody took a choice back. Where the last one has moved and owes
    // one again, it is another step.
    const fewer = owing.every((seat) => this.#owing.includes(seat));
    const more = this.#owing.every((seat) => owing.includes(seat));
    const another = moved && fewer && more && owing.length === 1;
    const within = owing.length > 0 && (fewer || more) && !another;
    if (within && (this.#owing.length > 1 || this.#chosen.size > 0)) {
      for (const seat of this.#owing) if (!owing.includes(seat)) this.#chosen.add(seat);
      for (const seat of owing) this.#chosen.delete(seat);
    } else this.#chosen.clear();
    this.#owing = owing;
  }

  #tag(): void {
    const sight = this.sight;
    if (!sight) return;
    this.seats = sight.seats.map((seat, number) => ({
      seat: number,
      name: seat.name || t('room.seat', { number: number + 1 }),
      kind: seat.kind,
      bot: seat.bot ?? null,
      you: number === sight.you,
      here: this.#here[number] ?? seat.here,
      toAct: sight.match?.to_act.includes(number) ?? false,
      chosen: this.#chosen.has(number),
    }));
  }
}

function sayOf(value: unknown): Say | null {
  return typeof value === 'object' && value !== null && 'key' in value && typeof value.key === 'string' ? (value as Say) : null;
}
