import { describe, expect, test } from 'vitest';
import { lay } from '../../../test/effects.ts';
import { type Sitting, sit } from '../../../test/rig.ts';
import type { Trait } from '../../content/trait.ts';
import type { Creature } from '../../model.ts';
import { breakConcentration, endConcentration, testConcentration } from './concentration.ts';
import { dueEffects } from './due.ts';
import { relieveOf } from './relieve.ts';
import { isSpared } from './spared.ts';
import { layZone } from './zones.ts';

const elsewhere: Trait = { id: 'elsewhere', rule: 'DT-ARC-507', isMindElsewhere: true };

/** A caster who holds a spell on somebody and one on a place, beside those of another. */
function holding(sitting: Sitting = {}) {
  const rig = sit({ ...sitting, content: { traits: { elsewhere } } });
  const [ash, bo, thug] = [rig.hero(), rig.hero(), rig.foe('thug')];
  const spell = (by: Creature) => ({ rule: 'DT-ARC-205', by: by.id, isSpell: true as const });
  const held = { concentration: true as const };
  lay(rig, thug, 'afraid', { source: spell(ash), ...held });
  lay(rig, thug, 'shaken', { source: spell(bo), ...held });
  lay(rig, bo, 'fly', { source: spell(ash) });
  const zone = (kind: string, by: Creature, some: object) =>
    layZone(rig.t, {
      kind,
      source: spell(by),
      until: { at: 'scene' },
      shape: { is: 'creatures', creatures: [] },
      ...some,
    });
  zone('light', ash, held);
  zone('silence', bo, held);
  zone('web', ash, {});
  rig.told.length = 0;
  const left = () => [
    ...rig.state.creatures.flatMap(({ effects }) => effects.map(({ kind }) => kind)),
    ...rig.state.zones.map(({ kind }) => kind),
  ];
  return { ...rig, ash, bo, thug, left };
}

const ALL = ['fly', 'afraid', 'shaken', 'light', 'silence', 'web'];
const WITHOUT = ['fly', 'shaken', 'silence', 'web'];

describe('concentration', () => {
  test('[DT-MAG-18] all that its caster holds ends with it, and nothing of others or without it', () => {
    const rig = holding();
    rig.play(endConcentration(rig.t, rig.ash));
    expect(rig.left()).toEqual(WITHOUT);
    expect(rig.told).toEqual([
      {
        type: 'relieved',
        rule: 'DT-MAG-18',
        creature: rig.thug.id,
        effect: 'afraid',
        how: 'lost',
      },
      { type: 'zone-ended', rule: 'DT-MAG-18', zone: 'light' },
    ]);
  });

  test.each([
    [1, 5],
    [5, 5],
    [6, 15],
    [20, 15],
    [21, 25],
  ])('[DT-MAG-18] after a loss of %d it has to reach %d', (loss, target) => {
    const keeps = (face: number) => {
      const rig = holding({ dice: [face] });
      rig.play(testConcentration(rig.t, rig.ash, loss));
      expect(rig.events('rolled')).toMatchObject([
        { rule: 'DT-MAG-18', tag: 'concentrate', target, creature: rig.ash.id },
      ]);
      return rig.left().length === ALL.length;
    };
    expect(keeps(Math.min(20, target - 1))).toBe(false);
    if (target <= 20) expect(keeps(target)).toBe(true);
  });

  test('[DT-MAG-18] who holds nothing does not try', () => {
    const rig = holding({ dice: [] });
    rig.play(testConcentration(rig.t, rig.thug, 9));
    expect([rig.told, rig.left()]).toEqual([[], ALL]);
  });

  test('[DT-ARC-507] what befalls a body whose mind is elsewhere breaks nothing; the other body tries for it', () => {
    const rig = holding({ dice: [2] });
    rig.ash.traits.push('elsewhere');
    rig.play(testConcentration(rig.t, rig.ash, 9));
    rig.play(breakConcentration(rig.t, rig.ash));
    expect([rig.left(), rig.told]).toEqual([ALL, []]);
    rig.play(testConcentration(rig.t, rig.ash, 9, rig.thug));
    expect([rig.left(), rig.events('rolled')]).toMatchObject([
      WITHOUT,
      [{ creature: rig.thug.id }],
    ]);
  });

  test.each([
    ['unconscious', true],
    ['asleep', true],
    ['stunned', true],
    ['paralyzed', true],
    ['petrified', true],
    ['feeblemind', true],
    ['shaken', false],
    ['blinded', false],
  ])('[DT-MAG-18] being %s breaks it: %s', (kind, breaks) => {
    const rig = holding();
    lay(rig, rig.ash, kind);
    expect(rig.left().includes('light')).toBe(!breaks);
  });
});

describe('effects', () => {
  test('[DT-COND-27] all of some kinds end at once, with the rule of what ends them', () => {
    const rig = sit();
    const ash = rig.hero();
    for (const kind of ['shaken', 'asleep', 'afraid']) lay(rig, ash, kind);
    rig.told.length = 0;
    const ends = (...kinds: string[]) =>
      rig.play(relieveOf(rig.t, ash, kinds, 'cure', 'DT-COND-27')).value;
    expect([ends('afraid', 'shaken', 'blinded'), ends('blinded')]).toEqual([true, false]);
    expect(ash.effects.map(({ kind }) => kind)).toEqual(['asleep']);
    expect(rig.told).toEqual(
      ['shaken', 'afraid'].map((effect) => ({
        type: 'relieved',
        rule: 'DT-COND-27',
        creature: ash.id,
        effect,
        how: 'cure',
      })),
    );
  });

  test('[DT-COND-28, DT-TIME-01] what comes by the clock comes when it is due, but not to stone or the dead', () => {
    const came: number[] = [];
    const tick: Trait = {
      id: 'tick',
      rule: 'DT-X',
      on: {
        due(_t, { creature }) {
          came.push(creature.id);
          return undefined;
        },
      },
    };
    const rig = sit({ content: { traits: { tick } }, clock: 10 });
    const [due, later, stone, dead, never] = [10, 11, 10, 9, undefined].map((next) => {
      const one = rig.hero();
      lay(rig, one, 'tick', next === undefined ? {} : { data: { next } });
      return one;
    });
    if (!due || !later || !stone || !dead || !never) throw new Error('nobody is here');
    lay(rig, stone, 'petrified');
    dead.life = 'dead';
    rig.play(dueEffects(rig.t));
    expect(came).toEqual([due.id]);
    rig.state.clock = 11;
    rig.play(dueEffects(rig.t));
    expect(came).toEqual([due.id, due.id, later.id]);
  });

  test.each([
    [
      'skeleton',
      ['poison', 'sleep', 'disease', 'suffocation', 'hunger', 'fear', 'charm', 'illusion', 'esp'],
    ],
    ['war-mech', ['poison', 'disease', 'sleep', 'charm', 'esp', 'suffocation', 'hunger']],
    ['thug', []],
  ])('[DT-NPC-04, DT-MAG-23] by its kind a %s is spared of %o', (block, spared) => {
    const tags = [
      'poison',
      'sleep',
      'disease',
      'suffocation',
      'hunger',
      'fear',
      'charm',
      'illusion',
      'esp',
      'fire',
    ];
    const rig = sit();
    const one = rig.foe(block);
    const found = tags.filter((tag) => isSpared(rig.t, one, { tags: ['magic', tag] }));
    expect([...found].sort()).toEqual(expect.arrayContaining([...spared].sort()));
    expect(found).not.toContain('fire');
    expect(isSpared(rig.t, one, { tags: [] })).toBe(false);
    if (block === 'thug') expect(found).toEqual([]);
  });
});
