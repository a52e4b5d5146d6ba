import { canonicalJson, Match } from '@tablewright/engine';
import { GAMES, type ReadyGame } from '@tablewright/registry';
import { readScenarios } from '@tablewright/registry/scenarios';
import {
  type Lesson,
  LessonRun,
  lessonOf,
  readExample,
  type TutorialModule,
} from '@tablewright/table-kit';
import { describe, expect, test } from 'vitest';
import { addressesOf } from './examples.ts';

const ready = GAMES.filter((entry): entry is ReadyGame => entry.status === 'ready');

async function lessonOfGame({ id, loadTutorial }: ReadyGame): Promise<Lesson> {
  if (loadTutorial === undefined) throw new Error(`${id} has no lesson`);
  return ((await loadTutorial()) as TutorialModule).TUTORIAL;
}

for (const entry of ready) {
  describe(entry.title, async () => {
    const game = await entry.load();
    const files = await readScenarios(entry.id);
    const examples = [...files].map(([id, file]) => readExample(id, file));
    const TUTORIAL = await lessonOfGame(entry);

    test('has a lesson of 8 to 14 steps that is gone through to its end, whatever the chance', () => {
      expect(TUTORIAL.steps.length).toBeGreaterThanOrEqual(8);
      expect(TUTORIAL.steps.length).toBeLessThanOrEqual(14);
      for (const seed of ['one', 'two', 'three']) {
        const run = new LessonRun(game, TUTORIAL, seed);
        for (let step = 0; step < TUTORIAL.steps.length; step += 1) run.skip();
        expect(run.snapshot().step).toBeUndefined();
        expect(run.snapshot().session.match.over).toBe(true);
        expect(run.snapshot().session.match.unusedResults).toEqual([]);
      }
    });

    test('goes back through its lesson to the same tables', () => {
      const run = new LessonRun(game, TUTORIAL, 'back');
      const seen: string[] = [];
      const look = (): string => {
        const { at, session, task } = run.snapshot();
        return canonicalJson([at, session.match.state, task?.accepts ?? []]);
      };
      for (let step = 0; step < TUTORIAL.steps.length; step += 1) {
        seen.push(look());
        run.skip();
      }
      for (const before of seen.toReversed()) {
        run.back();
        expect(look()).toBe(before);
      }
    });

    test('says every step of its lesson, in every language that it speaks', async () => {
      const catalogues = await Promise.all([
        game.texts,
        ...Object.values(game.translations ?? {}).map((load) => load()),
      ]);
      const keys = [TUTORIAL.title.key];
      for (const { text, act } of TUTORIAL.steps) {
        keys.push(text?.key ?? 'a step without words');
        if (act !== undefined) keys.push(`${text?.key}.do`);
        if (act?.hint !== undefined) keys.push(act.hint.key);
      }
      for (const texts of catalogues) expect(keys.filter((key) => !(key in texts))).toEqual([]);
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

    test('has an example for every worked example of its rules', async () => {
      const addresses = addressesOf(entry.id, examples);
      for (const { id, rules } of examples) {
        expect(addresses.get(rules[0] ?? '')).toMatch(`/learn/${entry.id}/${id.slice(0, 8)}`);
      }
    });
  });
}
