import { describe, expect, test } from 'vitest';
import { flights } from './flights';
import { after, arrive, stageOf, type Stage } from './stage';
import { laidOut } from './table.fixture';

const card = (stage: Stage, name: string) => stage.view.top.find((each) => each.name === name)!;
const before = stageOf(laidOut());

describe('what a happening leaves behind', () => {
  test('dice that are put lie on the card and are gone from the hand', () => {
    const stage = after(before, { kind: 'put', seat: 0, card: 'fives', face: 6, count: 2, text: '' });
    expect(card(stage, 'fives').dice).toEqual([
      { seat: 0, dice: 2, sixes: 2 },
      { seat: 1, dice: 3, sixes: 1 },
    ]);
    expect(stage.view.seats[0]!.hand).toBe(3);
    expect(stage.laid).toEqual(['hamsters', null, null, null, 'fives', 'fives']);
  });

  test('a roll lies in the tray; its ones go to the Hamsters', () => {
    const rolled = after(stageOf(laidOut({ turn: 2, phase: 'roll', rolled: [] })), { kind: 'roll', seat: 2, dice: [1, 1, 3], text: '' });
    expect(rolled.laid).toEqual([null, null, null]);
    const stage = after(rolled, { kind: 'ones', seat: 2, count: 2, text: '' });
    expect(stage.laid).toEqual(['hamsters', 'hamsters', null]);
    expect(card(stage, 'hamsters').dice.at(-1)).toEqual({ seat: 2, dice: 2, sixes: 0 });
  });

  test('a taken card is stored, everyone on it gets the dice back, the next one is turned up', () => {
    const taken = after(before, { kind: 'take', seat: 0, card: 'fives', foods: ['apple', 'acorn'], text: '' });
    expect(card(taken, 'fives')).toMatchObject({ foods: [], dice: [], below: 15 });
    expect(taken.view.seats[0]!.food).toEqual({ corn: 2, beet: 1, apple: 1, acorn: 1 });
    expect(taken.view.seats[1]!.hand).toBe(6);
    const stage = after(taken, { kind: 'reveal', seat: null, pile: 'fives', foods: ['corn', 'corn'], text: '' });
    expect(card(stage, 'fives')).toMatchObject({ foods: ['corn', 'corn'], closed: false, below: 14 });
  });

  test('a Fattening card brings all dice of its owner back, nobody else’s', () => {
    const stage = after(before, { kind: 'take_fattening', seat: 0, place: 1, foods: ['corn', 'apple', 'acorn'], text: '' });
    expect(stage.view.seats[0]).toMatchObject({ hand: 7, missing: 4 });
    expect(card(stage, 'hamsters').dice).toEqual([{ seat: 1, dice: 1, sixes: 0 }]);
    expect(stage.view.bottom[0]!.name).toBeNull();
    const next = after(stage, {
      kind: 'reveal',
      seat: null,
      pile: 'fattening',
      place: 1,
      asks: 'sweet_sixes',
      foods: ['corn', 'beet', 'apple'],
      text: '',
    });
    expect(next.view.bottom[0]).toMatchObject({ name: 'sweet_sixes', foods: ['corn', 'beet', 'apple'] });
    expect(next.view.fattening_below).toBe(12);
  });

  test('the Hamsters eat a card and give all dice back', () => {
    const stage = after(before, { kind: 'lose', seat: 0, foods: ['corn'], text: '' });
    expect(stage.view.seats[0]).toMatchObject({ hand: 6, missing: 6, food: { corn: 1, beet: 1 } });
    expect(stage.view.seats[0]!.storage).toContainEqual({ foods: ['corn'], cards: 1 });
    expect(stage.view.eaten).toEqual([{ foods: ['corn'], cards: 1 }]);
    expect(card(stage, 'hamsters').dice).toEqual([]);
  });

  test('the position before it is not touched', () => {
    after(before, { kind: 'stuck', seat: null, text: '' });
    expect(before).toEqual(stageOf(laidOut()));
  });
});

describe('a new position', () => {
  test('remembers within a turn what was laid', () => {
    const stage = after(before, { kind: 'put', seat: 0, card: 'twos', face: 2, count: 1, text: '' });
    expect(arrive(stage, laidOut({ phase: 'claim', waiting: [] })).laid).toEqual(['hamsters', 'twos', null, null, null, null]);
    expect(arrive(stage, laidOut({ turn: 1, rolled: [1, 3] })).laid).toEqual(['hamsters', null]);
  });
});

describe('what flies', () => {
  test('as many dice as are put, from the tray to the lane', () => {
    const flying = flights(before, { kind: 'put', seat: 0, card: 'twos', face: 2, count: 2, text: '' });
    expect(flying.map(({ from, to }) => [from[0], to[0]])).toEqual([
      ['die-1', 'lane-twos-0'],
      ['die-2', 'lane-twos-0'],
    ]);
  });

  test('a card to its new owner, and the dice on it home', () => {
    const flying = flights(before, { kind: 'take', seat: 0, card: 'fives', foods: ['apple', 'acorn'], text: '' });
    expect(flying.map(({ to }) => to[0])).toEqual(['seat-0', 'seat-1', 'seat-1', 'seat-1']);
    expect(flying.slice(1).map(({ piece }) => 'die' in piece && piece.die)).toEqual([5, 5, 6]);
  });

  test('with a Fattening card only its owner’s dice', () => {
    const flying = flights(before, { kind: 'take_fattening', seat: 0, place: 2, foods: ['corn', 'beet', 'acorn'], text: '' });
    expect(flying.map(({ from, to }) => [from[0], to[0]])).toEqual([
      ['bottom-2', 'seat-0'],
      ['lane-threes-0', 'seat-0'],
      ['lane-hamsters-0', 'seat-0'],
    ]);
  });

  test('a lost card to the Hamsters', () => {
    const flying = flights(before, { kind: 'lose', seat: 0, foods: ['corn'], text: '' });
    expect(flying[0]).toMatchObject({ from: ['seat-0'], to: ['card-hamsters'], piece: { foods: ['corn'] } });
    expect(flying).toHaveLength(3);
  });
});
