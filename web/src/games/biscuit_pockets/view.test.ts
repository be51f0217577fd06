import { expect, test } from 'vitest';
import { CRACKED, ONE, THREE, TWO, laidOut } from './fixtures';
import { around, crackedLeft, wasTapped } from './view';

test('a tile of the chain was tapped if it shows one biscuit less than its step', () => {
  expect([wasTapped(ONE, 1), wasTapped(ONE, 2), wasTapped(TWO, 2), wasTapped(THREE, 4)]).toEqual([false, true, false, true]);
  expect(wasTapped(CRACKED, 2)).toBe(false); // it counts as 1 or 2; tapped it would have broken the spell
});

test('cracked tiles that nobody has received', () => expect(crackedLeft(laidOut())).toBe(5));

test('the own seat comes last, the others in the order of their turns', () => {
  const seats = [0, 1, 2, 3].map((seat) => ({ seat, tiles: 0, cracked: 0, points: null }));
  const order = (you: number | null) => around(seats, you).map((seat) => seat.seat);
  expect(order(1)).toEqual([2, 3, 0, 1]);
  expect(order(null)).toEqual([0, 1, 2, 3]);
});
