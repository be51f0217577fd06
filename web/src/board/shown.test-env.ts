// A board on the page of a test, and a clock that the test moves.

import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, beforeEach, vi } from 'vitest';
import { settings } from '../lib/settings.svelte';

let shown: ReturnType<typeof mount> | null = null;

/** Show a board instead of the current one. */
export function show<Table>(Board: Component<{ table: Table }>, table: Table): void {
  putAway();
  shown = mount(Board, { target: document.body, props: { table } });
  flushSync();
}

function putAway(): void {
  if (shown) void unmount(shown);
  shown = null;
}

/** Gives each test of a file a clean page and a clock of its own. */
export function clock(): void {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    putAway();
    settings.still = false;
    vi.useRealTimers();
  });
}

export async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  flushSync();
}
