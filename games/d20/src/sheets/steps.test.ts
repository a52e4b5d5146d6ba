import { describe, expect, test } from 'vitest';
import { optionsWith, STAND_INS, sheet } from '../../test/sheet-content.ts';
import { PACKS } from '../content/gear/packs.ts';
import type { Sheet } from '../content/sheet.ts';
import type { D20Options } from '../options.ts';
import { changesOf, numbersOfDraft } from './changes.ts';
import { type Draft, newDraft, scoresOf, sheetOfDraft } from './creation.ts';
import { beyondPack, equipmentFaults, priceOf } from './equipment.ts';
import { readSheet } from './read.ts';
import {
  benefitChoices,
  type Choosable,
  choicesOfTrait,
  gearChoices,
  heritageChoices,
  lacks,
  packChoices,
  roleChoices,
  scoreChoices,
  spellChoices,
} from './steps.ts';

const rulesWith = (some: Partial<D20Options> = {}) => ({
  content: STAND_INS,
  options: optionsWith(some),
});
const RULES = rulesWith();
const ROLLED = [12, 15, 16, 8, 10, 5];
const draft = (some: Partial<Draft> = {}): Draft => ({ ...newDraft(ROLLED, 100), ...some });
const open = (choices: readonly Choosable[]) =>
  choices.filter(({ closed }) => closed === undefined).map(({ id }) => id);
const whyNot = (choices: readonly Choosable[], id: string) =>
  choices.find((one) => one.id === id)?.closed?.key;

/** The elf of the worked example. */
const ELF = draft({
  heritage: 'elf',
  roles: [{ id: 'fighting-expert' }, { id: 'toughness' }],
  hitDice: [3],
  pack: 'fantasy',
  gear: [{ kind: 'light-armor', is: 'worn' }],
  name: 'Elin',
  flaw: { text: 'Proud', tag: 'pride' },
});

