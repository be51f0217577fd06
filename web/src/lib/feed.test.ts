import { expect, test, vi } from 'vitest';
import { api, Refusal, type Shared, type TableMove } from './api';
import { Line } from './line.fake';
import { A, enter, event, line, opened, parts, serve, settle, sight, stands } from './room.test-env';

serve();

test('a board that cannot be loaded is tried again', async () => {
  vi.mocked(api.words).mockRejectedValueOnce(new Refusal('unreachable', 'no'));
  const table = await opened();
  expect(table.connection).toBe('lost');
  await vi.advanceTimersByTimeAsync(300);
  line().tell(stands(sight(3)));
  await settle();
  expect(table.connection).toBe('open');
});

test('a connection that does not answer a move is given up for a new one, which gets the move', async () => {
  const table = await opened();
  await table.choose(A, { now: true });
  const [first] = line().sent;
  line().dead = true;
  await vi.advanceTimersByTimeAsync(5050);
  expect(table.connection).toBe('lost');
  await vi.advanceTimersByTimeAsync(450);
  expect(Line.all).toHaveLength(2);
  line().tell(stands(sight(3)));
  expect(line().sent).toEqual([first]);
  line().tell({ type: 'done', key: first!['key'], number: 4 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(Line.all).toHaveLength(2);
});

test('a server that is only slow is waited for, however long a move takes', async () => {
  const table = await opened();
  await table.choose(A, { now: true });
  await vi.advanceTimersByTimeAsync(60_000);
  expect([table.connection, Line.all.length]).toEqual(['open', 1]);
});

test('when the network goes the page says so at once', async () => {
  const table = await opened();
  dispatchEvent(new Event('offline'));
  expect(table.connection).toBe('lost');
  dispatchEvent(new Event('online'));
  line().tell(stands(sight(3)));
  await settle();
  expect(table.connection).toBe('open');
});

test('a line that dies in silence is noticed and replaced, also when nobody does anything', async () => {
  const table = await opened();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([table.connection, Line.all.length]).toEqual(['open', 1]);
  line().dead = true;
  await vi.advanceTimersByTimeAsync(8050);
  expect(table.connection).toBe('lost');
  await vi.advanceTimersByTimeAsync(300);
  line().tell({ type: 'hello', protocol: 1 });
  line().tell(stands(sight(3)));
  await vi.advanceTimersByTimeAsync(60_000);
  expect([table.connection, Line.all.length]).toEqual(['open', 2]);
});

test('a new line on which nothing comes is given up, too, after longer and longer pauses of no fixed length', async () => {
  enter();
  const begun = Date.now();
  const times: number[] = [];
  for (const chance of [0, 0.999, 0.5, 0.5, 0.5, 0.5]) {
    vi.mocked(Math.random).mockReturnValue(chance);
    const known = Line.all.length;
    while (Line.all.length === known) await vi.advanceTimersByTimeAsync(10);
    times.push(Date.now() - begun);
  }
  const pauses = times.map((time, number) => time - (times[number - 1] ?? 0) - 8000);
  for (const [number, about] of [150, 900, 1200, 2500, 5000, 5000].entries()) expect(Math.abs(pauses[number]! - about)).toBeLessThan(20);
});

test('on waking the line is tried at once', async () => {
  const table = await opened();
  line().dead = true;
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(4050);
  expect(table.connection).toBe('lost');
});

test('when the network is back it is tried at once', async () => {
  const table = await opened();
  line().close(1006);
  dispatchEvent(new Event('online'));
  expect(Line.all).toHaveLength(2);
  line().tell(stands(sight(3)));
  await vi.advanceTimersByTimeAsync(60_000);
  expect([table.connection, Line.all.length]).toEqual(['open', 2]);
});

test('a window that gave way to a newer one does not push back until somebody looks at it', async () => {
  const table = await opened();
  line().close(4409);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([table.connection, Line.all.length]).toEqual(['elsewhere', 1]);
  document.dispatchEvent(new Event('visibilitychange'));
  line().tell(stands(sight(3)));
  await settle();
  expect([table.connection, Line.all.length]).toEqual(['open', 2]);
});

test('a room that is not there is not asked for again', async () => {
  const table = enter();
  line().close(4404);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(table.connection).toBe('gone');
  expect(Line.all).toHaveLength(1);
});

test('whoever is banned is told why and does not try again', async () => {
  const table = await opened();
  line().tell({ type: 'error', key: '', code: 'banned', message: 'Not before tomorrow.' });
  line().close(4410);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(table.connection).toBe('banned');
  expect(table.notice?.text).toBe('Not before tomorrow.');
  expect(Line.all).toHaveLength(1);
});

test('a closed room connects no more', async () => {
  const table = await opened();
  table.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(Line.all).toHaveLength(1);
});

test('a view is told by what has changed in it, scene by scene', async () => {
  const table = await opened();
  const shown: unknown[] = [];
  const after = sight(4);
  const scenes = [
    { told: 1, view: { cups: { '=': { left: [1, 2] } } } },
    { told: 1, view: { entries: 4, cups: { left: [1] } } },
  ];
  line().tell(event(4, { story: [{ kind: 'x', text: 'one' }], sight: after, scenes }));
  for (let ms = 0; ms < 2000 && table.busy; ms += 50) {
    shown.push(table.view);
    await vi.advanceTimersByTimeAsync(50);
  }
  expect(shown).toContainEqual({ entries: 3 });
  expect(table.view).toEqual({ entries: 4, cups: { left: [1] } });
});

test('a match with other options waits for its table of moves', async () => {
  const table = await opened();
  const next = sight(4, 0);
  next.match!.moves = '/api/games/none/moves?seats=3';
  let load: (rows: TableMove[]) => void = () => {};
  vi.mocked(api.moves).mockReturnValue(new Promise((resolve) => (load = resolve)));
  const { deal } = parts(next) as { deal: Shared['deal'] };
  line().tell(event(4, { kind: 'started', sight: next, deal }));
  await settle();
  expect(table.settled).toBe(false);
  load([{ text: 'c', json: {}, say: { key: 'take c' }, silent: false }]);
  await settle();
  expect(table.legal.map((move) => [move.text, move.say])).toEqual([['c', 'take c']]);
});

test('sentences about the position are asked for where somebody reads them', async () => {
  const table = await opened();
  table.tellInWords(true);
  expect(line().sent).toEqual([{ type: 'look', summary: true }]);
  line().close(1006);
  await vi.advanceTimersByTimeAsync(300);
  expect(line().address.searchParams.get('summary')).toBe('true');
});

test('sentences that are wanted while the line is being dialled are asked for when it is there', async () => {
  const table = enter();
  table.tellInWords(true);
  expect(line().sent).toEqual([]);
  line().tell(stands(sight(3)));
  await settle();
  expect(line().sent).toEqual([{ type: 'look', summary: true }]);
});
