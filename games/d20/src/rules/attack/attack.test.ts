import { describe, expect, test } from 'vitest';
import { inTurn } from '../../../test/effects.ts';
import { sit } from '../../../test/rig.ts';
import { block, blocks } from '../../../test/stand-ins.ts';
import type { AttackForm } from '../../content/attack-form.ts';
import type { SheetItem } from '../../content/sheet.ts';
import type { Trait } from '../../content/trait.ts';
import type { Creature } from '../../model.ts';
import { attackAction, attackDeeds } from '../actions/attacks.ts';
import { has } from '../bearers/bearers.ts';
import { oneDeed } from '../combat/one-deed.ts';
import { settleDeaths } from '../harm/deaths.ts';
import { newItem } from '../making/creature.ts';
import { isInAim, isUnaware, situationOf } from './aim.ts';
import { attackRoll } from './attack.ts';
import { attacksOf } from './forms.ts';

type Rig = ReturnType<typeof sit>;

const MAN = block('man', { ac: 10, hp: 30 });
const STURDY = { level: 9, hitDice: [6, 6, 6, 6, 6, 6, 6, 6, 6] };
const held = (kind: string): SheetItem => ({ kind, is: 'held' });

function formOf({ t }: Rig, creature: Creature, id?: string): AttackForm {
  const form = attacksOf(t, creature).find((one) => id === undefined || one.id === id);
  if (form === undefined) throw new Error(`no attack "${id}"`);
  return form;
}

/** A trait that halves what it takes, or multiplies it. */
const taking = (id: string, part: { isHalved?: true; times?: number }): Trait => ({
  id,
  rule: 'DT-GEN-05',
  takes: () => [{ rule: 'DT-GEN-05', ...part }],
});

describe('damage', () => {
  test('[DT-GEN-03, DT-GEN-05] numbers are added, then multiplied, then halved one by one, each rounded down', () => {
    const traits = {
      triple: taking('triple', { times: 3 }),
      'half-a': taking('half-a', { isHalved: true }),
      'half-b': taking('half-b', { isHalved: true }),
    };
    const target = block('odd', { hp: 30, ac: 8, traits: Object.keys(traits) });
    const rig = sit({ dice: [15, 4], content: { traits, blocks: blocks(target) } });
    const ash = rig.hero({
      scores: { STR: 13, DEX: 10, CON: 10, INT: 10, WIS: 10, CHA: 10 },
      gear: [held('sword')],
    });
    const foe = rig.foe('odd');
    rig.play(attackRoll(rig.t, ash, formOf(rig, ash), foe));
    // (4 + 1) × 3 = 15, half of it 7, half of that 3.
    expect(rig.events('damage-rolled')).toMatchObject([{ rule: 'DT-GEN-05', dice: 4, amount: 5 }]);
    expect(30 - foe.hp).toBe(3);
    rig.allDiceUsed();
  });

  test('[DT-GEN-06] a hit deals 1 at least before it is halved, and the term says so; halved that is nothing', () => {
    const traits = { halving: taking('halving', { isHalved: true }) };
    const soft = block('soft', { hp: 30, ac: 5 });
    const hard = block('hard', { hp: 30, ac: 5, traits: ['halving'] });
    const rig = sit({ dice: [19, 1, 19, 1], content: { traits, blocks: blocks(soft, hard) } });
    const ash = rig.hero({
      scores: { STR: 1, DEX: 1, CON: 10, INT: 10, WIS: 10, CHA: 10 },
      gear: [held('dagger')],
    });
    const foes = [rig.foe('soft'), rig.foe('hard')];
    for (const foe of foes) rig.play(attackRoll(rig.t, ash, formOf(rig, ash), foe));
    expect(foes.map(({ hp }) => 30 - hp)).toEqual([1, 0]);
    expect(rig.events('damage-rolled')[0]).toMatchObject({
      amount: 1,
      terms: [{ value: -4 }, { value: 4, rule: 'DT-GEN-06', from: 'floor' }],
    });
    rig.allDiceUsed();
  });

  test('[DT-ATK-14] a blow in melee may leave its target at 0, whatever it deals; a shot may not', () => {
    const leaves = (kind: string, script: readonly (readonly [string, string | number])[]) => {
      const rig = sit({ dice: [15, 6], content: { blocks: blocks({ ...MAN, hp: 3 }) } });
      const ash = rig.hero({ gear: [held(kind)] });
      const foe = rig.foe('man');
      const { asked } = rig.play(attackRoll(rig.t, ash, formOf(rig, ash, kind), foe), script);
      return [foe.hp, asked.some((one) => one.startsWith('subdue'))];
    };
    expect(leaves('sword', [['subdue', 'yes']])).toEqual([0, true]);
    expect(leaves('sword', [['subdue', 'no']])).toEqual([-3, true]);
    expect(leaves('longbow', [])).toEqual([-3, false]);
  });

  test('[DT-WPN-08] tags of a weapon come with what it deals', () => {
    const rig = sit({ dice: [15, 3], content: { blocks: blocks(MAN) } });
    const ash = rig.hero();
    const sword = { ...newItem(rig.t, 'sword'), tags: ['silver'] };
    ash.items.push(sword);
    ash.held.push(sword.id);
    rig.play(attackRoll(rig.t, ash, formOf(rig, ash), rig.foe('man')));
    const [hurt] = rig.events('hurt');
    expect(hurt).toMatchObject({ tags: expect.arrayContaining(['silver', 'weapon', 'melee']) });
  });
});

