// What the server sends of Sweet Nose, and what follows from it.

import type { MoveInfo } from '../../lib/api';
import type { Table } from '../../lib/table.svelte';
import type { components } from './schema';

export type Nose = components['schemas'];
export type NoseTable = Table<unknown, Nose>;
export type View = Nose['View'];
export type Happening = Nose['Happening'];
export type Move = MoveInfo<Nose['Move']>;
export type Store = Nose['Store'];

/** What one sweet of each kind counts for a seat with these markers, as the market is now. */
export function sweetness(view: View, seat: number, markers: number[]): number[] {
  return markers.map((marker, kind) => marker + (view.ignores === seat ? 0 : (view.market[kind] ?? 0)));
}

/** A store and what it does. */
export function storeText(table: Pick<NoseTable, 'say'>, { name, text }: Store): string {
  return table.say('web.store', { store: table.say(`store_name.${name}`), text: table.say(text) });
}
