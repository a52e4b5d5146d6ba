/** What built traps do, and when: see {@link TrapBlock} (KC-TRAP-03 to KC-TRAP-13). */
import { chooseSome, type Flow } from '@tablewright/engine';
import type { BuiltTrap, CreatureId, TrapExtra } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { creatureOf, creatureOption, creaturesWhere, seatOf } from '../court/creatures.ts';
import { type Body, distanceBetween } from '../court/footprint.ts';
import { groundOf } from '../court/ground-now.ts';
import { itemAt } from '../court/item-at.ts';
import { thingOf, trapOption } from '../court/things.ts';
import { choose, confirm } from '../effects/ask.ts';
import type { BotHint } from '../effects/bot-hint.ts';
import { trapBlockOf } from '../effects/content.ts';
import type { Answers } from '../effects/moments.ts';
import { wholePower } from '../effects/power.ts';
import { BITS, has, isTangible, untilNextTurnEnds } from '../effects/status.ts';
import { addDamage, beginTotal, complete, foresee } from '../harm/damage.ts';
import { inflict } from '../harm/inflict.ts';
import { force } from '../movement/forced.ts';
import {
  builtBy,
  couldActOn,
  couldSpring,
  isArmed,
  isMeantFor,
  isOpen,
  type Line,
  linesFrom,
  slideSquares,
  tellTrap,
} from '../terrain/built-traps.ts';
import { escapesHazard } from '../terrain/hazards.ts';
import { imbuedBoost } from './boost-use.ts';

/** What whoever builds traps answers to, for its traps: Taken Out or not, they go on (KC-TNK-06). */
export const TRAP_ANSWERS: Answers = {
  'turn-open': {
    *after(t, { on }, { creature }) {
      for (const trap of builtBy(t.state, on)) trap.sprungBy = [];
      if (creature !== on) return;
      yield* slideOne(t, on);
      yield* actAtStart(t, on);
    },
  },
  step: {
    after: (t, { on }, { creature, done }) => (done ? enterTraps(t, on, creature) : undefined),
  },
  appeared: { after: (t, { on }, { creature }) => enterTraps(t, on, creature) },
  destroyed: { after: (t, { on }, { trap, by }) => avenge(t, on, trap, by) },
};

/** A creature has entered a square: the traps of a maker that it comes near enough to act (KC-TRAP-06). */
function enterTraps(t: Kazzam, by: CreatureId, id: CreatureId): Flow<void> | undefined {
  const { state } = t;
  const sprung = builtBy(state, by).filter((trap) =>
    couldSpring(t, trap, id, creatureOf(state, id)),
  );
  return sprung.length === 0 ? undefined : springAll(t, sprung, id);
}

function* springAll(t: Kazzam, traps: readonly BuiltTrap[], id: CreatureId): Flow<void> {
  const { state } = t;
  for (const trap of traps) {
    // What one trap does may bring the creature away from the others, which it comes to anew then.
    if (!state.traps.includes(trap) || !couldSpring(t, trap, id, creatureOf(state, id))) continue;
    if (yield* isLetAct(t, trap, id)) yield* act(t, trap, [id]);
  }
}

/** Whether the maker has it act on that one: it says who is an enemy, and may hold fire (KC-TRAP-06). */
function isLetAct(t: Kazzam, trap: BuiltTrap, id: CreatureId): Flow<boolean> {
  const { state } = t;
  return confirm(t, trap.by, 'spring-trap', {
    rule: 'KC-TRAP-06',
    of: { of: id },
    params: {
      trap: trap.block,
      cell: trap.cell,
      does: trap.block,
      free: isOpen(state, trap) ? 'yes' : 'no',
      charges: trap.charges,
    },
    usual: isMeantFor(state, trap, id),
  });
}

/** Who has destroyed a trap that avenges itself suffers what it would have done. */
function avenge(
  t: Kazzam,
  on: CreatureId,
  trap: BuiltTrap,
  by: CreatureId,
): Flow<void> | undefined {
  if (trap.by !== on || trap.charges === 0 || trapBlockOf(t, trap).avenges !== true)
    return undefined;
  return itemAt(t.state.creatures, by) !== undefined && couldActOn(t, trap, by)
    ? avengeOn(t, trap, by)
    : undefined;
}

function* avengeOn(t: Kazzam, trap: BuiltTrap, by: CreatureId): Flow<void> {
  if (yield* isLetAct(t, trap, by)) yield* act(t, trap, [by]);
}

