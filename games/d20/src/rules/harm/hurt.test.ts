import { describe, expect, test } from 'vitest';
import { inTurn, lay } from '../../../test/effects.ts';
import { type Sitting, sit } from '../../../test/rig.ts';
import type { Armoring, Trait } from '../../content/trait.ts';
import type { Creature, HealingWay } from '../../model.ts';
import { hazardDamage, hazardOf, strike } from './hazard.ts';
import { followMaximum, heal } from './heal.ts';
import { hurt, lock, sufferedOf } from './hurt.ts';
import { minorsLeave } from './minor.ts';
import { woundOf } from './wound.ts';

const armored = (id: string, ...parts: readonly Omit<Armoring, 'rule'>[]): Trait => ({
  id,
  rule: 'DT-GEN-05',
  takes: () => parts.map((part) => ({ rule: `DT-${id}`, ...part })),
});

const TRAITS: readonly Trait[] = [
  armored('double', { times: 2 }),
  armored('half', { isHalved: true }),
  armored('untouched', { isNone: true }),
  { id: 'mender', rule: 'DT-ROLE-16', restores: (_w, _self, way) => (way === 'care' ? 3 : 0) },
  { id: 'blight', rule: 'DT-COND-04', bans: ['heal'] },
  { id: 'restless', rule: 'DT-COND-29', bans: ['heal-naturally'] },
];

const table = (sitting: Sitting = {}) =>
  sit({
    seats: 2,
    ...sitting,
    content: { traits: Object.fromEntries(TRAITS.map((one) => [one.id, one])) },
  });

/** Somebody of 12 Hit Points at most. */
const TOUGH = { level: 2, hitDice: [6, 6] };
const danger = { rule: 'DT-HAZ-14', tags: ['fire'] };
const harm = (amount: number, more: object = {}) => ({ danger, isDamage: true, amount, ...more });

describe('Hit Points that are lost', () => {
  test.each([
    [[], 7, 7, []],
    [['double'], 7, 14, ['DT-double']],
    [['half', 'half'], 7, 1, ['DT-half', 'DT-half']],
    [['double', 'half', 'double'], 3, 6, ['DT-double', 'DT-half', 'DT-double']],
    [['untouched', 'double'], 7, 0, ['DT-untouched', 'DT-double']],
  ])('[DT-GEN-05] with %o of %d %d are suffered', (traits, amount, suffered, rules) => {
    const rig = table();
    const ash = rig.hero(TOUGH);
    ash.traits.push(...traits);
    expect(sufferedOf(rig.t, ash, harm(amount))).toEqual({ amount: suffered, rules });
    expect(sufferedOf(rig.t, ash, harm(amount, { isDamage: false }))).toEqual({
      amount,
      rules: [],
    });
  });

  test('[DT-HP-07, DT-HID-03] each loss is told with its wound and whose it was, and remembered', () => {
    const rig = table();
    const [ash, thug] = [rig.hero(TOUGH), rig.foe('thug')];
    inTurn(rig, ash);
    if (rig.state.combat !== undefined) rig.state.combat.round = 4;
    rig.told.length = 0;
    const by = (amount: number) =>
      rig.play(hurt(rig.t, ash, harm(amount, { danger: { ...danger, by: thug } }))).value;
    expect([by(2), by(5), by(0)]).toEqual([2, 5, 0]);
    const base = { type: 'hurt', rule: 'DT-HAZ-14', creature: ash.id, by: thug.id, tags: ['fire'] };
    expect(rig.told).toEqual(
      [
        [2, 'hurt'],
        [5, 'badly-hurt'],
        [0, 'badly-hurt'],
      ].map(([amount, wound]) => ({ ...base, amount, loss: amount, wound, changedBy: [] })),
    );
    expect([ash.hp, ash.hurtBy, rig.state.combat?.changed]).toEqual([5, { [thug.id]: 7 }, 4]);
    ash.life = 'dead';
    expect([by(3), ash.hp]).toEqual([0, 5]);
  });

  test('[DT-HP-08, DT-HP-09] never below −maximum; a blow that is held back stops at 0', () => {
    const left = (hp: number, amount: number, stopsAtZero = false) => {
      const rig = table();
      const ash = rig.hero(TOUGH);
      ash.hp = hp;
      const { value } = rig.play(hurt(rig.t, ash, harm(amount, { stopsAtZero })));
      return [value, ash.hp, rig.state.dying.length];
    };
    expect(left(12, 30)).toEqual([24, -12, 1]);
    expect(left(12, 23)).toEqual([23, -11, 0]);
    expect(left(12, 30, true)).toEqual([12, 0, 0]);
    expect(left(-2, 5, true)).toEqual([5, -7, 0]);
    expect(left(0, 12, true)).toEqual([12, -12, 1]);
  });

  test('[DT-HID-03] wounds: half of all or less is badly hurt', () => {
    const rig = table();
    const ash = rig.hero(TOUGH);
    const looks = (hp: number) => {
      ash.hp = hp;
      return woundOf(rig.t, ash);
    };
    expect([12, 11, 7, 6, 1, 0, -3].map(looks)).toEqual([
      ...['unhurt', 'hurt', 'hurt', 'badly-hurt', 'badly-hurt', 'down', 'down'],
    ]);
    ash.life = 'dust';
    expect(looks(12)).toBe('dead');
  });

  test('[DT-HP-15, DT-INV-22] no more is locked than is lost, one pool for each trait', () => {
    const rig = table();
    const ash = rig.hero(TOUGH);
    lock(rig.t, ash, 'troll', ['natural'], 3);
    expect(ash.lockedLoss).toEqual([]);
    ash.hp = 4;
    lock(rig.t, ash, 'troll', ['natural'], 3);
    lock(rig.t, ash, 'troll', ['natural'], 2);
    lock(rig.t, ash, 'vampire', ['care'], 9);
    lock(rig.t, ash, 'vampire', ['care'], 1);
    expect(ash.lockedLoss).toEqual([
      { trait: 'troll', ways: ['natural'], amount: 5 },
      { trait: 'vampire', ways: ['care'], amount: 3 },
    ]);
  });
});

