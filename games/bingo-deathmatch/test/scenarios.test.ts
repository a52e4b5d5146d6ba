import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fiveWays, readScenario } from '@tablewright/engine/testing';
import { describe, expect, test } from 'vitest';
import { bingoDeathmatch } from '../src/index.ts';

const folder = join(import.meta.dirname, '../scenarios');
const files = globSync('**/*.json', { cwd: folder }).sort();

describe('scenarios', () => {
  for (const file of files) {
    const scenario = readScenario(JSON.parse(readFileSync(join(folder, file), 'utf8')));
    test(`${basename(file, '.json')}: ${scenario.title}`, () => {
      expect(fiveWays(bingoDeathmatch, scenario)).toEqual([]);
    });
  }

  test('every worked example of the rules has one', () => {
    const rules = readFileSync(join(folder, '../RULES.md'), 'utf8');
    const titles = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
    for (const [, id = ''] of rules.matchAll(/\*\*(UB-EX-\d+)\*\*/g)) expect(titles).toContain(id);
  });
});
