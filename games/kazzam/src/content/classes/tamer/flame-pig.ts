import type { Flow } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import { type CreatureId, type KazzamState, NOWHERE } from '../../../model.ts';
import { commandAction, summonAction } from '../../../rules/actions/commands.ts';
import { canAttackWith, isTarget } from '../../../rules/attack/aim.ts';
import { attack } from '../../../rules/attack/attack.ts';
import {
  areEnemies,
  companyOf,
  creatureOf,
  creatureOption,
  creaturesWhere,
  isOnMap,
} from '../../../rules/court/creatures.ts';
import { areAdjacent, distanceBetween } from '../../../rules/court/footprint.ts';
import { groundOf } from '../../../rules/court/ground-now.ts';
import { bodyAt } from '../../../rules/court/squeeze.ts';
import type { Ability } from '../../../rules/effects/ability.ts';
import { choose } from '../../../rules/effects/ask.ts';
import { BASIC_PHYSICAL_ATTACK } from '../../../rules/effects/basic-powers.ts';
import type { CompanionBlock } from '../../../rules/effects/companion-block.ts';
import { dataKind, withData } from '../../../rules/effects/effect-data.ts';
import type { EffectDef } from '../../../rules/effects/effect-def.ts';
import { effectsOf } from '../../../rules/effects/in-play.ts';
import { type AttackPower, type Use, wholePower } from '../../../rules/effects/power.ts';
import { windows } from '../../../rules/effects/windows.ts';
import { inflict } from '../../../rules/harm/inflict.ts';
import { knockProne } from '../../../rules/harm/prone.ts';
import { endBeside } from '../../../rules/harm/wake.ts';
import { force } from '../../../rules/movement/forced.ts';
import { canGo, move, shiftBy } from '../../../rules/movement/move.ts';
import { isPlaceSecret } from '../../../rules/sight/hidden-places.ts';
import type { Kazzam } from '../../../table.ts';
import { isFoe, LEVEL_1, worthOfSummoning } from './summoning.ts';

const PIG = 'flame-pig';

/** How far it shifts as it appears (KC-TMR-33). */
const RUN = 4;

/** A Basic Physical Attack under the icon of the power that it is part of (KC-TMR-33, D-49). */
const RAM: AttackPower = wholePower({
  ...BASIC_PHYSICAL_ATTACK,
  id: 'summon-flame-pig',
  rule: 'KC-TMR-33',
  multi: true,
});

/**
 * It shifts, and rams each enemy that it is beside on the way once, or leaves it alone; only the first
 * roll is a first roll (KC-TMR-33, KC-CONV-14).
 */
function* stampede(t: Kazzam, pig: CreatureId): Flow<void> {
  const done = new Set<CreatureId>();
  const rolled = { any: false };
  yield* ramBeside(t, pig, done, rolled);
  const shift = shiftBy(t, pig, RUN, 'KC-TMR-33');
  if (!isOnMap(creatureOf(t.state, pig)) || !canGo(t, pig, shift) || shift === undefined) return;
  yield* move(t, pig, shift, function* () {
    yield* ramBeside(t, pig, done, rolled);
    return false;
  });
  endBeside(t, pig);
}

/** Rams those beside it that it has not come upon before. */
function* ramBeside(
  t: Kazzam,
  pig: CreatureId,
  done: Set<CreatureId>,
  rolled: { any: boolean },
): Flow<void> {
  const { state } = t;
  for (;;) {
    const open = canAttackWith(creatureOf(state, pig), RAM)
      ? creaturesWhere(
          state,
          (other) =>
            !done.has(other) && areEnemies(state, pig, other) && isTarget(t, pig, other, RAM),
        )
      : [];
    if (open.length === 0) return;
    const options = open.map((other) => ({
      ...creatureOption(state, other),
      bot: { worth: isFoe(state, pig, other) ? 1 : -1 },
    }));
    const chosen = yield* choose(t, pig, 'pig-rams', [...options, { id: 'nobody' }], {
      rule: 'KC-TMR-33',
      of: { power: RAM.id },
    });
    // Those that it leaves alone it may still ram from another square.
    if (!('creature' in chosen)) return;
    done.add(chosen.creature);
    const later = rolled.any;
    rolled.any = true;
    yield* attack(t, pig, chosen.creature, RAM, { later });
  }
}

/** Where a creature stood when the turn of the pig's owner began, if it has moved since (KC-TMR-34). */
const STOOD = dataKind('stood-before', { at: 'square' });
export const STOOD_EFFECT: EffectDef = STOOD;

/** How far it must have stood from its target for its run-up (KC-TMR-34). */
const RUN_UP = 4;

