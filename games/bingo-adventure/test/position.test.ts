import { type Game, hashPlain, seededSource } from '@tablewright/engine';
import { answerAtRandom, randomMatch } from '@tablewright/engine/laws';
import {
  readScenario,
  runScenario,
  scenarioOf,
  scenarioText,
  wrongPositions,
} from '@tablewright/engine/testing';
import { describe, expect, test } from 'vitest';
import { bingoAdventure } from '../src/index.ts';

const GAME = bingoAdventure as unknown as Game;
const SEEDS = Array.from({ length: 16 }, (_, i) => `position-${i}`);

describe('a position', () => {
  test('of any checkpoint of a random match, laid out again, is the same state', () => {
    const found = SEEDS.map((seed) => wrongPositions(GAME, seed, 250));
    expect(found.flatMap(({ wrong }) => wrong)).toEqual([]);
    expect(found.reduce((sum, { checkpoints }) => sum + checkpoints, 0)).toBeGreaterThan(1500);
  });

  test('at random moments of random matches is a scenario that ends in their very state', () => {
    for (const seed of SEEDS) {
      const match = randomMatch(GAME, seed);
      const random = seededSource(`${seed}/answers`);
      const moments = 1 + random.index(80, 'moment');
      while (!match.over && match.seq < moments) answerAtRandom(match, random);
      const file = readScenario(JSON.parse(scenarioText(scenarioOf(match))));
      const { problems, match: again } = runScenario(GAME, file);
      expect({ seed, problems }).toEqual({ seed, problems: [] });
      expect({ seed, hash: hashPlain(again.state) }).toEqual({
        seed,
        hash: match.log.at(-1)?.hash,
      });
    }
  });
});
