// Everybody's time in a match. The server sends it when something happens; the page counts on by its own clock, which never jumps.

import { createSubscriber } from 'svelte/reactivity';
import type { Clocks } from './api';
import { t } from './words.svelte';

export const LOW = 10_000; // milliseconds of your own time left when the warning begins
export const GRANTS = 10; // how many times a player may be given more time in a match
const EVERY = 250; // milliseconds between two looks
const SECOND = 1000;
const [MINUTE, HOUR, DAY] = [60 * SECOND, 3600 * SECOND, 24 * 3600 * SECOND];

export class SeatClocks {
  told = $state.raw<Clocks | null>(null);
  #heard = 0; // when that was
  readonly #tick = createSubscriber((update) => {
    const timer = setInterval(update, EVERY);
    return () => clearInterval(timer);
  });

  /** Null if the server says that no time is counted. */
  hear(told: Clocks | null | undefined): void {
    this.#heard = performance.now();
    this.told = told ?? null;
  }

  /** Milliseconds that a seat has left; null: it has no clock. */
  left(seat: number): number | null {
    const clock = this.told?.seats[seat];
    if (!clock || clock.left === null) return null;
    return clock.runs ? Math.max(0, clock.left - this.#passed()) : clock.left;
  }

  runs(seat: number): boolean {
    return this.told?.seats[seat]?.runs ?? false;
  }

  /** Milliseconds that the others have waited for a person; null: nobody waits. */
  waited(seat: number): number | null {
    const waited = this.told?.seats[seat]?.waited ?? null;
    return waited === null ? null : waited + this.#passed();
  }

  /** How many times a seat's time has run out. */
  ranOut(seat: number): number {
    return this.told?.seats[seat]?.ran_out ?? 0;
  }

  #passed(): number {
    this.#tick();
    return performance.now() - this.#heard;
  }
}

/** Minutes and seconds; for longer times hours and minutes, or days and hours. The last second counts down to 0. */
export function clockText(left: number): string {
  if (left >= DAY) return t('time.days_hours', { days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR) });
  if (left >= 2 * HOUR) return t('time.hours_minutes', { hours: Math.floor(left / HOUR), minutes: Math.floor((left % HOUR) / MINUTE) });
  const seconds = Math.ceil(left / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
