// What the server sends of Swintus 3D, and what follows from it.

import type { MoveInfo } from '../../lib/api';
import type { Table } from '../../lib/table.svelte';
import type { Plan } from './plan';
import type { components } from './schema';

type Schemas = components['schemas'];
/** Besides the game's own moves the board makes a whole placing as one. */
export interface Swintus {
  View: Schemas['View'];
  Happening: Schemas['Happening'];
  Move: Schemas['Move'] | { move: 'place'; plan: Plan };
}
export type SwintusTable = Table<unknown, Swintus>;
export type SwintusView = Swintus['View'];
export type Happening = Swintus['Happening'];
export type Move = MoveInfo<Swintus['Move']>;
export type DiceHere = Schemas['DiceHere'];
export type TopCard = Schemas['TopCard'];
export type FatteningCard = Schemas['FatteningCard'];
export type Stored = Schemas['Stored'];
export type SeatView = Schemas['SeatView'];
export type Pile = TopCard['name'];
export type Food = Stored['foods'][number];

export const ONE = 1;
export const SIX = 6;

/** The last card of the top row: it brings no food, and ones go there by force. */
export function hamsters(view: SwintusView): TopCard {
  return view.top.find((card) => card.face === ONE)!;
}

/** The move that gives the Hamsters such a card. */
export function loseText(cards: Stored): string {
  return `lose ${cards.foods.join('+')}`;
}

/** Whether the dice of a roll lie in the tray. */
export function showsRoll(view: SwintusView): boolean {
  return view.rolled.length > 0 && ['place', 'claim'].includes(view.phase);
}
