import { describe, expect, test } from 'vitest';
import { dieFor, isFree, oneMore, placeMove, planOf, puts, withDie, type Plan } from './plan';
import { stageOf } from './stage';
import { laidOut } from './table.fixture';
import type { Move, Pile } from './view';

const view = laidOut();
const stage = stageOf(view);
const kept: Plan = stage.laid; // only the one lies, with the Hamsters
const card = (name: string) => view.top.find((each) => each.name === name)!;

describe('placing dice', () => {
  test('is written as the game writes it, own numbers first, then sixes', () => {
    let plan = withDie(kept, 4, 'threes');
    plan = withDie(plan, 5, 'hamsters');
    plan = withDie(plan, 1, 'twos');
    expect(placeMove(stage, plan, '').text).toBe('place 2:1 6->3:1 6->1:1');
    expect(puts(stage, plan).map(({ card: on, face, count }) => [on.name, face, count])).toEqual([
      ['twos', 2, 1],
      ['threes', 6, 1],
      ['hamsters', 6, 1],
    ]);
  });

  test('keeps all where nothing is laid: the one that went by force is not named', () => {
    expect(placeMove(stage, kept, '').text).toBe('place none');
  });

  test('can be read back from what is pending, whole or step by step', () => {
    const plan = withDie(withDie(kept, 1, 'twos'), 4, 'fives');
    expect(planOf(stage, [placeMove(stage, plan, '')])).toEqual(plan);
    const step = (face: number, on: Pile, dice: number): Move => ({
      index: 0,
      text: '',
      say: '',
      json: { move: 'put', face, card: on, dice },
    });
    expect(planOf(stage, [step(5, 'fives', 0), step(2, 'twos', 1), step(6, 'fives', 1)])).toEqual(plan);
  });

  test('a touched card takes the picked six, else its own number, else a six', () => {
    expect(dieFor(view, kept, card('twos'), 5)).toBe(5);
    expect(dieFor(view, kept, card('twos'), null)).toBe(1);
    expect(dieFor(view, withDie(withDie(kept, 1, 'twos'), 2, 'twos'), card('twos'), null)).toBe(4);
    expect(dieFor(view, kept, card('hamsters'), null)).toBe(4);
  });

  test('a closed card takes nothing, and no die is laid twice', () => {
    expect(dieFor(view, kept, { ...card('twos'), closed: true }, 5)).toBe(-1);
    const all = kept.map((where, die) => where ?? (view.rolled[die] === 6 ? 'threes' : 'fives'));
    expect(dieFor(view, all, card('fours'), null)).toBe(-1);
  });

  test('only what is still asked for is free: not ones, not what was decided before', () => {
    expect(view.rolled.map((_, die) => isFree(view, die))).toEqual([false, true, true, true, true, true]);
    const later = laidOut({ waiting: [6] });
    expect(later.rolled.map((_, die) => isFree(later, die))).toEqual([false, false, false, false, false, true]);
  });

  test('asks why for one die more than is planned', () => {
    const plan = withDie(kept, 3, 'fives');
    expect(oneMore(stage, plan, card('fives'), 5)).toBe('5:2');
    expect(oneMore(stage, plan, card('hamsters'), 6)).toBe('6->1:1');
  });
});
