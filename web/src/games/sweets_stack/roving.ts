// One tab stop for a row of buttons; the arrow keys go from one to the next.

import type { Attachment } from 'svelte/attachments';

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

export const roving: Attachment<HTMLElement> = (row) => {
  let here: HTMLButtonElement | null = null;
  const all = (): HTMLButtonElement[] => [...row.querySelectorAll('button')];

  function settle(): void {
    const buttons = all();
    if (!here || !buttons.includes(here)) here = buttons[0] ?? null;
    for (const button of buttons) button.tabIndex = button === here ? 0 : -1;
  }
  function onfocus(event: FocusEvent): void {
    if (event.target instanceof HTMLButtonElement) here = event.target;
    settle();
  }
  function onkey(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    if (!step || !here) return;
    const buttons = all();
    buttons[(buttons.indexOf(here) + step + buttons.length) % buttons.length]?.focus();
    event.preventDefault();
  }

  settle();
  const watch = new MutationObserver(settle);
  watch.observe(row, { childList: true, subtree: true });
  row.addEventListener('focusin', onfocus);
  row.addEventListener('keydown', onkey);
  return () => {
    watch.disconnect();
    row.removeEventListener('focusin', onfocus);
    row.removeEventListener('keydown', onkey);
  };
};
