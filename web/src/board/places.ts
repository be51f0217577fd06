// Where on the screen a place of the view is: boards name their places by `data-place`.

/** The element that shows a place, or the nearest thing that holds it: `seats.1.plate` for `seats.1.plate.0`. Where pieces lie side by
side there, each with its `data-piece`, it is the one of this name. */
export function placeOf(root: ParentNode, place: string, piece: string): Element | null {
  for (let name = place; name; name = name.slice(0, Math.max(0, name.lastIndexOf('.')))) {
    const found = root.querySelector(`[data-place="${name}"]`);
    if (found) return found.querySelector(`[data-piece="${piece}"]`) ?? found;
  }
  return null;
}

/** The middle of a place, from the root's corner; what is nowhere on the board comes from above it. */
export function middleOf(root: HTMLElement, place: string, piece: string): { x: number; y: number } {
  const board = root.getBoundingClientRect();
  const at = placeOf(root, place, piece)?.getBoundingClientRect();
  if (!at) return { x: board.width / 2, y: -20 };
  return { x: at.left + at.width / 2 - board.left, y: at.top + at.height / 2 - board.top };
}
