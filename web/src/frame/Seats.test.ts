import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { USUAL } from '../lib/motion';
import { event, line, opened, serve, sight } from '../lib/room.test-env';
import Seats from './Seats.svelte';

serve();

let seats: Record<string, unknown>;
afterEach(() => void unmount(seats));

/** What the chips say of whoever owes a move. */
function said(): string[] {
  flushSync();
  return [...document.querySelectorAll('li')].map((chip) => {
    const now = chip.querySelector('.now');
    return now && !now.classList.contains('moved') ? now.textContent!.trim() : '';
  });
}

test('while a move is shown nobody thinks, and then the next', async () => {
  const before = sight(3, 3, [1]);
  before.seats[1] = { ...before.seats[1]!, kind: 'bot', bot: 'fair', name: 'Waffle' };
  const table = await opened(before);
  seats = mount(Seats, { target: document.body, props: { table } });
  expect(said()).toEqual(['', 'thinks']);
  line().tell(event(4, { seat: 1, story: [{ kind: 'roll', text: 'You roll.' }], sight: { ...sight(4, 4, [0]), seats: before.seats } }));
  expect(said()).toEqual(['', '']);
  await vi.advanceTimersByTimeAsync(USUAL.ms);
  expect(said()).toEqual(['to act', '']);
});
