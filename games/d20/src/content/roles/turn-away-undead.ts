import type { Flow } from '@tablewright/engine';
import type { D20, World } from '../../d20-table.ts';
import type { Creature } from '../../model.ts';
import { has, isBanned } from '../../rules/bearers/bearers.ts';
import { canGetAway, comesNearer, fleeFrom } from '../../rules/combat/flight.ts';
import { areAllies, areEnemies, dueOrder, isUp } from '../../rules/creature.ts';
import { afflict, DAY } from '../../rules/effects/afflict.ts';
import { isA } from '../../rules/effects/kinds.ts';
import { relieveOf } from '../../rules/effects/relieve.ts';
import { hurt } from '../../rules/harm/hurt.ts';
import { enemiesOf } from '../../rules/npcs/tactics.ts';
import { maxHpOf } from '../../rules/numbers/hit-points.ts';
import { distanceBetween, isHere } from '../../rules/place/distance.ts';
import { sees } from '../../rules/place/sight.ts';
import { feetLeft } from '../../rules/place/ways.ts';
import { insightInto } from '../../rules/rolls/insight.ts';
import { rerollWindow } from '../../rules/rolls/rerolls.ts';
import { rollD6, rollD20, totalOf } from '../../rules/rolls/roll.ts';
import { tellRoll } from '../../rules/rolls/tell-roll.ts';
import type { Insight, RollPart, Trait } from '../trait.ts';
import { wasUsed } from './daily.ts';

const RULE = 'DT-ROLE-19';
const TURNED_AWAY = 'turned';
const COWERS = 'cowed';
const RANGE = 60;
/** What is needed (DT-EQ-36). */
const SYMBOL = 'holy-symbol';

/** Brandishes a holy symbol at the undead: they flee, or are destroyed. */
export const TURN_AWAY_UNDEAD: Trait = {
  id: 'turn-away-undead',
  rule: RULE,
  powers: [
    {
      id: 'turn-undead',
      rule: RULE,
      takes: 'action',
      closed(w, { creature }) {
        if (!brandishes(w, creature)) return 'closed.no-symbol';
        return undeadBefore(w, creature).length > 0 ? undefined : 'closed.no-undead';
      },
      use: (t, { creature }) => turn(t, creature),
      // Where two of them stand (DT-BOT-01).
      worth: (w, { creature }) =>
        enemiesOf(w, creature).filter((one) => isA(w, one, 'undead')).length >= 2 ? 58 : 0,
    },
  ],
};

/** Whether it has a symbol, and what it takes to hold it up; an Animal wears it (DT-HER-02). */
const brandishes = (w: World, creature: Creature): boolean =>
  creature.items.some(({ kind }) => kind === SYMBOL) &&
  (creature.traits.includes('animal') || !isBanned(w, creature, 'hold'));

/** Under which name it is noted on an undead that it ignores somebody. */
const ignores = ({ id }: Creature): string => `ignores-turning/${id}`;

/** Undead in sight within 60 feet that can be turned; lowest Hit Dice first, then the nearest (DT-ROLE-21). */
function undeadBefore(w: World, creature: Creature): readonly Creature[] {
  return w.state.creatures
    .filter(
      (other) =>
        other !== creature &&
        other.life === 'alive' &&
        isA(w, other, 'undead') &&
        !areAllies(creature, other) &&
        !has(other, TURNED_AWAY) &&
        !wasUsed(w, other, ignores(creature)) &&
        sees(w, creature, other) &&
        distanceBetween(w, creature, other) <= RANGE,
    )
    .sort(
      (a, b) =>
        a.level - b.level ||
        distanceBetween(w, creature, a) - distanceBetween(w, creature, b) ||
        dueOrder(a, b),
    );
}

/** What the total has to reach: 10 and its Hit Dice, which are its Level above 9 too. */
const numberOf = ({ level }: Creature): number => 10 + level;

