import { describe, expect, test } from 'vitest';
import { sit } from '../../../test/rig.ts';
import { d20Content } from '../../content/index.ts';
import type { Sheet } from '../../content/sheet.ts';
import type { Trait } from '../../content/trait.ts';
import { creatureOf } from '../creature.ts';
import { addCharacter, addFromBlock, addMind, layFirst, newItem } from './creature.ts';

const lays = (id: string, kind: string): Trait => ({
  id,
  rule: 'DT-HER-13',
  atFirst: () => [{ kind, source: { rule: 'DT-HER-13' }, until: { at: 'cure' } }],
});

const table = () =>
  sit({
    content: { traits: { undying: lays('undying', 'warded'), hunted: lays('hunted', 'shaken') } },
  });

const SCORES = { STR: 10, DEX: 10, CON: 16, INT: 10, WIS: 10, CHA: 10 };
const SHEET: Sheet = {
  name: 'Vex',
  level: 2,
  xp: 2500,
  scores: SCORES,
  heritage: 'undying',
  heritageChoice: 'STR',
  birth: 'elf',
  isWritten: true,
  roles: [{ id: 'arcane-magic', choice: 'INT' }, { id: 'hunted' }],
  benefits: [{ level: 4, kind: 'score', ability: 'INT' }],
  hitDice: [4, 5],
  spells: { 'arcane-magic': ['sleep'] },
  gear: [
    { kind: 'sword', is: 'held', tags: ['silver'] },
    { kind: 'light-armor', is: 'worn' },
    { kind: 'vacc-suit', is: 'on' },
    { kind: 'torches', uses: 7, task: 'climb' },
    { kind: 'healers-kit' },
  ],
  gp: 12,
  flaw: { text: 'proud', tag: 'pride' },
};

describe('a character', () => {
  test('[DT-CHAR-04, DT-CHAR-07] comes in as its sheet says, at full Hit Points, with what is its own', () => {
    const rig = table();
    const vex = addCharacter(rig.t, SHEET, { by: 'seat', seat: 1 }, 1);
    expect(vex).toMatchObject({
      id: 1,
      name: 'Vex',
      seat: 1,
      number: 0,
      run: { by: 'seat', seat: 1 },
      side: 'party',
      attitude: 'friendly',
      level: 2,
      hp: 13,
      life: 'alive',
      gp: 12,
      tokens: 0,
      traits: ['undying', 'arcane-magic', 'hunted'],
      place: { at: 'away' },
      height: 0,
      isHidden: false,
      isLeader: false,
      group: 0,
    });
    expect(vex.character).toEqual({
      scores: SCORES,
      heritage: 'undying',
      heritageChoice: 'STR',
      birth: 'elf',
      isWritten: true,
      roles: SHEET.roles,
      hitDice: [4, 5],
      benefits: SHEET.benefits,
      xp: 2500,
      flaw: SHEET.flaw,
      spells: SHEET.spells,
    });
    expect(vex.character?.scores).not.toBe(SHEET.scores);
    expect(rig.state.creatures).toEqual([vex]);
  });

  test('[DT-CHAR-07] its things are in hand, worn, put on or packed, with what is left of them', () => {
    const rig = table();
    const vex = addCharacter(rig.t, SHEET, { by: 'companion' });
    expect(vex.items).toEqual(
      [
        { id: 1, kind: 'sword', tags: ['silver'] },
        { id: 2, kind: 'light-armor' },
        { id: 3, kind: 'vacc-suit', isOn: true, uses: vex.items[2]?.uses },
        { id: 4, kind: 'torches', uses: 7, task: 'climb' },
        { id: 5, kind: 'healers-kit', uses: 10 },
      ].map((item) =>
        Object.fromEntries(Object.entries(item).filter(([, value]) => value !== undefined)),
      ),
    );
    expect([vex.held, vex.armor, vex.seat]).toEqual([[1], 2, undefined]);
  });

  test('[DT-HER-13] its traits lay on it what they lay from the start; one alone if it is named', () => {
    const rig = table();
    const vex = addCharacter(rig.t, { ...SHEET, gear: [] }, { by: 'companion' });
    const laid = (id: number, kind: string) => ({
      id,
      kind,
      source: { rule: 'DT-HER-13' },
      until: { at: 'cure' },
    });
    expect(vex.effects).toEqual([laid(1, 'warded'), laid(2, 'shaken')]);
    vex.effects = [];
    layFirst(rig.t, vex, 'hunted');
    expect([vex.effects, rig.state.nextId]).toEqual([[laid(3, 'shaken')], 4]);
  });

  test('[DT-CHAR-07] without what is left out of its sheet', () => {
    const rig = table();
    const { heritageChoice, birth, isWritten, ...plain } = SHEET;
    const vex = addCharacter(rig.t, plain, { by: 'companion' });
    expect([heritageChoice, birth, isWritten]).not.toContain(undefined);
    for (const field of ['heritageChoice', 'birth', 'isWritten'])
      expect(vex.character).not.toHaveProperty(field);
    expect(vex).not.toHaveProperty('seat');
  });
});

