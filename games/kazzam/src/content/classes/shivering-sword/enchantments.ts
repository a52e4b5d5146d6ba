import type { Flow } from '@tablewright/engine';
import type { CreatureId, KazzamState } from '../../../model.ts';
import { isMelee } from '../../../rules/attack/aim.ts';
import {
  areEnemies,
  creatureOf,
  creatureOption,
  creaturesWhere,
  isOnMap,
} from '../../../rules/court/creatures.ts';
import { choose, confirm } from '../../../rules/effects/ask.ts';
import { dataKind, type EffectOf, withData } from '../../../rules/effects/effect-data.ts';
import type { EffectDef } from '../../../rules/effects/effect-def.ts';
import { effectOn } from '../../../rules/effects/in-play.ts';
import type { HitEvent, MissEvent } from '../../../rules/effects/moments.ts';
import { windows } from '../../../rules/effects/windows.ts';
import { deal, isBloodied } from '../../../rules/harm/damage.ts';
import { heldBy, holds } from '../../../rules/harm/grabs.ts';
import { provoke } from '../../../rules/harm/provoke.ts';
import type { Kazzam } from '../../../table.ts';
import { isAble, isArmed, isInReach } from './reach-of-blade.ts';
import type { Spell } from './spells.ts';
import { statusThief } from './status-thief.ts';

/** Damage that a spell deals besides attacks. */
function* harm(
  t: Kazzam,
  by: CreatureId,
  to: CreatureId,
  amount: number,
  rule: string,
): Flow<void> {
  provoke(t.state, to, by);
  yield* deal(t, { to, by, kind: 'other', melee: false }, amount, rule);
}

/** Asks whether to use what a trigger allows. */
function* takes(t: Kazzam, who: CreatureId, of: CreatureId, spell: Spell): Flow<boolean> {
  const { kind: key, rule } = spell;
  return yield* confirm(t, who, key, {
    rule,
    of: { of },
    usual: true,
    reaction: { key, take: 1, decline: 0 },
  });
}

/** Damage to those it holds (KC-SHV-10). */
const SQUEEZE = 2;

/** Sword Hold: whoever it holds pays for misses and failed escapes (KC-SHV-10). */
const swordHold: Spell = {
  kind: 'sword-hold',
  bot: { worth: ({ t, id }) => (heldBy(t.state, id).length > 0 ? 0.3 : 0.06) },
  rule: 'KC-SHV-10',
  sort: 'enchantment',
  on: {
    attack: {
      *after(t, { on }, { rolls }) {
        const { state } = t;
        const missed = rolls.some(({ target, hit }) => target === on && !hit);
        const held = heldBy(state, on);
        if (!missed || !isArmed(state, on) || !held.some((other) => areEnemies(state, on, other)))
          return;
        const { creature } = yield* choose(
          t,
          on,
          'sword-hold',
          held.map((other) => creatureOption(state, other)),
          { rule: 'KC-SHV-10' },
        );
        yield* harm(t, on, creature, SQUEEZE, 'KC-SHV-10');
      },
    },
    save: {
      *after(t, { on }, { creature, escape: escapes, saved }) {
        if (!escapes || saved || !isArmed(t.state, on) || !holds(t.state, on, creature)) return;
        yield* harm(t, on, creature, SQUEEZE, 'KC-SHV-10');
      },
    },
  },
};

/** On a bearer of Whirling that has used it since its turn began (KC-SHV-11). */
const WHIRLED = 'whirled';

export const WHIRLED_EFFECT: EffectDef = { kind: WHIRLED };

/**
 * Whirling: cuts an enemy that ends its turn in reach (KC-SHV-11). Its `amount` is 1 if the
 * creature whose turn ends was in reach when the End Phase began (D-30).
 */
const whirling: Spell = {
  kind: 'whirling',
  bot: { worth: ({ count }) => 0.06 * count('foes', 2) },
  rule: 'KC-SHV-11',
  sort: 'enchantment',
  on: {
    'turn-end': {
      modify(t, { on }, { creature, events }) {
        const { state } = t;
        const used = state.effects.some(
          ({ kind, on: bearer }) => kind === WHIRLED && bearer === on,
        );
        if (used || !isInReach(t, on, creature) || !isArmed(state, on) || !isAble(state, on))
          return;
        events.push({ id: `whirling-${on}`, by: on, run: () => whirl(t, on, creature) });
      },
    },
  },
};

/** Cuts who has ended its turn in reach. */
function* whirl(t: Kazzam, on: CreatureId, creature: CreatureId): Flow<void> {
  const { state } = t;
  if (!isArmed(state, on) || !isAble(state, on)) return;
  if (!isOnMap(creatureOf(state, creature))) return;
  if (!(yield* takes(t, on, creature, whirling))) return;
  const until = {
    ends: 'turn-start',
    of: on,
    turn: creatureOf(state, on).turns + 1,
  } as const;
  const mark = state.nextEffect;
  const source = 'whirling';
  windows.attach(t, { kind: WHIRLED, on, by: on, source, until, mark, amount: 0 });
  yield* harm(t, on, creature, 1, 'KC-SHV-11');
}

