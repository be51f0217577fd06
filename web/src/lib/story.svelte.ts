// The story of a match, line by line: what happened, and what is noted beside it.

import type { SeatInfo, Sight } from './api';
import { hour } from './clock.svelte';
import type { Told } from './known';
import type { MatchTable } from './match.svelte';
import { t } from './words.svelte';

export interface Line {
  id: number;
  kind: string;
  seat: number | null;
  readonly text: string; // in the language that is set now
}

/** Something to write down. */
interface Entry {
  kind: string;
  seat?: number | null;
  text: string | (() => string);
}

const KEPT = 400; // lines of the story
const REMEMBERED = 8000; // milliseconds that a line stays which people must remember by themselves
const HEARD = 20; // lines of the story that a screen reader may still have to say

export class Story {
  lines = $state.raw<Line[]>([]);
  heard = $state.raw<Line[]>([]); // for the screen reader: what happened while one was here
  ended = $state.raw<{ match: string; by: string } | null>(null); // the match before this one, and who has begun this one meanwhile
  looked = $state.raw<number | null>(null); // when an administrator last looked in, while one was here
  #seated: SeatInfo[] = []; // who sits where, as far as is told
  #count = 0;

  constructor(private readonly table: Pick<MatchTable, 'fading' | 'live' | 'match' | 'seats' | 'you'>) {}

  write(entry: Entry): void {
    if (!entry.text) return;
    this.#count += 1;
    const line: Line = {
      id: this.#count,
      kind: entry.kind,
      seat: entry.seat ?? null,
      get text() {
        return typeof entry.text === 'string' ? entry.text : entry.text(); // a happening makes its sentence when it is read
      },
    };
    this.lines = [...this.lines.slice(1 - KEPT), line];
    if (!this.table.live) return;
    this.heard = [...this.heard.slice(1 - HEARD), line];
    if (this.table.fading.includes(line.kind)) setTimeout(() => this.#forget((each) => each === line), REMEMBERED);
  }

  /** Nothing is news any more, as when it is said in another language. */
  hush(): void {
    this.heard = [];
  }

  /** Leave to people what they must remember by themselves. */
  fade(): void {
    this.#forget((line) => this.table.fading.includes(line.kind));
  }

  /** Who sits where before anything more is told. */
  seat(seats: SeatInfo[]): void {
    this.#seated = seats;
  }

  /** What an event means for the story beside its happenings. */
  note({ event, sight }: Told): void {
    if (event.kind === 'started') {
      this.lines = [];
      this.#noteStart(event.seat);
    }
    if (sight?.state === 'playing') this.#noteSeats(sight);
    if (sight) this.#seated = sight.seats;
    if (event.kind === 'looked') {
      this.write({ kind: 'looked', text: () => t('room.looked', { time: hour(event.at) }) });
      if (this.table.live) this.looked = event.at;
    }
    // A compound move is taken back move by move, and told once.
    const last = this.lines.at(-1);
    if (event.kind !== 'took_back' || (last?.kind === 'took_back' && last.seat === event.seat)) return;
    const name = event.seat === null ? '' : (this.table.seats[event.seat]?.name ?? '');
    const you = event.seat === this.table.you;
    this.write({ kind: 'took_back', seat: event.seat, text: () => t('frame.took_back', { name, you }) });
  }

  /** Somebody else has begun another match while one may still be looking at how the last one ended. */
  #noteStart(seat: number | null): void {
    this.ended = null;
    const { match: last, seats, you, live } = this.table;
    const name = seat === null ? undefined : seats[seat]?.name;
    if (!live || !last?.over || seat === you || name === undefined) return;
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
      if (text) this.write({ kind: 'sat', seat, text });
    }
  }

  #forget(fading: (line: Line) => boolean): void {
    this.lines = this.lines.filter((line) => !fading(line));
    this.heard = this.heard.filter((line) => !fading(line));
  }
}
