import { describe, expect, test } from 'vitest';
import type { Answers } from '../../../../test/table.ts';

import { attack } from '../../../rules/attack/attack.ts';
import { BO, type Setting, WANDA, wardedTable, wardsOf } from './testing/warded.ts';
import { wardBash } from './ward-bash.ts';

const order = ['damage', 'effect', 'ward-bash'];

/** Wanda with so much Special Ward uses Ward Bash on Bo. */
function bash(special: number, answers: Answers, setting: Setting = {}) {
  const t = wardedTable(['ward-bash'], { Wanda: special }, { rolls: [4], ...setting });
  const { power } = wardBash;
  if (power === undefined) throw new Error('no power');
  t.run(attack(t, WANDA, BO, power), ...(answers ?? []));
  return [t.of('Bo').hp, wardsOf(t.state, WANDA)] as const;
}

describe('Ward Bash', () => {
  test('[KC-WRD-25] one more damage with any Ward at all, ordinary Ward too', () => {
    expect(bash(0, [['damage', 'effect']])).toEqual([6, []]);
    expect(bash(0, [['damage', 'effect']], { wanda: { ward: 1 } })).toEqual([5, ['1']]);
    expect(bash(1, [0, ['damage', 'effect']])).toEqual([5, ['1s']]);
  });

  test('[KC-WRD-25] a damage more for each point of Special Ward that she puts in', () => {
    expect(bash(3, [2, order])).toEqual([3, ['1s']]);
  });

  test('[KC-WRD-25] that she has Ward is looked at before it goes, in whatever order', () => {
    expect(bash(2, [2, ['ward-bash', 'effect', 'damage']])).toEqual([3, []]);
  });

  test('[KC-WRD-25] only Special Ward of her own on herself: ordinary Ward stays', () => {
    expect(bash(1, [1, order], { wanda: { ward: 2 } })).toEqual([4, ['2']]);
    const t = wardedTable(['ward-bash'], { Al: 2 }, { rolls: [4] });
    const { power } = wardBash;
    if (power !== undefined) t.run(attack(t, WANDA, BO, power), ['damage', 'effect']);
    expect(t.of('Bo')).toHaveHp(6);
  });

  test('[KC-WRD-25] all of it is one damage: Resist counts once', () => {
    const bo = { statuses: [{ status: 'resist', amount: 2 }] };
    // 2 + 1 + 2, less 2.
    expect(bash(2, [2, order], { bo })).toEqual([5, []]);
  });

  test('[KC-WRD-25] also on a 3, with the Effect alone or the damage alone', () => {
    expect(bash(2, ['effect', 2, ['effect', 'ward-bash']], { rolls: [3] })).toEqual([5, []]);
    // Pieces of damage alone need no order.
    expect(bash(2, ['damage', 2], { rolls: [3] })).toEqual([4, []]);
  });

  test('[KC-WRD-25] [KC-CONV-10] a 6 doubles the damage line only', () => {
    expect(bash(1, [1, order], { rolls: [6] })).toEqual([2, []]);
  });

  test('[KC-WRD-25] on a miss nothing is asked and nothing goes', () => {
    expect(bash(2, [], { rolls: [2] })).toEqual([8, ['2s']]);
  });

  test('[KC-WRD-25] it leaves nothing behind for the next attack', () => {
    const t = wardedTable(['ward-bash'], { Wanda: 1 }, { rolls: [4, 4] });
    const { power } = wardBash;
    if (power === undefined) throw new Error('no power');
    t.run(attack(t, WANDA, BO, power), 1, order);
    expect(t.of('Bo')).toHaveHp(4);
    t.run(attack(t, WANDA, BO, power), ['damage', 'effect']);
    expect(t.of('Bo')).toHaveHp(2);
  });
});
