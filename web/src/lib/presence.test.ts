import { expect, test, vi } from 'vitest';
import { api } from './api';
import { USUAL } from './motion';
import { A, event, line, opened, serve, settle, sight, tried } from './room.test-env';

serve();

test('whoever has chosen at once with others is marked until the step is over, also where the last one goes on', async () => {
  const table = await opened(sight(3, 3, [0, 1]));
  const chosen = (): boolean[] => table.seats.map((seat) => seat.chosen);
  line().tell(event(4, { seat: 1, sight: sight(4, 4, [0]) }));
  await settle();
  expect(chosen()).toEqual([false, true]);
  line().tell(event(5, { kind: 'sat', seat: 1, sight: sight(5, 4, [0]) }));
  await settle();
  expect(chosen()).toEqual([false, true]);
  line().tell(event(6, { seat: 0, sight: sight(6, 5, [0]) }));
  await settle();
  expect(chosen()).toEqual([false, false]);
});

test('whoever sits down with the room open is here', async () => {
  const before = sight(3);
  before.seats[1] = { ...before.seats[1]!, kind: 'open', name: '', here: false };
  const table = await opened(before);
  line().tell(event(4, { kind: 'sat', seat: 1, sight: sight(4, 3) }));
  await settle();
  expect(table.seats.map((seat) => seat.here)).toEqual([true, true]);
});

test('who left while something was shown stays away', async () => {
  const table = await opened();
  line().tell(event(4, { story: [{ kind: 'x', text: 'one' }], sight: sight(4) }));
  line().tell({ type: 'presence', here: [true, false], spectators: 0, away: [null, null], host_away: null });
  await vi.advanceTimersByTimeAsync(1000);
  expect(table.seats.map((seat) => seat.here)).toEqual([true, false]);
});

test('who is there is not forgotten when somebody moves', async () => {
  const table = await opened();
  const away = { since: 5, gone: true, host_gone: false };
  line().tell({ type: 'presence', here: [true, false], spectators: 0, away: [null, away], host_away: away });
  const { room: _, ...moved } = event(4, { sight: sight(4) }) as { room: object };
  line().tell(moved);
  await vi.advanceTimersByTimeAsync(1000);
  expect(table.view).toEqual({ entries: 4 });
  expect(table.seats.map((seat) => seat.here)).toEqual([true, false]);
  expect([table.presence.away[1], table.presence.hostAway]).toEqual([away, away]);
});

test('whoever is next is named when the position has arrived', async () => {
  const table = await opened(sight(3, 3, [1]));
  const next = (): unknown[] => [table.turn, table.owes(0), table.onTurn];
  line().tell(event(4, { seat: 1, story: [{ kind: 'x', text: 'Ben moves.' }], sight: sight(4, 4, [0]) }));
  expect(next()).toEqual([1, false, false]);
  await vi.advanceTimersByTimeAsync(USUAL.ms);
  expect(next()).toEqual([0, true, true]);
});

test('nobody else is next before a choice is sent', async () => {
  vi.spyOn(api, 'try').mockResolvedValue({ ...tried([A], true), view: { turn: 1 } });
  const table = await opened();
  await table.choose(A);
  expect([table.view, table.turn, table.owes(0), table.owes(1)]).toEqual([{ turn: 1 }, 0, true, false]);
});
