import { afterEach, expect, test, vi } from 'vitest';
import { copied } from './clipboard';

afterEach(() => void vi.unstubAllGlobals());

function withoutClipboard(copy: () => boolean): void {
  vi.stubGlobal('navigator', { ...navigator, clipboard: undefined });
  document.execCommand = copy;
}

test('where the page has no clipboard, the text is selected and copied, and the focus stays', async () => {
  document.body.innerHTML = '<button>copy</button>';
  const button = document.querySelector('button')!;
  button.focus();
  let selected = '';
  withoutClipboard(() => {
    selected = (document.activeElement as HTMLTextAreaElement).value;
    return true;
  });
  expect(await copied('a link')).toBe(true);
  expect(selected).toBe('a link');
  expect(document.activeElement).toBe(button);
  expect(document.querySelector('textarea')).toBeNull();
});

test('a browser that lets nothing be copied is no fault of the page', async () => {
  withoutClipboard(() => false);
  expect(await copied('a link')).toBe(false);
});
