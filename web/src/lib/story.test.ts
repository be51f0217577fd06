import { expect, test, vi } from 'vitest';
import { api } from './api';
import { Book } from './book';
import { USUAL } from './motion';
import { A, enter, event, line, opened, serve, settle, sight, stands, story, tried } from './room.test-env';
import { settings } from './settings.svelte';
import { roomSight } from './sight.test-env';

serve();

test('what happens while the board is loading is not forgotten', async () => {
  const table = enter();
  line().tell(stands(sight(3)));
  line().tell(event(4, { story: [{ kind: 'x', text: 'Ben moves.' }], sight: sight(4) }));
  await settle();
  expect(table.view).toEqual({ entries: 4 });
  expect(story(table)).toEqual(['Ben moves.']);
  expect(table.story.heard).toEqual([]);
});

test('whoever took a move back is named also when it was before one came', async () => {
  const table = enter();
  line().tell(event(2, { kind: 'took_back', seat: 1 }));
  line().tell(stands(sight(2)));
  await settle();
  expect(story(table)).toEqual(['Ben took the last move back.']);
});

test('what was being shown when the connection broke still stands in the story', async () => {
  const table = await opened();
  const happenings = ['one', 'two', 'three'].map((text) => ({ kind: 'x', text }));
  line().tell(event(4, { story: happenings, sight: sight(4) }));
  expect(table.busy).toBe(true);
  line().close(1006);
  expect(table.connection).toBe('lost');
  await vi.advanceTimersByTimeAsync(300);
  expect(line().address.searchParams.get('since')).toBe('4');
  line().tell(stands(sight(4)));
  expect(table.busy).toBe(false);
  expect(story(table)).toEqual(['one', 'two', 'three']);
});

test('who begins another match is told to those who look at the end of the last one', async () => {
  const over = sight(3);
  over.match!.over = true;
  const table = await opened(over);
  line().tell(event(4, { kind: 'started', seat: 1, sight: sight(4, 0) }));
  await settle();
  expect(table.story.ended).toEqual({ match: 'm', by: 'Ben' });
  line().tell(event(5, { kind: 'started', seat: 0, sight: sight(5, 0) }));
  await settle();
  expect(table.story.ended).toBeNull();
});

test('who leaves a running match and who is back is told', async () => {
  const table = await opened();
  const [mia, ben] = sight(3).seats;
  const bot = { ...ben!, kind: 'bot' as const, name: 'Waffle', plays_for: 'Ben' };
  line().tell(event(4, { kind: 'sat', seat: 1, sight: { ...sight(4, 3), seats: [mia!, bot] } }));
  await settle();
  line().tell(event(5, { kind: 'sat', seat: 1, sight: sight(5, 3) }));
  await settle();
  expect(story(table)).toEqual(['Ben has left. Waffle plays on.', 'Ben is back.']);
});

test('another language: everything is said in it at once, and nothing is told again', async () => {
  vi.spyOn(api, 'try').mockResolvedValue(tried([A]));
  const table = await opened();
  line().tell(event(4, { story: [{ kind: 'x', text: 'moves' }], sight: sight(4) }));
  await vi.advanceTimersByTimeAsync(1000);
  expect([story(table), table.asked]).toEqual([['moves'], 'choose']);
  vi.mocked(api.words).mockResolvedValue(new Book('de', 'moves = Ben zieht.\nchoose = Wähle.\n'));
  await table.relearn();
  expect([story(table), table.asked, table.story.heard]).toEqual([['Ben zieht.'], 'Wähle.', []]);
  expect(line().address.searchParams.get('since')).toBe('4');
});

test('what people must remember by themselves stays for a while, and is not told again', async () => {
  const table = await opened();
  line().tell(
    event(4, {
      story: [
        { kind: 'reveal', text: 'a fig' },
        { kind: 'x', text: 'Ben moves.' },
      ],
      sight: sight(4),
    }),
  );
  await vi.advanceTimersByTimeAsync(1000);
  expect(table.story.heard.map((each) => each.text)).toEqual(['a fig', 'Ben moves.']);
  await vi.advanceTimersByTimeAsync(8000);
  expect(story(table)).toEqual(['Ben moves.']);
  expect(table.story.heard.map((each) => each.text)).toEqual(['Ben moves.']);
  line().close(1006);
  await vi.advanceTimersByTimeAsync(300);
  line().tell(
    event(5, {
      story: [
        { kind: 'reveal', text: 'a plum' },
        { kind: 'x', text: 'Eve moves.' },
      ],
    }),
  );
  line().tell(stands(sight(5)));
  await settle();
  expect(story(table)).toEqual(['Ben moves.', 'Eve moves.']);
});

test('that an administrator looks in is told at once, and later in the story', async () => {
  const table = enter();
  line().tell(event(3, { kind: 'looked', seat: null, at: 0 }));
  line().tell(stands(sight(3)));
  await settle();
  expect(story(table)).toHaveLength(1);
  expect(table.story.looked).toBeNull();
  line().tell(event(4, { kind: 'looked', seat: null, at: 60_000, sight: sight(4, 3) }));
  expect(story(table)).toHaveLength(2);
  expect(story(table)[1]).toContain('An administrator');
  expect(table.story.looked).toBe(60_000);
});

test('a line is told when its happening has been shown, to the screen reader, too', async () => {
  const table = await opened();
  const happenings = ['one', 'two'].map((text) => ({ kind: 'x', text }));
  line().tell(event(4, { story: happenings, sight: sight(4) }));
  expect([table.busy, story(table)]).toEqual([true, []]);
  await vi.advanceTimersByTimeAsync(USUAL.ms);
  expect([table.busy, story(table), table.story.heard.length]).toEqual([true, ['one'], 1]);
  await vi.advanceTimersByTimeAsync(USUAL.ms);
  expect([table.busy, story(table), table.story.heard.length]).toEqual([false, ['one', 'two'], 2]);
});

test('where nothing moves a line is told at once', async () => {
  await settings.set({ speed: 'at_once' });
  const table = await opened();
  line().tell(event(4, { story: [{ kind: 'x', text: 'one' }], sight: sight(4) }));
  await settle();
  expect([table.busy, story(table)]).toEqual([false, ['one']]);
  await settings.set({ speed: 'normal' });
});

test('what is noted beside the story waits for what happened before it', async () => {
  const table = await opened();
  line().tell(event(4, { story: [{ kind: 'x', text: 'Ben moves.' }], sight: sight(4) }));
  line().tell(event(5, { kind: 'took_back', seat: 1, sight: sight(5, 3) }));
  expect(story(table)).toEqual([]);
  await vi.advanceTimersByTimeAsync(USUAL.ms);
  expect(story(table)).toEqual(['Ben moves.', 'Ben took the last move back.']);
});

test('what is noted is told also where the line breaks before it is shown', async () => {
  const table = await opened();
  line().tell(event(4, { story: [{ kind: 'x', text: 'Ben moves.' }], sight: sight(4) }));
  line().tell(event(5, { kind: 'took_back', seat: 1, sight: sight(5, 3) }));
  line().close(1006);
  await vi.advanceTimersByTimeAsync(300);
  line().tell(stands(sight(5, 3)));
  expect(story(table)).toEqual(['Ben moves.', 'Ben took the last move back.']);
});

test('what people must remember by themselves is named for the board', async () => {
  const table = await opened();
  expect(table.fading).toEqual(['reveal']);
  line().tell(stands(roomSight({ number: 4, state: 'waiting', match: null })));
  await settle();
  expect(table.fading).toEqual([]);
});
