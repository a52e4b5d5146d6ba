import type { Cell } from '@tablewright/geometry';
import type { CreatureId, KazzamState } from '../../../model.ts';
import { creatureOf, isOnMap } from '../../../rules/court/creatures.ts';
import { cellsOf } from '../../../rules/court/footprint.ts';
import { groundOf } from '../../../rules/court/ground-now.ts';
import { bodyAt } from '../../../rules/court/squeeze.ts';
import { putInPlay } from '../../../rules/effects/in-play.ts';
import type { StepEvent } from '../../../rules/effects/moments.ts';

/** Whether a creature has come to a square by a step, from outside it, and is still there (KC-CONV-26). */
export function hasEntered(
  state: KazzamState,
  { creature, from, to, done }: StepEvent,
  cell: Cell,
): boolean {
  const body = creatureOf(state, creature);
  if (!done || !isOnMap(body) || body.cell !== to) return false;
  const ground = groundOf(state);
  return (
    cellsOf(ground, body).includes(cell) &&
    !cellsOf(ground, bodyAt(ground, body, from)).includes(cell)
  );
}

/** Whether that has happened to a creature in this turn already, by what the same Porter made. */
export function hasInTurn(
  { effects }: KazzamState,
  kind: string,
  on: CreatureId,
  by: CreatureId,
): boolean {
  return effects.some((effect) => effect.kind === kind && effect.on === on && effect.by === by);
}

/** Notes that it has, until the turn that runs is over. */
export function noteInTurn(state: KazzamState, kind: string, on: CreatureId, by: CreatureId): void {
  const of = state.turn?.creature ?? on;
  const until = { ends: 'turn-end', of, turn: creatureOf(state, of).turns } as const;
  putInPlay(state, { kind, on, by, source: kind, until, amount: 0 });
}
