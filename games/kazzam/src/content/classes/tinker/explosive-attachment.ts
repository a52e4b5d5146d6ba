import type { Flow } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import { type CreatureId, type Effect, NOBODY } from '../../../model.ts';
import {
  areAllies,
  creatureOf,
  creaturesWhere,
  isOnMap,
  lastPlaceOf,
} from '../../../rules/court/creatures.ts';
import { cellsOf, isWithin } from '../../../rules/court/footprint.ts';
import { groundOf } from '../../../rules/court/ground-now.ts';
import { tokensOf } from '../../../rules/court/tokens.ts';
import { dataKind, dataOf, withData } from '../../../rules/effects/effect-data.ts';
import type { EffectDef } from '../../../rules/effects/effect-def.ts';
import type { EndEvent, TurnEvent } from '../../../rules/effects/moments.ts';
import { isTangible, untilNextTurnEnds } from '../../../rules/effects/status.ts';
import { windows } from '../../../rules/effects/windows.ts';
import { deal } from '../../../rules/harm/damage.ts';
import type { Kazzam } from '../../../table.ts';
import type { Trick } from './trick.ts';

const EXPLOSIVE = 'explosive-attachment';
const RULE = 'KC-TNK-33';

/** What it deals to everybody. */
const BLAST = 2;

/** It lies where its bearer was Taken Out. */
const LEFT = dataKind('explosive-left', { cells: 'squares' });

/** Everybody on these squares and beside them, friend and foe. */
function inBlast({ state }: Kazzam, cells: readonly Cell[]): readonly CreatureId[] {
  const ground = groundOf(state);
  return creaturesWhere(state, (id) => {
    const creature = creatureOf(state, id);
    return isTangible(creature) && cells.some((cell) => isWithin(ground, creature, cell, 1));
  });
}

function* explode(t: Kazzam, effect: Effect, cells: readonly Cell[]): Flow<void> {
  windows.detach(t, effect.id);
  const { by } = effect;
  for (const to of inBlast(t, cells)) {
    if (!isTangible(creatureOf(t.state, to))) continue;
    yield* deal(t, { to, by, kind: 'other', melee: false, power: EXPLOSIVE }, BLAST, RULE);
  }
}

/** What the end of its maker's next turn brings. */
function goesOff(
  t: Kazzam,
  effect: Effect,
  { creature, events }: TurnEvent,
  squares: () => readonly Cell[],
): void {
  const { id, by, until } = effect;
  if (creature !== by || until.ends !== 'turn-end') return;
  if (creatureOf(t.state, by).turns < until.turn) return;
  const event: EndEvent = {
    id: `${EXPLOSIVE}-${id}`,
    by,
    run: () =>
      t.state.effects.some((other) => other.id === id) ? explode(t, effect, squares()) : undefined,
  };
  events.push(event);
}

/** Whose bearer is Taken Out: it stays in that square (KC-TNK-33). */
function leave(t: Kazzam, { on, by, until }: Effect): void {
  const { state } = t;
  const cells = cellsOf(groundOf(state), lastPlaceOf(creatureOf(state, on)));
  windows.attach(t, {
    ...withData(LEFT, { cells }),
    on: NOBODY,
    by,
    source: EXPLOSIVE,
    until,
    mark: state.nextEffect,
    amount: 0,
  });
}

const EXPLOSIVE_EFFECT: EffectDef = {
  kind: EXPLOSIVE,
  status: true,
  on: {
    'turn-end': {
      modify(t, effect, event) {
        const bearer = creatureOf(t.state, effect.on);
        if (isOnMap(bearer)) goesOff(t, effect, event, () => cellsOf(groundOf(t.state), bearer));
      },
    },
    'taken-out': {
      modify(t, effect, { creature, follows }) {
        if (!tokensOf(t.state, creature).includes(effect.on)) return;
        follows.push(() => leave(t, effect));
      },
    },
  },
};

const LEFT_EFFECT: EffectDef = {
  ...LEFT,
  on: {
    'turn-end': {
      modify: (t, effect, event) => goesOff(t, effect, event, () => dataOf(LEFT, effect).cells),
    },
  },
};

/** Explosive Attachment: it goes off at the end of the Tinker's next turn (KC-TNK-33). */
export const explosiveAttachment: Trick = {
  id: EXPLOSIVE,
  rule: RULE,
  on: 'target',
  leaves: [EXPLOSIVE_EFFECT, LEFT_EFFECT],
  // Who stands together now may stand apart by then.
  worth: (t, { attacker, target }) => {
    const { state } = t;
    const near = inBlast(t, cellsOf(groundOf(state), creatureOf(state, target)));
    const own = near.filter((id) => id === attacker || areAllies(state, attacker, id)).length;
    return 0.2 * (0.5 + 0.5 * (near.length - own) - own);
  },
  *run(t, { attacker: by, target: on }) {
    const { state } = t;
    const until = untilNextTurnEnds(state, by);
    const mark = state.nextEffect;
    windows.attach(t, { kind: EXPLOSIVE, on, by, source: EXPLOSIVE, until, mark, amount: 0 });
  },
};
