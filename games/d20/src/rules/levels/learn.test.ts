import { describe, expect, test } from 'vitest';
import { play, type Script, sit } from '../../../test/rig.ts';
import { inScene } from '../../../test/scene.ts';
import { STAND_INS, scores, sheet } from '../../../test/sheet-content.ts';
import type { Sheet } from '../../content/sheet.ts';
import type { Spell } from '../../content/spell.ts';
import type { Creature } from '../../model.ts';
import type { D20Options } from '../../options.ts';
import { LEVEL_XP } from '../numbers/levels.ts';
import { award, hasLevelToGain } from './awards.ts';
import { mainAbility, takeBenefit } from './benefit.ts';
import { choicesWith, chosenWith } from './chosen.ts';
import { exchangeSpell, learnSpells } from './learn.ts';
import { gainLevels, levelUps, raiseTo } from './level-up.ts';
import { learnable, mostKnown, spellsOfRole, takenAt, tooManyHigh, traditionOf } from './spells.ts';

function table(
  some: Partial<Sheet>,
  dice: readonly number[] = [],
  options: Partial<D20Options> = {},
) {
  const rig = sit({ content: STAND_INS, dice: [...dice], options, seats: 2 });
  const one = rig.hero(sheet(some), 0, 0, 0);
  const { character } = one;
  if (character === undefined) throw new Error('no character');
  return { ...rig, one, character };
}

const MAGE: Partial<Sheet> = {
  roles: [{ id: 'arcane-magic', choice: 'CHA' }, { id: 'noble' }],
  spells: { 'arcane-magic': ['arcane-1-05'] },
};

const reaches = (one: Creature, level: number): void => {
  if (one.character !== undefined) one.character.xp = LEVEL_XP[level - 1] ?? 0;
};

describe('Levels', () => {
  test('[DT-LVL-05] each is told with its die, what comes of it, and is taken once', () => {
    const rig = table({ level: 1, xp: 0, hitDice: [3], roles: [], heritage: 'human' }, [4, 6]);
    rig.one.hp = 2;
    const { hp } = rig.one;
    reaches(rig.one, 3);
    expect(hasLevelToGain(rig.one)).toBe(true);
    play(gainLevels(rig.t, rig.one));
    const told = rig.events('level-gained');
    expect(told).toMatchObject([
      { rule: 'DT-LVL-05', creature: rig.one.id, level: 2, die: 4, hp: hp + 4 },
      { level: 3, die: 6, hp: hp + 10 },
    ]);
    expect(rig.character.hitDice).toEqual([3, 4, 6]);
    expect(hasLevelToGain(rig.one)).toBe(false);
    play(gainLevels(rig.t, rig.one));
    expect(rig.events('level-gained')).toHaveLength(2);
  });

  test('[DT-OPT-02, DT-INV-04] averages are no dice that are told; from the tenth Level there is none', () => {
    const rig = table({ level: 8, xp: 0, hitDice: Array(8).fill(3.5), roles: [] }, [], {
      hpMode: 'average',
    });
    reaches(rig.one, 10);
    play(gainLevels(rig.t, rig.one));
    expect(rig.events('level-gained').map((event) => 'die' in event && event.die)).toEqual([
      undefined,
      undefined,
    ]);
    expect(rig.character.hitDice).toEqual(Array(9).fill(3.5));
  });

  test('[DT-LVL-03, DT-TAB-02] the phase tells of it, and goes back to what it was; the dead rise no more', () => {
    const rig = table({ level: 1, hitDice: [3], roles: [] }, [4]);
    reaches(rig.one, 2);
    play(levelUps(rig.t));
    const phases = rig.events('phase-began');
    expect(phases).toEqual(
      ['level-up', 'scene'].map((phase) => ({ type: 'phase-began', rule: 'DT-TAB-02', phase })),
    );
    expect(rig.state.phase).toBe('scene');
    rig.told.length = 0;
    play(levelUps(rig.t));
    reaches(rig.one, 3);
    rig.one.life = 'dead';
    play(levelUps(rig.t));
    expect(rig.told).toEqual([]);
  });

  test('[DT-CHAR-04] nobody is lowered, and experience that is higher stays', () => {
    const rig = table({ level: 2, xp: 3000, hitDice: [3, 3], roles: [] }, [4]);
    play(raiseTo(rig.t, rig.one, 2));
    play(raiseTo(rig.t, rig.one, 1));
    expect([rig.one.level, rig.character.xp]).toEqual([2, 3000]);
    play(raiseTo(rig.t, rig.one, 3));
    expect([rig.one.level, rig.character.xp]).toEqual([3, 4000]);
    const thug = sit().foe('thug');
    const other = sit();
    play(raiseTo(other.t, thug, 5));
    expect(thug.level).toBe(1);
  });

  test('[DT-LVL-01, DT-LVL-06, DT-TAB-05] experience goes to all who play, by the gap of the lowest Level where the table scales it', () => {
    const pays = (xpScale: boolean, lowest: number, xp = 300) => {
      const rig = inScene({
        adventure: 'harrow-down',
        scene: 'green',
        party: [{}, {}, {}],
        story: { lowest },
        options: { xpScale },
      });
      const [ash, bo, cy] = rig.heroes;
      if (!ash || !bo || !cy) throw new Error('nobody is here');
      bo.absence = 'played';
      Object.assign(cy, { seat: undefined });
      rig.told.length = 0;
      const paid = award(rig.t, xp);
      expect([ash, bo, cy].map((one) => one.character?.xp)).toEqual([paid, 0, 0]);
      expect(rig.told).toEqual(
        paid === 0
          ? []
          : [{ type: 'xp', rule: 'DT-LVL-01', creature: ash.id, xp: paid, total: paid }],
      );
      return paid;
    };
    expect([pays(false, 4), pays(true, 1), pays(true, 3), pays(true, 4)]).toEqual([
      300, 300, 600, 1200,
    ]);
    expect(pays(false, 1, 0)).toBe(0);
  });
});

