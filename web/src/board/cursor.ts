// One tab stop for the whole board: arrow keys go from one thing that can be touched to the nearest one in that direction.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

type Way = [number, number];
const WAYS: Record<string, Way> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
// All the way along the row, or along the column.
const FAR: Record<string, Way> = { Home: [-1, 0], End: [1, 0], PageUp: [0, -1], PageDown: [0, 1] };

/** Which of the boxes is next from this one in the given direction; -1: none is. */
export function nearest(boxes: Box[], from: number, [x, y]: Way): number {
  const middle = (box: Box) => [box.left + box.width / 2, box.top + box.height / 2] as const;
  const start = boxes[from];
  if (!start) return -1;
  const [startX, startY] = middle(start);
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, i) => {
    const [boxX, boxY] = middle(box);
    const ahead = (boxX - startX) * x + (boxY - startY) * y;
    const aside = Math.abs((boxX - startX) * y) + Math.abs((boxY - startY) * x);
    if (i === from || ahead < 4) return;
    const far = ahead + 3 * aside; // straight ahead counts more than near
    if (far < least) [best, least] = [i, far];
  });
  return best;
}

/** The last of the boxes straight ahead in the given direction. */
function farthest(boxes: Box[], from: number, way: Way): number {
  const start = boxes[from];
  if (!start) return -1;
  const [along, size] = way[0] === 0 ? (['left', 'width'] as const) : (['top', 'height'] as const);
  const inLine = boxes.map((box, i) => (Math.abs(box[along] - start[along]) < start[size] / 2 ? i : -1)).filter((i) => i >= 0);
  const ahead = (i: number) => boxes[i]!.left * way[0] + boxes[i]!.top * way[1];
  return inLine.reduce((best, i) => (ahead(i) > ahead(best) ? i : best), from);
}

/** Which of the boxes is nearest to this one, whatever the direction; -1: there is none. */
export function closest(boxes: Box[], to: Box): number {
  const far = ({ left, top, width, height }: Box) =>
    Math.hypot(left + width / 2 - to.left - to.width / 2, top + height / 2 - to.top - to.height / 2);
  return boxes.reduce((best, box, i) => (best < 0 || far(box) < far(boxes[best]!) ? i : best), -1);
}

const LOOK = '[data-look], [aria-expanded]'; // it shows something, and plays nothing

/** Svelte attachment: keeps one of the `[data-spot]` buttons inside in the tab order, first a `[data-first]` one, and moves the
focus by arrow keys, Home, End, PageUp and PageDown. When what has the focus goes away, the nearest spot gets it; if the rest is only
to be looked at, the board itself does, so that Enter is the main button's. */
export function cursor(root: HTMLElement): () => void {
  let last: string | null = null; // the spot that had the focus
  let place: Box | null = null; // where that was
  let inside = false; // whether the focus is here
  const spots = () => [...root.querySelectorAll<HTMLElement>('[data-spot]')];

  function settle(): void {
    const all = spots();
    const begin = all.find((spot) => spot.hasAttribute('data-first')) ?? all[0];
    const at = document.activeElement;
    const lost = inside && (at === document.body || at === root); // what had it is gone, or there was nothing to have it
    const same = inside ? all.find((spot) => spot.dataset['spot'] === last) : undefined;
    const played = all.filter((spot) => !spot.matches(LOOK));
    const next = same ?? (lost ? (near(played) ?? played.find((spot) => spot === begin)) : undefined);
    const stop = next ?? begin;
    for (const spot of all) {
      const index = spot === stop ? 0 : -1;
      if (spot.tabIndex !== index) spot.tabIndex = index;
    }
    if (lost) (next ?? root).focus({ preventScroll: true });
  }

  function near(all: HTMLElement[]): HTMLElement | undefined {
    const seen = all.filter((spot) => spot.getBoundingClientRect().width > 0);
    return place
      ? seen[
          closest(
            seen.map((spot) => spot.getBoundingClientRect()),
            place,
          )
        ]
      : undefined;
  }

  function onFocus(event: FocusEvent): void {
    const at = event.target as HTMLElement;
    inside = true;
    if (at === root) return; // until there is something to have it
    last = at.closest<HTMLElement>('[data-spot]')?.dataset['spot'] ?? last;
    place = at.getBoundingClientRect();
    settle();
  }

  // Before the spot itself hears of it: what it then changes must not look as if the focus were lost, or Tab would never move on.
  function onBlur(event: FocusEvent): void {
    if (!(event.relatedTarget instanceof Node) || root.contains(event.relatedTarget)) return;
    inside = false;
    settle();
  }

  function onKey(event: KeyboardEvent): void {
    const [way, far] = [WAYS[event.key], FAR[event.key]];
    const all = spots();
    if (document.activeElement === root && way) {
      all.find((spot) => spot.tabIndex === 0)?.focus();
      return;
    }
    const from = all.indexOf(document.activeElement as HTMLElement);
    if (!(way || far) || from < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const boxes = all.map((spot) => spot.getBoundingClientRect());
    all[way ? nearest(boxes, from, way) : farthest(boxes, from, far!)]?.focus();
  }

  const watcher = new MutationObserver(settle);
  watcher.observe(root, { childList: true, subtree: true, attributeFilter: ['data-first'] });
  root.addEventListener('focusin', onFocus);
  root.addEventListener('blur', onBlur, true);
  root.addEventListener('keydown', onKey);
  settle();
  return () => {
    watcher.disconnect();
    root.removeEventListener('focusin', onFocus);
    root.removeEventListener('blur', onBlur, true);
    root.removeEventListener('keydown', onKey);
  };
}
