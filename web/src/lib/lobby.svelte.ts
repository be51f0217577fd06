// The lobby in this browser: the games, the open rooms, and your own rooms and matches. A socket sends what has changed.

import { api, Refusal, type GameInfo, type LobbyMessage, type MatchInfo, type RoomLine } from './api';
import { Connection, socketAddress } from './connection.svelte';
import { person } from './person.svelte';
import { reloadFor } from './reload';
import { settings } from './settings.svelte';

// In milliseconds, plus or minus a half, so that not everybody asks at once.
const SLOWLY = 30_000; // between two requests for the lists if no socket is possible
const LATE = 1000; // until the games are shown without your own rooms and matches
const AGAIN = 3000; // before the games are asked for again

function roughly(pause: number): number {
  return pause * (0.5 + Math.random());
}

let early: Promise<GameInfo[]> | null = null;

/** Ask for the games while the page is still being made. */
export function askEarly(): void {
  early = api.games();
  early.catch(() => {}); // the caller that shows them will handle it
}

export class Lobby {
  games = $state.raw<GameInfo[]>([]);
  mine = $state.raw<RoomLine[]>([]);
  matches = $state.raw<MatchInfo[]>([]); // your own finished ones
  more = $state(false); // whether there are more open rooms than are shown
  #first = $state.raw<RoomLine[]>([]); // the first page of the open rooms
  #further = $state.raw<RoomLine[]>([]); // the pages after it that were asked for
  #told = $state({ rooms: false, mine: false });
  #late = $state(false);
  #noGames = $state(''); // why there are none
  #old = $state(''); // why the lists may be old
  #pages = 1; // pages of open rooms, shown one below another
  #as = ''; // who this browser was when it connected
  #closed = false;
  #asking: ReturnType<typeof setTimeout> | undefined; // for the lists, while there is no line
  #again: ReturnType<typeof setTimeout> | undefined; // for the games
  readonly #waiting: ReturnType<typeof setTimeout>; // for your own rooms and matches
  readonly #line: Connection<LobbyMessage>;

  constructor() {
    this.#as = this.#asker;
    void this.#showGames();
    this.#waiting = setTimeout(() => (this.#late = true), LATE);
    this.#line = new Connection({
      address: () => socketAddress('/api/lobby/socket'),
      receive: (message) => this.#receive(message),
      lost: () => this.#lose(),
      reload: (protocol) => reloadFor(protocol, '', null),
    });
  }

  /** The rooms in which you can still sit down and are not sitting yet. */
  get open(): RoomLine[] {
    const seated = new Set(this.mine.filter((room) => room.you !== null).map((room) => room.id));
    // A room that has moved to the next page in the meantime is in both.
    const rooms = new Map([...this.#first, ...this.#further].map((room) => [room.id, room]));
    return [...rooms.values()].filter((room) => room.open > 0 && room.state === 'waiting' && room.you === null && !seated.has(room.id));
  }

  /** Whether everything that the page shows is there. */
  get settled(): boolean {
    return this.games.length > 0 && this.#told.rooms && (this.#told.mine || person.name === null);
  }

  /** Whether everything above the games is there, so that they no longer move, or is taking too long. */
  get placed(): boolean {
    return this.#told.mine || person.name === null || this.#late;
  }

  get problem(): string {
    return this.#noGames || this.#old;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#asking);
    clearTimeout(this.#again);
    clearTimeout(this.#waiting);
    this.#line.close();
  }

  /** Connect again if this browser has a new identity or another language. */
  rejoin(): void {
    if (this.#as === this.#asker) return;
    this.#as = this.#asker;
    void this.#showGames();
    this.#line.connect();
  }

  get #asker(): string {
    return `${settings.language} ${person.name === null}`;
  }

  /** A room that was given up, until the list without it arrives. */
  forget(room: string): void {
    this.mine = this.mine.filter((each) => each.id !== room);
  }

  async showMore(): Promise<void> {
    this.#pages += 1;
    await this.#showFurther();
  }

  #receive(message: LobbyMessage): void {
    switch (message.type) {
      case 'rooms':
        this.#first = message.rooms;
        if (this.#pages === 1) this.more = message.more;
        else void this.#showFurther();
        this.#told.rooms = true;
        this.#old = '';
        clearTimeout(this.#asking);
        this.#asking = undefined;
        this.#line.open(() => false);
        break;
      case 'mine':
        this.mine = message.rooms;
        this.matches = message.matches;
        this.#told.mine = true;
        break;
      case 'error':
        this.#old = message.message;
    }
  }

  /** If there is no connection for a long time, the lists are requested: slowly, and only while somebody is looking. */
  #lose(): void {
    if (this.#asking !== undefined) return;
    if (!this.#told.rooms) void this.#ask();
    this.#askLater();
  }

  #askLater(): void {
    this.#asking = setTimeout(() => {
      if (!document.hidden) void this.#ask();
      this.#askLater();
    }, roughly(SLOWLY));
  }

  async #ask(): Promise<void> {
    const known = person.name !== null;
    try {
      const [first, mine, matches] = await Promise.all([api.rooms(0), known ? api.myRooms() : [], known ? api.myMatches() : []]);
      if (this.#line.state === 'open') return; // what has arrived since is newer
      this.#first = first.told;
      this.mine = mine;
      this.matches = matches.filter((match) => match.ended !== null);
      this.#told = { rooms: true, mine: true };
      if (this.#pages === 1) this.more = first.more;
      else await this.#showFurther();
      this.#old = '';
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (this.#line.state !== 'open') this.#old = error.message;
    }
  }

  /** The pages after the first; the socket sends only the first. */
  async #showFurther(): Promise<void> {
    const pages = Array.from({ length: this.#pages - 1 }, (_, page) => api.rooms(page + 1));
    try {
      const shown = await Promise.all(pages);
      if (shown.length !== this.#pages - 1) return; // more have been asked for in the meantime
      this.#further = shown.flatMap((page) => page.told);
      this.more = shown.at(-1)?.more ?? false;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.#old = error.message;
    }
  }

  async #showGames(): Promise<void> {
    clearTimeout(this.#again);
    const language = settings.language;
    try {
      const asked = early ?? api.games();
      early = null;
      const games = await asked;
      if (language !== settings.language) return; // they are being asked for in the other language
      this.games = games;
      this.#noGames = '';
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (language !== settings.language || this.#closed) return;
      this.#noGames = error.message;
      this.#again = setTimeout(() => void this.#showGames(), roughly(AGAIN));
    }
  }
}