describe('making a character', () => {
  test('[DT-EX-01] the elf of the worked example', () => {
    const made = sheetOfDraft(RULES, ELF);
    expect(readSheet(STAND_INS, made)).toEqual({ ok: true, value: made });
    expect(made.scores).toEqual({ STR: 12, DEX: 15, CON: 16, INT: 8, WIS: 10, CHA: 5 });
    const numbers = numbersOfDraft(RULES, ELF);
    expect(numbers.mods).toEqual({ STR: 0, DEX: 1, CON: 2, INT: -1, WIS: 0, CHA: -2 });
    expect(numbers.maxHp.value).toBe(7);
    expect(numbers.ac.value).toBe(13);
    expect(STAND_INS.heritages.elf?.darkvision).toBe(60);
    const unarmed = numbers.attacks.find(({ id }) => id === 'unarmed');
    expect([unarmed?.hit.value, unarmed?.damage.value, unarmed?.dice.d6]).toEqual([1, 2, 0]);
    expect(Object.values(lacks(RULES, ELF)).flat()).toEqual([]);
  });

  test('[DT-CHAR-01] [DT-OPT-05] scores stand in their order, or where they are put', () => {
    const order = ['CHA', 'CON', 'WIS', 'INT', 'DEX', 'STR'] as const;
    expect(scoresOf(RULES, draft({ order })).STR).toBe(12);
    expect(open(scoreChoices(RULES, draft(), 1))).toEqual(['DEX']);
    expect(whyNot(scoreChoices(RULES, draft(), 1), 'CON')).toBe('closed.rolled-in-order');
    const free = rulesWith({ abilityGen: 'arrange' });
    expect(scoresOf(free, draft({ order }))).toEqual({
      ...{ CHA: 12, CON: 15, WIS: 16, INT: 8, DEX: 10, STR: 5 },
    });
    expect(open(scoreChoices(free, draft(), 1))).toHaveLength(6);
  });

  test('[DT-CHAR-02] one heritage of all, with what it asks for', () => {
    const choices = heritageChoices(RULES, ELF);
    expect(choices.filter(({ isTaken }) => isTaken).map(({ id }) => id)).toEqual(['elf']);
    expect(open(choices)).toContain('superhuman');
    expect(open(choicesOfTrait(RULES, 'werebeast', undefined))).toEqual(['STR', 'DEX']);
    expect(open(choicesOfTrait(RULES, 'elf', undefined))).toEqual([]);
    expect(lacks(RULES, { ...ELF, heritage: 'werebeast' }).heritage).toHaveLength(1);
  });

  test('[DT-CHAR-03] two roles, a Human three, then no more is open', () => {
    expect(open(roleChoices(RULES, ELF))).toEqual(['fighting-expert', 'toughness']);
    expect(whyNot(roleChoices(RULES, ELF), 'noble')).toBe('closed.roles-full');
    expect(open(roleChoices(RULES, { ...ELF, heritage: 'human' }))).toContain('noble');
    expect(lacks(RULES, { ...ELF, heritage: 'human' }).roles).toHaveLength(1);
  });

  test('[DT-LVL-04] benefits at their Levels; a role that is held is no benefit', () => {
    const fourth = { ...ELF, level: 4 };
    expect(lacks(RULES, fourth).benefits).toHaveLength(1);
    expect(open(benefitChoices(RULES, fourth, 8))).toEqual([]);
    expect(whyNot(benefitChoices(RULES, ELF, 4), 'score-CON')).toBe('closed.no-benefit');
    expect(whyNot(benefitChoices(RULES, fourth, 4), 'role-toughness')).toBe('closed.role-taken');
    expect(open(benefitChoices(RULES, fourth, 4))).toContain('score-CON');
    const raised: Draft = { ...fourth, benefits: [{ level: 4, kind: 'score', ability: 'CON' }] };
    expect(lacks(RULES, raised).benefits).toEqual([]);
    expect(scoresOf(RULES, raised).CON).toBe(18);
  });

  test('[DT-MAG-02] [DT-MAG-03] spells within reach, as many as Levels', () => {
    const mage = draft({ ...ELF, roles: [{ id: 'arcane-magic', choice: 'INT' }, { id: 'noble' }] });
    const first = spellChoices(RULES, mage, 'arcane-magic');
    expect(open(first)).toHaveLength(12);
    expect(whyNot(first, 'arcane-2-01')).toBe('closed.spell-level');
    const learned = { ...mage, spells: { 'arcane-magic': ['arcane-1-01'] } };
    expect(whyNot(spellChoices(RULES, learned, 'arcane-magic'), 'arcane-1-02')).toBe(
      'closed.spells-full',
    );
    expect(whyNot(spellChoices(RULES, mage, 'divine-magic'), 'divine-1-01')).toBe(
      'closed.no-caster',
    );
    const third = {
      ...mage,
      level: 3,
      spells: { 'arcane-magic': ['arcane-2-01', 'arcane-2-02'] },
    };
    const choices = spellChoices(RULES, third, 'arcane-magic');
    expect(whyNot(choices, 'arcane-2-03')).toBe('closed.spells-high');
    expect(open(choices)).toContain('arcane-1-01');
    expect(lacks(RULES, mage).spells).toHaveLength(1);
  });

  test('[DT-CHAR-07] it is complete with a name, and a flaw with its tag', () => {
    const { flaw, ...without } = ELF;
    expect(flaw?.tag).toBe('pride');
    expect(lacks(RULES, without).person.length).toBeGreaterThan(0);
    expect(lacks(RULES, { ...ELF, name: '' }).person).toHaveLength(1);
  });

  test('[DT-AUT-14] what a choice gives in numbers', () => {
    const bare = { ...ELF, roles: [{ id: 'fighting-expert' }] };
    expect(changesOf(RULES, bare, ELF)).toEqual([{ of: 'maxHp', from: 5, to: 7 }]);
    const shielded = { ...ELF, gear: [...ELF.gear, { kind: 'shield', is: 'held' } as const] };
    expect(changesOf(RULES, ELF, shielded)).toEqual([{ of: 'ac', from: 13, to: 14 }]);
    const mighty = { ...ELF, heritage: 'superhuman', heritageChoice: 'STR' };
    expect(changesOf(RULES, ELF, mighty)).toEqual([
      { of: 'scores.STR', from: 12, to: 22 },
      { of: 'mods.STR', from: 0, to: 5 },
      { of: 'attacks.unarmed.hit', from: 1, to: 6 },
      { of: 'attacks.unarmed.damage', from: 2, to: 7 },
    ]);
  });
});

