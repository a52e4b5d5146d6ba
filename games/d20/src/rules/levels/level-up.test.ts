import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { play, type Script, sit } from '../../../test/rig.ts';
import { STAND_INS, scores, sheet } from '../../../test/sheet-content.ts';
import type { Sheet } from '../../content/sheet.ts';
import type { Creature } from '../../model.ts';
import type { D20Options } from '../../options.ts';
import { readSheet } from '../../sheets/read.ts';
import { sampleSheet } from '../../sheets/sample.ts';
import { recordOf } from '../../sheets/sheet-of.ts';
import { maxHpOf } from '../numbers/hit-points.ts';
import { LEVEL_XP, levelFor } from '../numbers/levels.ts';
import { scoreOf } from '../numbers/scores.ts';
import { choicesWith, chosenWith } from './chosen.ts';
import { gainLevels, levelUps, raiseTo } from './level-up.ts';

/** A table with a character of seat 0. */
function table(
  some: Partial<Sheet>,
  dice: readonly number[] = [],
  options: Partial<D20Options> = {},
) {
  const rig = sit({ content: STAND_INS, dice: [...dice], options, seats: 1 });
  const creature = rig.hero(sheet(some), 0, 0, 0);
  return { ...rig, creature };
}

/** Gives experience up to the beginning of a Level. */
function earn(creature: Creature, level: number): void {
  if (creature.character !== undefined) creature.character.xp = LEVEL_XP[level - 1] ?? 0;
}

const MAGE: Partial<Sheet> = {
  roles: [{ id: 'arcane-magic', choice: 'CHA' }, { id: 'noble' }],
  spells: { 'arcane-magic': ['arcane-1-05'] },
};

const learn = (...ids: readonly string[]): Script[number] => ['learn', ...ids];

