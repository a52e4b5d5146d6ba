import type { Flow } from '@tablewright/engine';
import type { CreatureId, Effect, KazzamState } from '../../../model.ts';
import { plain } from '../../../rules/actions/actions.ts';
import { attackUnrolled, mayAttackUnrolled } from '../../../rules/attack/unrolled.ts';
import { areEnemies, creatureOf, creatureOption, isOnMap } from '../../../rules/court/creatures.ts';
import { isWithin } from '../../../rules/court/footprint.ts';
import { groundOf } from '../../../rules/court/ground-now.ts';
import type { Action } from '../../../rules/effects/action.ts';
import { choose } from '../../../rules/effects/ask.ts';
import type { Judge } from '../../../rules/effects/bot-hint.ts';
import { dataKind, dataOf, withData } from '../../../rules/effects/effect-data.ts';
import type { EffectDef } from '../../../rules/effects/effect-def.ts';
import { putInPlay } from '../../../rules/effects/in-play.ts';
import type { DamageEvent, InflictEvent } from '../../../rules/effects/moments.ts';
import { isHarm, removeEffects, untilNextTurnEnds } from '../../../rules/effects/status.ts';
import { askWilling } from '../../../rules/effects/willing.ts';
import { windows } from '../../../rules/effects/windows.ts';
import { divert, reduceHp } from '../../../rules/harm/damage.ts';
import { recover } from '../../../rules/harm/recover.ts';
import { wardOf } from '../../../rules/numbers/damage-total.ts';
import { alliesInSight } from '../../../rules/sight/sight.ts';
import type { Kazzam } from '../../../table.ts';

const RULE = 'KC-DIV-11';

/** On an Empath who shares what befalls it and an ally (KC-DIV-11). */
export const BOND = dataKind('empathic-bond', { target: 'creature' });

/** On that ally, for all to see. */
const BONDED = 'bonded';

/** How near the ally has to be as the bond is made (KC-DIV-11). */
export const BOND_NEAR = 5;

/** HP that change sides at most (KC-DIV-11). */
const SHARED = 2;

/** Allies that a bond could be made with. */
function bondable(t: Kazzam, id: CreatureId, near: number): readonly CreatureId[] {
  const { state } = t;
  if (!mayAttackUnrolled(t, id)) return [];
  const ground = groundOf(state);
  const self = creatureOf(state, id);
  return alliesInSight(t, id).filter((ally) => {
    const body = creatureOf(state, ally);
    return body.hp >= 1 && isWithin(ground, self, body, near);
  });
}

/** How many HP the one could give the other: it keeps one, and nothing is given in vain. */
function mostGiven(state: KazzamState, from: CreatureId, to: CreatureId): number {
  const { hp } = creatureOf(state, from);
  const { hp: before, maxHp } = creatureOf(state, to);
  return Math.max(0, Math.min(SHARED, hp - 1, maxHp - before));
}

/** For bots: the better for the one who is worse off. */
function worthOfGiving(state: KazzamState, from: CreatureId, to: CreatureId, amount: number) {
  const lead = creatureOf(state, from).hp - creatureOf(state, to).hp;
  return 0.1 * Math.min(amount, lead - amount);
}

/** Some HP from the Empath to its ally, or from the ally to it. */
function* transfer(t: Kazzam, by: CreatureId, ally: CreatureId): Flow<void> {
  const { state } = t;
  const gifts = (key: 'give-hp' | 'take-hp', from: CreatureId, to: CreatureId) =>
    Array.from({ length: mostGiven(state, from, to) }, (_, less) => ({
      id: `${key}-${less + 1}`,
      text: { key, params: { amount: less + 1, of: ally } },
      bot: { worth: worthOfGiving(state, from, to, less + 1) },
      gift: { from, to, amount: less + 1 },
    }));
  const chosen = yield* choose(
    t,
    by,
    'transfer-hp',
    [
      { id: 'none', bot: { worth: 0 } },
      ...gifts('give-hp', by, ally),
      ...gifts('take-hp', ally, by),
    ],
    { rule: RULE, of: { of: ally } },
  );
  if (!('gift' in chosen)) return;
  const { from, to, amount } = chosen.gift;
  reduceHp(t, from, amount, by, RULE);
  yield* recover(t, { who: to, amount, by, rule: RULE, together: [from] });
}

/** Makes the bond; there is one at most (KC-INV-15). */
function bind(t: Kazzam, by: CreatureId, ally: CreatureId): void {
  const { state } = t;
  removeEffects(t, ({ kind, on }) => kind === BOND.kind && on === by, RULE);
  const until = untilNextTurnEnds(state, by);
  const bond = withData(BOND, { target: ally });
  const { kind: source } = bond;
  const mark = state.nextEffect;
  const { id } = windows.attach(t, { ...bond, on: by, by, source, until, mark, amount: 0 });
  const along = { ends: 'with', effects: [id] } as const;
  putInPlay(state, { kind: BONDED, on: ally, by, source, until: along, amount: 0 });
}

