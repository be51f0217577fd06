// What the server sends of Swintus 3D, and what follows from it.

import type { Follower } from '../../board/follower.svelte';
import type { MoveInfo } from '../../lib/api';
import type { Table } from '../../lib/table.svelte';
import type { components } from './schema';

type Schemas = components['schemas'];
/** Besides the game's own moves, the board makes a whole placing as one move. */
export interface Swintus {
  View: Schemas['View'];
  Happening: Schemas['Happening'];
  Move: Schemas['Move'] | { move: 'place' };
}
export type SwintusTable = Table<unknown, Swintus>;
export type SwintusFollower = Follower<Swintus>;
export type SwintusView = Swintus['View'];
export type Happening = Swintus['Happening'];
export type Move = MoveInfo<Swintus['Move']>;
export type TopCard = Schemas['TopCard'];
export type FatteningCard = Schemas['FatteningCard'];
export type Stored = Schemas['Stored'];
export type SeatView = Schemas['SeatView'];

export const ONE = 1; // has to go on the last card of the top row, the Hamsters, which brings no food
export const SIX = 6;

/** The move that gives the Hamsters one of these cards. */
export function loseText(cards: Stored): string {
  return `lose ${cards.foods.join('+')}`;
}
