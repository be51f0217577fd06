// Fattening cards: which the viewer may take, and who has what they ask for.

import type { Placing, Around } from './placing.svelte';
import type { FatteningCard, Move } from './view';

export class Claim {
  #around: Around;
  #placing: Placing;

  constructor(around: Around, placing: Placing) {
    this.#around = around;
    this.#placing = placing;
  }

  /** The move that takes none of them. */
  readonly leave = $derived.by(() => (this.#placing.mine ? this.#around.table.move('leave') : undefined));
  /** Where it is asked for: take this card, that one, or none. */
  readonly answers = $derived.by((): { move: Move; say: string }[] => {
    const { table, scenery } = this.#around;
    if (!this.leave) return [];
    const takes = (scenery.stage?.view.bottom ?? []).flatMap((card) => {
      const move = this.take(card);
      return move ? [{ move, say: table.say('move.take', { card: table.say(`card.${card.name}`) }) }] : [];
    });
    return [...takes, { move: this.leave, say: this.leave.say }];
  });

  take(card: FatteningCard): Move | undefined {
    return this.#placing.mine ? this.#around.table.move(takeText(card)) : undefined;
  }

  isChosen(card: FatteningCard): boolean {
    return this.#around.scenery.chosen.some((move) => move.text === takeText(card));
  }

  /** Who has what a card asks for: of the viewer's own it counts what the placing would bring. */
  metBy(card: FatteningCard): boolean[] {
    const { table, scenery } = this.#around;
    const then = scenery.preview?.bottom.find((each) => each.place === card.place);
    const own = scenery.chosen.length === 0 || table.busy ? card.met : scenery.preview?.phase === 'claim' ? (then?.met ?? []) : [];
    return card.met.map((met, seat) => (seat === table.you ? (own[seat] ?? false) : met));
  }

  touch(card: FatteningCard): void {
    if (!this.#placing.mine) return;
    const move = this.take(card);
    if (move) void this.#around.table.choose(move);
    else if (!this.isChosen(card)) void this.#around.table.why(takeText(card));
  }
}

function takeText(card: FatteningCard): string {
  return `take ${card.place}`;
}
