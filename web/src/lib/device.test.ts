import { expect, test, vi } from 'vitest';
import { Device } from './device.svelte';
import type { RoomTable } from './room.svelte';
import { matchSight, roomSight } from './sight.test-env';

interface At {
  you: number | null;
  toAct: number[];
  covered?: boolean;
  over?: boolean;
  busy?: boolean;
}

/** A device with two seats at a table for three. */
function device(at: At) {
  const table = { settled: true, stopped: false, notice: null, story: { hush: vi.fn() }, onTurn: false } as unknown as RoomTable;
  function stand({ you, toAct, covered = true, over = false, busy = false }: At): void {
    const match = matchSight({ to_act: toAct, over });
    Object.assign(table, { you, match, busy, onTurn: you !== null && toAct.includes(you) });
    Object.assign(table, { sight: roomSight({ you, yours: [0, 1], covered, match }) });
  }
  stand(at);
  const look = vi.fn();
  return { made: new Device(table, look), look, stand };
}

test('it is covered for the next one, whose view is asked for only then', () => {
  const { made, look, stand } = device({ you: null, toAct: [0, 1] });
  expect([made.shared, made.seat, made.meant, made.due]).toEqual([true, null, null, true]);
  made.pass();
  expect([made.handing, made.due, look.mock.calls]).toEqual([0, false, []]);
  made.open();
  made.open(); // pressed twice
  expect(look.mock.calls).toEqual([[0]]);
  stand({ you: 0, toAct: [0, 1] });
  expect([made.met(0), made.handing, made.seat, made.meant, made.due]).toEqual([true, null, 0, 0, false]);
  stand({ you: 0, toAct: [1], busy: true }); // the move is being shown
  expect(made.due).toBe(false);
  stand({ you: 0, toAct: [1] });
  made.pass();
  expect([made.handing, made.met(0), made.handing]).toEqual([1, false, 1]); // a reconnected line shows nobody anything
  stand({ you: 0, toAct: [0, 1] }); // the move was taken back
  expect(made.due).toBe(true);
  made.pass();
  expect([made.handing, made.met(0), made.handing]).toEqual([0, true, null]);
});

test('where nothing is hidden it goes on by itself, and the end is nobody’s', () => {
  const { made, look, stand } = device({ you: 0, toAct: [1], covered: false });
  made.pass();
  expect([look.mock.calls, made.handing, made.seat]).toEqual([[[1]], null, 1]);
  stand({ you: 1, toAct: [2], covered: false });
  expect([made.met(1), made.next, made.due]).toEqual([false, null, false]); // somebody elsewhere has to act
  stand({ you: 1, toAct: [], over: true });
  expect(made.due).toBe(true);
  made.pass();
  expect([look.mock.calls.at(-1), made.seat]).toEqual([[-1], null]);
});
