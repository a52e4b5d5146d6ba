import { type RandomSource, type Result, sampleOf } from '@tablewright/engine';
import type { ContentProblem } from '@tablewright/engine/documents';
import { type Build, IMPLEMENTS, type Implement, ROLES, type Role } from '../../model.ts';
import type { WithContent } from '../../table.ts';
import { contentOf, specialisationsOf } from '../effects/content.ts';
import { groupsAt } from '../effects/manifest.ts';
import { faultsOfTeam, implementsFor, LEVEL, LONGEST_NAME, NAME } from './faults.ts';

/** The kind of document that a team is. */
export const TEAM = 'team';
/** Most athletes of a team (KZ-TEAM-01). */
export const MOST_ATHLETES = ROLES.length;

/** An athlete as its team's sheet has it (KZ-CHAR-01). */
export interface AthleteSheet {
  readonly name: string;
  readonly role: Role;
  readonly specialisation: string;
  readonly class: string;
  readonly picks: readonly string[];
  readonly implement: Implement;
}

/** A team as it is written: on the shelf, in a file, as an answer. */
export interface TeamSheet {
  /** What it is called; empty where it is known by its side alone. */
  readonly name: string;
  /** In the order in which fewer are fielded (KZ-TEAM-03). */
  readonly athletes: readonly AthleteSheet[];
}

/** The athletes of a sheet, as they are played; the first of them if fewer are (KZ-TEAM-03). */
export function buildsOf({ athletes }: TeamSheet, count = athletes.length): readonly Build[] {
  return athletes
    .slice(0, count)
    .map(({ class: className, ...rest }) => ({ ...rest, className, level: LEVEL }));
}

/** The sheet of athletes as they are played. */
export function sheetOf(name: string, builds: readonly Build[]): TeamSheet {
  const athletes = builds.map(({ className, level: _, ...rest }) => ({
    ...rest,
    class: className,
  }));
  return { name, athletes };
}

/** A team as it comes from outside, checked by every rule of building (KZ-CHAR-01); all faults at once. */
export function readTeam(
  game: WithContent,
  content: unknown,
): Result<TeamSheet, readonly ContentProblem[]> {
  const faults: ContentProblem[] = [];
  const fault = (path: string, message: string) => faults.push({ path, message });
  if (!isRecord(content)) return { ok: false, error: [{ path: '', message: 'must be an object' }] };
  onlyFields(content, ['name', 'athletes'], '', fault);
  const { name = '', athletes } = content;
  if (name !== '' && !isName(name)) fault('name', NAMED);
  if (!Array.isArray(athletes) || athletes.length < 1 || athletes.length > MOST_ATHLETES) {
    fault('athletes', `must be a list of 1 to ${MOST_ATHLETES}`);
    return { ok: false, error: faults };
  }
  const read = athletes.map((one: unknown, at) => readAthlete(one, `athletes.${at}`, fault));
  if (faults.length === 0) {
    const sheet = { name: name as string, athletes: read as AthleteSheet[] };
    for (const { path, message } of faultsOfTeam(game, buildsOf(sheet))) {
      fault(`athletes.${path}`, message);
    }
    if (faults.length === 0) return { ok: true, value: sheet };
  }
  return { ok: false, error: faults };
}

const NAMED = `must be a name of at most ${LONGEST_NAME} letters, digits, blanks, . ’ ' and -`;
const NAME_PATTERN = new RegExp(`^(?:${NAME})$`, 'u');

/** Whether somebody may be called so. */
export function isName(value: unknown): value is string {
  return typeof value === 'string' && value.length <= LONGEST_NAME && NAME_PATTERN.test(value);
}

type Fault = (path: string, message: string) => void;

/** The form of an athlete; whether it is legal is for the rules to say. */
function readAthlete(one: unknown, path: string, fault: Fault): AthleteSheet | undefined {
  if (!isRecord(one)) {
    fault(path, 'must be an object');
    return undefined;
  }
  const fields = ['name', 'role', 'specialisation', 'class', 'picks', 'implement'];
  onlyFields(one, fields, `${path}.`, fault);
  if (!isName(one.name)) fault(`${path}.name`, NAMED);
  if (!isOneOf(ROLES, one.role)) fault(`${path}.role`, `must be one of ${ROLES.join(', ')}`);
  if (!isOneOf(IMPLEMENTS, one.implement)) {
    fault(`${path}.implement`, `must be one of ${IMPLEMENTS.join(', ')}`);
  }
  for (const key of ['specialisation', 'class'] as const) {
    if (typeof one[key] !== 'string') fault(`${path}.${key}`, 'must be text');
  }
  const { picks } = one;
  if (!Array.isArray(picks) || picks.length > MOST_PICKS || !picks.every(isText)) {
    fault(`${path}.picks`, `must be a list of at most ${MOST_PICKS} ids`);
  }
  const {
    name,
    role,
    specialisation,
    class: className,
    implement,
  } = one as unknown as AthleteSheet;
  return { name, role, specialisation, class: className, picks: picks as string[], implement };
}

/** More picks than any class has at any level: what is longer is not looked at. */
const MOST_PICKS = 16;

function onlyFields(
  record: Readonly<Record<string, unknown>>,
  known: readonly string[],
  before: string,
  fault: Fault,
): void {
  for (const key of Object.keys(record)) {
    if (!known.includes(key)) fault(`${before}${key}`, `is no field: ${known.join(', ')}`);
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isOneOf<T extends string>(list: readonly T[], value: unknown): value is T {
  return (list as readonly unknown[]).includes(value);
}

/** Names that athletes can have where nobody gives them one. */
export const NAMES = [
  'Ash',
  'Briar',
  'Cedar',
  'Dune',
  'Ember',
  'Frost',
  'Gale',
  'Haze',
  'Iris',
  'Jade',
] as const;

type Chance = Pick<RandomSource, 'index'>;

/** A legal team at random, of so many athletes; every one can come up but for names. */
export function sampleTeam(game: WithContent, count: number, random: Chance): TeamSheet {
  const roles = sampleOf(ROLES, count, random);
  const classes = sampleOf(contentOf(game).classes, count, random);
  const names = sampleOf(NAMES, count, random);
  const athletes = classes.map((offer, at): AthleteSheet => {
    const role = roles[at] ?? 'striker';
    const [specialisation = ''] = sampleOf(specialisationsOf(game, role), 1, random);
    const picks: string[] = [];
    for (const group of offer.groups) {
      if (!groupsAt(offer, LEVEL, picks).includes(group)) continue;
      const open = group.from.filter((pick) => !picks.includes(pick));
      const taken = sampleOf(open, group.count, random);
      picks.push(...open.filter((pick) => taken.includes(pick)));
    }
    const [implement = 'wand'] = sampleOf(implementsFor(offer, picks), 1, random);
    const name = names[at] ?? `Athlete ${at + 1}`;
    return { name, role, specialisation, class: offer.id, picks, implement };
  });
  return { name: '', athletes };
}

/** The team that is taken where nobody builds one: a ready team, else the first that is legal. */
export function usualTeam(game: WithContent, side: 0 | 1, count: number): TeamSheet {
  const teams = contentOf(game).teams.filter(({ house }) => house === undefined);
  const ready = side === 0 ? teams[0] : teams.at(-1);
  if (ready === undefined) return sampleTeam(game, count, { index: () => 0 });
  return sheetOf('', ready.athletes.slice(0, count));
}
