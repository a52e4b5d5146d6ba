import { seededSource } from '@tablewright/engine/host';
import { describe, expect, test } from 'vitest';
import { FIGURINES } from '../content/figures/figures.ts';
import type { Sheet } from './sheet.ts';
import { sheetKind } from './sheet-document.ts';
import { CARDS } from './testing/cards.ts';
import { gear, oneShot, sheetOf } from './testing/sheet-of.ts';

const [first, ...others] = FIGURINES.map(({ id }) => id);
const KIND = sheetKind({ figurines: [first ?? '', ...others], cards: CARDS });
const OWN = 'BQC-FIG-01';

/** As it comes out of a file. */
const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const faults = (content: unknown) => {
  const read = KIND.read(stored(content));
  return read.ok ? {} : Object.fromEntries(read.error.map(({ path, message }) => [path, message]));
};

const FULL: Sheet = sheetOf({
  race: OWN,
  karma: -12,
  items: [
    gear('A', 8, {
      bonus: { dice: 2, sides: 8, sign: 1 },
      enhancers: [{ card: 'E', name: 'Spikes', bonus: 3 }],
    }),
    oneShot('C', 2),
  ],
  // An item can be a power as well (BQ-ADD-02).
  powers: [{ card: 'A', name: 'The A', number: 3 }],
  relationships: { figurines: { 'BQC-FIG-02': -4, 'FROM-ELSEWHERE': 0 }, characters: { Bo: 20 } },
  bosses: ['BQC-FIG-20'],
  mapPieces: ['BQC-WORLD-03'],
  minotaurTokens: [1, 4],
  wishballz: 7,
});

const withDice = (dice: number, sides: number, sign: number) => ({
  ...gear('A', 8),
  bonus: { dice, sides, sign },
});

