import { describe, expect, test } from 'vitest';

import { attack } from '../../../rules/attack/attack.ts';
import { BASIC_IMPLEMENT_ATTACK } from '../../../rules/effects/basic-powers.ts';
import { giveStatus } from '../../../rules/effects/status.ts';
import { deal } from '../../../rules/harm/damage.ts';
import { layWard } from '../../../rules/harm/gain-ward.ts';
import { speedOf } from '../../../rules/movement/speed.ts';
import { AL, BO, type Setting, WANDA, wardedTable, wardsOf } from './testing/warded.ts';

describe('Motile Ward', () => {
  test('[KC-WRD-10] whoever has her Special Ward is two squares faster, not two for each point', () => {
    const t = wardedTable(['motile-ward'], { Al: 1, Wanda: 3 });
    expect([WANDA, AL, BO].map((id) => speedOf(t, id))).toEqual([8, 8, 6]);
  });

  test('[KC-WRD-10] enemies too; and another’s Special Ward or ordinary Ward does nothing', () => {
    const t = wardedTable(['motile-ward'], { Bo: 1 });
    const al = t.of('Al');
    if (al === undefined) throw new Error('no Al');
    layWard(al, { amount: 1, onTop: true, by: BO });
    al.wards.push({ amount: 1, onTop: false, by: WANDA });
    expect([AL, BO].map((id) => speedOf(t, id))).toEqual([6, 8]);
  });

  test('[KC-WRD-10] [KZ-MOVE-02] it is added before halving, and is gone with the last point', () => {
    const t = wardedTable(['motile-ward'], { Al: 1 });
    const until = { ends: 'match' } as const;
    giveStatus(t, { kind: 'slowed', on: AL, by: BO, source: 'test', until });
    expect(speedOf(t, AL)).toBe(4);
    t.run(deal(t, { to: AL, by: BO, kind: 'other', melee: false }, 1, 'test'));
    expect(speedOf(t, AL)).toBe(3);
  });
});

describe('Reflective Ward', () => {
  /** Bo attacks Al, who has so much Special Ward. */
  const missed = (ward: number, rolls: readonly number[], setting: Setting = {}) => {
    const t = wardedTable(['reflective-ward'], { Al: ward }, { ...setting, rolls });
    t.run(attack(t, BO, AL, BASIC_IMPLEMENT_ATTACK));
    return t.state;
  };

  test('[KC-WRD-11] an enemy whose roll misses its bearer takes a damage', () => {
    const state = missed(1, [2]);
    expect([state.creatures[BO]?.hp, wardsOf(state, AL)]).toEqual([7, ['1s']]);
  });

  test('[KC-WRD-11] not without Special Ward, and not on a hit', () => {
    expect(missed(0, [2]).creatures[BO]?.hp).toBe(8);
    expect(missed(1, [4]).creatures[BO]?.hp).toBe(8);
  });

  test('[KC-WRD-11] for each missed roll', () => {
    const t = wardedTable(['reflective-ward'], { Al: 1, Wanda: 1 }, { rolls: [1, 2] });
    t.run(attack(t, BO, [WANDA, AL], BASIC_IMPLEMENT_ATTACK), 'Al');
    expect(t.of('Bo')).toHaveHp(6);
  });

  test('[KC-WRD-11] not when a power has turned a hit into a miss', () => {
    const t = wardedTable(
      ['reflective-ward'],
      { Al: 1 },
      { rolls: [4], al: { class: 'porter', picks: ['porter/contingency-jump'] } },
    );
    t.run(attack(t, BO, AL, BASIC_IMPLEMENT_ATTACK), 'yes', 'court(0,2)');
    expect([t.of('Al').hp, t.of('Bo').hp]).toEqual([8, 8]);
  });

  test('[KC-WRD-11] [KZ-WARD-01] it is damage that Ward absorbs, and hers if it Takes Out', () => {
    const guarded = missed(1, [2], { bo: { ward: 1 } });
    expect([guarded.creatures[BO]?.hp, wardsOf(guarded, BO)]).toEqual([8, []]);
    const felled = missed(1, [2], { bo: { hp: 1 } });
    expect([felled.creatures[BO]?.cell, felled.points]).toEqual([-1, [1, 0]]);
  });

  test('[KC-WRD-11] a teammate that misses takes nothing', () => {
    const t = wardedTable(['reflective-ward'], { Al: 1 }, { rolls: [2] });
    t.run(attack(t, WANDA, AL, BASIC_IMPLEMENT_ATTACK));
    expect(t.of('Wanda')).toHaveHp(8);
  });
});
