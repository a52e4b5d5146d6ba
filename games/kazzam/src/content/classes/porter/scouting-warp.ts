import type { Flow } from '@tablewright/engine';
import type { Effect } from '../../../model.ts';
import { areAllies } from '../../../rules/court/creatures.ts';
import type { Ability } from '../../../rules/effects/ability.ts';
import { dataOf } from '../../../rules/effects/effect-data.ts';
import type { EffectDef } from '../../../rules/effects/effect-def.ts';
import type { StepEvent } from '../../../rules/effects/moments.ts';
import { teleport } from '../../../rules/movement/relocate.ts';
import type { Kazzam } from '../../../table.ts';
import { hasEntered, hasInTurn, noteInTurn } from './entering.ts';
import { SCOUTING_WARP, warpEffect, warpPower } from './warps.ts';

/** How far a Scouting Warp sends (KC-POR-23). */
const SCOUTS = 4;

/** On whom a Scouting Warp has sent on in this turn (KC-POR-23). */
const SCOUTED = 'scouted';
const SCOUTED_EFFECT: EffectDef = { kind: SCOUTED };

const SCOUTING_WARP_EFFECT = warpEffect(SCOUTING_WARP, false, { step: { after: sendOn } });

/** Its Porter or an ally that comes to its square may teleport at once (KC-POR-23). */
function* sendOn(t: Kazzam, warp: Effect, event: StepEvent): Flow<void> {
  const { state } = t;
  const { creature } = event;
  const { by } = warp;
  if (creature !== by && !areAllies(state, by, creature)) return;
  const { cell } = dataOf(SCOUTING_WARP, warp);
  if (!hasEntered(state, event, cell) || hasInTurn(state, SCOUTED, creature, by)) return;
  const sent = yield* teleport(t, creature, { squares: SCOUTS, by: creature, rule: 'KC-POR-23' });
  if (sent) noteInTurn(state, SCOUTED, creature, by);
}

/** Scouting Warp: whoever of its side enters it may go further (KC-POR-23). */
export const scoutingWarp: Ability = {
  id: 'porter/scouting-warp',
  rule: 'KC-POR-23',
  leaves: [SCOUTING_WARP_EFFECT, SCOUTED_EFFECT],
  power: warpPower(SCOUTING_WARP, 'KC-POR-23'),
};
