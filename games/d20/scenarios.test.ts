import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fiveWays, readScenario } from '@tablewright/engine/testing';
import { describe, expect, test } from 'vitest';
import { d20 } from './src/index.ts';

const HOME = join(import.meta.dirname, 'scenarios');

/** The worked examples (DT-EX), each played in five ways. */
describe('scenarios', () => {
  const files = globSync('*.json', { cwd: HOME }).sort();

  for (const file of files) {
    const scenario = readScenario(JSON.parse(readFileSync(join(HOME, file), 'utf8')));
    test(`${scenario.title} (${file})`, () => {
      expect(fiveWays(d20, scenario)).toEqual([]);
    });
  }

  test('are there for the worked examples', () => expect(files.length).toBeGreaterThan(40));
});