describe('a new Level', () => {
  test('[DT-EX-23] [DT-LVL-05] [DT-LVL-04] Level 4 with a Hit Die and CON', () => {
    const { t, creature, allDiceUsed, events } = table(
      {
        level: 3,
        xp: 7900,
        scores: scores(10, 10, 15),
        hitDice: [3, 4, 4],
        roles: [{ id: 'noble' }, { id: 'obscurity' }],
      },
      [5],
    );
    creature.hp = 10;
    expect(maxHpOf(t, creature)).toBe(14);
    if (creature.character !== undefined) creature.character.xp += 500;
    play(gainLevels(t, creature), [['benefit', 'score-CON']]);
    expect(events('level-gained')).toMatchObject([{ level: 4, die: 5, max: 20, hp: 16 }]);
    expect(events('score-raised')).toMatchObject([{ ability: 'CON', score: 17, max: 24 }]);
    expect([creature.level, maxHpOf(t, creature), creature.hp]).toEqual([4, 24, 20]);
    allDiceUsed();
  });

  test('[DT-EX-24] [DT-HP-05] [DT-LVL-08] [DT-OPT-01] above Level 9 without dice, by the table or the text', () => {
    const maxima = (highLevelHp: 'table' | 'plus2') => {
      const hitDice = [6, 6, 5, 4, 3, 2, 2, 2, 1];
      const benefits = [4, 8].map((level) => ({ level, kind: 'score', ability: 'STR' }) as const);
      const { t, creature } = table(
        {
          ...{ level: 9, hitDice, benefits, scores: scores(14, 10, 16) },
          roles: [{ id: 'noble' }, { id: 'obscurity' }],
        },
        [],
        { highLevelHp },
      );
      return [9, 10, 11, 12].map((level) => {
        earn(creature, level);
        play(gainLevels(t, creature));
        return maxHpOf(t, creature);
      });
    };
    expect(maxima('table')).toEqual([49, 51, 54, 57]);
    expect(maxima('plus2')).toEqual([49, 53, 57, 61]);
  });

  test('[DT-EX-29] [DT-HER-14] a Superhuman STR of 27 becomes 29', () => {
    const { t, creature } = table(
      {
        ...{ level: 3, scores: scores(17), heritage: 'superhuman', heritageChoice: 'STR' },
        roles: [{ id: 'noble' }, { id: 'obscurity' }],
      },
      [2],
    );
    expect(scoreOf(t, creature, 'STR')).toBe(27);
    earn(creature, 4);
    play(gainLevels(t, creature), [['benefit', 'score-STR']]);
    expect(scoreOf(t, creature, 'STR')).toBe(29);
    expect(creature.character?.scores.STR).toBe(19);
  });

  test('[DT-LVL-02] [DT-LVL-03] [DT-HP-03] several at once, lowest first', () => {
    const { t, creature, events, allDiceUsed } = table({}, [1, 6, 2]);
    earn(creature, 4);
    const { asked } = play(gainLevels(t, creature));
    expect(asked).toEqual(['benefit 0']);
    expect(events('level-gained')).toMatchObject([{ level: 2 }, { level: 3 }, { level: 4 }]);
    expect(creature.character?.hitDice).toEqual([3, 1, 6, 2]);
    allDiceUsed();
  });

  test('[DT-LVL-05] [DT-ABIL-09] nobody rises from 0 or less by a Level', () => {
    const { t, creature } = table({}, [6]);
    creature.hp = 0;
    earn(creature, 2);
    play(gainLevels(t, creature));
    expect(creature.hp).toBe(0);
    expect(maxHpOf(t, creature)).toBe(13);
  });

  test('[DT-LVL-05] [DT-HP-09] [DT-ABIL-09] nobody dies of a Level by which the maximum falls', () => {
    const hitDice = [6, 6, 6, 6, 6, 6, 6, 6, 6];
    const { t, creature } = table({ level: 9, xp: 130_000, scores: scores(10, 10, 3), hitDice });
    creature.hp = 1 - maxHpOf(t, creature);
    const before = maxHpOf(t, creature);
    earn(creature, 10);
    play(gainLevels(t, creature));
    expect(maxHpOf(t, creature)).toBeLessThan(before);
    expect([creature.life, creature.hp]).toEqual(['alive', 1 - maxHpOf(t, creature)]);
  });

  test('[DT-ROLE-18] [DT-LVL-05] Toughness as a benefit raises Hit Points at once', () => {
    const roles = [{ id: 'noble' }, { id: 'obscurity' }];
    const { t, creature, events } = table({ level: 3, roles }, [4]);
    creature.hp = 2;
    earn(creature, 4);
    play(gainLevels(t, creature), [['benefit', 'role-toughness']]);
    expect(events('role-gained')).toMatchObject([{ role: 'toughness', max: 21 }]);
    expect([maxHpOf(t, creature), creature.hp]).toEqual([21, 14]);
    expect(creature.traits).toContain('toughness');
  });

  test('[DT-CHAR-08] [DT-CHAR-05] a role that is held is not offered; what it asks for is asked', () => {
    const { t, creature } = table({ level: 3 }, [1]);
    earn(creature, 4);
    expect(() => play(gainLevels(t, creature), [['benefit', 'role-toughness']])).toThrow('offers');
    const other = table({ level: 3 }, [1]);
    earn(other.creature, 4);
    play(gainLevels(other.t, other.creature), [
      ['benefit', 'role-wilderness-expert'],
      ['role-choice', 'swamp'],
    ]);
    expect(other.creature.character?.roles.at(-1)).toEqual({
      id: 'wilderness-expert',
      choice: 'swamp',
    });
  });

  test('[DT-OPT-02] [DT-INV-04] with averages no Hit Die is rolled, and the sum is rounded up', () => {
    const average = table({ hitDice: [3.5] }, [], { hpMode: 'average' });
    earn(average.creature, 2);
    play(gainLevels(average.t, average.creature));
    expect(average.creature.character?.hitDice).toEqual([3.5, 3.5]);
    expect(average.events('level-gained')).toMatchObject([{ die: undefined, max: 11 }]);
    // A sheet that was rolled elsewhere counts averages here.
    const rolled = table({ hitDice: [6] }, [], { hpMode: 'average' });
    expect(maxHpOf(rolled.t, rolled.creature)).toBe(6);
    // One of averages has no half Hit Points where dice are rolled.
    const mixed = table({ hitDice: [3.5] }, [2]);
    expect(maxHpOf(mixed.t, mixed.creature)).toBe(6);
  });

  test('[DT-LVL-07] Level 25 is the last; more experience is kept without effect', () => {
    const benefits = [4, 8, 12, 16, 20, 24].map(
      (level) => ({ level, kind: 'score', ability: 'STR' }) as const,
    );
    const { t, creature } = table({ level: 25, benefits, scores: scores(22), xp: 5_000_000 });
    play(gainLevels(t, creature));
    expect([creature.level, creature.character?.xp]).toEqual([25, 5_000_000]);
  });

  test('[DT-TAB-02] those who have reached a Level take it, each at its own pace', () => {
    const rig = sit({ content: STAND_INS, dice: [2, 3], seats: 3 });
    const [one, two, three] = [0, 1, 2].map((seat) => rig.hero(sheet({ level: 3 }), seat, 0, seat));
    if (one === undefined || two === undefined || three === undefined) throw new Error('no heroes');
    earn(one, 4);
    earn(three, 4);
    rig.t.state.phase = 'scene';
    const { asked } = play(levelUps(rig.t), [['benefit', 'score-WIS']]);
    expect([one.level, two.level, three.level]).toEqual([4, 3, 4]);
    expect(asked).toContain('benefit 2');
    expect(one.character?.scores.WIS).toBe(12);
    expect(rig.events('phase-began')).toMatchObject([{ phase: 'level-up' }, { phase: 'scene' }]);
    expect(rig.t.state.phase).toBe('scene');
    // Nobody is due: nothing is told.
    play(levelUps(rig.t));
    expect(rig.events('phase-began')).toHaveLength(2);
  });

  test('[DT-CHAR-04] raised to a Level at its least experience, never lowered', () => {
    const { t, creature } = table({}, [4, 4]);
    play(raiseTo(t, creature, 3));
    expect([creature.level, creature.character?.xp]).toEqual([3, 4000]);
    play(raiseTo(t, creature, 2));
    expect([creature.level, creature.character?.xp]).toEqual([3, 4000]);
  });
});

