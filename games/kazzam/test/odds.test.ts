import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tableOf } from '../src/bots/look.ts';
import { rollAttack } from '../src/rules/attack/attack-roll.ts';
import { type Odds, oddsOf } from '../src/rules/attack/odds.ts';
import { creatureOf } from '../src/rules/court/creatures.ts';
import {
  BASIC_IMPLEMENT_ATTACK,
  BASIC_PHYSICAL_ATTACK,
} from '../src/rules/effects/basic-powers.ts';
import type { AttackPower } from '../src/rules/effects/power.ts';
import { giveStatus } from '../src/rules/effects/status.ts';
import { windows } from '../src/rules/effects/windows.ts';
import {
  type AdvantageCount,
  type DiceMode,
  type Face,
  finalResult,
  raised,
} from '../src/rules/numbers/result.ts';
import type { Kazzam } from '../src/table.ts';
import { slowing, table, until } from './attack-table.ts';
import { CONTENT } from './game.ts';
import { type Duel, duel } from './sword.ts';
import { begin, type Court, floor, ours, type Told, theirs } from './table.ts';
import { luck } from './test-content.ts';

const FACES: readonly Face[] = [1, 2, 3, 4, 5, 6];

/** Every way in which two dice fall. */
const PAIRS = FACES.flatMap((one) => FACES.map((other) => [one, other] as const));

/** Ana's odds on Bo, three squares off unless something else is said. */
function odds(t: Kazzam, power: AttackPower = slowing): Odds {
  const found = oddsOf(t, 0, 1, power);
  if (found === undefined) throw new Error('Bo is no legal target');
  return found;
}

/** Chances in 36ths, which is what two dice come in. */
function shares(chances: readonly number[]): number[] {
  return chances.map((chance) => Number((chance * 36).toFixed(9)));
}

const sum = (chances: readonly number[]) => chances.reduce((all, chance) => all + chance, 0);

/** The shares of each result, and of a Strike, by what Ana and Bo have. */
function seen(
  ana: Told,
  bo: Told = {},
  power: AttackPower = slowing,
  options: Readonly<Record<string, unknown>> = {},
) {
  const { mode, results, strike } = odds(table([], { ana, bo, options }), power);
  return { mode, results: shares(results), strike: shares([strike])[0] };
}

const PLAIN = { mode: 'one', results: [6, 6, 6, 6, 6, 6], strike: 6 };
const HIGHER = { mode: 'higher', results: [1, 3, 5, 7, 9, 11], strike: 1 };
const LOWER = { mode: 'lower', results: [11, 9, 7, 5, 3, 1], strike: 11 };

const hidden = { statuses: ['hidden'] };
const restrained = { statuses: ['restrained'] };

describe('the dice of an attack', () => {
  test('[KZ-ATK-10] with one die each result has a chance of one in six', () => {
    const { mode, results, strike } = odds(table([]));
    expect([mode, results, strike]).toEqual(['one', Array(6).fill(1 / 6), 1 / 6]);
  });
  test('[KZ-ADV-01] [KZ-ADV-06] with Advantage the higher of two counts: 11 in 36 for a 6, 1 for a 1', () => {
    expect(seen(hidden)).toEqual(HIGHER);
    expect(odds(table([], { ana: hidden })).results).toEqual(
      [1, 3, 5, 7, 9, 11].map((share) => share / 36),
    );
  });
  test('[KZ-ADV-01] [KZ-ADV-07] with Disadvantage the lower of two counts: 1 in 36 for a 6, 11 for a 1', () => {
    expect(seen(restrained)).toEqual(LOWER);
    expect(odds(table([], { ana: restrained })).results).toEqual(
      [11, 9, 7, 5, 3, 1].map((share) => share / 36),
    );
  });
  test('[KZ-ADV-05] who is Prone is hit more easily beside its attacker, not from afar', () => {
    const bo = { at: '3,2', statuses: ['prone'] };
    expect(seen({}, bo, BASIC_PHYSICAL_ATTACK)).toEqual(HIGHER);
    expect(seen({}, bo)).toEqual(PLAIN);
  });
  test('[KZ-ADV-02] several Advantages count as one, and so do several Disadvantages', () => {
    const bo = { at: '3,2', statuses: ['prone', 'blinded'] };
    expect(seen(hidden, bo, BASIC_PHYSICAL_ATTACK)).toEqual(HIGHER);
    expect(seen({ statuses: ['restrained', 'blinded'] })).toEqual(LOWER);
  });
  test('[KZ-ADV-03] one of each cancel whatever the counts, unless the greater number is to count', () => {
    const bo = { at: '3,2', statuses: ['prone', 'blinded'] };
    const net = { advantageCount: 'net' };
    expect(seen(restrained, bo, BASIC_PHYSICAL_ATTACK)).toEqual(PLAIN);
    expect(seen(restrained, bo, BASIC_PHYSICAL_ATTACK, net)).toEqual(HIGHER);
    const hindered = { ...BASIC_PHYSICAL_ATTACK, roll: 'hindered' } as const;
    expect(seen(restrained, bo, hindered, net)).toEqual(PLAIN);
    const prone = { at: '3,2', statuses: ['prone'] };
    expect(seen(restrained, prone, hindered, net)).toEqual(LOWER);
  });
  test('[KZ-ATK-10] the rules that give Advantage and Disadvantage are named', () => {
    const bo = { at: '3,2', statuses: ['prone'] };
    const { advantages, disadvantages } = odds(
      table([], { ana: restrained, bo }),
      BASIC_PHYSICAL_ATTACK,
    );
    expect([advantages, disadvantages]).toEqual([['KZ-STAT-49'], ['KZ-STAT-57']]);
  });
  test('[KZ-ATK-01] [KZ-POWER-04] there are none on who is no legal target', () => {
    expect(oddsOf(table([], { bo: { at: '8,2' } }), 0, 1, slowing)).toBeDefined();
    expect(oddsOf(table([], { bo: { at: '9,2' } }), 0, 1, slowing)).toBeUndefined();
    expect(oddsOf(table([], { bo: hidden }), 0, 1, slowing)).toBeUndefined();
    expect(oddsOf(table([]), 0, 1, BASIC_PHYSICAL_ATTACK)).toBeUndefined();
  });
});

