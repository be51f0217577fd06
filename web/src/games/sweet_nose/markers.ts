// Laying the markers: which number is on which sweet, and which one is in hand.

export interface Draft {
  laid: number[]; // on each kind; 0: none
  inHand: number | null; // picked on purpose; otherwise the lowest that has not been laid yet is next
  from: number | null; // the kind it was picked up from
}

export function noDraft(kinds: number): Draft {
  return { laid: Array<number>(kinds).fill(0), inHand: null, from: null };
}

/** The number that the next touch on a sweet lays. */
export function nextNumber({ laid, inHand }: Draft): number | null {
  if (inHand !== null) return inHand;
  return laid.map((_, i) => i + 1).find((number) => !laid.includes(number)) ?? null;
}

/** Take a number into the hand, from wherever it is. */
export function pick(draft: Draft, number: number): Draft {
  if (draft.inHand === number) return draft.from === null ? { ...draft, inHand: null } : putBack(draft);
  const { laid } = draft.from === null ? draft : putBack(draft);
  const at = laid.indexOf(number);
  return { laid: laid.map((each) => (each === number ? 0 : each)), inHand: number, from: at < 0 ? null : at };
}

function putBack({ laid, inHand, from }: Draft): Draft {
  return { laid: laid.map((each, kind) => (kind === from ? (inHand ?? 0) : each)), inHand: null, from: null };
}

/** Touch a sweet: the number in hand is laid there, and the one that was there goes where it came from; an empty hand picks up. */
export function lay(draft: Draft, kind: number): Draft {
  const there = draft.laid[kind] ?? 0;
  if (draft.inHand === null && there > 0) return pick(draft, there);
  const number = nextNumber(draft);
  if (number === null) return draft;
  const laid = draft.laid.map((each, other) => (other === kind ? number : other === draft.from ? there : each));
  return { laid, inHand: null, from: null };
}

export function isWhole({ laid }: Draft): boolean {
  return !laid.includes(0);
}
