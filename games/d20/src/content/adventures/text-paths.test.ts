import { proseFault } from '@tablewright/engine';
import { describe, expect, test } from 'vitest';
import { BLANK_ADVENTURE, blankAdventure } from './blank.ts';
import { ADVENTURES_DE } from './de/index.ts';
import { ADVENTURES } from './index.ts';
import { textsOf, withTexts } from './text-paths.ts';

/** Names that are the same in both languages. */
const NAMES = /\.name$|^people\..*|\.title$/;

describe.each(ADVENTURES.map((one) => [one.id, one] as const))('%s', (id, adventure) => {
  const english = textsOf(adventure);
  const german = ADVENTURES_DE[id] ?? {};

  test('German has each text, and none that nobody asks for', () => {
    expect(Object.keys(german).sort()).toEqual(Object.keys(english).sort());
  });

  test('no text but a name stays as it is, and all can be shown', () => {
    for (const [path, text] of Object.entries(english)) {
      expect(proseFault(text), path).toBeUndefined();
      expect(proseFault(german[path] ?? ''), path).toBeUndefined();
      if (!NAMES.test(path)) expect(german[path], path).not.toBe(text);
    }
  });

  test('with German texts it is the same adventure', () => {
    const translated = withTexts(adventure, german);
    expect(textsOf(translated)).toEqual(german);
    expect(withTexts(translated, english)).toEqual(adventure);
  });

  test('[DT-PLC-01] no text of a scene is longer than 4,000 characters, and no paragraph longer than 500', () => {
    for (const { id: scene, text } of adventure.scenes) {
      expect(
        text.reduce((sum, one) => sum + one.text.length, 0),
        scene,
      ).toBeLessThan(4000);
      for (const one of text) expect(one.text.length, scene).toBeLessThanOrEqual(500);
    }
  });
});

test('paths go by ids, and by places where there are none', () => {
  const [harrow] = ADVENTURES;
  const texts = harrow === undefined ? {} : textsOf(harrow);
  expect(texts['scenes.green.tasks.win-hild.label']).toBe('Win the reeve over');
  expect(texts['facts.hymn.answers']).toBe('hymn, song, hush, skeletons, perrin');
  expect(texts['scenes.trail.text.1.text']).toMatch(/^No bird sings/);
  expect(Object.keys(texts).every((path) => !path.endsWith('.id'))).toBe(true);
});

test('[DT-TAB-03] whoever writes an adventure in German begins with German words, and with the same adventure', () => {
  const [english, german] = [textsOf(BLANK_ADVENTURE), textsOf(blankAdventure('de-AT'))];
  for (const [path, text] of Object.entries(english)) expect(german[path], path).not.toBe(text);
  expect(withTexts(blankAdventure('de'), english)).toEqual(BLANK_ADVENTURE);
  expect(blankAdventure('en-GB')).toBe(BLANK_ADVENTURE);
  expect(blankAdventure()).toBe(BLANK_ADVENTURE);
});
