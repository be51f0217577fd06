// What the board says besides what the server says: seats, cards and buckets in the game's own words.

import type { Say } from '../../lib/book';
import type { Table } from '../../lib/table.svelte';
import { COLUMNS } from './shape';
import type { SeatView, StackView } from './view';

export function nameOf(table: Table, seat: number): string {
  return table.seats[seat]?.name ?? '';
}

export function cardText(table: Table, view: StackView, card: string): string {
  const candy = view.cards[card]!;
  const shape = view.shapes[candy.turns[0]!];
  const values = { card, colour: table.say(`colour.${candy.colour}`), shape: shape ? table.say(shape as Say) : '' };
  const signs = [...new Set(candy.signs)].map((sign) =>
    table.say(`sign.${sign}`, { count: candy.signs.filter((each) => each === sign).length }),
  );
  if (card.endsWith('k')) return table.say('card.crown', { ...values, signs });
  return signs.length > 0 ? table.say('card.signs', { ...values, signs }) : table.say('card.plain', values);
}

/** What the signs of a card do, a sentence each. */
export function signsText(table: Table, view: StackView, card: string): string {
  return [...new Set(view.cards[card]!.signs)].map((sign) => table.say(`web.sign_${sign}`)).join(' ');
}

export function standsText(table: Table, seat: SeatView): string {
  const values = {
    who: { who: seat.seat },
    pumpkins: table.say('summary.pumpkins', { count: seat.pumpkins }),
    candles: table.say('summary.candles', { count: seat.candles }),
    hand: table.say('summary.cards', { count: seat.hand_size }),
    deck: table.say('summary.cards', { count: seat.deck_size + seat.below_size }),
  };
  return seat.out ? table.say('summary.out', values) : table.say('summary.stands', values);
}

export function barredText(table: Table, seat: SeatView): string {
  return table.say('summary.barred', { who: { who: seat.seat } });
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
  const who = { who: { who: seat.seat } };
  return rows.length > 0 ? table.say('summary.bucket', { ...who, rows }) : table.say('summary.empty', who);
}
