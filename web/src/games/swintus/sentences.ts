// What the pieces are called, in the game's own words.

import type { Table } from '../../lib/table.svelte';
import { ONE, SIX, type FatteningCard, type SeatView, type TopCard } from './view';
import type { PlannedPut } from './plan';

export class Sentences {
  constructor(readonly table: Pick<Table, 'say' | 'seats' | 'you'>) {}

  say: Table['say'] = (key, values) => this.table.say(key, values);

  name(seat: number): string {
    return this.table.seats[seat]?.name ?? '';
  }

  dice(face: number, count: number): string {
    return this.say(`dice.${face}`, { count });
  }

  foods(foods: string[]): string {
    const counts = new Map<string, number>();
    for (const food of foods) counts.set(food, (counts.get(food) ?? 0) + 1);
    return this.pieces([...counts]);
  }

  pieces(counts: [string, number][]): string {
    const pieces = counts.filter(([, count]) => count > 0).map(([food, count]) => this.say(`pieces.${food}`, { count }));
    return pieces.length > 0 ? this.say('pieces.list', { pieces }) : this.say('pieces.none');
  }

  card({ name, foods }: { name: string | null; foods: string[] }): string {
    const called = this.say(`card.${name ?? ''}`);
    return foods.length > 0 ? this.say('card.named', { name: called, foods: this.foods(foods) }) : called;
  }

  /** A card of the top row and everything on it. */
  top(card: TopCard): string {
    const called = this.card(card);
    if (card.closed) return this.say('summary.closed', { card: called });
    const lying = card.dice.flatMap((own, seat) => (own + card.sixes[seat]! > 0 ? [this.lane(card, seat)] : []));
    const dice = lying.length > 0 ? this.say('summary.dice', { dice: lying }) : this.say('summary.no_dice');
    if (card.foods.length === 0) return this.say('summary.hamsters', { need: card.need, dice });
    return this.say('summary.top', { card: called, need: card.need, count: card.below, dice });
  }

  /** A seat's dice on a card of the top row. */
  lane({ dice, sixes }: TopCard, seat: number): string {
    const [six, count] = [sixes[seat]!, dice[seat]! + sixes[seat]!];
    const any = this.say(six > 0 ? 'dice.with_sixes' : 'dice.any', { count, sixes: this.dice(SIX, six) });
    return this.say('summary.dice_here', { seat: this.name(seat), dice: any });
  }

  /** What is printed on a card of the top row: how many dice it needs, and of which number. */
  need({ face, need }: TopCard): string {
    const dice = this.dice(face, need);
    return face === ONE ? this.say('web.need_ones', { dice }) : this.say('web.need', { dice });
  }

  /** A Fattening card, what it asks for and who has it. */
  fattening(card: FatteningCard, met: boolean[]): string {
    if (!card.name) return this.say('summary.no_fattening', { number: card.place });
    const seats = met.flatMap((has, seat) => (has ? [this.name(seat)] : []));
    const now = seats.length > 0 ? this.say('summary.met', { seats }) : this.say('summary.not_met');
    return this.say('summary.fattening', { number: card.place, card: this.card(card), asks: this.say(`asks.${card.name}`), now });
  }

  /** What a seat has, and how far it is from the pieces of one food that win. */
  seat(own: SeatView, goal: number): string {
    const key = own.missing > 0 ? 'summary.stands' : 'summary.stands_full';
    return this.say(key, {
      who: { who: own.seat },
      hand: this.say('dice.any', { count: own.hand }),
      food: this.pieces(Object.entries(own.food)),
      count: own.missing,
      goal,
    });
  }

  put(card: TopCard, face: number, count: number): string {
    return this.say('move.put', { dice: this.dice(face, count), card: this.card(card) });
  }

  /** A whole placing. */
  plan(puts: PlannedPut[]): string {
    if (puts.length === 0) return this.say('web.keep_all');
    return this.say('web.plan', {
      puts: puts.map(({ card, face, count }) => this.say('web.put', { dice: this.dice(face, count), card: this.say(`card.${card.name}`) })),
    });
  }

  roll(seat: number): string {
    return this.say('web.roll', { who: { who: seat } });
  }
}
