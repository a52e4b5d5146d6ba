import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { READY, STAND_INS, scores, sheet } from '../../test/sheet-content.ts';
import { d20Content } from '../content/index.ts';
import type { Sheet } from '../content/sheet.ts';
import { readSheet } from './read.ts';

/** By path, what is wrong with a sheet as it comes out of a file. */
function faults(raw: unknown): Readonly<Record<string, string>> {
  const read = readSheet(STAND_INS, JSON.parse(JSON.stringify(raw)));
  return read.ok ? {} : Object.fromEntries(read.error.map(({ path, message }) => [path, message]));
}

const wrong = (some: Partial<Sheet> | Record<string, unknown>) =>
  faults({ ...sheet(), ...some } as Sheet);

const caster = (level: number, known: readonly string[], some: Partial<Sheet> = {}): Sheet =>
  sheet({
    level,
    roles: [{ id: 'arcane-magic', choice: 'INT' }, { id: 'noble' }],
    spells: { 'arcane-magic': known },
    ...some,
  });

describe('a sheet from outside', () => {
  test('[DT-CHAR-07] [DT-PC-01] complete sheets are read as they are', () => {
    for (const one of [sheet(), ...READY.map((ready) => ready.sheet)]) {
      const read = readSheet(STAND_INS, JSON.parse(JSON.stringify(one)));
      expect(read, one.name).toEqual({ ok: true, value: one });
    }
  });

  test('[DT-PRE-01] the characters that come with the game are legal', () => {
    const content = d20Content();
    for (const { id, sheet: one } of Object.values(content.ready)) {
      expect(readSheet(content, one), id).toEqual({ ok: true, value: one });
    }
  });

  test('[DT-CHAR-07] what is missing is named, all of it at once', () => {
    const { name, flaw, gear, ...rest } = sheet();
    expect([name, flaw.tag, gear]).toEqual(['Ash', 'pride', []]);
    expect(Object.keys(faults(rest)).sort()).toEqual(['flaw', 'gear', 'name']);
    expect(Object.keys(faults({}))).toHaveLength(12);
    expect(faults([])).toEqual({ '': 'must be an object' });
    expect(faults('Ash')).toEqual({ '': 'must be an object' });
  });

  test('[DT-AUT-14] unknown words are named with what was meant', () => {
    expect(wrong({ heritage: 'efl' }).heritage).toContain('did you mean "elf"');
    expect(wrong({ roles: [{ id: 'noble' }, { id: 'tougness' }] })['roles.1.id']).toContain(
      'did you mean "toughness"',
    );
    expect(wrong({ gear: [{ kind: 'longbo' }] })['gear.0.kind']).toContain('"longbow"');
    expect(wrong({ flaw: { text: 'Proud', tag: 'pryde' } })['flaw.tag']).toContain('"pride"');
    expect(wrong({ hitdice: [3] }).hitdice).toContain('did you mean "hitDice"');
  });

  test('[DT-AUT-14] numbers that are printed on it are no part of it', () => {
    expect(wrong({ printed: { ac: 99 } })).toEqual({});
    const read = readSheet(STAND_INS, { ...sheet(), printed: { ac: 99 } });
    expect(read).toEqual({ ok: true, value: sheet() });
  });

  test('no value of any form makes it throw', () => {
    const odd = [null, 0, -0, 1.5, '', 'x', [], [null], {}, { a: 1 }, true, [[]], Number.NaN];
    for (const field of Object.keys({ ...sheet(), now: 1, birth: 1, heritageChoice: 1 })) {
      for (const value of odd) readSheet(STAND_INS, { ...sheet(), [field]: value });
    }
    expect(wrong({ roles: [null, 3] })).toMatchObject({
      'roles.0': expect.stringMatching('object'),
    });
  });
});

test('[DT-AUT-14] whatever is read is what was written, and nothing makes the reader throw', () => {
  const fields = Object.keys({ ...sheet(), now: 1, birth: 1, heritageChoice: 1, printed: 1 });
  const broken = fc.tuple(fc.subarray(fields), fc.jsonValue({ maxDepth: 4 }));
  fc.assert(
    fc.property(broken, ([some, value]) => {
      const raw = { ...sheet(), ...Object.fromEntries(some.map((field) => [field, value])) };
      const read = readSheet(STAND_INS, raw);
      const { printed: _, ...rest } = raw as Sheet & { printed?: unknown };
      if (read.ok) expect(read.value).toEqual(rest);
      else expect(read.error.length).toBeGreaterThan(0);
    }),
    { numRuns: 300 },
  );
});

