import { beforeEach, expect, test, vi } from 'vitest';
import type { Clocks } from './api';
import { clockText, SeatClocks } from './clocks.svelte';
import { NEW, NONE, ofKind, told } from './timing';
import { readable } from './words.svelte';

beforeEach(async () => {
  await readable('en');
});

const resting = { left: 60_000, runs: false, waited: null, urged_by: [], forced: false, granted: 0, ran_out: 0 };

function clocks(...seats: Partial<Clocks['seats'][number]>[]): Clocks {
  return { now: 5000, seats: seats.map((seat) => ({ ...resting, ...seat })) };
}

test('a time is told in minutes and seconds, a long one in hours or days', () => {
  const [hour, day] = [3_600_000, 86_400_000];
  expect([0, 1, 9_001, 60_000, 59_999, 119 * 60_000].map(clockText)).toEqual(['0:00', '0:01', '0:10', '1:00', '1:00', '119:00']);
  expect(clockText(5 * hour + 90_000)).toContain('5');
  expect(clockText(3 * day + 4 * hour)).toContain('3');
});

test('the page counts on by a clock that never leaps, whatever the wall clock says', () => {
  vi.useFakeTimers({ toFake: ['performance', 'Date', 'setInterval', 'clearInterval'] });
  const seats = new SeatClocks();
  seats.hear(clocks({ runs: true, waited: 1000 }, {}, { left: null }));
  vi.setSystemTime(Date.now() + 1e10);
  expect(seats.left(0)).toBe(60_000);
  vi.advanceTimersByTime(20_000);
  expect([seats.left(0), seats.left(1), seats.left(2), seats.left(7)]).toEqual([40_000, 60_000, null, null]);
  expect([seats.waited(0), seats.waited(1)]).toEqual([21_000, null]);
  vi.advanceTimersByTime(60_000);
  expect(seats.left(0)).toBe(0);
  seats.hear(undefined);
  expect([seats.left(0), seats.runs(0)]).toEqual([null, false]);
  vi.useRealTimers();
});

test('another way to count time begins with what is usual, and keeps the rest', () => {
  const bank = ofKind('bank', { ...NEW, at_zero: 'give_up' });
  expect(bank).toEqual({ ...NONE, kind: 'bank', bank: 600, increment: 5, at_zero: 'give_up', urge_after: 180 });
  const slow = ofKind('slow', bank);
  expect([slow.days, slow.bank, slow.urge_after]).toEqual([3, 0, 0]);
  expect(ofKind('none', slow).urge_after).toBe(180);
  expect(told(NONE)).toHaveLength(1);
  expect(told(bank)).toHaveLength(3);
});
