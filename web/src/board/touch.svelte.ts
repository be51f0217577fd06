// Fingers and mouse on a board beside plain taps, which buttons answer themselves: press and hold, and drag. What can be touched has a
// `data-spot`.

import type { Attachment } from 'svelte/attachments';

export const HOLD = 450; // milliseconds
const SLACK = 8; // pixels that a finger may slip in a tap

export interface Gestures {
  /** Pressed and held, or clicked with the other button. */
  hold?: (spot: string) => void;
  /** Whether a spot can be held now. */
  holds?: (spot: string) => boolean;
  /** Whether what lies there can be dragged now. */
  lifts?: (spot: string) => boolean;
  /** It is let go over another spot; null: over none. */
  drop?: (spot: string, on: string | null) => void;
}

export interface Drag {
  spot: string;
  x: number; // of the finger, from the board's corner
  y: number;
  over: string | null;
}

export class Touch {
  holding = $state<string | null>(null); // pressed, until it counts as held
  drag = $state.raw<Drag | null>(null);
  #pressed: { spot: string; x: number; y: number; mouse: boolean; lifts: boolean } | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #answered = false; // the click that ends this press is none

  constructor(private readonly gestures: Gestures) {}

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
    if (spot === null) return;
    const mouse = event.pointerType === 'mouse';
    const lifts = event.button === 0 && (this.gestures.lifts?.(spot) ?? false);
    this.#pressed = { spot, x: event.clientX, y: event.clientY, mouse, lifts };
    if (event.button !== 0 || !this.gestures.holds?.(spot)) return;
    this.holding = spot;
    this.#timer = setTimeout(() => {
      this.#letGo();
      this.#answered = true;
      this.gestures.hold?.(spot);
    }, HOLD);
  }

  #move(root: HTMLElement, event: PointerEvent): void {
    const from = this.#pressed;
    if (!from) return;
    if (!this.drag && Math.hypot(event.clientX - from.x, event.clientY - from.y) < SLACK) return;
    clearTimeout(this.#timer);
    this.holding = null;
    if (!from.lifts) return;
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
    if (spot === null || !this.gestures.hold) return;
    event.preventDefault();
    // A finger that is held opens the menu, too: that was answered already, or is about to be.
    const mouse = (event as PointerEvent).pointerType ? (event as PointerEvent).pointerType === 'mouse' : this.#pressed?.mouse;
    if (mouse ?? true) this.gestures.hold(spot);
  }
}

function spotAt(target: EventTarget | null): string | null {
  return target instanceof Element ? (target.closest<HTMLElement>('[data-spot]')?.dataset['spot'] ?? null) : null;
}
