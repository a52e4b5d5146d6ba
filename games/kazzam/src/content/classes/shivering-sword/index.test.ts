import { expect, test } from 'vitest';
import { GAME } from '../../../../test/content.ts';
import type { Implement } from '../../../model.ts';
import { faultsOf } from '../../../rules/match/faults.ts';
import { KNOWN } from './testing/knowing.ts';

test('[KC-SHV-01] [KC-SHV-04] two, two, three and one are picked, and a sword is carried', () => {
  const build = (powers: readonly string[], implement: Implement) =>
    faultsOf(GAME, {
      name: 'Sue',
      role: 'striker',
      specialisation: 'sniper',
      className: 'shivering-sword',
      picks: [...KNOWN, ...powers].map((pick) => `shivering-sword/${pick}`),
      implement,
      level: 1,
    }).length;
  const powers = ['bloody-blade', 'dancing-blade', 'warding-blade', 'sword-sweep'];
  expect(build(powers, 'sword')).toBe(0);
  expect(build(powers, 'wand')).toBe(1);
  expect(build([...powers, 'ambush-blade'], 'sword')).toBe(1);
  expect(build(powers.slice(1), 'sword')).toBe(1);
  expect(build([...powers.slice(1), 'whirling'], 'sword')).toBe(1);
});
