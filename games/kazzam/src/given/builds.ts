import { readCount, readTexts, readWord, wrong } from '@tablewright/engine/given';
import { type Build, IMPLEMENTS, type Implement, ROLES, type Role } from '../model.ts';
import { abilitiesNamed, classOf, contentOf, specialisationsOf } from '../rules/effects/content.ts';
import type { ClassManifest } from '../rules/effects/manifest.ts';
import { LEVEL } from '../rules/match/faults.ts';
import type { WithContent } from '../table.ts';
import { readText, type Written } from './fields.ts';

/** What of an athlete is its build. */
export const BUILD_KEYS = [
  'name',
  'role',
  'specialisation',
  'class',
  'picks',
  'implement',
  'level',
  'house',
  'guest',
] as const;

export function writeBuild(build: Build): Written {
  const { name, role, specialisation, className, picks, implement, level, house, guest } = build;
  return {
    name,
    role,
    ...(specialisation === '' ? {} : { specialisation }),
    ...(className === '' ? {} : { class: className }),
    ...(picks.length === 0 ? {} : { picks }),
    implement,
    ...(level === LEVEL ? {} : { level }),
    ...(house === undefined ? {} : { house }),
    ...(guest === undefined ? {} : { guest }),
  };
}

/**
 * A build as far as it is told; what is told must be possible (KZ-CHAR-01, KZ-CHAR-03).
 *
 * @throws GivenError naming what is wrong and what would be right
 */
export function readBuild(game: WithContent, one: Written, key: string): Build {
  const name = readText(one.name, `${key}.name`);
  if (name === undefined) wrong(`${key}.name`, 'must be there');
  const classes = contentOf(game).classes.map(({ id }) => id);
  const className = readWord(one.class, `${key}.class`, classes) ?? '';
  const offer = classOf(game, className);
  const houses = contentOf(game).teams.flatMap((team) => (team.house === undefined ? [] : team.id));
  const house = readWord(one.house, `${key}.house`, houses);
  const picks = readPicks(game, one.picks, `${key}.picks`, offer, house !== undefined);
  const level = readCount(one.level, `${key}.level`, 1) ?? LEVEL;
  if (level !== LEVEL)
    wrong(`${key}.level`, `must be ${LEVEL}: no other is played yet (KZ-PROG-01)`);
  return {
    name,
    ...readRole(game, one, key),
    className,
    picks,
    implement: readImplement(one.implement, `${key}.implement`, offer, picks),
    level,
    ...(house === undefined ? {} : { house }),
    ...(isGuest(one.guest, house, `${key}.guest`) ? { guest: true } : {}),
  };
}

/** Only an athlete of a house can be a guest (KT-GEN-03). */
function isGuest(value: unknown, house: string | undefined, key: string): boolean {
  if (value === undefined || value === false) return false;
  if (value !== true) wrong(key, 'must be true or false');
  if (house === undefined) wrong(key, 'needs "house": only athletes of a house can be guests');
  return true;
}

function readRole(
  game: WithContent,
  one: Written,
  key: string,
): Pick<Build, 'role' | 'specialisation'> {
  const role = readWord(one.role, `${key}.role`, ROLES);
  const known: readonly string[] =
    role === undefined
      ? ROLES.flatMap((of) => specialisationsOf(game, of))
      : specialisationsOf(game, role);
  const specialisation = readWord(one.specialisation, `${key}.specialisation`, known) ?? '';
  if (role === undefined && specialisation !== '') {
    const right: Role | undefined = ROLES.find((of) =>
      specialisationsOf(game, of).includes(specialisation),
    );
    wrong(`${key}.role`, `must be "${right}", whose specialisation is ${specialisation}`);
  }
  return { role: role ?? 'striker', specialisation };
}

/** Abilities of its class, or such as no class offers; of a house also what its class grants (KT-GEN-07). */
function readPicks(
  game: WithContent,
  value: unknown,
  key: string,
  offer: ClassManifest | undefined,
  granted: boolean,
): readonly string[] {
  const { classes } = contentOf(game);
  const picks = readTexts(value, key) ?? [];
  for (const [at, pick] of picks.entries()) {
    const where = `${key}.${at}`;
    if (picks.indexOf(pick) < at) wrong(where, 'must not be there twice');
    const owner = classes.find((one) => offeredBy(one).includes(pick));
    if (granted && offer?.grants?.includes(pick) === true) continue;
    if (owner === undefined && pick.includes('/') && abilitiesNamed(game, [pick]).length > 0)
      continue;
    if (offer !== undefined) readWord(pick, where, offeredBy(offer));
    else if (owner === undefined) readWord(pick, where, classes.flatMap(offeredBy));
    else wrong(where, `needs "class": "${owner.id}", which it is a pick of`);
  }
  return picks;
}

/** All picks of a class. */
function offeredBy({ groups }: ClassManifest): readonly string[] {
  return [...new Set(groups.flatMap(({ from }) => from))];
}

/** The first that its class and picks allow, where none is named. */
function readImplement(
  value: unknown,
  key: string,
  offer: ClassManifest | undefined,
  picks: readonly string[],
): Implement {
  const allowed = IMPLEMENTS.filter(
    (implement) =>
      (offer?.implements.includes(implement) ?? true) &&
      picks.every((pick) => offer?.needs?.[pick]?.includes(implement) ?? true),
  );
  const implement = readWord(value, key, IMPLEMENTS) ?? allowed[0];
  if (implement === undefined || !allowed.includes(implement)) {
    wrong(key, `must be ${allowed.join(' or ')} for a ${offer?.id} with these picks (KZ-CHAR-03)`);
  }
  return implement;
}
