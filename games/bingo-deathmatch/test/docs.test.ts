import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fiveWays, readScenario } from '@tablewright/engine/testing';
import { describe, expect, test } from 'vitest';
import { ITEM_IDS } from '../src/content/items.ts';
import { PLAYER_KEYS } from '../src/given-player.ts';
import { bingoDeathmatch } from '../src/index.ts';
import { PHASES, POWER_IDS } from '../src/model.ts';
import { TEXTS } from '../src/texts.ts';

const page = readFileSync(
  join(import.meta.dirname, '../../../docs/scenarios/bingo-deathmatch.md'),
  'utf8',
);
const examples = [...page.matchAll(/```json\n([\s\S]*?)```/g)].map(([, json = '']) => json);

test('the example on the page about the format is true', () => {
  const format = readFileSync(join(import.meta.dirname, '../../../docs/scenarios.md'), 'utf8');
  const [, json = ''] = /```json\n(\{\n {2}"format"[\s\S]*?)```/.exec(format) ?? [];
  expect(fiveWays(bingoDeathmatch, readScenario(JSON.parse(json)))).toEqual([]);
});

describe('the page about scenarios', () => {
  test('has three examples, and they are true', () => {
    expect(examples).toHaveLength(3);
    for (const example of examples) {
      expect(fiveWays(bingoDeathmatch, readScenario(JSON.parse(example)))).toEqual([]);
    }
  });

  test('names every event, choice, card, phase and key', () => {
    const keys = Object.keys(TEXTS);
    const events = keys
      .filter((key) => key.startsWith('event.'))
      .map((key) => key.slice('event.'.length))
      // What a moment on the timeline is called is no event of its own.
      .filter((key) => !key.includes('.'));
    const choices = keys.filter((key) => key.startsWith('choice.'));
    const words = [...events, ...choices, ...ITEM_IDS, ...POWER_IDS, ...PHASES, ...PLAYER_KEYS];
    for (const word of words) expect(page, word).toContain(`\`${word}\``);
  });
});
