import { expect, test } from 'vitest';
import { Book, type Reader } from './book';

const book = new Book(
  'en',
  `
share = { $names } share { $what }
choice = { OR($names) }
seats = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
 }
played = { $who_is ->
    [you] You pass { $card } to { $to }.
   *[other] { $who } passes { $card } to { $to_is ->
        [you] you
       *[other] { $to }
     }.
 }
why-empty = { $pocket } is empty.
away = { $you ->
    [yes] You are away.
   *[no] { $name } is away.
 }
`,
);
const mia: Reader = { seat: 0, name: (seat) => ['Mia', 'Ben', 'Eve'][seat] ?? '' };

test('values are filled in, lists are joined as the language does', () => {
  expect(book.fill('share', { names: ['Ann', 'Ben', 'Cyn'], what: 'it' })).toBe('Ann, Ben, and Cyn share it');
  expect(book.fill('choice', { names: ['Ann', 'Ben'] })).toBe('Ann or Ben');
  expect(new Book('de', 'choice = { OR($names) }').fill('choice', { names: ['Ann', 'Ben'] })).toBe('Ann oder Ben');
  expect(book.fill('why.empty', { pocket: 'c4' })).toBe('c4 is empty.');
});

test('forms follow the count, as the language counts', () => {
  expect(book.fill('seats', { count: 1 })).toBe('1 seat');
  expect(book.fill('seats', { count: 0 })).toBe('0 seats');
  expect(book.fill('seats', { count: 12345 })).toBe('12345 seats');
});

test('the reader is addressed', () => {
  const card = { key: 'why.empty', pocket: 'c4' };
  expect(book.say({ key: 'played', who: { who: 0 }, to: { who: 1 }, card }, mia)).toBe('You pass c4 is empty. to Ben.');
  expect(book.say({ key: 'played', who: { who: 1 }, to: { who: 0 }, card: 'it' }, mia)).toBe('Ben passes it to you.');
  expect(book.say({ key: 'played', who: { who: 1 }, to: { who: 2 }, card: 'it' }, mia)).toBe('Ben passes it to Eve.');
  expect(book.fill('share', { names: [{ who: 1 }, { who: 2 }], what: 'it' }, mia)).toBe('Ben and Eve share it');
});

test('yes and no are forms, too', () => {
  expect(book.fill('away', { you: true, name: '' })).toBe('You are away.');
  expect(book.fill('away', { you: false, name: 'Mia' })).toBe('Mia is away.');
});

test('a very long value is cut', () => {
  expect(book.fill('why.empty', { pocket: 'x'.repeat(5000) })).toBe(`${'x'.repeat(2000)} … is empty.`);
});

test('what has no sentence is its key', () => {
  expect(book.has('nothing')).toBe(false);
  expect(book.fill('nothing.here', {})).toBe('nothing.here');
});
