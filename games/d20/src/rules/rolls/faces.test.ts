import { D6, D20 as DIE20 } from '@tablewright/engine';
import { describe, expect, test } from 'vitest';
import { lay } from '../../../test/effects.ts';
import { type Sitting, sit } from '../../../test/rig.ts';
import type { RollAt, Trait } from '../../content/trait.ts';
import { leaningOf, sumOf } from './parts.ts';
import {
  drawLot,
  facesOf,
  naturalOf,
  programFaces,
  rollD6,
  rollD20,
  toldFace,
  totalOf,
} from './roll.ts';

const part = (id: string, brings: readonly object[], against: readonly object[] = []): Trait =>
  ({ id, rule: 'DT-X', roll: () => brings, rollAgainst: () => against }) as unknown as Trait;

const bonus = (value: number, stack: string, from?: string) => ({
  is: 'bonus',
  value,
  stack,
  rule: `DT-${value}`,
  ...(from === undefined ? {} : { from }),
});

const TRAITS: Readonly<Record<string, Trait>> = {
  keen: part('keen', [{ is: 'advantage', rule: 'DT-UP', from: 'keen' }]),
  dull: part('dull', [{ is: 'disadvantage', rule: 'DT-DOWN' }]),
  feared: part('feared', [], [{ is: 'disadvantage', rule: 'DT-FEAR' }]),
  many: part('many', [
    bonus(2, 'item', 'charm'),
    bonus(3, 'item'),
    bonus(1, 'add'),
    bonus(-1, 'add'),
    bonus(1, 'gm'),
  ]),
};

const table = (sitting: Sitting = {}) => {
  const rig = sit({ ...sitting, content: { traits: TRAITS } });
  return { ...rig, ash: rig.hero(), thug: rig.foe('thug') };
};

describe('what bears on a roll', () => {
  test('[DT-ADV-03] one of either kind leans it, both together do not, however many', () => {
    const leans = (...traits: readonly string[]) => {
      const rig = table();
      rig.ash.traits = [...traits];
      const { mode, leans: sources } = leaningOf(rig.t, { kind: 'check', roller: rig.ash });
      return [mode, sources.map(({ rule }) => rule)];
    };
    expect(leans()).toEqual(['straight', []]);
    expect(leans('keen', 'keen')).toEqual(['advantage', ['DT-UP', 'DT-UP']]);
    expect(leans('dull')).toEqual(['disadvantage', ['DT-DOWN']]);
    expect(leans('keen', 'dull', 'dull')).toEqual(['straight', ['DT-UP', 'DT-DOWN', 'DT-DOWN']]);
  });

  test('[DT-ADV-01] what its target bears counts too, if it has one', () => {
    const rig = table();
    lay(rig, rig.thug, 'feared');
    const mode = (target?: typeof rig.thug) =>
      leaningOf(rig.t, {
        kind: 'attack',
        roller: rig.ash,
        ...(target === undefined ? {} : { target }),
      }).mode;
    expect([mode(rig.thug), mode()]).toEqual(['disadvantage', 'straight']);
  });

  test('[DT-TASK-01, DT-TASK-06, DT-INV-33] the modifier first, then all that add, then the best of each other kind', () => {
    const rig = table();
    rig.ash.traits = ['many'];
    const { terms } = leaningOf(rig.t, { kind: 'check', roller: rig.ash, ability: 'WIS' }, [
      bonus(4, 'gm', 'ruled') as never,
    ]);
    expect(terms).toEqual([
      { value: 0, rule: 'DT-TASK-01', from: 'WIS' },
      { value: 1, rule: 'DT-1' },
      { value: -1, rule: 'DT--1' },
      { value: 4, rule: 'DT-4', from: 'ruled' },
      { value: 3, rule: 'DT-3' },
    ]);
    expect(sumOf(terms)).toBe(7);
    const plain = leaningOf(rig.t, { kind: 'check', roller: rig.thug });
    expect([plain.terms, sumOf([])]).toEqual([[], 0]);
  });
});

describe('dice', () => {
  test.each([
    ['keen', [4, 11], 11],
    ['dull', [4, 11], 4],
    ['many', [4], 4],
  ])('[DT-DICE-08, DT-INV-17] of one who is %s %o count as %d', (trait, dice, natural) => {
    const rig = table({ dice });
    rig.ash.traits = [trait];
    const at: RollAt = { kind: 'check', roller: rig.ash };
    const { value } = rig.play(rollD20(rig.t, at));
    if (value === undefined) throw new Error('nothing was rolled');
    expect([value.faces, naturalOf(value), value.isByHand]).toEqual([dice, natural, false]);
    expect(totalOf(value)).toBe(natural + sumOf(value.terms));
    rig.allDiceUsed();
  });

  test('[DT-DICE-09] six-sided ones are told with what they are for; the bare faces are not', () => {
    const rig = table({ dice: [3, 5, 2, 6, 17] });
    expect(rig.play(rollD6(rig.t, rig.ash, 2, 'damage')).value).toEqual([3, 5]);
    expect(programFaces(rig.t, rig.ash.id, D6, 1, 'x')).toEqual([2]);
    expect(toldFace(rig.t, rig.ash.id, D6, 'cost')).toBe(6);
    const faces = rig.play(facesOf(rig.t, rig.ash, DIE20, 1, 'y')).value;
    expect(faces).toEqual({ faces: [17], isByHand: false });
    const base = { type: 'dice-rolled', rule: 'DT-DICE-09', creature: rig.ash.id };
    expect(rig.told).toEqual([
      { ...base, for: 'damage', faces: [3, 5] },
      { ...base, for: 'cost', faces: [6] },
    ]);
  });

  test('[DT-GEN-08] a lot among several is told, one among one is not drawn', () => {
    const rig = table({ seed: 'lots' });
    expect(drawLot(rig.t, rig.ash, 1, 'x')).toBe(0);
    expect(rig.told).toEqual([]);
    const at = drawLot(rig.t, rig.ash, 3, 'x');
    expect([0, 1, 2]).toContain(at);
    expect(rig.told).toEqual([
      { type: 'lot-drawn', rule: 'DT-GEN-08', creature: rig.ash.id, for: 'x', of: 3, at },
    ]);
  });

  test('[DT-OPT-13, DT-DICE-12] on the table its player says each face, the first of which may be left to the program', () => {
    const manual = { diceEntry: 'manual' } as const;
    const rig = table({ options: manual, dice: [9, 8] });
    const thrown = (script: Parameters<typeof rig.play>[1]) =>
      rig.play(facesOf(rig.t, rig.ash, D6, 2, 'damage'), script);
    const said = thrown([
      ['face', 4],
      ['next-face', 6],
    ]);
    expect([said.asked, said.value]).toEqual([
      ['face 0', 'next-face 0'],
      { faces: [4, 6], isByHand: true },
    ]);
    const left = table({ options: manual, dice: [2, 3] });
    const faces = left.play(facesOf(left.t, left.ash, D6, 2, 'damage'), [['face', 0]]);
    expect([faces.asked, faces.value]).toEqual([
      ['face 0'],
      { faces: [2, 3], isByHand: false, isTold: true },
    ]);
    expect(left.events('dice-rolled')).toMatchObject([{ for: 'damage', faces: [2, 3] }]);
    expect(left.events('dice-rolled')[0]).not.toHaveProperty('byHand');
  });
});
