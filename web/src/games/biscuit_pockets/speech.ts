// What is drawn, in words.

import type { Table } from '../../lib/table.svelte';
import type { Link, Pocket, SeatView, Tile } from './view';

type Speaker = Pick<Table, 'say'>;
export type Kind = 'plain' | 'chocolate' | 'cracked';

/** A tile as the story says it. */
export function tileText(table: Speaker, tile: Tile): string {
  if (tile.cracked) return table.say('tile.cracked');
  if (tile.chocolate) return table.say('tile.chocolate', { count: tile.biscuits, chocolate: tile.chocolate });
  return table.say('tile.plain', { count: tile.biscuits });
}

/** The letter of a biscuit. */
export function markText(table: Speaker, kind: Kind): string {
  if (kind === 'cracked') return table.say('web.mark_cracked');
  return kind === 'chocolate' ? table.say('web.mark_chocolate') : table.say('web.mark_plain');
}

/** What is at a place; `open`: the face that can be seen. */
export function placeText(table: Speaker, { name, lies, tile }: Pocket, open: Tile | null): string {
  if (!lies) return table.say('web.here_empty', { pocket: name });
  if (open) return table.say('web.here_up', { pocket: name, tile: tileText(table, open) });
  return tile ? table.say('web.here_seen', { pocket: name, tile: tileText(table, tile) }) : table.say('web.here_down', { pocket: name });
}

/** A step of the chain: what was found, or that it is still to come. */
export function stepText(table: Speaker, count: number, link: Link | undefined, now: boolean): string {
  if (!link?.tile) return now ? table.say('web.step_next', { count }) : table.say('web.step_open', { count });
  const values = { count, pocket: link.pocket, tile: tileText(table, link.tile) };
  return link.knocked ? table.say('web.step_knocked', values) : table.say('web.step_found', values);
}

/** The state of a seat. */
export function standsText(table: Pick<Table, 'say' | 'seats' | 'you'>, seat: SeatView): string {
  const cracked = table.say('summary.cracked', { count: seat.cracked });
  const values = { who: { who: seat.seat }, count: seat.pile + seat.cracked, cracked };
  if (seat.points === null) return table.say('summary.stands', values);
  return table.say('summary.stands_points', { ...values, points: table.say('summary.points', { count: seat.points }) });
}
