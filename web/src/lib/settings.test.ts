import { afterEach, expect, test, vi } from 'vitest';

/** The settings of a page that is opened in a browser that has stored this. */
async function opened(kept: unknown): Promise<typeof import('./settings.svelte').settings> {
  localStorage.setItem('sweetbox', JSON.stringify(kept));
  vi.resetModules();
  return (await import('./settings.svelte')).settings;
}

afterEach(() => localStorage.clear());

test('a palette is on the page as soon as it is chosen, and after it is opened again', async () => {
  const settings = await opened({});
  expect(document.documentElement.dataset['palette']).toBeUndefined();
  await settings.set({ palette: 'red_green' });
  expect(document.documentElement.dataset['palette']).toBe('red_green');
  expect((await opened(JSON.parse(localStorage.getItem('sweetbox')!))).palette).toBe('red_green');
  await settings.set({ palette: 'usual' });
  expect(document.documentElement.dataset['palette']).toBeUndefined();
});

test.each([101, -1, 'loud', null])('a volume of %s is the usual one', async (volume) => {
  expect((await opened({ volume })).volume).toBe(100);
});

test('a volume is kept, and a palette of another version is the usual one', async () => {
  const settings = await opened({ volume: 35, palette: 'neon' });
  expect([settings.volume, settings.palette]).toEqual([35, 'usual']);
});
