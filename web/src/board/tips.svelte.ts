// What signs, numbers and pieces mean, in a small label beside them: while a mouse rests on them, while they have the keyboard focus,
// and when a finger is held on them. What is explained has a `data-tip`, or is a picture or a button with an `aria-label`; `data-tip=""`
// is for decoration.

import { on } from 'svelte/events';
import type { Touch } from './touch.svelte';

export const REST = 500; // milliseconds that a mouse must rest on something
const GAP = 6; // pixels between the label and what it explains
const EDGE = 4; // pixels between the label and the window's edge

const NAMED = ':is([role="img"], [role="gridcell"], button)[aria-label]';
export const EXPLAINED = `[data-tip], ${NAMED}`;

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

type Cause = 'mouse' | 'focus' | 'finger';

export interface Tip {
  element: Element;
  text: string;
  cause: Cause;
}

/** What is explained at an element, or around it; null: nothing is. */
export function explainedAt(root: Element, target: EventTarget | null): Element | null {
  const found = target instanceof Element ? target.closest(EXPLAINED) : null;
  return found && root.contains(found) && tipOf(found) ? found : null;
}

export function tipOf(element: Element): string {
  return element.getAttribute('data-tip') ?? element.getAttribute('aria-label') ?? '';
}

/** Where to put the corner of a label of this size: above what it explains, else below, else beside it, and always in the window. */
export function cornerBeside(thing: Box, { width, height }: Pick<Box, 'width' | 'height'>, window: Pick<Box, 'width' | 'height'>) {
  const within = (at: number, size: number, room: number) => Math.max(EDGE, Math.min(at, room - size - EDGE));
  const left = within(thing.left + (thing.width - width) / 2, width, window.width);
  const top = within(thing.top + (thing.height - height) / 2, height, window.height);
  const [above, below] = [thing.top - GAP - height, thing.top + thing.height + GAP];
  if (above >= EDGE) return { left, top: above };
  if (below + height <= window.height - EDGE) return { left, top: below };
  const [before, after] = [thing.left - GAP - width, thing.left + thing.width + GAP];
  if (after + width <= window.width - EDGE) return { left: after, top };
  if (before >= EDGE) return { left: before, top };
  return { left, top: EDGE }; // it fills the window
}

export class Tips {
  shown = $state.raw<Tip | null>(null);
  #root: Element | null = null;
  #over: Element | null = null; // what the mouse is on
  #waits = false; // for the mouse to move on it: a board may draw something under a mouse that nobody touches
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Explain what is in the root. `touch` says where a finger is held. */
  listen(root: HTMLElement, touch: Touch): () => void {
    this.#root = root;
    // Svelte's own `on`: opening a dialog moves the focus inside an effect, which must not depend on what is shown here.
    const ends = [
      on(root, 'pointerover', (event) => this.#enter(event)),
      on(root, 'pointermove', () => this.#rest()),
      on(root, 'pointerleave', () => this.#leave()),
      on(root, 'focusin', ({ target }) => {
        if (target instanceof Element && target.matches(':focus-visible')) this.#show(target, 'focus');
      }),
      on(root, 'focusout', () => this.hide('focus')),
      on(window, 'pointerdown', () => this.hide(), { capture: true }),
      on(window, 'keydown', (event) => event.key === 'Escape' && this.hide(), { capture: true }),
      on(window, 'scroll', () => this.hide(), { capture: true }),
      on(window, 'resize', () => this.hide()),
    ];
    const watcher = new MutationObserver(() => this.#follow());
    watcher.observe(root, { childList: true, subtree: true, attributeFilter: ['data-tip', 'aria-label'] });
    touch.explain = (target) => this.#show(explainedAt(root, target), 'finger');
    return () => {
      for (const end of ends) end();
      watcher.disconnect();
      touch.explain = null;
      this.hide();
      this.#root = null;
    };
  }

  /** cause: only hide it if it is shown for this. */
  hide(cause?: Cause): void {
    clearTimeout(this.#timer);
    this.#waits = false;
    if (!cause || this.shown?.cause === cause) this.shown = null;
  }

  #enter(event: PointerEvent): void {
    const over = this.#root && event.pointerType !== 'touch' ? explainedAt(this.#root, event.target) : null;
    if (over === this.#over) return;
    this.hide('mouse');
    this.#over = over;
    this.#waits = over !== null && event.buttons === 0;
  }

  #rest(): void {
    if (!this.#waits) return;
    this.#waits = false;
    this.#timer = setTimeout(() => this.#show(this.#over, 'mouse'), REST);
  }

  #leave(): void {
    this.#over = null;
    this.hide('mouse');
  }

  #show(element: Element | null, cause: Cause): boolean {
    const text = element?.isConnected && element.matches(EXPLAINED) ? tipOf(element) : '';
    if (!element || !text) return false;
    this.shown = { element, text, cause };
    return true;
  }

  /** What is explained may be gone, or may mean something else now. */
  #follow(): void {
    const { shown } = this;
    if (!shown) return;
    const text = tipOf(shown.element);
    if (!shown.element.isConnected || !text) this.hide();
    else if (text !== shown.text) this.shown = { ...shown, text };
  }
}
