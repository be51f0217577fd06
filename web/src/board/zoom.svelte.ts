// A closer look at part of a board: two fingers, or the wheel with Ctrl, enlarge what is in a box. Its contents become `--zoom` times
// as wide as the box, which then scrolls, so a finger, the wheel and the focus get everywhere in the browser's own way.

import type { Attachment } from 'svelte/attachments';

export const CLOSEST = 3; // times as large
const NEARLY = 1.05; // anything less counts as not enlarged
const TURN = 300; // pixels of the wheel until everything is e times as large
const LINE = 20; // pixels, for wheels that count lines

interface Point {
  x: number;
  y: number;
}

export class Zoom {
  scale = $state(1);
  #box: HTMLElement | null = null;
  #pinch: { scale: number; apart: number; held: Point } | null = null; // held: what is between the fingers, in pixels before enlarging

  /** begins: called when two fingers touch, to cancel what the first of them was about to do. */
  constructor(private readonly begins: () => void = () => {}) {}

  readonly attach: Attachment<HTMLElement> = (box) => {
    this.#box = box;
    const on = (type: string, listener: (event: never) => void): (() => void) => {
      box.addEventListener(type, listener as EventListener, { passive: false });
      return () => box.removeEventListener(type, listener as EventListener);
    };
    const ends = [
      on('touchstart', (event: TouchEvent) => this.#start(event)),
      on('touchmove', (event: TouchEvent) => this.#move(event)),
      on('touchend', () => (this.#pinch = null)),
      on('touchcancel', () => (this.#pinch = null)),
      on('wheel', (event: WheelEvent) => this.#wheel(event)),
    ];
    return () => {
      for (const end of ends) end();
      this.#box = null;
    };
  };

  /** Everything in sight again. */
  reset(): void {
    this.#show(1, { x: 0, y: 0 }, { x: 0, y: 0 });
  }

  #start(event: TouchEvent): void {
    if (event.touches.length !== 2) return;
    const { apart, middle } = this.#fingers(event);
    this.#pinch = { scale: this.scale, apart, held: this.#held(middle) };
    if (event.cancelable) event.preventDefault();
    this.begins();
  }

  #move(event: TouchEvent): void {
    if (!this.#pinch || !event.cancelable) return; // if the page is already scrolling, it continues
    event.preventDefault();
    const { apart, middle } = this.#fingers(event);
    const { scale, held } = this.#pinch;
    this.#show((scale * apart) / this.#pinch.apart, held, middle);
  }

  #wheel(event: WheelEvent): void {
    if (!event.ctrlKey) return; // a pinch on a touchpad also counts as Ctrl
    event.preventDefault();
    const turned = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : LINE);
    const at = this.#inside(event);
    this.#show(this.scale * Math.exp(-turned / TURN), this.#held(at), at);
  }

  /** Enlarge it by this scale, with the held point at that point of the box. */
  #show(scale: number, held: Point, at: Point): void {
    const box = this.#box;
    if (!box) return;
    this.scale = scale < NEARLY ? 1 : Math.min(scale, CLOSEST);
    box.style.setProperty('--zoom', String(this.scale));
    box.scrollLeft = held.x * this.scale - at.x;
    box.scrollTop = held.y * this.scale - at.y;
  }

  #held(at: Point): Point {
    return { x: (this.#box!.scrollLeft + at.x) / this.scale, y: (this.#box!.scrollTop + at.y) / this.scale };
  }

  #inside({ clientX, clientY }: { clientX: number; clientY: number }): Point {
    const { left, top } = this.#box!.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  }

  #fingers({ touches }: TouchEvent): { apart: number; middle: Point } {
    const [one, two] = [this.#inside(touches[0]!), this.#inside(touches[1]!)];
    const apart = Math.max(1, Math.hypot(two.x - one.x, two.y - one.y));
    return { apart, middle: { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 } };
  }
}
