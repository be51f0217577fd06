// Placing dice: which rolled die is to go on which card. It is made freely, in any order, and sent as one move.

import { lay, type Stage } from './stage';
import { SIX, type Move, type Pile, type SwintusView, type TopCard } from './view';

/** For each rolled die the card it lies on or is to go on; null: it stays in hand. */
export type Plan = (Pile | null)[];

/** The plan that moves make up which were chosen and are not sent yet. */
export function planOf(stage: Stage, moves: Move[]): Plan {
  return moves.reduce<Plan>((plan, { json }) => {
    if (json.move === 'put') return lay(stage.view.rolled, plan, json.face, json.card, json.dice);
    return json.move === 'place' ? json.plan : plan;
  }, stage.laid);
}

/** Whether it is still to be decided where a die goes. Of the sixes it is the last ones. */
export function isFree(view: SwintusView, die: number): boolean {
  const face = view.rolled[die];
  const later = view.rolled.slice(die).filter((each) => each === face).length;
  return view.waiting.filter((each) => each === face).length >= later;
}

/** The card on which a die of this face belongs; a six has none of its own. */
export function homeOf(view: SwintusView, face: number): TopCard | undefined {
  return face === SIX ? undefined : view.top.find((card) => card.face === face);
}

/** The die that goes on a card when the card is touched: the picked one, one of its own number, a six. -1: there is none. */
export function dieFor(view: SwintusView, plan: Plan, card: TopCard, picked: number | null): number {
  if (card.closed) return -1;
  if (picked !== null) return picked;
  const inHand = (face: number) => view.rolled.findIndex((each, die) => each === face && plan[die] === null && isFree(view, die));
  const own = inHand(card.face);
  return own >= 0 ? own : inHand(SIX);
}

export function withDie(plan: Plan, die: number, card: Pile | null): Plan {
  return plan.map((where, each) => (each === die ? card : where));
}

/** The dice that a plan puts on a card beside what lies there: [of its own number, sixes]. */
export function planned({ view, laid }: Stage, plan: Plan, card: string): [number, number] {
  const here = view.rolled.filter((_, die) => plan[die] === card && laid[die] === null);
  const sixes = here.filter((face) => face === SIX).length;
  return [here.length - sixes, sixes];
}

export interface PlannedPut {
  card: TopCard;
  face: number;
  count: number;
}

/** What a plan does, in the order in which the game asks for it. */
export function puts(stage: Stage, plan: Plan): PlannedPut[] {
  const { top } = stage.view;
  const own = top.map((card) => ({ card, face: card.face, count: planned(stage, plan, card.name)[0] }));
  const sixes = top.map((card) => ({ card, face: SIX, count: planned(stage, plan, card.name)[1] }));
  return [...own, ...sixes].filter((put) => put.count > 0);
}

function putText({ card, face, count }: PlannedPut): string {
  return face === SIX ? `6->${card.face}:${count}` : `${face}:${count}`;
}

/** A plan as one move, as the game writes it: `place 5:1 6->5:2`. */
export function placeMove(stage: Stage, plan: Plan, say: string): Move {
  const text = `place ${puts(stage, plan).map(putText).join(' ') || 'none'}`;
  return { index: -1, text, json: { move: 'place', plan }, say };
}

/** A move with one die more of a face on a card than the plan has: to ask why it can't be. */
export function oneMore(stage: Stage, plan: Plan, card: TopCard, face: number): string {
  const [own, sixes] = planned(stage, plan, card.name);
  return putText({ card, face, count: (face === SIX ? sixes : own) + 1 });
}
