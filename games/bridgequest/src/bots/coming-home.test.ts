import { playOut, policyNamed } from '@tablewright/bots';
import type { Choice, Game, Policy } from '@tablewright/engine';
import { Runner, readOptions, seededSource } from '@tablewright/engine/host';
import { expect, test } from 'vitest';
import { heroAt, sit } from '../../test/table.ts';
import { cardSetOf, defaultCards } from '../content/card-set.ts';
import { bridgequest } from '../index.ts';
import type { BridgeState } from '../model.ts';
import type { Bridge } from '../table.ts';
import { contentOf } from '../table-content.ts';
import { viewOf } from '../view.ts';

const GAME = bridgequest as unknown as Game;
const BOT = policyNamed(GAME, 'heuristic');
const CONTENT = contentOf(cardSetOf(defaultCards()));
const GAMES = 40;

/** Of so many solo games with fixed seeds those that bring an addition. */
function gamesWithAddition(policy: Policy): number {
  const options = readOptions(GAME.options, { figurines: 8, roundLimit: 60 });
  if (!options.ok) throw new Error('wrong options');
  const degrees = Array.from({ length: GAMES }, (_, i) => {
    const seed = `coming-home/${i}`;
    const setUp = { options: options.value, seatCount: 1, random: seededSource(seed) };
    const runner = Runner.setUp(GAME, setUp);
    runner.advance();
    playOut(runner, [policy], seededSource(`${seed}/bots`));
    return (runner.state as BridgeState).heroes[0]?.degree ?? 0;
  });
  return degrees.filter((degree) => degree > 0).length;
}

test('[BQ-GOAL-06] brings an addition home in most solo games, where chance hardly ever does', {
  timeout: 60_000,
}, () => {
  expect(gamesWithAddition(policyNamed(GAME, 'random'))).toBeLessThan(GAMES / 10);
  expect(gamesWithAddition(BOT)).toBeGreaterThanOrEqual(GAMES * 0.85);
});

function answers(t: Bridge, key: string, ids: readonly string[]): string | undefined {
  const choice: Choice = {
    ...{ kind: 'one', seat: 0, options: ids.map((id) => ({ id })), fallback: ids.length - 1 },
    why: { key: `choice.${key}` },
  };
  const view = viewOf(t.state, 0, CONTENT);
  return ids[Number(BOT({ view, seat: 0, choice, random: { index: () => 0 } }))];
}

test('[BQ-MOVE-19] walks on itself where an ally was left behind', () => {
  const { t } = sit({ heroes: ['homeworld'] });
  const own = heroAt(t.state, 0).figure;
  expect(answers(t, 'who-moves', [own, 'BQC-FIG-14', 'nobody'])).toBe(own);
});

test('[BQ-ALLY-03] asks the friend whose number promises most', () => {
  const { t } = sit({ heroes: ['homeworld'] });
  const { sheet } = heroAt(t.state, 0);
  const relationships = {
    ...sheet.relationships,
    figurines: { 'BQC-FIG-05': 4, 'BQC-FIG-07': 12 },
  };
  heroAt(t.state, 0).sheet = { ...sheet, relationships };
  expect(answers(t, 'ask-which-ally', ['BQC-FIG-05', 'BQC-FIG-07'])).toBe('BQC-FIG-07');
});
