import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fiveWays, readScenario } from '@tablewright/engine/testing';
import { describe, expect, test } from 'vitest';
import { kazzam } from './index.ts';

const FOLDER = join(import.meta.dirname, '../scenarios');

describe('the worked examples of the ledger', () => {
  for (const file of readdirSync(FOLDER).sort()) {
    const scenario = readScenario(JSON.parse(readFileSync(join(FOLDER, file), 'utf8')));
    test(`${scenario.title} (${file})`, () => {
      expect(fiveWays(kazzam, scenario)).toEqual([]);
    });
  }
});

describe('the page on scenarios', () => {
  const page = readFileSync(join(FOLDER, '../../../docs/scenarios/kazzam.md'), 'utf8');
  const examples = [...page.matchAll(/```json\n([\s\S]*?)```/g)].map(([, text = '']) => text);

  test('shows three examples that play as they stand', () => {
    expect(examples).toHaveLength(3);
    for (const text of examples) {
      expect(fiveWays(kazzam, readScenario(JSON.parse(text)))).toEqual([]);
    }
  });
});
