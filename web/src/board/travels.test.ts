import { expect, test } from 'vitest';
import { awaited, carried, more, put } from './travels';

const VIEW = { jar: 5, shelf: ['bun', 'plum', 'bun'], hook: null as string | null, seats: [{ plate: [2, 0] }, { plate: [0, 3] }] };
const travel = (piece: string, from: string, to: string, count = 1) => ({ piece, from, to, count });

test('a place holds a number of pieces, a list of their names, or the name of one', () => {
  expect(put(VIEW, 'jar', 'bun', -2).jar).toBe(3);
  expect(put(VIEW, 'seats.1.plate.0', 'bun', 1).seats[1]).toEqual({ plate: [1, 3] });
  expect(put(VIEW, 'shelf', 'bun', -1).shelf).toEqual(['bun', 'plum']);
  expect(put(VIEW, 'shelf', 'fig', 2).shelf).toEqual(['bun', 'plum', 'bun', 'fig', 'fig']);
  expect(put(VIEW, 'hook', 'fig', 1).hook).toBe('fig');
  expect(put({ ...VIEW, hook: 'fig' }, 'hook', 'fig', -1).hook).toBeNull();
});

test('nothing else changes, and the view that was given stays as it is', () => {
  const before = structuredClone(VIEW);
  const after = put(VIEW, 'seats.0.plate.1', 'plum', 1);
  expect(VIEW).toEqual(before);
  expect(after).toEqual({ ...before, seats: [{ plate: [2, 1] }, { plate: [0, 3] }] });
  expect(after.seats[1]).toBe(VIEW.seats[1]);
});

test('pieces leave one place, lie nowhere in the air, and arrive at another', () => {
  const travels = [travel('bun', 'jar', 'seats.0.plate.0', 2), travel('plum', 'shelf', 'box')];
  expect(carried(VIEW, travels, 'from')).toMatchObject({ jar: 3, shelf: ['bun', 'bun'], seats: [{ plate: [2, 0] }, {}] });
  const after = carried(VIEW, travels);
  expect(after).toMatchObject({ jar: 3, shelf: ['bun', 'bun'], seats: [{ plate: [4, 0] }, {}] });
  expect(awaited(after, travels)).toEqual(carried(VIEW, travels, 'from'));
});

test('what travels beside what did before, in whatever order it is told', () => {
  const [bun, plum] = [travel('bun', 'jar', 'shelf'), travel('plum', 'jar', 'shelf')];
  expect(more([bun, bun], [bun])).toEqual([bun]);
  expect(more([plum, { ...bun, count: 3 }], [bun])).toEqual([plum, { ...bun, count: 2 }]);
  expect(more([bun], [plum, { ...bun, count: 2 }])).toEqual([]);
});
