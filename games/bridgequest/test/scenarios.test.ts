import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fiveWays, readScenario } from '@tablewright/engine/testing';
import { describe, expect, test } from 'vitest';
import { TITLES_DE } from '../scenarios/titles-de.ts';
import { bridgequest } from '../src/index.ts';

const HOME = join(import.meta.dirname, '../scenarios');
const FILES = globSync('*.json', { cwd: HOME }).sort();

describe('scenarios, five ways', { timeout: 60_000 }, () => {
  for (const file of FILES) {
    const scenario = readScenario(JSON.parse(readFileSync(join(HOME, file), 'utf8')));
    test(`${scenario.title} (${file})`, () => {
      expect(fiveWays(bridgequest, scenario)).toEqual([]);
    });
  }

  test('have German titles', () => {
    const named = FILES.map((file) => file.replace('.json', ''));
    expect(Object.keys(TITLES_DE).sort()).toEqual(named);
  });
});
