import type { Game, GameEvent, OptionsSchema } from '@tablewright/engine';
import { describe } from 'vitest';
import { coverageTests } from './coverage-tests.ts';
import { lawTests } from './law-tests.ts';
import { pageTests } from './page-tests.ts';
import { playthroughTests } from './playthrough-tests.ts';
import { positionTests } from './position-tests.ts';
import { scenarioTests } from './scenario-tests.ts';
import { type Subject, type SuiteSettings, USUAL } from './subject.ts';
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
  const subject = subjectOf(game, folder, settings);
  describe(game.title, { timeout: 180_000 }, () => {
    rulesTests(subject);
    playthroughTests(subject);
    pageTests(subject);
    coverageTests(subject);
  });
}

/**
 * The same for a toy game of the tests, which has no rulebook and no pages for people.
 *
 * @param folder where its `scenarios` are
 */
export function toySuite<S extends object, O extends OptionsSchema, E extends GameEvent, V>(
  game: Game<S, O, E, V>,
  folder: string,
  settings: Partial<SuiteSettings> = {},
): void {
  const subject = subjectOf(game, folder, settings);
  describe(game.title, { timeout: 180_000 }, () => rulesTests(subject));
}

/** What is asked of any rules. */
function rulesTests(subject: Subject): void {
  lawTests(subject);
  scenarioTests(subject);
  positionTests(subject);
  textTests(subject);
}

function subjectOf<S extends object, O extends OptionsSchema, E extends GameEvent, V>(
  game: Game<S, O, E, V>,
  folder: string,
  settings: Partial<SuiteSettings>,
): Subject {
  return { game: game as unknown as Game, folder, settings: { ...USUAL, ...settings } };
}
