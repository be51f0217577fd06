// Placing dice: which die of the roll goes on which card. A plan is made freely, in any order, and sent as one move.

import { ONE, SIX, type Happening, type Move, type SwintusView, type TopCard } from './view';

/** For each die of the roll, the card of the top row that it is on or is to go on; null: it stays in hand. */
export type Plan = (number | null)[];

/** Where the dice of a seat's roll are, judging by what has been added to the cards since then. */
export function planOf(dice: number[], seat: number, before: TopCard[], now: TopCard[]): Plan {
  const came = now.map((card, i) => ({
    own: card.dice[seat]! - before[i]!.dice[seat]!,
    sixes: card.sixes[seat]! - before[i]!.sixes[seat]!,
  }));
  return dice.map((face) => {
    if (face === ONE) return homeOf(now, face);
    const kind = face === SIX ? 'sixes' : 'own';
    const on = came.findIndex((each, i) => each[kind] > 0 && takes(now[i]!, face));
    if (on >= 0) came[on]![kind] -= 1;
    return on < 0 ? null : on;
  });
}

/** Whether two plans put the same number of dice of each face on each card. */
export function alike(dice: number[], one: Plan, other: Plan): boolean {
  const told = (plan: Plan) => plan.map((on, die) => `${dice[die]} ${on}`).sort();
  return told(one).join() === told(other).join();
}

/** Whether it has yet to be decided where a die goes. Of the sixes, it is the last ones. */
export function isFree(view: SwintusView, dice: number[], die: number): boolean {
  const face = dice[die];
  const later = dice.slice(die).filter((each) => each === face).length;
  return view.waiting.filter((each) => each === face).length >= later;
}

/** Whether a die may go on a card. */
export function takes(card: TopCard, face: number): boolean {
  return !card.closed && (face === SIX || face === card.face);
}

/** The card that a die of this face belongs on; null: a six has none of its own. */
export function homeOf(top: TopCard[], face: number): number | null {
  const home = top.findIndex((card) => card.face === face);
  return home < 0 ? null : home;
}

export interface PlannedPut {
  card: TopCard;
  face: number;
  count: number;
}

/** What a plan does with the waiting dice, in the order in which the game asks about them. */
export function puts(view: SwintusView, dice: number[], plan: Plan): PlannedPut[] {
  const laid = (six: boolean) =>
    view.top.map((card, i) => {
      const here = dice.filter((face, die) => plan[die] === i && isFree(view, dice, die) && (face === SIX) === six);
      return { card, face: six ? SIX : card.face, count: here.length };
    });
  return [...laid(false), ...laid(true)].filter((put) => put.count > 0);
}

function putText({ card, face, count }: PlannedPut): string {
  return face === SIX ? `6->${card.face}:${count}` : `${face}:${count}`;
}

/** A placing as one move, as the game writes it: `place 5:1 6->5:2`. */
export function placeMove(laid: PlannedPut[], say: string): Move {
  return { index: -1, text: `place ${laid.map(putText).join(' ') || 'none'}`, json: { move: 'place' }, say };
}

/** The dice that moves chosen but not sent put on cards, by whole placings as well as single puts. */
export function drafted({ top }: SwintusView, seat: number, moves: Move[]): Happening[] {
  return moves
    .flatMap(({ text }) => text.split(' '))
    .flatMap((word): Happening[] => {
      const [, six, on, number] = /^(6->)?(\d):(\d)$/.exec(word) ?? [];
      const card = top.findIndex((each) => each.face === Number(on));
      const [face, count] = [six ? SIX : Number(on), Number(number)];
      if (card < 0 || count === 0) return [];
      const to = `top.${card}.${six ? 'sixes' : 'dice'}.${seat}`;
      const travels = [{ piece: `${face}-${seat}`, from: `seats.${seat}.hand`, to, count }];
      return [{ kind: 'put', seat, face, card: top[card]!.name, count, travels, text: '' }];
    });
}

/** A move with one more die of a face on a card than is there, to ask why it is not possible. */
export function oneMore(laid: PlannedPut[], card: TopCard, face: number): string {
  const here = laid.find((put) => put.card.name === card.name && put.face === face);
  return putText({ card, face, count: (here?.count ?? 0) + 1 });
}
