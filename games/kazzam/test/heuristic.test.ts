import { playOut, randomPolicy } from '@tablewright/bots';
import { type Game, type OneChoice, optionOf, type Policy } from '@tablewright/engine';
import { Runner, readOptions, seededSource } from '@tablewright/engine/host';
import { expect, test } from 'vitest';
import { chooseAction, limitsOfActions, worthsOfActions } from '../src/bots/acting.ts';
import { kazzam } from '../src/index.ts';
import type { Kazzam } from '../src/table.ts';

const GAME = kazzam as unknown as Game;

// The whole measure, a hundred matches, is `npx tablewright simulate kazzam`.
test('the heuristic beats random play from either side', () => {
  const heuristic = kazzam.bots.heuristic as Policy;
  const read = readOptions(GAME.options, { ...GAME.unattended });
  if (!read.ok) throw new Error('wrong options');
  for (const side of [0, 1]) {
    const policies = [side, 1 - side].map((own) => (own === 0 ? heuristic : randomPolicy));
    for (const seed of ['one', 'two', 'three']) {
      const random = seededSource(seed);
      const runner = Runner.setUp(GAME, { options: read.value, seatCount: 2, random });
      runner.advance();
      playOut(runner, policies, seededSource(`bots ${seed}`));
      expect(GAME.outcome(runner.state)?.payoffs[side]).toBe(1);
    }
  }
}, 60_000);

/** Less is no reason to act. */
const ENOUGH = 0.04;

test.each([
  ['beginner', 'built', 'built'],
  ['throne', 'built', 'built'],
  ['maze', 'driannis', 'built'],
  ['dual', 'mormissa', 'kishanta'],
])(
  'what is passed over quickly on the %s map is never the best action',
  (map, players, opposition) => {
    const read = readOptions(GAME.options, { ...GAME.unattended, map, players, opposition });
    if (!read.ok) throw new Error('wrong options');
    const heuristic = kazzam.bots.heuristic as Policy;
    let chosen = 0;
    const watching: Policy = (input) => {
      if (input.choice.why.key !== 'action') return heuristic(input);
      const choice = input.choice as OneChoice;
      const t = runner.table as unknown as Kazzam;
      const ids = choice.options.map(({ id }) => id);
      const worths = worthsOfActions(t, choice);
      const most = Math.max(...worths);
      const best = most > ENOUGH ? ids[worths.indexOf(most)] : 'end-turn';
      const answer = chooseAction(t, choice) ?? choice.fallback ?? 0;
      expect(optionOf(choice, answer)?.id).toBe(best);
      for (const least of [ENOUGH, ENOUGH + 0.01, most / 2]) {
        const limits = limitsOfActions(t, choice, least);
        const above = ids.filter((_, at) => (worths[at] ?? 0) > Math.max(least, limits[at] ?? 0));
        expect(above).toEqual([]);
      }
      chosen += 1;
      return heuristic(input);
    };
    const random = seededSource(`quickly ${map}`);
    const runner = Runner.setUp(GAME, { options: read.value, seatCount: 2, random });
    runner.advance();
    playOut(runner, [watching, watching], seededSource('bots'), 1500);
    expect(chosen).toBeGreaterThan(100);
  },
);