/** How much nearer to foes a slide could bring a trap, for bots. */
function slideWorth(t: Kazzam, trap: BuiltTrap): BotHint {
  const near = 4;
  return {
    worth: ({ count }) =>
      0.05 *
      (Math.max(0, ...slideSquares(t.state, trap).map((cell) => count('foes', near, cell))) -
        count('foes', near, trap.cell)),
  };
}

/** At the start of its turn a maker may slide one of its traps a square (KC-TRAP-05). */
function* slideOne(t: Kazzam, by: CreatureId): Flow<void> {
  const { state } = t;
  const ground = groundOf(state);
  const movable = builtBy(state, by).filter((trap) => slideSquares(state, trap).length > 0);
  if (movable.length === 0) return;
  const { trap } = yield* choose(
    t,
    by,
    'slide-trap',
    [
      { id: 'none', trap: undefined, bot: { worth: 0.001 } },
      ...movable.map((trap) => ({
        ...trapOption(ground, trap),
        bot: slideWorth(t, trap),
      })),
    ],
    { rule: 'KC-TRAP-05' },
  );
  if (trap === undefined) return;
  const { cell } = yield* choose(
    t,
    by,
    'slide-trap-to',
    slideSquares(state, trap).map((to) => ground.option(to)),
    { rule: 'KC-TRAP-05', about: { bot: { near: 'foes' } } },
  );
  trap.cell = cell;
  tellTrap(t, trap, 'slid', 'KC-TRAP-05');
}

/** The traps that act at the start of a turn do so, in their maker's order (KC-TRAP-05). */
function* actAtStart(t: Kazzam, by: CreatureId): Flow<void> {
  const { state } = t;
  const ground = groundOf(state);
  const over: BuiltTrap[] = [];
  for (;;) {
    const ready = builtBy(state, by).filter((trap) => !over.includes(trap) && isReady(t, trap));
    if (ready.length === 0) return;
    const { trap } = yield* choose(
      t,
      by,
      'next-trap',
      ready.map((trap) => trapOption(ground, trap)),
      { rule: 'KC-TRAP-05' },
    );
    over.push(trap);
    if (isStraight(t, trap)) yield* goAndAct(t, trap);
    else yield* actAround(t, trap);
  }
}

function isReady(t: Kazzam, trap: BuiltTrap): boolean {
  return isArmed(t.state, trap) && (linesOf(t, trap).length > 0 || around(t, trap).length > 0);
}

function isStraight(t: Kazzam, trap: BuiltTrap): boolean {
  return 'goes' in trapBlockOf(t, trap).spring;
}

/** On whom it could act around itself when a turn starts. */
function around(t: Kazzam, trap: BuiltTrap): readonly CreatureId[] {
  const { state } = t;
  const { spring } = trapBlockOf(t, trap);
  if (spring.when !== 'turn-start' || 'goes' in spring) return [];
  const ground = groundOf(state);
  return creaturesWhere(state, (id) => {
    if (!couldActOn(t, trap, id)) return false;
    const gap = distanceBetween(ground, creatureOf(state, id), trap.cell);
    return gap !== undefined && gap >= spring.from && gap <= spring.within;
  });
}

/** To whom it could go; who flies is above what strikes beside itself (KZ-STAT-20). */
function linesOf(t: Kazzam, trap: BuiltTrap): readonly Line[] {
  if (!isStraight(t, trap)) return [];
  const { state } = t;
  const isVictim = (id: CreatureId) =>
    couldActOn(t, trap, id) && !has(creatureOf(state, id), BITS.flying);
  return linesFrom(state, trap, isVictim);
}

/** It acts on all enemies around it that its maker does not spare, for one charge. */
function* actAround(t: Kazzam, trap: BuiltTrap): Flow<void> {
  const { state } = t;
  const near = around(t, trap);
  const meant = [...near.keys()].filter((at) => isMeantFor(state, trap, near[at] ?? -1));
  const chosen = yield* chooseSome(
    t,
    seatOf(state, trap.by),
    'trap-victims',
    near.map((id) => creatureOption(state, id)),
    {
      rule: 'KC-TRAP-06',
      params: { who: trap.by, trap: trap.block, cell: trap.cell, does: trap.block },
      about: { who: trap.by },
      min: 0,
      max: near.length,
      fallback: meant,
    },
  );
  if (chosen.length === 0) return;
  const victims = chosen.map(({ creature }) => creature);
  yield* act(t, trap, trap.imbued ? yield* boostedFirst(t, trap, victims) : victims);
}

