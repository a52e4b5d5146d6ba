import type { Flow } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import { type CreatureId, type KazzamState, NOBODY } from '../../../model.ts';
import { areAllies, creatureOf, isOnMap } from '../../../rules/court/creatures.ts';
import { cellsOf, distanceBetween, overlap } from '../../../rules/court/footprint.ts';
import { groundOf } from '../../../rules/court/ground-now.ts';
import type { Ability } from '../../../rules/effects/ability.ts';
import { choose } from '../../../rules/effects/ask.ts';
import { dataKind, dataOf, withData } from '../../../rules/effects/effect-data.ts';
import type { EffectDef } from '../../../rules/effects/effect-def.ts';
import { CLOSED_SQUARE, putInPlay } from '../../../rules/effects/in-play.ts';
import { endWhatCannotLast } from '../../../rules/effects/lasting.ts';
import type { Use } from '../../../rules/effects/power.ts';
import { untilNextTurnEnds } from '../../../rules/effects/status.ts';
import { windows } from '../../../rules/effects/windows.ts';
import type { Kazzam } from '../../../table.ts';

const CLOAK = dataKind('irenas-cloak', { cell: 'square' });
const RULE = 'KC-TNK-24';

/** Allies of its maker are Concealed in it, with all of their squares (KZ-LARGE-05); itself not. */
const CLOAK_EFFECT: EffectDef = {
  ...CLOAK,
  on: {
    aim: {
      modify({ state }, cloak, event) {
        if (!areAllies(state, cloak.by, event.target)) return;
        const { cell } = dataOf(CLOAK, cloak);
        const body = cellsOf(groundOf(state), creatureOf(state, event.target));
        if (body.every((square) => square === cell)) event.concealed = true;
      },
    },
  },
};

/** The squares beside the target, or beside where it stood: whoever is there, one may stand on them. */
function squaresFor(state: KazzamState, { target, stood }: Use): readonly Cell[] {
  const ground = groundOf(state);
  const creature = creatureOf(state, target);
  const place = isOnMap(creature) ? creature : stood;
  return ground
    .wholePart(place.cell)
    .filter((cell) => distanceBetween(ground, place, cell) === 1 && ground.isRoom(cell));
}

/** For bots: best where an ally stands whom it hides. */
function worthOn(state: KazzamState, by: CreatureId, cell: Cell): number {
  const ground = groundOf(state);
  const hides = state.creatures.some(
    (creature, id) =>
      isOnMap(creature) && areAllies(state, by, id) && overlap(ground, creature, cell),
  );
  return hides ? 1 : 0.2;
}

/** Hangs the cloak over a square until the end of its maker's next turn. */
function* hang(t: Kazzam, use: Use): Flow<void> {
  const { state } = t;
  const { attacker: by } = use;
  const ground = groundOf(state);
  const options = squaresFor(state, use).map((cell) => ({
    ...ground.option(cell),
    bot: { worth: worthOn(state, by, cell) },
  }));
  if (options.length === 0) return;
  const { cell } = yield* choose(t, by, 'cloak-where', options, { rule: RULE });
  const cloak = windows.attach(t, {
    ...withData(CLOAK, { cell }),
    on: NOBODY,
    by,
    source: CLOAK.kind,
    until: untilNextTurnEnds(state, by),
    mark: state.nextEffect,
    amount: 0,
  });
  const until = { ends: 'with', effects: [cloak.id] } as const;
  const closed = withData(CLOSED_SQUARE, { square: cell, toWill: 1 });
  putInPlay(state, { ...closed, on: NOBODY, by, source: CLOAK.kind, until, amount: 0 });
  endWhatCannotLast(t);
}

/** Irena's Cloak: a square that hides its side and that no enemy walks into (KC-TNK-24, KC-REC-14). */
export const irenasCloak: Ability = {
  id: `tinker/${CLOAK.kind}`,
  rule: RULE,
  leaves: [CLOAK_EFFECT],
  power: {
    id: CLOAK.kind,
    rule: RULE,
    target: 'implement',
    damage: 2,
    // Nothing that the target suffers: its Ward does not stop it (KC-CONV-16).
    effect: [{ on: 'others', run: hang }],
    worth: () => 0.08,
  },
};
