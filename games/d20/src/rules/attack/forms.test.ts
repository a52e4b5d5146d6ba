import { describe, expect, test } from 'vitest';
import { inTurn, lay } from '../../../test/effects.ts';
import { type Sitting, sit } from '../../../test/rig.ts';
import type { AttackForm } from '../../content/attack-form.ts';
import type { Trait } from '../../content/trait.ts';
import type { Creature, Item } from '../../model.ts';
import { attackAction, attackDeeds, targetsOf } from '../actions/attacks.ts';
import { newItem } from '../making/creature.ts';
import { acOf, acTerms, hasShield } from '../numbers/armor.ts';
import { lockedOf, maxHpOf, maxHpTerms } from '../numbers/hit-points.ts';
import { modifierOf, modifierRule, scoreOf } from '../numbers/scores.ts';
import {
  attackAbility,
  attacksOf,
  damageOf,
  damageRule,
  hitParts,
  UNARMED,
  weaponForms,
} from './forms.ts';

const claws: AttackForm = { ...UNARMED, id: 'claws', category: 'light' };
const TRAITS: readonly Trait[] = [
  { id: 'clawed', rule: 'DT-HER-02', attacks: () => [claws] },
  { id: 'grasping', rule: 'DT-HER-17', attacks: () => [{ ...claws, id: 'grasp', band: 'touch' }] },
  {
    id: 'burning',
    rule: 'DT-ARC-101',
    attackTags: (_w, _self, { id }) => (id === 'claws' ? ['fire'] : []),
  },
  { id: 'jammed', rule: 'DT-COND-17', bans: ['tech'] },
  {
    id: 'strong',
    rule: 'DT-ROLE-08',
    damage: () => [{ value: 3, rule: 'DT-ROLE-08' }],
    damageDice: () => 2,
    diceTimes: () => 2,
  },
  { id: 'hale', rule: 'DT-ROLE-18', maxHp: () => ({ value: 5, rule: 'DT-ROLE-18' }) },
  { id: 'shelled', rule: 'DT-HER-01', ac: () => [{ value: 2, rule: 'DT-HER-01' }] },
  { id: 'floor-13', rule: 'DT-ARC-106', leastAc: () => ({ value: 13, rule: 'DT-ARC-106' }) },
  { id: 'floor-15', rule: 'DT-ARC-107', leastAc: () => ({ value: 15, rule: 'DT-ARC-107' }) },
  {
    id: 'drained',
    rule: 'DT-ABIL-08',
    score: (_w, _self, ability, score) => (ability === 'CON' ? score - 6 : score),
  },
] as readonly Trait[];

const table = (sitting: Sitting = {}) =>
  sit({
    ...sitting,
    content: { traits: Object.fromEntries(TRAITS.map((one) => [one.id, one])) },
  });

function holds(
  rig: ReturnType<typeof table>,
  creature: Creature,
  kind: string,
  tags?: string[],
): Item {
  const item = newItem(rig.t, kind, tags);
  creature.items.push(item);
  creature.held.push(item.id);
  return item;
}

const idsOf = (forms: readonly AttackForm[]) => forms.map(({ id }) => id);
const able = (some: object) => ({
  scores: { STR: 10, DEX: 10, CON: 10, INT: 10, WIS: 10, CHA: 10, ...some },
});

