import type { Flow } from '@tablewright/engine';
import type { D20 } from '../../d20-table.ts';
import type { Creature } from '../../model.ts';
import { areEnemies, isUp } from '../../rules/creature.ts';
import { afflict } from '../../rules/effects/afflict.ts';
import { isA } from '../../rules/effects/kinds.ts';
import { relieveOf } from '../../rules/effects/relieve.ts';
import { strike } from '../../rules/harm/hazard.ts';
import { modifierOf } from '../../rules/numbers/scores.ts';
import { isInReach } from '../../rules/place/distance.ts';
import type { Hazard } from '../hazard.ts';
import type { Trait } from '../trait.ts';
import { chooseStation, isAboard } from './crew.ts';
import { crewOf, pilotOf } from './stations.ts';

const RULE = 'DT-MACH-05';

const WRECK: Hazard = {
  id: 'wreck',
  rule: 'DT-MACH-07',
  level: 1,
  save: 'DEX',
  tags: ['physical', 'wreck'],
};

/**
 * A vehicle with stations (DT-MACH-05, -06): who is aboard acts for it, in initiative it goes by its pilot's DEX, and when it
 * is wrecked all aboard save against a hazard of its Level (DT-MACH-07).
 */
export const crewed: Trait = {
  id: 'crewed',
  rule: RULE,
  forbids: (w, { creature }) => crewOf(w, creature).length > 0,
  roll(w, { creature }, { kind }) {
    const pilot = kind === 'initiative' ? pilotOf(w, creature) : undefined;
    if (pilot === undefined) return undefined;
    const value = modifierOf(w, pilot, 'DEX');
    return [{ is: 'bonus', value, stack: 'add', rule: 'DT-MACH-06', from: 'pilot' }];
  },
  invites: [
    {
      id: 'board',
      rule: 'DT-TURN-02',
      takes: 'action',
      fits: (w, { creature }, by) =>
        isUp(creature) &&
        !isA(w, by, 'vehicle') &&
        !areEnemies(by, creature) &&
        !isAboard(by) &&
        isInReach(w, by, creature),
      use: (t, { creature }, by) => board(t, creature, by),
    },
  ],
  on: {
    *felled(t, { creature }) {
      const level = creature.level;
      for (const member of crewOf(t, creature)) {
        yield* relieveOf(t, member, ['crew'], 'end', 'DT-MACH-07');
        yield* strike(t, member, { hazard: WRECK, level });
      }
    },
  },
};

/** Somebody gets in and takes a station; the vehicle is of its side from then on. */
function* board(t: D20, ship: Creature, by: Creature): Flow<void> {
  const text = yield* chooseStation(t, by, ship);
  const source = { rule: RULE, by: ship.id };
  const data = { creature: ship.id, text };
  yield* afflict(t, by, { kind: 'crew', source, until: { at: 'cure' }, data });
  by.place = { ...ship.place };
  ship.side = by.side;
  ship.attitude = by.attitude;
}
