import { describe, expect, test } from 'vitest';
import { optionsWith, readySheet, STAND_INS, sheet } from '../../test/sheet-content.ts';
import type { D20Options } from '../options.ts';
import { differences, type Printed, readPrinted } from './differences.ts';

const compared = (id: string, printed: Printed, options: Partial<D20Options> = {}) =>
  differences({ content: STAND_INS, options: optionsWith(options) }, readySheet(id), printed).map(
    ({ path, printed: says, counts }) => [path, says, counts],
  );

describe('printed numbers against the rules', () => {
  test('[DT-CHK-01] [DT-CHK-02] [DT-CHK-03] [DT-CHK-09] [DT-CHK-27] Sherlock Holmes', () => {
    const printed = {
      mods: { STR: 0, DEX: 1, CON: 0, INT: 3, WIS: 2, CHA: 1 },
      ac: 11,
      maxHp: 28,
      speed: 30,
      attacks: [{ id: 'cane', hit: 1, damage: 1 }],
    };
    expect(compared('sherlock-holmes', printed)).toEqual([['speed', 30, 40]]);
    // At a table that plays the figure of the sheets it agrees (DT-OPT-03).
    expect(compared('sherlock-holmes', printed, { baseSpeed: '30' })).toEqual([]);
  });

  test('[DT-CHK-10] [DT-CHK-11] [DT-CHK-12] [DT-CHK-14] Robin Hood', () => {
    const printed = {
      mods: { STR: 1, DEX: 3, CON: 1, INT: 0, WIS: 1, CHA: 2 },
      ac: 15,
      maxHp: 36,
      tokens: 8,
      attacks: [{ id: 'longbow', hit: 11, damage: 11 }],
    };
    expect(compared('robin-hood', printed)).toEqual([]);
  });

  test('[DT-CHK-19] [DT-CHK-20] [DT-CHK-21] [DT-PC-03] Count Dracula', () => {
    const printed = {
      mods: { STR: 3, DEX: 2, CON: 2, INT: 2, WIS: 1, CHA: 3 },
      ac: 14,
      maxHp: 58,
      castBonus: 17,
      saveTn: 22,
      attacks: [{ id: 'sword', hit: 15, damage: 15 }],
    };
    expect(compared('count-dracula', printed)).toEqual([]);
    // The text instead of the table gives 62 (DT-HP-05, DT-OPT-01).
    expect(compared('count-dracula', printed, { highLevelHp: 'plus2' })).toEqual([
      ['maxHp', 58, 62],
    ]);
  });

  test('[DT-AUT-14] what counts is told with its parts', () => {
    const rules = { content: STAND_INS, options: optionsWith() };
    const [found, ...others] = differences(rules, readySheet('bryn-oakshield'), {
      ac: 17,
      maxHp: 8,
    });
    expect(others).toEqual([]);
    expect(found).toEqual({
      path: 'ac',
      printed: 17,
      counts: 16,
      terms: [
        { value: 15, rule: 'DT-AC-03', from: 'medium-armor' },
        { value: 1, rule: 'DT-AC-06', from: 'shield' },
      ],
    });
  });

  test('[DT-AUT-14] a number that the sheet does not have is a difference', () => {
    const printed = { saveTn: 11, attacks: [{ id: 'bite', hit: 3, damage: 2 }] };
    expect(compared('bryn-oakshield', printed)).toEqual([
      ['saveTn', 11, undefined],
      ['attacks.0.hit', 3, undefined],
      ['attacks.0.damage', 2, undefined],
    ]);
  });

  test('[DT-AUT-14] printed numbers are read from the sheet that came in', () => {
    expect(readPrinted(sheet())).toEqual({ ok: true, value: {} });
    const printed = { ac: 13, mods: { STR: 1 }, attacks: [{ id: 'cane', hit: 1, damage: 1 }] };
    expect(readPrinted({ ...sheet(), printed })).toEqual({ ok: true, value: printed });
    const read = readPrinted({ printed: { ac: 'x', hp: 3, mods: { STR: 0.5 } } });
    const paths = read.ok ? [] : read.error.map(({ path }) => path);
    expect(paths.sort()).toEqual(['printed.ac', 'printed.hp', 'printed.mods.STR']);
  });
});
