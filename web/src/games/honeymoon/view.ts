// What the server sends of Honeymoon, and what follows from it.

import type { Follower } from '../../board/follower.svelte';
import type { MoveInfo } from '../../lib/api';
import type { Table } from '../../lib/table.svelte';
import type { components } from './schema';

type Schemas = components['schemas'];
export type Honeymoon = Schemas;
export type HoneymoonTable = Table<unknown, Schemas>;
export type HoneymoonFollower = Follower<Schemas>;
export type HoneymoonView = Schemas['View'];
export type Move = MoveInfo<Schemas['Move']>;
export type Cell = Schemas['Cell'];
export type Choice = Schemas['Choice'];
export type Happening = Schemas['Happening'];
export type SeatView = Schemas['SeatView'];
export type Find = Schemas['Found']['content'];
export type Direction = NonNullable<Cell['start']>;

const FINDS: Record<Find, true> = { honey: true, chocolate: true, gummy_bear: true, marshmallow: true, candy: true, pickle: true };

export function isFind(name: string): name is Find {
  return name in FINDS;
}

/** A sum as people write it, with a real minus sign. */
export function plain(points: number | string): string {
  return String(points).replace('-', '−');
}

/** A change as people write it: +3, −2, ±0. */
export function signed(points: number): string {
  return points === 0 ? '±0' : points > 0 ? `+${points}` : plain(points);
}