describe('things to begin with', () => {
  const gearOf = (...kinds: readonly string[]) => kinds.map((kind) => ({ kind }));
  const beyond = (pack: string, kinds: readonly string[], roles: readonly string[] = []) => {
    const found = PACKS.find(({ id }) => id === pack);
    if (found === undefined) throw new Error(pack);
    const one = sheet({ gear: gearOf(...kinds), roles: roles.map((id) => ({ id })) });
    return beyondPack(found, one).map(({ kind }) => kind);
  };

  test('[DT-EQ-00] the fantasy pack: armor up to medium, shield or bow, a weapon, three things', () => {
    expect(
      beyond('fantasy', ['medium-armor', 'shield', 'sword', 'rope', 'lantern', 'rope']),
    ).toEqual([]);
    expect(beyond('fantasy', ['longbow', 'great-sword'])).toEqual([]);
    expect(beyond('fantasy', ['longbow', 'shield'])).toEqual(['shield']);
    expect(beyond('fantasy', ['heavy-armor'])).toEqual(['heavy-armor']);
    expect(beyond('fantasy', ['sword', 'dagger'])).toEqual(['dagger']);
    expect(beyond('fantasy', ['rope', 'rope', 'rope', 'lantern'])).toEqual(['lantern']);
    expect(beyond('fantasy', ['gadget'])).toEqual(['gadget']);
  });

  test('[DT-EQ-00] the packs of other genres', () => {
    expect(
      beyond('modern-firearm', [
        'light-armor',
        'revolver',
        'rope',
        'magnifying-lens',
        'magnifying-lens',
        'lantern',
      ]),
    ).toEqual([]);
    expect(beyond('modern-light', ['dagger', 'cane'])).toEqual([]);
    expect(beyond('modern-light', ['dagger', 'revolver'])).toEqual(['revolver']);
    expect(beyond('modern-firearm', ['medium-armor'])).toEqual(['medium-armor']);
    expect(beyond('science-fiction', ['light-armor', 'vacc-suit', 'laser-pistol', 'rope'])).toEqual(
      [],
    );
    expect(beyond('science-fiction', ['vacc-suit', 'vacc-suit'])).toEqual(['vacc-suit']);
  });

  test('[DT-EQ-00] casters add a holy symbol or a book, healers a kit', () => {
    const things = ['rope', 'rope', 'rope', 'spell-book'];
    expect(beyond('fantasy', things)).toHaveLength(1);
    expect(beyond('fantasy', things, ['arcane-magic'])).toEqual([]);
    const kit = ['rope', 'rope', 'rope', 'healers-kit'];
    expect(beyond('fantasy', kit)).toHaveLength(1);
    expect(beyond('fantasy', kit, ['medical-expert'])).toEqual([]);
  });

  test('[DT-CHAR-06] a pack with nothing left, or bought to the last coin', () => {
    const faults = (some: Partial<Sheet>, funds: number) =>
      equipmentFaults(STAND_INS, sheet(some), funds);
    expect(faults({ gear: gearOf('medium-armor', 'sword') }, 30)).toEqual([]);
    expect(faults({ gear: gearOf('medium-armor', 'sword'), gp: 1 }, 30)).toHaveLength(1);
    expect(faults({ gear: gearOf('sword', 'dagger'), gp: 17 }, 30)).toEqual([]);
    expect(faults({ gear: gearOf('sword', 'dagger'), gp: 18 }, 30)[0]?.message).toContain(
      '13 g.p.',
    );
    expect(faults({ gear: gearOf('gadget', 'sword'), gp: 20 }, 30)[0]?.path).toBe('gear.0');
  });

  test('[DT-EQ-29] [DT-EQ-30] silver costs ten times as much, a blessing twenty times', () => {
    const price = (kind: string, ...tags: readonly string[]) => priceOf(STAND_INS, { kind, tags });
    expect(price('sword')).toBe(10);
    expect(price('sword', 'silver')).toBe(100);
    expect(price('sword', 'holy', 'magical')).toBe(200);
    expect(price('sword', 'magical')).toBeUndefined();
    expect(price('sword', 'constructor')).toBeUndefined();
    expect(price('rope', 'silver')).toBeUndefined();
    expect(price('gadget')).toBeUndefined();
  });

  test('[DT-CHAR-06] what is open fits the pack, or the purse', () => {
    const { pack, ...buyer } = ELF;
    expect(pack).toBe('fantasy');
    expect(packChoices(ELF).filter(({ isTaken }) => isTaken)).toHaveLength(1);
    expect(whyNot(gearChoices(RULES, ELF), 'medium-armor')).toBe('closed.not-in-pack');
    expect(open(gearChoices(RULES, ELF))).toContain('longbow');
    const poor = { ...buyer, funds: 40 };
    expect(whyNot(gearChoices(RULES, poor), 'longbow')).toBe('closed.too-dear');
    expect(whyNot(gearChoices(RULES, poor), 'gadget')).toBe('closed.not-for-sale');
    expect(open(gearChoices(RULES, poor))).toContain('sword');
    expect(sheetOfDraft(RULES, poor).gp).toBe(20);
  });
});