describe('ways to attack', () => {
  test('[DT-ATK-10] the bare hand of a character, unless it has natural weapons; a touch is none', () => {
    const rig = table();
    const ash = rig.hero();
    expect(attacksOf(rig.t, ash)).toEqual([UNARMED]);
    ash.traits = ['grasping'];
    expect(idsOf(attacksOf(rig.t, ash))).toEqual(['grasp', 'unarmed']);
    ash.traits = ['clawed', 'burning'];
    expect(attacksOf(rig.t, ash)).toEqual([{ ...claws, tags: ['natural', 'fire'] }]);
    const ogre = rig.foe('ogre');
    expect(idsOf(attacksOf(rig.t, ogre))).toEqual(['great-club']);
    Object.assign(ogre, { block: undefined, printed: undefined });
    expect(attacksOf(rig.t, ogre)).toEqual([]);
  });

  test('[DT-ATK-09, DT-WPN-08] what is in hand, in each of its uses, with its tags; not what is stowed', () => {
    const rig = table();
    const ash = rig.hero();
    const dagger = holds(rig, ash, 'dagger', ['silver']);
    const stowed = newItem(rig.t, 'sword');
    ash.items.push(stowed);
    const forms = attacksOf(rig.t, ash);
    expect(idsOf(forms)).toEqual(['dagger-melee', 'dagger-thrown', 'unarmed']);
    expect(forms[0]).toEqual({
      id: 'dagger-melee',
      category: 'light',
      use: 'melee',
      band: 'melee',
      tags: ['weapon', 'silver'],
      item: dagger.id,
    });
    lay(rig, ash, 'manacled');
    expect(idsOf(attacksOf(rig.t, ash))).toEqual(['unarmed']);
    expect(weaponForms(rig.t, newItem(rig.t, 'rope'))).toEqual([]);
    const [sword] = weaponForms(rig.t, stowed);
    expect(sword).toMatchObject({ id: 'sword', category: 'medium', tags: ['weapon'] });
    const [bow] = weaponForms(rig.t, newItem(rig.t, 'crossbow'));
    expect(bow).toMatchObject({ id: 'crossbow', tags: ['weapon', 'loads'] });
  });

  test('[DT-COND-17] what is of tech does not work where tech does not', () => {
    const rig = table();
    const ash = rig.hero();
    holds(rig, ash, 'laser-pistol');
    expect(idsOf(attacksOf(rig.t, ash))).toEqual(['laser-pistol', 'unarmed']);
    ash.traits = ['jammed'];
    expect(idsOf(attacksOf(rig.t, ash))).toEqual(['unarmed']);
  });

  test.each([
    [{ category: 'medium', use: 'melee' }, 'STR'],
    [{ category: 'medium', use: 'ranged' }, 'DEX'],
    [{ category: 'medium', use: 'thrown' }, 'DEX'],
    [{ category: 'dual', use: 'melee' }, 'DEX'],
    [{ category: 'heavy', use: 'melee', tags: ['by-DEX'] }, 'DEX'],
    [{ category: 'light', use: 'ranged' }, 'STR'],
  ] as const)('[DT-ATK-02] %o goes by %s', (form, ability) => {
    const rig = table();
    const equal = rig.hero(able({ STR: 16, DEX: 16 }));
    expect(attackAbility(rig.t, equal, { ...UNARMED, tags: [], ...form })).toBe(ability);
  });

  test('[DT-WPN-01] a light weapon goes by the better of STR and DEX', () => {
    const rig = table();
    const abilities = [able({ STR: 16 }), able({ DEX: 16 })].map((some) =>
      attackAbility(rig.t, rig.hero(some), { ...UNARMED, category: 'light' }),
    );
    expect(abilities).toEqual(['STR', 'DEX']);
  });

  test('[DT-NPC-01, DT-NPC-09] a printed number is told as such, with what a creature has more', () => {
    const rig = table();
    const ogre = rig.foe('ogre', 0, 0, { hit: 2 });
    const [club] = attacksOf(rig.t, ogre);
    if (club === undefined) throw new Error('it has no club');
    expect(hitParts(ogre, club)).toEqual([
      { is: 'bonus', value: 8, stack: 'add', rule: 'DT-NPC-01', from: 'printed' },
    ]);
    expect(hitParts(ogre, UNARMED)).toEqual([]);
    expect([damageRule(club), damageRule(UNARMED)]).toEqual(['DT-NPC-01', 'DT-ATK-10']);
  });
});

