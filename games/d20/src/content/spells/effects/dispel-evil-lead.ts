import { maybe } from '@tablewright/engine';
import type { World } from '../../../d20-table.ts';
import type { Creature } from '../../../model.ts';
import { isBanned } from '../../../rules/bearers/bearers.ts';
import { decide } from '../../../rules/deciding/decide.ts';
import { endZone } from '../../../rules/effects/zones.ts';
import { isInReach } from '../../../rules/place/distance.ts';
import type { Trait } from '../../trait.ts';
import { lies, liftOne } from '../shared/curses.ts';

const RULE = 'DT-DIV-503';

/** Those in reach on whom a curse or a charm lies. */
const touchable = (w: World, creature: Creature): readonly Creature[] =>
  w.state.creatures.filter(
    (other) =>
      other.life === 'alive' &&
      !isBanned(w, other, 'magic') &&
      isInReach(w, creature, other) &&
      lies(w, other),
  );

/** Whoever dispels evil may end one curse or charm by touch, and the spell with it. */
export const DISPEL_EVIL_LEAD: Trait = {
  id: 'dispel-evil-lead',
  rule: RULE,
  powers: [
    {
      id: 'dispel-by-touch',
      rule: RULE,
      takes: 'action',
      closed: (w, { creature }) =>
        touchable(w, creature).length === 0 ? 'closed.nobody' : undefined,
      *use(t, { creature, zone }) {
        const options = touchable(t, creature).map((one) => ({
          id: `at-${one.id}`,
          names: { creature: one.id },
          one,
        }));
        const { one } = yield* decide(t, creature, 'choice.spell-targets', options, {
          rule: RULE,
          params: { spell: 'dispel-evil' },
          usual: () => 0,
        });
        yield* liftOne(t, creature, one, RULE);
        if (zone !== undefined) yield* maybe(endZone(t, zone, RULE));
      },
    },
  ],
};