/** What a Guardless Blade costs its bearer, and deals (KC-SHV-13). */
const PRICE = 2;

/** Pays with its own HP or Ward, then cuts an enemy, even with its last breath (KC-SHV-13). */
function* trade(t: Kazzam, on: CreatureId, enemy: CreatureId): Flow<void> {
  const passes = ['resist'] as const;
  const own = { to: on, by: on, kind: 'other', melee: false, passes } as const;
  yield* deal(t, own, PRICE, 'KC-SHV-13');
  yield* harm(t, on, enemy, PRICE, 'KC-SHV-13');
}

/** Guardless Blade: wounds for wounds (KC-SHV-13). */
const guardlessBlade: Spell = {
  kind: 'guardless-blade',
  bot: {
    worth: ({ t, id, count }) =>
      isBloodied(creatureOf(t.state, id)) ? 0 : 0.08 * count('foes', 2),
  },
  rule: 'KC-SHV-13',
  sort: 'enchantment',
  on: {
    damaged: {
      *after(t, { on }, { total: { to, by, kind } }) {
        const { state } = t;
        if (to !== on || kind !== 'attack' || by < 0) return;
        if (!isArmed(state, on) || !isAble(state, on) || !isInReach(t, on, by)) return;
        if (yield* takes(t, on, by, guardlessBlade)) yield* trade(t, on, by);
      },
    },
    hit: {
      *after(t, { on }, { attacker, target, power }) {
        const { state } = t;
        if (attacker !== on || !areEnemies(state, on, target) || !isMelee(state, on, power)) return;
        if (power.line === 'effect' || !isArmed(state, on) || !isAble(state, on)) return;
        const near = creaturesWhere(state, (other) => other !== target && isInReach(t, on, other));
        if (near.length === 0 || !(yield* takes(t, on, target, guardlessBlade))) return;
        const { creature } = yield* choose(
          t,
          on,
          'guardless-target',
          near.map((other) => creatureOption(state, other)),
          { rule: 'KC-SHV-13' },
        );
        yield* trade(t, on, creature);
      },
    },
  },
};

/** On a bearer of Focused Blade: so many tokens, for that creature (KC-SHV-14). */
export const FOCUS = dataKind('focus-tokens', { target: 'creature' });

function focusOf(state: KazzamState, id: CreatureId): EffectOf<typeof FOCUS> | undefined {
  return effectOn(state, FOCUS, id);
}

/** A token more for the target of a roll, or none any more after a 6 (KC-SHV-14). */
function focus(t: Kazzam, on: CreatureId, { target, result }: HitEvent | MissEvent): void {
  const { state } = t;
  const tokens = focusOf(state, on);
  if (result < 6 && tokens?.data.target === target) {
    tokens.amount += 1;
    return;
  }
  if (tokens !== undefined) windows.detach(t, tokens.id);
  if (result === 6) return;
  const until = { ends: 'match' } as const;
  const source = 'focused-blade';
  const mark = state.nextEffect;
  const focused = withData(FOCUS, { target });
  windows.attach(t, { ...focused, on, by: on, source, until, mark, amount: 1 });
}

/** Focused Blade: surer with every attack on the same target (KC-SHV-14). */
const focusedBlade: Spell = {
  kind: 'focused-blade',
  bot: { worth: () => 0.09 },
  rule: 'KC-SHV-14',
  sort: 'enchantment',
  on: {
    'attack-roll': {
      modify({ state }, { on }, event) {
        if (event.attacker !== on || !isArmed(state, on)) return;
        const tokens = focusOf(state, on);
        if (tokens?.data.target === event.target) event.bonus += tokens.amount;
      },
      *before(t, { on }, { attacker, target }) {
        if (attacker !== on || !isArmed(t.state, on)) return;
        const tokens = focusOf(t.state, on);
        if (tokens !== undefined && tokens.data.target !== target) windows.detach(t, tokens.id);
      },
    },
    hit: {
      *after(t, { on }, event) {
        if (event.attacker === on && isArmed(t.state, on)) focus(t, on, event);
      },
    },
    miss: {
      *after(t, { on }, event) {
        if (event.attacker === on && isArmed(t.state, on)) focus(t, on, event);
      },
    },
  },
};

/** The Blade Enchantments. */
export const BLADE_ENCHANTMENTS: readonly Spell[] = [
  swordHold,
  whirling,
  guardlessBlade,
  focusedBlade,
  statusThief,
];