describe('the usual answers', () => {
  const usual = (some: Partial<Sheet>) => {
    const { t, creature } = table({ level: 3, ...some }, [3]);
    earn(creature, 4);
    play(gainLevels(t, creature));
    return creature.character?.benefits.at(-1);
  };

  test('[DT-LVL-04] +2 to the ability that one casts by, else to that of the attack', () => {
    const spells = { 'arcane-magic': ['arcane-1-01', 'arcane-1-02', 'arcane-1-03'] };
    expect(usual({ ...MAGE, spells })).toMatchObject({ kind: 'score', ability: 'CHA' });
    expect(usual({ gear: [{ kind: 'longbow', is: 'held' }] })).toMatchObject({ ability: 'DEX' });
    expect(usual({ gear: [{ kind: 'sword', is: 'held' }] })).toMatchObject({ ability: 'STR' });
    const nimble = { scores: scores(10, 16), gear: [{ kind: 'dagger', is: 'held' }] as const };
    expect(usual(nimble)).toMatchObject({ ability: 'DEX' });
    expect(usual({})).toMatchObject({ ability: 'STR' });
  });

  test('[DT-LVL-04] software asks nobody: the first legal spell in id order', () => {
    const rig = sit({ content: STAND_INS, seats: 1 });
    const creature = rig.hero(sheet({ ...MAGE, hitDice: [3.5] }), 0, 0, undefined);
    creature.run = { by: 'companion' };
    const { asked } = play(raiseTo(rig.t, creature, 3));
    expect(asked).toEqual([]);
    expect(creature.character?.spells).toEqual({
      'arcane-magic': ['arcane-1-05', 'arcane-1-01', 'arcane-1-02'],
    });
    // Its dice are averages, be they rolled at this table or not (DT-OPT-16).
    expect(creature.character?.hitDice).toEqual([3.5, 3.5, 3.5]);
  });
});

