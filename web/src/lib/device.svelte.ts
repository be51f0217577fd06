// Several seats at this device, which is passed from one to the next. If they have secrets from each other, the table is covered in
// between: the server sends no seat's view before that seat asks for it.

import type { RoomTable } from './room.svelte';

const NOBODY = -1;

export class Device {
  handing = $state<number | null>(null); // the seat it is being passed to: the table is covered
  #seat = $state<number | null>(null); // whose view was asked for last
  #asked = false; // the answer is on its way

  constructor(
    private readonly table: RoomTable,
    private readonly look: (seat: number) => void,
  ) {}

  get seats(): readonly number[] {
    return this.table.sight?.yours ?? [];
  }

  get shared(): boolean {
    return this.seats.length > 1;
  }

  /** Whose view a new connection should send; null: none in particular. */
  get seat(): number | null {
    return this.#seat === NOBODY ? null : this.#seat;
  }

  /** Which seat requests to the server are for; null: there is only one. */
  get meant(): number | null {
    return this.shared ? this.table.you : null;
  }

  /** The seat that has to act at this device and does not see the table yet. */
  get next(): number | null {
    const { match, you } = this.table;
    if (!this.shared || !match || this.table.sight?.state !== 'playing') return null;
    const owing = match.to_act.filter((seat) => this.seats.includes(seat));
    return you !== null && owing.includes(you) ? null : (owing[0] ?? null);
  }

  /** Whether it is time to pass the device on: everything that happened has been seen. */
  get due(): boolean {
    const { table } = this;
    if (!this.shared || !table.settled || table.stopped || table.busy) return false;
    if (table.match?.over) return table.you !== null || this.handing !== null; // the result is everybody's
    return this.handing === null ? this.next !== null : this.next !== this.handing;
  }

  /** Pass it on. */
  pass(): void {
    const { table, next } = this;
    if (table.match?.over) {
      this.handing = null;
      this.#ask(NOBODY);
    } else if (next === null) {
      if (table.onTurn) this.handing = table.you; // a move was taken back: the device goes back to its player
    } else if (table.sight?.covered) {
      table.notice = null; // it may reveal what only that seat knows
      table.story.hush();
      this.handing = next;
    } else this.#ask(next);
  }

  /** The next player has it. */
  open(): void {
    if (this.handing !== null) this.#ask(this.handing);
  }

  /** The state of the room has arrived. Returns whether somebody else sees it now, with another story. */
  met(you: number | null): boolean {
    this.#asked = false;
    if (this.handing === null || (you !== this.handing && this.seats.includes(this.handing))) return false;
    this.handing = null;
    return true;
  }

  #ask(seat: number): void {
    if (this.#asked && this.#seat === seat) return;
    this.#asked = true;
    this.#seat = seat;
    this.look(seat);
  }
}
