import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fiveWays, readScenario } from '@tablewright/engine/testing';
import { describe, expect, test } from 'vitest';
import { bingoAdventure } from './index.ts';

const FOLDER = join(import.meta.dirname, '../scenarios');

describe('the worked examples of the ledger', () => {
  for (const file of readdirSync(FOLDER).sort()) {
    const scenario = readScenario(JSON.parse(readFileSync(join(FOLDER, file), 'utf8')));
    test(`${scenario.title} (${file})`, () => {
      expect(fiveWays(bingoAdventure, scenario)).toEqual([]);
    });
  }
});

describe('the page on scenarios', () => {
  const page = readFileSync(join(FOLDER, '../../../docs/scenarios/bingo-adventure.md'), 'utf8');
  const examples = [...page.matchAll(/```json\n([\s\S]*?)```/g)].map(([, text = '']) => text);

  test('shows three examples that play as they stand', () => {
    expect(examples).toHaveLength(3);
    for (const text of examples) {
      expect(fiveWays(bingoAdventure, readScenario(JSON.parse(text)))).toEqual([]);
    }
  });

  test('names every event and every choice that the catalogue says', () => {
    const { texts } = bingoAdventure;
    const keys = Object.keys(texts).flatMap((key) => {
      const [kind, name = ''] = key.split('.');
      return kind === 'choice' ? [key] : kind === 'event' ? [`\`${name}\``] : [];
    });
    expect(keys.filter((key) => !page.includes(key))).toEqual([]);
  });
});