describe('Hit Points that come back', () => {
  const healed = (
    change: (ash: Creature, rig: ReturnType<typeof table>) => void,
    way: HealingWay = 'care',
    amount = 5,
    upTo?: number,
  ) => {
    const rig = table();
    const [ash, bo] = [rig.hero(TOUGH), rig.hero()];
    ash.hp = 4;
    bo.traits.push('mender');
    change(ash, rig);
    const healing = { amount, way, rule: 'DT-HEAL-05', by: bo };
    const { value } = rig.play(
      heal(rig.t, ash, upTo === undefined ? healing : { ...healing, upTo }),
    );
    expect(rig.events('healed')).toEqual(
      value === 0
        ? []
        : [
            {
              type: 'healed',
              rule: 'DT-HEAL-05',
              creature: ash.id,
              amount: value,
              way,
              by: bo.id,
            },
          ],
    );
    return [value, ash.hp];
  };

  test('[DT-HEAL-05, DT-ROLE-16] with what their healer adds, to the maximum or to what is set', () => {
    expect(healed(() => undefined)).toEqual([8, 12]);
    expect(healed(() => undefined, 'magic')).toEqual([5, 9]);
    expect(healed(() => undefined, 'magic', 20)).toEqual([8, 12]);
    expect(healed(() => undefined, 'magic', 5, 7)).toEqual([3, 7]);
    expect(healed(() => undefined, 'magic', 5, 3)).toEqual([0, 4]);
    expect(healed(() => undefined, 'care', 0)).toEqual([0, 4]);
    expect(healed((ash) => Object.assign(ash, { life: 'dead' }))).toEqual([0, 4]);
  });

  test('[DT-COND-04, DT-COND-29] what stops healing stops all but tokens and repairs, or rest alone', () => {
    const blighted = (ash: Creature) => ash.traits.push('blight');
    const ways = ['care', 'magic', 'natural', 'token', 'repair'] as const;
    const gains = (change: (ash: Creature) => void) =>
      ways.filter((way) => healed(change, way)[0] !== 0);
    expect(gains(blighted)).toEqual(['token', 'repair']);
    expect(gains((ash) => ash.traits.push('restless'))).toEqual([
      ...['care', 'magic', 'token', 'repair'],
    ]);
  });

  test('[DT-HP-15] not above what is locked to another way; its own way unlocks point by point', () => {
    const rig = table();
    const ash = rig.hero(TOUGH);
    const pools = [
      { trait: 'a', ways: ['natural'], amount: 3 },
      { trait: 'b', ways: ['natural', 'care'], amount: 2 },
    ] as const;
    const after = (way: HealingWay, amount: number) => {
      ash.hp = 4;
      ash.lockedLoss = pools.map((pool) => ({ ...pool }));
      rig.play(heal(rig.t, ash, { amount, way, rule: 'DT-HEAL-05' }));
      return [ash.hp, ash.lockedLoss.map((pool) => pool.amount)];
    };
    expect(after('magic', 9)).toEqual([7, [3, 2]]);
    expect(after('care', 1)).toEqual([5, [3, 1]]);
    expect(after('care', 9)).toEqual([9, [3]]);
    expect(after('natural', 4)).toEqual([8, [1]]);
    expect(after('token', 6)).toEqual([10, [2]]);
  });

  test('[DT-HP-11] whoever comes above 0 wakes, and is not dying any more', () => {
    const rig = table();
    const ash = rig.hero(TOUGH);
    inTurn(rig, ash);
    ash.hp = -4;
    lay(rig, ash, 'unconscious');
    rig.state.dying = [
      { creature: ash.id, rule: 'DT-HP-09', tags: [] },
      { creature: 9, rule: 'DT-HP-09', tags: [] },
    ];
    if (rig.state.combat !== undefined) rig.state.combat.round = 3;
    const gains = (amount: number) => {
      rig.told.length = 0;
      rig.play(heal(rig.t, ash, { amount, way: 'magic', rule: 'DT-HEAL-05' }));
      return [rig.told.map(({ type }) => type), ash.effects.length, rig.state.dying.length];
    };
    expect(gains(4)).toEqual([['healed'], 1, 2]);
    expect(gains(1)).toEqual([['healed', 'relieved', 'woke'], 0, 1]);
    expect(gains(1)).toEqual([['healed'], 0, 1]);
    expect(rig.state.combat?.changed).toBe(3);
  });

  test.each([
    [8, 12, 8],
    [8, 9, 11],
    [0, 9, 0],
    [-4, 9, -4],
    [12, 14, 12],
    [14, 14, 12],
    [-12, 14, -11],
    [-14, 14, -12],
    [-13, 14, -11],
  ])('[DT-ABIL-09, DT-HP-09, DT-HP-14] %d of %d at most become %d of 12', (hp, before, is) => {
    const rig = table();
    const ash = rig.hero(TOUGH);
    ash.hp = hp;
    followMaximum(rig.t, ash, before);
    expect(ash.hp).toBe(is);
  });
});

