// What the server sends of Sweets Stack, and the position after each happening of a scene.

import type { MoveInfo } from '../../lib/api';
import type { Table } from '../../lib/table.svelte';
import type { components } from './schema';
import { spotOf, type Spot } from './shape';

type Schemas = components['schemas'];
export type StackTable = Table<unknown, Schemas>;
export type StackView = Schemas['View'];
export type Happening = Schemas['Happening'];
export type Move = MoveInfo<Schemas['Move']>;
export type Candy = Schemas['Candy'];
export type RoundScore = Schemas['RoundScore'];
export type SeatView = Schemas['SeatView'];
export type Colour = Candy['colour'];

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
  const change = (seat: number, by: (seat: SeatView) => SeatView): StackView => ({
    ...view,
    seats: view.seats.map((each) => (each.seat === seat ? by(each) : each)),
  });
  const pay = (seat: SeatView, count: number): SeatView => ({ ...seat, pumpkins: seat.pumpkins - count });

  switch (happening.kind) {
    case 'exchanged':
      return change(happening.seat, (seat) => pay(seat, view.prices.exchange));
    case 'draw': {
      const { candy } = happening;
      return change(happening.seat, (seat) => withHand(seat, [...without(seat.hand, candy.card), candy], seat.hand_size + 1));
    }
    case 'drawn': {
      const { seats, hands } = happening;
      return { ...view, seats: view.seats.map((seat) => ({ ...seat, hand_size: hands[seats.indexOf(seat.seat)] ?? seat.hand_size })) };
    }
    case 'played': {
      const { candy, to } = happening;
      const given = change(happening.seat, (seat) => ({
        ...withHand(seat, without(seat.hand, candy.card), seat.hand_size - 1),
        played: candy,
      }));
      return { ...given, seats: given.seats.map((seat) => (seat.seat === to ? { ...seat, received: candy, placing: null } : seat)) };
    }
    case 'pumpkin':
      return change(happening.seat, (seat) => pay(seat, -happening.count));
    case 'changed':
      return change(happening.seat, (seat) => ({
        ...withHand(pay(seat, happening.count), [...seat.hand, happening.candy], seat.hand_size),
        received: null,
      }));
    case 'turned':
      return change(happening.seat, (seat) => pay(seat, happening.count));
    case 'placed': {
      const { candy, cells } = happening;
      return change(happening.seat, (seat) => ({
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
      return change(happening.seat, (seat) => ({ ...seat, full_rows: [...seat.full_rows, happening.row] }));
    case 'out':
      return change(happening.seat, (seat) => ({ ...seat, out: true, face_down: happening.candy, received: null, declined: true }));
    case 'candle':
      return change(happening.seat, (seat) => ({ ...seat, candles: seat.candles + 1 }));
    case 'scored':
    case 'scored_less': {
      const { base, favourite, candle, count } = happening;
      const score: RoundScore = { base, favourite, candle, score: count };
      return change(happening.seat, (seat) => ({ ...seat, rounds: [...seat.rounds, score], total: seat.total + count }));
    }
    default:
      return view;
  }
}