describe('damage', () => {
  test.each([
    ['light', { d6: 1, isHalved: true }, 'DT-WPN-01'],
    ['dual', { d6: 1 }, 'DT-WPN-02'],
    ['medium', { d6: 1 }, 'DT-WPN-03'],
    ['heavy', { d6: 2 }, 'DT-WPN-04'],
    ['unarmed', { d6: 0 }, 'DT-ATK-10'],
  ] as const)(
    '[DT-WPN-01] the dice of a %s weapon, and the modifier of its ability',
    (category, dice, rule) => {
      const rig = table();
      const [ash, thug] = [rig.hero(able({ STR: 16, DEX: 16 })), rig.foe('thug')];
      const form = { ...UNARMED, category };
      const found = damageOf(rig.t, ash, form, thug);
      expect(found.dice).toMatchObject(dice);
      const by = category === 'dual' ? 'DEX' : 'STR';
      expect(found.terms).toEqual([
        ...(category === 'unarmed' ? [{ value: 1, rule: 'DT-ATK-10', from: 'unarmed' }] : []),
        { value: 2, rule: 'DT-ATK-02', from: by },
      ]);
      expect([found.more, damageRule(form)]).toEqual([0, rule]);
    },
  );

  test('[DT-ROLE-08, DT-NPC-01, DT-EQ-28] traits add dice and numbers to those of characters; printed ones have them', () => {
    const rig = table();
    const [ash, ogre] = [rig.hero(), rig.foe('ogre')];
    for (const one of [ash, ogre]) one.traits = ['strong'];
    const heavy = { ...UNARMED, category: 'heavy' } as const;
    const own = damageOf(rig.t, ash, heavy, ogre);
    expect([own.dice.d6, own.more, own.terms.at(-1)]).toEqual([
      4,
      2,
      { value: 3, rule: 'DT-ROLE-08' },
    ]);
    const [club] = attacksOf(rig.t, ogre);
    if (club === undefined) throw new Error('it has no club');
    const printed = damageOf(rig.t, ogre, club, ash);
    expect([printed.dice.d6, printed.more, printed.terms]).toEqual([
      2,
      0,
      [{ value: 4, rule: 'DT-NPC-01', from: 'printed' }],
    ]);
    lay(rig, ogre, 'strong');
    expect(damageOf(rig.t, ogre, club, ash).dice.d6).toBe(4);
    const water = damageOf(rig.t, ash, { ...claws, tags: ['whole-die'] }, ogre);
    expect(water.dice).toEqual({ d6: 2 });
  });
});

