import { expect, test, vi } from 'vitest';
import { api, Refusal, type RoomEvent, type Shared, type Sight } from './api';
import { Book } from './book';
import { USUAL } from './motion';
import { A, enter, event, line, opened, serve, settle, sight, stands, story, tried } from './room.test-env';
import { settings } from './settings.svelte';
import { roomSight } from './sight.test-env';
import * as sounds from './sound';

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
  expect(story(table)).toEqual(['Ben took back their last move.']);
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
  expect(story(table)).toEqual(['Ben moves.', 'Ben took back their last move.']);
});

test('what is noted is told also where the line breaks before it is shown', async () => {
  const table = await opened();
  line().tell(event(4, { story: [{ kind: 'x', text: 'Ben moves.' }], sight: sight(4) }));
  line().tell(event(5, { kind: 'took_back', seat: 1, sight: sight(5, 3) }));
  line().close(1006);
  await vi.advanceTimersByTimeAsync(300);
  line().tell(stands(sight(5, 3)));
  expect(story(table)).toEqual(['Ben moves.', 'Ben took back their last move.']);
});

test('what people must remember by themselves is named for the board', async () => {
  const table = await opened();
  expect(table.fading).toEqual(['reveal']);
  line().tell(stands(roomSight({ number: 4, state: 'waiting', match: null })));
  await settle();
  expect(table.fading).toEqual([]);
});

/** The state of a room when its match is over: Mia, who is looking at it, has won it, or Ben has. */
function over(number: number, winner: number): Sight {
  const room = sight(number, number, []);
  const ranks = winner === 0 ? [1, 2] : [2, 1];
  return { ...room, state: 'over', match: { ...room.match!, over: true, points: [1, 2], ranks, tally: [] } };
}

test('at the end of a game of memory the whole story is told again, a part at a time, and nobody hears it twice', async () => {
  const table = await opened();
  line().tell(event(4, { story: [{ kind: 'reveal', text: 'a 3' }], sight: sight(4) }));
  await vi.advanceTimersByTimeAsync(9000);
  expect(story(table)).toEqual([]);
  const told = (number: number, kind: RoomEvent['kind'], ...texts: string[]) =>
    ({ number, kind, seat: 1, story: texts.map((text) => ({ kind: 'reveal', seat: 1, text })) }) as unknown as RoomEvent;
  const parts = [
    [told(1, 'moved', 'of the match before'), told(2, 'started', 'Ben begins.'), told(3, 'moved', 'a 2')],
    [told(4, 'moved', 'a 3', 'wrong'), told(5, 'took_back'), told(6, 'moved', 'over')],
    [],
  ];
  const events = vi.spyOn(api, 'events').mockImplementation((_, since) => Promise.resolve(parts[since === 0 ? 0 : since === 3 ? 1 : 2]!));
  line().tell(event(6, { sight: over(6, 0) }));
  await vi.advanceTimersByTimeAsync(9000);
  expect(events.mock.calls.map(([, since]) => since)).toEqual([0, 3, 6]);
  expect(story(table)).toEqual(['Ben begins.', 'a 2', 'a 3', 'wrong', 'Ben took back their last move.', 'over']);
  expect(table.story.heard.map(({ text }) => text)).not.toContain('a 2');
});

test('if it cannot be had, what was told stays', async () => {
  const table = await opened();
  vi.spyOn(api, 'events').mockRejectedValue(new Refusal('not_seated', 'You have no seat.'));
  line().tell(event(4, { story: [{ kind: 'x', text: 'The end.' }], sight: over(4, 1) }));
  await vi.advanceTimersByTimeAsync(1000);
  expect(story(table)).toEqual(['The end.']);
  expect(table.notice).toBeNull();
});

test.each([
  ['won', 0, 0],
  ['lost', 1, 0],
  ['end', 0, null],
] as const)('the end sounds like %s', async (sound, winner, you) => {
  const heard = vi.spyOn(sounds, 'play').mockReturnValue();
  vi.spyOn(api, 'events').mockResolvedValue([]);
  const table = await opened({ ...sight(3), you });
  table.motions = { over: { ms: 1, sound: 'end' } };
  const ending = event(4, { story: [{ kind: 'over', text: 'The end.' }], sight: { ...over(4, winner), you } });
  (ending as { shared: Shared }).shared.story![0]!['winners'] = [winner];
  line().tell(ending);
  await settle();
  expect(heard).toHaveBeenLastCalledWith(sound);
});
