import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventFor, type Match, seededSource } from '@tablewright/engine/host';
import { answerAtRandom, randomMatch } from '@tablewright/engine/laws';
import { fiveWays, readScenario } from '@tablewright/engine/testing';
import { describe, expect, test } from 'vitest';
import { type Listed, listedIn, rowOf } from './page/listed.ts';
import { docsOf, type Subject } from './subject.ts';

const MATCHES = 12;
const MOST_ANSWERS = 1200;

/** The page about the game's scenarios: its examples play, and it lists all that can be met. */
export function pageTests({ game, folder }: Subject): void {
  const read = (name: string) => readFileSync(join(docsOf(folder), name), 'utf8');
  const page = read(`scenarios/${game.id}.md`);
  describe('the page on scenarios', () => {
    test('has examples that play as they stand, and so has the page on their format', () => {
      const examples = examplesIn(page);
      expect(examples.length).toBeGreaterThan(0);
      expect(examples.map((example) => example.game)).toEqual(examples.map(() => game.id));
      for (const example of [...examples, ...examplesIn(read('scenarios.md'))]) {
        if (example.game === game.id) expect(fiveWays(game, readScenario(example))).toEqual([]);
      }
    });

    test('names every event and choice that the catalogue says', () => {
      const named = Object.keys(game.texts).flatMap((key) => {
        const [family, name = ''] = key.split('.');
        return family === 'choice' ? choiceNamed(key) : family === 'event' ? [`\`${name}\``] : [];
      });
      expect(named.filter((word) => !page.includes(word))).toEqual([]);
    });

    test('lists every choice, option, draw, event and field that random matches meet', () => {
      const listed = listedIn(page);
      expect(listed.choices).not.toEqual([]);
      const found = new Set<string>();
      for (let index = 0; index < MATCHES; index += 1) {
        const match = randomMatch(game, `listed/${index}`);
        const random = seededSource(`listed/${index}`);
        for (let count = 0; count < MOST_ANSWERS && !match.over; count += 1) {
          for (const wrong of unlistedChoices(match, listed)) found.add(wrong);
          answerAtRandom(match, random);
        }
        for (const wrong of unlistedEvents(match, listed)) found.add(wrong);
      }
      expect([...found].sort()).toEqual([]);
    });
  });
}

/** The scenarios of a page, as parsed JSON. */
function examplesIn(page: string): readonly { readonly game?: unknown }[] {
  return [...page.matchAll(/```json\n(\{[\s\S]*?)```/g)]
    .map(([, json = '']): { readonly format?: unknown; readonly game?: unknown } =>
      JSON.parse(json),
    )
    .filter(({ format }) => format === 'tablewright-scenario');
}

function* unlistedChoices(match: Match, { choices }: Listed): Iterable<string> {
  for (const choice of match.choices) {
    const { key } = choice.why;
    const row = rowOf(choices, key);
    if (row === undefined) {
      yield `choice ${key}`;
      continue;
    }
    if (choice.always === true && !row.always) yield `choice ${key}, which is always asked`;
    for (const { id, aside } of 'options' in choice ? choice.options : []) {
      if (aside !== true && !row.ids.some((one) => one.test(id))) yield `${key}: ${id}`;
    }
  }
}

function* unlistedEvents(match: Match, { purposes, events, ofAll }: Listed): Iterable<string> {
  for (const { purpose } of match.draws) {
    if (!purposes.includes(purpose)) yield `draw ${purpose}`;
  }
  for (const { event } of match.events) {
    const fields = events.get(event.type);
    const known = ['type', 'rule', ...ofAll, ...(fields ?? [])];
    if (fields === undefined) yield `event ${event.type}`;
    for (const field of Object.keys(eventFor(event, 0) ?? {})) {
      if (!known.includes(field)) yield `event ${event.type}: ${field}`;
    }
  }
}

/** The choice that a text belongs to; what its button says and what explains it is no other choice. */
function choiceNamed(key: string): readonly string[] {
  return /\.(verb|help|picked|yes|no)$/.test(key) ? [] : [key];
}
