import { readRecord, readWord, wrong } from '@tablewright/engine/given';
import { FIGURINES } from '../content/figures/figures.ts';
import { STATS } from '../effects/words.ts';
import type { FigureId, Hero } from '../model.ts';
import { readSheet } from '../sheets/read-sheet.ts';
import { GENDERS, newSheet, type Sheet } from '../sheets/sheet.ts';
import { needed, readAny, readText, readWhole, unless, type Written } from './fields.ts';

/** The parts of a sheet that a position may say. */
const KEYS = [
  'name',
  'race',
  'gender',
  'karma',
  'level',
  ...STATS,
  'items',
  'powers',
  'figurines',
  'characters',
  'bosses',
  'mapPieces',
  'minotaurTokens',
  'wishballz',
] as const;

/** What a sheet is of which nothing is said: all its numbers are 1. */
function usualSheet(figure: FigureId): Sheet {
  const name = FIGURINES.find(({ id }) => id === figure)?.name ?? '';
  return newSheet({ name, race: figure, gender: 'female' }, () => 1);
}

/** A sheet, of which is said what differs from that of a new character. @throws GivenError naming what is wrong */
export function readSheetOf(figure: FigureId, value: unknown, key: string): Sheet {
  const usual = usualSheet(figure);
  const said = readRecord(value, key, KEYS) ?? {};
  const { figurines, characters, ...rest } = said;
  const sheet = {
    ...usual,
    ...rest,
    gender: readWord(said.gender, `${key}.gender`, GENDERS) ?? usual.gender,
    name: readText(said.name, `${key}.name`) ?? usual.name,
    relationships: {
      figurines: numbers(figurines, `${key}.figurines`),
      characters: numbers(characters, `${key}.characters`),
    },
  } as Sheet;
  if (sheet.race === '') return sheet;
  const checked = readSheet(
    withoutItself(sheet),
    FIGURINES.map(({ id }) => id),
  );
  if (checked.ok) return { ...checked.value, relationships: sheet.relationships };
  const [problem] = checked.error;
  const path = needed(problem, key).path.replace(/^relationships\./, '');
  return wrong(`${key}.${path}`, needed(problem, key).message);
}

/** A sheet that comes from elsewhere may know its own figurine, or somebody of its new name. */
function withoutItself({ relationships, ...sheet }: Sheet): Sheet {
  const { [sheet.race]: _, ...figurines } = relationships.figurines;
  const { [sheet.name]: __, ...characters } = relationships.characters;
  return { ...sheet, relationships: { figurines, characters } };
}

function numbers(value: unknown, key: string): Readonly<Record<string, number>> {
  const record = readAny(value, key) ?? {};
  return Object.fromEntries(
    Object.entries(record).map(([name, one]) => [
      name,
      needed(readWhole(one, `${key}.${name}`), `${key}.${name}`),
    ]),
  );
}

/** What of a sheet differs from that of a new character; its numbers always. */
export function writeSheetOf({ figure, sheet }: Pick<Hero, 'figure' | 'sheet'>): Written {
  const usual = usualSheet(figure);
  const { relationships } = sheet;
  const lists = ['items', 'powers', 'bosses', 'mapPieces', 'minotaurTokens'] as const;
  return {
    ...unless('name', sheet.name, usual.name),
    ...unless('race', sheet.race, usual.race),
    ...unless('gender', sheet.gender, usual.gender),
    ...Object.fromEntries([...STATS, 'karma' as const].map((stat) => [stat, sheet[stat]])),
    ...unless('level', sheet.level, usual.level),
    ...Object.fromEntries(
      lists.filter((list) => sheet[list].length > 0).map((list) => [list, sheet[list]]),
    ),
    ...Object.fromEntries(
      (['figurines', 'characters'] as const)
        .filter((column) => Object.keys(relationships[column]).length > 0)
        .map((column) => [column, relationships[column]]),
    ),
    ...unless('wishballz', sheet.wishballz, 0),
  };
}