describe('spells of a new Level', () => {
  test('[DT-MAG-04] [DT-MAG-03] one more for each role that casts, of a level that is reached', () => {
    const { t, creature, events } = table({ ...MAGE, level: 2, hitDice: [1, 1] }, [3]);
    creature.character?.spells['arcane-magic']?.push('arcane-1-06');
    earn(creature, 3);
    play(gainLevels(t, creature), [learn('arcane-2-04')]);
    expect(events('spells-learned')).toMatchObject([
      { role: 'arcane-magic', spells: ['arcane-2-04'] },
    ]);
    const tooHigh = table(MAGE, [3]);
    earn(tooHigh.creature, 2);
    const flow = gainLevels(tooHigh.t, tooHigh.creature);
    expect(() => play(flow, [learn('arcane-2-04')])).toThrow('offers');
  });

  test('[DT-MAG-02] whoever gains a role that casts learns as many as Levels at once', () => {
    const { t, creature } = table({ level: 3 }, [3]);
    earn(creature, 4);
    play(gainLevels(t, creature), [
      ['benefit', 'role-divine-magic'],
      learn('divine-1-01', 'divine-1-02', 'divine-2-01', 'divine-2-02'),
    ]);
    expect(creature.character?.spells['divine-magic']).toHaveLength(4);
    expect(readSheet(STAND_INS, recordOf(t, creature))).toMatchObject({ ok: true });
  });

  test('[DT-EQ-37] [DT-MAG-04] one is exchanged, with a spell book', () => {
    const without = table(MAGE, [3]);
    earn(without.creature, 2);
    expect(play(gainLevels(without.t, without.creature)).asked).toEqual(['learn 0']);
    const symbol = table({ ...MAGE, gear: [{ kind: 'holy-symbol' }] }, [3]);
    earn(symbol.creature, 2);
    expect(play(gainLevels(symbol.t, symbol.creature)).asked).toEqual(['learn 0']);
    const { t, creature, events } = table({ ...MAGE, gear: [{ kind: 'spell-book' }] }, [3]);
    earn(creature, 2);
    creature.strained = ['arcane-1-05'];
    play(gainLevels(t, creature), [
      learn('arcane-1-01'),
      ['exchange', 'arcane-magic/arcane-1-05'],
      ['exchange-for', 'arcane-1-09'],
    ]);
    expect(creature.character?.spells['arcane-magic']).toEqual(['arcane-1-09', 'arcane-1-01']);
    expect(events('spell-exchanged')).toMatchObject([{ old: 'arcane-1-05', spell: 'arcane-1-09' }]);
    expect(creature.strained).toEqual([]);
    const keeps = table({ ...MAGE, gear: [{ kind: 'spell-book' }] }, [3]);
    earn(keeps.creature, 2);
    play(gainLevels(keeps.t, keeps.creature), [learn('arcane-1-01'), ['exchange', 'none']]);
    expect(keeps.creature.character?.spells['arcane-magic']).toContain('arcane-1-05');
  });
});

describe('any character, raised', () => {
  const SHEETS = fc.infiniteStream(fc.nat(999)).map((stream) => {
    const index = (count: number) => (stream.next().value ?? 0) % count;
    return { sheet: sampleSheet(STAND_INS, { index }), index };
  });

  test('[DT-INV-04] [DT-INV-05] [DT-INV-06] [DT-INV-08] [DT-INV-09] is as legal as before', () => {
    fc.assert(
      fc.property(SHEETS, fc.integer({ min: 1, max: 25 }), ({ sheet: one, index }, level) => {
        const rig = sit({ content: STAND_INS, seats: 1, dice: Array.from({ length: 9 }, () => 4) });
        const creature = rig.hero(one, 0, 0, 0);
        const xp = one.xp;
        playAtRandom(raiseTo(rig.t, creature, level), index);
        const raised = recordOf(rig.t, creature);
        expect(raised.level).toBe(Math.max(one.level, level));
        expect(raised.level).toBe(levelFor(raised.xp));
        expect(raised.xp).toBeGreaterThanOrEqual(xp);
        expect(readSheet(STAND_INS, raised)).toEqual({ ok: true, value: raised });
        expect(creature.hp).toBe(maxHpOf(rig.t, creature));
      }),
      { numRuns: 60 },
    );
  });
});

/** Answers every question with any of what is offered. */
function playAtRandom(flow: ReturnType<typeof gainLevels>, index: (count: number) => number): void {
  let step = flow.next(0);
  while (!step.done) {
    const choice = step.value;
    if (choice.kind === 'one') step = flow.next(index(choice.options.length));
    else if (choice.kind === 'some') {
      step = flow.next(Array.from({ length: choice.min }, (_, at) => at));
    } else throw new Error(`a ${choice.kind} is asked`);
  }
}

test('[DT-ROLE-24] a wilderness expert chooses one native terrain, for good', () => {
  const { t } = sit();
  expect(chosenWith('wilderness-expert')).toEqual({
    ...chosenWith('wilderness-expert'),
    what: 'terrain',
  });
  const terrains = choicesWith(t, 'wilderness-expert');
  expect([terrains.length, new Set(terrains).size]).toEqual([10, 10]);
  expect(terrains).toEqual(expect.arrayContaining(['forest', 'arctic', 'underground', 'alien']));
});