/** The one to whom the Role Boost in it goes comes first (KC-TRAP-09). */
function* boostedFirst(
  t: Kazzam,
  trap: BuiltTrap,
  victims: readonly CreatureId[],
): Flow<readonly CreatureId[]> {
  const { creature: first } = yield* choose(
    t,
    trap.by,
    'imbued-on',
    victims.map((id) => creatureOption(t.state, id)),
    { rule: 'KC-TRAP-09', about: { bot: { does: 'harm' } } },
  );
  return [first, ...victims.filter((id) => id !== first)];
}

/** It goes straight to an enemy of its maker's choice and acts on it. */
function* goAndAct(t: Kazzam, trap: BuiltTrap): Flow<void> {
  const { state } = t;
  const options = linesOf(t, trap).map((line) => ({
    ...creatureOption(state, line.victim),
    line,
    bot: { worth: isMeantFor(state, trap, line.victim) ? 1 : -1 },
  }));
  const { line } = yield* choose(
    t,
    trap.by,
    'trap-goes-to',
    [...options, { id: 'nobody', line: undefined, bot: { worth: 0 } }],
    { rule: 'KC-TRAP-06', params: { trap: trap.block, cell: trap.cell } },
  );
  if (line === undefined) return;
  if (line.stop !== trap.cell) {
    trap.cell = line.stop;
    tellTrap(t, trap, 'went');
  }
  yield* act(t, trap, [line.victim]);
}

/** A trigger: it costs a charge unless it is open, and what the trap does befalls one after another. */
function* act(t: Kazzam, trap: BuiltTrap, victims: readonly CreatureId[]): Flow<void> {
  const { state } = t;
  const free = isOpen(state, trap);
  if (!free) {
    trap.charges -= 1;
    if (trapBlockOf(t, trap).staysOpen === true)
      trap.openUntil = creatureOf(state, trap.by).turns + 1;
  }
  tellTrap(t, trap, free ? 'acts-freely' : 'acts');
  // It goes with the first, whatever comes of it there (KC-TRAP-09).
  let boosted = trap.imbued && !free;
  if (boosted) trap.imbued = false;
  for (const victim of victims) {
    trap.sprungBy.push(victim);
    yield* strike(t, trap, victim, boosted);
    boosted = false;
  }
}

/** What befalls one of them. */
function* strike(t: Kazzam, trap: BuiltTrap, victim: CreatureId, boosted: boolean): Flow<void> {
  const { state } = t;
  const { by, cell } = trap;
  const block = trapBlockOf(t, trap);
  const isThere = () => isTangible(creatureOf(state, victim));
  if (!isThere() || (yield* escapesHazard(t, victim, { trap: true })) || !isThere()) return;
  const added = block.acts === undefined ? 0 : yield* block.acts(t, trap, victim);
  const printed = block.damage + added;
  // What deals no damage of its own is not improved (KC-TNK-11).
  const own = printed > 0 ? printed + trap.more : 0;
  const total = beginTotal(t, { to: victim, by, kind: 'other', melee: false, power: trap.block });
  const from: Body = { cell, width: 1, height: 1 };
  const power = wholePower({ id: trap.block, rule: block.rule, target: 'melee', damage: 0 });
  const boost = boosted ? yield* imbuedBoost(t, { by, on: victim, power, total, from }) : undefined;
  const damage = own + (boost?.damage ?? 0);
  if (damage > 0) yield* foresee(t, total, damage);
  addDamage(t, total, { own }, block.rule);
  if (boost !== undefined) yield* boost.run();
  yield* complete(t, total);
  if (total.taken > 0) makeEnemy(t, trap, victim);
  if (block.effect !== undefined && isThere()) yield* block.effect(t, trap, victim);
  if (trap.adds !== undefined && isThere()) yield* add(t, trap, trap.adds, victim);
}

/** The Creeps of a group that a trap damages look for the trap as well as for its maker (KC-TRAP-08). */
function makeEnemy({ state }: Kazzam, trap: BuiltTrap, victim: CreatureId): void {
  const group = itemAt(state.groups, creatureOf(state, victim).group);
  const thing = thingOf(trap);
  if (group === undefined || !state.traps.includes(trap)) return;
  group.awake = true;
  if (!group.enemies.includes(thing)) group.enemies.push(thing);
}

/** What every trigger of it adds (KC-TNK-30). */
function* add(t: Kazzam, trap: BuiltTrap, adds: TrapExtra, on: CreatureId): Flow<void> {
  const { by, cell, block: source, rule } = trap;
  if (adds.does === 'status') {
    const until = untilNextTurnEnds(t.state, on);
    yield* inflict(t, { kind: adds.status, on, by, source, until });
    return;
  }
  const { does: how, squares } = adds;
  yield* force(t, on, { how, squares, by, source, from: { cell, width: 1, height: 1 }, rule });
}
