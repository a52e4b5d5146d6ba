import type { Result } from '@tablewright/engine';
import type { ContentProblem } from '@tablewright/engine/documents';
import { ABILITIES, type Scores } from '../abilities.ts';
import { AVERAGE_DIE, FLAW_TAGS, type Sheet, type SheetItem } from '../content/sheet.ts';
import type { Benefit, RoleTaken } from '../model.ts';
import { BENEFIT_LEVELS, LAST_LEVEL } from '../rules/numbers/levels.ts';
import type { D20Content } from '../table.ts';
import { faultsOf } from './faults.ts';
import { isRecord, isWhole, type Note, Part } from './part.ts';
import { readNow } from './read-now.ts';

const FIELDS = [
  'name',
  'level',
  'xp',
  'scores',
  'heritage',
  'heritageChoice',
  'birth',
  'roles',
  'benefits',
  'hitDice',
  'spells',
  'gear',
  'gp',
  'flaw',
  'isWritten',
  'now',
  'printed',
] as const;

/** The highest score that anything gives: three dice, and all benefits (DT-MOD-15). */
const HIGHEST_SCORE = 18 + 2 * BENEFIT_LEVELS.length;

/**
 * A sheet as it comes from outside, checked against the rules of characters (DT-AUT-14): all that is wrong is named at
 * once, each with its path. Numbers that somebody has printed on it are left out, as they are computed anew (see
 * `differences`).
 */
export function readSheet(
  content: D20Content,
  raw: unknown,
): Result<Sheet, readonly ContentProblem[]> {
  const problems: ContentProblem[] = [];
  const note: Note = (problem) => problems.push(problem);
  if (!isRecord(raw)) return { ok: false, error: [{ path: '', message: 'must be an object' }] };
  const part = new Part(raw, '', FIELDS, note);
  const sheet = formOf(content, part, note);
  // What is not even of the right form is not held against the rules as well.
  const spoiled = new Set(problems.map(({ path }) => path.split('.')[0] ?? ''));
  for (const fault of faultsOf(content, sheet)) {
    const needs = [fault.path.split('.')[0] ?? '', ...fault.needs];
    if (!needs.some((field) => spoiled.has(field)))
      note({ path: fault.path, message: fault.message });
  }
  return problems.length === 0 ? { ok: true, value: sheet } : { ok: false, error: problems };
}

/** The sheet as far as its form goes. */
function formOf(content: D20Content, part: Part, note: Note): Sheet {
  const heritages = Object.keys(content.heritages);
  const choice = part.has('heritageChoice') ? part.name('heritageChoice') : undefined;
  const birth = part.has('birth') ? part.word('birth', heritages, 'a heritage') : undefined;
  const isWritten = part.mark('isWritten');
  return {
    name: part.name('name'),
    level: part.whole('level', 1, LAST_LEVEL),
    xp: part.whole('xp', 0),
    scores: scoresIn(part, note),
    heritage: part.word('heritage', heritages, 'a heritage') ?? '',
    ...(choice === undefined ? {} : { heritageChoice: choice }),
    ...(birth === undefined ? {} : { birth }),
    roles: part.list('roles', (value, path) => roleFrom(content, value, path, note)),
    benefits: part.list('benefits', (value, path) => benefitFrom(content, value, path, note)),
    hitDice: part.list('hitDice', (value, path) => dieFrom(value, path, note)),
    spells: part.entries('spells', (_role, value, path) => spellsFrom(value, path, note)),
    gear: part.list('gear', (value, path) => itemFrom(content, value, path, note)),
    gp: part.whole('gp', 0),
    flaw: flawIn(part, note),
    ...(isWritten === undefined ? {} : { isWritten }),
    ...(part.has('now') ? { now: readNow(content, part.raw('now'), 'now', note) } : {}),
  };
}

