import type { Flow } from '@tablewright/engine';
import type { D20 } from '../../d20-table.ts';
import type { Creature } from '../../model.ts';
import { decide } from '../../rules/deciding/decide.ts';
import { afflict } from '../../rules/effects/afflict.ts';
import { relieve } from '../../rules/effects/relieve.ts';
import { shipOf } from '../creatures/stations.ts';
import type { Trait } from '../trait.ts';
import { always, expertAt, halfLevel } from './expertise.ts';

const RULE = 'DT-ROLE-15';
const ID = 'starship-expert';
const EVADES = 'ship-evades';
const AIMS = 'ship-aims';
const COVERAGE = always(
  'ship-operate',
  'ship-repair',
  'ship-navigate',
  'ship-pilot',
  'ship-identify',
  'ship-power',
  'ship-improvise',
);
const PATTERNS = [{ id: 'aim' }, { id: 'evade' }] as const;

/** Flies a pattern at the start of each own turn in ship combat: harder to hit, or surer of aim. */
export const STARSHIP_EXPERT: Trait = {
  id: ID,
  rule: RULE,
  ...expertAt(RULE, ID, COVERAGE),
  on: {
    turnBegan(t, { creature }) {
      const ship = shipOf(t, creature);
      return ship === undefined ? undefined : fly(t, creature, ship);
    },
  },
};

/** The old pattern is over, and a new one is chosen. */
function* fly(t: D20, pilot: Creature, ship: Creature): Flow<void> {
  for (const one of t.state.creatures) {
    const old = one.effects.filter(
      ({ kind, source }) => (kind === EVADES || kind === AIMS) && source.by === pilot.id,
    );
    for (const effect of old) yield* relieve(t, one, effect, 'end');
  }
  const { id } = yield* decide(t, pilot, 'choice.pattern', PATTERNS, {
    rule: RULE,
    params: { ship: ship.id },
    usual: () => 0,
  });
  const kind = id === 'aim' ? AIMS : EVADES;
  const amount = id === 'aim' ? pilot.level : halfLevel(pilot);
  const crew = t.state.creatures.filter((one) => shipOf(t, one) === ship);
  for (const one of id === 'aim' ? [ship, ...crew] : [ship]) {
    yield* afflict(t, one, {
      kind,
      source: { rule: RULE, by: pilot.id, level: pilot.level },
      until: { at: 'combat' },
      data: { amount },
    });
  }
}

/** A ship that is hard to hit. */
export const SHIP_EVADES: Trait = {
  id: EVADES,
  rule: RULE,
  ac: (_w, { effect }) => [{ value: effect?.data?.amount ?? 0, rule: RULE, from: EVADES }],
};

/** A ship whose weapons, the forms tagged `ship`, hit better and harder, whoever fires them. */
export const SHIP_AIMS: Trait = {
  id: AIMS,
  rule: RULE,
  roll: (_w, { effect }, { kind, attack }) =>
    kind === 'attack' && attack?.tags.includes('ship') === true
      ? [
          {
            is: 'bonus',
            value: effect?.data?.amount ?? 0,
            stack: 'permanent',
            rule: RULE,
            from: AIMS,
          },
        ]
      : undefined,
  damage: (_w, { effect }, { tags }) =>
    tags.includes('ship')
      ? [{ value: effect?.data?.amount ?? 0, rule: RULE, from: AIMS }]
      : undefined,
};
