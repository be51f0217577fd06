// What the server sends of Biscuit Pockets, and what follows from it.

import type { MoveInfo } from '../../lib/api';
import type { Table } from '../../lib/table.svelte';
import type { components } from './schema';

type Schemas = components['schemas'];
export type PocketsTable = Table<unknown, Schemas>;
export type PocketsView = Schemas['View'];
export type Happening = Schemas['Happening'];
export type Move = MoveInfo<Schemas['Move']>;
export type Pocket = Schemas['Pocket'];
export type SeatView = Schemas['SeatView'];
export type Tile = Schemas['Tile'];

/** Whether a tile that stands at this step of the chain was tapped: then it shows one biscuit less. */
export function wasTapped(tile: Tile, step: number): boolean {
  return !tile.cracked && tile.biscuits === step - 1;
}

/** Cracked tiles that nobody has received: with the last of them the last lap begins. */
export function crackedLeft(view: PocketsView): number {
  const all = view.tiles.reduce((sum, tile) => sum + (tile.cracked ? tile.count : 0), 0);
  return view.seats.reduce((left, seat) => left - seat.cracked, all);
}

/** The seats in the order of their turns, from the one after the viewer; the viewer's own last. */
export function around(seats: SeatView[], you: number | null): SeatView[] {
  if (you === null) return seats;
  return seats.map((_, i) => seats[(you + 1 + i) % seats.length]!);
}
