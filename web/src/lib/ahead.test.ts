// Nobody is taken away from the result of a match.

import { expect, test, vi } from 'vitest';
import { api, type Sight } from './api';
import { event, line, opened, serve, settle, sight, stands } from './room.test-env';
import { matchSight, roomSight } from './sight.test-env';

serve();

function over(number = 4): Sight {
  const room = sight(number);
  return { ...room, state: 'over', again: true, match: { ...room.match!, over: true, to_act: [], points: [5, 2], ranks: [1, 2] } };
}

const next = (number: number): Sight =>
  roomSight({ number, again: true, state: 'playing', match: matchSight({ id: 'n', entries: 0, to_act: [0], view: { entries: 0 } }) });
const laid = (number: number): Sight => roomSight({ number, again: true, state: 'waiting', game: 'other', match: null });
const begins = (number: number): object => {
  const { deal } = stands(next(number)) as { deal: object };
  const news = event(number, { sight: next(number), kind: 'started', match: 'n' }) as { shared: object };
  return { ...news, shared: { ...news.shared, deal } };
};

test('a match that others begin waits until one goes there, also over a line that broke', async () => {
  vi.spyOn(api, 'events').mockResolvedValue([]);
  const table = await opened(over());
  line().tell(begins(5));
  await settle();
  expect([table.match?.id, table.ahead?.match?.id]).toEqual(['m', 'n']);
  line().tell(event(6, { sight: next(6), match: 'n' }));
  line().close(1006);
  await vi.advanceTimersByTimeAsync(1000);
  line().tell(stands(next(6)));
  await settle();
  expect([table.match?.id, table.connection, table.settled]).toEqual(['m', 'open', true]);
  table.goOnWithRoom();
  expect(line().address.searchParams.get('since')).toBe('4');
  line().tell(stands(next(6)));
  await settle();
  expect([table.match?.id, table.ahead]).toEqual(['n', null]);
  line().tell(event(7, { sight: { ...next(7), match: { ...next(7).match!, entries: 3 } }, match: 'n' }));
  await settle();
  expect(table.match?.entries).toBe(3);
});

test.each(['start', 'agree'] as const)('who has pressed goes there: %s', async (pressed) => {
  vi.spyOn(api, 'events').mockResolvedValue([]);
  const asked = vi.spyOn(api, pressed).mockResolvedValue(over());
  const table = await opened(over());
  await (pressed === 'start' ? table.start() : table.agree(true));
  expect(asked).toHaveBeenCalledOnce();
  line().tell(event(5, { sight: { ...over(5), seats: over().seats.map((seat) => ({ ...seat, yes: true })) }, kind: 'agreed' }));
  line().tell(begins(6));
  await settle();
  expect([table.match?.id, table.ahead]).toEqual(['n', null]);
});

test('who no longer wants another match stays', async () => {
  vi.spyOn(api, 'events').mockResolvedValue([]);
  vi.spyOn(api, 'agree').mockResolvedValue(over());
  const table = await opened(over());
  await table.agree(true);
  await table.agree(false);
  line().tell(begins(5));
  await settle();
  expect(table.match?.id).toBe('m');
});

test('a table that is laid anew is shown to who asks, and at once where no match was looked at', async () => {
  vi.spyOn(api, 'events').mockResolvedValue([]);
  const table = await opened(over());
  line().tell(event(5, { sight: laid(5), kind: 'arranged', match: null }));
  await settle();
  expect([table.match?.id, table.game, table.ahead?.game]).toEqual(['m', over().game, 'other']);
  table.goOnWithRoom();
  line().tell(stands(laid(5)));
  await settle();
  expect([table.match, table.game]).toEqual([null, 'other']);
  line().tell(event(6, { sight: { ...laid(6), game: over().game }, kind: 'arranged', match: null }));
  await settle();
  expect([table.match, table.game, table.ahead]).toEqual([null, over().game, null]);
});
