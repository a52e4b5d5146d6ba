import { seededSource } from '@tablewright/engine/host';
import { describe, expect, test } from 'vitest';
import { sit as table } from '../../../test/rig.ts';
import { readySheet, STAND_INS, scores, sheet } from '../../../test/sheet-content.ts';
import type { Sheet } from '../../content/sheet.ts';
import type { D20Options } from '../../options.ts';
import { askedCharacter, CHARACTER, readyFor, readyOf, usualCharacter } from './asked-character.ts';

const sit = (options: Partial<D20Options> = {}) => table({ content: STAND_INS, options }).t;
const ROLLED = { totals: [12, 15, 16, 8, 10, 5], hitDie: 3, funds: 60 };

/** Somebody who can be made of what was rolled. */
const ELIN = sheet({
  name: 'Elin',
  scores: scores(...ROLLED.totals),
  hitDice: [3],
  gear: [{ kind: 'light-armor', is: 'worn' }],
});

const ids = (all: ReturnType<typeof readyFor>) => all.map(({ id }) => id);

describe('ready characters', () => {
  test('[DT-PRE-01, DT-CHAR-04] those of the adventure first, then the others by their rules, none of a higher Level', () => {
    const all = ids(readyFor(sit({ startLevel: 25 })));
    expect(ids(readyFor(sit()))).toEqual(all.slice(0, 2));
    expect(new Set(all)).toEqual(new Set(Object.keys(STAND_INS.ready)));
    const rules = all.slice(2).map((id) => STAND_INS.ready[id]?.rule ?? '');
    expect(rules).toEqual([...rules].sort());
  });

  test('[DT-TAB-02] in free play all of Level 1, or of the Level at which the table begins', () => {
    const levels = (startLevel: number) =>
      readyFor(sit({ adventure: 'free', startLevel })).map(({ sheet: { level } }) => level);
    expect(new Set(levels(1))).toEqual(new Set([1]));
    expect(Math.max(...levels(3))).toBeLessThanOrEqual(3);
    expect(levels(3).length).toBeGreaterThan(levels(1).length);
  });

  test('[DT-PRE-01] a sheet is a ready one if it is the same in everything', () => {
    const t = sit();
    const bryn = readySheet('bryn-oakshield');
    expect(readyOf(t, structuredClone(bryn))?.id).toBe('bryn-oakshield');
    expect(readyOf(t, { ...bryn, gp: bryn.gp + 1 })).toBeUndefined();
  });
});

describe('what a seat is asked for', () => {
  const faults = (
    some: Partial<Sheet>,
    { rolled = ROLLED, options = {} }: { rolled?: typeof ROLLED | null; options?: object } = {},
  ) => {
    const asked = askedCharacter(sit(options), rolled ?? undefined, []);
    expect(asked.kind).toBe(CHARACTER);
    const read = asked.read({ ...ELIN, ...some });
    return read.ok ? [] : read.error.map(({ path, message }) => `${path}: ${message}`);
  };
  const first = { hp: 2, lockedLoss: [], effects: [], used: {}, strained: [], restHours: [] };

  test('[DT-CHAR-01, DT-CHAR-04, DT-CHAR-09] a new one is as it was rolled: each fault is told with its path', () => {
    expect(faults({})).toEqual([]);
    expect(faults({ xp: 5 })).toEqual(['xp: must be 0 (DT-CHAR-04)']);
    expect(faults({ level: 2, xp: 2000, hitDice: [3, 3] })).toEqual([
      'level: must be 1: a new character is raised once it is made (DT-CHAR-04)',
    ]);
    expect(faults({ hitDice: [4] })).toEqual([
      'hitDice.0: must be 3, as it was rolled (DT-CHAR-09)',
    ]);
    expect(faults({ isWritten: true, now: { ...first, clock: 0, tokens: 0 } })).toEqual([
      'now: must be left out of a new character',
      'isWritten: must be left out of a new character',
    ]);
    expect(faults({ scores: scores(12, 15, 16, 8, 11, 6) })).toEqual([
      'scores.WIS: is 11; rolled was 10 (DT-CHAR-01)',
      'scores.CHA: is 6; rolled was 5 (DT-CHAR-01)',
    ]);
  });

  test('[DT-OPT-05] arranged, the same totals may stand anywhere', () => {
    const options = { abilityGen: 'arrange' };
    expect(faults({ scores: scores(5, 8, 10, 12, 15, 16) }, { options })).toEqual([]);
    expect(faults({ scores: scores(5, 8, 10, 12, 15, 15) }, { options })).toEqual([
      'scores: are 15, 15, 12, 10, 8, 5; rolled were 16, 15, 12, 10, 8, 5, to be put in any order (DT-OPT-05)',
    ]);
  });

  test('[DT-OPT-13] where nothing was rolled only a ready one is taken', () => {
    expect(faults({}, { rolled: null })).toEqual([
      ': nothing was rolled for it; the ready characters are Bryn Oakshield, Ysolde Wren',
    ]);
    const { read } = askedCharacter(sit(), undefined, ['bryn-oakshield']);
    expect(read(readySheet('ysolde-wren'))).toEqual({
      ok: true,
      value: readySheet('ysolde-wren'),
    });
    expect(read(readySheet('bryn-oakshield'))).toEqual({
      ok: false,
      error: [
        { path: '', message: 'somebody else plays Bryn Oakshield; choose another, or make one' },
      ],
    });
    expect(read({ name: 3 }).ok).toBe(false);
  });
});

describe('what is taken where nobody says anything', () => {
  const both = ['bryn-oakshield', 'ysolde-wren'];

  test('[DT-PRE-01] the first ready one that is free, else the plainest that can be built', () => {
    const t = sit();
    const usual = (taken: readonly string[], rolled?: typeof ROLLED) =>
      usualCharacter(t, rolled, taken);
    expect([usual([]).name, usual(both.slice(0, 1)).name]).toEqual([
      'Bryn Oakshield',
      'Ysolde Wren',
    ]);
    const made = usual(both, ROLLED);
    expect(askedCharacter(t, ROLLED, both).read(made)).toEqual({ ok: true, value: made });
    expect([made.level, made.hitDice]).toEqual([1, [3]]);
    const names = [0, 1, 2, 3, 4, 5].map((seat) => usualCharacter(t, ROLLED, both, seat).name);
    expect(new Set(names).size).toBe(6);
    const middling = usual(both);
    expect([middling.scores, middling.hitDice]).toEqual([scores(10, 10, 10, 10, 10, 10), [1]]);
  });

  test('random players take ready ones that are free, or make their own where they rolled', () => {
    const t = sit();
    const names = (rolled: typeof ROLLED | undefined, taken: readonly string[]) =>
      Array.from({ length: 20 }, (_, seed) => {
        const { sample } = askedCharacter(t, rolled, taken);
        return sample?.(seededSource(`seed-${seed}`)).name ?? '';
      });
    expect(new Set(names(undefined, []))).toEqual(new Set(['Bryn Oakshield', 'Ysolde Wren']));
    expect(new Set(names(undefined, both.slice(0, 1)))).toEqual(new Set(['Ysolde Wren']));
    const rolled = names(ROLLED, both.slice(0, 1));
    const ready = rolled.filter((name) => name === 'Ysolde Wren').length;
    expect([ready > 0, ready < 20]).toEqual([true, true]);
    expect(names(ROLLED, both)).not.toContain('Ysolde Wren');
    expect(names(undefined, both).every((name) => name.length > 0)).toBe(true);
  });
});
