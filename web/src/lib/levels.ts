// How strong the bots of a room are.

import type { RoomInfo } from './api';
import { LEVELS } from './words.svelte';

type Seats = Pick<RoomInfo, 'seats' | 'you' | 'host'>;

export interface Other {
  bot: string;
  seats: number[]; // the ones that get it
}

/** The level above the weakest bot's, for bots below it; null: other people play, a bot's strength is unknown, or none is stronger. */
export function stronger(room: Seats): Other | null {
  const bots = known(room);
  const next = 1 + Math.min(...bots.map(({ level }) => level));
  return other(bots, next, (level) => level < next);
}

/** The level below the strongest bot's, for bots above it; null as for `stronger`, or none is gentler. */
export function gentler(room: Seats): Other | null {
  const bots = known(room);
  const next = Math.max(...bots.map(({ level }) => level)) - 1;
  return other(bots, next, (level) => level > next);
}

interface Bot {
  seat: number;
  level: number;
}

/** The bots that play against this person, if they are all that does and it is known how strong they are. */
function known({ seats, you, host }: Seats): Bot[] {
  if (!host || you === null) return [];
  const others = seats.flatMap(({ kind, bot }, seat) =>
    seat === you ? [] : [{ kind, seat, level: LEVELS.findIndex((each) => each === bot) }],
  );
  return others.every(({ kind, level }) => kind === 'bot' && level >= 0) ? others : [];
}

function other(bots: Bot[], next: number, gets: (level: number) => boolean): Other | null {
  const bot = LEVELS[next];
  return bot === undefined ? null : { bot, seats: bots.flatMap(({ level, seat }) => (gets(level) ? [seat] : [])) };
}