/** Whether it stood far enough from the target when its owner's turn began (KC-TMR-34). */
export function ranUp(state: KazzamState, pig: CreatureId, target: CreatureId): boolean {
  const { startedAt } = creatureOf(state, pig);
  if (startedAt === NOWHERE) return false;
  const ground = groundOf(state);
  const victim = creatureOf(state, target);
  const before = effectsOf(state, STOOD).find(({ on, by }) => on === target && by === pig);
  const place = bodyAt(ground, victim, before?.data.at ?? victim.cell);
  const distance = distanceBetween(ground, startedAt, place);
  return distance !== undefined && distance >= RUN_UP;
}

/** Notes where an enemy was that moves in its owner's turn, the first time that it does. */
function noteStart(t: Kazzam, pig: CreatureId, moved: CreatureId, from: Cell): void {
  const { state } = t;
  const { owner } = creatureOf(state, pig);
  if (state.turn?.creature !== owner || !areEnemies(state, pig, moved)) return;
  if (from < 0 || isPlaceSecret(state, moved)) return;
  if (effectsOf(state, STOOD).some(({ on, by }) => on === moved && by === pig)) return;
  const until = { ends: 'turn-end', of: owner, turn: creatureOf(state, owner).turns } as const;
  windows.attach(t, {
    ...withData(STOOD, { at: from }),
    on: moved,
    by: pig,
    source: PIG,
    until,
    mark: state.nextEffect,
    amount: 0,
  });
}

/** Goring Tusks: a push, or a fall after a run-up (KC-TMR-34). */
function* gore(t: Kazzam, { attacker: by, target, from, total }: Use): Flow<void> {
  if (ranUp(t.state, by, target)) {
    yield* knockProne(t, target, by, 'goring-tusks');
    return;
  }
  const rule = 'KC-TMR-34';
  yield* force(t, target, {
    how: 'push',
    squares: 2,
    by,
    source: 'goring-tusks',
    from,
    rule,
    total,
  });
}

const GORING_TUSKS: AttackPower = wholePower({
  id: 'goring-tusks',
  rule: 'KC-TMR-34',
  target: 'melee',
  damage: 2,
  effect: [{ on: 'target', run: gore }],
});

/** Its fire, of whichever trait: one source (KC-TMR-35). */
function* burn(t: Kazzam, by: CreatureId, on: CreatureId): Flow<void> {
  const until = { ends: 'save' } as const;
  yield* inflict(t, { kind: 'ongoing', on, by, source: PIG, amount: 1, until });
}

function besides(state: KazzamState, pig: CreatureId): readonly CreatureId[] {
  const self = creatureOf(state, pig);
  const ground = groundOf(state);
  return creaturesWhere(state, (other) => {
    const creature = creatureOf(state, other);
    return other !== pig && isOnMap(creature) && areAdjacent(ground, self, creature);
  });
}

/** The Flame Pig (KC-TMR-35). */
export const FLAME_PIG: CompanionBlock = {
  id: PIG,
  name: 'Flame Pig',
  rule: 'KC-TMR-35',
  kind: 'summoned',
  hp: 5,
  speed: 6,
  command: { power: GORING_TUSKS },
  instead: {
    id: 'blaze-up',
    rule: 'KC-TMR-35',
    possible: ({ state }, id) => besides(state, id).length > 0,
    *run(t, pig) {
      for (const other of besides(t.state, pig)) yield* burn(t, pig, other);
    },
    bot: {
      worth: ({ t, id }) =>
        besides(t.state, id).reduce(
          (sum, other) => sum + (areEnemies(t.state, id, other) ? 0.14 : -0.2),
          0,
        ),
    },
  },
  on: {
    step: {
      before(t, { on }, { creature, from }): undefined {
        if (creature !== on) noteStart(t, on, creature, from);
      },
    },
    'turn-end': {
      // Whether somebody ends its turn beside it is judged now (D-30).
      modify(t, { on }, { creature, events }) {
        const { state } = t;
        const near = besides(state, on);
        for (const one of companyOf(state, creature)) {
          if (!areEnemies(state, on, one) || !near.includes(one)) continue;
          events.push({ id: 'pig-burns', names: { of: one }, by: on, run: () => burn(t, on, one) });
        }
      },
    },
  },
};

/** Summon Flame Pig, and what it can be commanded then (KC-TMR-33, KC-TMR-34). */
export const summonFlamePig: Ability = {
  id: 'tamer/summon-flame-pig',
  rule: 'KC-TMR-33',
  leaves: [STOOD_EFFECT],
  actions: [
    summonAction({
      id: 'summon-flame-pig',
      rule: 'KC-TMR-33',
      slot: LEVEL_1,
      block: FLAME_PIG,
      appears: stampede,
      bot: { worth: worthOfSummoning },
    }),
    commandAction(FLAME_PIG),
  ],
};
