// What the server sends of Sweet Nose, and what follows from it.

import type { MoveInfo } from '../../lib/api';
import type { Table } from '../../lib/table.svelte';
import type { components } from './schema';

type Schemas = components['schemas'];
export type NoseTable = Table<unknown, Schemas>;
export type View = Schemas['View'];
export type Happening = Schemas['Happening'];
export type Move = MoveInfo<Schemas['Move']>;
export type SeatView = Schemas['SeatView'];
export type Store = Schemas['Store'];
export type Sweet = View['sweets'][number];

export const IGNORE = 'ignore'; // the store whose holder the market does not count for
export const SWITCH = 'switch'; // the store that is used on markers, not on sweets

/** What one sweet of each kind counts for a seat with these markers, as the market lies. */
export function worth(view: View, seat: number, markers: number[]): number[] {
  const ignores = view.seats[seat]?.store === IGNORE || (view.phase === 'over' && view.ignored === seat);
  return markers.map((marker, kind) => marker + (ignores ? 0 : (view.market[kind] ?? 0)));
}

/** What a seat with these markers would count if the round ended now. */
export function points(view: View, seat: number, markers: number[]): number {
  const each = worth(view, seat, markers);
  return held(view, seat).reduce((sum, count, kind) => sum + count * (each[kind] ?? 0), 0);
}

/** Sweets of each kind on the seat's plate and in its bowl. */
export function held(view: View, seat: number): number[] {
  const { plate = [], bowl = [] } = view.seats[seat] ?? {};
  return plate.map((count, kind) => count + (bowl[kind] ?? 0));
}
