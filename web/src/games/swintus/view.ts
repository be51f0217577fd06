// The game's view as the server sends it (view.py), and what its story tells.

import type { Happening, MoveInfo } from '../../lib/api';

export interface DiceHere {
  seat: number;
  dice: number;
  sixes: number; // how many of them show six
}

export interface TopCard {
  name: string;
  face: number; // the number that belongs here; sixes may go anywhere
  need: number; // dice of one seat that have an effect
  closed: boolean; // its pile is empty
  foods: string[];
  below: number;
  dice: DiceHere[];
}

export interface FatteningCard {
  place: number; // from 1
  name: string | null; // null: the place is empty
  foods: string[];
  met: boolean[]; // by seat
}

export interface Stored {
  foods: string[];
  cards: number;
}

export interface SeatView {
  seat: number;
  hand: number;
  food: Record<string, number>;
  missing: number;
  storage: Stored[];
}

export interface SwintusView {
  phase: 'reveal' | 'start' | 'roll' | 'place' | 'claim' | 'feed' | 'over';
  turn: number | null;
  rolled: number[];
  waiting: number[];
  top: TopCard[];
  bottom: FatteningCard[];
  fattening_below: number;
  eaten: Stored[];
  goal: number;
  idle: number;
  idle_limit: number;
  seats: SeatView[];
  winners: number[];
}

export interface Put {
  move: 'put';
  face: number;
  card: string;
  dice: number;
}

export function putOf(move: MoveInfo): Put | null {
  return move.json['move'] === 'put' ? (move.json as unknown as Put) : null;
}

export const ONE = 1;
export const SIX = 6;

/** The last card of the top row: it brings no food, and ones go there by force. */
export function hamsters(view: SwintusView): TopCard {
  return view.top.find((card) => card.face === ONE)!;
}

export function numberOf(happening: Happening, name: string): number {
  return Number(happening[name] ?? 0);
}

export function foodsOf(happening: Happening): string[] {
  return (happening['foods'] as string[] | undefined) ?? [];
}

export function textOf(happening: Happening, name: string): string {
  return String(happening[name] ?? '');
}

/** The move that gives the Hamsters such a card. */
export function loseText(cards: Stored): string {
  return `lose ${cards.foods.join('+')}`;
}

/** Whether the dice of a roll lie in the tray. */
export function showsRoll(view: SwintusView): boolean {
  return view.rolled.length > 0 && ['place', 'claim'].includes(view.phase);
}
