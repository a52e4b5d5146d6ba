import { askOne, type Flow } from '@tablewright/engine';
import type { CreatureId } from '../../model.ts';
import {
  type Ability,
  declareEffect,
  type HitEvent,
  type MissEvent,
  windows,
} from '../../rules/ability.ts';
import { plain, targetsOf } from '../../rules/actions.ts';
import { coverFrom } from '../../rules/attack.ts';
import { creatureOf, creatureOption, seatOf } from '../../rules/creatures.ts';
import { addDamage } from '../../rules/damage.ts';
import { distanceBetween, isWithin } from '../../rules/footprint.ts';
import { groundOf } from '../../rules/ground-now.ts';
import { canGo, move, shiftBy } from '../../rules/move.ts';
import type { Kazzam } from '../../table.ts';
import { BASIC_IMPLEMENT_ATTACK } from '../basic-powers.ts';

/** Whether the condition of a specialisation holds for this attack. */
type Condition = (t: Kazzam, event: HitEvent | MissEvent) => boolean;

/**
 * The Strikers' Role Boost (KR-STRI-01 to KR-STRI-08): one extra damage on a hit; where the
 * condition of the specialisation is met, one on a 2 although it misses, damage and Effect both on
 * a 3, and two on a 6.
 */
function boost(met: Condition): NonNullable<Ability['on']> {
  return {
    hit: {
      modify(t, { on }, event) {
        if (event.type !== 'hit' || event.attacker !== on || !event.boost) return;
        const condition = met(t, event);
        if (condition) event.bothOnThree = true;
        const extra = event.result === 6 && condition ? 2 : 1;
        event.riders.push({
          id: 'role-boost',
          rule: 'KR-STRI-01',
          damage: extra,
          harms: false,
          run() {
            addDamage(t, event.total, { own: extra }, 'KR-STRI-01');
            return undefined;
          },
        });
      },
    },
    miss: {
      *after(t, { on }, event) {
        if (event.type !== 'miss' || event.attacker !== on || !event.boost) return;
        if (event.result === 2 && met(t, event))
          addDamage(t, event.total, { own: 1 }, 'KR-STRI-03');
      },
    },
  };
}

/** Sniper: further, and from afar (KR-STRI-16, KR-STRI-17). */
const sniper: Ability = {
  id: 'sniper',
  rule: 'KR-STRI-16',
  begin(creature) {
    creature.rangeBonus += 2;
  },
  on: boost(({ state }, { attacker, target }) => {
    const distance = distanceBetween(
      groundOf(state),
      creatureOf(state, attacker),
      creatureOf(state, target),
    );
    return distance !== undefined && distance >= 4;
  }),
  actions: [
    plain('draw-a-bead', 'role', 'KR-STRI-18', (t, id) => beadTargets(t, id).length > 0, drawABead),
  ],
};

/** How far Draw a Bead reaches; the Sniper's own range does not add to it (KR-STRI-18). */
const BEAD = 6;

/** The effect on whom a Sniper aims at. */
const BEAD_DRAWN = 'draw-a-bead';

/** Enemies within six squares that it can attack. */
function beadTargets(t: Kazzam, id: CreatureId): CreatureId[] {
  const { state } = t;
  const self = creatureOf(state, id);
  return targetsOf(t, id, BASIC_IMPLEMENT_ATTACK).filter((target) =>
    isWithin(groundOf(state), self, creatureOf(state, target), BEAD),
  );
}

/** Its attacks on one enemy ignore Concealment and Low Cover this turn (KR-STRI-18). */
function* drawABead(t: Kazzam, id: CreatureId): Flow<void> {
  const { state } = t;
  const { creature } = yield* askOne({
    kind: 'one',
    seat: seatOf(state, id),
    why: { key: 'target', params: { who: id, power: 'draw-a-bead' }, rule: 'KR-STRI-18' },
    options: beadTargets(t, id).map((target) => creatureOption(state, target)),
    about: { who: id, power: 'draw-a-bead' },
  });
  const { turns } = creatureOf(state, id);
  windows.attach(t, {
    kind: BEAD_DRAWN,
    on: creature,
    by: id,
    source: 'draw-a-bead',
    until: { ends: 'turn-end', of: id, turn: turns },
    mark: state.nextEffect,
    amount: 0,
  });
}

declareEffect(BEAD_DRAWN, {
  'attack-roll': {
    modify(t, { on, by }, event) {
      if (event.type !== 'attack-roll' || event.attacker !== by || event.target !== on) return;
      const open = coverFrom(t, by, on, event.power, true) === 'clear';
      const ignored = open ? ['KZ-CONC-01', 'KZ-COVER-01'] : ['KZ-CONC-01'];
      for (const rule of ignored) {
        const at = event.disadvantages.indexOf(rule);
        if (at >= 0) event.disadvantages.splice(at, 1);
      }
    },
  },
});

/**
 * Blitzer: faster, and at least three squares from where its turn began (KR-STRI-09, KR-STRI-10).
 * Off its turn the start of its latest turn counts.
 */
const blitzer: Ability = {
  id: 'blitzer',
  rule: 'KR-STRI-09',
  begin(creature) {
    creature.speed += 2;
  },
  on: boost(({ state }, { attacker }) => {
    const creature = creatureOf(state, attacker);
    if (creature.startedAt < 0) return false;
    const distance = groundOf(state).distance(creature.startedAt, creature.cell);
    // The court and the Dungeon count as far apart.
    return distance === undefined || distance >= 3;
  }),
  actions: [
    plain(
      'quick-shift',
      'role',
      'KR-STRI-11',
      (t, id) => canGo(t, id, shiftBy(t, id, 1, 'KR-STRI-11')),
      (t, id) => {
        const shift = shiftBy(t, id, 1, 'KR-STRI-11');
        return shift && move(t, id, shift);
      },
    ),
  ],
};

/** What a Striker has at level 1, by specialisation. */
export const STRIKER: readonly Ability[] = [sniper, blitzer];