describe('benefits', () => {
  const benefits = (some: Partial<Sheet>, script: Script) => {
    const rig = table({ level: 4, hitDice: [3, 3, 3, 3], ...some });
    play(takeBenefit(rig.t, rig.one, rig.character), script);
    return rig;
  };

  test('[DT-LVL-04, DT-ABIL-09] two points on a score, with what they do to Hit Points', () => {
    const rig = benefits({ roles: [], scores: scores(10, 10, 12, 10, 10, 10) }, [
      ['benefit', 'score-CON'],
    ]);
    expect(rig.character.scores.CON).toBe(14);
    expect(rig.character.benefits).toEqual([{ level: 4, kind: 'score', ability: 'CON' }]);
    expect(rig.events('score-raised')).toEqual([
      {
        type: 'score-raised',
        rule: 'DT-LVL-04',
        creature: rig.one.id,
        ability: 'CON',
        score: 14,
        max: 16,
      },
    ]);
    expect(rig.one.hp).toBe(16);
  });

  test('[DT-CHAR-05, DT-CHAR-08] a role that one has not, with what it asks for', () => {
    const rig = benefits({ roles: [{ id: 'noble' }] }, [
      ['benefit', 'role-arcane-magic'],
      ['role-choice', 'CHA'],
    ]);
    expect(rig.character.roles).toEqual([{ id: 'noble' }, { id: 'arcane-magic', choice: 'CHA' }]);
    expect([rig.one.traits.at(-1), rig.character.spells]).toEqual([
      'arcane-magic',
      { ...rig.character.spells, 'arcane-magic': [] },
    ]);
    expect(rig.events('role-gained')).toMatchObject([
      { rule: 'DT-LVL-04', role: 'arcane-magic', choice: 'CHA' },
    ]);
    const plain = benefits({ roles: [] }, [['benefit', 'role-noble']]);
    expect(plain.character.roles).toEqual([{ id: 'noble' }]);
    expect(plain.character.spells.noble).toBeUndefined();
    expect(() => benefits({ roles: [{ id: 'noble' }] }, [['benefit', 'role-noble']])).toThrow(
      'offers',
    );
  });

  test('[DT-LVL-04] the usual one is the ability that one casts by, else that of the first attack', () => {
    const main = (some: Partial<Sheet>) => {
      const rig = table(some);
      return mainAbility(rig.t, rig.one);
    };
    expect([main(MAGE), main({ roles: [{ id: 'noble' }, { id: 'divine-magic' }] })]).toEqual([
      'CHA',
      'WIS',
    ]);
    expect(main({ roles: [] })).toBe('STR');
    const rig = benefits(MAGE, []);
    expect(rig.character.benefits).toEqual([{ level: 4, kind: 'score', ability: 'CHA' }]);
  });

  test('[DT-CHAR-05] what asks for something when it is taken, and of what', () => {
    const { t } = table({});
    expect([chosenWith('noble'), choicesWith(t, 'noble'), chosenWith('toString')]).toEqual([
      undefined,
      [],
      undefined,
    ]);
    expect(chosenWith('werebeast')).toMatchObject({ rule: 'DT-HER-16', what: 'ability' });
    expect([
      choicesWith(t, 'werebeast'),
      choicesWith(t, 'arcane-magic'),
      choicesWith(t, 'divine-magic'),
    ]).toEqual([['STR', 'DEX'], ['INT', 'CHA'], ['WIS']]);
    const spells = choicesWith(t, 'mutant');
    expect(spells.every((id) => STAND_INS.spells[id]?.level === 1)).toBe(true);
    expect(spells).toHaveLength(
      Object.values(STAND_INS.spells).filter(({ level }) => level === 1).length,
    );
    expect(choicesWith(t, 'wilderness-expert')).toContain('swamp');
  });
});

