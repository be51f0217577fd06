// What is drawn, in words.

import type { Table } from '../../lib/table.svelte';
import { wasTapped, type Pocket, type SeatView, type Tile } from './view';

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

/** What lies at a place; `open`: the face that is seen. */
export function placeText(table: Speaker, pocket: Pocket, open: Tile | null): string {
  const values = { pocket: pocket.name };
  if (pocket.state === 'empty') return table.say('web.here_empty', values);
  if (open) return table.say('web.here_up', { ...values, tile: tileText(table, open) });
  if (pocket.tile) return table.say('web.here_seen', { ...values, tile: tileText(table, pocket.tile) });
  return table.say('web.here_down', values);
}

/** A step of the chain that was found. */
export function linkText(table: Speaker, step: number, pocket: string, tile: Tile): string {
  const values = { count: step, pocket, tile: tileText(table, tile) };
  return wasTapped(tile, step) ? table.say('web.step_tapped', values) : table.say('web.step_found', values);
}

/** A step of the chain that is still to come. */
export function openText(table: Speaker, step: number, now: boolean): string {
  return now ? table.say('web.step_next', { count: step }) : table.say('web.step_open', { count: step });
}

/** How a seat stands. */
export function standsText(table: Pick<Table, 'say' | 'seats' | 'you'>, seat: SeatView): string {
  const cracked = table.say('summary.cracked', { count: seat.cracked });
  const values = { who: { who: seat.seat }, count: seat.tiles, cracked };
  if (seat.points === null) return table.say('summary.stands', values);
  return table.say('summary.stands_points', { ...values, points: table.say('summary.points', { count: seat.points }) });
}
