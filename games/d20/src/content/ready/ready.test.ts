import { describe, expect, test } from 'vitest';
import { invokePower, openPowers } from '../../../test/powers.ts';
import { type Sitting, sit } from '../../../test/rig.ts';
import { block, blocks, gear, MISSILE } from '../../../test/stand-ins.ts';
import { ABILITIES } from '../../abilities.ts';
import type { Creature } from '../../model.ts';
import { attackRoll } from '../../rules/attack/attack.ts';
import { attackAbility, attacksOf, damageOf } from '../../rules/attack/forms.ts';
import { castingAbility, castingParts, saveTnOf } from '../../rules/bearers/known-spells.ts';
import { beginCombat } from '../../rules/combat/end.ts';
import { HOUR } from '../../rules/effects/afflict.ts';
import { settleDeaths } from '../../rules/harm/deaths.ts';
import { strike } from '../../rules/harm/hazard.ts';
import { cast } from '../../rules/magic/cast.ts';
import { acOf } from '../../rules/numbers/armor.ts';
import { maxHpOf } from '../../rules/numbers/hit-points.ts';
import { modifierOf } from '../../rules/numbers/scores.ts';
import { speedOf } from '../../rules/place/speed.ts';
import { leaningOf, sumOf } from '../../rules/rolls/parts.ts';
import { contentOf, type D20 } from '../../table.ts';
import { d20Content } from '../index.ts';
import { TAGS } from '../tags.ts';
import { READY } from './index.ts';

const TARGET = block('target', { ac: 13, hp: 4 });
const ZOMBIE = block('zombie', { ac: 8, hp: 11, tags: ['undead'] });

const sitDown = (some: Sitting = {}) =>
  sit({ ...some, content: { gear, blocks: blocks(TARGET, ZOMBIE) } });

/** What a tag adds to a roll with its usual ability. */
function bonusOf(t: D20, roller: Creature, tag: string): number {
  const ability = TAGS[tag]?.ability;
  const roll = {
    kind: 'check',
    roller,
    tag,
    ...(ability === undefined ? {} : { ability }),
  } as const;
  return sumOf(leaningOf(t, roll).terms);
}

/** A weapon as sheets print it, once it is in hand: hit, and damage. */
function weaponOf(t: D20, creature: Creature, kind: string): string {
  creature.held = creature.items.filter((item) => item.kind === kind).map(({ id }) => id);
  const attack = attacksOf(t, creature).find(({ id }) => id === kind);
  const target = t.state.creatures.find(({ block: id }) => id === 'target');
  if (attack === undefined || target === undefined) throw new Error(`no "${kind}"`);
  const ability = attackAbility(t, creature, attack);
  const hit = sumOf(
    leaningOf(t, { kind: 'attack', roller: creature, ability, attack, target }).terms,
  );
  const { dice, terms } = damageOf(t, creature, attack, target);
  const plus = sumOf(terms);
  return `+${hit}, ${dice.d6}d6${dice.isHalved === true ? '/2' : ''}${plus === 0 ? '' : `+${plus}`}`;
}

const mods = (t: D20, creature: Creature): readonly number[] =>
  ABILITIES.map((ability) => modifierOf(t, creature, ability));

const castingBonus = (t: D20, creature: Creature, tradition: 'arcane' | 'divine'): number => {
  const ability = castingAbility(creature, tradition);
  const level = castingParts(t, creature).map((part) => (part.is === 'bonus' ? part.value : 0));
  return (ability === undefined ? 0 : modifierOf(t, creature, ability)) + (level[0] ?? 0);
};

