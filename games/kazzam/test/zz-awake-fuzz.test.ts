import { Match, seededSource } from '@tablewright/engine';
import { answerAtRandom } from '@tablewright/engine/laws';
import { expect, test } from 'vitest';
import { kazzam } from '../src/index.ts';
import type { KazzamState } from '../src/model.ts';

test('awake creeps', { timeout: 500000 }, () => {
  const problems: string[] = [];
  let answers = 0;
  for (let seed = 0; seed < 60; seed += 1) {
    const created = Match.create(kazzam, {
      id: `m${seed}`,
      seats: ['A', 'B'].map((name) => ({ name, player: 'human' as const })),
      options: { athletes: 1 + (seed % 5), roundLimit: 8 },
      random: { kind: 'seeded', seed: `s${seed}` },
    });
    if (!created.ok) throw new Error(JSON.stringify(created.error));
    const match = created.value;
    const random = seededSource(`r${seed}`);
    try {
      while (!match.over) {
        const state = match.state as KazzamState;
        if (state.round === 1)
          for (const [at, group] of state.groups.entries()) {
            group.awake = true;
            const part = (cell: number) => (cell >= 425 ? 1 : 0);
            const own = state.creatures.find((c) => c.group === at && c.cell >= 0)?.cell ?? 0;
            for (const id of state.builds.keys())
              if (!group.enemies.includes(id) && (state.creatures[id]?.cell ?? -1) >= 0 && part(own) === 0) group.enemies.push(id);
          }
        answerAtRandom(match, random);
        answers += 1;
        for (const rule of kazzam.invariants ?? []) {
          const wrong = rule.check(match.state as KazzamState);
          if (wrong !== undefined) throw new Error(`${rule.rule}: ${wrong}`);
        }
      }
    } catch (error) {
      problems.push(`${seed}: ${(error as Error).message} ${((error as Error).stack ?? '').split('\n').filter((l) => l.includes('/src/')).slice(0, 4).join(' < ')}`);
    }
  }
  console.log(answers, problems.join('\n'));
  expect(problems).toEqual([]);
});
