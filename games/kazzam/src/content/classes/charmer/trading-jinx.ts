import type { Flow } from '@tablewright/engine';
import type { CreatureId } from '../../../model.ts';
import { canTakeOff, takesOff } from '../../../rules/actions/take-off.ts';
import { passOn } from '../../../rules/attack/pass-on.ts';
import {
  isTakeOff,
  type StatusOption,
  statusOptions,
} from '../../../rules/attack/status-options.ts';
import { creatureOf, isOnMap } from '../../../rules/court/creatures.ts';
import type { Ability } from '../../../rules/effects/ability.ts';
import { choose } from '../../../rules/effects/ask.ts';
import type { AttackPower, Use } from '../../../rules/effects/power.ts';
import { isHarm, isStatusKind } from '../../../rules/effects/status.ts';
import { askWilling } from '../../../rules/effects/willing.ts';
import { alliesInSight } from '../../../rules/sight/sight.ts';
import type { Kazzam } from '../../../table.ts';

const TRADING = 'trading-jinx';
const RULE = 'KC-CHM-30';

/** Trades a status of the target for one of a friend, each if the Charmer likes (KC-CHM-30). */
function* trade(t: Kazzam, { attacker: by, target }: Use): Flow<void> {
  const friends = [by, ...alliesInSight(t, by)].filter((one) => one !== target);
  const asked = { by, power: TRADING, rule: RULE, on: friends, may: true } as const;
  const friend = yield* askWilling(t, asked);
  if (friend === undefined) return;
  const taken = yield* pick(t, by, 'take', target, friend);
  const given = yield* pick(t, by, 'give', friend, target);
  if (taken !== undefined) yield* pass(t, by, taken);
  if (given !== undefined) yield* pass(t, by, given);
}

/** Which status goes from one to the other, if any does. */
function* pick(
  t: Kazzam,
  by: CreatureId,
  way: 'take' | 'give',
  from: CreatureId,
  to: CreatureId,
): Flow<StatusOption | undefined> {
  const { state } = t;
  const options = statusOptions(t, way, { from, to })
    .filter((option) => !isTakeOff(state, by, option) || canTakeOff(state, by))
    .map((option) => ({ ...option, bot: { worth: worthOf(option, way) } }));
  if (options.length === 0) return undefined;
  const chosen = yield* choose(
    t,
    by,
    `${TRADING}-${way}`,
    [...options, { id: 'nothing', bot: { worth: 0 } }],
    { rule: RULE, of: { of: way === 'take' ? from : to }, fallback: options.length },
  );
  return 'entries' in chosen ? chosen : undefined;
}

/** For bots: what is good is taken, what is bad is passed on. */
function worthOf({ entries }: StatusOption, way: 'take' | 'give'): number {
  const bad = entries.some(({ kind }) => isStatusKind(kind) && isHarm(kind));
  return bad === (way === 'give') ? 0.2 : -0.2;
}

/** Passes it on; who takes off by it of its own accord lays itself open first (KZ-STAT-24). */
function* pass(t: Kazzam, by: CreatureId, chosen: StatusOption): Flow<void> {
  const { state } = t;
  if (isTakeOff(state, by, chosen) && !(yield* takesOff(t, by))) return;
  const { move, entries } = chosen;
  if (!isOnMap(creatureOf(state, move.from)) || !isOnMap(creatureOf(state, move.to))) return;
  const left = entries.filter((entry) => state.effects.includes(entry));
  if (left.length > 0) yield* passOn(t, move, left, RULE);
}

const tradingJinx: AttackPower = {
  id: TRADING,
  rule: RULE,
  target: 'implement',
  damage: 3,
  effect: [{ on: 'target', run: trade }],
  worth: () => 0.12,
};

/** Trading Jinx as a pick (KC-CHM-30). */
export const TRADING_JINX: Ability = {
  id: 'charmer/trading-jinx',
  rule: RULE,
  power: tradingJinx,
  encounter: true,
};
