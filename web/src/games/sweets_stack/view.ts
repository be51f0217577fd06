// What the server sends of Sweets Stack.

import type { MoveInfo } from '../../lib/api';
import type { Table } from '../../lib/table.svelte';
import type { components } from './schema';
import type { Spot } from './shape';

export type Stack = components['schemas'];
export type StackTable = Table<unknown, Stack>;
export type StackView = Stack['View'];
export type Happening = Stack['Happening'];
export type Move = MoveInfo<Stack['Move']>;
export type Candy = Stack['Candy'];
export type RoundScore = Stack['RoundScore'];
export type SeatView = Stack['SeatView'];
export type Colour = Candy['colour'];

export function isFilled(seat: SeatView, spot: Spot): boolean {
  return seat.bucket[seat.bucket.length - 1 - spot.row]?.[spot.column] === '#';
}

/** Whether a seat is out of the round, with what it got face down. */
export function isOut(seat: SeatView): boolean {
  return seat.out || seat.face_down !== null;
}

/** What the Sugar Goblin takes of a round's points. */
export function takenOf({ base, favourite, candle, score }: RoundScore): number {
  return base + favourite + candle - score;
}