function* turn(t: D20, creature: Creature): Flow<void> {
  const all = undeadBefore(t, creature);
  const insight = yield* insightIntoAny(t, creature, all);
  const more: RollPart[] = [
    { is: 'bonus', value: creature.level, stack: 'add', rule: RULE, from: 'level' },
  ];
  if (insight !== undefined) {
    more.push({ is: 'bonus', value: insight.roll, stack: 'add', rule: insight.rule });
  }
  const rolled = yield* rollD20(t, { kind: 'turning', roller: creature }, more);
  const met = () => all.filter((one) => totalOf(rolled) >= numberOf(one));
  tellRoll(t, rolled, { rule: RULE, success: met().length > 0 });
  yield* rerollWindow(t, rolled, () => met().length > 0);
  const total = totalOf(rolled);
  for (const one of all) {
    if (total < numberOf(one)) one.used[ignores(creature)] = t.state.clock;
  }
  const affected = yield* afforded(t, creature, met(), insight);
  for (const one of affected) {
    if (total >= numberOf(one) + 10) yield* destroy(t, creature, one);
    else yield* turnAway(t, creature, one);
  }
}

/** Insight into one of them helps with all of the roll, and with the pool (DT-ROLE-06). */
function* insightIntoAny(
  t: D20,
  creature: Creature,
  all: readonly Creature[],
): Flow<Insight | undefined> {
  for (const one of all) {
    const insight = yield* insightInto(t, creature, one);
    if (insight !== undefined) return insight;
  }
  return undefined;
}

/** Whom the pool pays for: whole creatures, the first at any rate. */
function* afforded(
  t: D20,
  creature: Creature,
  met: readonly Creature[],
  insight: Insight | undefined,
): Flow<readonly Creature[]> {
  if (met.length === 0) return [];
  const faces = yield* rollD6(t, creature, 2, 'turning-pool');
  let left = faces.reduce((sum, face) => sum + face, creature.level + (insight?.number ?? 0));
  const paid: Creature[] = [];
  for (const one of met) {
    if (one.level > left && paid.length > 0) break;
    left -= one.level;
    paid.push(one);
  }
  return paid;
}

/** It falls to nothing: no damage that anything could halve. */
function* destroy(t: D20, creature: Creature, undead: Creature): Flow<void> {
  const danger = { rule: RULE, tags: ['holy', 'turning'], by: creature };
  const amount = undead.hp + maxHpOf(t, undead);
  yield* hurt(t, undead, { danger, isDamage: false, amount });
}

function* turnAway(t: D20, creature: Creature, undead: Creature): Flow<void> {
  const effect = {
    source: { rule: RULE, by: creature.id, level: creature.level },
    until: { at: 'time', clock: t.state.clock + DAY },
  } as const;
  yield* afflict(t, undead, { ...effect, kind: TURNED_AWAY });
  yield* afflict(t, undead, { ...effect, kind: COWERS });
}

/** Whom the turned flee from: enemies who stand and whom they see. */
const fled = (w: World, creature: Creature): readonly Creature[] =>
  w.state.creatures.filter(
    (other) =>
      isUp(other) && isHere(other) && areEnemies(creature, other) && sees(w, creature, other),
  );

/**
 * Flees until out of sight (DT-ROLE-22), whoever runs it: it comes no nearer, does nothing else while it can still get
 * away, and goes with what is left of its movement at the end of its turn.
 */
export const TURNED: Trait = {
  id: TURNED_AWAY,
  rule: RULE,
  forbids(w, { creature }, deed) {
    const from = fled(w, creature);
    if (deed.kind === 'move') return from.some((one) => comesNearer(w, creature, deed, one));
    const turn = w.state.combat?.turn;
    if (turn === undefined || (deed.takes !== 'action' && deed.takes !== 'attack')) return false;
    return canGetAway(w, creature, from, feetLeft(w, creature, turn));
  },
  on: {
    *turnEnding(t, { creature }) {
      const turn = t.state.combat?.turn;
      if (turn === undefined || !isHere(creature) || isBanned(t, creature, 'move')) return;
      yield* fleeFrom(t, creature, fled(t, creature), feetLeft(t, creature, turn), turn);
    },
  },
};

/** Attacks nobody, unless it is attacked. */
export const COWED: Trait = {
  id: COWERS,
  rule: 'DT-ROLE-22',
  bans: ['attack', 'cast'],
  on: { attacked: (t, { creature }) => rouse(t, creature) },
};

function* rouse(t: D20, creature: Creature): Flow<void> {
  yield* relieveOf(t, creature, [COWERS], 'end', 'DT-ROLE-22');
}
