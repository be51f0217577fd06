// How large the pictures of the rules are: a board is laid out on a stage of its own and drawn smaller.

export interface Room {
  width: number;
  height: number;
}
interface Box extends Room {
  left: number;
  top: number;
}

// Stages on which boards are legible: landscape if there is room; else upright, and if a board can be as narrow as the picture, as wide as
// that, so that it is drawn as on a phone. Parts of a board, each nearly as wide as its stage, are also laid out upright.
const LYING: Room = { width: 560, height: 420 };
const UPRIGHT: Room = { width: 360, height: 580 };
const NARROWEST = 336; // pixels: what the boards are made for
const EDGE = 4; // pixels of the stage, for frames and shadows at the edge
const HIGHEST = 400; // pixels: the height of a picture if there is room for wide ones
const WIDE = 640; // pixels: the width of an example with room for wide ones; in a narrower one, pictures may be as tall as their stage
const LEAST = 0.88; // a board that is drawn smaller is hard to read, so its picture gets taller instead, unless it is too wide

/** How large a picture of this width may be, alone or beside another, in an example as wide as `whole`. */
export function roomFor(width: number, whole: number): Room {
  return { width, height: whole < WIDE ? UPRIGHT.height : HIGHEST };
}

/** The stage that a board, or parts of it, is laid out for in a picture of this width. */
export function stageFor(parts: readonly string[], width: number): Room {
  if (parts.length === 0 && width >= LYING.width * LEAST) return LYING;
  return { width: Math.max(NARROWEST, Math.min(UPRIGHT.width, width - 2 * EDGE)), height: UPRIGHT.height };
}

/** Draw boards, each in a stage inside a frame, as large as there is room for, and all at the same scale. If parts are named, only these
    are drawn. Returns the height of the tallest. */
export function fit(boards: readonly HTMLElement[], parts: readonly string[], room: Room): number {
  const boxes = boards.map((board) => boxOf(board, choose(board, parts)));
  const scale = Math.min(1, ...boxes.map(({ width, height }) => Math.min(room.width / width, Math.max(LEAST, room.height / height))));
  boards.forEach((board, i) => {
    const { left, top, width, height } = boxes[i]!;
    const stage = board.parentElement!;
    stage.style.transform = `scale(${scale}) translate(${-left}px, ${-top}px)`;
    Object.assign(stage.parentElement!.style, { width: `${width * scale}px`, height: `${height * scale}px` });
  });
  return Math.max(...boxes.map(({ height }) => height * scale));
}

/** Mark the parts that are drawn, and return them. */
function choose(board: HTMLElement, parts: readonly string[]): HTMLElement[] {
  const all = [...board.querySelectorAll<HTMLElement>('[data-part]')];
  const chosen = all.filter(({ dataset }) => parts.includes(dataset['part']!));
  for (const each of all) each.toggleAttribute('data-shown', chosen.includes(each));
  return chosen;
}

/** What can be seen of a board, and a little around it, in pixels of its stage. */
function boxOf(board: HTMLElement, shown: HTMLElement[]): Box {
  const whole = board.getBoundingClientRect();
  const scale = whole.width / board.offsetWidth || 1;
  const boxes = shown.map((each) => each.getBoundingClientRect());
  if (boxes.length === 0) boxes.push(new DOMRect(whole.left, whole.top, board.scrollWidth * scale, board.scrollHeight * scale));
  const left = Math.min(...boxes.map((each) => each.left - whole.left)) / scale - EDGE;
  const top = Math.min(...boxes.map((each) => each.top - whole.top)) / scale - EDGE;
  const right = Math.max(...boxes.map((each) => each.right - whole.left)) / scale + EDGE;
  const bottom = Math.max(...boxes.map((each) => each.bottom - whole.top)) / scale + EDGE;
  return { left, top, width: right - left, height: bottom - top };
}