function spellsFrom(value: unknown, path: string, note: Note): readonly string[] | undefined {
  if (Array.isArray(value) && value.every((id) => typeof id === 'string')) return value;
  note({ path, message: 'must be a list of the ids of spells' });
  return undefined;
}

function scoresIn(sheet: Part, note: Note): Scores {
  const part = new Part(sheet.raw('scores'), sheet.at('scores'), ABILITIES, note);
  const isThere = isRecord(sheet.raw('scores'));
  return Object.fromEntries(
    ABILITIES.map((ability) => [ability, isThere ? part.whole(ability, 1, HIGHEST_SCORE) : 1]),
  ) as Scores;
}

function roleFrom(
  content: D20Content,
  value: unknown,
  path: string,
  note: Note,
): RoleTaken | undefined {
  const part = new Part(value, path, ['id', 'choice'], note);
  if (!isRecord(value)) return undefined;
  const id = part.word('id', Object.keys(content.roles), 'a role');
  const choice = part.has('choice') ? part.name('choice') : undefined;
  if (id === undefined) return undefined;
  return { id, ...(choice === undefined ? {} : { choice }) };
}

function benefitFrom(
  content: D20Content,
  value: unknown,
  path: string,
  note: Note,
): Benefit | undefined {
  const kind = isRecord(value) ? value.kind : undefined;
  const own = kind === 'role' ? 'role' : 'ability';
  const part = new Part(value, path, ['level', 'kind', own], note);
  if (!isRecord(value)) return undefined;
  const known = part.word('kind', ['score', 'role'], 'a benefit');
  const level = part.whole('level', 1, LAST_LEVEL);
  if (known === 'role') {
    const role = part.word('role', Object.keys(content.roles), 'a role');
    return role === undefined ? undefined : { level, kind: known, role };
  }
  const ability = part.word('ability', ABILITIES, 'an ability');
  return known === undefined || ability === undefined ? undefined : { level, kind: known, ability };
}

function dieFrom(value: unknown, path: string, note: Note): number | undefined {
  if (value === AVERAGE_DIE || (isWhole(value) && value >= 1 && value <= 6)) return value;
  note({ path, message: `must be what a die shows, 1 to 6, or ${AVERAGE_DIE} for an average` });
  return undefined;
}

function itemFrom(
  content: D20Content,
  value: unknown,
  path: string,
  note: Note,
): SheetItem | undefined {
  const part = new Part(value, path, ['kind', 'tags', 'is', 'uses', 'task'], note);
  if (!isRecord(value)) return undefined;
  const kind = part.word('kind', Object.keys(content.gear), 'a thing');
  const is = part.has('is')
    ? part.word('is', ['worn', 'held', 'on'], 'a way to have it')
    : undefined;
  const tags = part.has('tags') ? part.list('tags', tagFrom(note)) : undefined;
  const uses = part.has('uses') ? part.whole('uses', 0) : undefined;
  const task = part.has('task') ? part.name('task') : undefined;
  if (kind === undefined) return undefined;
  return {
    kind,
    ...(tags === undefined ? {} : { tags }),
    ...(is === undefined ? {} : { is }),
    ...(uses === undefined ? {} : { uses }),
    ...(task === undefined ? {} : { task }),
  };
}

/** A mark of a thing: `silver`, `holy`, `magical`. */
const tagFrom =
  (note: Note) =>
  (value: unknown, path: string): string | undefined => {
    if (typeof value === 'string' && /^[a-z][a-z-]{0,30}$/.test(value)) return value;
    note({ path, message: 'must be a word in small letters, such as silver, holy or magical' });
    return undefined;
  };

function flawIn(sheet: Part, note: Note): Sheet['flaw'] {
  const part = new Part(sheet.raw('flaw'), sheet.at('flaw'), ['text', 'tag'], note);
  if (!isRecord(sheet.raw('flaw'))) return { text: '', tag: '' };
  return { text: part.text('text'), tag: part.word('tag', FLAW_TAGS, 'a flaw') ?? '' };
}
