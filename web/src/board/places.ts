// Where on the screen a place of the view is: boards name their places by `data-place`.

/** The element that shows a place, or the nearest thing that holds it: `seats.1.plate` for `seats.1.plate.0`. If pieces lie side by
side there, each with its `data-piece`, it is the one of this name. */
export function placeOf(root: ParentNode, place: string, piece: string): Element | null {
  for (let name = place; name; name = name.slice(0, Math.max(0, name.lastIndexOf('.')))) {
    const found = root.querySelector(`[data-place="${name}"]`);
    if (found) return found.querySelector(`[data-piece="${piece}"]`) ?? found;
  }
  return null;
}

export interface Middle {
  x: number;
  y: number;
  fit: number | null; // how wide a piece is there, if a board says with `data-fit` that it is as wide as the place
}

/** The middle of a place, from the root's corner; what is not on the board comes from above it. */
export function middleOf(root: HTMLElement, place: string, piece: string): Middle {
  const board = root.getBoundingClientRect();
  const element = placeOf(root, place, piece);
  const at = element?.getBoundingClientRect();
  if (!at) return { x: board.width / 2, y: -20, fit: null };
  const fit = element?.hasAttribute('data-fit') ? at.width : null;
  return { x: at.left + at.width / 2 - board.left, y: at.top + at.height / 2 - board.top, fit };
}