describe('a sheet that is read', () => {
  test('[BQ-SHEET-01] is the sheet that was written', () => {
    expect(KIND.read(stored(FULL))).toEqual({ ok: true, value: FULL });
    expect(KIND.version).toBe(1);
  });

  test('may say a bonus as cards write it', () => {
    const items = [{ ...gear('A', 8), bonus: '2d8' }];
    expect(KIND.read(stored({ ...FULL, items }))).toMatchObject({
      value: { items: [{ bonus: { dice: 2, sides: 8, sign: 1 } }] },
    });
  });

  test('may have a bonus of one die, even a malus', () => {
    for (const item of [withDice(1, 1, 1), withDice(1, 6, -1)]) {
      expect(faults({ ...FULL, items: [item] })).toEqual({});
    }
  });

  test('[BQ-MINO-02] has its minotaur tokens in order, of six levels', () => {
    expect(KIND.read({ ...FULL, minotaurTokens: [4, 1] })).toEqual({ ok: true, value: FULL });
    expect(faults({ ...FULL, minotaurTokens: [1, 6] })).toEqual({});
    const message = 'must be a level from 1 to 6';
    expect(faults({ ...FULL, minotaurTokens: [0, 7, 1.5, '2'] })).toEqual({
      'minotaurTokens.0': message,
      'minotaurTokens.1': message,
      'minotaurTokens.2': message,
      'minotaurTokens.3': message,
    });
  });

  test('is taken up to a size, beyond which nothing is looked at', () => {
    const many = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, i) => [`F${i}`, 1]));
    const met = (count: number) => ({ figurines: many(count), characters: {} });
    expect(faults({ ...FULL, relationships: met(500) })).toEqual({});
    expect(faults({ ...FULL, relationships: met(501) })).toEqual({
      'relationships.figurines': 'must be an object with at most 500 numbers',
    });
    const worlds = (count: number) => Object.keys(many(count));
    expect(faults({ ...FULL, mapPieces: worlds(500) })).toEqual({});
    expect(faults({ ...FULL, mapPieces: worlds(501) })).toEqual({
      mapPieces: 'must be a list of at most 500',
    });
    expect(faults({ ...FULL, name: 'A'.repeat(60) })).toEqual({});
  });

  test('has names in its lists and columns', () => {
    const characters = { ' Bo': 1 };
    const relationships = { figurines: {}, characters };
    expect(faults({ ...FULL, bosses: ['B', 3, 4], relationships })).toEqual({
      'bosses.1': 'must be text, without blanks around it',
      'bosses.2': 'must be text, without blanks around it',
      'relationships.characters. Bo': 'its name must be text, without blanks around it',
    });
  });

  test('says everything that is wrong at once, and what would be right', () => {
    const { level: _, ...rest } = FULL;
    expect(
      faults({
        ...rest,
        name: ' ',
        race: 'BQC-FIG-99',
        gender: 'other',
        karma: 1.5,
        hands: 3,
        items: [{ ...gear('A', 8), slot: 'nose', kind: 'armour' }],
        powers: [{ card: 'P', name: 'Breath', number: 'three' }],
        wishballz: 8,
      }),
    ).toEqual({
      name: 'must be text, without blanks around it',
      race: expect.stringContaining('must be the id of a figurine: BQC-FIG-01, '),
      gender: 'must be one of male, female',
      karma: 'must be a whole number',
      level: 'must be a whole number of at least 1',
      hands: expect.stringContaining('is no field; fields are name, race, '),
      'items.0.kind': 'must be one of gear, one-shot',
      'items.0.slot': expect.stringContaining('must be one of head, foot, '),
      'powers.0.number': 'must be a whole number of at least 1',
      wishballz: 'must be a whole number from 0 to 7',
    });
  });

  test.each(['ST', 'DEX', 'WIS', 'CON'])('[BQ-SHEET-04] [BQ-INV-07] has no %s below 1', (stat) => {
    expect(faults({ ...FULL, [stat]: 1 })).toEqual({});
    expect(faults({ ...FULL, [stat]: 0 })).toEqual({
      [stat]: 'must be a whole number of at least 1',
    });
  });

  test('[BQ-INV-07] [BQ-SHEET-06] has no entry of which nothing is left', () => {
    expect(faults({ ...FULL, items: [gear('A', 0), oneShot('C', 0)], powers: [] })).toEqual({
      'items.0.number': 'must be a whole number of at least 1',
      'items.1.quantity': 'must be a whole number of at least 1',
    });
  });

  test('[BQ-SHEET-05] has one number for each figurine, and none for itself', () => {
    const figurines = { 'BQC-FIG-02': 1.5, [OWN]: 3 };
    expect(faults({ ...FULL, relationships: { figurines, characters: { Ada: 1 } } })).toEqual({
      'relationships.figurines.BQC-FIG-02': 'must be a whole number',
      [`relationships.figurines.${OWN}`]: 'is the character itself; leave it out',
      'relationships.characters.Ada': 'is the character itself; leave it out',
    });
    expect(faults({ ...FULL, relationships: { figurines: [] } })).toEqual({
      'relationships.figurines': expect.stringContaining('must be an object'),
      'relationships.characters': expect.stringContaining('must be an object'),
    });
  });

  test('[BQ-ADD-13] [BQ-BOSS-15] has nothing twice', () => {
    const power = { card: 'P', name: 'Breath', number: 3 };
    expect(
      faults({
        ...FULL,
        items: [gear('A', 8), oneShot('A', 2)],
        powers: [power, power],
        bosses: ['B', 'C', 'B'],
        mapPieces: ['W', 'W'],
        minotaurTokens: [2, 7, 2],
      }),
    ).toEqual({
      'items.1': '"A" is there already; each stands once',
      'powers.1': '"P" is there already; each stands once',
      'bosses.2': '"B" is there already; each stands once',
      'mapPieces.1': '"W" is there already; each stands once',
      'minotaurTokens.1': 'must be a level from 1 to 6',
      'minotaurTokens.2': '"2" is there already; each stands once',
    });
  });

  test.each([
    ['a bonus that is none', [{ ...gear('A', 8), bonus: 'lots' }], 'items.0.bonus'],
    ['dice without sides', [{ ...gear('A', 8), bonus: { dice: 1, sign: 1 } }], 'items.0.bonus'],
    ['dice of 0 sides', [withDice(1, 0, 1)], 'items.0.bonus'],
    ['no dice', [withDice(0, 6, 1)], 'items.0.bonus'],
    ['half a die', [withDice(0.5, 6, 1)], 'items.0.bonus'],
    ['dice of another sign', [withDice(1, 6, 2)], 'items.0.bonus'],
    ['a bonus of several', [{ ...gear('A', 8), bonus: [3] }], 'items.0.bonus'],
    ['half a bonus', [{ ...gear('A', 8), bonus: 1.5 }], 'items.0.bonus'],
    ['hands below none', [gear('A', 8, { hands: -1 })], 'items.0.hands'],
    ['what is neither big nor not', [{ ...gear('A', 8), isBig: 1 }], 'items.0.isBig'],
    [
      'an enhancer without a name',
      [gear('A', 8, { enhancers: [{} as never] })],
      'items.0.enhancers.0.name',
    ],
    ['a one-shot with a number', [{ ...oneShot('C', 2), number: 3 }], 'items.0.number'],
    ['an entry that is none', ['A'], 'items.0'],
    ['no list', {}, 'items'],
    ['too long a list', Array(501).fill(0), 'items'],
  ])('has no items with %s', (_, items, path) => {
    expect(Object.keys(faults({ ...FULL, items }))).toContain(path);
  });

  test.each([
    ['two lines', 'A\nB', 'must stand on one line, without tabs'],
    ['too much', 'A'.repeat(61), 'must have at most 60 characters'],
    ['what turns the reading direction', 'A\u202eB', expect.stringContaining('U+202E')],
    ['blanks around it', ' Ada', 'must be text, without blanks around it'],
    ['nothing', '', 'must be text, without blanks around it'],
    ['no text', 7, 'must be text, without blanks around it'],
  ])('has no name with %s', (_, name, message) => {
    expect(faults({ ...FULL, name })).toEqual({ name: message });
  });

  test.each([[undefined], [null], [7], ['sheet'], [[]]])('is not %j', (content) => {
    expect(KIND.read(content)).toEqual({
      ok: false,
      error: [{ path: '', message: 'must be an object' }],
    });
  });

  test('is not fooled by names that every object has', () => {
    const characters = JSON.parse('{"__proto__": 3, "constructor": -2}') as object;
    const read = KIND.read({ ...FULL, relationships: { figurines: {}, characters } });
    const names = read.ok ? Object.keys((read.value as Sheet).relationships.characters) : [];
    expect(names).toEqual(['__proto__', 'constructor']);
    expect(faults({ ...FULL, race: 'constructor' })).toHaveProperty('race');
  });
});

