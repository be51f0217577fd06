import { describe, expect, test } from 'vitest';
import { alike, drafted, homeOf, isFree, oneMore, placeMove, planOf, puts, takes, type Plan } from './plan';
import { laidOut } from './table.fixture';

const view = laidOut();
const dice = view.rolled; // 1 2 2 5 6 6
const [FIVES, THREES, TWOS, HAMSTERS] = [0, 2, 3, 4];
const kept: Plan = [HAMSTERS, null, null, null, null, null]; // only the one has been placed, on the Hamsters
const text = (plan: Plan) => placeMove(puts(view, dice, plan), '').text;

describe('placing dice', () => {
  test('is written as the game writes it, own numbers first, then sixes', () => {
    const plan = kept.with(4, THREES).with(5, HAMSTERS).with(1, TWOS);
    expect(text(plan)).toBe('place 2:1 6->3:1 6->1:1');
    expect(puts(view, dice, plan).map(({ card, face, count }) => [card.name, face, count])).toEqual([
      ['twos', 2, 1],
      ['threes', 6, 1],
      ['hamsters', 6, 1],
    ]);
  });

  test('keeps all where nothing is laid: the one that went by force is not named', () => {
    expect(text(kept)).toBe('place none');
  });

  test('can be read back from what came to the cards', () => {
    const now = structuredClone(view.top);
    now[TWOS]!.dice[0]! += 1;
    now[FIVES]!.sixes[0]! += 1;
    now[FIVES]!.dice[1]! += 1; // another's
    expect(planOf(dice, 0, view.top, view.top)).toEqual(kept);
    expect(planOf(dice, 0, view.top, now)).toEqual([HAMSTERS, TWOS, null, null, FIVES, null]);
  });

  test('is what moves put that are not sent, whole or step by step', () => {
    const moves = (...texts: string[]) => texts.map((each) => ({ index: 0, text: each, say: '', json: { move: 'place' as const } }));
    const whole = drafted(view, 0, moves('place 2:1 6->5:2', 'take 1'));
    expect(whole).toEqual(drafted(view, 0, moves('5:0', '2:1', '6->5:2')));
    expect(whole.flatMap(({ travels }) => travels)).toEqual([
      { piece: '2-0', from: 'seats.0.hand', to: 'top.3.dice.0', count: 1 },
      { piece: '6-0', from: 'seats.0.hand', to: 'top.0.sixes.0', count: 2 },
    ]);
  });

  test('is the same whichever of two equal dice lies where', () => {
    expect(alike(dice, kept.with(4, FIVES), kept.with(5, FIVES))).toBe(true);
    expect(alike(dice, kept.with(4, FIVES), kept.with(4, THREES))).toBe(false);
  });

  test('puts a die on the card of its number, a six on any, none on a closed one', () => {
    expect([2, 5, 6].map((face) => homeOf(view.top, face))).toEqual([TWOS, FIVES, null]);
    expect([2, 5, 6].map((face) => takes(view.top[TWOS]!, face))).toEqual([true, false, true]);
    expect(takes({ ...view.top[TWOS]!, closed: true }, 6)).toBe(false);
  });

  test('only what is still asked for is free: not ones, not what was decided before', () => {
    expect(dice.map((_, die) => isFree(view, dice, die))).toEqual([false, true, true, true, true, true]);
    const later = laidOut({ waiting: [6] });
    expect(dice.map((_, die) => isFree(later, dice, die))).toEqual([false, false, false, false, false, true]);
  });

  test('asks why for one die more than is planned', () => {
    const laid = puts(view, dice, kept.with(3, FIVES));
    expect(oneMore(laid, view.top[FIVES]!, 5)).toBe('5:2');
    expect(oneMore(laid, view.top[HAMSTERS]!, 6)).toBe('6->1:1');
  });
});
