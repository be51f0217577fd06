// Whole placings that people often make, each as one choice: for the board in words, which else asks for one card after the other.

import type { Whole } from '../../lib/boards';
import { isFree, placeMove, puts, type Plan } from './plan';
import { Sentences } from './sentences';
import { stageOf } from './stage';
import { SIX, type Pile, type Swintus, type SwintusView } from './view';

export const whole: Whole<Swintus> = (table) => {
  const { view } = table;
  if (!view || !table.acting || table.pending.length > 0 || view.phase !== 'place') return null;
  if (!view.rolled.some((_, die) => isFree(view, die))) return null;
  const stage = stageOf(view);
  const sentences = new Sentences(table);
  const moves = plans(view, stage.laid).map((plan) => placeMove(stage, plan, sentences.plan(puts(stage, plan))));
  const once = moves.filter((move, i) => !moves.slice(i + 1).some((other) => other.text === move.text));
  return { title: table.say('web.whole'), moves: once };
};

/** On one card all that can go there, or its own dice alone; every die on its own card; none. */
function plans(view: SwintusView, laid: Plan): Plan[] {
  const open = view.top.filter((card) => !card.closed);
  const plan = (where: (face: number) => Pile | undefined): Plan =>
    view.rolled.map((face, die) => laid[die] ?? (isFree(view, die) ? (where(face) ?? null) : null));
  return [
    ...open.map((card) => plan((face) => (face === card.face || face === SIX ? card.name : undefined))),
    ...open.map((card) => plan((face) => (face === card.face ? card.name : undefined))),
    plan((face) => open.find((card) => card.face === face)?.name),
    plan(() => undefined),
  ];
}
