import type { Flow } from '@tablewright/engine';
import type { CreatureId, Effect } from '../../../model.ts';
import { areEnemies, creatureOf } from '../../../rules/court/creatures.ts';
import { choose } from '../../../rules/effects/ask.ts';
import { castDice, keptOf } from '../../../rules/effects/dice.ts';
import type { EffectDef } from '../../../rules/effects/effect-def.ts';
import { effectOn } from '../../../rules/effects/in-play.ts';
import type { DiceEvent } from '../../../rules/effects/moments.ts';
import { windows } from '../../../rules/effects/windows.ts';
import type { Kazzam } from '../../../table.ts';
import type { Charm } from './charm.ts';
import { leave } from './charmed.ts';

/** Luck Tokens that a creature has (KC-CHM-32). */
export const LUCK_TOKENS = 'luck-tokens';

const LUCK = 'luck-charm';
const RULE = 'KC-CHM-32';

/** Asks whether a token is spent, and takes it. */
function* spends(
  t: Kazzam,
  token: Effect,
  key: 'luck-token' | 'luck-token-creep',
  of: CreatureId,
  { face, worth }: { readonly face: number; readonly worth: number },
): Flow<boolean> {
  const { id } = yield* choose(
    t,
    token.on,
    key,
    [
      { id: 'no', bot: { worth: 0 } },
      { id: 'yes', bot: { worth } },
    ],
    { rule: RULE, of: { of }, params: { face, count: token.amount } },
  );
  if (id === 'no') return false;
  token.amount -= 1;
  if (token.amount === 0) windows.detach(t, token.id);
  return true;
}

/** Whether its bearer may have this roll made again: its own attack, or an enemy's on it. */
function isItsAffair(t: Kazzam, { on }: Effect, { roller, target, purpose, again }: DiceEvent) {
  // A result that a token has brought stands.
  if (purpose !== 'attack' || again) return false;
  return roller === on || (target === on && areEnemies(t.state, on, roller));
}

/** For bots: a good roll of one's own is kept, and so is a poor one of an enemy. */
function worthOfAgain(isOwn: boolean, face: number): number {
  return (isOwn ? face < 3 : face > 3) ? 1 : -1;
}

const TOKENS_EFFECT: EffectDef = {
  kind: LUCK_TOKENS,
  on: {
    dice: {
      *after(t, token, event) {
        if (!isItsAffair(t, token, event)) return;
        const { roller, target, dice } = event;
        const face = keptOf(event);
        if (t.listening)
          t.emit({ type: 'thrown', rule: RULE, who: roller, of: target, dice, natural: face });
        const worth = worthOfAgain(roller === token.on, face);
        if (yield* spends(t, token, 'luck-token', roller, { face, worth })) castDice(t, event);
      },
    },
    blow: {
      *before(t, token, event) {
        const { attacker, target, power, less } = event;
        if (target !== token.on || !areEnemies(t.state, target, attacker)) return;
        if (power.damage <= less) return;
        const falls = creatureOf(t.state, target).hp <= power.damage - less;
        const how = { face: power.damage - less, worth: falls ? 1 : -1 };
        if (yield* spends(t, token, 'luck-token-creep', attacker, how)) event.less += 1;
      },
    },
  },
};

/** Its bearer succeeds at every Saving Throw (KC-CHM-32). */
const LUCK_EFFECT: EffectDef = {
  kind: LUCK,
  status: true,
  on: {
    saving: {
      modify(_t, { on }, event) {
        if (event.creature === on) event.sure = RULE;
      },
    },
  },
};

/** Luck Charm (KC-CHM-32). */
export const LUCK_CHARM: Charm = {
  id: LUCK,
  rule: RULE,
  encounter: true,
  // Tokens have no end: what does not end does not keep its bearer charmed (KC-CHM-09).
  *first(t, { by, on, source, times }) {
    const known = effectOn(t.state, LUCK_TOKENS, on);
    if (known !== undefined) known.amount += times;
    else leave(t, LUCK_TOKENS, { by, on, source, until: { ends: 'match' }, amount: times });
    return [];
  },
  *second(t, cast) {
    return [leave(t, LUCK, cast)];
  },
  leaves: [TOKENS_EFFECT, LUCK_EFFECT],
  bot: { worth: 0.22 },
};