describe('spells', () => {
  test('[DT-MAG-01, DT-MAG-02, DT-MAG-03] those of the tradition in the order of the ledger, of levels that are reached', () => {
    const { t } = table({});
    expect(['arcane-magic', 'divine-magic', 'noble'].map(traditionOf)).toEqual([
      'arcane',
      'divine',
      undefined,
    ]);
    const arcane = spellsOfRole(t, 'arcane-magic');
    expect(arcane.map(({ rule }) => rule)).toEqual(arcane.map(({ rule }) => rule).sort());
    expect(arcane.every(({ tradition }) => tradition === 'arcane')).toBe(true);
    const at = (level: number, known: readonly string[] = []) =>
      new Set(learnable(t, 'arcane-magic', level, known).map((spell) => spell.level));
    expect([at(1), at(2), at(3)]).toEqual([new Set([1]), new Set([1]), new Set([1, 2])]);
    const first = arcane[0]?.id ?? '';
    expect(learnable(t, 'arcane-magic', 1, [first]).map(({ id }) => id)).not.toContain(first);
  });

  test('[DT-MAG-02, DT-MAG-04] how many can be known of a level, by when the role was taken', () => {
    expect([
      mostKnown(3, 1, 2),
      mostKnown(1, 1, 5),
      mostKnown(3, 4, 4),
      mostKnown(3, 1, 3),
      mostKnown(3, 1, 4),
      mostKnown(3, 1, 9),
    ]).toEqual([0, 5, 4, 2, 4, 9]);
    const spell = (level: number) => ({ level }) as Spell;
    expect(tooManyHigh([spell(1), spell(2), spell(2)], 1, 3)).toBeUndefined();
    expect(tooManyHigh([spell(2), spell(2), spell(2)], 1, 3)).toEqual({
      least: 3,
      known: 3,
      most: 2,
    });
    expect(tooManyHigh([spell(1), spell(1)], 1, 1)).toEqual({ least: 1, known: 2, most: 1 });
    const taken = [
      { level: 4, kind: 'role', role: 'arcane-magic' },
      { level: 8, kind: 'score', ability: 'INT' },
    ] as const;
    expect([
      takenAt(taken, 'arcane-magic'),
      takenAt(taken, 'noble'),
      takenAt([], 'arcane-magic'),
    ]).toEqual([4, 1, 1]);
  });

  test('[DT-MAG-04] as many as Levels are known, and told; nothing is learned where that is so already', () => {
    const rig = table({ ...MAGE, level: 3, hitDice: [3, 3, 3] });
    const { asked } = play(learnSpells(rig.t, rig.one, rig.character), [
      ['learn', 'arcane-1-01', 'arcane-2-04'],
    ]);
    expect(asked).toEqual(['learn 0']);
    expect(rig.events('spells-learned')).toEqual([
      {
        type: 'spells-learned',
        rule: 'DT-MAG-04',
        creature: rig.one.id,
        role: 'arcane-magic',
        spells: ['arcane-1-01', 'arcane-2-04'],
      },
    ]);
    expect(play(learnSpells(rig.t, rig.one, rig.character)).asked).toEqual([]);
    expect(rig.character.spells['arcane-magic']).toEqual([
      'arcane-1-05',
      'arcane-1-01',
      'arcane-2-04',
    ]);
  });

  test('[DT-EQ-37, DT-MAG-04] one is exchanged by whoever has a book; unasked none is', () => {
    const rig = table({ ...MAGE, gear: [{ kind: 'spell-book' }] });
    rig.one.strained = ['arcane-1-05', 'other'];
    expect(play(exchangeSpell(rig.t, rig.one, rig.character)).asked).toEqual(['exchange 0']);
    expect([rig.character.spells['arcane-magic'], rig.told]).toEqual([['arcane-1-05'], []]);
    play(exchangeSpell(rig.t, rig.one, rig.character), [
      ['exchange', 'arcane-magic/arcane-1-05'],
      ['exchange-for', 'arcane-1-02'],
    ]);
    expect([rig.character.spells['arcane-magic'], rig.one.strained]).toEqual([
      ['arcane-1-02'],
      ['other'],
    ]);
    expect(rig.told).toEqual([
      {
        type: 'spell-exchanged',
        rule: 'DT-MAG-04',
        creature: rig.one.id,
        role: 'arcane-magic',
        old: 'arcane-1-05',
        spell: 'arcane-1-02',
      },
    ]);
    const none = table({ roles: [], gear: [{ kind: 'spell-book' }] });
    expect(play(exchangeSpell(none.t, none.one, none.character)).asked).toEqual([]);
  });
});
