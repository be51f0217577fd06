// A table that is only looked at: a board can draw it, and nothing can be done there.

import { Table, type SeatTag } from './table.svelte';

export abstract class LookedAtTable<Extra> extends Table<Extra> {
  override readonly past = true;
  readonly acting = false;

  override choose(): Promise<void> {
    return Promise.resolve();
  }

  override undo(): Promise<void> {
    return Promise.resolve();
  }

  override send(): void {}

  override why(): Promise<void> {
    return Promise.resolve();
  }

  protected override tell(): void {}

  /** Everybody at the table, seen by `you`. */
  protected seat(names: readonly string[], toAct: readonly number[]): void {
    this.seats = names.map((name, seat): SeatTag => ({
      seat,
      name,
      kind: 'person',
      bot: null,
      you: seat === this.you,
      here: true,
      toAct: toAct.includes(seat),
      chosen: false,
    }));
  }
}
