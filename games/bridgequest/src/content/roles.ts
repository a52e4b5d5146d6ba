import type { Card } from './card.ts';

/** A role by which rules ask for cards (BQC-ROLE): any card that carries it plays the part (BQ-TERM-01). */
interface Role {
  readonly id: string;
  readonly role: string;
  /** The built-in cards that carry it; none where only a pack that is not there yet does. */
  readonly builtIn: readonly string[];
  /** The rules that ask for it belong to an optional pack (BQC-PACK): it is missed only where that is played. */
  readonly isOptional?: true;
}

const doors = (from: number, to: number): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => `BQC-DOOR-${String(from + i).padStart(3, '0')}`);
const numbered = (deck: 'DUST' | 'SPEL'): readonly string[] =>
  Array.from({ length: 12 }, (_, i) => `BQC-${deck}-${String(i + 1).padStart(2, '0')}`);

/** All roles, in the order of the ledger. */
export const ROLES: readonly Role[] = [
  { id: 'BQC-ROLE-01', role: 'wish', builtIn: ['BQC-TREA-084'] },
  { id: 'BQC-ROLE-02', role: 'dieset', builtIn: ['BQC-TREA-085'] },
  { id: 'BQC-ROLE-03', role: 'dieredo', builtIn: ['BQC-TREA-086'] },
  { id: 'BQC-ROLE-04', role: 'wander', builtIn: doors(86, 90) },
  { id: 'BQC-ROLE-05', role: 'glue', builtIn: ['BQC-TREA-087', 'BQC-TREA-088'] },
  { id: 'BQC-ROLE-06', role: 'heal', builtIn: ['BQC-TREA-091'] },
  { id: 'BQC-ROLE-07', role: 'dowse', builtIn: ['BQC-TREA-089'] },
  { id: 'BQC-ROLE-08', role: 'regrow', builtIn: ['BQC-TREA-090'] },
  { id: 'BQC-ROLE-09', role: 'steedlure', builtIn: ['BQC-TREA-092'] },
  { id: 'BQC-ROLE-10', role: 'hirelure', builtIn: ['BQC-TREA-093'] },
  { id: 'BQC-ROLE-11', role: 'backstab', builtIn: ['BQC-DOOR-098'] },
  { id: 'BQC-ROLE-12', role: 'enthral', builtIn: ['BQC-DOOR-099'] },
  { id: 'BQC-ROLE-13', role: 'charm', builtIn: ['BQC-DOOR-100'] },
  { id: 'BQC-ROLE-14', role: 'winties', builtIn: ['BQC-DOOR-097'] },
  { id: 'BQC-ROLE-15', role: 'cheat', builtIn: ['BQC-DOOR-113'] },
  { id: 'BQC-ROLE-16', role: 'food', builtIn: ['BQC-TREA-094'] },
  { id: 'BQC-ROLE-17', role: 'seal', builtIn: [], isOptional: true },
  { id: 'BQC-ROLE-18', role: 'unseal', builtIn: [], isOptional: true },
  { id: 'BQC-ROLE-19', role: 'everyone', builtIn: [], isOptional: true },
  { id: 'BQC-ROLE-20', role: 'genderflip', builtIn: ['BQC-DOOR-065'] },
  { id: 'BQC-ROLE-21', role: 'limb', builtIn: ['BQC-DOOR-069'] },
  { id: 'BQC-ROLE-23', role: 'fairydust', builtIn: numbered('DUST') },
  { id: 'BQC-ROLE-24', role: 'spell', builtIn: numbered('SPEL') },
  { id: 'BQC-ROLE-25', role: 'steedgear', builtIn: ['BQC-TREA-055'] },
];

/** A role that no card of a set carries, and the built-in cards that would (BQC-IMP-05, BQC-INV-04). */
export interface MissingRole {
  readonly role: string;
  /** Those whose ids are free in the set. */
  readonly offered: readonly string[];
}

/**
 * The roles that rules ask for and no card of a set carries.
 * @param asked roles of optional packs that rules in play ask for
 */
export function missingRoles(
  cards: readonly Card[],
  asked: readonly string[] = [],
): readonly MissingRole[] {
  const carried = new Set(cards.flatMap(({ roles }) => roles));
  const ids = new Set(cards.map(({ id }) => id));
  return ROLES.filter(
    ({ role, isOptional }) => !carried.has(role) && (!isOptional || asked.includes(role)),
  ).map(({ role, builtIn }) => ({ role, offered: builtIn.filter((id) => !ids.has(id)) }));
}

/** Roles of cards that no rule knows: a warning, as a role may be misspelt (BQC-IMP-02). */
export function unknownRoles(
  cards: readonly Card[],
): readonly { readonly card: string; readonly role: string }[] {
  const known = new Set(ROLES.map(({ role }) => role));
  return cards.flatMap(({ id, roles }) =>
    roles.filter((role) => !known.has(role)).map((role) => ({ card: id, role })),
  );
}
