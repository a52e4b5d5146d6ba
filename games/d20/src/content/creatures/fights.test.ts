import { expect, test } from 'vitest';
import { sit } from '../../../test/rig.ts';
import { beginCombat } from '../../rules/combat/end.ts';
import { deed, naming, round, roundEnd } from '../../rules/combat/stages.ts';
import { maxHpOf } from '../../rules/numbers/hit-points.ts';
import { CREATURES } from './index.ts';

const STAGES = { round, naming, turn: deed, 'round-end': roundEnd } as const;
const MOST_STEPS = 4000;

test.each(CREATURES.filter(({ id }) => id !== 'coven-witch').map(({ id }) => [id]))(
  '[DT-INIT-14, DT-INV-01] software fights %s to an end',
  (id) => {
    for (const rows of [[], Array<string>(9).fill('.'.repeat(16))]) {
      const rig = sit({ rows, seed: id });
      for (const x of [0, 1, 2]) {
        const gear = [{ kind: 'longbow', is: 'held' }, { kind: 'grenade' }] as const;
        rig.hero({ level: 5, hitDice: [5, 5, 5, 5, 5], gear }, x, 2).run = { by: 'companion' };
      }
      for (const x of [12, 13]) rig.foe(id, rows.length > 0 ? x : x * 5, 2);
      rig.play(beginCombat(rig.t, rig.state.creatures, []));
      let steps = 0;
      for (; rig.state.combat !== undefined && steps < MOST_STEPS; steps += 1) {
        rig.play(STAGES[rig.state.combat.stage](rig.t));
        for (const one of rig.state.creatures) {
          const max = maxHpOf(rig.t, one);
          expect(one.hp).toBeGreaterThanOrEqual(-max);
          expect(one.hp).toBeLessThanOrEqual(max);
        }
      }
      expect(steps).toBeLessThan(MOST_STEPS);
    }
  },
);
