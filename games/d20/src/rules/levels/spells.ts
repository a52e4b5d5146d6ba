import type { Spell } from '../../content/spell.ts';
import type { Benefit } from '../../model.ts';
import { contentOf, type World } from '../../table.ts';
import { LEAST_LEVELS, leastLevel, MAGIC_ROLES } from '../bearers/known-spells.ts';

/** The tradition of a role that casts; nothing for other roles (DT-MAG-01). */
export function traditionOf(role: string): Spell['tradition'] | undefined {
  if (role === MAGIC_ROLES.arcane) return 'arcane';
  return role === MAGIC_ROLES.divine ? 'divine' : undefined;
}

/** The spells of a role that casts, in the order of the ledger (DT-MAG-02, -15). */
export function spellsOfRole(w: Pick<World, 'content'>, role: string): readonly Spell[] {
  const tradition = traditionOf(role);
  return Object.values(contentOf(w).spells)
    .filter((spell) => spell.tradition === tradition)
    .sort((a, b) => (a.rule < b.rule ? -1 : a.rule > b.rule ? 1 : 0));
}

/** Those that can be learned at a Level (DT-MAG-02, -03): nothing that is known already. */
export function learnable(
  w: Pick<World, 'content'>,
  role: string,
  level: number,
  known: readonly string[],
): readonly Spell[] {
  return spellsOfRole(w, role).filter(
    (spell) => leastLevel(spell) <= level && !known.includes(spell.id),
  );
}

/** The Level at which a role was taken. */
export function takenAt(benefits: readonly Benefit[], role: string): number {
  return benefits.find((one) => one.kind === 'role' && one.role === role)?.level ?? 1;
}

/**
 * How many spells that need a Level can be known at another (DT-MAG-02, -04): whoever takes the role learns as many at
 * once as its Level; each further Level brings one, and one exchanged.
 *
 * @param least the Level that casts them
 * @param since the Level at which the role was taken
 */
export function mostKnown(least: number, since: number, level: number): number {
  if (least > level) return 0;
  if (least <= since) return level;
  return Math.min(level, 2 * (level - least + 1));
}

/** Where more spells of high levels are known than can have been learned: the Level that they need, how many, and the most. */
export function tooManyHigh(
  spells: readonly Spell[],
  since: number,
  level: number,
): { readonly least: number; readonly known: number; readonly most: number } | undefined {
  for (const least of LEAST_LEVELS) {
    const known = spells.filter((spell) => leastLevel(spell) >= least).length;
    const most = mostKnown(least, since, level);
    if (known > most) return { least, known, most };
  }
  return undefined;
}
