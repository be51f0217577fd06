// A table with three seats for tests: seat 0 has rolled 1 2 2 5 6 6 and holds them; seat 1 has dice on two cards.

import type { SwintusView, TopCard } from './view';

type Laid = Partial<Pick<TopCard, 'dice' | 'sixes'>>;
const top = (name: TopCard['name'], face: number, need: number, foods: TopCard['foods'], laid: Laid = {}): TopCard => {
  const below = foods.length > 0 ? 15 : 0;
  return { name, face, need, closed: false, foods, below, dice: [0, 0, 0], sixes: [0, 0, 0], ...laid };
};

export function laidOut(changes: Partial<SwintusView> = {}): SwintusView {
  return {
    type: 'swintus/2',
    phase: 'place',
    turn: 0,
    rolled: [1, 2, 2, 5, 6, 6],
    waiting: [5, 2, 2, 6, 6],
    placing: { face: 5, card: 'fives', most: 1 },
    top: [
      top('fives', 5, 5, ['apple', 'acorn'], { dice: [0, 2, 0], sixes: [0, 1, 0] }),
      top('fours', 4, 5, ['beet', 'apple']),
      top('threes', 3, 4, ['corn'], { dice: [1, 0, 0] }),
      top('twos', 2, 4, ['beet']),
      top('hamsters', 1, 3, [], { dice: [1, 1, 0] }),
    ],
    bottom: [
      { place: 1, name: 'lucky_three', foods: ['corn', 'apple', 'acorn'], met: [false, false, false] },
      { place: 2, name: 'swinbag_5', foods: ['corn', 'beet', 'acorn'], met: [false, false, false] },
      { place: 3, name: null, foods: [], met: [false, false, false] },
    ],
    fattening_below: 13,
    eaten: [],
    goal: 7,
    idle: 0,
    idle_limit: 100,
    seats: [
      {
        seat: 0,
        hand: 5,
        food: { corn: 2, beet: 1 },
        missing: 5,
        storage: [
          { foods: ['corn'], cards: 2 },
          { foods: ['beet'], cards: 1 },
        ],
      },
      { seat: 1, hand: 3, food: { corn: 0, beet: 0 }, missing: 7, storage: [] },
      { seat: 2, hand: 7, food: { corn: 0, beet: 0 }, missing: 7, storage: [] },
    ],
    winners: [],
    ended_by: null,
    ...changes,
  };
}
