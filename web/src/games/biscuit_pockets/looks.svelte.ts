// Tiles that go back can be looked at for a while, however fast the story runs and even if nothing may move; otherwise nobody could
// remember them.

import { untrack } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import { turned, type Happening, type PocketsTable, type Tile } from './view';

export const LOOK = 1000; // milliseconds after a tile was turned back
export const TURNING = 240; // milliseconds that a tile takes to turn, during which its face is still seen
const FOUND = 2000; // milliseconds after it was turned up

export interface Look {
  tile: Tile;
  open: boolean; // false: it is turning back now
}

export class Looks {
  readonly tiles = new SvelteMap<string, Look>();
  #timers = new Map<string, ReturnType<typeof setTimeout>>();
  #told = false; // something happened on the way to the position

  constructor(private readonly table: PocketsTable) {
    $effect.pre(() => {
      void table.view;
      if (!this.#told) untrack(() => this.#clear());
      this.#told = false;
    });
    $effect.pre(() => {
      void table.beat;
      untrack(() => table.happening && this.#hear(table.happening));
    });
    $effect(() => () => this.#clear());
  }

  #hear(happening: Happening): void {
    this.#told = true;
    if (happening.kind === 'reveal') this.#at(happening.pocket, happening.tile, FOUND);
    if (happening.kind !== 'turned_back' && happening.kind !== 'spell_broken') return;
    const { view, told, begun } = this.table;
    for (const pocket of view?.pockets ?? []) {
      const { tile } = turned(pocket, told.slice(begun, -1));
      if (tile && happening.pockets.includes(pocket.name)) this.#at(pocket.name, tile, LOOK);
    }
  }

  #at(pocket: string, tile: Tile, ms: number): void {
    this.tiles.set(pocket, { tile, open: true });
    this.#after(pocket, ms, () => {
      this.tiles.set(pocket, { tile, open: false });
      this.#after(pocket, TURNING, () => this.#forget(pocket));
    });
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

  #clear(): void {
    for (const pocket of [...this.tiles.keys()]) this.#forget(pocket);
  }
}
