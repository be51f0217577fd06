// For boards that fill what is left of the window below them.

/** Svelte attachment: `--top` is what the page has above the element. */
export function below(element: HTMLElement): () => void {
  const measure = new ResizeObserver(() => element.style.setProperty('--top', `${element.getBoundingClientRect().top + scrollY}px`));
  measure.observe(document.body);
  return () => measure.disconnect();
}
