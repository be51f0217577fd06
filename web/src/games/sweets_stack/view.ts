// The game's View as the server sends it (view.py), and the position after each happening of a scene.

import type { Say } from '../../lib/book';
import type { Happening } from '../../lib/api';
import { spotOf, type Spot } from './shape';

export type Colour = 'blue' | 'yellow' | 'green' | 'red';
export type Sign = 'played' | 'scored' | 'still' | 'ghost';

export interface Candy {
  card: string;
  colour: Colour;
  shape: string; // upright, the top line first: "##/.#"
  signs: Sign[];
}

export interface Placing {
  candy: Candy;
  turn: number;
  shape: string; // as turned
  price: number;
  cells: string[]; // where it rests; empty while that is open
}

export interface RoundScore {
  base: number;
  favourite: number;
  candle: number;
  score: number;
}

export interface SeatView {
  seat: number;
  out: boolean;
  gives_to: number | null;
  bucket: string[]; // rows, the top one first
  full_rows: number[]; // from the bottom, counted from 1
  pumpkins: number;
  candles: number;
  ghosts: number;
  hand_size: number;
  deck_size: number;
  below_size: number;
  hand: Candy[];
  below: Candy[];
  hidden_crown: boolean;
  scored: Candy[];
  top: Candy | null;
  may_turn: boolean;
  face_down: Candy | null;
  received: Candy | null;
  played: Candy | null;
  placing: Placing | null;
  declined: boolean;
  rounds: RoundScore[];
  total: number;
}

export interface StackView {
  phase: string;
  round: number;
  step: number;
  rule: string;
  rules: string[];
  passes_to: 'left' | 'right';
  wide: number;
  high: number;
  row_colours: Colour[]; // from the bottom
  prefilled: string[];
  marked: string[];
  prices: { exchange: number; turn: number; change: number };
  shapes: Record<string, Say>; // of all cards, upright: each in words
  rests: string[]; // where the candy received may rest as it is, while nothing is chosen; by its bottom left corner
  seats: SeatView[];
  winners: number[];
}

const COLOURS = 'bygr';

/** Where a card stands in a sorted hand: by colour, then number, crowns last. */
export function order(card: string): number {
  const colour = COLOURS.indexOf(card.charAt(0));
  return card.endsWith('k') ? 1000 + colour : colour * 100 + Number(card.slice(1));
}

export function isFilled(seat: SeatView, spot: Spot): boolean {
  return seat.bucket[seat.bucket.length - 1 - spot.row]?.[spot.column] === '#';
}

export function sorted(hand: Candy[]): Candy[] {
  return hand.toSorted((a, b) => order(a.card) - order(b.card));
}

/** How many cards of each colour a seat has scored: what a full row of it is worth. */
export function countsOf(seat: SeatView): Partial<Record<Colour, number>> {
  const counts: Partial<Record<Colour, number>> = {};
  for (const { colour } of seat.scored) counts[colour] = (counts[colour] ?? 0) + 1;
  return counts;
}

function withHand(seat: SeatView, hand: Candy[], size: number): SeatView {
  return { ...seat, hand: sorted(hand), hand_size: size };
}

function without(hand: Candy[], card: string): Candy[] {
  return hand.filter((candy) => candy.card !== card);
}

function filledWith(bucket: string[], cells: string[]): string[] {
  const rows = bucket.map((row) => [...row]);
  for (const { column, row } of cells.map(spotOf)) {
    const line = rows[rows.length - 1 - row];
    if (line) line[column] = '#';
  }
  return rows.map((row) => row.join(''));
}

/** The position after a happening, as far as the happening tells. */
export function advance(view: StackView, happening: Happening): StackView {
  const { kind } = happening;
  const actor = happening.seat ?? -1;
  const candy = happening['candy'] as Candy | undefined;
  const count = Number(happening['count'] ?? 0);
  const change = (seat: number, by: (seat: SeatView) => SeatView): StackView => ({
    ...view,
    seats: view.seats.map((each) => (each.seat === seat ? by(each) : each)),
  });
  const pay = (seat: SeatView): SeatView => ({ ...seat, pumpkins: seat.pumpkins - count });

  switch (kind) {
    case 'exchanged':
      return change(actor, (seat) => ({ ...seat, pumpkins: seat.pumpkins - view.prices.exchange }));
    case 'draw':
      return change(actor, (seat) => (candy ? withHand(seat, [...without(seat.hand, candy.card), candy], seat.hand_size + 1) : seat));
    case 'drawn': {
      const [drawers, hands] = [happening['seats'] as number[], happening['hands'] as number[]];
      return { ...view, seats: view.seats.map((seat) => ({ ...seat, hand_size: hands[drawers.indexOf(seat.seat)] ?? seat.hand_size })) };
    }
    case 'played': {
      if (!candy) return view;
      const given = change(actor, (seat) => ({ ...withHand(seat, without(seat.hand, candy.card), seat.hand_size - 1), played: candy }));
      const to = Number(happening['to']);
      return { ...given, seats: given.seats.map((seat) => (seat.seat === to ? { ...seat, received: candy, placing: null } : seat)) };
    }
    case 'pumpkin':
      return change(actor, (seat) => ({ ...seat, pumpkins: seat.pumpkins + count }));
    case 'changed':
      return change(actor, (seat) => (candy ? { ...withHand(pay(seat), [...seat.hand, candy], seat.hand_size), received: null } : seat));
    case 'turned':
      return change(actor, pay);
    case 'placed': {
      if (!candy) return view;
      const cells = happening['cells'] as string[];
      return change(actor, (seat) => ({
        ...withHand(seat, without(seat.hand, candy.card), seat.hand_size),
        bucket: filledWith(seat.bucket, cells),
        placing: { candy, turn: 0, shape: candy.shape, price: 0, cells },
        received: null,
        scored: [...seat.scored, candy],
        top: candy,
        ghosts: seat.ghosts + candy.signs.filter((sign) => sign === 'ghost').length,
      }));
    }
    case 'row':
      return change(actor, (seat) => ({ ...seat, full_rows: [...seat.full_rows, Number(happening['row'])] }));
    case 'out':
      return change(actor, (seat) => ({ ...seat, out: true, face_down: candy ?? null, received: null, declined: true }));
    case 'candle':
      return change(actor, (seat) => ({ ...seat, candles: seat.candles + 1 }));
    case 'scored':
    case 'scored_less': {
      const score: RoundScore = {
        base: Number(happening['base']),
        favourite: Number(happening['favourite']),
        candle: Number(happening['candle']),
        score: count,
      };
      return change(actor, (seat) => ({ ...seat, rounds: [...seat.rounds, score], total: seat.total + count }));
    }
    default:
      return view;
  }
}
