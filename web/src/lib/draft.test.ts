import { expect, test, vi } from 'vitest';
import { api, Refusal, type Tried } from './api';
import { Line } from './line.fake';
import { USUAL } from './motion';
import { A, B, event, line, opened, serve, settle, sight, stands, tried } from './room.test-env';

serve();

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
  line().tell({ type: 'hello', protocol: 4 });
  expect(reload).toHaveBeenCalledTimes(1);
  table.close();
  // The page is back, but the server has changed again.
  const again = await opened();
  await settle();
  expect(again.pending.map((move) => move.text)).toEqual(['a']);
  // And again, but reloading did not help.
  line().tell({ type: 'hello', protocol: 4 });
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
  line().tell({ type: 'hello', protocol: 4 });
  table.close();
  const again = await opened();
  expect([again.sending, line().sent]).toEqual([true, [first]]);
  line().tell({ type: 'done', key: first!['key'], number: 4 });
  expect(again.sending).toBe(false);
  expect((await opened()).sending).toBe(false);
  vi.unstubAllGlobals();
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
  void table.choose(A);
  answers.shift()!(tried([A]));
  await settle();
  for (const number of [4, 5]) {
    line().tell(event(number, { seat: 1, sight: sight(number, number, [0, 1]) }));
    await settle();
  }
  answers.shift()!(tried([A])); // the answer to what was asked before the fifth event
  await settle();
  expect([table.pending, table.asking]).toEqual([[A], true]); // it stays in sight
  answers.shift()!(tried([A]));
  await settle();
  expect([table.pending, table.notice]).toEqual([[A], null]);
});

test('what was chosen for a position that is gone is not shown in it, whatever else is refused', async () => {
  vi.spyOn(api, 'try').mockResolvedValueOnce(tried([A]));
  const table = await opened(sight(3, 3, [0, 1]));
  await table.choose(A);
  let refuse: (why: Refusal) => void = () => {};
  vi.mocked(api.try).mockReturnValueOnce(new Promise((_, reject) => (refuse = reject)));
  void table.choose(B);
  line().tell(event(4, { seat: 1, sight: sight(4, 4, [0]) }));
  await settle();
  refuse(new Refusal('illegal', 'no', null, 409));
  await settle();
  expect([table.pending, table.view, table.notice?.text]).toEqual([[], { entries: 4 }, 'no']);
});

test('what is pressed while an answer is on its way is done once it is here', async () => {
  const answers: ((answer: Tried) => void)[] = [];
  vi.spyOn(api, 'try').mockImplementation(() => new Promise((answer) => answers.push(answer)));
  const answer = async (moves = [A]): Promise<void> => {
    answers.shift()!(tried(moves));
    await settle();
  };
  const table = await opened(sight(3, 3, [0, 1]));
  void table.choose(A);
  await answer();
  void table.choose(B);
  void table.undo();
  await answer([A, B]);
  await answer(); // without what was undone
  expect(table.pending).toEqual([A]);
  line().tell(event(4, { seat: 1, sight: sight(4, 4, [0]) }));
  await settle();
  table.send();
  table.send();
  expect(line().sent).toEqual([]);
  await answer();
  expect(line().sent.map((command) => command['move'])).toEqual([['a']]);
});

test('a choice that is lost is told once', async () => {
  vi.spyOn(api, 'try').mockResolvedValueOnce(tried([A]));
  const table = await opened(sight(3, 3, [0, 1]));
  await table.choose(A);
  vi.mocked(api.try).mockRejectedValue(new Refusal('illegal', 'no', null, 409));
  line().tell(event(4, { seat: 1, sight: sight(4, 4, [0]) }));
  await settle();
  expect([table.pending, table.notice?.text]).toEqual([[], 'What you had chosen is no longer possible: the table has changed.']);
  table.notice = null;
  line().tell(event(5, { seat: 1, sight: sight(5, 5, [0]) }));
  await settle();
  expect(table.notice).toBeNull();
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

test('what was sent is said until it is shown, and then what came of it', async () => {
  const table = await opened();
  await table.choose(A, { now: true });
  expect(table.onTurn).toBe(true);
  line().tell({ type: 'done', key: line().sent[0]!['key'], number: 4 });
  expect([table.moment, table.onTurn]).toEqual(['take a', false]);
  const happenings = ['You take a.', 'Ben gets b.'].map((text) => ({ kind: 'x', text }));
  line().tell(event(4, { story: happenings, sight: sight(4, 4, [1]) }));
  expect(table.moment).toBe('take a');
  await vi.advanceTimersByTimeAsync(USUAL.ms);
  expect(table.moment).toBe('You take a.');
  await vi.advanceTimersByTimeAsync(USUAL.ms);
  expect([table.moment, table.asked]).toEqual(['choose', 'choose']);
});

test('an answer that comes while the move is being shown changes nothing that is said', async () => {
  const table = await opened();
  await table.choose(A, { now: true });
  line().tell(event(4, { story: [{ kind: 'x', text: 'You take a.' }], sight: sight(4) }));
  expect(table.moment).toBe('take a');
  line().tell({ type: 'done', key: line().sent[0]!['key'], number: 4 });
  expect([table.moment, table.legal]).toEqual(['take a', []]);
  await vi.advanceTimersByTimeAsync(USUAL.ms);
  expect([table.moment, table.onTurn, table.legal.length]).toEqual(['choose', true, 2]);
});
