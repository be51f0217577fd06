// What arrives over a room's socket, in order: first the state of the room, then what happens. Nothing is told twice, and nothing before
// the page has what it needs to show it.

import type { Sight, SocketMessage } from './api';
import { Connection, socketAddress } from './connection.svelte';
import { Known, type Told } from './known';
import { keyInLink } from './link';
import { reloadFor, type Unfinished } from './reload';
import type { RoomTable } from './room.svelte';
import { settings } from './settings.svelte';
import { Stock } from './stock';

/** Messages that are not about what happens. */
export type Beside = Exclude<SocketMessage, { type: 'news' | 'stands' }>;

interface Listener {
  stand: (sight: Sight) => void; // the room as it was once the past had been told
  hear: (told: Told) => void; // something has happened; called before it can be shown
  holds: (sight: Sight | null) => boolean; // the page stays at the end of a match: this is told when it moves on
  begin: (sight: Sight, early: Told[]) => void; // the state of the room, and what led there while things were being loaded
  live: () => void; // from here on, things are shown as they happen
  happen: (told: Told) => void; // show it
  receive: (message: Beside) => void;
  unfinished: () => Unfinished | null; // what must outlive the page
}

export class Feed {
  readonly line: Connection<SocketMessage>;
  loading = $state(false); // whether what is needed to show it is being loaded
  #told = 0;
  #live = false;
  #beginning = 0; // counts connections: what a new one sends replaces what is still being loaded for the last
  #early: Told[] = []; // what arrived before it could be shown
  #inWords = false; // whether every view is wanted in sentences
  #askedInWords = false; // what the server has been told about that
  readonly #known: Known;
  readonly #stock: Stock;

  constructor(
    private readonly table: RoomTable,
    private readonly on: Listener,
  ) {
    const stock = (this.#stock = new Stock(table));
    this.#known = new Known({ table: (deal) => stock.moves(deal), say: (say) => table.say(say) });
    this.line = new Connection({
      address: () => this.#address(),
      receive: (message) => this.#receive(message),
      lost: () => this.#lose(),
      reload: (protocol) => reloadFor(protocol, table.room, on.unfinished()),
    });
  }

  /** The number of the last event that was told. */
  get told(): number {
    return this.#told;
  }

  /** Whether the past has been told: what is told now is news. */
  get live(): boolean {
    return this.#live;
  }

  close(): void {
    this.#lose();
    this.line.close();
  }

  /** Connect again. */
  rejoin(): void {
    this.#lose();
    this.line.connect();
  }

  tellInWords(wanted: boolean): void {
    this.#inWords = wanted;
    if (!this.table.stopped) this.askInWords(); // the answer is the present state, which would end the look at a count
  }

  /** Tell the server what is wanted now, unless it knows. */
  askInWords(): void {
    if (this.line.state !== 'open' || this.#inWords === this.#askedInWords) return;
    this.#askedInWords = this.#inWords;
    this.line.ask({ type: 'look', summary: this.#inWords });
  }

  /** From now on, the table is seen from this one of the viewer's seats; -1: from none. */
  look(seat: number): void {
    this.line.ask({ type: 'look', seat });
  }

  #address(): URL {
    const address = socketAddress(`/api/rooms/${encodeURIComponent(this.table.room)}/socket`);
    address.searchParams.set('since', String(this.#told));
    address.searchParams.set('summary', String(this.#inWords));
    if (settings.named) address.searchParams.set('named', 'true');
    const key = keyInLink();
    if (key) address.searchParams.set('key', key);
    this.#askedInWords = this.#inWords;
    if (this.table.device.seat !== null) address.searchParams.set('seat', String(this.table.device.seat));
    return address;
  }

  /** The next connection sends what was missed. */
  #lose(): void {
    this.#beginning += 1;
    this.#live = false;
    this.#early = [];
  }

  #receive(message: SocketMessage): void {
    if (message.type === 'news') this.#hear(this.#known.news(message));
    else if (message.type === 'stands') this.#stand(this.#known.stands(message));
    else this.on.receive(message as Beside);
  }

  #stand(sight: Sight): void {
    this.on.stand(sight);
    void this.#begin(sight);
  }

  #hear(told: Told): void {
    const { event, sight } = told;
    this.on.hear(told);
    if (!this.#live) {
      this.#early.push(told);
      return;
    }
    if (event.number <= this.#told || this.on.holds(sight)) return;
    if (sight && this.#stock.lacks(sight)) {
      // A match with other options: its table of moves comes first.
      this.#live = false;
      this.#early = [told];
      void this.#begin(sight);
      return;
    }
    this.#told = event.number;
    this.on.happen(told);
  }

  /** The past has been told, and this is the room as it was then. */
  async #begin(then: Sight): Promise<void> {
    const begun = ++this.#beginning;
    if (this.on.holds(then)) {
      this.loading = false;
      this.#live = true;
      this.on.live();
      return;
    }
    if (this.#stock.lacks(then)) {
      this.loading = true;
      try {
        await this.#stock.load(then);
      } catch {
        if (begun === this.#beginning) this.line.lose(); // and try again in a while
        return;
      }
      if (begun !== this.#beginning) return; // the next line begins again
    }
    this.loading = false;
    // While the board was loading, more may have happened.
    const early = this.#early.filter(({ event }) => event.number > this.#told);
    const sight = early.reduce((newest, told) => (told.sight && told.event.number > newest.number ? told.sight : newest), then);
    this.#told = Math.max(sight.number, early.at(-1)?.event.number ?? 0);
    this.on.begin(sight, early);
    this.#live = true;
    this.on.live();
    this.askInWords(); // that may have changed since the connection was opened
  }
}
