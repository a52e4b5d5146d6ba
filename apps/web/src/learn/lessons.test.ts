import { canonicalJson, type Game } from '@tablewright/engine';
import { Match } from '@tablewright/engine/host';
import { GAMES, type ReadyGame } from '@tablewright/registry';
import { readScenarios, readTitles } from '@tablewright/registry/scenarios';
import {
  type Lesson,
  LessonRun,
  lessonOf,
  readExample,
  type TutorialModule,
  titleIn,
} from '@tablewright/table-kit/lessons';
import { describe, expect, test } from 'vitest';
import { addressesOf } from './examples.ts';

const ready = GAMES.filter((entry): entry is ReadyGame => entry.status === 'ready');

async function lessonsOf({ id, loadTutorial }: ReadyGame): Promise<readonly Lesson[]> {
  if (loadTutorial === undefined) throw new Error(`${id} has no lesson`);
  return ((await loadTutorial()) as TutorialModule).TUTORIAL;
}

/** The lesson at the beginning of a step. */
function at(game: Game, lesson: Lesson, step: number): LessonRun {
  const run = new LessonRun(game, lesson, 'answers');
  for (let done = 0; done < step; done += 1) run.skip();
  return run;
}

for (const entry of ready) {
  describe(entry.title, async () => {
    const game = await entry.load();
    const files = await readScenarios(entry.id);
    const titles = await readTitles(entry.id);
    const examples = [...files].map(([id, file]) => readExample(id, file, titles));
    const TUTORIAL = await lessonsOf(entry);

    test('has lessons of at most 14 steps, 8 at least in all', () => {
      const steps = TUTORIAL.map((lesson) => lesson.steps.length);
      expect(Math.max(...steps)).toBeLessThanOrEqual(14);
      expect(steps.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(8);
    });

    // A sole lesson is a whole match in short; of several, each shows a part.
    const wholeMatch = TUTORIAL.length === 1;

    describe.each(TUTORIAL)('$id', (lesson) => {
      test('is gone through to its end, whatever the chance', () => {
        for (const seed of ['one', 'two', 'three']) {
          const run = new LessonRun(game, lesson, seed);
          for (let step = 0; step < lesson.steps.length; step += 1) run.skip();
          expect(run.snapshot().step).toBeUndefined();
          expect(run.snapshot().session.match.over).toBe(wholeMatch);
          expect(run.snapshot().session.match.unusedResults).toEqual([]);
        }
      });

      test('goes on with every answer that it accepts', () => {
        for (let step = 0; step < lesson.steps.length; step += 1) {
          const { task } = at(game, lesson, step).snapshot();
          for (const answer of task?.accepts ?? []) {
            const run = at(game, lesson, step);
            run.answer(task?.slot ?? 0, answer);
            expect(run.snapshot().at).toBe(step + 1);
          }
        }
      });

      test('goes back to the same tables', () => {
        const run = new LessonRun(game, lesson, 'back');
        const seen: string[] = [];
        const look = (): string => {
          const { at, session, task } = run.snapshot();
          return canonicalJson([at, session.match.state, task?.accepts ?? []]);
        };
        for (let step = 0; step < lesson.steps.length; step += 1) {
          seen.push(look());
          run.skip();
        }
        for (const before of seen.toReversed()) {
          run.back();
          expect(look()).toBe(before);
        }
      });

      test('says every step, in every language that the game speaks', async () => {
        const catalogues = await Promise.all([
          game.texts,
          ...Object.values(game.translations ?? {}).map((load) => load()),
        ]);
        const keys = [lesson.title.key, lesson.aim?.key ?? 'a lesson without an aim'];
        for (const { text, act } of lesson.steps) {
          keys.push(text?.key ?? 'a step without words');
          if (act !== undefined) keys.push(`${text?.key}.do`);
          if (act?.hint !== undefined) keys.push(act.hint.key);
        }
        for (const texts of catalogues) expect(keys.filter((key) => !(key in texts))).toEqual([]);
      });
    });

    test('shows every scenario as an example, and goes on from every moment of it', () => {
      expect(examples.length).toBeGreaterThan(10);
      for (const example of examples) {
        const lesson = lessonOf(example);
        const run = new LessonRun(game, lesson, 'example');
        for (let step = 0; step <= lesson.steps.length; step += 1) {
          const file = run.toTable('table', 'random');
          const table = Match.load(game, file);
          expect(table.ok ? table.value.unusedResults : table.error).toEqual([]);
          run.skip();
        }
        expect(run.snapshot().step).toBeUndefined();
      }
    });

    test('calls every example by a title of its own in every language that the game speaks', () => {
      for (const language of Object.keys(game.translations ?? {})) {
        const said = examples.map((example) => titleIn(example, language));
        expect(said.filter((title) => title.language !== language)).toEqual([]);
        expect(new Set(said.map((title) => title.said)).size).toBe(examples.length);
        const known = examples.map(({ id }) => id);
        expect(Object.keys(titles[language] ?? {}).filter((id) => !known.includes(id))).toEqual([]);
      }
    });

    test('has an example for every worked example of its rules', async () => {
      const addresses = addressesOf(entry.id, examples);
      for (const { id, rules } of examples) {
        expect(addresses.get(rules[0] ?? '')).toMatch(`/learn/${entry.id}/${id.slice(0, 8)}`);
      }
    });
  });
}
