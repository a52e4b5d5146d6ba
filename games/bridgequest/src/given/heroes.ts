import { readCount, readFlag, readRecord, readWord, wrong } from '@tablewright/engine/given';
import { FIGURINES } from '../content/figures/figures.ts';
import { BUSINESS, type FigureId, type Hero } from '../model.ts';
import {
  filled,
  readBySeat,
  readWhole,
  readWords,
  seatName,
  some,
  unless,
  type Written,
} from './fields.ts';
import { type Laying, type Told, writePlace } from './laying.ts';
import { readSheetOf, writeSheetOf } from './sheets.ts';
import { readWhere, standsForItself, writeWhere } from './where.ts';

const LIVES = ['alive', 'dead', 'left', 'captured', 'away'] as const;
/** Where the cards of a hero lie: what a position calls them, and the place. */
const PLACES = {
  hand: 'hand',
  active: 'active',
  tapped: 'tapped',
  side: 'side',
  identities: 'identities',
  karmaCards: 'karma',
  magnets: 'magnet',
} as const;
const KEYS = [
  'figurine',
  'at',
  'life',
  'travels',
  'sheet',
  'wounds',
  'skips',
  'pinned',
  'turnsAtHome',
  'wasOnBridge',
  'triedAlly',
  'diedIn',
  'stops',
  'holds',
  'degree',
  'scored',
  'given',
  'additions',
  ...(Object.keys(PLACES) as (keyof typeof PLACES)[]),
] as const;

/**
 * Lays the heroes with their figures and cards. Once characters are made, whoever has no figurine takes the first that
 * is free.
 */
export function layHeroes(laying: Laying, value: unknown, hasBegun: boolean): void {
  const { heroes } = laying.state;
  const said = readBySeat(value, 'heroes', heroes.length, (one, key) => ({
    one: readRecord(one, key, KEYS) ?? {},
    key,
  }));
  const taken = [...said].map(([, { one, key }]) => figurineIn(one, key));
  for (const hero of heroes) {
    const { one = {}, key = `heroes.${seatName(hero.seat)}` } = said.get(hero.seat) ?? {};
    const own = figurineIn(one, key);
    const free = FIGURINES.find(
      (figurine) => !('rank' in figurine) && !taken.includes(figurine.id),
    );
    if (own === undefined && hasBegun) taken.push(free?.id);
    layHero(laying, hero, { ...one, figurine: own ?? (hasBegun ? free?.id : undefined) }, key);
  }
  for (const { seat, figure, sheet } of heroes) {
    const key = `heroes.${seatName(seat)}`;
    const earlier = heroes.slice(0, seat).filter((one) => one.figure !== '');
    if (earlier.some((one) => one.figure === figure))
      wrong(`${key}.figurine`, 'is somebody else (BQ-COMP-05)');
    // Characters know each other by their names.
    if (hasBegun && earlier.some((one) => one.sheet.name === sheet.name))
      wrong(`${key}.sheet.name`, 'is the name of another character (BQ-REL-17)');
  }
}

function figurineIn({ figurine }: Written, key: string): FigureId | undefined {
  return readWord(
    figurine,
    `${key}.figurine`,
    FIGURINES.map(({ id }): string => id),
  );
}

function layHero(laying: Laying, hero: Hero, one: Written, key: string): void {
  const { state } = laying;
  const count = (name: keyof Hero): number => readCount(one[name], `${key}.${name}`) ?? 0;
  hero.figure = typeof one.figurine === 'string' ? one.figurine : '';
  hero.sheet = readSheetOf(hero.figure, one.sheet, `${key}.sheet`);
  hero.life = readWord(one.life, `${key}.life`, LIVES) ?? 'alive';
  hero.travels = readWhole(one.travels, `${key}.travels`) ?? 0;
  hero.skips = count('skips');
  hero.turnsAtHome = count('turnsAtHome');
  hero.degree = count('degree');
  hero.given = count('given');
  hero.additions = count('additions');
  hero.isScored = readFlag(one.scored, `${key}.scored`) ?? false;
  hero.isPinned = readFlag(one.pinned, `${key}.pinned`) ?? false;
  hero.wasOnBridge = readFlag(one.wasOnBridge, `${key}.wasOnBridge`) ?? false;
  hero.hasTriedAlly = readFlag(one.triedAlly, `${key}.triedAlly`) ?? false;
  hero.holds = readFlag(one.holds, `${key}.holds`) ?? false;
  hero.diedIn = readCount(one.diedIn, `${key}.diedIn`);
  hero.stops = readWords(one.stops, `${key}.stops`, BUSINESS) ?? [];
  const wounds = readRecord(one.wounds, `${key}.wounds`, ['att', 'def']) ?? {};
  for (const side of ['att', 'def'] as const)
    hero.wounds[side] = readCount(wounds[side], `${key}.wounds.${side}`) ?? 0;
  for (const [name, place] of Object.entries(PLACES))
    laying.lay(`${place}/${hero.seat}`, one[name], `${key}.${name}`);
  const where = readWhere(one.at, `${key}.at`);
  if (hero.figure === '') return;
  if (where !== undefined || !Object.hasOwn(state.figures, hero.figure)) {
    if (Object.hasOwn(state.figures, hero.figure))
      wrong(`${key}.at`, 'says what figures says already');
    state.figures[hero.figure] = {
      ...{ id: hero.figure, kind: 'hero', owner: hero.seat },
      where: where ?? { at: 'homeworld' },
    };
  }
}

/** The heroes by seat. */
export function writeHeroes(told: Told): Written {
  const { heroes } = told.state;
  return Object.fromEntries(heroes.map((hero) => [seatName(hero.seat), writeHero(told, hero)]));
}

function writeHero(told: Told, hero: Hero): Written {
  const { seat, figure, life, wounds } = hero;
  const where = told.state.figures[figure]?.where;
  const places = Object.entries(PLACES).map(([name, place]) =>
    writePlace(told, name, `${place}/${seat}`),
  );
  return {
    ...unless('figurine', figure, ''),
    ...(where !== undefined && standsForItself(told, figure) ? { at: writeWhere(where) } : {}),
    ...unless('life', life, 'alive'),
    travels: hero.travels,
    ...(hero.sheet.race === '' ? {} : { sheet: writeSheetOf(hero) }),
    ...filled('wounds', { ...unless('att', wounds.att, 0), ...unless('def', wounds.def, 0) }),
    ...unless('skips', hero.skips, 0),
    ...unless('pinned', hero.isPinned, false),
    ...unless('turnsAtHome', hero.turnsAtHome, 0),
    ...unless('wasOnBridge', hero.wasOnBridge, false),
    ...unless('triedAlly', hero.hasTriedAlly, false),
    ...unless('diedIn', hero.diedIn, undefined),
    ...some('stops', hero.stops),
    ...unless('holds', hero.holds, false),
    ...unless('degree', hero.degree, 0),
    ...unless('scored', hero.isScored, false),
    ...unless('given', hero.given, 0),
    ...unless('additions', hero.additions, 0),
    ...Object.assign({}, ...places),
  };
}
