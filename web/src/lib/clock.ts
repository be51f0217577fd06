// Moments as people read them.

import { settings } from './settings.svelte';

/** A moment as the hour and minute. */
export function hour(moment: number): string {
  return new Intl.DateTimeFormat(settings.language, { hour: 'numeric', minute: '2-digit', hourCycle: 'h23' }).format(moment);
}
