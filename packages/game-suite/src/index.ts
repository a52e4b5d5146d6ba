import type { Game, GameEvent, OptionsSchema } from '@tablewright/engine';
import { describe } from 'vitest';
import { coverageTests } from './coverage-tests.ts';
import { lawTests } from './law-tests.ts';
import { pageTests } from './page-tests.ts';
import { playthroughTests } from './playthrough-tests.ts';
import { positionTests } from './position-tests.ts';
import { scenarioTests } from './scenario-tests.ts';
import { type SuiteSettings, USUAL } from './subject.ts';
import { textTests } from './text-tests.ts';

export type { SameTexts, SuiteSettings } from './subject.ts';

/**
 * Registers, in one line of `games/<game>/game.test.ts`, what is asked of every game: the laws,
 * its scenarios in five ways, its playthroughs, positions, texts, page of scenarios and the
 * coverage of its rules.
 *
 * @param folder the game's folder: `import.meta.dirname` of its `game.test.ts`
 * @param settings what differs from {@link USUAL}
 */
export function gameSuite<S extends object, O extends OptionsSchema, E extends GameEvent, V>(
  game: Game<S, O, E, V>,
  folder: string,
  settings: Partial<SuiteSettings> = {},
): void {
  const subject = {
    game: game as unknown as Game,
    folder,
    settings: { ...USUAL, ...settings },
  };
  describe(game.title, { timeout: 180_000 }, () => {
    lawTests(subject);
    scenarioTests(subject);
    playthroughTests(subject);
    positionTests(subject);
    textTests(subject);
    pageTests(subject);
    coverageTests(subject);
  });
}
