// Cards of the hand: which one goes to the neighbour, and which ones under the deck.

import type { Scene } from './scene.svelte';
import { cardText } from './sentences';
import type { Turn } from './turn.svelte';

export class Passing {
  readonly #scene: Scene;
  readonly #turn: Turn;
  #wanted = $state<string | null>(null); // the card to pass, chosen while the hand could still be exchanged
  considered = $state<string | null>(null); // the card under the finger

  constructor(scene: Scene, turn: Turn) {
    this.#scene = scene;
    this.#turn = turn;
    const { table } = turn;
    $effect(() => {
      const { phase } = scene;
      if (phase === 'placing' || (phase === 'offering' && table.acting && table.pending.length === 0)) this.#wanted = null;
      if (phase !== 'choosing' || !table.acting || this.#wanted === null || table.pending.length > 0) return;
      const move = table.move(`play ${this.#wanted}`);
      this.#wanted = null;
      if (move) void table.choose(move, { now: true });
    });
    $effect(() => {
      table.meant = this.#meant;
      return () => (table.meant = null);
    });
  }

  /** The card to pass, if the hand is kept for it: keeping goes without saying. */
  readonly #meant = $derived.by((): string[] | null => {
    const { view, me, table } = this.#scene;
    if (!view || !this.#turn.isPending('keep')) return null;
    const more = table.pending.filter((move) => move.text !== 'keep');
    if (more.length > 0) return more.map((move) => move.say);
    const card = me?.hand.find((each) => each === this.#wanted);
    return card ? [table.say('move.play', { card: cardText(table, view, card) })] : null;
  });

  /** Whether the card is the one to pass. */
  isChosen(card: string): boolean {
    const made = this.#scene.phase === 'choosing' ? this.#scene.me?.played : null;
    return this.#turn.isPending(`play ${card}`) || this.#turn.isPending(`under ${card}`) || card === made || card === this.#wanted;
  }

  /** What the neighbour would get: the card under the finger, else the one that is chosen. */
  readonly given = $derived.by(() => {
    const { me, phase, table } = this.#scene;
    if (!me || table.busy || (phase !== 'choosing' && phase !== 'offering')) return null;
    return (this.#turn.mine && this.considered) || (me.hand.find((card) => this.isChosen(card)) ?? null);
  });

  /** A card is touched; what is already chosen is done at the second touch. */
  async touch(card: string): Promise<void> {
    const { table } = this.#turn;
    if (this.#scene.phase === 'ordering') {
      const move = table.move(`under ${card}`);
      if (move) await table.choose(move);
      return;
    }
    const keeping = this.#turn.isPending('keep');
    if (this.#turn.isPending(`play ${card}`) || (keeping && card === this.#wanted)) table.send();
    else if (keeping || this.#scene.phase === 'offering') await this.#keepAndPass(card, keeping);
    else await this.#turn.instead(`play ${card}`);
  }

  async #keepAndPass(card: string, keeping: boolean): Promise<void> {
    const { table } = this.#turn;
    if (!table.acting) return;
    this.#wanted = card;
    if (!keeping) await this.#turn.instead('keep');
    else if (table.pending.length > 1) await table.undo(); // another card was chosen before
    const move = table.move(`play ${card}`); // the last to decide can go on at once; others pass the card when all have decided
    if (!move) return;
    await table.choose(move);
    this.#wanted = null;
  }

  async exchange(): Promise<void> {
    this.#wanted = null;
    await this.#turn.instead('exchange');
  }
}
