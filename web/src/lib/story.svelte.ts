// The story of a match, line by line: what happened, and notes.

import type { Happening, RoomEvent, SeatInfo, Shared, Sight } from './api';
import { hour } from './clock.svelte';
import type { Told } from './known';
import type { MatchTable } from './match.svelte';
import { t } from './words.svelte';

export interface Line {
  id: number;
  kind: string;
  seat: number | null;
  readonly text: string; // in the language that is set now
  happening: Happening | null; // the one it tells
}

/** Something to record. */
interface Entry {
  kind: string;
  seat?: number | null;
  text: string | (() => string);
}

export const KEPT = 400; // lines of the story
const REMEMBERED = 8000; // milliseconds that a line stays if people have to remember it
const HEARD = 20; // lines of the story that a screen reader may still have to say

export class Story {
  lines = $state.raw<Line[]>([]);
  heard = $state.raw<Line[]>([]); // for the screen reader: what happened while you were here
  looked = $state.raw<number | null>(null); // when an administrator last looked in while you were here
  #seated: SeatInfo[] = []; // who sits where, as far as has been told
  #back: number | null = null; // the seat that a bot keeps for the viewer
  #ranOut = new Set<number>(); // seats whose time has just run out
  #count = 0;

  constructor(private readonly table: Pick<MatchTable, 'fading' | 'live' | 'match' | 'seats' | 'you'>) {}

  tell(happening: Happening): void {
    this.write(happening, happening);
  }

  /** Tell all of a match again, from these events; a screen reader has already said it. */
  retell(events: RoomEvent[]): void {
    this.lines = [];
    for (const { kind, seat, story } of events) {
      for (const happening of story as Happening[]) this.#note(happening, happening);
      if (kind === 'took_back') this.#noteTakenBack(seat, (entry) => this.#note(entry));
    }
  }

  #note(entry: Entry, happening: Happening | null = null): Line | null {
    if (!entry.text) return null;
    this.#count += 1;
    const line: Line = {
      id: this.#count,
      kind: entry.kind,
      seat: entry.seat ?? null,
      get text() {
        return typeof entry.text === 'string' ? entry.text : entry.text(); // a happening makes its sentence when it is read
      },
      happening,
    };
    this.lines = [...this.lines.slice(1 - KEPT), line];
    return line;
  }

  write(entry: Entry, happening: Happening | null = null): void {
    const line = this.#note(entry, happening);
    if (!line || !this.table.live) return;
    this.heard = [...this.heard.slice(1 - HEARD), line];
    if (this.table.fading.includes(line.kind)) setTimeout(() => this.#forget((each) => each === line), REMEMBERED);
  }

  /** Nothing is news any more, for instance when it is said in another language. */
  hush(): void {
    this.heard = [];
  }

  /** Nothing has been told yet. */
  forget(): void {
    this.lines = this.heard = [];
  }

  /** Remove what people have to remember. */
  fade(): void {
    this.#forget((line) => this.table.fading.includes(line.kind));
  }

  /** Who sits where before anything more is told. */
  seat(seats: SeatInfo[]): void {
    this.#seated = seats;
  }

  /** What an event means for the story, apart from its happenings. */
  note({ event, sight }: Told): void {
    if (event.kind === 'started') this.lines = [];
    this.#noteTime(event);
    if (sight?.state === 'playing') this.#noteSeats(sight);
    if (sight) [this.#seated, this.#back] = [sight.seats, sight.back];
    if (event.kind === 'looked') {
      this.write({ kind: 'looked', text: () => t('room.looked', { time: hour(event.at) }) });
      if (this.table.live) this.looked = event.at;
    }
    if (event.kind === 'took_back') this.#noteTakenBack(event.seat, (entry) => this.write(entry));
  }

  /** What an event says about a player's time. */
  #noteTime({ kind, seat, time }: Shared): void {
    if (seat === null || !time) return;
    const { you } = this.table;
    const whom = time.whom ?? seat;
    const names = { name: this.#nameOf(seat), whom: this.#nameOf(whom) };
    const mine = seat === you || this.#back === seat;
    const to = whom === you;
    let text: (() => string) | null = null;
    if (kind === 'ran_out') {
      this.#ranOut.add(seat);
      const key = time.follows === 'give_up' ? 'time.ran_out_for_good' : 'time.ran_out';
      text = () => t(key, { you: mine, name: names.name });
    } else if (kind === 'granted')
      text = () => (mine ? t('time.granted_yours', { whom: names.whom }) : t('time.granted', { to, ...names }));
    else if (kind === 'urged' && time.enough) text = () => t('time.urged_enough', { to, whom: names.whom });
    else if (kind === 'urged') text = () => (mine ? t('time.urged_yours', { whom: names.whom }) : t('time.urged', { to, ...names }));
    if (text) this.write({ kind, seat, text });
  }

  /** Who sits in a seat, or for whom a bot plays there. */
  #nameOf(seat: number): string {
    const { name = '', plays_for: instead = null } = this.#seated[seat] ?? {};
    return instead ?? (name || t('room.seat', { number: seat + 1 }));
  }

  /** A compound move is taken back move by move, and told once. */
  #noteTakenBack(seat: number | null, write: (entry: Entry) => void): void {
    const last = this.lines.at(-1);
    if (last?.kind === 'took_back' && last.seat === seat) return;
    const name = seat === null ? '' : (this.table.seats[seat]?.name ?? '');
    const you = seat === this.table.you;
    write({ kind: 'took_back', seat, text: () => t('frame.took_back', { name, you }) });
  }

  /** Who has come to a seat, or left it, while a match is running. */
  #noteSeats(after: Sight): void {
    for (const [seat, now] of after.seats.entries()) {
      const before = this.#seated[seat];
      const you = seat === after.you || seat === after.back;
      let text: (() => string) | null = null;
      const late = this.#ranOut.delete(seat); // that has already been told
      if (before?.kind === 'person' && now.kind === 'bot' && !late) text = () => t('room.left', { you, name: before.name, bot: now.name });
      if (before?.kind === 'bot' && now.kind === 'person') text = () => t('room.returned', { you, name: now.name });
      const renamed = before?.kind === 'person' && now.kind === 'person' && before.name !== now.name;
      if (renamed) text = () => t('room.renamed', { you, name: before.name, now: now.name });
      if (text) this.write({ kind: 'sat', seat, text });
    }
  }

  #forget(fading: (line: Line) => boolean): void {
    this.lines = this.lines.filter((line) => !fading(line));
    this.heard = this.heard.filter((line) => !fading(line));
  }
}
