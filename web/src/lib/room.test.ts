import { Book, EMPTY } from './book';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { api, Refusal, type MoveInfo, type RoomAnswer, type Shared, type Sight, type TableMove, type Tried } from './api';
import { Line } from './line.fake';
import { RoomTable } from './room.svelte';
import { settings } from './settings.svelte';
import { matchSight, roomSight } from './sight.test-env';
import { readable } from './words.svelte';

const A: MoveInfo = { index: 0, text: 'a', json: {}, say: 'take a' };
const B: MoveInfo = { index: 1, text: 'b', json: {}, say: 'take b' };

/** A room as it stands; the server's end makes messages of it. */
function sight(number: number, entries = number, toAct = [0]): Sight {
  const match = matchSight({ entries, to_act: toAct, view: { entries }, legal: [A, B], fading: ['reveal'] });
  return roomSight({ number, match });
}

/** The parts of a room's sight, as they travel. */
function parts({ number, match, ...room }: Sight) {
  if (!match) return { number, room };
  const { id, commitment, nonces, moves, fading, entries, to_act, asked, over, points, ranks, seed, legal } = match;
  return {
    number,
    room,
    deal: { id, commitment, nonces, fading, moves },
    standing: { entries, to_act, asked, ...(over ? { ending: { points, ranks, seed } } : {}) },
    view: match.view,
    own: { legal: legal.map((move) => move.index), take_back: match.can_take_back },
  };
}

function stands(sight: Sight): object {
  return { type: 'stands', ...parts(sight) };
}

interface Happens extends Partial<Omit<Shared, 'story'>> {
  story?: { kind: string; text: string }[];
  sight?: Sight;
}

function event(number: number, { story = [], sight, ...more }: Happens = {}): object {
  const told = story.map(({ kind, text }) => ({ kind, seat: null, text: { key: text } }));
  const { room, standing, view, own } = sight ? parts(sight) : {};
  const scenes = view ? [{ told: told.length, view: { '=': view } }] : [];
  return { type: 'news', shared: { number, kind: 'moved', seat: 0, at: 0, match: 'm', story: told, scenes, standing, ...more }, room, own };
}

function tried(moves: MoveInfo[], closed = false): Tried {
  return { says: [], moves, legal: closed ? [] : [B], view: { tried: true }, summary: [], asked: 'go on', closed, overtaken: false };
}

const line = (): Line => Line.last;
const story = (table: RoomTable): string[] => table.story.lines.map((each) => each.text);
const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

let tables: RoomTable[] = [];
function enter(): RoomTable {
  const table = new RoomTable('r');
  tables.push(table);
  return table;
}

async function opened(first = sight(3)): Promise<RoomTable> {
  const table = enter();
  line().tell(stands(first));
  await settle();
  return table;
}

beforeAll(() => readable('en'));
beforeEach(() => {
  vi.useFakeTimers();
  Line.all = [];
  vi.stubGlobal('WebSocket', Line);
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  vi.spyOn(api, 'words').mockResolvedValue(EMPTY);
  const rows = [A, B].map(({ text, json, say }): TableMove => ({ text, json, say: { key: say }, silent: false }));
  vi.spyOn(api, 'moves').mockResolvedValue(rows);
});
afterEach(() => {
  for (const table of tables) table.close();
  tables = [];
  vi.restoreAllMocks();
});

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

