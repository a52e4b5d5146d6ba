import type { Creature, Turn } from '../src/model.ts';
import { beginCombat } from '../src/rules/combat/end.ts';
import { afflict, type NewEffect } from '../src/rules/effects/afflict.ts';
import { endRound } from '../src/rules/time/round-end.ts';
import type { Script, sit } from './rig.ts';

type Rig = ReturnType<typeof sit>;

/** Lays an effect on somebody, for the scene unless something else is said. */
export function lay(rig: Rig, creature: Creature, kind: string, more: Partial<NewEffect> = {}) {
  const source = { rule: 'DT-GMC-02' };
  const effect: NewEffect = { kind, source, until: { at: 'scene' }, ...more };
  return rig.play(afflict(rig.t, creature, effect)).value;
}

/** So many rounds end. */
export function rounds(rig: Rig, count: number, script: Script = []): void {
  for (let at = 1; at < count; at += 1) rig.play(endRound(rig.t, { isMinute: false }));
  if (count > 0) rig.play(endRound(rig.t, { isMinute: false }), script);
}

/** A turn of somebody, which nothing has been done with. */
export const turnOf = ({ id }: Creature): Turn => ({
  creature: id,
  moved: 0,
  actions: 0,
  extra: 0,
  extraAttacks: 0,
  free: [],
  isOver: false,
});

/** A combat between all, in which it is somebody's turn. */
export function inTurn(rig: Rig, creature: Creature): Turn {
  rig.play(beginCombat(rig.t, rig.state.creatures, []));
  const turn = turnOf(creature);
  const { combat } = rig.state;
  if (combat === undefined) throw new Error('no combat runs');
  combat.round = 1;
  combat.turn = turn;
  combat.stage = 'turn';
  return turn;
}
