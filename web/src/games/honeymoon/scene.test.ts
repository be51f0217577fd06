import { describe, expect, it } from 'vitest';
import { dieAfter, seatAfter, timerAfter } from './scene';
import { change, plain, signed } from './score';
import { seatOf, viewOf } from './sheets.test-env';
import type { Happening } from './view';

const cells = ['a1', 'b1', 'c1'];
const dig = { kind: 'dig', seat: 0, count: 3, first: 'a1', last: 'c1', cells, direction: 'right', text: '' } satisfies Happening;
const found = {
  kind: 'found',
  seat: 0,
  finds: [
    { cell: 'b1', content: 'honey' },
    { cell: 'c1', content: 'pickle' },
  ],
  text: '',
} satisfies Happening;

describe('points', () => {
  it('change by the printed scores, sets and pickles', () => {
    const seat = seatOf(0, [2, 1, 1, 1, 0]);
    const view = viewOf([seat]);
    expect(change(view, seat, ['honey'])).toBe(3);
    expect(change(view, seat, ['candy', 'plain'])).toBe(1 + 5);
    expect(change(view, seat, ['pickle', 'pickle'])).toBe(-4);
    expect(change(view, seatOf(0, [4]), ['honey'])).toBe(0); // a full row ticks no more
  });

  it('are written with their sign', () => {
    expect([signed(3), signed(-2), signed(0)]).toEqual(['+3', '−2', '±0']);
    expect([plain(12), plain(-4)]).toEqual(['12', '−4']);
  });
});

describe('a sheet while a turn is shown', () => {
  const seat = seatOf(0, [1, 1, 1, 1, 1], { points: 10 });
  const view = viewOf([seat]);

  it('stays as it is until something of its own was shown', () => {
    expect(seatAfter(view, seat, [{ ...dig, seat: 1 }])).toBe(seat);
  });

  it('has what was dug and found', () => {
    const after = seatAfter(view, seat, [dig, found]);
    expect(after.dug).toEqual(['a1', 'b1', 'c1']);
    expect(after.last_dug).toEqual(after.dug);
    expect(after.bar[0]).toMatchObject({ ticked: 2, points: 3 });
    expect([after.pickles, after.sets, after.points, after.slots_free]).toEqual([1, 1, 10 + 2 - 2, 7]);
  });

  it('pays for a dig on a one with slots, and remembers a pass', () => {
    expect(seatAfter({ ...view, die: 1 }, seat, [dig]).slots_free).toBe(4);
    expect(seatAfter(view, seat, [{ kind: 'pass', seat: 0, text: '' }]).last_passed).toBe(true);
  });

  it('has the die and the timer of the roll that is shown', () => {
    const roll: Happening[] = [
      { kind: 'roll', seat: null, number: 5, text: '' },
      { kind: 'timer', seat: null, count: 1, text: '' },
    ];
    expect([dieAfter(view, []), dieAfter(view, roll)]).toEqual([3, 5]);
    expect([timerAfter(view.timer, []).crossed, timerAfter(view.timer, roll).crossed]).toEqual([0, 2]);
  });
});
