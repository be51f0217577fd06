// Whole placings that people often make, each as one choice, for the board in words, which otherwise asks about one card after another.

import type { Whole } from '../../lib/boards';
import { isFree, placeMove, puts, takes, type Plan } from './plan';
import { Sentences } from './sentences';
import type { Swintus, SwintusView } from './view';

export const whole: Whole<Swintus> = (table) => {
  const { view } = table;
  if (!view || !table.acting || table.pending.length > 0 || view.phase !== 'place') return null;
  if (!view.rolled.some((_, die) => isFree(view, view.rolled, die))) return null;
  const sentences = new Sentences(table);
  const moves = plans(view).map((plan) => {
    const laid = puts(view, view.rolled, plan);
    return placeMove(laid, sentences.plan(laid));
  });
  const once = moves.filter((move, i) => !moves.slice(i + 1).some((other) => other.text === move.text));
  return { title: table.say('web.whole'), moves: once };
};

/** All dice that can go on one card, or only its own; every die on its own card; none. */
function plans({ top, rolled }: SwintusView): Plan[] {
  const open = top.flatMap((card, i) => (card.closed ? [] : [i]));
  const own = (on: number, face: number) => top[on]!.face === face;
  return [
    ...open.map((on) => rolled.map((face) => (takes(top[on]!, face) ? on : null))),
    ...open.map((on) => rolled.map((face) => (own(on, face) ? on : null))),
    rolled.map((face) => open.find((on) => own(on, face)) ?? null),
    rolled.map(() => null),
  ];
}
