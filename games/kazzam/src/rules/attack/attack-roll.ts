import { chooseAmount, type Flow } from '@tablewright/engine';
import { type CreatureId, NOBODY } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { creatureOf, rollerOf, seatOf } from '../court/creatures.ts';
import type { Body } from '../court/footprint.ts';
import { isThing } from '../court/things.ts';
import { throwDice } from '../effects/dice.ts';
import type { RollEvent } from '../effects/moments.ts';
import type { AttackPower } from '../effects/power.ts';
import { BITS, has } from '../effects/status.ts';
import { nothing, windows } from '../effects/windows.ts';
import { strike } from '../harm/scoring.ts';
import {
  diceMode,
  type Face,
  finalResult,
  hitOf,
  raised,
  usableTokens,
} from '../numbers/result.ts';
import { chances, hindrances } from './aim.ts';
import { gainMissToken } from './miss-token.ts';

/** How an attack is made, where it is not one of its own action. */
export interface Manner {
  /** Ids of rules that give this attack Advantage besides what can be seen. */
  readonly advantages?: readonly string[];
  readonly disadvantages?: readonly string[];
  /** To whom it grants no Opportunity (KZ-STAT-47). */
  readonly spared?: CreatureId;
  /** Where all of it is made from, as an area is (KC-POR-25). */
  readonly from?: Body;
  /** Where it is made from at those whom its attacker has passed, however far they are now (KM-MINO-07). */
  readonly passed?: ReadonlyMap<CreatureId, Body>;
  /** Of several targets some may be left out. */
  readonly spares?: true;
  /** Not the first roll of its attack action: no Miss Token, Strike or Role Boost (KZ-ATK-07). */
  readonly later?: boolean;
  /** It is a Miss Trigger, which is no "first attack" of a group in a round (D-25). */
  readonly reply?: true;
  /** Without Role Boost, as a text may say (KZ-ATK-25). */
  readonly withoutBoost?: boolean;
  /** A 1 gives no Strike (KC-OPT-06). */
  readonly withoutStrike?: boolean;
}

/** Rolls, with whatever changes that (KZ-ATK-10 to KZ-ATK-18). */
export function* rollAttack(
  t: Kazzam,
  attacker: CreatureId,
  target: CreatureId,
  power: AttackPower,
  manner: Manner,
  origin: Body,
): Flow<Thrown> {
  // Creeps do not roll; what they do counts as a 4 (KZ-DEF-06).
  if (power.roll === 'none') return UNROLLED;
  const { state } = t;
  const roller = rollerOf(state, attacker);
  const first = manner.later !== true;
  const event = rollEvent(t, { attacker, target, power, first, from: origin });
  event.advantages.push(...(manner.advantages ?? []));
  event.disadvantages.push(...(manner.disadvantages ?? []));
  const isAthlete = creatureOf(state, roller).kind === 'athlete';
  const mayStrike = first && isAthlete && manner.withoutStrike !== true;
  const thrown = yield* settle(t, event);
  tellRoll(t, event, thrown);
  if (thrown.natural === 1 && mayStrike) strike(t, roller, 'KZ-STRK-01');
  return thrown;
}

function tellRoll(t: Kazzam, event: RollEvent, thrown: Thrown): void {
  if (!t.listening) return;
  const { attacker: who, target: of, power, advantages, disadvantages, bonus, threesAs } = event;
  const { dice, natural, tokens, result, foreseen } = thrown;
  // Of a 3 nothing else makes less.
  if (threesAs !== undefined && result < 3 && raised({ natural, bonus, tokens }) === 3)
    t.emit({ type: 'lessened', rule: threesAs.rule, who: of, of: who, to: result });
  t.emit({
    type: 'attack',
    rule: power.rule,
    who,
    of,
    ...byAnother(t, who),
    ...(isThing(of) ? { cell: creatureOf(t.state, of).cell } : {}),
    power: power.id,
    dice,
    ...(foreseen ? { foreseen } : {}),
    natural,
    bonus,
    tokens,
    result,
    advantages,
    disadvantages,
  });
}

/** That somebody else rolls for the attacker, if that is so (KC-SUM-03). */
function byAnother({ state }: Kazzam, attacker: CreatureId): { readonly roller?: CreatureId } {
  const roller = rollerOf(state, attacker);
  return roller === attacker ? {} : { roller };
}