describe('a sheet to begin with', () => {
  test('[BQ-SHEET-02] is one that the dice could give', () => {
    const blank = KIND.blank?.();
    expect(KIND.read(stored(blank))).toEqual({ ok: true, value: blank });
    expect(blank).toMatchObject({ ST: 2, DEX: 3, WIS: 4, CON: 5, karma: 6, level: 1 });
  });
});

test('sheets at random are right, and differ', () => {
  const samples = Array.from({ length: 200 }, (_, seed) =>
    KIND.sample?.(seededSource(String(seed))),
  );
  for (const sample of samples) {
    expect(KIND.read(stored(sample))).toEqual({ ok: true, value: sample });
  }
  const has = (of: (sheet: Sheet) => unknown) => new Set(samples.map((one) => of(one as Sheet)));
  expect(has(({ race }) => race).size).toBe(FIGURINES.length);
  expect(has(({ items }) => items.some(({ kind }) => kind === 'gear'))).toContain(true);
  expect(has(({ items }) => items.some(({ kind }) => kind === 'one-shot'))).toContain(true);
  expect(has(({ powers }) => powers.length)).toContain(2);
  expect(has(({ relationships }) => Object.keys(relationships.figurines).length)).toContain(0);
  expect(has(({ karma }) => Math.sign(karma)).size).toBeGreaterThan(1);
  expect(has(({ CON }) => CON).size).toBeGreaterThan(10);
  expect(has(({ minotaurTokens }) => minotaurTokens.length).size).toBe(2);
  const known = has(({ relationships }) => Object.values(relationships.figurines)[0]);
  expect(Math.min(...[...known].map(Number).filter(Number.isFinite))).toBeLessThan(-10);
  for (const { bosses, relationships } of samples as readonly Sheet[]) {
    expect(Object.keys(relationships.figurines)).toEqual(expect.arrayContaining([...bosses]));
  }
});
