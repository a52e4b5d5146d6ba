import { describe, expect, test } from 'vitest';
import type { Game } from '../game.ts';
import { answerAtRandom, randomMatch } from '../laws/random-play.ts';
import { seededSource } from '../random/seeded.ts';
import {
  fiveWays,
  heap,
  lantern,
  market,
  readScenario,
  scenarioOf,
  scenarioText,
} from './index.ts';
import { wrongPositions } from './positions.ts';

/** A random match of a game, with what seats may do at any time, as a scenario. */
function randomScenario(game: Game, seed: string) {
  const match = randomMatch(game, seed);
  const random = seededSource(`${seed}/answers`);
  while (!match.over && match.seq < 80) answerAtRandom(match, random);
  return { match, scenario: readScenario(JSON.parse(scenarioText(scenarioOf(match)))) };
}

describe.each([
  ['offers', heap],
  ['deals between people', market],
  ['a master with forms and dice behind a screen', lantern],
])('%s', (_, toy) => {
  const game = toy as unknown as Game;
  const seeds = Array.from({ length: 12 }, (__, at) => `five/${at}`);

  test('come to the same by all five ways', () => {
    let offers = 0;
    for (const seed of seeds) {
      const { match, scenario } = randomScenario(game, seed);
      expect(fiveWays(game, scenario), seed).toEqual([]);
      offers += match.log.filter(({ slot = 0 }) => slot < 0).length;
    }
    expect(offers).toBeGreaterThan(5);
  });

  test('are the same from any position', () => {
    for (const seed of seeds) expect(wrongPositions(game, seed, 80).wrong).toEqual([]);
  });
});