describe('hazards', () => {
  test.each([
    [9, 10, 20],
    [10, 10, 5],
    [11, 11, 5],
    [10, 11, 22],
  ])(
    '[DT-SAVE-02, DT-HAZ-02] a save of %d against Level %d costs %d Hit Points',
    (face, level, loss) => {
      expect(hazardDamage(level, face >= level)).toBe(loss);
      const rig = table({ dice: [face] });
      const ash = rig.hero({ level: 9, hitDice: Array(9).fill(6) });
      const saved = rig.play(strike(rig.t, ash, hazardOf(rig.t, 'covered-pit', level))).value;
      expect([saved, 54 - ash.hp]).toEqual([face >= level, loss]);
      expect(rig.events('rolled')).toMatchObject([{ rule: 'DT-SAVE-02', target: level }]);
    },
  );

  test('[DT-AGM-02] whoever has prepared for it is passed by once, and the dead at all times', () => {
    const rig = table({ dice: [20] });
    const [ash, bo] = [rig.hero(TOUGH), rig.hero(TOUGH)];
    const is = { on: 'avoid-hazard', is: 'advantage', for: 'scene' } as const;
    rig.state.circumstances.push({ id: 1, rule: 'DT-AGM-02', who: [ash.id], is, since: 0 });
    const hazard = hazardOf(rig.t, 'covered-pit');
    bo.life = 'dead';
    const strikes = (one: Creature) => rig.play(strike(rig.t, one, hazard)).value;
    expect([strikes(bo), strikes(ash)]).toEqual([true, true]);
    expect([rig.state.circumstances, rig.told]).toEqual([
      [],
      [{ type: 'spared', rule: 'DT-AGM-02', creature: ash.id, hazard: hazard.hazard.rule }],
    ]);
    strikes(ash);
    rig.allDiceUsed();
  });
});

test('[DT-HP-12] of minor ones that fall each has its own fate, told with it', () => {
  const rig = table();
  const [ash, one, two] = [rig.hero(), rig.foe('thug'), rig.foe('thug')];
  for (const { id } of [one, two])
    rig.state.dying.push({ creature: id, rule: 'DT-HP-09', tags: [], isMinor: true, by: ash.id });
  one.hp = -4;
  two.hp = -4;
  const { asked } = rig.play(minorsLeave(rig.t), [
    ['fate', 'captured'],
    ['fate', 'dying'],
  ]);
  expect(asked).toEqual(['fate 0', 'fate 0']);
  expect([one.hp, two.hp, rig.state.dying]).toEqual([-3, -3, []]);
  expect(one.effects).toMatchObject([
    { kind: 'surrendered', source: { rule: 'DT-HP-12', by: ash.id }, until: { at: 'scene' } },
  ]);
  expect(rig.events('out-of-play')).toEqual(
    [
      [one, 'captured'],
      [two, 'dying'],
    ].map(([who, fate]) => ({
      type: 'out-of-play',
      rule: 'DT-HP-12',
      creature: (who as Creature).id,
      fate,
    })),
  );
});
