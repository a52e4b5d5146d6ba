import { expect, test } from 'vitest';
import { createLocalWords } from './index.ts';

const words = createLocalWords({
  en: { roll: 'Roll', cubes: '{n, plural, one {# cube} other {# cubes}}', only: 'Only here' },
  de: { roll: 'Würfeln', cubes: '{n, plural, one {# Würfel} other {# Würfel}}' },
});

test('speaks English until told otherwise, and each language by its own plural rules', () => {
  expect(words.say('roll')).toBe('Roll');
  words.speak('de');
  expect(words.say('cubes', { n: 1234 })).toBe('1.234 Würfel');
  words.speak('en');
  expect(words.say('cubes', { n: 1 })).toBe('1 cube');
});

test('understands regions, and says in English what a catalogue lacks', () => {
  words.speak('de-AT');
  expect(words.say('roll')).toBe('Würfeln');
  expect(words.say('only')).toBe('Only here');
  words.speak('fr');
  expect(words.say('roll')).toBe('Roll');
});

test('says nothing for a key that nobody wrote', () => {
  expect(words.sayIfKnown('nothing')).toBeUndefined();
  expect(words.sayIfKnown('constructor')).toBeUndefined();
});
