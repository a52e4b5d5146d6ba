import { attack } from '../../../rules/attack/attack.ts';
import { creatureOf, isOnMap } from '../../../rules/court/creatures.ts';
import { areAdjacent, distanceBetween } from '../../../rules/court/footprint.ts';
import { groundOf } from '../../../rules/court/ground-now.ts';
import { itemAt } from '../../../rules/court/item-at.ts';
import type { CreepBlock } from '../../../rules/effects/creep-block.ts';
import { type EffectPart, wholePower } from '../../../rules/effects/power.ts';
import { savingThrow } from '../../../rules/effects/saves.ts';
import { BITS, has, untilNextTurnEnds } from '../../../rules/effects/status.ts';
import { grab } from '../../../rules/harm/grabs.ts';
import { inflict } from '../../../rules/harm/inflict.ts';
import { knockProne } from '../../../rules/harm/prone.ts';
import { throwOff } from '../../../rules/movement/relocate.ts';

/** Its answer to a miss. */
const PAW = wholePower({
  id: 'bear-paw',
  rule: 'KM-BEAR-08',
  target: 'melee',
  roll: 'none',
  damage: 3,
});

/** What a row adds for whoever is down or held already. */
const MORE = 3;

const thrown: EffectPart = {
  on: 'target',
  *run(t, { target, attacker: by, total }) {
    const from = creatureOf(t.state, by);
    yield* throwOff(t, target, { squares: 3, by, from, rule: 'KM-BEAR-04', total });
  },
};

const held: EffectPart = {
  on: 'target',
  damage: ({ state }, { target }) => (has(creatureOf(state, target), BITS.grabbed) ? MORE : 0),
  *run(t, { target: on, attacker: by }) {
    yield* grab(t, { on, by, source: 'bear-grab', ranged: false });
  },
};

const tackled: EffectPart = {
  on: 'target',
  damage: ({ state }, { target }) => (has(creatureOf(state, target), BITS.prone) ? MORE : 0),
  *run(t, { target, attacker }) {
    yield* knockProne(t, target, attacker, 'bear-tackle');
  },
};

/** A Saving Throw, or Panicked on its next turn (KM-BEAR-07). */
const frightened: EffectPart = {
  on: 'target',
  *run(t, { target: on, attacker: by }) {
    if (yield* savingThrow(t, on, { against: 'roar', rule: 'KM-BEAR-07' })) return;
    const until = untilNextTurnEnds(t.state, on);
    yield* inflict(t, { kind: 'panicked', on, by, source: 'bear-roar', until });
  },
};

/** How far off attacks must come from to be met by the shield (KM-BEAR-03). */
const SHIELDED_BEYOND = 3;

/** Guardian Bears of the Beginner map (KM-BEAR-01 to KM-BEAR-08). */
export const BEARS: CreepBlock = {
  id: 'bears',
  name: 'Guardian Bear',
  type: 'elite',
  speed: 4,
  mob: false,
  side: 2,
  rule: 'KM-BEAR-01',
  range: 1,
  on: {
    force: {
      modify(_t, { on }, event) {
        if (event.creature === on) event.squares = Math.max(0, event.squares - 3);
      },
    },
    damage: {
      modify({ state }, { on }, { total, terms }) {
        const dealer = itemAt(state.creatures, total.by);
        if (total.to !== on || total.kind !== 'attack' || dealer === undefined) return;
        const distance = distanceBetween(groundOf(state), creatureOf(state, on), dealer);
        if (distance === undefined || distance > SHIELDED_BEYOND) terms.ownResist += 1;
      },
    },
  },
  rows: [
    {
      id: 'heave',
      rule: 'KM-BEAR-04',
      faces: [1, 2],
      power: {
        id: 'heave',
        rule: 'KM-BEAR-04',
        target: 'melee',
        damage: 3,
        effect: [thrown],
        roll: 'none',
      },
    },
    {
      id: 'grab',
      rule: 'KM-BEAR-05',
      faces: [3, 4],
      power: {
        id: 'bear-grab',
        rule: 'KM-BEAR-05',
        target: 'melee',
        damage: 3,
        effect: [held],
        roll: 'none',
      },
    },
    {
      id: 'tackle',
      rule: 'KM-BEAR-06',
      faces: [5],
      power: {
        id: 'tackle',
        rule: 'KM-BEAR-06',
        target: 'melee',
        damage: 2,
        effect: [tackled],
        roll: 'none',
      },
    },
    {
      id: 'roar',
      rule: 'KM-BEAR-07',
      faces: [6],
      power: {
        id: 'roar',
        rule: 'KM-BEAR-07',
        target: { burst: 3 },
        damage: 2,
        effect: [frightened],
        roll: 'none',
      },
    },
  ],
  /** Strikes back at whoever is beside it (KM-BEAR-08). */
  *missTrigger(t, bear, attacker) {
    const { state } = t;
    const body = creatureOf(state, attacker);
    if (!isOnMap(body) || !areAdjacent(groundOf(state), creatureOf(state, bear), body)) return;
    yield* attack(t, bear, attacker, PAW, { reply: true });
  },
};