describe('[DT-PC-01] Sherlock Holmes', () => {
  test('[DT-CHK-01, DT-CHK-02, DT-CHK-03, DT-CHK-05, DT-CHK-06, DT-CHK-07, DT-CHK-08, DT-CHK-09] has the printed numbers', () => {
    const table = sitDown();
    const { t, ready, foe } = table;
    const holmes = ready('sherlock-holmes');
    foe('target');
    expect([acOf(t, holmes), maxHpOf(t, holmes), holmes.hp]).toEqual([11, 28, 28]);
    expect(mods(t, holmes)).toEqual([0, 1, 0, 3, 2, 1]);
    // Level + 2, and the modifier of the ability.
    expect(bonusOf(t, holmes, 'search-clues')).toBe(10 + 2);
    expect(bonusOf(t, holmes, 'inspire')).toBe(10 + 1);
    expect(bonusOf(t, holmes, 'conceal-motive')).toBe(10 + 1);
    expect(bonusOf(t, holmes, 'experiment')).toBe(10 + 3);
    expect(weaponOf(t, holmes, 'cane')).toBe('+1, 1d6/2+1');
    invokePower(table, holmes, 'lead');
    expect(table.events('story-power')).toMatchObject([{ count: 4 }]);
  });

  test('[DT-CHK-06, DT-CHK-07, DT-CHK-08] rallies by 4 for 8 hours, analyses by 4 for four, and is at AC 15 while still and hidden', () => {
    const table = sitDown({ ground: { setting: ['cover'] } });
    const { t, ready, hero, foe, play } = table;
    const holmes = ready('sherlock-holmes');
    const allies = [1, 2, 3, 4, 5].map(() => hero());
    const target = foe('target');
    invokePower(table, holmes, 'rally');
    expect(allies[0]?.effects[0]).toMatchObject({
      data: { amount: 4 },
      until: { at: 'time', clock: 8 * HOUR },
    });
    invokePower(table, holmes, 'analysis', [
      ['subject', `about-${target.id}`],
      ['told', ...allies.slice(0, 4).map(({ id }) => `tell-${id}`)],
    ]);
    const told = allies.map(({ effects }) => effects.find(({ kind }) => kind === 'analysis'));
    expect(told.map((effect) => effect?.data?.amount)).toEqual([4, 4, 4, 4, undefined]);
    play(beginCombat(t, [holmes, target], []));
    expect(acOf(t, holmes)).toBe(15);
  });

  test('[DT-EX-04] fells a thug with the cane on a natural 20: 3 + 1', () => {
    const { t, ready, foe, play, allDiceUsed } = sitDown({ dice: [20] });
    const holmes = ready('sherlock-holmes');
    const thug = foe('target');
    const [cane] = attacksOf(t, holmes);
    if (cane === undefined) throw new Error('no cane');
    play(attackRoll(t, holmes, cane, thug));
    expect(thug.hp).toBe(0);
    allDiceUsed();
  });

  test('[DT-EX-07] in choking gas: 28, 25, 13', () => {
    const { t, ready, play, allDiceUsed } = sitDown({ dice: [6, 5] });
    const holmes = ready('sherlock-holmes');
    const hazard = {
      id: 'choking-gas',
      rule: 'DT-HAZ-15',
      level: 6,
      save: 'CON',
      tags: ['poison', 'gas'],
    } as const;
    const hps = [1, 2].map(() => {
      play(strike(t, holmes, { hazard, level: 6 }));
      return holmes.hp;
    });
    expect(hps).toEqual([25, 13]);
    allDiceUsed();
  });

  test('[DT-PC-01] his things help where they are of use: the lens anywhere, the boys in London alone', () => {
    const { t, ready } = sitDown();
    const holmes = ready('sherlock-holmes');
    const mode = (tag: string, ...setting: readonly string[]) =>
      leaningOf(t, { kind: 'check', roller: holmes, tag, setting }).mode;
    expect([mode('gather-intel', 'london'), mode('gather-intel')]).toEqual([
      'advantage',
      'straight',
    ]);
    expect([mode('analyse-evidence', 'baker-street'), mode('analyse-evidence')]).toEqual([
      'advantage',
      'straight',
    ]);
  });
});

describe('[DT-PC-02] Robin Hood', () => {
  test('[DT-CHK-10, DT-CHK-11, DT-CHK-12, DT-CHK-14, DT-CHK-15, DT-CHK-16, DT-CHK-17, DT-CHK-18] has the printed numbers', () => {
    const { t, ready, foe } = sitDown();
    const robin = ready('robin-hood');
    foe('target');
    expect([acOf(t, robin), maxHpOf(t, robin)]).toEqual([15, 36]);
    expect(mods(t, robin)).toEqual([1, 3, 1, 0, 1, 2]);
    expect(weaponOf(t, robin, 'longbow')).toBe('+11, 1d6+11');
    expect(weaponOf(t, robin, 'paired-light-weapons')).toBe('+11, 1d6+11');
    expect(bonusOf(t, robin, 'coordinate')).toBe(10 + 2);
    expect(bonusOf(t, robin, 'survive')).toBe(10 + 1);
    const sneaks = (...setting: readonly string[]) =>
      leaningOf(t, { kind: 'check', roller: robin, tag: 'stealth', setting }).mode;
    expect([sneaks('forest'), sneaks('urban')]).toEqual(['advantage', 'straight']);
  });
});

