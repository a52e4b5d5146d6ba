import type { Flow } from '@tablewright/engine';
import type { D20 } from '../../../d20-table.ts';
import type { Creature } from '../../../model.ts';
import { creatureOf } from '../../../rules/creature.ts';
import { setAttitude } from '../../../rules/effects/attitude.ts';
import { relieve } from '../../../rules/effects/relieve.ts';
import type { Bearer, Trait } from '../../trait.ts';
import { standAsBefore } from './swayed.ts';

const RULE = 'DT-ARC-101';

/** Takes its charmer for a trusted friend: does not attack it, and is free when the charmer's side harms it. */
export const CHARMED: Trait = {
  id: 'charmed',
  rule: RULE,
  bars: (_w, { creature, effect }, { attacker, target }) =>
    attacker === creature && target.id === effect?.data?.creature,
  on: {
    lost: (t, self, { harm }) => breaks(t, self, harm.danger.by),
    struck: (t, self, { by }) => breaks(t, self, by),
    *ended(t, { creature, effect }) {
      standAsBefore(creature, effect?.data);
      const falsehood = creature.effects.find(
        ({ kind, source }) =>
          kind === 'deluded' &&
          source.rule === effect?.source.rule &&
          source.by === effect?.source.by,
      );
      if (falsehood !== undefined) yield* relieve(t, creature, falsehood, 'end');
    },
  },
};

/** The charm breaks when its caster's side does harm, and leaves an enemy. */
function* breaks(t: D20, { creature, effect }: Bearer, by: Creature | undefined): Flow<void> {
  const charmer = effect?.data?.creature;
  if (effect === undefined || charmer === undefined || by === undefined || by === creature) return;
  if (by.side !== creatureOf(t.state, charmer).side) return;
  yield* relieve(t, creature, effect, 'end');
  if (creature.character === undefined) setAttitude(t, creature, 'hostile', effect.source.rule);
}
