// What time it is, for things that become possible after a while.

import { createSubscriber } from 'svelte/reactivity';
import { settings } from './settings.svelte';

const EVERY = 1000; // milliseconds between two looks at the clock

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, EVERY);
  return () => clearInterval(timer);
});

/** Milliseconds since 1970; whatever is drawn with it is drawn again each second. */
export function now(): number {
  subscribe();
  return Date.now();
}

/** A moment as its day; if that is today, as the hour and minute. */
export function day(moment: number): string {
  const today = new Date(moment).toDateString() === new Date().toDateString();
  return today ? hour(moment) : new Intl.DateTimeFormat(settings.language, { dateStyle: 'medium' }).format(moment);
}

/** A moment as the hour and minute. */
export function hour(moment: number): string {
  return new Intl.DateTimeFormat(settings.language, { hour: 'numeric', minute: '2-digit', hourCycle: 'h23' }).format(moment);
}