describe('[DT-PC-03] Count Dracula', () => {
  test('[DT-CHK-19, DT-CHK-20, DT-CHK-21, DT-CHK-23, DT-CHK-24, DT-CHK-25, DT-CHK-26] has the printed numbers', () => {
    const table = sitDown({ ground: { setting: ['cover'] } });
    const { t, ready, foe, play } = table;
    const dracula = ready('count-dracula');
    const target = foe('target');
    expect([acOf(t, dracula), maxHpOf(t, dracula)]).toEqual([14, 58]);
    expect(mods(t, dracula)).toEqual([3, 2, 2, 2, 1, 3]);
    expect(weaponOf(t, dracula, 'sword')).toBe('+15, 1d6+15');
    expect(weaponOf(t, dracula, 'bite')).toBe('+15, 1d6/2+15');
    expect([castingBonus(t, dracula, 'arcane'), saveTnOf(t, dracula)]).toEqual([17, 22]);
    expect(bonusOf(t, dracula, 'etiquette')).toBe(14 + 2);
    expect(bonusOf(t, dracula, 'conceal-motive')).toBe(14 + 3);
    expect(dracula.character?.spells['arcane-magic']).toHaveLength(12);
    play(beginCombat(t, [dracula, target], []));
    expect(acOf(t, dracula)).toBe(20);
  });

  test('[DT-CHK-23, DT-ROLE-12] favours his own for six hours', () => {
    const table = sitDown();
    const dracula = table.ready('count-dracula');
    const ally = table.hero();
    invokePower(table, dracula, 'noble-favour');
    expect(ally.effects[0]?.until).toEqual({ at: 'time', clock: 6 * HOUR });
  });

  test('[DT-CHK-20, DT-HP-05] would have 62 Hit Points by the text instead of the table', () => {
    const { t, ready } = sitDown({ options: { highLevelHp: 'plus2' } });
    expect(maxHpOf(t, ready('count-dracula'))).toBe(62);
  });

  test('[DT-EX-04] misses a zombie with a natural 1 in spite of + 15', () => {
    const { t, ready, foe, play, allDiceUsed } = sitDown({ dice: [1] });
    const dracula = ready('count-dracula');
    const zombie = foe('zombie');
    const sword = attacksOf(t, dracula).find(({ id }) => id === 'sword');
    if (sword === undefined) throw new Error('no sword');
    play(attackRoll(t, dracula, sword, zombie));
    expect(zombie.hp).toBe(11);
    allDiceUsed();
  });
});