function* makeBond(t: Kazzam, by: CreatureId, near: number): Flow<void> {
  const on = bondable(t, by, near);
  const ally = yield* askWilling(t, { by, power: BOND.kind, rule: RULE, on });
  if (ally === undefined) return;
  yield* attackUnrolled(t, by, function* () {
    if (!isOnMap(creatureOf(t.state, ally))) return;
    yield* transfer(t, by, ally);
    bind(t, by, ally);
  });
}

/** The other one of the two; nothing for who is neither. */
function otherOf({ state }: Kazzam, bond: Effect, creature: CreatureId): CreatureId | undefined {
  const { on } = bond;
  const { target } = dataOf(BOND, bond);
  if (creature !== on && creature !== target) return undefined;
  const other = creature === on ? target : on;
  return isOnMap(creatureOf(state, other)) ? other : undefined;
}

/** For bots: whoever bears it more easily, carriers last. */
function worthOfBearing(state: KazzamState, id: CreatureId, amount: number): number {
  const { hp, held, wards } = creatureOf(state, id);
  const harm = Math.max(0, amount - wardOf(wards));
  return harm >= hp ? -10 * (1 + held.length) : -harm / hp;
}

/** The Empath says which of the two it befalls, at any distance (KC-DIV-11). */
function* decides(
  t: Kazzam,
  empath: CreatureId,
  [first, other]: readonly [CreatureId, CreatureId],
  { key, amount, params }: Burden,
): Flow<boolean> {
  const { state } = t;
  const bearer = (id: CreatureId) => ({
    ...creatureOption(state, id),
    bot: { worth: worthOfBearing(state, id, amount) },
  });
  const { creature } = yield* choose(t, empath, key, [bearer(first), bearer(other)], {
    rule: RULE,
    of: { of: first },
    params,
    reaction: { key, take: 1, decline: 0 },
  });
  return creature === other;
}

/** What is to be borne: the question's key, its damage or what is as bad, and its words. */
interface Burden {
  readonly key: string;
  readonly amount: number;
  readonly params: Readonly<Record<string, string | number>>;
}

/** For bots: a status is about as bad as this much damage. */
const AS_BAD_AS = 2;

function* shareDamage(t: Kazzam, bond: Effect, { total, amount }: DamageEvent): Flow<void> {
  const { to } = total;
  const other = otherOf(t, bond, to);
  if (other === undefined || total.diverted !== undefined) return;
  const burden = { key: 'bond-damage', amount, params: { amount } };
  if (!(yield* decides(t, bond.on, [to, other], burden))) return;
  divert(t, total, other);
  if (t.listening) t.emit({ type: 'diverted', rule: RULE, who: to, of: other });
}

/** Whether a status harms whom it befalls; to fly or hover against its will does (KZ-STAT-70). */
function isNegative(state: KazzamState, { status, by, on }: InflictEvent): boolean {
  if (isHarm(status)) return true;
  const lifts = status === 'flying' || status === 'hovering';
  return lifts && by >= 0 && areEnemies(state, by, on);
}

function* shareStatus(t: Kazzam, bond: Effect, event: InflictEvent): Flow<void> {
  const { on, status } = event;
  const other = otherOf(t, bond, on);
  if (other === undefined || !isNegative(t.state, event)) return;
  const burden = { key: 'bond-status', amount: AS_BAD_AS, params: { status } };
  if (!(yield* decides(t, bond.on, [on, other], burden))) return;
  event.on = other;
  if (t.listening) t.emit({ type: 'diverted', rule: RULE, who: on, of: other, status });
}

export const BOND_EFFECT: EffectDef = {
  ...BOND,
  on: {
    damage: { before: shareDamage },
    inflict: { before: shareStatus },
    'taken-out': {
      // It ends with either of them (KC-DIV-06).
      modify(t, bond, { creature }) {
        if (creature === dataOf(BOND, bond).target)
          removeEffects(t, ({ id }) => id === bond.id, RULE);
      },
    },
  },
};

export const BONDED_EFFECT: EffectDef = { kind: BONDED };

/** For bots: while foes are about, and the more the less evenly the two fare. */
function worthOfBond({ t, id, count }: Judge, near: number): number {
  const { hp } = creatureOf(t.state, id);
  const gaps = bondable(t, id, near).map((ally) => Math.abs(creatureOf(t.state, ally).hp - hp));
  return (count('foes', 7) > 0 ? 0.1 : 0.02) + 0.03 * Math.max(0, ...gaps);
}

/** Empathic Bond: shares HP and harm with an ally that is near enough (KC-DIV-11). */
export function empathicBond(near: number): Action {
  return {
    ...plain(
      BOND.kind,
      'attack',
      RULE,
      (t, id) => bondable(t, id, near).length > 0,
      (t, id) => makeBond(t, id, near),
    ),
    bot: { worth: (judge) => worthOfBond(judge, near) },
  };
}
