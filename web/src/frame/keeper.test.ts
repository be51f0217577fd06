import { afterEach, expect, test } from 'vitest';
import { focusFirst } from './keeper';

afterEach(() => document.body.replaceChildren());

test('the focus finds its place in a browser that does not know what can be seen, too', () => {
  expect(document.body.checkVisibility).toBeUndefined(); // as in Safari before 17.4
  document.body.innerHTML = '<button style="visibility: hidden">no</button><button disabled>no</button><button id="there">yes</button>';
  for (const each of document.querySelectorAll('button')) each.getClientRects = () => [new DOMRect()] as unknown as DOMRectList;
  focusFirst('button');
  expect(document.activeElement?.id).toBe('there');
});