describe('an attack', () => {
  test('[DT-ATK-03, DT-DICE-11] rolls to hit, then damage, and says so in that order', () => {
    const rig = sit({ dice: [15, 3, 4], content: { blocks: blocks(MAN) } });
    const ash = rig.hero({ gear: [held('great-sword')] });
    rig.play(attackRoll(rig.t, ash, formOf(rig, ash), rig.foe('man')));
    const order = rig.told.map(({ type }) => type);
    expect(order).toEqual(['rolled', 'hit', 'dice-rolled', 'damage-rolled', 'hurt']);
    expect(rig.events('dice-rolled')).toMatchObject([{ for: 'damage', faces: [3, 4] }]);
    expect(rig.events('hurt')).toMatchObject([{ rule: 'DT-ATK-03', amount: 7 }]);
    rig.allDiceUsed();
  });

  test('[DT-TN-08] hits with the Armor Class, and misses with one less', () => {
    const hits = [13, 12].map((face) => {
      const rig = sit({ dice: [face, 1], content: { blocks: blocks({ ...MAN, ac: 13 }) } });
      const ash = rig.hero({ gear: [held('sword')] });
      rig.play(attackRoll(rig.t, ash, formOf(rig, ash), rig.foe('man')));
      return rig.told.find(({ type }) => type === 'hit' || type === 'missed');
    });
    expect(hits).toMatchObject([
      { type: 'hit', rule: 'DT-TN-08' },
      { type: 'missed', rule: 'DT-TN-08' },
    ]);
  });

  test('[DT-ATK-04, DT-RNG-26] beyond the farthest band there is no aim; within it there is disadvantage', () => {
    const rig = sit({ content: { blocks: blocks(MAN) } });
    const ash = rig.hero({ gear: [held('longbow')] }, 0);
    const form = formOf(rig, ash, 'longbow');
    const at = (feet: number) => {
      const foe = rig.foe('man', feet);
      const isIn = isInAim(rig.t, ash, form, foe);
      const leans = situationOf(rig.t, ash, form, foe).map(({ rule }) => rule);
      foe.place = { at: 'away' };
      return [isIn, leans];
    };
    expect(at(50)).toEqual([true, []]);
    expect(at(55)).toEqual([true, ['DT-RNG-26']]);
    expect(at(330)).toEqual([true, ['DT-RNG-26']]);
    expect(at(335)[0]).toBe(false);
  });

  test('[DT-RNG-24] weight and band are apart: medium weapons are thrown, shoot short, and shoot long', () => {
    const rig = sit();
    const bands = ['javelin', 'revolver', 'carbine'].map((kind) => {
      const { category, band } = formOf(rig, rig.hero({ gear: [held(kind)] }), kind);
      return [category, band];
    });
    expect(bands).toEqual([
      ['medium', 'throwing'],
      ['medium', 'short'],
      ['medium', 'long'],
    ]);
  });

  test('[DT-RNG-27] in melee the farthest band is no disadvantage', () => {
    const rig = sit({ content: { blocks: blocks(MAN) } });
    const ash = rig.hero({ gear: [held('sword')] }, 0);
    expect(situationOf(rig.t, ash, formOf(rig, ash), rig.foe('man', 5))).toEqual([]);
  });

  test('[DT-WPN-10, DT-ATK-15] ammunition is not counted, and a target at hand is shot like any other', () => {
    const rig = sit({ dice: [15, 1, 15, 1], content: { blocks: blocks(MAN) } });
    const ash = rig.hero({ gear: [held('longbow')] }, 0);
    const foe = rig.foe('man', 5);
    const form = formOf(rig, ash, 'longbow');
    expect(situationOf(rig.t, ash, form, foe)).toEqual([]);
    const before = structuredClone(ash.items);
    for (let shot = 0; shot < 2; shot += 1) rig.play(attackRoll(rig.t, ash, form, foe));
    expect(ash.items).toEqual(before);
    expect(foe.hp).toBe(28);
  });

  test('[DT-ATK-09] is one roll with two light weapons, and as many as printed for others', () => {
    const twice = block('twice', {
      attacks: [
        {
          ...{ id: 'claws', category: 'medium', use: 'melee', band: 'melee', tags: [], times: 2 },
          printed: { hit: 2, damage: { d6: 1, plus: 0 } },
        },
      ],
    });
    const rig = sit({ dice: [15, 1, 15, 1, 15, 1], content: { blocks: blocks(MAN, twice) } });
    const ash = rig.hero({ ...STURDY, gear: [held('paired-light-weapons')] });
    const [man, two] = [rig.foe('man'), rig.foe('twice', 0)];
    rig.play(attackAction(rig.t, ash, formOf(rig, ash), man));
    expect(rig.events('rolled')).toHaveLength(1);
    rig.play(attackAction(rig.t, two, formOf(rig, two), ash));
    expect(rig.events('rolled')).toHaveLength(3);
    rig.allDiceUsed();
  });

  test('[DT-ATK-08] the surprised, those from whom one hides, and those who cannot see one know nothing of it', () => {
    const rig = sit({ content: { blocks: blocks(MAN) }, dice: [15, 1] });
    const ash = rig.hero({ gear: [held('sword')] });
    const foe = rig.foe('man');
    inTurn(rig, ash);
    const { combat } = rig.state;
    if (combat === undefined) throw new Error('no combat');
    expect(isUnaware(rig.t, ash, foe)).toBe(false);
    combat.surprised = [foe.id];
    expect(isUnaware(rig.t, ash, foe)).toBe(true);
    combat.surprised = [];
    ash.isHidden = true;
    expect(isUnaware(rig.t, ash, foe)).toBe(true);
    rig.play(attackRoll(rig.t, ash, formOf(rig, ash), foe));
    expect([ash.isHidden, isUnaware(rig.t, ash, foe)]).toEqual([false, false]);
  });

  test('[DT-ATK-09, DT-WPN-07] what is held is what one attacks with', () => {
    const rig = sit({ dice: [15, 6], content: { blocks: blocks({ ...MAN, hp: 1 }) } });
    const ash = rig.hero({ gear: [held('sword'), { kind: 'longbow' }] });
    const foe = rig.foe('man');
    const turn = inTurn(rig, ash);
    const ids = attackDeeds(rig.t, ash, turn).map(({ id }) => id);
    expect(ids).toContain(`attack-sword-${foe.id}`);
    expect(ids).not.toContain(`attack-longbow-${foe.id}`);
    rig.play(oneDeed(rig.t, ash, turn), [['deed', `attack-sword-${foe.id}`]]);
    rig.play(settleDeaths(rig.t));
    expect(has(foe, 'unconscious') || foe.life !== 'alive').toBe(true);
  });
});