describe('numbers of a body', () => {
  test('[DT-AC-01] bare, armored and with a shield, each part by its rule', () => {
    const rig = table();
    const ash = rig.hero(able({ DEX: 16 }));
    const wears = (kind: string) => {
      const item = newItem(rig.t, kind);
      ash.items = [item];
      ash.held = [];
      ash.armor = item.id;
      return acTerms(rig.t, ash).map(({ value, rule, from }) => [value, rule, from]);
    };
    const bare = [
      [10, 'DT-AC-01', 'unarmored'],
      [2, 'DT-AC-01', 'DEX'],
    ];
    expect(acTerms(rig.t, ash).map(({ value, rule, from }) => [value, rule, from])).toEqual(bare);
    expect(wears('rope')).toEqual(bare);
    expect(wears('light-armor')).toEqual([
      [12, 'DT-AC-02', 'light-armor'],
      [2, 'DT-AC-02', 'DEX'],
    ]);
    expect(wears('medium-armor').map(([, rule]) => rule)).toEqual(['DT-AC-03']);
    expect(wears('heavy-armor').map(([, rule]) => rule)).toEqual(['DT-AC-04']);
    expect(wears('superheavy-armor').map(([, rule]) => rule)).toEqual(['DT-AC-05']);
    const ignores = { ...UNARMED, tags: ['ignores-armor'] };
    expect(acOf(rig.t, ash, ignores)).toBe(12);
    const shield = newItem(rig.t, 'shield');
    ash.items.push(shield);
    expect(hasShield(rig.t, ash)).toBe(false);
    ash.held = [shield.id];
    expect([hasShield(rig.t, ash), acTerms(rig.t, ash).at(-1)]).toEqual([
      true,
      { value: 1, rule: 'DT-AC-06', from: 'shield' },
    ]);
    const ogre = rig.foe('ogre');
    expect([acTerms(rig.t, ogre), acOf(rig.t, ogre, ignores)]).toEqual([
      [{ value: 13, rule: 'DT-AC-08', from: 'printed' }],
      9,
    ]);
  });

  test('[DT-AC-11, DT-ARC-106] the highest floor raises what lies below it, and nothing above', () => {
    const rig = table();
    const ash = rig.hero();
    ash.traits = ['shelled', 'floor-13'];
    expect(acTerms(rig.t, ash).slice(2)).toEqual([
      { value: 2, rule: 'DT-HER-01' },
      { value: 1, rule: 'DT-ARC-106' },
    ]);
    ash.traits = ['floor-15', 'floor-13'];
    expect(acTerms(rig.t, ash).at(-1)).toEqual({ value: 5, rule: 'DT-ARC-107' });
    ash.traits = ['shelled', 'shelled', 'floor-13'];
    expect([acOf(rig.t, ash), acTerms(rig.t, ash).length]).toEqual([14, 4]);
    ash.traits = ['floor-13', 'shelled', 'shelled'];
    expect(acOf(rig.t, ash)).toBe(14);
  });

  test('[DT-HP-02, DT-HP-04, DT-HP-05, DT-HP-06] Hit Dice, high Levels, CON and traits, at least the Level', () => {
    const rig = table();
    const of = (some: object, ...traits: string[]) => {
      const one = rig.hero(some);
      one.traits.push(...traits);
      return one;
    };
    const high = of({ ...able({ CON: 16 }), level: 12, hitDice: Array(9).fill(3.5) }, 'hale');
    expect(maxHpTerms(rig.t, high)).toEqual([
      { value: 32, rule: 'DT-HP-02', from: 'hit-dice' },
      { value: 2, rule: 'DT-HP-05', from: 'high-levels' },
      { value: 24, rule: 'DT-HP-06', from: 'CON' },
      { value: 5, rule: 'DT-ROLE-18' },
    ]);
    expect(maxHpTerms(rig.t, of({}))).toEqual([{ value: 4, rule: 'DT-HP-02', from: 'hit-dice' }]);
    expect(maxHpOf(rig.t, of({ ...able({ CON: 1 }), level: 3, hitDice: [1, 1, 1] }))).toBe(3);
    const average = table({ options: { hpMode: 'average', highLevelHp: 'plus2' } });
    const one = average.hero({ level: 11, hitDice: Array(9).fill(6) });
    expect(maxHpTerms(average.t, one).map(({ value }) => value)).toEqual([32, 4]);
    expect(lockedOf(one)).toBe(0);
    one.lockedLoss = [2, 3].map((amount) => ({ trait: 'troll', ways: [], amount }));
    expect(lockedOf(one)).toBe(5);
  });

  test('[DT-ABIL-09, DT-NPC-01] of a printed creature a changed CON changes what is printed', () => {
    const rig = table();
    const ogre = rig.foe('ogre');
    expect(maxHpTerms(rig.t, ogre)).toEqual([{ value: 22, rule: 'DT-NPC-01', from: 'printed' }]);
    ogre.traits = ['drained'];
    expect([scoreOf(rig.t, ogre, 'CON'), maxHpOf(rig.t, ogre)]).toEqual([16, 22]);
    lay(rig, ogre, 'drained');
    expect([scoreOf(rig.t, ogre, 'CON'), modifierOf(rig.t, ogre, 'CON')]).toEqual([10, 0]);
    expect([modifierOf(rig.t, ogre, 'STR'), scoreOf(rig.t, ogre, 'STR')]).toEqual([4, 20]);
    expect(maxHpTerms(rig.t, ogre)[1]).toEqual({ value: -8, rule: 'DT-ABIL-09', from: 'CON' });
    Object.assign(ogre, { printed: undefined });
    expect([scoreOf(rig.t, ogre, 'WIS'), maxHpTerms(rig.t, ogre)[0]?.value]).toEqual([10, 1]);
  });

  test('[DT-MOD-01, DT-MOD-15, DT-MOD-16] each score has its row', () => {
    expect(
      [0, 1, 2, 4, 6, 9, 13, 16, 18, 20, 22, 24, 26, 28, 30, 31, 32].map(modifierRule),
    ).toEqual(
      [16, ...Array.from({ length: 14 }, (_, at) => at + 1), 14, 15].map(
        (nr) => `DT-MOD-${String(nr).padStart(2, '0')}`,
      ),
    );
  });
});

