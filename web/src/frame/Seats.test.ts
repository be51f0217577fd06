import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { USUAL } from '../lib/motion';
import { event, line, opened, serve, sight } from '../lib/room.test-env';
import { settings } from '../lib/settings.svelte';
import Seats from './Seats.svelte';

serve();

let seats: Record<string, unknown>;
afterEach(async () => {
  await unmount(seats);
  await settings.set({ language: 'en' });
});

/** What the chips say about the seats that have to move. */
function said(): string[] {
  flushSync();
  return [...document.querySelectorAll('li')].map((chip) => {
    return chip.querySelector('.now:not(.moved) .words')?.textContent ?? '';
  });
}

test('while a move is shown nobody thinks, and then the next', async () => {
  const before = sight(3, 3, [1]);
  before.seats[1] = { ...before.seats[1]!, kind: 'bot', bot: 'fair', name: 'Waffle' };
  const table = await opened(before);
  seats = mount(Seats, { target: document.body, props: { table } });
  expect(said()).toEqual(['', 'is thinking']);
  line().tell(event(4, { seat: 1, story: [{ kind: 'roll', text: 'You roll.' }], sight: { ...sight(4, 4, [0]), seats: before.seats } }));
  expect(said()).toEqual(['', '']);
  await vi.advanceTimersByTimeAsync(USUAL.ms);
  expect(said()).toEqual(['your turn', '']);
});

test('German speaks to the viewer and of the others', async () => {
  await settings.set({ language: 'de' });
  const table = await opened(sight(3, 3, [0, 1]));
  seats = mount(Seats, { target: document.body, props: { table } });
  const notes = () => [...document.querySelectorAll('.words')].map((each) => each.textContent);
  expect(notes()).toEqual(['du bist dran', 'ist dran']);
  table.seats = table.seats.map((seat) => ({ ...seat, toAct: false, chosen: true }));
  flushSync();
  expect(notes()).toEqual(['du hast gewählt', 'hat gewählt']);
});