describe('the rules of characters', () => {
  test('[DT-CHAR-01] [DT-CHK-28] a score is three dice and two for each benefit on it', () => {
    expect(Object.keys(wrong({ scores: scores(2, 3, 18, 19) }))).toEqual([
      'scores.STR',
      'scores.INT',
    ]);
    const raised = sheet({
      level: 4,
      scores: scores(20, 10),
      benefits: [{ level: 4, kind: 'score', ability: 'STR' }],
    });
    expect(faults(raised)).toEqual({});
    expect(faults({ ...raised, scores: scores(21) })['scores.STR']).toContain('5 to 20');
    expect(faults({ ...raised, scores: scores(4) })['scores.STR']).toContain('5 to 20');
  });

  test('[DT-INV-05] [DT-LVL-02] Level is what experience comes to', () => {
    expect(wrong({ xp: 1999 })).toEqual({});
    expect(wrong({ xp: 2000 }).xp).toContain('Level 2');
    expect(faults(sheet({ level: 3, xp: 3999 })).xp).toContain('4000 to 7999');
    expect(wrong({ level: 26 }).level).toContain('from 1 to 25');
    expect(wrong({ level: 0 }).level).toBeDefined();
    // The last Level has no end (DT-LVL-07).
    const last = sheet({ level: 25, xp: 9_999_999 });
    expect(faults(last).xp).toBeUndefined();
  });

  test('[DT-LVL-03] a Level may wait in somebody who is in play', () => {
    const now = { clock: 0, hp: 3, lockedLoss: [], effects: [], used: {}, strained: [] };
    const waiting = sheet({ xp: 2000, now: { ...now, tokens: 2, restHours: [] } });
    expect(faults(waiting)).toEqual({});
    expect(faults({ ...waiting, level: 3, hitDice: [1, 1, 1] }).xp).toBeDefined();
  });

  test('[DT-CHAR-03] [DT-INV-08] two roles, a Human three, and those of benefits', () => {
    const three = ['noble', 'toughness', 'obscurity'].map((id) => ({ id }));
    expect(wrong({ roles: three }).roles).toContain('must have 2');
    expect(wrong({ roles: three, heritage: 'human' })).toEqual({});
    expect(wrong({ heritage: 'human' }).roles).toContain('must have 3');
    const benefits = [{ level: 4, kind: 'role', role: 'obscurity' }];
    const gained = { level: 4, xp: 8000, hitDice: [1, 2, 3, 4], roles: three, benefits };
    expect(wrong(gained)).toEqual({});
    expect(wrong({ ...gained, heritage: 'human' }).roles).toContain('3 at first and 1');
    const other = [{ level: 4, kind: 'role', role: 'medical-expert' }];
    expect(wrong({ ...gained, benefits: other })['benefits.0.role']).toContain(
      'not among the roles',
    );
  });

  test('[DT-ARC-611] the heritage of birth counts for roles', () => {
    const three = ['noble', 'toughness', 'obscurity'].map((id) => ({ id }));
    expect(wrong({ roles: three, heritage: 'elf', birth: 'human' })).toEqual({});
    expect(wrong({ heritage: 'human', birth: 'elf' })).toEqual({});
  });

  test('[DT-CHAR-08] no role is taken twice', () => {
    expect(wrong({ roles: [{ id: 'noble' }, { id: 'noble' }] })['roles.1']).toContain('DT-CHAR-08');
    const benefits = [4, 8].map((level) => ({ level, kind: 'role', role: 'noble' }));
    const roles = ['noble', 'toughness', 'obscurity', 'medical-expert'].map((id) => ({ id }));
    const found = faults({ ...sheet({ level: 8, roles }), benefits });
    expect(found['benefits.1.role']).toContain('DT-CHAR-08');
  });

  test('[DT-LVL-04] one benefit at each of the Levels that give one', () => {
    const at = (...levels: readonly number[]) =>
      levels.map((level) => ({ level, kind: 'score' as const, ability: 'CON' as const }));
    const of = (level: number, ...levels: readonly number[]) =>
      faults(sheet({ level, benefits: at(...levels), scores: scores(10, 10, 14) })).benefits;
    expect(of(3)).toBeUndefined();
    expect(of(3, 4)).toContain('none before Level 4');
    expect(of(4)).toContain('one each at 4');
    expect(of(9, 4, 8)).toBeUndefined();
    expect(of(12, 4, 8)).toContain('4, 8, 12');
    expect(of(8, 8, 4)).toBeDefined();
    expect(of(8, 4, 5)).toBeDefined();
    expect(of(8, 4, 4)).toBeDefined();
  });

  test('[DT-INV-04] one Hit Die for each Level to the ninth, 1 to 6 or an average', () => {
    expect(wrong({ hitDice: [3.5] })).toEqual({});
    expect(wrong({ hitDice: [7] })['hitDice.0']).toBeDefined();
    expect(wrong({ hitDice: [0] })['hitDice.0']).toBeDefined();
    expect(wrong({ hitDice: [2.5] })['hitDice.0']).toBeDefined();
    expect(wrong({ hitDice: [] }).hitDice).toContain('Level 1 has 1');
    const high = sheet({ level: 10, hitDice: Array.from({ length: 10 }, () => 1) });
    expect(faults(high).hitDice).toContain('Level 10 has 9');
  });

  test('[DT-CHAR-05] what a heritage or a role asks for is there, and nothing else', () => {
    expect(wrong({ heritage: 'superhuman' }).heritageChoice).toContain('DT-HER-14');
    expect(wrong({ heritage: 'superhuman', heritageChoice: 'CON' })).toEqual({});
    expect(wrong({ heritage: 'elf', heritageChoice: 'CON' }).heritageChoice).toContain('leave');
    expect(wrong({ heritage: 'werebeast', heritageChoice: 'DEX' })).toEqual({});
    expect(wrong({ heritage: 'werebeast', heritageChoice: 'WIS' }).heritageChoice).toBeDefined();
    expect(wrong({ heritage: 'mutant', heritageChoice: 'divine-1-03' })).toEqual({});
    expect(
      wrong({ heritage: 'mutant', heritageChoice: 'arcane-2-01' }).heritageChoice,
    ).toBeDefined();
    const terrain = (choice: object) =>
      wrong({ roles: [{ id: 'noble' }, { id: 'wilderness-expert', ...choice }] });
    expect(terrain({ choice: 'swamp' })).toEqual({});
    expect(terrain({})['roles.1.choice']).toContain('a native terrain');
    expect(terrain({ choice: 'bog' })['roles.1.choice']).toContain('DT-ROLE-24');
    expect(wrong({ roles: [{ id: 'noble', choice: 'CHA' }, { id: 'toughness' }] })).toHaveProperty([
      'roles.0.choice',
    ]);
  });

  test('[DT-MAG-06] Arcane is cast by INT or CHA, Divine by WIS', () => {
    const by = (id: string, choice?: string) => {
      const known = id === 'arcane-magic' ? 'arcane-1-01' : 'divine-1-01';
      const role = { id, ...(choice === undefined ? {} : { choice }) };
      return wrong({ roles: [role, { id: 'noble' }], spells: { [id]: [known] } })['roles.0.choice'];
    };
    expect(by('arcane-magic', 'INT')).toBeUndefined();
    expect(by('arcane-magic', 'CHA')).toBeUndefined();
    expect(by('arcane-magic', 'WIS')).toContain('DT-MAG-06');
    expect(by('arcane-magic')).toContain('is needed');
    expect(by('divine-magic', 'WIS')).toBeUndefined();
    expect(by('divine-magic')).toBeUndefined();
    expect(by('divine-magic', 'INT')).toBeDefined();
  });

  test('[DT-MAG-02] [DT-INV-09] as many spells as Levels for each role that casts', () => {
    expect(faults(caster(1, ['arcane-1-01']))).toEqual({});
    expect(faults(caster(1, []))['spells.arcane-magic']).toContain('has 0');
    expect(faults(caster(2, ['arcane-1-01', 'arcane-1-01']))['spells.arcane-magic.1']).toContain(
      'DT-INV-09',
    );
    expect(faults(caster(1, ['divine-1-01']))['spells.arcane-magic.0']).toContain('DT-MAG-02');
    expect(wrong({ spells: { noble: [] } })['spells.noble']).toContain('DT-MAG-01');
    const both = sheet({
      roles: [{ id: 'arcane-magic', choice: 'CHA' }, { id: 'divine-magic' }],
      spells: { 'arcane-magic': ['arcane-1-02'] },
    });
    expect(Object.keys(faults(both))).toEqual(['spells.divine-magic']);
  });

  test('[DT-MAG-03] [DT-MAG-04] each of a spell level that could be learned', () => {
    const first = ['arcane-1-01', 'arcane-1-02', 'arcane-1-03'];
    expect(faults(caster(1, ['arcane-2-01']))['spells.arcane-magic.0']).toContain('needs Level 3');
    // At Level 3 one is learned and one exchanged: two of the second level, not three.
    expect(faults(caster(3, ['arcane-1-01', 'arcane-2-01', 'arcane-2-02']))).toEqual({});
    const three = ['arcane-2-01', 'arcane-2-02', 'arcane-2-03'];
    expect(faults(caster(3, three))['spells.arcane-magic']).toContain('at most 2');
    expect(faults(caster(3, first))).toEqual({});
    // Whoever takes the role at Level 4 learns four at once, of any level reached.
    const late = sheet({
      level: 4,
      roles: [{ id: 'noble' }, { id: 'toughness' }, { id: 'arcane-magic', choice: 'INT' }],
      benefits: [{ level: 4, kind: 'role', role: 'arcane-magic' }],
      spells: { 'arcane-magic': [...three, 'arcane-2-04'] },
    });
    expect(faults(late)).toEqual({});
  });

  test('[DT-AC-01] [DT-WPN-07] one armor is worn, and two hands hold what they can', () => {
    const gear = (...items: Sheet['gear']) => wrong({ gear: items });
    const worn = (kind: string) => ({ kind, is: 'worn' }) as const;
    const held = (kind: string) => ({ kind, is: 'held' }) as const;
    expect(gear(worn('light-armor'), { kind: 'heavy-armor' })).toEqual({});
    expect(gear(worn('light-armor'), worn('heavy-armor'))).toHaveProperty(['gear.1.is']);
    expect(gear(held('light-armor'))).toHaveProperty(['gear.0.is']);
    expect(gear(held('sword'), held('shield'), held('holy-symbol'))).toEqual({});
    expect(gear(held('longbow'), held('dagger')).gear).toContain('3 hands');
    expect(gear({ kind: 'vacc-suit', is: 'on' }, worn('light-armor'))).toEqual({});
    expect(gear(worn('vacc-suit'))['gear.0.is']).toContain('no armor');
    expect(gear({ kind: 'healers-kit', uses: 10 }, { kind: 'rope' })).toEqual({});
    expect(gear({ kind: 'healers-kit', uses: 11 })).toHaveProperty(['gear.0.uses']);
    expect(gear({ kind: 'rope', uses: 1 })).toHaveProperty(['gear.0.uses']);
  });

  test('[DT-HER-02] an Animal wears things and holds none', () => {
    const gear = [{ kind: 'light-armor', is: 'worn' }, { kind: 'holy-symbol' }] as const;
    expect(wrong({ heritage: 'animal', gear })).toEqual({});
    const held = [{ kind: 'dagger', is: 'held' }] as const;
    expect(wrong({ heritage: 'animal', gear: held })['gear.0.is']).toContain('DT-HER-02');
  });

  test('what follows from a field that is of no form is not held against the sheet as well', () => {
    expect(Object.keys(wrong({ heritage: 'efl' }))).toEqual(['heritage']);
    expect(Object.keys(wrong({ level: 'one' }))).toEqual(['level']);
  });

  test('[DT-AUT-14] how it is now is read, with what lies on it', () => {
    const now = {
      clock: 100,
      hp: -2,
      lockedLoss: [{ trait: 'vampire', ways: ['blood'], amount: 2 }],
      effects: [
        {
          kind: 'chilled',
          source: { rule: 'DT-COND-99', level: 3, isSpell: true },
          until: { at: 'time', clock: 160 },
          save: { ability: 'CON', when: 'minute', target: 13, next: 106 },
          data: { amount: 2, tag: 'cold' },
        },
      ],
      used: { rally: 40 },
      strained: ['arcane-1-01'],
      tokens: 1,
      restHours: [60],
    };
    expect(wrong({ now })).toEqual({});
    const found = wrong({
      now: { ...now, strained: ['x'], effects: [{ ...now.effects[0], until: { at: 'scene' } }] },
    });
    expect(Object.keys(found)).toEqual(['now.effects.0.until.at', 'now.strained.0']);
    expect(
      wrong({ now: { ...now, lockedLoss: [{ ...now.lockedLoss[0], amount: 0 }] } }),
    ).toHaveProperty(['now.lockedLoss.0.amount']);
  });
});