describe('the ready characters', () => {
  const LIST = [
    ['DT-PRE-01', 'bryn-oakshield', 16, 8, 'battle-axe', '+2, 1d6+2'],
    ['DT-PRE-02', 'ysolde-wren', 13, 4, 'longbow', '+1, 1d6+1'],
    ['DT-PRE-03', 'maud-ferrier', 16, 5, 'mace', '+1, 1d6+1'],
    ['DT-PRE-04', 'ada-finch', 13, 7, 'revolver', '+3, 1d6+3'],
    ['DT-PRE-05', 'tom-crow', 14, 9, 'paired-light-weapons', '+4, 1d6+4'],
    ['DT-PRE-06', 'ida-vance', 10, 7, 'cane', '+0, 1d6/2'],
    ['DT-PRE-07', 'rhea-solano', 14, 14, 'pistol', '+5, 1d6+5'],
    ['DT-PRE-08', 'unit-k-7', 15, 14, 'carbine', '+4, 1d6+4'],
    ['DT-PRE-09', 'imre-vale', 14, 14, 'pistol', '+0, 1d6'],
  ] as const;

  test.each(LIST)(
    '[%s] %s has AC %i, %i Hit Points, and its weapon',
    (_id, id, ac, hp, weapon, printed) => {
      const { t, ready, foe } = sitDown();
      const one = ready(id);
      foe('target');
      expect([acOf(t, one), one.hp]).toEqual([ac, hp]);
      expect(weaponOf(t, one, weapon)).toBe(printed);
    },
  );

  test.each([
    ['DT-PRE-03', 'maud-ferrier', 'tend-wounds', 5],
    ['DT-PRE-04', 'ada-finch', 'search-clues', 5],
    ['DT-PRE-05', 'tom-crow', 'open-locks', 6],
    ['DT-PRE-06', 'ida-vance', 'occult-symbols', 5],
    ['DT-PRE-07', 'rhea-solano', 'ship-pilot', 7],
    ['DT-PRE-08', 'unit-k-7', 'repair-machine', 7],
    ['DT-PRE-09', 'imre-vale', 'tend-wounds', 7],
    ['DT-PRE-09', 'imre-vale', 'experiment', 7],
  ])('[%s] %s adds to %s what is printed: %i', (_id, id, tag, bonus) => {
    const { t, ready } = sitDown();
    expect(bonusOf(t, ready(id), tag)).toBe(bonus);
  });

  test.each([
    ['DT-PRE-02', 'ysolde-wren', 'arcane', 5, 11],
    ['DT-PRE-03', 'maud-ferrier', 'divine', 5, 11],
    ['DT-PRE-06', 'ida-vance', 'divine', 6, 12],
  ] as const)(
    '[%s] %s casts %s spells at +%i, saves against them at %i',
    (_id, id, tradition, bonus, tn) => {
      const { t, ready } = sitDown();
      const one = ready(id);
      expect([castingBonus(t, one, tradition), saveTnOf(t, one)]).toEqual([bonus, tn]);
    },
  );

  test('[DT-PRE-04, DT-PRE-07] Ada rallies by 1 for two hours, Rhea for three', () => {
    for (const [id, hours] of [
      ['ada-finch', 2],
      ['rhea-solano', 3],
    ] as const) {
      const table = sitDown();
      const one = table.ready(id);
      const ally = table.hero();
      invokePower(table, one, 'rally');
      expect(ally.effects[0], id).toMatchObject({
        data: { amount: 1 },
        until: { at: 'time', clock: hours * HOUR },
      });
    }
  });

  test('[DT-PRE-03] Maud turns undead with 1d20 + 1', () => {
    const table = sitDown({ dice: [9, 10, 1, 1] });
    const maud = table.ready('maud-ferrier');
    const skeleton = table.foe('zombie');
    expect(openPowers(table, maud)).toEqual(['turn-undead']);
    invokePower(table, maud, 'turn-undead');
    // 10 is less than 10 + 1.
    expect(skeleton.effects).toEqual([]);
    skeleton.used = {};
    invokePower(table, maud, 'turn-undead');
    expect(skeleton.effects.map(({ kind }) => kind)).toEqual(['turned', 'cowed']);
    table.allDiceUsed();
  });

  test('[DT-PRE-05, DT-PRE-09] Tom is deadly from hiding; Imre tends better in combat', () => {
    const table = sitDown();
    const { t, ready, foe } = table;
    const [tom, imre] = [ready('tom-crow'), ready('imre-vale')];
    const target = foe('target');
    const { traits } = contentOf(t);
    const edge = traits['thieving-expert']?.edge?.(t, { creature: tom }, target, true);
    expect(edge).toMatchObject({ hit: 1, damage: 4 });
    table.play(beginCombat(t, [imre, target], []));
    const tends = traits['medical-expert']?.tends?.(t, { creature: imre });
    expect(tends).toMatchObject({ more: [{ value: 1 }], healing: 6 });
  });

  test('[DT-EX-01] an Elf just made: 7 Hit Points, AC 13, darkvision 60', () => {
    const { t, hero } = sitDown();
    const elf = hero({
      heritage: 'elf',
      scores: { STR: 12, DEX: 15, CON: 16, INT: 8, WIS: 10, CHA: 5 },
      roles: [{ id: 'fighting-expert' }, { id: 'toughness' }],
      hitDice: [3],
      gear: [{ kind: 'light-armor', is: 'worn' }],
    });
    expect(mods(t, elf)).toEqual([0, 1, 2, -1, 0, -2]);
    expect([elf.hp, acOf(t, elf)]).toEqual([7, 13]);
  });
});

describe('worked examples with them', () => {
  test('[DT-EX-11] Robin rerolls the worse of two dice, which counts under disadvantage', () => {
    const far = block('far', { ac: 20, hp: 60 });
    const { t, ready, foe, play, allDiceUsed, events } = sit({
      dice: [4, 17, 12, 1],
      content: { gear, blocks: blocks(far) },
    });
    const robin = ready('robin-hood', 0, 0, 0);
    robin.tokens = 1;
    const target = foe('far', 200);
    const [bow] = attacksOf(t, robin);
    if (bow === undefined) throw new Error('no bow');
    play(attackRoll(t, robin, bow, target), [
      ['reroll', 'token-1'],
      ['keep-face', 'new'],
    ]);
    expect(events('rerolled')).toMatchObject([{ old: 4, face: 12, natural: 12, total: 23 }]);
    expect(target.hp).toBe(60 - 12);
    allDiceUsed();
  });

  test('[DT-EX-08] an ogre fells Bryn at −10; Maud’s token leaves him 1 Hit Point, else he is dead', () => {
    for (const isSaved of [true, false]) {
      const ogre = block('ogre', {
        attacks: [
          {
            id: 'club',
            category: 'heavy',
            use: 'melee',
            band: 'melee',
            tags: ['weapon'],
            printed: { hit: 6, damage: { d6: 2, plus: 4 } },
          },
        ],
      });
      const { t, ready, foe, play, allDiceUsed } = sit({
        dice: [12, 5, 4],
        content: { gear, blocks: blocks(ogre) },
      });
      const [bryn, maud] = [ready('bryn-oakshield', 0, 0, 0), ready('maud-ferrier', 0, 0, 1)];
      maud.tokens = 2;
      bryn.used['tempt-fate'] = 0;
      bryn.hp = 3;
      const brute = foe('ogre', 0);
      const [club] = attacksOf(t, brute);
      if (club === undefined) throw new Error('no club');
      play(attackRoll(t, brute, club, bryn));
      play(settleDeaths(t), isSaved ? [['survive', `save-${bryn.id}`]] : []);
      expect([bryn.life, bryn.hp, maud.tokens]).toEqual(
        isSaved ? ['alive', 1, 1] : ['dead', -8, 2],
      );
      allDiceUsed();
    }
  });

  test('[DT-EX-15] Ysolde’s missile is strained after a 10', () => {
    const { t, ready, foe, play, allDiceUsed } = sit({
      dice: [5],
      content: { gear, blocks: blocks(TARGET), spells: { 'magic-missile': MISSILE } },
    });
    const ysolde = ready('ysolde-wren');
    const target = foe('target');
    play(cast(t, ysolde, MISSILE, 'magic-missile', target));
    expect([target.hp, ysolde.strained]).toEqual([4, ['magic-missile']]);
    allDiceUsed();
  });
});