/** An attack roll that is about to be made, with what can be seen to bear on it. */
export function rollEvent(
  t: Kazzam,
  {
    from,
    ...roll
  }: Pick<RollEvent, 'attacker' | 'target' | 'power' | 'first'> & { readonly from: Body },
): RollEvent {
  const { attacker, target, power } = roll;
  const { advantages, disadvantages } = chances(t, attacker, target, power, from);
  return {
    type: 'attack-roll',
    ...roll,
    advantages: [...advantages],
    disadvantages: [...disadvantages],
    twosAsFives: undefined,
    bonus: 0,
    guarded: has(creatureOf(t.state, target), BITS.guarded),
    threesAs: undefined,
  };
}

/**
 * Makes a pseudo-attack roll: whatever bears on attack rolls bears on it, but for what a target would
 * have, as nobody is attacked (KZ-DEF-05). A 1 is a Strike, a miss brings a Miss Token (KZ-STRK-07);
 * what a hit brings its power says.
 */
export function* pseudoAttack(t: Kazzam, attacker: CreatureId, power: AttackPower): Flow<Thrown> {
  const event: RollEvent = {
    type: 'attack-roll',
    attacker,
    target: NOBODY,
    power,
    first: true,
    advantages: [],
    disadvantages: [...hindrances(t.state, attacker)],
    twosAsFives: undefined,
    bonus: 0,
    guarded: false,
    threesAs: undefined,
  };
  const thrown = yield* settle(t, event);
  tellRoll(t, event, thrown);
  if (thrown.natural === 1) strike(t, attacker, 'KZ-STRK-07');
  if (hitOf(thrown.result) === 'miss') gainMissToken(t, attacker);
  return thrown;
}

/** What came of an attack roll. */
export interface Thrown {
  readonly dice: readonly number[];
  /** Whether a result kept from before stood in for them. */
  readonly foreseen: boolean;
  readonly natural: Face;
  /** Miss Tokens spent on it. */
  readonly tokens: number;
  readonly result: Face;
}

const UNROLLED: Thrown = { dice: [], foreseen: false, natural: 4, tokens: 0, result: 4 };

/**
 * Throws the dice, once whatever changes the roll has done so, and spends Miss Tokens on it
 * (KZ-ATK-10 to KZ-ATK-18).
 */
function* settle(t: Kazzam, event: RollEvent): Flow<Thrown> {
  yield* windows.pass(t, event, nothing);
  const { attacker, target, advantages, disadvantages, bonus, guarded, threesAs } = event;
  const from = creatureOf(t.state, attacker);
  const roller = rollerOf(t.state, attacker);
  const mode = diceMode(advantages.length, disadvantages.length, t.options.advantageCount);
  const { dice, face, foreseen } = yield* throwDice(t, roller, 'attack', mode, target);
  const natural = face === 2 && event.twosAsFives !== undefined ? 5 : face;
  const reading = { fierce: has(from, BITS.fierce), guarded, threesAs };
  const purse = creatureOf(t.state, roller);
  // Who commands a creature against its owner's will does not spend what is the owner's.
  const spends = roller === attacker || t.state.command?.creature !== attacker;
  const usable = spends ? usableTokens({ natural, bonus }, purse.missTokens) : 0;
  let tokens = 0;
  if (usable > 0) {
    if (t.listening) {
      const shown = foreseen ? { foreseen } : {};
      t.emit({
        type: 'thrown',
        rule: 'KZ-ATK-10',
        who: attacker,
        of: target,
        ...byAnother(t, attacker),
        dice,
        ...shown,
        natural,
      });
    }
    tokens = yield* chooseAmount(t, seatOf(t.state, attacker), 'miss-tokens', {
      rule: 'KZ-MISS-07',
      params: { who: attacker, natural },
      about: { who: attacker, of: target, natural, bonus, reading },
      min: 0,
      max: usable,
      fallback: 0,
    });
    purse.missTokens -= tokens;
  }
  const result = finalResult(raised({ natural, bonus, tokens }), reading);
  return { dice, foreseen, natural, tokens, result };
}
