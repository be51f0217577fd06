import { mount, unmount } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import { opened, serve, sight } from '../lib/room.test-env';
import Leave from './Leave.svelte';

serve();

let dialog: Record<string, unknown>;
afterEach(() => void unmount(dialog));

test.each([
  ['person', 'so that nobody has to wait'],
  ['bot', 'nobody has to wait for you'],
] as const)('beside a %s it says who would wait', async (kind, said) => {
  const room = sight(3);
  room.seats[1] = { ...room.seats[1]!, kind, bot: kind === 'bot' ? 'fair' : null };
  const table = await opened(room);
  HTMLDialogElement.prototype.showModal ??= () => {};
  HTMLDialogElement.prototype.close ??= () => {};
  dialog = mount(Leave, { target: document.body, props: { table, close: () => {} } });
  expect(document.querySelector('dialog')!.textContent).toContain(said);
});
