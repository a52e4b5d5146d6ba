import type { Flow } from '@tablewright/engine';
import type { Creature, CreatureId } from '../../../model.ts';
import { creatureOf, creatureOption, isOnMap } from '../../../rules/court/creatures.ts';
import type { Ability } from '../../../rules/effects/ability.ts';
import { choose } from '../../../rules/effects/ask.ts';
import type { ChoiceHint } from '../../../rules/effects/bot-hint.ts';
import type { EffectDef } from '../../../rules/effects/effect-def.ts';
import { putInPlay } from '../../../rules/effects/in-play.ts';
import { removeEffects } from '../../../rules/effects/status.ts';
import { gainWard } from '../../../rules/harm/gain-ward.ts';
import { alliesInSight } from '../../../rules/sight/sight.ts';
import type { Kazzam } from '../../../table.ts';
import { spendOnGrant } from './charge-tokens.ts';

/** How much Special Ward a turn brings (KC-WRD-07). */
const GRANT = 1;

/** Points of Special Ward that a creature has of one Wardmaster (KC-WRD-07). */
export function specialWardOf({ wards }: Creature, by: CreatureId): number {
  return wards.reduce((sum, ward) => sum + (ward.onTop && ward.by === by ? ward.amount : 0), 0);
}

/** Takes so many points of its own Special Ward from a Wardmaster (KC-WRD-25). */
export function removeSpecialWard({ wards }: Creature, by: CreatureId, amount: number): void {
  let left = amount;
  for (let at = wards.length - 1; at >= 0 && left > 0; at -= 1) {
    const ward = wards[at];
    if (ward === undefined || !ward.onTop || ward.by !== by) continue;
    const taken = Math.min(ward.amount, left);
    left -= taken;
    ward.amount -= taken;
    if (ward.amount === 0) wards.splice(at, 1);
  }
}

/** On a Wardmaster: its grant at the end of this turn is larger by the amount (KC-WRD-24). */
const BOOSTED = 'ward-boosted';
export const BOOSTED_EFFECT: EffectDef = { kind: BOOSTED };

/** Makes the grant at the end of this turn of its own one larger; again for each use (KC-WRD-24). */
export function boostGrant({ state }: Kazzam, id: CreatureId): void {
  // In another's turn there is no grant of its own to come.
  if (state.turn?.creature !== id) return;
  const until = { ends: 'turn-end', of: id, turn: creatureOf(state, id).turns } as const;
  putInPlay(state, { kind: BOOSTED, on: id, by: id, source: 'ward-boost', until, amount: 1 });
}

/** What every Wardmaster has: Special Ward at the end of each of its turns (KC-WRD-07). */
export const wardmaster: Ability = {
  id: 'wardmaster',
  rule: 'KC-WRD-07',
  leaves: [BOOSTED_EFFECT],
  on: {
    'turn-end': {
      modify(t, { on }, event) {
        if (event.creature === on)
          event.events.push({ id: 'special-ward', by: on, run: () => grant(t, on) });
      },
    },
  },
};

const SHIELDS: ChoiceHint = { shields: true };

/** Grants itself or one ally in sight Special Ward; nothing is kept for later (KC-WRD-07, KC-WRD-09). */
function* grant(t: Kazzam, id: CreatureId): Flow<void> {
  const { state } = t;
  const boosts = removeEffects(t, ({ kind, on }) => kind === BOOSTED && on === id, 'KC-WRD-24');
  if (!isOnMap(creatureOf(state, id))) return;
  const { creature } = yield* choose(
    t,
    id,
    'special-ward',
    [id, ...alliesInSight(t, id)].map((other) => creatureOption(state, other)),
    { rule: 'KC-WRD-07', about: { bot: SHIELDS } },
  );
  const bought = yield* spendOnGrant(t, id);
  const amount = GRANT + boosts.length + bought;
  yield* gainWard(t, { on: creature, amount, by: id, special: true });
}
