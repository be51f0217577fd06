import { expect, test, vi } from 'vitest';
import { api, type RoomAnswer, type Sight } from './api';
import { Book } from './book';
import { USUAL } from './motion';
import { event, line, opened, serve, settle, sight, stands } from './room.test-env';
import type { RoomTable } from './room.svelte';
import { settings } from './settings.svelte';

serve();

test('what is announced stays until it has happened', async () => {
  const table = await opened();
  line().tell({ type: 'announced', text: 'A new version comes.', at: Date.now() + 1000 });
  expect(table.announced?.text).toBe('A new version comes.');
  table.rejoin();
  line().tell(stands(sight(3)));
  expect(table.announced?.text).toBe('A new version comes.');
  await vi.advanceTimersByTimeAsync(2000);
  table.rejoin();
  line().tell(stands(sight(3)));
  expect(table.announced).toBeNull();
  line().tell({ type: 'announced', text: 'Welcome.', at: null });
  table.rejoin();
  line().tell(stands(sight(3)));
  expect(table.announced?.text).toBe('Welcome.');
});

test('a match is started once the own number is in it', async () => {
  const waiting = { ...sight(3), state: 'waiting', match: null } as Sight;
  let taken: (sight: RoomAnswer) => void = () => {};
  vi.spyOn(api, 'seat').mockReturnValue(new Promise((resolve) => (taken = resolve)));
  vi.spyOn(api, 'start').mockResolvedValue(waiting);
  const table = await opened(waiting);
  const starting = table.start();
  await settle();
  expect(api.seat).toHaveBeenCalledOnce();
  expect(api.start).not.toHaveBeenCalled();
  taken(waiting);
  await starting;
  expect(api.start).toHaveBeenCalledOnce();
});

test('of two languages chosen quickly the newer one counts', async () => {
  const table = await opened();
  const answers: ((book: Book) => void)[] = [];
  vi.mocked(api.words).mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  await settings.set({ language: 'de' });
  const first = table.relearn();
  await settings.set({ language: 'en' });
  const second = table.relearn();
  answers[1]!(new Book('en', 'choose = Choose!\n'));
  answers[0]!(new Book('de', 'choose = Wähle!\n'));
  await Promise.all([first, second]);
  expect(table.asked).toBe('Choose!');
});

test('while something is shown, what was told last is said: nothing ahead of its piece, and not what is asked next', async () => {
  const table = await opened(sight(3, 3, [1]));
  expect(table.moment).toBe('choose');
  const happenings = ['Ben rolls.', '', 'You roll.'].map((text) => ({ kind: 'x', text }));
  line().tell(event(4, { seat: 1, story: happenings, sight: sight(4, 4, [0]) }));
  const said: string[] = [];
  for (const _ of happenings) {
    await vi.advanceTimersByTimeAsync(USUAL.ms);
    said.push(table.moment);
  }
  expect(said).toEqual(['Ben rolls.', 'Ben rolls.', 'choose']);
});

/** A table where the second event, after which it is Mia's turn, has counted a round. */
async function counted(after: Partial<Sight['match'] & object> = {}, away = false): Promise<RoomTable> {
  const table = await opened(sight(3, 3, [1]));
  table.motions = { count: { ms: 100, stops: true } };
  table.away = away;
  const then = sight(4, 4, [1]);
  line().tell(
    event(4, { seat: 1, story: [{ kind: 'count', text: 'Seven points.' }], sight: { ...then, match: { ...then.match!, ...after } } }),
  );
  await vi.advanceTimersByTimeAsync(100);
  return table;
}

test('the end of a round waits for a look, and says whether others wait', async () => {
  const table = await counted();
  expect([table.stopped, table.settled, table.match?.entries]).toEqual([true, true, 3]);
  expect(table.story.heard.map((each) => each.text)).toEqual(['Seven points.']);
  expect([table.awaited, table.onTurn, table.moment]).toEqual([false, false, 'The round is over. This is how it was counted.']);
  expect(table.summary).toEqual(['The round is over. This is how it was counted.', 'Seven points.']);
  line().tell(event(5, { seat: 1, sight: sight(5, 5, [0]) }));
  await settle();
  expect([table.awaited, table.onTurn, table.match?.entries]).toEqual([true, false, 3]);
  expect(table.moment).toBe('The round is over. This is how it was counted. Your turn is next.');
  table.goOn();
  await settle();
  expect([table.stopped, table.awaited, table.onTurn, table.match?.entries]).toEqual([false, false, true, 5]);
  expect(table.summary).not.toContain('Seven points.');
});

test('the last round does not wait, nor does a table that nobody looks at', async () => {
  expect((await counted({ over: true })).stopped).toBe(false);
  expect((await counted({}, true)).stopped).toBe(false);
});

test('who turns to words while a count is looked at reads the count, and later the position', async () => {
  const table = await counted();
  table.tellInWords(true);
  expect([line().sent, table.stopped]).toEqual([[], true]);
  table.goOn();
  expect(line().sent).toEqual([{ type: 'look', summary: true }]);
});

test('after a connection that broke nothing waits', async () => {
  const table = await counted();
  table.rejoin();
  line().tell(stands(sight(6, 6, [0])));
  await settle();
  expect([table.stopped, table.onTurn, table.match?.entries]).toEqual([false, true, 6]);
});
