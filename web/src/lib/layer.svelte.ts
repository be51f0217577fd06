// Something over the page until it is closed, which the browser's Back button does, too: a drawer, a look into the past.

const open: Layer[] = []; // the last one is on top
let expected = 0; // steps back that are our own

addEventListener('popstate', () => {
  if (expected > 0) expected -= 1;
  else open.pop()?.gone();
});

export class Layer {
  shown = $state(false);

  constructor(private readonly closed: () => void = () => {}) {}

  open(): void {
    if (this.shown) return;
    history.pushState(null, '');
    open.push(this);
    this.shown = true;
  }

  /** Close it, and everything on top of it. */
  close(): void {
    if (!this.shown) return;
    const over = open.splice(open.indexOf(this));
    expected += 1;
    history.go(-over.length);
    for (const layer of over.reverse()) layer.gone();
  }

  /** The page below it goes away, and its place in the history with it. */
  leave(): void {
    const place = open.indexOf(this);
    if (place >= 0) open.splice(place, 1);
  }

  gone(): void {
    this.shown = false;
    this.closed();
  }
}