describe('others', () => {
  test('[DT-NPC-01, DT-NPC-03] somebody of a stat block has what is printed, hostile unless said otherwise', () => {
    const rig = table();
    const { blocks } = d20Content();
    const [ogre, friend] = [
      addFromBlock(rig.t, 'ogre'),
      addFromBlock(rig.t, 'ogre', { attitude: 'friendly', name: 'Gur' }),
    ];
    expect(ogre).toMatchObject({
      id: 1,
      name: 'ogre',
      block: 'ogre',
      number: 0,
      run: { by: 'master' },
      side: 'foes',
      attitude: 'hostile',
      isLeader: false,
      group: 1,
      level: 4,
      hp: 22,
      traits: ['easily-flattered'],
      printed: { maxHp: 22, ac: 13, speed: 40, mods: blocks.ogre?.mods, morale: 9, hit: 0 },
    });
    expect(ogre.printed).not.toHaveProperty('attacks');
    expect(friend).toMatchObject({ id: 2, name: 'Gur', side: 'others', group: 2 });
    expect([creatureOf(rig.state, 2), rig.state.creatures.length]).toEqual([friend, 2]);
    expect(() => creatureOf(rig.state, 9)).toThrow('there is no creature 9');
  });

  test('[DT-NPC-09] each difference from what is printed counts', () => {
    const rig = table();
    const ogre = addFromBlock(rig.t, 'ogre', {
      hp: 30,
      level: 6,
      hit: 2,
      ac: 15,
      side: 'party',
      isLeader: true,
      group: 7,
      number: 3,
      run: { by: 'companion' },
    });
    expect(ogre).toMatchObject({
      hp: 30,
      level: 6,
      side: 'party',
      isLeader: true,
      group: 7,
      number: 3,
      run: { by: 'companion' },
      printed: { maxHp: 30, ac: 15, hit: 2 },
    });
  });

  test('[DT-NPC-02] of another Level has the numbers of that, and brings what its block carries', () => {
    const rig = table();
    const { blocks } = d20Content();
    const scaled = Object.values(blocks).find(({ atLevel }) => atLevel !== undefined);
    if (scaled === undefined) throw new Error('nobody scales');
    const one = addFromBlock(rig.t, scaled.id, { level: scaled.level + 2 });
    const numbers = scaled.atLevel?.(scaled.level + 2);
    expect(one.printed).toMatchObject({ maxHp: numbers?.hp, attacks: numbers?.attacks });
    const { thug } = blocks;
    if (thug === undefined) throw new Error('there is no thug');
    const porter = { ...thug, id: 'porter', gear: ['rope', 'medkit'] };
    const other = sit({ content: { blocks: { porter } } });
    expect(addFromBlock(other.t, 'porter').items).toEqual([
      { id: 1, kind: 'rope' },
      { id: 2, kind: 'medkit', uses: 10 },
    ]);
  });

  test('[DT-SOC-01] a mind without a body is of no side', () => {
    const rig = table();
    const mind = addMind(rig.t, 'Ship', 'neutral');
    expect(mind).toMatchObject({
      id: 1,
      name: 'Ship',
      attitude: 'neutral',
      side: 'others',
      traits: ['is-bodiless'],
      place: { at: 'away' },
    });
    expect(rig.state.creatures).toEqual([mind]);
  });

  test('[DT-INV-32] things have numbers of their own, and uses where their kind has', () => {
    const rig = table();
    rig.state.nextId = 5;
    expect([newItem(rig.t, 'rope'), newItem(rig.t, 'medkit', ['magical'])]).toEqual([
      { id: 5, kind: 'rope' },
      { id: 6, kind: 'medkit', tags: ['magical'], uses: 10 },
    ]);
    expect(rig.state.nextId).toBe(7);
  });
});
