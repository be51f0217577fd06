// How long people may think in a room: what can be chosen, and how it is said.

import type { Timing } from './api';
import { t } from './words.svelte';

export const KINDS = ['none', 'move', 'bank', 'slow'] as const;
export const AT_ZERO = ['stand_in', 'give_up'] as const;
export const SECONDS = [15, 30, 60, 120, 300, 600];
export const BANKS = [60, 180, 300, 600, 900, 1800, 3600];
export const ADDED = [0, 2, 5, 10, 30];
export const DAYS = [1, 3, 7];
export const URGES = [0, 60, 120, 180, 300, 600];

export const NONE: Timing = { kind: 'none', seconds: 0, bank: 0, increment: 0, days: 0, at_zero: 'stand_in', urge_after: 0 };
/** What each kind starts with when it is chosen. */
const USUAL: Record<Timing['kind'], Partial<Timing>> = {
  none: {},
  move: { seconds: 60 },
  bank: { bank: 600, increment: 5 },
  slow: { days: 3, urge_after: 0 },
};
/** For a new room: nobody has to hurry, and nobody can keep the others waiting forever. */
export const NEW: Timing = { ...NONE, urge_after: 180 };

/** The same room with another way to count time. */
export function ofKind(kind: Timing['kind'], before: Timing): Timing {
  const urge = before.kind === 'slow' ? NEW.urge_after : before.urge_after;
  return { ...NONE, at_zero: before.at_zero, urge_after: urge, ...USUAL[kind], kind };
}

/** Seconds in words. */
export function span(seconds: number): string {
  return seconds % 60 === 0 && seconds > 0 ? t('time.minutes', { count: seconds / 60 }) : t('time.seconds', { count: seconds });
}

/** What was chosen, in sentences. */
export function told(timing: Timing): string[] {
  const { kind, seconds, bank, increment, days, at_zero: atZero, urge_after: urge } = timing;
  const said = {
    none: () => t('time.is_none'),
    move: () => t('time.is_move', { time: span(seconds) }),
    bank: () =>
      increment > 0 ? t('time.is_bank', { time: span(bank), added: span(increment) }) : t('time.is_bank_alone', { time: span(bank) }),
    slow: () => t('time.is_slow', { time: t('time.days', { count: days }) }),
  };
  const lines = [said[kind]()];
  if (kind !== 'none') lines.push(t(atZero === 'give_up' ? 'time.is_give_up' : 'time.is_stand_in'));
  if (urge > 0) lines.push(t('time.is_urge', { time: span(urge) }));
  return lines;
}