describe('all sheets', () => {
  const FLAWS = [
    'greed',
    'pride',
    'curiosity',
    'compassion',
    'debt',
    'fear',
    'duty',
    'vice',
    'secret',
    'guilt',
  ];

  test.each(READY.map((one) => [one.rule, one] as const))(
    '[%s, DT-INV-04, DT-INV-05, DT-INV-08, DT-INV-09] is legal',
    (_rule, { sheet }) => {
      const { level, heritage, roles, benefits, hitDice, spells, xp, flaw } = sheet;
      const gained = benefits.filter(({ kind }) => kind === 'role').length;
      expect(roles).toHaveLength(2 + (heritage === 'human' ? 1 : 0) + gained);
      expect(new Set(roles.map(({ id }) => id)).size).toBe(roles.length);
      expect(benefits.map((benefit) => benefit.level)).toEqual(
        [4, 8, 12].filter((at) => at <= level),
      );
      expect(hitDice).toHaveLength(Math.min(level, 9));
      for (const role of ['arcane-magic', 'divine-magic']) {
        const known = roles.some(({ id }) => id === role) ? level : 0;
        expect(new Set(spells[role] ?? []).size, role).toBe(known);
      }
      expect(FLAWS).toContain(flaw.tag);
      expect(xp).toBe({ 1: 0, 2: 2000, 3: 4000, 8: 120_000, 12: 600_000 }[level]);
    },
  );

  test('[DT-CHK-04, DT-CHK-13, DT-CHK-22, DT-CHK-28] benefits are spent as the examples need; scores are 8 to 18', () => {
    const gains = READY.slice(0, 3).map(({ sheet }) => sheet.benefits.map(({ kind }) => kind));
    expect(gains).toEqual([
      ['role', 'score'],
      ['score', 'score'],
      ['role', 'role', 'score'],
    ]);
    for (const { sheet } of READY.slice(0, 3)) {
      for (const score of Object.values(sheet.scores)) {
        expect(score).toBeGreaterThanOrEqual(10);
        expect(score).toBeLessThanOrEqual(18);
      }
    }
  });

  const content = d20Content();
  const isWhole = Object.values(content.spells).some(({ level }) => level === 6);
  test.runIf(isWhole)('[DT-CHK-24, DT-CHK-26] name things and spells that there are', () => {
    for (const { sheet } of READY) {
      for (const { kind } of sheet.gear) expect(Object.keys(content.gear)).toContain(kind);
      for (const [role, known] of Object.entries(sheet.spells)) {
        const traditions = known.map((id) => content.spells[id]?.tradition);
        expect(new Set(traditions), sheet.name).toEqual(
          new Set([role === 'arcane-magic' ? 'arcane' : 'divine']),
        );
      }
    }
  });

  test.each([
    ['40', 40],
    ['30', 30],
  ] as const)(
    '[DT-CHK-27, DT-OPT-03] a base speed of %s makes them walk %i feet',
    (baseSpeed, feet) => {
      const { t, ready } = sitDown({ options: { baseSpeed } });
      for (const id of ['sherlock-holmes', 'robin-hood', 'count-dracula']) {
        expect(speedOf(t, ready(id))).toBe(feet);
      }
    },
  );
});
