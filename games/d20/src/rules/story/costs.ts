import type { Flow } from '@tablewright/engine';
import { D6 } from '@tablewright/engine';
import type { Creature } from '../../model.ts';
import { type D20, oneOf } from '../../table.ts';
import { keepBusy } from '../combat/busy.ts';
import { decide, masterSeat } from '../deciding/decide.ts';
import { MINUTE } from '../effects/afflict.ts';
import { hurt } from '../harm/hurt.ts';
import { addCircumstance } from '../rolls/circumstances.ts';
import { drawLot, rollD6, toldFace } from '../rolls/roll.ts';
import { advance } from '../time/clock.ts';
import { takeAway } from './doing.ts';

/** What still is a near miss (DT-TASK-10). */
const NEAR = 3;

/** What a success at a cost may cost, by the face of a die (DT-AGM-21 to -26). */
export const COSTS = ['time', 'resource', 'noise', 'exposure', 'strain', 'debt'] as const;
type Cost = (typeof COSTS)[number];

/** What time costs where nothing says how long something takes: out of a fight and in one, in rounds (DT-AGM-21). */
const TIME_COST = 10 * MINUTE;
const TIME_IN_FIGHT = 1;

/**
 * A near miss outside a combat may be a success at a cost, which is rolled and shown before it is taken (DT-TASK-10,
 * DT-AGM-09).
 *
 * @param time how long the task has taken, in rounds
 */
export function* nearMiss(
  t: D20,
  creature: Creature,
  missedBy: number,
  time?: number,
): Flow<boolean> {
  if (!t.options.successAtCost || missedBy < 1 || missedBy > NEAR) return false;
  if (t.state.combat !== undefined || masterSeat(t) !== undefined) return false;
  const wish = [{ id: 'fail' }, { id: 'cost' }];
  const question = { rule: 'DT-TASK-10', params: { missed: missedBy }, usual: () => 1 };
  if ((yield* decide(t, creature, 'choice.at-a-cost', wish, question)).id === 'fail') return false;
  return yield* offeredCost(t, creature, time);
}

/** A cost is rolled, and shown before it is taken (DT-AGM-09, DT-PLC-02); returns whether it is. */
export function* offeredCost(t: D20, creature: Creature, time?: number): Flow<boolean> {
  const cost = rolledCost(t, creature);
  const take = [{ id: 'fail' }, { id: 'take', names: { cost } }];
  const shown = { rule: 'DT-AGM-09', params: { cost }, usual: () => 1 };
  if ((yield* decide(t, creature, 'choice.cost', take, shown)).id === 'fail') return false;
  yield* bear(t, creature, cost, time);
  return true;
}

/** A cost that cannot be refused (DT-SHOT-02). */
export function* forcedCost(t: D20, creature: Creature, time?: number): Flow<void> {
  yield* bear(t, creature, rolledCost(t, creature), time);
}

function rolledCost(t: D20, creature: Creature): Cost {
  return COSTS[toldFace(t, creature.id, D6, 'cost') - 1] ?? 'debt';
}

/** What each cost does (DT-AGM-21 to -26). */
function* bear(t: D20, creature: Creature, cost: Cost, time?: number): Flow<void> {
  t.tell?.({ type: 'cost', rule: RULES[cost], creature: creature.id, cost });
  if (cost === 'time') yield* takeLonger(t, creature, time);
  else if (cost === 'resource') loseSomething(t, creature);
  else if (cost === 'noise')
    addCircumstance(t, 'foes', { on: 'surprise', is: 'advantage', for: 'fight' }, RULES.noise);
  else if (cost === 'exposure') {
    addCircumstance(t, 'foes', { on: 'initiative', is: 'first', for: 'fight' }, RULES.exposure);
  } else if (cost === 'strain') {
    const [face = 1] = yield* rollD6(t, creature, 1, 'strain');
    const amount = Math.min(Math.ceil(face / 2), Math.max(0, creature.hp - 1));
    yield* hurt(t, creature, { danger: { rule: RULES.strain, tags: [] }, isDamage: false, amount });
  } else {
    t.state.points += 1;
    t.tell?.({ type: 'points-gained', rule: RULES.debt, points: t.state.points });
  }
}

/** It takes twice as long: in a fight its next actions too, as only rounds move the clock there (DT-AGM-21, DT-TIME-02). */
function* takeLonger(t: D20, creature: Creature, time: number | undefined): Flow<void> {
  if (t.state.combat === undefined) yield* advance(t, time ?? TIME_COST);
  else keepBusy(creature, time ?? TIME_IN_FIGHT);
}

const RULES: Readonly<Record<Cost, string>> = {
  time: 'DT-AGM-21',
  resource: 'DT-AGM-22',
  noise: 'DT-AGM-23',
  exposure: 'DT-AGM-24',
  strain: 'DT-AGM-25',
  debt: 'DT-AGM-26',
};

/** A random thing that is used up in use, or five gold pieces (DT-AGM-22, DT-GEN-08). */
function loseSomething(t: D20, creature: Creature): void {
  const spent = creature.items.filter(({ kind }) => {
    const { uses, weapon } = oneOf(t, 'gear', kind);
    return uses !== undefined || weapon?.isUsedUp === true;
  });
  if (spent.length === 0) {
    creature.gp = Math.max(0, creature.gp - 5);
    t.tell?.({ type: 'gold', rule: 'DT-AGM-22', gp: -5 });
    return;
  }
  const at = drawLot(t, creature, spent.length, 'lost-item');
  const item = spent[at];
  if (item === undefined) return;
  takeAway(creature, item.id);
  t.tell?.({ type: 'lost-item', rule: 'DT-AGM-22', creature: creature.id, item: item.kind });
}
