// What the viewer may do now, and doing it.

import type { ChooseOptions } from '../../lib/table.svelte';
import type { Move, StackTable } from './view';

export class Turn {
  readonly table: StackTable;
  #offers = $state.raw<Move[]>([]); // what could be done before anything was chosen

  constructor(table: StackTable) {
    this.table = table;
    $effect.pre(() => {
      if (table.pending.length === 0) this.#offers = table.legal;
    });
  }

  /** Whether the viewer has to move, even while the page is busy with the move. */
  readonly mine = $derived.by(() => {
    const { table } = this;
    return table.owes(table.you) && !table.busy && !table.past;
  });

  offer(text: string): Move | undefined {
    return this.mine ? this.#offers.find((move) => move.text === text) : undefined;
  }

  /** Whether nothing else could be done. */
  only(move: Move): boolean {
    return this.#offers.length === 1 && this.#offers[0] === move;
  }

  isPending(text: string): boolean {
    return this.table.pending.some((move) => move.text === text);
  }

  /** Take back what was chosen last. */
  async letGo(): Promise<void> {
    if (this.table.acting && this.table.pending.length > 0) await this.table.undo();
  }

  /** Choose this instead of what is pending. */
  async instead(text: string, options: ChooseOptions = {}): Promise<void> {
    if (!this.table.acting) return;
    const move = this.offer(text);
    await (move ? this.table.choose(move, { ...options, instead: true }) : this.table.why(text));
  }
}
