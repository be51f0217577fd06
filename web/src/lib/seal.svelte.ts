// The seal of a match: what this browser saw of the server's number before the match (its commitment), and a number of its own that it
// added after that (its nonce). Both are kept in the browser, so that the page can check the match at its end.

import { api, Refusal, type RoomAnswer, type Shared } from './api';

export interface Seal {
  commitment: string; // as it was shown before the match
  nonce: string;
  added: boolean; // the server has said that the nonce is in
}

/** The seal of a match that has started. */
export interface MatchSeal extends Seal {
  people: number[] | null; // the seats that may have added a nonce, if this browser saw the match start
}

/** The seal of the match that a room will start next. */
interface NextSeal extends Seal {
  number: number; // that of the room's last event when the seal was shown
}

interface Kept {
  rooms: Record<string, NextSeal>;
  matches: Record<string, MatchSeal>;
}

const PLACE = 'sweetbox-seals';
const MOST = 100; // rooms, and also matches; the oldest are forgotten
const NONCE = 16; // bytes

let held = '{}'; // what is kept; if the browser refuses to store it, only until the page is closed

function read(): Kept {
  try {
    held = localStorage.getItem(PLACE) ?? '{}';
  } catch {
    // a browser that stores nothing
  }
  try {
    return { rooms: {}, matches: {}, ...(JSON.parse(held) as Partial<Kept>) };
  } catch {
    return { rooms: {}, matches: {} }; // something else is stored under our name
  }
}

function write({ rooms, matches }: Kept): void {
  const latest = <T>(all: Record<string, T>) => Object.fromEntries(Object.entries(all).slice(-MOST));
  const text = JSON.stringify({ rooms: latest(rooms), matches: latest(matches) });
  if (text === held) return;
  held = text;
  try {
    localStorage.setItem(PLACE, text);
  } catch {
    // it lasts until the page is closed
  }
}

function newNonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(NONCE)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What this browser kept before a match; null: it was not there. */
export function sealOf(match: string): MatchSeal | null {
  return read().matches[match] ?? null;
}

/** A room's next match: its seal is kept as soon as it is shown, and while this browser's person sits there, its nonce is added. */
export class RoomSeal {
  next = $state.raw<Seal | null>(null);
  adding: Promise<void> = Promise.resolve(); // the nonce is on its way until this resolves
  #starts = new Set<number>(); // the events that started a match
  #newest = 0; // the newest sight's number
  #asked = ''; // the seal and the seat for which the nonce was sent

  constructor(readonly room: string) {}

  hear(event: Pick<Shared, 'kind' | 'number'>): void {
    if (event.kind === 'started') this.#starts.add(event.number);
  }

  see(sight: RoomAnswer): void {
    if (sight.number < this.#newest || sight.practice) return; // everybody gets the same match to practise
    this.#newest = sight.number;
    const kept = read();
    const known = this.#settle(kept, sight);
    // The first seal that was shown counts: if a server shows another one before the match starts, it is found out at its end.
    const next = known ?? { commitment: sight.next_commitment, nonce: newNonce(), added: false, number: sight.number };
    const [you] = sight.yours; // the first of several at this device: one number of its own is enough
    const seat = you === undefined ? undefined : sight.seats[you];
    if (!seat?.nonce) next.added = false; // somebody stood up, or was asked to
    kept.rooms[this.room] = this.next = next;
    write(kept);
    if (!seat || you === undefined) this.#asked = '';
    else if (!next.added && sight.state !== 'playing' && !sight.archived && this.#asked !== `${next.commitment} ${you}`) {
      this.adding = this.#addQuietly(you);
    }
  }

  /** If a match has started since, its seal is stored with that match. Returns the seal of the match to come. */
  #settle(kept: Kept, sight: RoomAnswer): NextSeal | undefined {
    const known = kept.rooms[this.room];
    const starts = [...this.#starts].filter((start) => known && known.number < start && start <= sight.number);
    if (!known || starts.length === 0) return known;
    // The seal belongs to the first of them; if another has started since, the first went by without this browser.
    if (starts.length === 1 && sight.match) {
      const people = sight.seats.flatMap((seat, number) => (seat.kind === 'person' || seat.plays_for !== null ? [number] : []));
      const { commitment, nonce, added } = known;
      kept.matches[sight.match.id] = { commitment, nonce, added, people: sight.state === 'playing' ? people : null };
    }
    return undefined;
  }

  /** Sit down, or stay seated, with this browser's number. */
  async add(seat: number): Promise<void> {
    const { commitment, nonce } = this.next!; // seats are offered only if there is a sight
    this.#asked = `${commitment} ${seat}`;
    const sight = await api.seat(this.room, seat, { kind: 'me', nonce });
    const kept = read();
    const next = kept.rooms[this.room];
    if (next?.nonce === nonce) {
      next.added = true;
      this.next = next;
      write(kept);
    }
    this.see(sight);
  }

  async #addQuietly(seat: number): Promise<void> {
    try {
      await this.add(seat);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.#asked = ''; // the match starts without it, or the server is away and gets it later
    }
  }
}
