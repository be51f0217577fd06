// The tab shows that somebody is waiting for you, in its title and its icon. So does the icon of the installed app.

/** count: in how many rooms it is your turn. */
export function badge(title: string, count: number): void {
  document.title = count > 0 ? `(${count}) ${title}` : title;
  beckon(count);
}

/** The same without the title. */
export function beckon(count: number): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = count > 0 ? '/favicon-turn.svg' : '/favicon.svg';
  if (icon && icon.getAttribute('href') !== wanted) icon.href = wanted;
  if (!matchMedia('(display-mode: standalone)').matches) return; // a tab has no icon elsewhere
  // Not every browser has it, and it may be refused.
  const shown = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  void shown?.catch(() => {});
}
