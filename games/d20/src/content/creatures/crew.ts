import type { Flow } from '@tablewright/engine';
import type { D20, World } from '../../d20-table.ts';
import type { Creature } from '../../model.ts';
import { effectOn } from '../../rules/bearers/bearers.ts';
import { decide } from '../../rules/deciding/decide.ts';
import { relieve } from '../../rules/effects/relieve.ts';
import { modifierOf } from '../../rules/numbers/scores.ts';
import { contentOf } from '../../table.ts';
import type { AttackForm } from '../attack-form.ts';
import type { Bearer, Power, Trait } from '../trait.ts';
import { bandsOf, isHelmOpen, moveByBand } from './helm.ts';
import { launch, marksOf } from './launch.ts';
import { crewOf, STATIONS, shipOf, stationOf } from './stations.ts';
import { MISSILE_BAND, MISSILES } from './vehicles.ts';

const RULE = 'DT-MACH-05';

/** The ship of whoever bears the effect. */
const shipFor = (w: Pick<World, 'state'>, { creature }: Bearer): Creature | undefined =>
  shipOf(w, creature);

/** Whether a ship closes its crew in: those that move by range bands do (decision). */
const isClosed = (w: World, ship: Creature | undefined): boolean =>
  ship !== undefined && bandsOf(w, ship) !== undefined;

/** A weapon of the ship, with the gunner's DEX to hit and to damage (DT-MACH-06). */
function fired(w: World, gunner: Creature, form: AttackForm): AttackForm {
  const dex = modifierOf(w, gunner, 'DEX');
  const { printed } = form;
  if (printed === undefined) return form;
  const { hit, damage } = printed;
  return {
    ...form,
    tags: [...form.tags, 'ship'],
    printed: { hit: hit + dex, damage: { ...damage, plus: damage.plus + dex } },
  };
}

const helm = (id: string, by: 1 | -1): Power => ({
  id,
  rule: 'DT-MACH-06',
  takes: 'free',
  when: 'combat',
  closed(w, { creature }) {
    const ship = shipOf(w, creature);
    if (ship === undefined || stationOf(creature) !== 'pilot') return 'closed.no-pilot';
    return isHelmOpen(w, creature, ship) ? undefined : 'closed.nobody';
  },
  use(t, { creature }) {
    const ship = shipOf(t, creature);
    return ship === undefined ? undefined : moveByBand(t, creature, ship, by);
  },
});

/** Aboard a vehicle, at one of its stations (DT-MACH-05, -06, DT-TURN-02): `data.creature` is the vehicle, `data.text` the station. */
export const crew: Trait = {
  id: 'crew',
  rule: RULE,
  bars(w, { creature }, { attacker, target, attack }) {
    const ship = shipOf(w, creature);
    if (!isClosed(w, ship)) return false;
    if (target === creature) return shipOf(w, attacker) !== ship;
    return !attack.tags.includes('ship') && shipOf(w, target) !== ship;
  },
  // Whoever steers moves as fast as the vehicle, which comes along; of a ship the range bands are its movement.
  forbids: (w, self, { kind }) =>
    kind === 'move' && (stationOf(self.creature) !== 'pilot' || isClosed(w, shipFor(w, self))),
  speed(w, { creature, effect }) {
    const ship = shipOf(w, creature);
    if (ship?.printed === undefined || effect?.data?.text !== 'pilot') return undefined;
    const own = creature.printed?.speed ?? Number(w.options.baseSpeed);
    return { value: ship.printed.speed - own, rule: RULE, from: 'crew' };
  },
  attacks(w, { creature }) {
    const ship = shipOf(w, creature);
    if (ship?.block === undefined || stationOf(creature) !== 'gunner') return [];
    const forms = contentOf(w).blocks[ship.block]?.attacks ?? [];
    return forms.map((form) => fired(w, creature, form));
  },
  powers: [
    {
      id: 'change-station',
      rule: RULE,
      takes: 'free',
      *use(t, { creature, effect }) {
        if (effect === undefined) return;
        const text = yield* chooseStation(t, creature, shipOf(t, creature));
        effect.data = { ...effect.data, text };
      },
    },
    helm('close-in', -1),
    helm('draw-off', 1),
    {
      id: 'fire-missiles',
      rule: 'DT-VEH-06',
      takes: 'action',
      closed(w, { creature }) {
        const ship = shipOf(w, creature);
        if (ship?.traits.includes('missiles') !== true || stationOf(creature) !== 'gunner')
          return 'closed.no-missiles';
        return marksOf(w, creature, MISSILE_BAND).length === 0
          ? 'closed.nobody-in-reach'
          : undefined;
      },
      use: (t, { creature }) => launch(t, creature, MISSILES, MISSILE_BAND),
      worth: () => 44,
    },
    {
      id: 'get-out',
      rule: RULE,
      takes: 'action',
      closed: (w, { creature }) =>
        w.state.combat !== undefined && isClosed(w, shipOf(w, creature))
          ? 'closed.under-way'
          : undefined,
      use: (t, { creature, effect }) =>
        effect === undefined ? undefined : relieve(t, creature, effect, 'end'),
    },
  ],
  on: {
    acted(t, { creature }, { what }) {
      const ship = shipOf(t, creature);
      if (what !== 'move' || ship === undefined || stationOf(creature) !== 'pilot')
        return undefined;
      for (const one of [ship, ...crewOf(t, ship)]) one.place = { ...creature.place };
      return undefined;
    },
    turnBegan(t, { creature, effect }) {
      const ship = shipOf(t, creature);
      if (effect === undefined || (ship !== undefined && ship.life === 'alive')) return undefined;
      return relieve(t, creature, effect, 'end');
    },
  },
};

/** Somebody takes a station: one that is free if it likes. */
export function* chooseStation(
  t: D20,
  creature: Creature,
  ship: Creature | undefined,
): Flow<string> {
  const taken = ship === undefined ? [] : crewOf(t, ship).filter((one) => one !== creature);
  const options = STATIONS.map((id) => ({ id }));
  const usual = () =>
    Math.max(
      0,
      STATIONS.findIndex((id) => !taken.some((one) => stationOf(one) === id)),
    );
  const { id } = yield* decide(t, creature, 'choice.station', options, { rule: RULE, usual });
  return id;
}

/** Whether somebody is aboard anything. */
export const isAboard = (creature: Creature): boolean => effectOn(creature, 'crew') !== undefined;
