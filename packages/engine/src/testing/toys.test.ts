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
import { wrongMoments, wrongPositions } from './positions.ts';
import { runScenario } from './run-scenario.ts';
import { saga } from './saga.ts';

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

  test('are scenarios at any moment', () => {
    for (const seed of seeds) expect(wrongMoments(game, seed, 40)).toEqual([]);
  });
});

test('a match that took documents is a scenario at any moment', () => {
  const game = {
    ...saga,
    position: (state: object) => ({ ...state }),
    given: (state: object, position: object) => void Object.assign(state, position),
  } as unknown as Game;
  for (let at = 0; at < 6; at += 1) expect(wrongMoments(game, `sheets/${at}`, 5)).toEqual([]);
});

test('a scenario says which of several offers of one key is meant', () => {
  const offering = (nth: number) => ({
    ...{ seat: 'Ada', about: 'trade.propose', nth },
    choose: { give: [], gold: 1, take: [] },
  });
  const scenario = (nth: number) =>
    readScenario({
      ...{ format: 'tablewright-scenario', formatVersion: 1, title: 'whom', game: 'market' },
      seats: ['Ada', 'Bo', 'Cleo'],
      answers: [offering(nth)],
    });
  const to = (nth: number) => runScenario(market, scenario(nth)).match.state;
  expect(to(1)).toMatchObject({ deals: { open: [{ to: 1 }] } });
  expect(to(2)).toMatchObject({ deals: { open: [{ to: 2 }] } });
  expect(fiveWays(market, scenario(2))).toEqual([]);
  expect(runScenario(market, scenario(3)).problems[0]).toContain(
    'nothing is to be decided about "trade.propose", number 3',
  );
});
