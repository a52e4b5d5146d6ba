import { describe, expect, test } from 'vitest';
import { type Sitting, sit } from '../../../test/rig.ts';
import type { Trait } from '../../content/trait.ts';
import { newItem } from '../making/creature.ts';
import { hasTools, isMendable, mayBePatched, patch, repair } from './repair.ts';
import { surgery, tendWounds } from './tend.ts';

const TRAITS: readonly Trait[] = [
  {
    id: 'medic',
    rule: 'DT-ROLE-11',
    tends: () => ({
      more: [{ is: 'bonus', value: 4, stack: 'add', rule: 'DT-ROLE-11' }],
      healing: 3,
    }),
  } as Trait,
  { id: 'plated', rule: 'DT-HER-03', isRepaired: true } as Trait,
];

const SCORES = { STR: 10, DEX: 10, CON: 16, INT: 10, WIS: 10, CHA: 10 };

/** A healer and somebody of 30 Hit Points at most, of which 5 are left. */
function table(sitting: Sitting = {}) {
  const rig = sit({
    seats: 2,
    ...sitting,
    content: { traits: Object.fromEntries(TRAITS.map((one) => [one.id, one])) },
  });
  const healer = rig.hero({}, 0);
  const patient = rig.hero({ level: 3, hitDice: [6, 6, 6], scores: SCORES }, 5);
  patient.hp = 5;
  return { ...rig, healer, patient };
}

describe('tending', () => {
  const tends = (kind: 'healers-kit' | 'medkit', dice: readonly number[], ...traits: string[]) => {
    const rig = table({ dice, clock: 40 });
    rig.healer.traits.push(...traits);
    const kit = newItem(rig.t, kind);
    rig.play(tendWounds(rig.t, rig.healer, rig.patient, kit));
    rig.allDiceUsed();
    expect(rig.events('rolled')).toMatchObject([
      { rule: 'DT-HEAL-07', tag: 'tend-wounds', target: 15, at: rig.patient.id },
    ]);
    return [rig.patient.hp - 5, rig.patient.used.tended, kit.uses, rig.events('healed')];
  };
  const healed = (amount: number) => [
    { type: 'healed', rule: 'DT-HEAL-07', creature: 2, amount, way: 'care', by: 1 },
  ];

  test('[DT-HEAL-07, DT-EQ-33] brings half a die, with a medkit a whole one, and takes one use of it', () => {
    expect(tends('healers-kit', [15, 5])).toEqual([3, 40, 9, healed(3)]);
    expect(tends('medkit', [15, 5])).toEqual([5, 40, 9, healed(5)]);
    expect(tends('medkit', [14])).toEqual([0, undefined, 9, []]);
  });

  test('[DT-ROLE-11] with what a trait adds to the roll and to the healing', () => {
    expect(tends('healers-kit', [11, 5], 'medic')).toEqual([6, 40, 9, healed(6)]);
  });

  test('[DT-HEAL-07] what has no uses is not used up', () => {
    const rig = table({ dice: [2] });
    const kit = { id: 90, kind: 'healers-kit' };
    rig.play(tendWounds(rig.t, rig.healer, rig.patient, kit));
    expect(kit).toEqual({ id: 90, kind: 'healers-kit' });
  });

  test.each([
    [[15, 4], 16, 6],
    [[15, 4], 10, 5],
    [[15, 4], 4, 5],
    [[14], 16, 0],
  ])('[DT-HEAL-08] surgery of %o brings a die and CON, 1 at least', (dice, CON, amount) => {
    const rig = table({ dice, clock: 40 });
    const { character } = rig.patient;
    if (character !== undefined) character.scores.CON = CON;
    rig.patient.hp = 2;
    rig.play(surgery(rig.t, rig.healer, rig.patient));
    expect([rig.patient.hp - 2, rig.patient.used.surgery]).toEqual([amount, 40]);
    expect(rig.events('rolled')).toMatchObject([
      { rule: 'DT-HEAL-08', tag: 'surgery', target: 15 },
    ]);
  });
});

describe('mending', () => {
  const toolkit = (rig: ReturnType<typeof table>) => {
    const item = newItem(rig.t, 'toolkit');
    rig.healer.items.push(item);
    return item;
  };

  test('[DT-MACH-02] machines, vehicles and those who are machines in part, as long as they are hurt and there', () => {
    const rig = table();
    const [mech, ship, thug] = [rig.foe('war-mech'), rig.foe('shuttle'), rig.foe('thug')];
    const all = [mech, ship, thug, rig.patient];
    expect(all.map((one) => isMendable(rig.t, one))).toEqual([false, false, false, false]);
    for (const one of all) one.hp -= 1;
    expect(all.map((one) => isMendable(rig.t, one))).toEqual([true, true, false, false]);
    rig.patient.traits.push('plated');
    expect(isMendable(rig.t, rig.patient)).toBe(true);
    mech.life = 'dead';
    expect(isMendable(rig.t, mech)).toBe(false);
  });

  test('[DT-MACH-03, DT-MACH-04] it takes tools and hands, and a patch holds once a fight', () => {
    const rig = table();
    const mech = rig.foe('war-mech');
    mech.hp -= 9;
    const may = () => [hasTools(rig.t, rig.healer, mech), mayBePatched(rig.t, rig.healer, mech)];
    expect(may()).toEqual([false, false]);
    const tools = toolkit(rig);
    expect(may()).toEqual([true, true]);
    mech.used['combat/patched'] = 0;
    expect(may()).toEqual([true, false]);
    rig.healer.items = [newItem(rig.t, 'rope')];
    expect(may()).toEqual([false, false]);
    rig.healer.items = [tools];
    rig.healer.traits.push('animal');
    expect(may()).toEqual([false, false]);
  });

  test('[DT-MACH-04] a patch brings half a die and is noted; one that fails is not', () => {
    const patches = (dice: readonly number[], block: string) => {
      const rig = table({ dice, clock: 12 });
      toolkit(rig);
      const mech = rig.foe(block);
      mech.hp -= 9;
      const { hp } = mech;
      rig.play(patch(rig.t, rig.healer, mech));
      rig.allDiceUsed();
      const [roll] = rig.events('rolled');
      expect(roll).toMatchObject({ rule: 'DT-MACH-04', target: 15 });
      return [
        mech.hp - hp,
        mech.used['combat/patched'],
        roll !== undefined && 'tag' in roll && roll.tag,
      ];
    };
    expect(patches([15, 5], 'war-mech')).toEqual([3, 12, 'repair-machine']);
    expect(patches([14], 'war-mech')).toEqual([0, undefined, 'repair-machine']);
    expect(patches([20, 2], 'shuttle')).toEqual([1, 12, 'ship-repair']);
  });

  test.each([
    [[], [15, 5], 5],
    [['facility'], [15, 5, 4], 9],
    [[], [14], 0],
  ])('[DT-MACH-03] a repair in a place of %o brings its dice', (setting, dice, amount) => {
    const rig = table({ dice, ground: { setting } });
    toolkit(rig);
    const mech = rig.foe('war-mech');
    mech.hp -= 20;
    const { hp } = mech;
    rig.play(repair(rig.t, rig.healer, mech));
    rig.allDiceUsed();
    expect(mech.hp - hp).toBe(amount);
    expect(rig.events('healed')).toMatchObject(
      amount === 0 ? [] : [{ rule: 'DT-MACH-03', way: 'repair', by: rig.healer.id, amount }],
    );
    expect(mech.used).toEqual({});
  });
});
