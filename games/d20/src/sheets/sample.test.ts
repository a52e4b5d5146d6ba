import { seededSource } from '@tablewright/engine/host';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { optionsWith, STAND_INS } from '../../test/sheet-content.ts';
import { ABILITIES } from '../abilities.ts';
import { d20Content } from '../content/index.ts';
import type { Sheet } from '../content/sheet.ts';
import { LEAST_LEVELS } from '../rules/bearers/known-spells.ts';
import { maxHpOf, maxHpTerms } from '../rules/numbers/hit-points.ts';
import { BENEFIT_LEVELS, levelFor } from '../rules/numbers/levels.ts';
import { modifierFor, modifierOf } from '../rules/numbers/scores.ts';
import { equipmentFaults } from './equipment.ts';
import { imagined } from './imagined.ts';
import { numbersOf } from './numbers.ts';
import { readSheet } from './read.ts';
import { PLAIN, sampleSheet } from './sample.ts';
import { sheetOf } from './sheet-of.ts';

/** As it comes out of a file. */
const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Sheets of any kind, each from a stream of numbers. */
const SHEETS = fc
  .infiniteStream(fc.nat(5_000))
  .map(
    (stream): Sheet =>
      sampleSheet(STAND_INS, { index: (count) => (stream.next().value ?? 0) % count }),
  );

const always = (holds: (sheet: Sheet) => void) =>
  fc.assert(fc.property(SHEETS, holds), { numRuns: 150 });

describe('sheets at random', () => {
  test('[DT-AUT-14] the rules allow every one', () => {
    always((sheet) => {
      expect(readSheet(STAND_INS, JSON.parse(JSON.stringify(sheet)))).toEqual({
        ok: true,
        value: sheet,
      });
    });
  });

  test('[DT-INV-03] maximum Hit Points are the sum of their parts, and never below the Level', () => {
    for (const highLevelHp of ['table', 'plus2'] as const) {
      const rules = { content: STAND_INS, options: optionsWith({ highLevelHp }) };
      always((sheet) => {
        const { w, creature } = imagined(rules, sheet);
        const { level, hitDice, scores, roles, heritage, heritageChoice } = sheet;
        const dice = Math.ceil(hitDice.reduce((sum, die) => sum + die, 0));
        const more = heritage === 'superhuman' && heritageChoice === 'CON' ? 10 : 0;
        const con = level * modifierFor(scores.CON + more);
        const tough = roles.some(({ id }) => id === 'toughness') ? 2 * level : 0;
        const high = highLevelHp === 'table' ? Math.max(0, level - 10) : 2 * Math.max(0, level - 9);
        expect(maxHpOf(w, creature)).toBe(Math.max(level, dice + con + tough + high));
        const parts = maxHpTerms(w, creature).reduce((sum, { value }) => sum + value, 0);
        expect(Math.max(level, parts)).toBe(maxHpOf(w, creature));
        expect(creature.hp).toBe(maxHpOf(w, creature));
      });
    }
  });

  test('[DT-INV-04] exactly as many Hit Dice as Levels to the ninth, 1 to 6 each', () => {
    always(({ level, hitDice }) => {
      expect(hitDice).toHaveLength(Math.min(level, 9));
      for (const die of hitDice) expect([1, 2, 3, 3.5, 4, 5, 6]).toContain(die);
    });
  });

  test('[DT-INV-05] the Level is what experience comes to', () => {
    always(({ level, xp }) => {
      expect(level).toBe(levelFor(xp));
      expect(level).toBeGreaterThanOrEqual(1);
      expect(level).toBeLessThanOrEqual(25);
    });
  });

  test('[DT-INV-07] each modifier is that of its score', () => {
    const rules = { content: STAND_INS, options: optionsWith() };
    always((sheet) => {
      const { w, creature } = imagined(rules, sheet);
      for (const ability of ABILITIES) {
        const own = sheet.heritage === 'superhuman' && sheet.heritageChoice === ability ? 10 : 0;
        const score = sheet.scores[ability] + own;
        expect(score).toBeGreaterThanOrEqual(1);
        expect(modifierOf(w, creature, ability)).toBe(modifierFor(score));
      }
    });
  });

  test('[DT-INV-08] roles and benefits are as many as there must be, none twice', () => {
    always(({ roles, benefits, heritage, level }) => {
      const gained = benefits.filter(({ kind }) => kind === 'role').length;
      expect(roles).toHaveLength(2 + (heritage === 'human' ? 1 : 0) + gained);
      expect(new Set(roles.map(({ id }) => id)).size).toBe(roles.length);
      expect(benefits).toHaveLength(BENEFIT_LEVELS.filter((one) => one <= level).length);
    });
  });

  test('[DT-INV-09] as many spells as Levels for each magic role, each within reach', () => {
    let casters = 0;
    always(({ roles, spells, level }) => {
      for (const role of ['arcane-magic', 'divine-magic']) {
        const known = spells[role];
        if (!roles.some(({ id }) => id === role)) {
          expect(known).toBeUndefined();
          continue;
        }
        casters += 1;
        expect(new Set(known).size).toBe(level);
        for (const id of known ?? []) {
          const of = STAND_INS.spells[id];
          expect(LEAST_LEVELS[(of?.level ?? 9) - 1]).toBeLessThanOrEqual(level);
        }
      }
    });
    expect(casters).toBeGreaterThan(20);
  });

  test('[DT-CHAR-01] [DT-CHAR-06] built on what was rolled, and bought with it', () => {
    const rolled = [12, 15, 16, 8, 10, 5];
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat(99)), (stream) => {
        const chance = { index: (count: number) => (stream.next().value ?? 0) % count };
        const given = { level: 1, rolled, hitDice: [4], funds: 110 };
        const sheet = sampleSheet(STAND_INS, chance, given);
        expect(ABILITIES.map((one) => sheet.scores[one])).toEqual(rolled);
        expect([sheet.level, sheet.xp, sheet.hitDice]).toEqual([1, 0, [4]]);
        expect(equipmentFaults(STAND_INS, sheet, 110)).toEqual([]);
      }),
      { numRuns: 50 },
    );
  });

  test('the plainest is the same every time', () => {
    const plain = () => sampleSheet(STAND_INS, PLAIN, { level: 1 });
    expect(plain()).toEqual(plain());
  });
});

const GAME = d20Content();

describe.skipIf(Object.keys(GAME.heritages).length === 0)('with all content of the game', () => {
  test('[DT-AUT-14] [DT-TAB-04] sheets at random are legal, have numbers, and go around', () => {
    const rules = { content: GAME, options: optionsWith() };
    for (let seed = 0; seed < 100; seed += 1) {
      const sheet = sampleSheet(GAME, seededSource(`sheet-${seed}`));
      expect(readSheet(GAME, sheet), String(seed)).toEqual({ ok: true, value: sheet });
      const { w, creature } = imagined(rules, sheet);
      expect(numbersOf(w, creature).maxHp.value).toBe(creature.hp);
      const written = sheetOf(w, creature);
      expect(readSheet(GAME, stored(written)), String(seed)).toEqual({ ok: true, value: written });
      const again = imagined(rules, written);
      expect(sheetOf(again.w, again.creature)).toEqual(written);
    }
  });
});
