import { expect, test } from 'vitest';
import { lead } from './lead';

test('a text is its first sentence and the rest', () => {
  expect(lead('Roll once. All dig at the same time.', 'en')).toEqual(['Roll once.', 'All dig at the same time.']);
  expect(lead('Nur ein Satz', 'de')).toEqual(['Nur ein Satz', '']);
  expect(lead('', 'en')).toEqual(['', '']);
});
