import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fiveWays, readScenario } from '@tablewright/engine/testing';
import { describe, expect, test } from 'vitest';
import type { Subject } from './subject.ts';

/** Every file in `scenarios/`, in five ways. */
export function scenarioTests({ game, folder }: Subject): void {
  const home = join(folder, 'scenarios');
  const files = globSync('**/*.json', { cwd: home }).sort();
  describe('scenarios', () => {
    for (const file of files) {
      const scenario = readScenario(JSON.parse(readFileSync(join(home, file), 'utf8')));
      test(`${scenario.title} (${file})`, () => {
        expect(fiveWays(game, scenario)).toEqual([]);
      });
    }

    test('are there', () => expect(files).not.toEqual([]));
  });
}
