import { describe, expect, test } from 'vitest';
import { type Sitting, sit } from '../../../test/rig.ts';
import type { RollAt } from '../../content/trait.ts';
import type { Creature } from '../../model.ts';
import {
  addCircumstance,
  circumstanceParts,
  endCircumstances,
  firstByRight,
  holdsFor,
  isDoomed,
  spendCircumstances,
} from './circumstances.ts';
import { momentAfter, roundsOf } from './written.ts';

/** Two of the party, and a thug. */
function table(sitting: Sitting) {
  const rig = sit(sitting);
  return { ...rig, ash: rig.hero(), bo: rig.hero(), thug: rig.foe('thug') };
}

describe('circumstances', () => {
  const on = (
    rig: ReturnType<typeof table>,
    creature: Creature,
    kind: RollAt['kind'],
    tag?: string,
  ) => circumstanceParts(rig.t, { kind, roller: creature, ...(tag === undefined ? {} : { tag }) });

  test('[DT-ADV-04] bear on rolls of those whom they are of, by kind, by tag or on any', () => {
    const rig = table({});
    addCircumstance(rig.t, [rig.ash], { on: 'climb', is: 2, for: 'scene' }, 'DT-A');
    addCircumstance(rig.t, 'party', { on: 'save', is: 'advantage', for: 'scene' }, 'DT-B');
    addCircumstance(rig.t, 'foes', { on: 'any', is: 'disadvantage', for: 'scene' }, 'DT-C');
    addCircumstance(rig.t, 'party', { on: 'any', is: 'fails', for: 'scene' }, 'DT-D');
    const [a, b, c] = [
      { is: 'bonus', value: 2, stack: 'add', rule: 'DT-A', from: 'climb' },
      { is: 'advantage', rule: 'DT-B', from: 'save' },
      { is: 'disadvantage', rule: 'DT-C', from: 'any' },
    ];
    expect(on(rig, rig.ash, 'check', 'climb')).toEqual([a]);
    expect(on(rig, rig.bo, 'check', 'climb')).toEqual([]);
    expect(on(rig, rig.ash, 'check', 'swim')).toEqual([]);
    expect(on(rig, rig.bo, 'save')).toEqual([b]);
    expect(on(rig, rig.thug, 'check')).toEqual([c]);
    const doomed = [rig.ash, rig.thug].map((roller) => isDoomed(rig.t, { kind: 'check', roller }));
    expect(doomed).toEqual([true, false]);
    expect(rig.state.circumstances.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
    expect([holdsFor(rig.t, rig.bo, 'save'), holdsFor(rig.t, rig.thug, 'save')]).toEqual([
      true,
      false,
    ]);
    expect(holdsFor(rig.t, rig.bo, 'climb')).toBe(false);
  });

  test('[DT-ADV-04] those for one roll are spent by the first that they bear on', () => {
    const rig = table({});
    addCircumstance(rig.t, [rig.ash], { on: 'climb', is: 'advantage', for: 'roll' }, 'DT-A');
    addCircumstance(rig.t, [rig.ash], { on: 'any', is: 'advantage', for: 'scene' }, 'DT-B');
    const left = (roller: Creature, tag: string) => {
      spendCircumstances(rig.t, { kind: 'check', roller, tag });
      return rig.state.circumstances.map(({ rule }) => rule);
    };
    expect([left(rig.bo, 'climb'), left(rig.ash, 'swim'), left(rig.ash, 'climb')]).toEqual([
      ['DT-A', 'DT-B'],
      ['DT-A', 'DT-B'],
      ['DT-B'],
    ]);
  });

  test('[DT-ADV-04, DT-SCA-12] each ends with what it lasts for; one for the next scene waits for that', () => {
    const rig = table({ clock: 10 });
    const spans = ['roll', 'fight', 'scene', 'next-scene', 'long-rest', '2r'];
    const story = { scenes: 3 };
    rig.state.story = story as never;
    for (const span of spans)
      addCircumstance(rig.t, 'party', { on: 'any', is: 1, for: span }, `for ${span}`);
    expect(rig.state.circumstances.map(({ until }) => until)).toEqual([...Array(5), 12]);
    expect(on(rig, rig.ash, 'check')).toHaveLength(5);
    const left = (what: Parameters<typeof endCircumstances>[1]) => {
      endCircumstances(rig.t, what);
      return rig.state.circumstances.map(({ rule }) => rule.slice(4));
    };
    expect(left('fight')).toEqual(['roll', 'scene', 'next-scene', 'long-rest', '2r']);
    expect(left('scene')).toEqual(['roll', 'next-scene', 'long-rest', '2r']);
    story.scenes = 4;
    expect(on(rig, rig.ash, 'check')).toHaveLength(4);
    rig.state.clock = 11;
    expect(left('time')).toEqual(['roll', 'next-scene', 'long-rest', '2r']);
    rig.state.clock = 12;
    expect(left('time')).toEqual(['roll', 'next-scene', 'long-rest']);
    expect(left('scene')).toEqual(['roll', 'long-rest']);
    expect(left('long-rest')).toEqual(['roll']);
    addCircumstance(rig.t, 'foes', { on: 'initiative', is: 'advantage', for: 'fight' }, 'DT-X');
    expect(firstByRight(rig.t)).toBeUndefined();
    addCircumstance(rig.t, 'foes', { on: 'initiative', is: 'first', for: 'fight' }, 'DT-Y');
    expect(firstByRight(rig.t)?.rule).toBe('DT-Y');
  });
});

test('[DT-TIME-01] written times are rounds, minutes, hours and days; anything else is none', () => {
  expect(['free', '2r', '10m', '1h', '1d'].map(roundsOf)).toEqual([0, 2, 60, 360, 8640]);
  for (const time of ['', '2', 'r', '2s', '-1r', '1h ', 'x2r', '2r5'])
    expect(() => roundsOf(time)).toThrow('is no time');
  const at = (began: number, time: string) => momentAfter(began, time) - began;
  expect([at(5, '+3h'), at(0, '20:00'), at(360, '01:30'), at(361, '01:00')]).toEqual([
    1080, 7200, 180, 8639,
  ]);
  expect([at(0, '00:00'), at(8640 + 60, '00:20')]).toEqual([0, 60]);
});
