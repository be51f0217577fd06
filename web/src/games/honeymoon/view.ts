// What the server sends of Honeymoon, and what follows from it.

import type { MoveInfo } from '../../lib/api';
import type { Table } from '../../lib/table.svelte';
import type { components } from './schema';

type Schemas = components['schemas'];
export type HoneymoonTable = Table<unknown, Schemas>;
export type HoneymoonView = Schemas['View'];
export type Happening = Schemas['Happening'];
export type Move = MoveInfo<Schemas['Move']>;
export type Cell = Schemas['Cell'];
export type Row = Schemas['Row'];
export type SeatView = Schemas['SeatView'];
export type Timer = Schemas['Timer'];
export type Found = Schemas['Found'];
export type Sweet = Row['sweet'];
export type Find = Found['content'];
export type Content = Cell['content'];
export type Direction = NonNullable<Cell['start']>;

export const SWEETS: readonly Sweet[] = ['honey', 'chocolate', 'gummy_bear', 'marshmallow', 'candy'];

export function isFind(content: Content): content is Find {
  return content === 'pickle' || (SWEETS as readonly Content[]).includes(content);
}
