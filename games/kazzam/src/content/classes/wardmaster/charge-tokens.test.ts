import { describe, expect, test } from 'vitest';

import { attack } from '../../../rules/attack/attack.ts';
import { BASIC_IMPLEMENT_ATTACK } from '../../../rules/effects/basic-powers.ts';
import { deal } from '../../../rules/harm/damage.ts';
import { layWard } from '../../../rules/harm/gain-ward.ts';
import { CHARGE_TOKENS } from './charge-tokens.ts';
import { AL, BO, type Setting, WANDA, warded, wardedTable, wardsOf } from './testing/warded.ts';

describe('Capacitive Ward', () => {
  const pick = ['capacitive-ward'];
  const tokens = ({ effects }: ReturnType<typeof wardedTable>['state']) =>
    effects.find(({ kind }) => kind === CHARGE_TOKENS)?.amount ?? 0;
  const hurt = { to: AL, by: BO, kind: 'other', melee: false } as const;

  /** Wanda with so many Charge Tokens; Al has lost as many points, one at a time. */
  const charged = (count: number, setting: Setting = {}) => {
    const t = wardedTable(pick, { Al: count }, setting);
    for (let lost = 0; lost < count; lost += 1) t.run(deal(t, hurt, 1, 'test'));
    return t;
  };

  test('[KC-WRD-12] a token for each damage that takes her Special Ward from an ally', () => {
    const t = wardedTable(pick, { Al: 3 });
    t.run(deal(t, hurt, 2, 'test'));
    expect(tokens(t.state)).toBe(1);
    t.run(deal(t, hurt, 1, 'test'));
    expect(tokens(t.state)).toBe(2);
    t.run(deal(t, hurt, 1, 'test'));
    expect(tokens(t.state)).toBe(2);
  });

  test('[KC-WRD-12] none for her own, for ordinary Ward, for an enemy’s', () => {
    const t = wardedTable(pick, { Wanda: 1, Bo: 1 });
    t.of('Al').wards.push({ amount: 1, onTop: false, by: WANDA });
    for (const to of [WANDA, AL, BO]) t.run(deal(t, { ...hurt, to }, 1, 'test'));
    expect(t.state.creatures.map(({ wards }) => wards)).toEqual([[], [], []]);
    expect(tokens(t.state)).toBe(0);
  });

  test('[KC-WRD-12] three tokens are a damage on a hit, as often as she can pay', () => {
    const paid = (count: number, bought: readonly number[]) => {
      const t = charged(count, { rolls: [4] });
      t.run(attack(t, WANDA, BO, BASIC_IMPLEMENT_ATTACK), ...bought);
      return [t.of('Bo').hp, tokens(t.state)];
    };
    expect(paid(2, [])).toEqual([6, 2]);
    expect(paid(4, [0])).toEqual([6, 4]);
    expect(paid(4, [1])).toEqual([5, 1]);
    expect(paid(6, [2])).toEqual([4, 0]);
  });

  test('[KC-WRD-12] on any attack of hers that hits, not on a miss or on others’ hits', () => {
    const missing = charged(3, { rolls: [2] });
    missing.run(attack(missing, WANDA, BO, BASIC_IMPLEMENT_ATTACK));
    const other = charged(3, { rolls: [4] });
    other.run(attack(other, AL, BO, BASIC_IMPLEMENT_ATTACK));
    expect([missing, other].map(({ state }) => [state.creatures[BO]?.hp, tokens(state)])).toEqual([
      [8, 3],
      [6, 3],
    ]);
  });

  test('[KC-WRD-12] tokens are kept when an interrupt makes a miss of the hit', () => {
    const bo = { class: 'porter', picks: ['porter/contingency-jump'] };
    const t = charged(3, { rolls: [4], bo });
    t.run(attack(t, WANDA, BO, BASIC_IMPLEMENT_ATTACK), 'yes', 'court(6,1)');
    expect([t.of('Bo').hp, tokens(t.state)]).toEqual([8, 3]);
  });

  test('[KC-WRD-12] two tokens make a grant one larger', () => {
    // Bo hits Al in two rounds for 2 each, and each time takes a point of Special Ward.
    const round = ['end-turn', 'Al', 'end-turn', 'basic-implement-attack', 'Al', 'end-turn'];
    const setting = { rolls: [4, 4] };
    const asking = warded(pick, [...round, ...round, 'end-turn', 'Al'], setting);
    expect(asking).toBeAskedFor('charge-tokens.grant');
    const court = warded(pick, [...round, ...round, 'end-turn', 'Al', 1], setting);
    expect([wardsOf(court.state, AL), tokens(court.state)]).toEqual([['2s'], 0]);
    const kept = warded(pick, [...round, ...round, 'end-turn', 'Al', 0], setting);
    expect([wardsOf(kept.state, AL), tokens(kept.state)]).toEqual([['1s'], 2]);
  });

  test('[KC-WRD-06] [KC-CONV-41] [KC-INV-10] Taken Out she loses them, and gains none while she is away', () => {
    const t = charged(2, { al: { hp: 8 } });
    const al = t.of('Al');
    if (al !== undefined) layWard(al, { amount: 1, onTop: true, by: WANDA });
    t.run(deal(t, { ...hurt, to: WANDA }, 9, 'test'));
    expect(tokens(t.state)).toBe(0);
    t.run(deal(t, hurt, 1, 'test'));
    expect([wardsOf(t.state, AL), tokens(t.state)]).toEqual([[], 0]);
  });
});
