// Keeps the place of people who play by keyboard or by ear: when the focused element disappears, the focus moves to something near it.

const GONE = ':disabled, [inert] *';

/** Safari knows `checkVisibility` only since 17.4. */
function isSeen(found: HTMLElement): boolean {
  return (
    found.checkVisibility?.({ visibilityProperty: true }) ??
    (found.getClientRects().length > 0 && getComputedStyle(found).visibility === 'visible')
  );
}

/** The first of these that can be seen gets the focus. */
export function focusFirst(...selectors: string[]): void {
  for (const selector of selectors) {
    for (const found of document.querySelectorAll<HTMLElement>(selector)) {
      if (found.matches(GONE) || !isSeen(found)) continue;
      found.focus({ preventScroll: true });
      return;
    }
  }
}

/** Where a match continues: in words, at the next choice; on a drawn board, where the focus was last (`spot`). */
export function goOn(spot: string | null = null): void {
  focusFirst(
    '[data-next-round]', // nothing else continues before it
    '[data-testid="moves"] button',
    ...(document.querySelector('[data-testid="moves"]') ? ['[data-testid="main-action"]:not([aria-disabled="true"])'] : []),
    '[data-testid="moves"]', // nothing can be chosen yet
    ...(spot === null ? [] : [`[data-testid="board"] [data-spot="${CSS.escape(spot)}"]`]),
    '[data-testid="board"] [tabindex="0"]',
    '[data-testid="board"]',
    '#main',
  );
}

/** Whether the focus is just waiting for something that can be chosen in words. */
export function isWaiting(): boolean {
  return document.activeElement?.matches('[data-testid="moves"]') ?? false;
}

/** Svelte attachment for a match. A board looks after its own focus (`board/cursor.ts`), and the result takes it. */
export function keeper(root: HTMLElement): () => void {
  let last: HTMLElement | null = null; // what has the focus
  let around: Element[] = []; // the elements around it, while it is there
  let spot: string | null = null; // the last one on the board that had it

  function onFocus(event: FocusEvent): void {
    last = event.target as HTMLElement;
    around = [];
    for (let each = last.parentElement; each && each !== root; each = each.parentElement) around.push(each);
    spot = last.closest<HTMLElement>('[data-spot]')?.dataset['spot'] ?? spot;
  }

  function look(): void {
    const at = document.activeElement;
    if (!last || (at !== document.body && at !== last)) return; // it is somewhere else
    if (last.isConnected && !last.matches(GONE)) return;
    const inside = (selector: string) => around.some((each) => each.isConnected && each.matches(selector));
    last = null;
    if (inside('aside')) focusFirst('[data-testid="primer-again"]', '[data-testid="story"]');
    else if (!inside('[data-testid="board"]')) goOn(spot);
  }

  const watcher = new MutationObserver(look);
  watcher.observe(root, { childList: true, subtree: true, attributeFilter: ['disabled', 'inert'] });
  root.addEventListener('focusin', onFocus);
  return () => {
    watcher.disconnect();
    root.removeEventListener('focusin', onFocus);
  };
}
