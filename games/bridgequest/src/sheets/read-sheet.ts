import type { Result } from '@tablewright/engine';
import type { ContentProblem } from '@tablewright/engine/documents';
import { GEAR_SLOTS, SIDES } from '../content/card.ts';
import { EXPECTED, READERS } from '../effects/arguments.ts';
import type { Amount } from '../effects/signatures.ts';
import { ContentPart, isRecord, isWhole, type Note } from './content-part.ts';
import {
  GENDERS,
  LOWEST_STAT,
  type Relationships,
  type SavedEnhancer,
  type SavedItem,
  type SavedPower,
  type Sheet,
} from './sheet.ts';

/** There are seven in all (BQ-WISH-01), and six levels of tokens (BQ-MINO-02). */
const WISHBALLZ = 7;
const MINOTAUR_LEVELS = 6;

const SAVED = ['card', 'name'] as const;
const FIELDS = {
  sheet: [
    'name',
    'race',
    'gender',
    'karma',
    'level',
    'ST',
    'DEX',
    'WIS',
    'CON',
    'items',
    'powers',
    'relationships',
    'bosses',
    'mapPieces',
    'minotaurTokens',
    'wishballz',
  ],
  gear: ['kind', ...SAVED, 'bonus', 'side', 'slot', 'hands', 'isBig', 'enhancers', 'number'],
  oneShot: ['kind', ...SAVED, 'quantity'],
  enhancer: [...SAVED, 'bonus'],
  power: [...SAVED, 'number'],
  relationships: ['figurines', 'characters'],
} as const;

/**
 * A sheet as it comes from outside, checked (BQ-SHEET-01, -04, -05, BQ-INV-07); everything that is wrong at
 * once. Whether its cards and the figurines that it knows are in play is not asked: decks and campaigns
 * differ.
 * @param races the figurines that a character can be
 */
export function readSheet(
  content: unknown,
  races: readonly string[],
): Result<Sheet, readonly ContentProblem[]> {
  const problems: ContentProblem[] = [];
  const note: Note = (problem) => problems.push(problem);
  if (!isRecord(content)) return { ok: false, error: [{ path: '', message: 'must be an object' }] };
  const part = new ContentPart(content, '', FIELDS.sheet, note);
  const sheet: Sheet = {
    name: part.text('name'),
    race: raceIn(part, races),
    gender: part.word('gender', GENDERS),
    karma: part.whole('karma'),
    level: part.whole('level', 1),
    ST: part.whole('ST', LOWEST_STAT),
    DEX: part.whole('DEX', LOWEST_STAT),
    WIS: part.whole('WIS', LOWEST_STAT),
    CON: part.whole('CON', LOWEST_STAT),
    items: part.list('items', (value, path) => itemFrom(value, path, note)),
    powers: part.list('powers', (value, path) => powerFrom(value, path, note)),
    relationships: relationshipsFrom(part, note),
    bosses: part.names('bosses'),
    mapPieces: part.names('mapPieces'),
    minotaurTokens: tokensIn(part, note),
    wishballz: part.whole('wishballz', 0, WISHBALLZ),
  };
  for (const entries of ['items', 'powers'] as const) {
    part.noneTwice(
      entries,
      sheet[entries].map(({ card }) => card),
    );
  }
  noSelf(part, sheet);
  return problems.length === 0 ? { ok: true, value: sheet } : { ok: false, error: problems };
}

function raceIn(part: ContentPart, races: readonly string[]): string {
  const race = part.raw('race');
  if (typeof race === 'string' && races.includes(race)) return race;
  part.wrong('race', `must be the id of a figurine: ${races.join(', ')}`);
  return '';
}

/** Nobody is an enemy or an ally of oneself (BQ-SHEET-05). */
function noSelf(part: ContentPart, { name, race, relationships }: Sheet): void {
  for (const [column, self] of [
    ['figurines', race],
    ['characters', name],
  ] as const) {
    if (!Object.hasOwn(relationships[column], self)) continue;
    part.wrong(`relationships.${column}.${self}`, 'is the character itself; leave it out');
  }
}

function relationshipsFrom(sheet: ContentPart, note: Note): Relationships {
  const path = sheet.at('relationships');
  const part = new ContentPart(sheet.raw('relationships'), path, FIELDS.relationships, note);
  return { figurines: part.numbers('figurines'), characters: part.numbers('characters') };
}

function tokensIn(sheet: ContentPart, note: Note): readonly number[] {
  const tokens = sheet.list('minotaurTokens', (value, path) => {
    if (isWhole(value) && value >= 1 && value <= MINOTAUR_LEVELS) return value;
    note({ path, message: `must be a level from 1 to ${MINOTAUR_LEVELS}` });
    return 0;
  });
  sheet.noneTwice(
    'minotaurTokens',
    tokens.map((level) => (level === 0 ? '' : level)),
  );
  return [...tokens].sort((a, b) => a - b);
}

function itemFrom(value: unknown, path: string, note: Note): SavedItem {
  const isOneShot = isRecord(value) && value.kind === 'one-shot';
  const part = new ContentPart(value, path, isOneShot ? FIELDS.oneShot : FIELDS.gear, note);
  const kind = part.word('kind', ['gear', 'one-shot']);
  const saved = savedIn(part);
  if (kind === 'one-shot') return { ...saved, kind, quantity: part.whole('quantity', 1) };
  return {
    ...saved,
    kind,
    bonus: bonusIn(part),
    side: part.word('side', SIDES),
    slot: part.word('slot', GEAR_SLOTS),
    hands: part.whole('hands', 0),
    isBig: part.flag('isBig'),
    enhancers: part.list('enhancers', (one, at) => enhancerFrom(one, at, note)),
    number: part.whole('number', 1),
  };
}

function enhancerFrom(value: unknown, path: string, note: Note): SavedEnhancer {
  const part = new ContentPart(value, path, FIELDS.enhancer, note);
  return { ...savedIn(part), bonus: bonusIn(part) };
}

function powerFrom(value: unknown, path: string, note: Note): SavedPower {
  const part = new ContentPart(value, path, FIELDS.power, note);
  return { ...savedIn(part), number: part.whole('number', 1) };
}

function savedIn(part: ContentPart): Pick<SavedItem, (typeof SAVED)[number]> {
  return { card: part.text('card'), name: part.text('name') };
}

/** What an item adds, as data or as cards write it. */
function bonusIn(part: ContentPart): Amount {
  const raw = part.raw('bonus');
  if (isRecord(raw)) {
    const { dice, sides, sign } = raw;
    const isDice = isWhole(dice) && dice >= 1 && isWhole(sides) && sides >= 1;
    if (isDice && (sign === 1 || sign === -1)) return { dice, sides, sign };
  } else if (isWhole(raw) || typeof raw === 'string') {
    const bonus = READERS.amount(String(raw));
    if (bonus !== undefined) return bonus;
  }
  part.wrong('bonus', `must be ${EXPECTED.amount}`);
  return 0;
}