describe('Fierce and Guarded', () => {
  const fierce = { statuses: ['fierce'] };
  const guarded = { statuses: ['guarded'] };
  test('[KZ-ATK-16] [KZ-STAT-18] a Fierce attacker has the chances of 3 at 4 and of 5 at 6', () => {
    expect(seen(fierce)).toEqual({ ...PLAIN, results: [6, 6, 0, 12, 0, 12] });
    expect(seen({ statuses: ['fierce', 'hidden'] })).toEqual({
      ...HIGHER,
      results: [1, 3, 0, 12, 0, 20],
    });
    expect(seen({ statuses: ['fierce', 'restrained'] })).toEqual({
      ...LOWER,
      results: [11, 9, 0, 12, 0, 4],
    });
  });
  test('[KZ-ATK-16] [KZ-STAT-30] on a Guarded target those of 4 are at 3 and of 6 at 5', () => {
    expect(seen({}, guarded)).toEqual({ ...PLAIN, results: [6, 6, 12, 0, 12, 0] });
    expect(seen(hidden, guarded)).toEqual({ ...HIGHER, results: [1, 3, 12, 0, 20, 0] });
    expect(seen(restrained, guarded)).toEqual({ ...LOWER, results: [11, 9, 12, 0, 4, 0] });
  });
  test('[KZ-ATK-16] together they cancel, however many sources either has', () => {
    expect(seen(fierce, guarded)).toEqual(PLAIN);
    const twice = ['charm', 'blow'].map((source) => ({ status: 'fierce', source }));
    expect(seen({ statuses: twice }, guarded)).toEqual(PLAIN);
  });
  test('[KZ-ATK-16] a Guarded attacker and a Fierce target change nothing', () => {
    expect(seen(guarded, fierce)).toEqual(PLAIN);
  });
  test('[KZ-MISS-07] whether they hold is said, for who decides about Miss Tokens', () => {
    const said = (ana: Told, bo: Told) => {
      const { fierce: his, guarded: hers } = odds(table([], { ana, bo }));
      return [his, hers];
    };
    expect(said(fierce, {})).toEqual([true, false]);
    expect(said({}, guarded)).toEqual([false, true]);
    expect(said(guarded, fierce)).toEqual([false, false]);
    expect(said(fierce, guarded)).toEqual([true, true]);
  });
});

describe('twos that count as fives', () => {
  const lucky = (...statuses: readonly string[]) => ({
    class: 'hexer',
    picks: ['hexer/duelist'],
    statuses,
  });
  test('[KZ-ATK-14] [KC-HEX-10] the chance of a 2 is one of a 5, and the rule is named', () => {
    expect(seen(lucky())).toEqual({ ...PLAIN, results: [6, 0, 6, 6, 12, 6] });
    expect(odds(table([], { ana: lucky() })).twosAsFives).toBe('KC-HEX-10');
    const others = [theirs('Cy', '4,2')];
    const two = odds(table([], { ana: lucky(), others }));
    expect([two.twosAsFives, shares(two.results)]).toEqual([undefined, PLAIN.results]);
  });
  test('[KC-HEX-13] [KZ-ADV-01] it is the die that counts, not either of two', () => {
    expect(seen(lucky('hidden'))).toEqual({ ...HIGHER, results: [1, 0, 5, 7, 12, 11] });
    expect(seen(lucky('restrained'))).toEqual({ ...LOWER, results: [11, 0, 7, 5, 12, 1] });
  });
  test('[KZ-ATK-14] [KZ-ATK-16] a 2 that counts as a 5 is a 6 for who is Fierce', () => {
    expect(seen(lucky('fierce'))).toEqual({ ...PLAIN, results: [6, 0, 0, 12, 0, 18] });
  });
});

