import { expect, test } from 'vitest';
import { languageFor } from './language.ts';

test('a visitor is spoken to in the first of their languages that the table speaks', () => {
  expect(languageFor(['de-AT', 'en'])).toBe('de');
  expect(languageFor(['fr', 'EN-gb', 'de'])).toBe('en');
  expect(languageFor(['fr', 'it'])).toBeUndefined();
  expect(languageFor([])).toBeUndefined();
});
