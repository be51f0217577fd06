// Tiles that go back are looked at for a while, however fast the story runs and also where nothing may move: without it
// nobody could remember them.

import { SvelteMap } from 'svelte/reactivity';
import type { Tile } from './view';

export const LOOK = 1000; // milliseconds after a tile was turned back
export const TURNING = 240; // as long as a tile turns its face is still seen

export interface Look {
  tile: Tile;
  open: boolean; // false: it turns back now
}

export class Looks {
  readonly tiles = new SvelteMap<string, Look>();
  #timers = new Map<string, ReturnType<typeof setTimeout>>();

  at(pocket: string, tile: Tile, ms = LOOK): void {
    this.tiles.set(pocket, { tile, open: true });
    this.#after(pocket, ms, () => {
      this.tiles.set(pocket, { tile, open: false });
      this.#after(pocket, TURNING, () => this.#forget(pocket));
    });
  }

  clear(): void {
    for (const pocket of [...this.tiles.keys()]) this.#forget(pocket);
  }

  #after(pocket: string, ms: number, then: () => void): void {
    clearTimeout(this.#timers.get(pocket));
    this.#timers.set(pocket, setTimeout(then, ms));
  }

  #forget(pocket: string): void {
    clearTimeout(this.#timers.get(pocket));
    this.#timers.delete(pocket);
    this.tiles.delete(pocket);
  }
}