test('a board that cannot be loaded is tried again', async () => {
  vi.mocked(api.words).mockRejectedValueOnce(new Refusal('unreachable', 'no'));
  const table = await opened();
  expect(table.connection).toBe('lost');
  await vi.advanceTimersByTimeAsync(300);
  line().tell(stands(sight(3)));
  await settle();
  expect(table.connection).toBe('open');
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

test('a move sent into a dying connection is sent once more under the same key', async () => {
  const table = await opened();
  await table.choose(A, { now: true });
  const [first] = line().sent;
  line().close(1006);
  await vi.advanceTimersByTimeAsync(300);
  line().tell(stands(sight(3)));
  expect(line().sent).toEqual([first]);
  line().tell({ type: 'done', key: first!['key'], number: 4 });
  expect(table.sending).toBe(false);
});

test('a connection that does not answer a move is given up for a new one, which gets the move', async () => {
  const table = await opened();
  await table.choose(A, { now: true });
  const [first] = line().sent;
  line().dead = true;
  await vi.advanceTimersByTimeAsync(8500);
  expect(Line.all).toHaveLength(2);
  line().tell(stands(sight(3)));
  expect(line().sent).toEqual([first]);
  line().tell({ type: 'done', key: first!['key'], number: 4 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(Line.all).toHaveLength(2);
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

test('what is asked into a dead line is asked again on the next', async () => {
  const table = await opened();
  const asked = vi
    .spyOn(api, 'try')
    .mockRejectedValueOnce(new Refusal('unreachable', 'no'))
    .mockResolvedValue(tried([A]));
  line().dead = true;
  const choosing = table.choose(A);
  await vi.advanceTimersByTimeAsync(4500);
  expect([table.asking, table.connection, asked.mock.calls.length]).toEqual([true, 'lost', 1]);
  line().tell(stands(sight(3)));
  await choosing;
  expect([table.pending.length, table.asking, asked.mock.calls.length]).toEqual([1, false, 2]);
});

test('what is asked of a server that is there and gives no answer is told after a while', async () => {
  const table = await opened();
  const asked = vi.spyOn(api, 'hint').mockRejectedValue(new Refusal('unreachable', 'not reached'));
  await table.askHint();
  expect([table.notice?.text, table.asking, asked.mock.calls.length]).toEqual(['not reached', false, 6]);
});

test('a move is taken back once, however often the line breaks', async () => {
  const table = await opened();
  table.takeBack();
  const [first] = line().sent;
  line().close(1006);
  await vi.advanceTimersByTimeAsync(300);
  line().tell(stands(sight(3)));
  expect(line().sent).toEqual([first]);
  line().close(1006);
  await vi.advanceTimersByTimeAsync(300);
  line().tell(stands(sight(4, 2))); // it was taken back
  expect(line().sent).toEqual([]);
});

test('a page of another protocol loads itself again, once, and keeps what was chosen', async () => {
  sessionStorage.clear();
  const reload = vi.fn();
  vi.stubGlobal('location', { href: location.href, reload });
  vi.spyOn(api, 'try').mockResolvedValue(tried([A]));
  const table = await opened();
  await table.choose(A);
  line().close(1006);
  await vi.advanceTimersByTimeAsync(300);
  line().tell({ type: 'hello', protocol: 3 });
  expect(reload).toHaveBeenCalledTimes(1);
  table.close();
  // The page is back, from a server that has changed again.
  const again = await opened();
  await settle();
  expect(again.pending.map((move) => move.text)).toEqual(['a']);
  // And once more, but it was loaded again for nothing.
  line().tell({ type: 'hello', protocol: 3 });
  expect([reload.mock.calls.length, again.connection]).toEqual([1, 'outdated']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(Line.all).toHaveLength(3);
  vi.unstubAllGlobals();
});

test('a move that was sent when the page loads itself again is sent by the new one', async () => {
  sessionStorage.clear();
  vi.stubGlobal('location', { href: location.href, reload: () => {} });
  const table = await opened();
  await table.choose(A, { now: true });
  const [first] = line().sent;
  line().tell({ type: 'hello', protocol: 3 });
  table.close();
  const again = await opened();
  expect([again.sending, line().sent]).toEqual([true, [first]]);
  line().tell({ type: 'done', key: first!['key'], number: 4 });
  expect(again.sending).toBe(false);
  expect((await opened()).sending).toBe(false);
  vi.unstubAllGlobals();
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

test('nothing is taken back without a connection', async () => {
  const table = await opened();
  line().close(1006);
  expect(() => table.takeBack()).not.toThrow();
});

test('a choice outlives a reconnection, and that it is only a beginning does too', async () => {
  vi.spyOn(api, 'try').mockResolvedValue(tried([A]));
  const table = await opened(sight(3, 3, [0, 1]));
  await table.choose(A, { part: true });
  expect(table.part).toBe(true);
  expect([table.view, table.position]).toEqual([{ tried: true }, { entries: 3 }]);
  line().close(1006);
  await vi.advanceTimersByTimeAsync(300);
  line().tell(stands(sight(3, 3, [0, 1])));
  expect(table.pending).toEqual([A]);
  line().tell(event(4, { seat: 1, sight: sight(4, 4, [0]) }));
  await settle();
  expect(table.pending).toEqual([A]);
  expect(table.part).toBe(true);
});

test('what another seat overtakes is tried again in the new position, without a word', async () => {
  vi.spyOn(api, 'try').mockResolvedValueOnce({ ...tried([]), view: null, overtaken: true });
  const table = await opened(sight(3, 3, [0, 1]));
  const chosen = table.choose(A, { part: true });
  await settle();
  expect([table.asking, table.acting]).toEqual([true, false]);
  vi.mocked(api.try).mockResolvedValueOnce(tried([A]));
  line().tell(event(4, { seat: 1, sight: sight(4, 4, [0]) }));
  await chosen;
  expect(vi.mocked(api.try).mock.calls.map((call) => call[2])).toEqual([3, 4]);
  expect([table.pending, table.part, table.notice]).toEqual([[A], true, null]);
});

test('a choice that is being renewed outlives the next choice of another, too', async () => {
  const answers: ((answer: Tried) => void)[] = [];
  vi.spyOn(api, 'try').mockImplementation(() => new Promise((answer) => answers.push(answer)));
  const table = await opened(sight(3, 3, [0, 1]));
  void table.choose(A, { confirm: true });
  answers.shift()!(tried([A]));
  await settle();
  for (const number of [4, 5]) {
    line().tell(event(number, { seat: 1, sight: sight(number, number, [0, 1]) }));
    await settle();
  }
  answers.shift()!(tried([A])); // to what was asked before the fifth event
  await settle();
  expect(table.pending).toEqual([]);
  answers.shift()!(tried([A]));
  await settle();
  expect([table.pending, table.notice]).toEqual([[A], null]);
});

test('a choice that is lost is told once', async () => {
  vi.spyOn(api, 'try').mockResolvedValueOnce(tried([A]));
  const table = await opened(sight(3, 3, [0, 1]));
  await table.choose(A);
  vi.mocked(api.try).mockRejectedValue(new Refusal('illegal', 'no', null, 409));
  line().tell(event(4, { seat: 1, sight: sight(4, 4, [0]) }));
  await settle();
  expect([table.pending, table.notice?.text]).toEqual([[], 'What you had chosen is not possible any more: the table has changed.']);
  table.notice = null;
  line().tell(event(5, { seat: 1, sight: sight(5, 5, [0]) }));
  await settle();
  expect(table.notice).toBeNull();
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

test('a hint for a whole turn is laid out and not sent', async () => {
  const table = await opened();
  const weighed = { index: 0, text: 'a', say: 'take a', share: 0.4, visits: 9 };
  vi.spyOn(api, 'hint').mockRejectedValueOnce(new Refusal('hint_later', 'later', null, 503)); // it is asked for once more
  vi.mocked(api.hint).mockResolvedValue({ moves: [weighed], whole: [A, B], note: null });
  vi.spyOn(api, 'try').mockResolvedValue(tried([A, B], true));
  await table.askHint();
  await table.showHint();
  expect(vi.mocked(api.try).mock.calls[0]![1]).toEqual(['a', 'b']);
  expect([table.pending, table.hint, line().sent]).toEqual([[A, B], null, []]);
});

test('whoever sits down with the room open is here', async () => {
  const before = sight(3);
  before.seats[1] = { ...before.seats[1]!, kind: 'open', name: '', here: false };
  const table = await opened(before);
  line().tell(event(4, { kind: 'sat', seat: 1, sight: sight(4, 3) }));
  await settle();
  expect(table.seats.map((seat) => seat.here)).toEqual([true, true]);
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

test('while a preview is on its way nothing is sent or undone', async () => {
  vi.spyOn(api, 'try').mockResolvedValueOnce(tried([A]));
  const table = await opened();
  await table.choose(A);
  vi.mocked(api.try).mockReturnValueOnce(new Promise(() => {}));
  void table.choose(B);
  table.send();
  await table.undo();
  expect(line().sent).toEqual([]);
  expect(table.pending).toEqual([A]);
});

test('who left while something was shown stays away', async () => {
  const table = await opened();
  line().tell(event(4, { story: [{ kind: 'x', text: 'one' }], sight: sight(4) }));
  line().tell({ type: 'presence', here: [true, false], spectators: 0, away: [null, null], host_away: null });
  await vi.advanceTimersByTimeAsync(1000);
  expect(table.seats.map((seat) => seat.here)).toEqual([true, false]);
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

test('another language: what is chosen is said in it', async () => {
  vi.spyOn(api, 'try').mockResolvedValue(tried([A]));
  const table = await opened();
  await table.choose(A);
  const german = { ...A, say: 'nimm a' };
  vi.mocked(api.try).mockResolvedValue(tried([german]));
  await table.relearn();
  line().tell(stands(sight(3)));
  await settle();
  expect(table.pending).toEqual([german]);
});

test('words that cannot be fetched are a notice', async () => {
  const table = await opened();
  vi.mocked(api.words).mockRejectedValue(new Refusal('unreachable', 'no server'));
  await table.relearn();
  expect(table.notice?.text).toBe('no server');
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

test('a closed room connects no more', async () => {
  const table = await opened();
  table.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(Line.all).toHaveLength(1);
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

test('sentences that are wanted while the line is being dialled are asked for when it is there', async () => {
  const table = enter();
  table.tellInWords(true);
  expect(line().sent).toEqual([]);
  line().tell(stands(sight(3)));
  await settle();
  expect(line().sent).toEqual([{ type: 'look', summary: true }]);
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
