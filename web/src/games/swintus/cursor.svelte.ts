// The board is one stop of the tab key: where its cursor is, and what is pointed at.

import { walk, type Rows } from './walk';

export class Cursor {
  pointed = $state(''); // what the mouse or the cursor is on
  #at = $state('');
  #rows: () => Rows;
  #begin: () => string;

  /** `begin`: where the cursor is before it was moved, or when its place is gone. */
  constructor(rows: () => Rows, begin: () => string) {
    this.#rows = rows;
    this.#begin = begin;
  }

  readonly #stop = $derived.by(() => (this.#has(this.#at) ? this.#at : this.#begin()));

  #has(name: string): boolean {
    return this.#rows().some((row) => row.includes(name));
  }

  /** The attributes of a spot that can be pointed at. */
  spot(name: string) {
    return {
      type: 'button' as const,
      'data-spot': name,
      tabindex: this.#stop === name ? 0 : -1,
      onfocus: () => {
        this.#at = name;
        this.pointed = name;
      },
      onblur: () => (this.pointed = ''),
      onpointerenter: () => (this.pointed = name),
      onpointerleave: () => (this.pointed = ''),
    };
  }

  /** A key that was pressed on the board: the spot to go to, null where it means nothing here. `back` answers to Escape. */
  press(event: KeyboardEvent, back: () => boolean): string | null {
    if (event.altKey || event.ctrlKey || event.metaKey || !(event.target instanceof HTMLElement)) return null;
    const at = event.target.dataset['spot'];
    if (!at || !this.#has(at)) return null;
    if (event.key === 'Escape') {
      if (back()) event.preventDefault();
      return null;
    }
    const next = walk(this.#rows(), at, event.key);
    if (next !== null) event.preventDefault();
    return next;
  }
}
