// Who is at the table: who has the room open, who is away, who has to move and who has chosen.

import type { Away, Sight, SocketMessage } from './api';
import type { SeatTag } from './table.svelte';
import { t } from './words.svelte';

export class Presence {
  hostAway = $state.raw<Away | null>(null);
  away = $state.raw<(Away | null)[]>([]); // for each seat: since when its person has not had the room open
  onlookers = $state.raw<{ count: number; names: string[] }>({ count: 0, names: [] }); // those who want to be seen, by name
  #here: boolean[] = []; // who has the room open; newer than what is shown
  #owing: number[] = [];
  #chosen = new Set<number>();

  /** Who is there, according to the state of the room. */
  meet(sight: Sight): void {
    this.#here = sight.seats.map((seat) => seat.here);
    this.away = sight.seats.map((seat) => seat.away);
    this.hostAway = sight.host_away;
  }

  /** Somebody has come or gone. */
  hear(message: SocketMessage & { type: 'presence' }): void {
    this.#here = message.here;
    this.away = message.away;
    this.hostAway = message.host_away;
    this.onlookers = { count: message.spectators, names: message.names ?? [] };
  }

  /** Who has chosen in a simultaneous step: a seat that had to move together with others and no longer has to. */
  owe(owing: number[], moved: boolean): void {
    // The step continues if fewer have to move than before, or more, because somebody took a choice back. If the last one has moved and
    // has to move again, it is another step.
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

  /** The seats of a room as shown. */
  tags({ seats, you, match }: Sight): SeatTag[] {
    return seats.map((seat, number) => ({
      seat: number,
      name: seat.name || t('room.seat', { number: number + 1 }),
      kind: seat.kind,
      bot: seat.bot ?? null,
      you: number === you,
      here: this.#here[number] ?? seat.here,
      toAct: match?.to_act.includes(number) ?? false,
      chosen: this.#chosen.has(number),
    }));
  }
}
