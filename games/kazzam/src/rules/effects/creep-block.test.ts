import { describe, expect, test } from 'vitest';
import { BLOCKS } from '../../../test/content.ts';
import type { CreepType } from '../../model.ts';
import { basicAttackOf, groupOf } from './creep-block.ts';

describe('types of Creeps, with four athletes a team', () => {
  const rows: readonly (readonly [string, CreepType, number, number])[] = [
    ['[KZ-CREEP-06] [KM-CRP-01]', 'champion', 1, 20],
    ['[KZ-CREEP-07] [KM-CRP-02]', 'elite', 2, 12],
    ['[KZ-CREEP-08] [KM-CRP-03]', 'standard', 3, 8],
    ['[KZ-CREEP-09] [KM-CRP-04]', 'goon', 5, 5],
    ['[KZ-CREEP-10]', 'stooge', 10, 1],
    ['[KZ-CREEP-31]', 'scab', 25, 1],
  ];
  for (const [ids, type, size, hp] of rows) {
    test(`${ids} a group of type ${type} has ${size} of ${hp} HP`, () => {
      expect(groupOf(type, 4)).toEqual({ size, hp });
    });
  }
  test('[KM-CRP-07] nobody has less than 1 HP', () => {
    for (const [, type] of rows) expect(groupOf(type, 1).hp).toBeGreaterThanOrEqual(1);
  });
});

describe('blocks of the Beginner map', () => {
  test('[KM-SWARM-01] [KM-BEAR-01] [KM-LOVE-01] their headers', () => {
    const headers = ['swarm', 'bears', 'love'].map((id) => {
      const { type, speed, side = 1, range, mob } = BLOCKS.get(id) ?? {};
      return [type, speed, side, range, mob];
    });
    expect(headers).toEqual([
      ['standard', 6, 2, 1, true],
      ['elite', 4, 2, 1, false],
      ['standard', 6, 1, 6, false],
    ]);
  });
  test('[KZ-BASIC-10] [KZ-CREEP-05] basic attacks deal the base damage of the type at its range', () => {
    const basics = ['swarm', 'bears', 'love'].flatMap((id) => {
      const block = BLOCKS.get(id);
      return block === undefined ? [] : [basicAttackOf(block)];
    });
    expect(basics.map(({ damage, target, effect }) => [damage, target, effect])).toEqual([
      [2, 'melee', undefined],
      [3, 'melee', undefined],
      [2, { ranged: 6 }, undefined],
    ]);
  });
  test('[KZ-AI-25] [KM-INV-05] each face of the die has one row', () => {
    for (const id of ['swarm', 'bears', 'love', 'practice-golem', 'practice-archer']) {
      const faces = BLOCKS.get(id)?.rows.flatMap((row) => row.faces) ?? [];
      expect([...faces].sort()).toEqual([1, 2, 3, 4, 5, 6]);
    }
  });
});
