// A room that this browser has open: its socket, its sight, and the table in it.

import { SvelteSet } from 'svelte/reactivity';
import {
  api,
  Refusal,
  type Happening,
  type Hint,
  type MatchSight,
  type MoveInfo,
  type RoomEvent,
  type Sight,
  type Tried,
  type View,
} from './api';
import { boardOf } from './boards';
import { settings } from './settings.svelte';
import { play as hear } from './sound';
import { Table, type ChooseOptions, type Scene } from './table.svelte';
import { t, type Sentences } from './words.svelte';

type ServerMessage =
  | ({ type: 'event' } & RoomEvent)
  | { type: 'sight'; sight: Sight }
  | { type: 'done'; key: string; number: number }
  | { type: 'error'; key: string; code: string; message: string; rule?: string | null }
  | { type: 'presence'; here: boolean[]; spectators: number };

export interface Line {
  id: number;
  kind: string;
  seat: number | null;
  text: string;
}

export interface Notice {
  text: string;
  rule: string | null;
}

const AGAIN = [300, 600, 1200, 2500, 5000]; // milliseconds before each new try to connect
const GONE = new Set([4403, 4404]); // close codes after which trying again is no use
const KEPT = 400; // lines of the story
const REMEMBERED = 8000; // milliseconds that a line stays which people must remember by themselves

