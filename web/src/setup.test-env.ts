// What jsdom lacks compared with a browser.

globalThis.matchMedia = (media: string) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;
globalThis.ResizeObserver ??= class implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
