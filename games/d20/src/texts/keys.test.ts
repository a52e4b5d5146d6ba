import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogueProblems } from '@tablewright/words/testing';
import { describe, expect, test } from 'vitest';
import { SAME_TEXTS } from '../../test/same-texts.ts';
import { EVENT_FORMS } from '../event-forms.ts';
import { TEXTS } from '../texts.ts';
import { TEXTS_DE } from '../texts-de.ts';

const SOURCES = join(import.meta.dirname, '..');
const sources = globSync('**/*.ts', { cwd: SOURCES })
  .filter(
    (file) => !file.endsWith('.test.ts') && !/^(texts|board|builder|editor|explain)/.test(file),
  )
  .map((file) => readFileSync(join(SOURCES, file), 'utf8'));

/** What a pattern finds in the rules, each once. */
function found(pattern: RegExp): readonly string[] {
  const all = sources.flatMap((text) => [...text.matchAll(pattern)].map(([, one = '']) => one));
  return [...new Set(all)].sort();
}

describe('what the rules say by a key', () => {
  test.each(['choice', 'offer', 'closed'])('%s: the catalogue has each', (family) => {
    const keys = found(new RegExp(`'(${family}\\.[a-z-]+)'`, 'g'));
    expect(keys.length).toBeGreaterThan(1);
    expect(keys.filter((key) => TEXTS[key] === undefined)).toEqual([]);
  });

  test('tools of the game master have a name, and say on their button what they do', () => {
    const keys = found(/\btool\(\s*\w+,\s*'([a-z-]+)'/g);
    expect(keys.length).toBeGreaterThan(10);
    const wanted = keys.flatMap((key) => [`tool.${key}`, `tool.${key}.verb`]);
    expect(wanted.filter((key) => TEXTS[key] === undefined)).toEqual([]);
  });

  test('parts of numbers are called by something', () => {
    const from = found(/\bfrom: '([A-Za-z-]+)'/g);
    expect(from.filter((one) => TEXTS[`term.${one}`] === undefined)).toEqual([]);
  });

  test('dice are for something that has a name', () => {
    const rolled = found(/(?:rollD6|rollDice|toldFace|drawLot|spellDice)\([^;]*?'([a-z-]+)'\)/g);
    expect(rolled.length).toBeGreaterThan(10);
    expect(rolled.filter((one) => TEXTS[`purpose.${one}`] === undefined)).toEqual([]);
  });

  test('every event has a sentence', () => {
    const types = Object.keys(EVENT_FORMS);
    expect(types.filter((type) => TEXTS[`event.${type}`] === undefined)).toEqual([]);
  });
});

test('German has every text, with the same gaps, and none was left as it is', () => {
  const pair = { first: TEXTS, other: TEXTS_DE, locale: 'de', names: SAME_TEXTS };
  expect(catalogueProblems(pair)).toEqual([]);
});