describe('attack actions', () => {
  test('[DT-ATK-03, DT-COND-10] enemies in aim are attacked, friends by the confused alone', () => {
    const rig = table();
    const [ash, bo, thug, far] = [
      rig.hero({}, 0),
      rig.hero({}, 5),
      rig.foe('thug', 5),
      rig.foe('thug', 10),
    ];
    expect(targetsOf(rig.t, ash, UNARMED)).toEqual([thug]);
    expect(attackDeeds(rig.t, ash, inTurn(rig, ash))).toMatchObject([
      {
        id: `attack-unarmed-${thug.id}`,
        kind: 'attack',
        takes: 'attack',
        names: { attack: 'unarmed', creature: thug.id },
        at: thug,
      },
    ]);
    lay(rig, ash, 'confusion');
    expect(targetsOf(rig.t, ash, UNARMED)).toEqual([bo, thug]);
    lay(rig, ash, 'cowed');
    expect(attackDeeds(rig.t, ash, inTurn(rig, ash))).toEqual([]);
    expect(far.hp).toBe(4);
  });

  test('[DT-ATK-09] things in hand are told apart by their tags, what is left of them and what lies on them', () => {
    const rig = table();
    const ash = rig.hero({}, 0);
    rig.foe('thug', 5);
    const [one, two] = [holds(rig, ash, 'sword'), holds(rig, ash, 'sword')];
    const count = () =>
      attackDeeds(rig.t, ash, inTurn(rig, ash)).filter(({ id }) => id.includes('sword')).length;
    expect(count()).toBe(1);
    two.uses = 3;
    expect(count()).toBe(2);
    one.uses = 3;
    expect(count()).toBe(1);
    lay(rig, ash, 'striking', { data: { item: two.id } });
    expect(count()).toBe(2);
    ash.effects = [];
    lay(rig, ash, 'striking', { data: { item: one.id } });
    expect(count()).toBe(2);
  });

  test('[DT-NPC-05] several printed attacks are made one after another, each at who is left, as whoever plays says', () => {
    const claw: AttackForm = {
      ...claws,
      times: 3,
      printed: { hit: 30, damage: { d6: 0, plus: 9 } },
    };
    const attacks = (seat: number | undefined, script: readonly (readonly [string, string])[]) => {
      const rig = table({ seed: 'claws', options: { gm: 'human', adventure: 'free' }, seats: 2 });
      const [bear, one, two] = [rig.foe('ogre', 0), rig.hero({}, 5, 0, 0), rig.hero({}, 5, 0, 0)];
      bear.run = seat === undefined ? { by: 'companion' } : { by: 'master' };
      const { asked } = rig.play(attackAction(rig.t, bear, claw, one), script);
      const at = rig.events('rolled').map((event) => 'at' in event && event.at);
      return [asked.filter((key) => key.startsWith('next')), at, [one.hp <= 0, two.hp <= 0]];
    };
    const [, first] = attacks(1, [['next-target', 'at-3']]);
    expect(first).toEqual([2, 3]);
    expect(attacks(undefined, [])).toEqual([[], [2, 3], [true, true]]);
  });
});
