// The page's address. Links are plain anchors; `go` follows one of ours without loading the page again.

const SERVED = ['/api', '/schema', '/privacy', '/licences.txt']; // pages that the server makes

class Router {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));

  constructor() {
    addEventListener('popstate', () => this.#read());
    document.addEventListener('click', (event) => {
      const link = (event.target as Element | null)?.closest?.('a');
      if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      if (link.hash && link.pathname === location.pathname) return;
      if (SERVED.some((path) => link.pathname.startsWith(path))) return;
      event.preventDefault();
      this.go(link.pathname + link.search + link.hash);
    });
  }

  go(address: string): void {
    history.pushState(null, '', address);
    this.#read();
    scrollTo(0, 0);
  }

  /** Change the address of the current page, so that it can be copied. */
  note(address: string): void {
    history.replaceState(null, '', address);
  }

  #read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
  }
}

export const router = new Router();
