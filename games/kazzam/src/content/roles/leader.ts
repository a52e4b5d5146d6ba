import { askOne, type Flow } from '@tablewright/engine';
import type { CreatureId, KazzamState } from '../../model.ts';
import type { Ability } from '../../rules/ability.ts';
import { plain } from '../../rules/actions.ts';
import { areEnemies, creatureOf, creatureOption, isOnMap, seatOf } from '../../rules/creatures.ts';
import { heal } from '../../rules/damage.ts';
import { isWithin } from '../../rules/footprint.ts';
import { grantMove } from '../../rules/granted.ts';
import { groundOf } from '../../rules/ground-now.ts';
import { hasLine } from '../../rules/line-of-sight.ts';
import { canGo, move, shiftBy } from '../../rules/move.ts';
import { has } from '../../rules/status.ts';
import type { Kazzam } from '../../table.ts';

/** HP that the Leaders' Role Boost gives back (KR-LEAD-01). */
const HEALED = 2;

/** Allies on the map that it can see (KR-LEAD-01, KR-GEN-13). */
function alliesInSight(state: KazzamState, id: CreatureId): CreatureId[] {
  const self = creatureOf(state, id);
  return [...state.creatures.keys()].filter((other) => {
    const ally = creatureOf(state, other);
    if (other === id || areEnemies(state, id, other) || !isOnMap(ally)) return false;
    const prone = has(self, 'prone') || has(ally, 'prone');
    return hasLine(groundOf(state), self, ally, { prone });
  });
}

/** Heals an ally of its choice, or nobody (KR-LEAD-01, KR-BOOST-07); returns who it was. */
function* healAlly(t: Kazzam, id: CreatureId): Flow<CreatureId | undefined> {
  const { state } = t;
  const allies = alliesInSight(state, id);
  if (allies.length === 0) return undefined;
  const chosen = yield* askOne({
    kind: 'one',
    seat: seatOf(state, id),
    why: { key: 'heal', params: { who: id, amount: HEALED }, rule: 'KR-LEAD-01' },
    options: [...allies.map((ally) => creatureOption(state, ally)), { id: 'nobody' }],
    fallback: 0,
    about: { who: id },
  });
  if (!('creature' in chosen)) return undefined;
  const amount = heal(t, chosen.creature, HEALED);
  if (t.listening) {
    t.emit({ type: 'healed', rule: 'KR-LEAD-01', who: chosen.creature, by: id, amount });
  }
  return chosen.creature;
}

/** A Role Boost that heals an ally, and what becomes of that one then. */
function boost(
  then: (t: Kazzam, ally: CreatureId) => Flow<void> | undefined,
): NonNullable<Ability['on']> {
  return {
    hit: {
      modify(t, { on }, event) {
        if (event.type !== 'hit' || event.attacker !== on || !event.boost) return;
        event.riders.push({
          id: 'role-boost',
          rule: 'KR-LEAD-01',
          damage: 0,
          harms: false,
          *run() {
            const ally = yield* healAlly(t, on);
            const flow = ally === undefined ? undefined : then(t, ally);
            if (flow !== undefined) yield* flow;
          },
        });
      },
    },
  };
}

/** Whoever the Tactician heals may shift a square, at full HP too (KR-LEAD-06). */
function shiftAfter(t: Kazzam, ally: CreatureId): Flow<void> | undefined {
  const shift = shiftBy(t, ally, 1, 'KR-LEAD-06');
  return shift !== undefined && canGo(t, ally, shift) ? move(t, ally, shift) : undefined;
}

/** How far Tactics reaches (KR-LEAD-07). */
const TACTICS = 5;

function alliesInReach(state: KazzamState, id: CreatureId): CreatureId[] {
  const self = creatureOf(state, id);
  return alliesInSight(state, id).filter((ally) =>
    isWithin(groundOf(state), self, creatureOf(state, ally), TACTICS),
  );
}

/** One ally may spend a Move Action at once (KR-LEAD-07). */
function* tactics(t: Kazzam, id: CreatureId): Flow<void> {
  const { state } = t;
  const { creature } = yield* askOne({
    kind: 'one',
    seat: seatOf(state, id),
    why: { key: 'target', params: { who: id, power: 'tactics' }, rule: 'KR-LEAD-07' },
    options: alliesInReach(state, id).map((ally) => creatureOption(state, ally)),
    about: { who: id, power: 'tactics' },
  });
  yield* grantMove(t, creature, 'KR-LEAD-07');
}

/** Tactician: its Boost lets the healed one shift; Tactics lends a Move Action. */
const tactician: Ability = {
  id: 'tactician',
  rule: 'KR-LEAD-06',
  on: boost(shiftAfter),
  actions: [
    plain(
      'tactics',
      'role',
      'KR-LEAD-07',
      ({ state }, id) => alliesInReach(state, id).length > 0,
      tactics,
    ),
  ],
};

/** What a Leader has at level 1, by specialisation. */
export const LEADER: readonly Ability[] = [tactician];
