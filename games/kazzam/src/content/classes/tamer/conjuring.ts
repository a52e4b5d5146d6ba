/** Conjured things: markers that share their squares with whoever comes there (KC-TMR-07). */
import type { Flow } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import { type CreatureId, type KazzamState, NOBODY, type Until } from '../../../model.ts';
import { creatureOf, isOnMap } from '../../../rules/court/creatures.ts';
import { distanceBetween } from '../../../rules/court/footprint.ts';
import { groundOf } from '../../../rules/court/ground-now.ts';
import { itemAt } from '../../../rules/court/item-at.ts';
import { choose } from '../../../rules/effects/ask.ts';
import type { ChoiceHint } from '../../../rules/effects/bot-hint.ts';
import { type DataKind, type EffectOf, withData } from '../../../rules/effects/effect-data.ts';
import { endWhatCannotLast } from '../../../rules/effects/lasting.ts';
import type { Use } from '../../../rules/effects/power.ts';
import { windows } from '../../../rules/effects/windows.ts';
import { couldLieOn } from '../../../rules/sight/walls.ts';
import type { Kazzam } from '../../../table.ts';

/** What every kind of them keeps. */
export const ON_SQUARE = { cell: 'square' } as const;

/** A kind of conjured thing. */
export type ConjuredKind = DataKind<typeof ON_SQUARE>;

/** The pick by which conjured things last longer (KC-TMR-11). */
export const CONJUROR = 'tamer/conjuror';

/** Turns of its maker that one outlasts at the end of which it goes: the next, or the one after (KC-TMR-11). */
export function lastsUntil(state: KazzamState, by: CreatureId): Until {
  const { build, turns } = creatureOf(state, by);
  const longer = itemAt(state.builds, build)?.picks.includes(CONJUROR) === true;
  return { ends: 'turn-end', of: by, turn: turns + (longer ? 2 : 1) };
}

const HINT: ChoiceHint = { near: 'foes' };

/**
 * Conjures a thing beside the target of an attack, or beside where it stood if it is gone. Returns
 * it; nothing if there is no square for it (KC-TMR-07, KC-CONV-38).
 */
export function* conjure(
  t: Kazzam,
  use: Use,
  kind: ConjuredKind,
  fits: (cell: Cell) => boolean = () => true,
): Flow<EffectOf<ConjuredKind> | undefined> {
  const { state } = t;
  const { attacker: by, target, stood, power } = use;
  const creature = creatureOf(state, target);
  const place = isOnMap(creature) ? creature : stood;
  const ground = groundOf(state);
  const squares = ground
    .wholePart(place.cell)
    .filter(
      (cell) => distanceBetween(ground, place, cell) === 1 && couldLieOn(state, cell) && fits(cell),
    );
  if (squares.length === 0) return undefined;
  const { cell } = yield* choose(
    t,
    by,
    'conjure-where',
    squares.map((square) => ground.option(square)),
    { rule: power.rule, of: { power: power.id }, about: { bot: HINT } },
  );
  const made = windows.attach(t, {
    ...withData(kind, { cell }),
    on: NOBODY,
    by,
    source: kind.kind,
    until: lastsUntil(state, by),
    mark: state.nextEffect,
    amount: 0,
  });
  endWhatCannotLast(t);
  return made as EffectOf<ConjuredKind>;
}