describe('bonuses and Miss Tokens', () => {
  const focused = (rolls: readonly number[], more: Duel = {}) =>
    duel(['focused-blade'], 'Sue', rolls, more).answer('basic-physical-attack', 'Bo');
  const on = (court: Court, name: string) => {
    const found = oddsOf(
      tableOf({ state: court.state, content: CONTENT }),
      0,
      court.id(name),
      BASIC_PHYSICAL_ATTACK,
    );
    return found && { bonus: found.bonus, results: shares(found.results), strike: found.strike };
  };
  test('[KZ-ATK-15] [KC-SHV-14] a bonus of 1 moves all results up by one, a 6 stays one', () => {
    expect(on(focused([4]), 'Bo')).toEqual({
      bonus: 1,
      results: [0, 6, 6, 6, 6, 12],
      strike: 1 / 6,
    });
  });
  test('[KZ-ATK-15] [KZ-ATK-16] Fierce and Guarded read what the bonus has made', () => {
    const results = (sue: Told, bo: Told) => on(focused([4], { sue, bo }), 'Bo')?.results;
    expect(results({ statuses: ['fierce'] }, {})).toEqual([0, 6, 0, 12, 0, 18]);
    expect(results({}, { statuses: ['guarded'] })).toEqual([0, 6, 12, 0, 18, 0]);
  });
  test('[KC-SHV-14] against another target there is no such bonus, and to look costs no token', () => {
    const court = focused([4], { others: [theirs('Cy', '2,3')] });
    expect(on(court, 'Cy')).toMatchObject({ bonus: 0, results: PLAIN.results });
    expect(court.inPlay('focus-tokens', 'Sue')).toHaveLength(1);
    expect(on(court, 'Bo')?.bonus).toBe(1);
  });
  test('[KZ-MISS-07] [KZ-STRK-01] Miss Tokens are decided about after the roll, and left out', () => {
    expect(seen({ missTokens: 3 })).toEqual(PLAIN);
  });
});

describe('what is still to come', () => {
  test('[KC-WSL-14] Focus gives Advantage on implement attacks only, and to look does not use it up', () => {
    const ana = { class: 'wandslinger', picks: ['wandslinger/focus'] };
    const given = {
      court: floor(14, 5),
      athletes: [ours('Ana', '2,2', ana), theirs('Bo', '3,2')],
      turn: 'Ana',
    };
    const court = begin(given, { rolls: [2, 4] }).answer('focus');
    const modes = () =>
      [BASIC_IMPLEMENT_ATTACK, BASIC_PHYSICAL_ATTACK].map(
        (power) => odds(tableOf({ state: court.state, content: CONTENT }), power).mode,
      );
    expect([modes(), modes()]).toEqual([
      ['higher', 'one'],
      ['higher', 'one'],
    ]);
    court.answer('basic-implement-attack', 'Bo');
    expect(court.heard('attack')[0]?.dice).toEqual([2, 4]);
    expect(modes()).toEqual(['one', 'one']);
  });
  test('[KZ-ATK-10] to look at an attack changes nothing', () => {
    const t = table([], { ana: { class: 'hexer', picks: ['hexer/duelist'] } });
    const before = structuredClone(t.state);
    expect(odds(t)).toEqual(odds(t));
    expect(t.state).toEqual(before);
  });
});

/** What rules do about a roll, beyond what any content does. */
interface Luck {
  readonly advantages: number;
  readonly disadvantages: number;
  readonly bonus: number;
  readonly twos: boolean;
  readonly fierce: boolean;
  readonly guarded: boolean;
  readonly count: AdvantageCount;
}

/** Ana's turn, with dice that fall so and whatever she and Bo have of it. */
function tableWith(given: Luck, rolls: readonly number[] = []): Court {
  luck.now = given;
  const t = table(rolls, { options: { advantageCount: given.count } });
  const made = { by: 0, source: 'test', until } as const;
  windows.attach(t, { ...made, kind: 'test-luck', on: 0, mark: -1, amount: 0 });
  if (given.fierce) giveStatus(t, { ...made, kind: 'fierce', on: 0 });
  if (given.guarded) giveStatus(t, { ...made, kind: 'guarded', on: 1 });
  return t;
}

