import { joinCombat } from '../../rules/combat/end.ts';
import { addFromBlock } from '../../rules/making/creature.ts';
import type { Block } from '../block.ts';
import type { Hazard } from '../hazard.ts';
import { placeNear } from '../spells/arcane/places.ts';
import type { Trait } from '../trait.ts';
import { mods, natural, shot } from './forms.ts';
import { launch, marksOf } from './launch.ts';

/** A war mech; its pilot, a guard, sits inside in full cover (DT-MON-24). */
export const warMech: Block = {
  id: 'war-mech',
  rule: 'DT-MON-24',
  level: 9,
  ac: 20,
  hp: 68,
  speed: 30,
  mods: mods(6, 4, 4, 0, 0, 0),
  attacks: [
    shot('autocannon', 'heavy', 'long', 9, 4, { times: 2 }),
    natural('stomp', 'heavy', 11, 6),
  ],
  morale: 11,
  tags: ['machine', 'vehicle'],
  speaks: true,
  genres: ['sf'],
  traits: ['rockets', 'piloted'],
};

/** The block of whoever sits inside. */
const PILOT = 'guard';

/** When the mech falls its pilot is out in the open, beside it, and fights on (DT-MON-24). */
export const piloted: Trait = {
  id: 'piloted',
  rule: 'DT-MON-24',
  on: {
    *felled(t, { creature }) {
      if (creature.used['pilot-out'] !== undefined) return;
      creature.used['pilot-out'] = t.state.clock;
      const { side, attitude, run } = creature;
      const pilot = addFromBlock(t, PILOT, { side, attitude, run });
      pilot.place = placeNear(t, pilot, creature.place);
      t.tell?.({ type: 'power-used', rule: 'DT-MON-24', creature: pilot.id, power: 'gets-out' });
      yield* joinCombat(t, pilot);
    },
  },
};

const ROCKETS: Hazard = {
  id: 'rockets',
  rule: 'DT-MON-24',
  level: 12,
  save: 'DEX',
  tags: ['explosion'],
  radius: 20,
};

/** Rockets, once in each combat (DT-MON-24). */
export const rockets: Trait = {
  id: 'rockets',
  rule: 'DT-MON-24',
  powers: [
    {
      id: 'rockets',
      rule: 'DT-MON-24',
      takes: 'action',
      closed: (w, { creature }) =>
        creature.used.rockets !== undefined || marksOf(w, creature, 'distant').length === 0
          ? 'closed.no-rockets'
          : undefined,
      *use(t, { creature }) {
        creature.used.rockets = t.state.clock;
        yield* launch(t, creature, ROCKETS, 'distant');
      },
      worth: () => 60,
    },
  ],
  on: {
    combatBegan(_t, { creature }) {
      delete creature.used.rockets;
      return undefined;
    },
  },
};
