// How strong the bots of a room are.

import type { RoomInfo } from './api';
import { LEVELS } from './words.svelte';

type Seats = Pick<RoomInfo, 'seats' | 'you' | 'host'>;

export interface Stronger {
  bot: string;
  seats: number[]; // the ones that get it
}

/** The level above the weakest bot's, for bots below it; null: other people play, a bot's strength is unknown, or none is stronger. */
export function stronger({ seats, you, host }: Seats): Stronger | null {
  if (!host || you === null) return null;
  const others = seats.flatMap(({ kind, bot }, seat) =>
    seat === you ? [] : [{ kind, seat, level: LEVELS.findIndex((each) => each === bot) }],
  );
  if (others.length === 0 || others.some(({ kind, level }) => kind !== 'bot' || level < 0)) return null;
  const next = 1 + Math.min(...others.map(({ level }) => level));
  const bot = LEVELS[next];
  return bot === undefined ? null : { bot, seats: others.flatMap(({ level, seat }) => (level < next ? [seat] : [])) };
}