/** The dice that would be rolled (KZ-ADV-01 to KZ-ADV-03). */
function modeOf({ advantages, disadvantages, count }: Luck): DiceMode {
  if (count === 'net' && advantages !== disadvantages)
    return advantages > disadvantages ? 'higher' : 'lower';
  if (advantages > 0 === disadvantages > 0) return 'one';
  return advantages > 0 ? 'higher' : 'lower';
}

/** Which die counts, for every way in which the dice fall; one die falls six times. */
function keptOf(mode: DiceMode): readonly Face[] {
  return PAIRS.map(([one, other]) => {
    if (mode === 'one') return one;
    return mode === 'higher' ? (Math.max(one, other) as Face) : (Math.min(one, other) as Face);
  });
}

/** The same by counting: how many of all 36 ways come to each result, and to a Strike. */
function counted(given: Luck): { readonly results: number[]; readonly strike: number } {
  const results = [0, 0, 0, 0, 0, 0];
  let strike = 0;
  for (const kept of keptOf(modeOf(given))) {
    const natural: Face = given.twos && kept === 2 ? 5 : kept;
    if (natural === 1) strike += 1;
    const result = finalResult(raised({ natural, bonus: given.bonus, tokens: 0 }), given);
    results[result - 1] = (results[result - 1] ?? 0) + 1;
  }
  return { results, strike };
}

const ANY_LUCK = fc.record({
  advantages: fc.nat(3),
  disadvantages: fc.nat(3),
  bonus: fc.nat(6),
  twos: fc.boolean(),
  fierce: fc.boolean(),
  guarded: fc.boolean(),
  count: fc.constantFrom<AdvantageCount>('cancelAny', 'net'),
});

const PLAIN_LUCK: Luck = {
  advantages: 0,
  disadvantages: 0,
  bonus: 0,
  twos: false,
  fierce: false,
  guarded: false,
  count: 'cancelAny',
};

describe('all that can change a roll at once', () => {
  test('[KZ-ATK-10] [KZ-ATK-14] [KZ-ATK-15] [KZ-ATK-16] the chances are those of counting all ways in which the dice fall', () => {
    fc.assert(
      fc.property(ANY_LUCK, (given) => {
        const { mode, results, strike, bonus } = odds(tableWith(given));
        const ways = counted(given);
        expect([mode, bonus]).toEqual([modeOf(given), given.bonus]);
        expect(shares(results)).toEqual(ways.results);
        expect(shares([strike])).toEqual([ways.strike]);
      }),
    );
  });
  test('[KZ-ATK-10] they are never negative, and together 1', () => {
    fc.assert(
      fc.property(ANY_LUCK, (given) => {
        const { results, strike } = odds(tableWith(given));
        expect(results).toHaveLength(6);
        expect(Math.min(strike, ...results)).toBeGreaterThanOrEqual(0);
        expect(sum(results)).toBeCloseTo(1, 12);
      }),
    );
  });
  test.each<readonly [string, Luck]>([
    ['one die', PLAIN_LUCK],
    ['one die, Fierce, twos as fives', { ...PLAIN_LUCK, twos: true, fierce: true }],
    ['one die, a bonus on a Guarded target', { ...PLAIN_LUCK, bonus: 2, guarded: true }],
    ['Advantage on a Guarded target', { ...PLAIN_LUCK, advantages: 2, guarded: true }],
    ['Advantage, all at once', { ...PLAIN_LUCK, advantages: 1, twos: true, bonus: 1 }],
    ['Disadvantage, Fierce', { ...PLAIN_LUCK, disadvantages: 1, fierce: true }],
    ['more Disadvantages', { ...PLAIN_LUCK, count: 'net', advantages: 1, disadvantages: 2 }],
  ])('[KZ-ATK-10] [KZ-STRK-01] what is shown is what is rolled: %s', (_name, given) => {
    const rolled = [0, 0, 0, 0, 0, 0];
    const dice = modeOf(given) === 'one' ? PAIRS.map(([one]) => one) : PAIRS.flat();
    const t = tableWith(given, dice);
    for (let at = 0; at < PAIRS.length; at += 1) {
      const { result } = t.run(rollAttack(t, 0, 1, slowing, {}, creatureOf(t.state, 0)));
      rolled[result - 1] = (rolled[result - 1] ?? 0) + 1;
    }
    const { results, strike } = odds(t);
    expect(shares(results)).toEqual(rolled);
    expect(shares([strike])).toEqual([t.state.strikes[0]]);
  });
});
