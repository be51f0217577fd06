// Pieces that travel when something happens: from which spot of the board to which.

import type { Stage } from './stage';
import { ONE, SIX, hamsters, type Food, type Happening, type TopCard } from './view';

export type Piece = { die: number; seat: number } | { foods: Food[] };

export interface Flight {
  from: string[]; // spots by name, the first that is drawn counts
  to: string[];
  piece: Piece;
}

export const spot = {
  card: (name: string) => `card-${name}`,
  lane: (name: string, seat: number) => `lane-${name}-${seat}`,
  bottom: (place: number) => `bottom-${place}`,
  die: (die: number) => `die-${die}`,
  seat: (seat: number) => `seat-${seat}`,
};

/** What flies, from the position before the happening. */
export function flights(stage: Stage, happening: Happening): Flight[] {
  const { view } = stage;
  switch (happening.kind) {
    case 'ones':
      return laid(stage, happening.seat, hamsters(view).name, ONE, happening.count);
    case 'put':
      return laid(stage, happening.seat, happening.card, happening.face, happening.count);
    case 'take': {
      const { seat, card: name, foods } = happening;
      const card = view.top.filter((each) => each.name === name);
      const taken: Flight = { from: [spot.card(name)], to: [spot.seat(seat)], piece: { foods } };
      return [taken, ...home(card)];
    }
    case 'take_fattening': {
      const { seat, place, foods } = happening;
      const taken: Flight = { from: [spot.bottom(place)], to: [spot.seat(seat)], piece: { foods } };
      return [taken, ...home(view.top, seat)];
    }
    case 'lose': {
      const to = [spot.card(hamsters(view).name)];
      const lost: Flight = { from: [spot.seat(happening.seat)], to, piece: { foods: happening.foods } };
      return [lost, ...home([hamsters(view)])];
    }
    case 'nothing_to_lose':
      return home([hamsters(view)]);
    case 'stuck':
      return home(view.top);
    default:
      return [];
  }
}

/** Dice go from the tray to a card. */
function laid(stage: Stage, seat: number, card: string, face: number, count: number): Flight[] {
  return stage.view.rolled
    .map((each, die) => ({ each, die }))
    .filter(({ each, die }) => each === face && stage.laid[die] === null)
    .slice(0, count)
    .map(({ die }) => ({
      from: [spot.die(die), spot.seat(seat)],
      to: [spot.lane(card, seat), spot.card(card)],
      piece: { die: face, seat },
    }));
}

/** Dice go home from cards, those of one seat or everyone's. */
function home(cards: TopCard[], seat?: number): Flight[] {
  return cards.flatMap((card) =>
    card.dice
      .filter((here) => seat === undefined || here.seat === seat)
      .flatMap((here) =>
        Array.from({ length: here.dice }, (_, die) => ({
          from: [spot.lane(card.name, here.seat), spot.card(card.name)],
          to: [spot.seat(here.seat)],
          piece: { die: die < here.dice - here.sixes ? card.face : SIX, seat: here.seat },
        })),
      ),
  );
}
