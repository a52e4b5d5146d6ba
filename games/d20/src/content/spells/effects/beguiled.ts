import type { Flow } from '@tablewright/engine';
import type { D20 } from '../../../d20-table.ts';
import type { Creature, Effect } from '../../../model.ts';
import { creatureOf } from '../../../rules/creature.ts';
import { relieve } from '../../../rules/effects/relieve.ts';
import { setAttitude } from '../../../rules/social/influence.ts';
import type { Trait } from '../../trait.ts';

/** Under a charm: it ends when the caster's side harms its bearer, who then is hostile (DT-ARC-101, DT-SOC-09). */
export const beguiled: Trait = {
  id: 'beguiled',
  rule: 'DT-ARC-101',
  on: {
    *lost(t, { creature, effect }, { harm }) {
      const { by } = harm.danger;
      if (effect?.source.by === undefined || by === undefined || by === creature) return;
      if (by.side !== creatureOf(t.state, effect.source.by).side) return;
      yield* relieve(t, creature, effect, 'end');
      if (creature.character !== undefined) return;
      if (by.side === 'party') {
        setAttitude(t, creature, 'hostile', 'DT-ARC-101');
        if (creature.side === 'others') creature.side = 'foes';
      }
    },
    ended: (t, { creature, effect }) =>
      effect === undefined ? undefined : over(t, creature, effect),
  },
};

/** Its bearer is what it was before, and believes no more what it was made to believe. */
function* over(t: D20, creature: Creature, effect: Effect): Flow<void> {
  const { data, source } = effect;
  if (creature.character === undefined && data?.was !== undefined)
    Object.assign(creature, data.was);
  const belief = creature.effects.find(
    (one) =>
      one.kind === 'deluded' && one.source.rule === source.rule && one.source.by === source.by,
  );
  if (belief !== undefined) yield* relieve(t, creature, belief, 'end');
}
