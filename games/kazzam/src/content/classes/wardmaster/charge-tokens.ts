import { chooseAmount, type Flow } from '@tablewright/engine';
import type { CreatureId, Effect, KazzamState } from '../../../model.ts';
import { areAllies, creatureOf, isOnMap, seatOf } from '../../../rules/court/creatures.ts';
import type { Ability } from '../../../rules/effects/ability.ts';
import type { EffectDef } from '../../../rules/effects/effect-def.ts';
import { putInPlay } from '../../../rules/effects/in-play.ts';
import type { HitEvent } from '../../../rules/effects/moments.ts';
import { removeEffects } from '../../../rules/effects/status.ts';
import { addDamage } from '../../../rules/harm/damage.ts';
import type { Kazzam } from '../../../table.ts';

/** What one more point costs: of damage, or of a grant of Special Ward (KC-WRD-12). */
const PRICES = { damage: 3, grant: 2 } as const;

/** Charge Tokens of a Wardmaster are this effect on it, so that a Take-Out ends them (KC-WRD-06). */
export const CHARGE_TOKENS = 'charge-tokens';
export const CHARGE_TOKENS_EFFECT: EffectDef = { kind: CHARGE_TOKENS };

function tokensOn({ effects }: KazzamState, id: CreatureId): Effect | undefined {
  return effects.find(({ kind, on }) => kind === CHARGE_TOKENS && on === id);
}

function gainToken(state: KazzamState, on: CreatureId): void {
  const tokens = tokensOn(state, on);
  if (tokens !== undefined) {
    tokens.amount += 1;
    return;
  }
  const until = { ends: 'match' } as const;
  putInPlay(state, {
    kind: CHARGE_TOKENS,
    on,
    by: on,
    source: 'capacitive-ward',
    until,
    amount: 1,
  });
}

/** Asks for how many points at that price it spends tokens, and takes them. */
function* spend(t: Kazzam, id: CreatureId, what: keyof typeof PRICES): Flow<number> {
  const { state } = t;
  const price = PRICES[what];
  const tokens = tokensOn(state, id);
  const most = Math.floor((tokens?.amount ?? 0) / price);
  if (tokens === undefined || most === 0) return 0;
  const bought = yield* chooseAmount(t, seatOf(state, id), `charge-tokens.${what}`, {
    rule: 'KC-WRD-12',
    params: { who: id, price },
    about: { who: id },
    min: 0,
    max: most,
    fallback: 0,
  });
  tokens.amount -= bought * price;
  if (tokens.amount === 0) removeEffects(t, (effect) => effect === tokens, 'KC-WRD-12');
  return bought;
}

/** Points that a Wardmaster adds to a grant of Special Ward for Charge Tokens (KC-WRD-12). */
export function* spendOnGrant(t: Kazzam, id: CreatureId): Flow<number> {
  return yield* spend(t, id, 'grant');
}

/** Damage that it adds to a hit for Charge Tokens (KC-WRD-12). */
function* spendOnHit(t: Kazzam, id: CreatureId, event: HitEvent): Flow<void> {
  const damage = yield* spend(t, id, 'damage');
  if (damage === 0) return;
  event.riders.push({
    id: 'charge-tokens',
    rule: 'KC-WRD-12',
    damage,
    harms: false,
    run() {
      addDamage(t, event.total, { own: damage }, 'KC-WRD-12');
      return undefined;
    },
  });
}

/** Capacitive Ward: a token whenever damage takes its Special Ward from an ally (KC-WRD-12). */
export const capacitiveWard: Ability = {
  id: 'wardmaster/capacitive-ward',
  rule: 'KC-WRD-12',
  on: {
    damaged: {
      *after({ state }, { on }, { total }) {
        const lost = total.lost.some(({ by, onTop }) => onTop && by === on);
        if (!lost || !areAllies(state, on, total.to)) return;
        if (isOnMap(creatureOf(state, on))) gainToken(state, on);
      },
    },
    hit: {
      modify(t, { on }, event) {
        if (event.attacker === on) event.asks.push(() => spendOnHit(t, on, event));
      },
    },
  },
};
