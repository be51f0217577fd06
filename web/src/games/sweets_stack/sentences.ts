// What the board says beside what the server does: seats, cards and buckets in the game's own words.

import type { Table } from '../../lib/table.svelte';
import type { Values } from '../../lib/words.svelte';
import { COLUMNS } from './shape';
import type { Candy, SeatView, StackView } from './view';

export function nameOf(table: Table, seat: number): string {
  return table.seats[seat]?.name ?? '';
}

function of(table: Table, seat: number): { who: string; you: boolean } {
  return { who: nameOf(table, seat), you: seat === table.you };
}

/** What is to be said: a key of the game's words, and values that may be such themselves. */
type Said = StackView['shapes'][string];

function isSaid(value: unknown): value is Said {
  return typeof value === 'object';
}

export function told(table: Table, { key, ...values }: Said): string {
  const plain = (value: unknown): string => (isSaid(value) ? told(table, value) : String(value));
  const spoken: Values = {};
  for (const [name, value] of Object.entries(values)) spoken[name] = Array.isArray(value) ? value.map(plain) : plain(value);
  return table.say(String(key), spoken);
}

export function cardText(table: Table, view: StackView, candy: Candy): string {
  const shape = view.shapes[candy.shape];
  const values = { card: candy.card, colour: table.say(`colour.${candy.colour}`), shape: shape ? told(table, shape) : '' };
  const signs = [...new Set(candy.signs)].map((sign) =>
    table.say(`sign.${sign}`, { count: candy.signs.filter((each) => each === sign).length }),
  );
  if (candy.card.endsWith('k')) return table.say('card.crown', { ...values, signs });
  return signs.length > 0 ? table.say('card.signs', { ...values, signs }) : table.say('card.plain', values);
}

export function standsText(table: Table, seat: SeatView): string {
  const values = {
    ...of(table, seat.seat),
    pumpkins: table.say('summary.pumpkins', { count: seat.pumpkins }),
    candles: table.say('summary.candles', { count: seat.candles }),
    hand: table.say('summary.cards', { count: seat.hand_size }),
    deck: table.say('summary.cards', { count: seat.deck_size + seat.below_size }),
  };
  return seat.out ? table.say('summary.out', values) : table.say('summary.stands', values);
}

export function barredText(table: Table, seat: SeatView): string {
  return table.say('summary.barred', of(table, seat.seat));
}

export function bucketText(table: Table, view: StackView, seat: SeatView): string {
  const rows = view.row_colours
    .map((colour, row) => ({ colour: table.say(`colour.${colour}`), row: row + 1, line: seat.bucket[view.high - 1 - row] ?? '' }))
    .filter(({ line }) => line.includes('#'))
    .map(({ colour, row, line }) => {
      if (seat.full_rows.includes(row)) return table.say('summary.row_full', { row, colour });
      const columns = [...line].flatMap((mark, column) => (mark === '#' ? [COLUMNS.charAt(column)] : [])).join(' ');
      return table.say('summary.row', { row, colour, columns });
    })
    .toReversed();
  const who = of(table, seat.seat);
  return rows.length > 0 ? table.say('summary.bucket', { ...who, rows }) : table.say('summary.empty', who);
}
