import { expect, test, vi } from 'vitest';
import { api, Refusal } from './api';
import { A, B, line, opened, serve, sight, stands, tried } from './room.test-env';

serve();

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

test('a hint for a whole turn is laid out and not sent', async () => {
  const table = await opened();
  const weighed = { index: 0, text: 'a', say: 'take a', share: 0.4, visits: 9 };
  vi.spyOn(api, 'hint').mockRejectedValueOnce(new Refusal('hint_later', 'later', null, 503)); // so it is asked for again
  vi.mocked(api.hint).mockResolvedValue({ moves: [weighed], whole: [A, B], note: null, places: [] });
  vi.spyOn(api, 'try').mockResolvedValue(tried([A, B], true));
  await table.askHint();
  await table.showHint();
  expect(vi.mocked(api.try).mock.calls[0]![1]).toEqual(['a', 'b']);
  expect([table.pending, table.hint, line().sent]).toEqual([[A, B], null, []]);
});

test('words that cannot be fetched are a notice', async () => {
  const table = await opened();
  vi.mocked(api.words).mockRejectedValue(new Refusal('unreachable', 'no server'));
  await table.relearn();
  expect(table.notice?.text).toBe('no server');
});

test('a move that was refused is told apart from everything else that was', async () => {
  const table = await opened();
  const told = () => [table.notice?.text, table.refusal !== null];
  const refusal = new Refusal('illegal', 'not now', 'X1', 409);
  vi.spyOn(api, 'hint').mockRejectedValue(refusal);
  await table.askHint();
  expect(told()).toEqual(['not now', false]);
  vi.spyOn(api, 'why').mockResolvedValue({ legal: false, message: 'not there', rule: 'X2' });
  await table.why('c');
  expect(told()).toEqual(['not there', true]);
  vi.spyOn(api, 'try').mockRejectedValue(refusal);
  await table.choose(A);
  expect(told()).toEqual(['not now', true]);
  table.notice = null;
  expect(told()).toEqual([undefined, false]);
  vi.mocked(api.try).mockResolvedValue(tried([A], true));
  await table.choose(A);
  table.send();
  const [{ key }] = line().sent as [{ key: string }];
  line().tell({ type: 'error', key, code: 'illegal', message: 'too late', rule: null });
  expect(told()).toEqual(['too late', true]);
});
