import { describe, expect, test } from 'vitest';
import { lay, rounds } from '../../../test/effects.ts';
import { sit } from '../../../test/rig.ts';
import { ABILITIES } from '../../abilities.ts';
import type { Creature, HealingWay } from '../../model.ts';
import { has } from '../bearers/bearers.ts';
import { maxHpOf } from '../numbers/hit-points.ts';
import { speedOf } from '../place/speed.ts';
import { saveThrow } from '../saves/save.ts';
import { settleDeaths } from './deaths.ts';
import { hazardDamage, strike } from './hazard.ts';
import { heal } from './heal.ts';
import { hurt } from './hurt.ts';
import { woundOf } from './wound.ts';

type Rig = ReturnType<typeof sit>;

const TEN = { hitDice: [10] };

function lose({ t, play }: Rig, creature: Creature, amount: number, isDamage = true): void {
  play(hurt(t, creature, { danger: { rule: 'x', tags: [] }, isDamage, amount }));
  play(settleDeaths(t));
}

const gain = ({ t, play }: Rig, creature: Creature, amount: number, way: HealingWay = 'care') =>
  play(heal(t, creature, { amount, way, rule: 'x' })).value;

describe('Hit Points', () => {
  test('[DT-HP-01] are of characters, creatures, machines and objects alike', () => {
    const rig = sit();
    const all = [rig.hero(), rig.foe('dire-wolf'), rig.foe('rogue-drone'), rig.foe('cart')];
    for (const one of all) lose(rig, one, 1);
    expect(all.map((one) => maxHpOf(rig.t, one) - one.hp)).toEqual([1, 1, 1, 1]);
  });

  test('[DT-HP-07] all of them are full health, and one less is a wound', () => {
    const rig = sit();
    const ash = rig.hero(TEN);
    expect(woundOf(rig.t, ash)).toBe('unhurt');
    lose(rig, ash, 1);
    expect(woundOf(rig.t, ash)).toBe('hurt');
    lose(rig, ash, 8);
    expect(woundOf(rig.t, ash)).toBe('badly-hurt');
    lose(rig, ash, 1);
    expect(woundOf(rig.t, ash)).toBe('down');
  });

  test('[DT-HP-10] who lies unconscious loses none by itself, however long it lies', () => {
    const rig = sit();
    const ash = rig.hero(TEN);
    lose(rig, ash, 14);
    expect([ash.hp, has(ash, 'unconscious')]).toEqual([-4, true]);
    rounds(rig, 50);
    expect([ash.hp, ash.life]).toEqual([-4, 'alive']);
  });

  test('[DT-HP-11, DT-HEAL-05] healing adds to what is below 0, and wakes only with 1 or more', () => {
    const rig = sit();
    const ash = rig.hero(TEN);
    lose(rig, ash, 14);
    gain(rig, ash, 4);
    expect([ash.hp, has(ash, 'unconscious')]).toEqual([0, true]);
    gain(rig, ash, 1);
    expect([ash.hp, has(ash, 'unconscious')]).toEqual([1, false]);
    expect(rig.events('woke')).toMatchObject([{ rule: 'DT-HP-11', creature: ash.id }]);
  });

  test('[DT-HP-13] never more than all, never below all below 0, never a fraction', () => {
    const rig = sit();
    const ash = rig.hero(TEN);
    lose(rig, ash, 3);
    expect([gain(rig, ash, 99), ash.hp]).toEqual([3, 10]);
    lose(rig, ash, 99);
    expect(ash.hp).toBe(-10);
    expect([1, 3, 5, 7].map((level) => hazardDamage(level, true))).toEqual([0, 1, 2, 3]);
  });

  test('[DT-HP-14, DT-HP-16] a loss that is no damage is not halved', () => {
    const halving = {
      id: 'halving',
      rule: 'x',
      takes: () => [{ rule: 'x', isHalved: true } as const],
    };
    const rig = sit({ content: { traits: { halving } } });
    const ash = rig.hero(TEN);
    lay(rig, ash, 'halving');
    lose(rig, ash, 4);
    expect(ash.hp).toBe(8);
    lose(rig, ash, 4, false);
    expect(ash.hp).toBe(4);
  });

  test('[DT-HEAL-06] nothing of this heals the dead, whatever the way', () => {
    const rig = sit();
    const ash = rig.hero(TEN);
    lose(rig, ash, 20);
    expect(ash.life).toBe('dead');
    for (const way of ['care', 'magic', 'natural', 'token', 'repair'] as const) {
      expect(gain(rig, ash, 50, way)).toBe(0);
    }
    expect(ash.hp).toBe(-10);
  });

  test('[DT-GEN-06] healing is never below 0', () => {
    const rig = sit();
    const ash = rig.hero(TEN);
    lose(rig, ash, 3);
    expect([gain(rig, ash, -2), ash.hp]).toEqual([0, 7]);
  });
});

describe('saving throws', () => {
  test('[DT-SAVE-02, DT-TN-05, DT-WPN-05] a hazard has to be saved against with its Level: half of it, else twice', () => {
    const outcomes = [8, 7].map((face) => {
      const rig = sit({ dice: [face] });
      const ash = rig.hero({ hitDice: [30] });
      const hazard = { id: 'try', rule: 'x', level: 8, save: 'DEX', tags: [] } as const;
      rig.play(strike(rig.t, ash, { hazard, level: 8 }));
      expect(rig.events('rolled')).toMatchObject([{ rule: 'DT-SAVE-02', target: 8 }]);
      return 30 - ash.hp;
    });
    expect(outcomes).toEqual([4, 16]);
  });

  test('[DT-SAVE-03] magic is told by its own rule', () => {
    const rig = sit({ dice: [12] });
    const against = { rule: 'x', tags: [], isMagic: true } as const;
    const save = { ability: 'WIS', target: 12, against } as const;
    expect(rig.play(saveThrow(rig.t, rig.hero(), save)).value).toBe(true);
    expect(rig.events('rolled')).toMatchObject([{ rule: 'DT-SAVE-03', target: 12 }]);
  });

  test('[DT-SAVE-07] who cannot move fails those of the body without a roll, and rolls the others', () => {
    const rig = sit({ dice: [20, 20, 20, 20] });
    const ash = rig.hero();
    lay(rig, ash, 'paralyzed');
    const against = { rule: 'x', tags: [] };
    const saved = ABILITIES.map(
      (ability) => rig.play(saveThrow(rig.t, ash, { ability, target: 5, against })).value,
    );
    expect(saved).toEqual([false, false, true, true, true, true]);
    expect(rig.events('helpless')).toMatchObject([{ rule: 'DT-SAVE-07' }, { ability: 'DEX' }]);
    rig.allDiceUsed();
  });
});

test('[DT-GEN-03] half of a speed is rounded down', () => {
  const rig = sit();
  const ash = rig.hero({ gear: [{ kind: 'heavy-armor', is: 'worn' }] });
  lay(rig, ash, 'impaired-movement');
  expect(speedOf(rig.t, ash)).toBe(17);
});
