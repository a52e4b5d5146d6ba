import type { Flow } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import type { CreatureId, Effect, KazzamState } from '../../../model.ts';
import { type Ability, declareEffect } from '../../../rules/ability.ts';
import { type Action, plain } from '../../../rules/actions.ts';
import type { AttackPower } from '../../../rules/aim.ts';
import { areAllies, creatureOf, isOnMap } from '../../../rules/creatures.ts';
import { groundOf } from '../../../rules/ground-now.ts';
import { putInPlay } from '../../../rules/in-play.ts';
import { teleport, teleportTo } from '../../../rules/relocate.ts';
import type { StepEvent } from '../../../rules/rules-events.ts';
import { mayUseUnrolled, useUnrolled } from '../../../rules/unrolled.ts';
import { isFree } from '../../../rules/way.ts';
import { askWilling } from '../../../rules/willing.ts';
import type { Kazzam } from '../../../table.ts';
import { hasEntered, oncePerTurn } from './entering.ts';
import { askSquare } from './squares.ts';
import { declareWarp, makesWarp, warpOf, warpSquare, worksFrom } from './warps.ts';

/** A Warp power: an implement attack of 2 whose Effect makes a warp. */
function warpPower(id: string, rule: string): AttackPower {
  return { id, rule, target: 'implement', damage: 2, effect: [makesWarp(id, rule)] };
}

/** How far a Scouting Warp sends (KC-POR-23). */
const SCOUTS = 4;

/** On whom a Scouting Warp has sent on in this turn (KC-POR-23). */
const SCOUTED = 'scouted';
declareEffect(SCOUTED, {});

declareWarp('scouting-warp', false, {
  step: {
    *after(t, warp, event) {
      yield* sendOn(t, warp, event);
    },
  },
});

/** Its Porter or an ally that comes to its square may teleport at once (KC-POR-23). */
function* sendOn(t: Kazzam, { by, data }: Effect, event: StepEvent): Flow<void> {
  const { state } = t;
  const { creature } = event;
  if (creature !== by && !areAllies(state, by, creature)) return;
  if (!hasEntered(state, event, data)) return;
  if (!oncePerTurn(state, SCOUTED, creature, by)) return;
  yield* teleport(t, creature, { squares: SCOUTS, by: creature, rule: 'KC-POR-23' });
}

/** Scouting Warp: whoever of its side enters it may go further (KC-POR-23). */
export const scoutingWarp: Ability = {
  id: 'porter/scouting-warp',
  rule: 'KC-POR-23',
  power: warpPower('scouting-warp', 'KC-POR-23'),
};
