import type { Flow } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import { type CreatureId, type Effect, type KazzamState, NOBODY } from '../../../model.ts';
import { actionOn } from '../../../rules/actions/actions.ts';
import { isBarred } from '../../../rules/attack/aim.ts';
import { attackUnrolled, mayAttackUnrolled } from '../../../rules/attack/unrolled.ts';
import {
  areEnemies,
  creatureOf,
  creatureOption,
  creaturesWhere,
  isOnMap,
} from '../../../rules/court/creatures.ts';
import { distanceBetween } from '../../../rules/court/footprint.ts';
import { groundOf } from '../../../rules/court/ground-now.ts';
import type { Ability } from '../../../rules/effects/ability.ts';
import { choose } from '../../../rules/effects/ask.ts';
import { dataKind, dataOf, type EffectOf, withData } from '../../../rules/effects/effect-data.ts';
import type { EffectDef } from '../../../rules/effects/effect-def.ts';
import { effectsOf } from '../../../rules/effects/in-play.ts';
import { windows } from '../../../rules/effects/windows.ts';
import { deal } from '../../../rules/harm/damage.ts';
import { provoke } from '../../../rules/harm/provoke.ts';
import { canChoose } from '../../../rules/sight/sight.ts';
import { couldBecomeWall } from '../../../rules/sight/walls.ts';
import type { Kazzam } from '../../../table.ts';
import { advance, isWithinReach } from './hex-way.ts';

const RULE = 'KC-DIV-34';

/** The damage that it begins with (KC-DIV-34). */
const DAMAGE = 3;

/**
 * A hex on its square, its damage as its amount. One whose target was Taken Out has none until it is
 * to move again (KC-DIV-35, D-42).
 */
const HEX = dataKind('seeking-hex', { cell: 'square', target: 'creature?' });

/** Where a hex is, and whom it seeks. */
type Aim = { readonly cell: Cell; readonly target?: CreatureId };

function place(t: Kazzam, by: CreatureId, aim: Aim, amount: number, mark = t.state.nextEffect) {
  const until = { ends: 'match' } as const;
  const of = { on: NOBODY, by, source: HEX.kind, until, mark, amount };
  windows.attach(t, { ...withData(HEX, aim), ...of });
}

/** Puts it elsewhere, or has it seek somebody else: it stays the same hex. */
function change(t: Kazzam, { id, by, amount, mark }: Effect, aim: Aim, more = 0): void {
  windows.detach(t, id);
  place(t, by, aim, amount + more, mark);
}

function hexOf(state: KazzamState, mark: number): EffectOf<typeof HEX> | undefined {
  return effectsOf(state, HEX).find((hex) => hex.mark === mark);
}

/** A hex that seeks its target in every End Phase of its Diviner (KC-DIV-34). */
export const HEX_EFFECT: EffectDef = {
  ...HEX,
  on: {
    'turn-end': {
      modify(t, { by, mark }, { creature, events }) {
        if (creature === by)
          events.push({ id: `${HEX.kind}-${mark}`, by, run: () => seek(t, mark) });
      },
    },
    'taken-out': {
      modify(t, hex, { creature }) {
        const { cell, target } = dataOf(HEX, hex);
        if (target === creature) change(t, hex, { cell });
      },
    },
  },
};

/** It moves: into its target's square, or nearer to it and worse by one (KC-DIV-34). */
function* seek(t: Kazzam, mark: number): Flow<void> {
  const hex = hexOf(t.state, mark);
  if (hex === undefined) return;
  const { id, by, amount } = hex;
  const { cell: from } = hex.data;
  const target = yield* pursued(t, hex);
  if (target === undefined) return;
  const to = advance(t, from, target);
  if (distanceBetween(groundOf(t.state), creatureOf(t.state, target), to) !== 0) {
    change(t, hex, { cell: to, target }, 1);
    return;
  }
  windows.detach(t, id);
  yield* deal(t, { to: target, by, kind: 'other', melee: false, power: HEX.kind }, amount, RULE);
}

/** Whom it goes for: its target, or else the closest creature of any side (KC-DIV-35). */
function* pursued(t: Kazzam, { by, data }: EffectOf<typeof HEX>): Flow<CreatureId | undefined> {
  const { cell, target } = data;
  if (target !== undefined && isWithinReach(t, cell, target)) return target;
  const closest = closestTo(t, cell);
  if (closest.length < 2) return closest[0];
  const options = closest.map((other) => creatureOption(t.state, other));
  const about = { bot: { does: 'harm' } };
  const { creature } = yield* choose(t, by, 'hex-target', options, { rule: 'KC-DIV-35', about });
  return creature;
}

/** The closest of those that it could come to. */
function closestTo(t: Kazzam, cell: Cell): readonly CreatureId[] {
  const { state } = t;
  const ground = groundOf(state);
  const away = (id: CreatureId): number =>
    distanceBetween(ground, creatureOf(state, id), cell) ?? Number.POSITIVE_INFINITY;
  const all = creaturesWhere(state, (id) => isWithinReach(t, cell, id));
  const least = Math.min(...all.map(away));
  return all.filter((id) => away(id) === least);
}

/** Squares beside the Diviner on which a hex can be made (KC-CONV-38). */
function squaresFor(state: KazzamState, id: CreatureId): readonly Cell[] {
  const self = creatureOf(state, id);
  if (!isOnMap(self)) return [];
  const ground = groundOf(state);
  return ground
    .wholePart(self.cell)
    .filter((cell) => distanceBetween(ground, self, cell) === 1 && couldBecomeWall(state, cell));
}

/** Enemies in sight, however far; nobody without a square for the hex. */
function targets(t: Kazzam, id: CreatureId): CreatureId[] {
  const { state } = t;
  if (!mayAttackUnrolled(t, id) || squaresFor(state, id).length === 0) return [];
  return creaturesWhere(
    state,
    (other) =>
      areEnemies(state, id, other) && canChoose(t, id, other) && !isBarred(state, id, other),
  );
}

/** Makes a hex beside the Diviner (KC-DIV-34). */
function* send(t: Kazzam, target: CreatureId, id: CreatureId): Flow<void> {
  const { state } = t;
  const { turn } = state;
  provoke(state, target, id);
  if (turn?.creature === id) turn.attacked.push(target);
  yield* attackUnrolled(t, id, function* () {
    const squares = squaresFor(state, id);
    if (squares.length === 0) return;
    const options = squares.map((cell) => groundOf(state).option(cell));
    const about = { bot: { near: 'foes' } };
    const { cell } = yield* choose(t, id, 'seeking-hex', options, { rule: RULE, about });
    place(t, id, { cell, target }, DAMAGE);
  });
}

/** Seeking Hex (KC-DIV-34). */
export const SEEKING_HEX: Ability = {
  id: 'diviner/seeking-hex',
  rule: RULE,
  leaves: [HEX_EFFECT],
  actions: [
    {
      ...actionOn(HEX.kind, 'attack', RULE, targets, send),
      encounter: true,
      bot: { worth: 0.4 },
    },
  ],
};
