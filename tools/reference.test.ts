import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Game } from '@tablewright/engine';
import { eventFor, seededSource } from '@tablewright/engine/host';
import { answerAtRandom, randomMatch } from '@tablewright/engine/laws';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../games/registry/src/index.ts';
import { root } from './parts.ts';
import { type Listed, listedIn, pattern, withReference } from './reference.ts';

const MATCHES = 12;
const MOST_ANSWERS = 1200;

/** What random matches of a game ask, draw and tell that its page does not list. */
function unlisted(game: Game, listed: Listed): readonly string[] {
  const found = new Set<string>();
  const keys = [...listed.choices.keys()].map((key) => ({ key, matches: pattern(key) }));
  for (let index = 0; index < MATCHES; index += 1) {
    const match = randomMatch(game, `listed/${index}`);
    const random = seededSource(`listed/${index}`);
    for (let count = 0; count < MOST_ANSWERS && !match.over; count += 1) {
      for (const choice of match.choices) {
        const { key } = choice.why;
        const row =
          keys.find((one) => one.key === key) ?? keys.find((one) => one.matches.test(key));
        if (row === undefined) {
          found.add(`choice ${key}`);
          continue;
        }
        const ids = listed.choices.get(row.key) ?? [];
        for (const { id, aside } of 'options' in choice ? choice.options : []) {
          if (aside !== true && !ids.some((one) => one.test(id))) found.add(`${key}: ${id}`);
        }
      }
      answerAtRandom(match, random);
    }
    for (const { purpose } of match.draws) {
      if (!listed.purposes.includes(purpose)) found.add(`draw ${purpose}`);
    }
    for (const { event } of match.events) {
      const fields = listed.events.get(event.type);
      const known = ['type', 'rule', ...listed.ofAll, ...(fields ?? [])];
      if (fields === undefined) found.add(`event ${event.type}`);
      for (const field of Object.keys(eventFor(event, 0) ?? {})) {
        if (!known.includes(field)) found.add(`event ${event.type}: ${field}`);
      }
    }
  }
  return [...found].sort();
}

describe.each(GAMES.filter((entry) => entry.status === 'ready'))('the page of $id', (entry) => {
  test('lists every choice, option, draw, event and field that random matches meet', async () => {
    const page = readFileSync(join(root, 'docs', 'scenarios', `${entry.id}.md`), 'utf8');
    const listed = listedIn(page);
    expect(listed.choices.size).toBeGreaterThan(0);
    expect(unlisted(await entry.load(), listed)).toEqual([]);
  }, 120_000);
});

describe('a reference in a page', () => {
  test('is put at its end first, and then takes the place of the one before', () => {
    const page = withReference('# Words\n', 'one');
    expect(page).toContain('# Words\n\n<!--');
    expect(withReference(`${page}\nMore.\n`, 'two')).toBe(`${page.replace('one', 'two')}\nMore.\n`);
  });

  test('names with gaps stand for what fills them', () => {
    const matches = (name: string, text: string) => pattern(name).test(text);
    expect(matches('court(<x>,<y>)', 'court(3,12)')).toBe(true);
    expect(matches('court(<x>,<y>)', 'dungeon(3,12)')).toBe(false);
    expect(matches('+1', '+1')).toBe(true);
  });
});