let made = 0;
/** A name for a move that no other has: sent twice, it is made once. */
function newKey(): string {
  made += 1;
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}-${made}`;
}

export class RoomTable extends Table<Sight | null> {
  sight = $state.raw<Sight | null>(null); // as shown: behind the server's while something happens
  lines = $state.raw<Line[]>([]); // the story
  said = $state(''); // for the screen reader: what happened last
  connection = $state<'connecting' | 'open' | 'lost' | 'gone'>('connecting');
  goneReason = $state('');
  notice = $state.raw<Notice | null>(null); // why something was refused
  sending = $state(false);
  asking = $state(false); // a preview is on its way
  hint = $state.raw<Hint | null>(null);

  #room: string;
  #socket: WebSocket | null = null;
  #number = 0; // of the last event that was told
  #tries = 0;
  #ready = false; // the past has been told: from here on it is shown happening
  #closed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #unsent: { key: string; moves: string[] } | null = null;
  #tried = $state.raw<Tried | null>(null);
  #sent = false; // what is pending was sent
  #parts = new SvelteSet<string>(); // pending moves that are only a beginning
  #chosen = new Set<number>();
  #owing: number[] = [];
  #lineCount = 0;

  constructor(room: string) {
    super();
    this.#room = room;
    this.#connect();
  }

  get room(): string {
    return this.#room;
  }

  get match(): MatchSight | null {
    return this.sight?.match ?? null;
  }

  override get acting(): boolean {
    const match = this.match;
    return (
      this.connection === 'open' &&
      !this.busy &&
      !this.sending &&
      !this.asking &&
      match !== null &&
      this.you !== null &&
      match.to_act.includes(this.you)
    );
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
    return this.connection === 'open' && this.sight !== null && !this.busy && !this.sending && !this.asking;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
    this.skip();
  }

  /** Speak the language that is set now. */
  async relearn(): Promise<void> {
    if (this.game) this.words = (await api.words(this.game)) as Sentences;
    this.lines = [];
    this.#number = 0;
    this.rejoin();
  }

  /** Connect anew, as whom this browser is now and in the language that is set now. */
  rejoin(): void {
    if (this.#socket) this.#socket.onclose = null;
    this.#socket?.close();
    clearTimeout(this.#timer);
    this.#ready = false;
    this.connection = 'connecting';
    this.#connect();
  }

  // ---- Moves ----

  override async choose(move: MoveInfo, { confirm = false, now = false, instead = false, part = false }: ChooseOptions = {}): Promise<void> {
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
    const moves = this.pending.slice(0, -1);
    this.notice = null;
    if (moves.length === 0) {
      this.#unchoose();
      return;
    }
    if (!(await this.#try(moves))) this.#unchoose();
  }

  override send(): void {
    if (this.pending.length > 0 && !this.sending) this.#dispatch(this.pending);
  }

  #dispatch(moves: MoveInfo[]): void {
    this.#unsent = { key: newKey(), moves: moves.map((move) => move.text) };
    this.sending = true;
    this.#sent = true;
    this.#deliver();
  }

  takeBack(): void {
    this.notice = null;
    this.#socket?.send(JSON.stringify({ type: 'take_back', key: newKey() }));
  }

  override async why(move: string): Promise<void> {
    if (!this.match || this.you === null) return;
    try {
      const why = await api.why(this.#room, move);
      if (!why.legal && why.message) this.notice = { text: why.message, rule: why.rule ?? null };
    } catch (error) {
      this.#complain(error);
    }
  }

  async askHint(): Promise<void> {
    this.asking = true;
    this.notice = null;
    try {
      this.hint = await api.hint(this.#room);
    } catch (error) {
      this.#complain(error);
    } finally {
      this.asking = false;
    }
  }

  /** Do something to the room; what the server refuses is shown. */
  async ask(what: () => Promise<unknown>): Promise<void> {
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

  #deliver(): void {
    if (this.#unsent && this.#socket?.readyState === WebSocket.OPEN)
      this.#socket.send(JSON.stringify({ type: 'play', move: this.#unsent.moves, key: this.#unsent.key }));
  }

  /** Ask the server what these moves would lead to. False: they can't be made, or the table has changed meanwhile. */
  async #try(moves: MoveInfo[]): Promise<boolean> {
    this.asking = true;
    try {
      const number = this.#number;
      const tried = await api.try(
        this.#room,
        moves.map((each) => each.text),
      );
      if (number === this.#number) this.#preview(moves, tried);
      return number === this.#number;
    } catch (error) {
      this.#complain(error);
      return false;
    } finally {
      this.asking = false;
    }
  }

  #preview(moves: MoveInfo[], tried: Tried): void {
    this.#sent = false;
    this.#tried = tried;
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
    const match = this.match;
    if (!match) return;
    this.view = match.view as View;
    this.summary = match.summary;
    this.asked = match.asked;
    this.legal = match.legal;
  }

  // ---- The socket ----

  #connect(): void {
    const address = new URL(`/api/rooms/${encodeURIComponent(this.#room)}/socket`, location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    address.searchParams.set('since', String(this.#number));
    address.searchParams.set('language', settings.language);
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onmessage = (message) => this.#receive(JSON.parse(String(message.data)) as ServerMessage);
    socket.onclose = (event) => {
      if (this.#closed) return;
      if (GONE.has(event.code)) {
        this.connection = 'gone';
        this.goneReason = event.reason;
        return;
      }
      this.connection = 'lost';
      this.#ready = false;
      this.#timer = setTimeout(() => this.#connect(), AGAIN[Math.min(this.#tries, AGAIN.length - 1)]);
      this.#tries += 1;
    };
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case 'event':
        this.#hearEvent(message);
        break;
      case 'sight':
        void this.#begin(message.sight);
        break;
      case 'done':
        if (message.key !== this.#unsent?.key) break;
        this.#unsent = null;
        this.sending = false;
        if (this.#sent) {
          // Until the position after it is shown, nothing can be done.
          this.pending = [];
          this.legal = [];
          this.asked = t('frame.done');
        }
        break;
      case 'error':
        if (message.key === this.#unsent?.key) {
          this.#unsent = null;
          this.sending = false;
          this.#unchoose();
        }
        this.notice = { text: message.message, rule: message.rule ?? null };
        break;
      case 'presence':
        if (this.sight) {
          const seats = this.sight.seats.map((seat, i) => ({ ...seat, here: message.here[i] ?? false }));
          this.sight = { ...this.sight, seats };
          this.#tag();
        }
    }
  }

  /** The past was told: this is how it stands now. */
  async #begin(sight: Sight): Promise<void> {
    if (this.game !== sight.game) {
      const [board, words] = await Promise.all([boardOf(sight.game), api.words(sight.game)]);
      this.motions = board?.motions ?? {};
      this.words = words as Sentences;
      this.game = sight.game;
    }
    this.skip();
    this.#number = Math.max(this.#number, sight.number);
    this.#ready = true;
    this.#tries = 0;
    this.connection = 'open';
    this.arrive({ story: [], view: {}, extra: sight });
    // Who took something back is known only now.
    this.lines = this.lines.map((line) => (line.kind === 'took_back' ? { ...line, text: this.#tookBack(line.seat) } : line));
    this.#forget((line) => sight.match?.fading.includes(line.kind) ?? false);
    this.#deliver(); // what was sent into a dying connection; its key keeps it from being made twice
  }

  #hearEvent(event: RoomEvent): void {
    if (event.number <= this.#number) return;
    this.#number = event.number;
    const story = event.story as Happening[];
    if (event.kind === 'started') this.lines = [];
    // A compound move is taken back move by move, and told once.
    const last = this.lines.at(-1);
    if (event.kind === 'took_back' && !(last?.kind === 'took_back' && last.seat === event.seat))
      this.#write({ kind: 'took_back', seat: event.seat, text: this.#tookBack(event.seat) });
    if (!this.#ready || !event.sight) {
      for (const happening of story) this.#write(happening);
      return;
    }
    // One scene for each entry of the log, the last with the sight after it.
    const scenes: Scene<Sight | null>[] = [];
    let told = 0;
    for (const frame of event.frames ?? []) {
      scenes.push({ story: story.slice(told, frame.told), view: frame.view as View, extra: null });
      told = frame.told;
    }
    scenes.push({ story: story.slice(told), view: {}, extra: event.sight });
    this.show(scenes);
  }

  protected override tell(happening: Happening): void {
    this.#write(happening);
  }

  #write(happening: { kind: string; seat?: number | null; text: string }): void {
    if (!happening.text) return;
    this.#lineCount += 1;
    const line = { id: this.#lineCount, kind: happening.kind, seat: happening.seat ?? null, text: happening.text };
    this.lines = [...this.lines.slice(1 - KEPT), line];
    if (this.match?.fading.includes(line.kind)) setTimeout(() => this.#forget((each) => each === line), REMEMBERED);
    if (this.#ready) this.said = happening.text;
  }

  #tookBack(seat: number | null): string {
    return t('frame.took_back', { name: this.seats[seat ?? 0]?.name ?? '…', you: seat !== null && seat === this.you });
  }

  #forget(fading: (line: Line) => boolean): void {
    this.lines = this.lines.filter((line) => !fading(line));
  }

  protected override arrive({ view, extra }: Scene<Sight | null>): void {
    if (extra === null) {
      this.view = view;
      return;
    }
    const wasActing = this.match !== null && this.you !== null && this.match.to_act.includes(this.you);
    const sameMatch = this.match?.id === extra.match?.id && this.match?.entries === extra.match?.entries;
    this.sight = extra;
    this.you = extra.you;
    const match = extra.match;
    this.over = match?.over ?? false;
    this.winners = (match?.ranks ?? []).flatMap((rank, seat) => (rank === 1 ? [seat] : []));
    if (match) this.#owe(match.to_act);
    this.#tag();
    const begun = this.pending;
    // A choice that is not sent yet outlives a connection that broke and somebody else's coming and going.
    if (sameMatch && begun.length > 0) return;
    this.#unchoose();
    // It also outlives the others' choices in a step where all choose at once.
    const owed = wasActing && match !== null && this.you !== null && match.to_act.includes(this.you);
    if (owed && begun.length > 0 && !this.sending) void this.#try(begun).then((kept) => kept || (this.notice = null));
    if (!match) this.view = null;
    const acting = match !== null && this.you !== null && match.to_act.includes(this.you);
    if (acting && !wasActing && settings.sound) hear('turn');
  }

  /** Who has chosen in a step where several owe a move at once: a seat that owed one together with others and no longer does. */
  #owe(owing: number[]): void {
    const within = owing.length > 0 && owing.every((seat) => this.#owing.includes(seat) || this.#chosen.has(seat));
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
      here: seat.here,
      toAct: sight.match?.to_act.includes(number) ?? false,
      chosen: this.#chosen.has(number),
    }));
  }
}
