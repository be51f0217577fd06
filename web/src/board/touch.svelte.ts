// Fingers and mouse on a board, apart from plain taps, which buttons answer themselves: press and hold, and drag. What can be touched has
// a `data-spot`. Holding a finger where that does nothing else asks what something is.

import type { Attachment } from 'svelte/attachments';

export const HOLD = 450; // milliseconds
const SLACK = 8; // pixels that a finger may slip during a tap

export interface Gestures {
  /** Pressed and held, or clicked with the other button. */
  hold?: (spot: string) => void;
  /** Whether a spot can be held now. */
  holds?: (spot: string) => boolean;
  /** Whether what is there can be dragged now. */
  lifts?: (spot: string) => boolean;
  /** It was let go over another spot; null: over none. */
  drop?: (spot: string, on: string | null) => void;
}

export interface Drag {
  spot: string;
  x: number; // where the finger is, from the board's corner
  y: number;
  over: string | null;
}

export class Touch {
  holding = $state<string | null>(null); // pressed, until it counts as held
  drag = $state.raw<Drag | null>(null);
  /** Explains what a finger is held on; returns whether there was something to say. */
  explain: ((target: Element) => boolean) | null = null;
  #pressed: { spot: string | null; x: number; y: number; mouse: boolean; lifts: boolean } | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #answered = false; // the click that ends this press does not count

  constructor(private readonly gestures: Gestures = {}) {}

  readonly attach: Attachment<HTMLElement> = (root) => {
    const on = (type: string, listener: (event: never) => void, capture = false): (() => void) => {
      root.addEventListener(type, listener as EventListener, capture);
      return () => root.removeEventListener(type, listener as EventListener, capture);
    };
    const ends = [
      on('pointerdown', (event: PointerEvent) => this.#down(event)),
      on('pointermove', (event: PointerEvent) => this.#move(root, event)),
      on('pointerup', (event: PointerEvent) => this.#up(event)),
      on('pointercancel', () => this.#letGo()),
      on('pointerleave', () => this.drag ?? this.#letGo()),
      on('contextmenu', (event: MouseEvent) => this.#otherButton(event)),
      on('keydown', (event: KeyboardEvent) => event.key === 'Escape' && this.#letGo()),
      on('click', (event: MouseEvent) => this.#click(event), true),
    ];
    return () => {
      for (const end of ends) end();
      this.#letGo();
    };
  };

  #down(event: PointerEvent): void {
    this.#letGo();
    const spot = spotAt(event.target);
    this.#answered = false;
    const mouse = event.pointerType === 'mouse';
    const lifts = event.button === 0 && spot !== null && (this.gestures.lifts?.(spot) ?? false);
    this.#pressed = { spot, x: event.clientX, y: event.clientY, mouse, lifts };
    if (event.button !== 0) return;
    if (spot !== null && this.gestures.holds?.(spot)) {
      this.holding = spot;
      this.#timer = setTimeout(() => {
        this.#letGo();
        this.#answered = true;
        this.gestures.hold?.(spot);
      }, HOLD);
    } else if (!mouse && event.target instanceof Element) {
      const { target } = event;
      this.#timer = setTimeout(() => this.#ask(target), HOLD);
    }
  }

  /** What is asked about is not pressed or dragged; this also goes for code that follows the pointer itself. */
  #ask(target: Element): void {
    if (!this.explain?.(target)) return;
    this.#letGo();
    this.#answered = true;
    target.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true }));
  }

  #move(root: HTMLElement, event: PointerEvent): void {
    const from = this.#pressed;
    if (!from) return;
    if (!this.drag && Math.hypot(event.clientX - from.x, event.clientY - from.y) < SLACK) return;
    clearTimeout(this.#timer);
    this.holding = null;
    if (!from.lifts || from.spot === null) return;
    if (!this.drag) root.setPointerCapture?.(event.pointerId);
    const board = root.getBoundingClientRect();
    const over = spotAt(document.elementFromPoint(event.clientX, event.clientY));
    this.drag = { spot: from.spot, x: event.clientX - board.left, y: event.clientY - board.top, over };
  }

  #up(event: PointerEvent): void {
    const { drag } = this;
    this.#letGo();
    if (!drag) return;
    this.#answered = true;
    this.gestures.drop?.(drag.spot, spotAt(document.elementFromPoint(event.clientX, event.clientY)));
  }

  #letGo(): void {
    clearTimeout(this.#timer);
    this.holding = this.drag = this.#pressed = null;
  }

  #click(event: MouseEvent): void {
    if (!this.#answered) return;
    this.#answered = false;
    event.stopPropagation();
    event.preventDefault();
  }

  #otherButton(event: MouseEvent): void {
    const spot = spotAt(event.target);
    // Holding a finger also opens the menu: that has already been answered, or is about to be.
    const mouse = ((event as PointerEvent).pointerType ? (event as PointerEvent).pointerType === 'mouse' : this.#pressed?.mouse) ?? true;
    const holds = spot !== null && this.gestures.hold !== undefined;
    if (holds || (!mouse && this.explain)) event.preventDefault();
    if (holds && mouse) this.gestures.hold?.(spot);
  }
}

/** The spot that an element is or is part of. */
export function spotAt(target: EventTarget | null): string | null {
  return target instanceof Element ? (target.closest<HTMLElement>('[data-spot]')?.dataset['spot'] ?? null) : null;
}
