import { chooseAmount, type Flow } from '@tablewright/engine';
import type { CreatureId } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { creatureOf, seatOf } from '../court/creatures.ts';
import type { Body } from '../court/footprint.ts';
import { isThing } from '../court/things.ts';
import { throwDice } from '../effects/dice.ts';
import type { RollEvent } from '../effects/moments.ts';
import type { AttackPower } from '../effects/power.ts';
import { BITS, has } from '../effects/status.ts';
import { nothing, windows } from '../effects/windows.ts';
import { strike } from '../harm/scoring.ts';
import { diceMode, type Face, finalResult, raised, usableTokens } from '../numbers/result.ts';
import { chances } from './aim.ts';

/** How an attack is made, where it is not one of its own action. */
export interface Manner {
  /** Ids of rules that give this attack Advantage besides what can be seen. */
  readonly advantages?: readonly string[];
  readonly disadvantages?: readonly string[];
  /** To whom it grants no Opportunity (KZ-STAT-47). */
  readonly spared?: CreatureId;
  /** Where all of it is made from, as an area is (KC-POR-25). */
  readonly from?: Body;
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
  const from = creatureOf(state, attacker);
  const first = manner.later !== true;
  const seen = chances(t, attacker, target, power, origin);
  const event: RollEvent = {
    type: 'attack-roll',
    attacker,
    target,
    power,
    first,
    advantages: [...seen.advantages, ...(manner.advantages ?? [])],
    disadvantages: [...seen.disadvantages, ...(manner.disadvantages ?? [])],
    twosAsFives: undefined,
    bonus: 0,
  };
  const guarded = has(creatureOf(state, target), BITS.guarded);
  const mayStrike = first && from.kind === 'athlete' && manner.withoutStrike !== true;
  const thrown = yield* settle(t, event, guarded);
  if (t.listening) {
    const { dice, natural, tokens, result, foreseen } = thrown;
    const { advantages, disadvantages, bonus } = event;
    t.emit({
      type: 'attack',
      rule: power.rule,
      who: attacker,
      of: target,
      ...(isThing(target) ? { cell: creatureOf(state, target).cell } : {}),
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
  if (thrown.natural === 1 && mayStrike) strike(t, attacker, 'KZ-STRK-01');
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
function* settle(t: Kazzam, event: RollEvent, guarded: boolean): Flow<Thrown> {
  yield* windows.pass(t, event, nothing);
  const { attacker, target, advantages, disadvantages, bonus } = event;
  const from = creatureOf(t.state, attacker);
  const mode = diceMode(advantages.length, disadvantages.length, t.options.advantageCount);
  const { dice, face, foreseen } = yield* throwDice(t, attacker, 'attack', mode);
  const natural = face === 2 && event.twosAsFives !== undefined ? 5 : face;
  const fierce = has(from, BITS.fierce);
  const usable = usableTokens({ natural, bonus }, from.missTokens);
  let tokens = 0;
  if (usable > 0) {
    if (t.listening) {
      const shown = foreseen ? { foreseen } : {};
      t.emit({
        type: 'thrown',
        rule: 'KZ-ATK-10',
        who: attacker,
        of: target,
        dice,
        ...shown,
        natural,
      });
    }
    tokens = yield* chooseAmount(t, seatOf(t.state, attacker), 'miss-tokens', {
      rule: 'KZ-MISS-07',
      params: { who: attacker, natural },
      about: { who: attacker, of: target, natural, bonus, fierce, guarded },
      min: 0,
      max: usable,
      fallback: 0,
    });
    from.missTokens -= tokens;
  }
  const result = finalResult(raised({ natural, bonus, tokens }), { fierce, guarded });
  return { dice, foreseen, natural, tokens, result };
}
