// Parts of the page that are loaded when needed: a dead connection must not keep people waiting forever.

const LIMIT = 30_000; // milliseconds: a slow line may need some of them

/** The same promise, but it fails if it has not resolved by then. */
export function soon<T>(coming: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, fail) => (timer = setTimeout(() => fail(new Error('nothing has come')), LIMIT)));
  return Promise.race([coming, late]).finally(() => clearTimeout(timer));
}
