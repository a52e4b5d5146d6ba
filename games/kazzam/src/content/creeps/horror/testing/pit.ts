import { beforeCreeps } from '../../../../../test/creep-court.ts';
import { type Court, floor, type Told } from '../../../../../test/table.ts';

export const H1 = 'Horror Beast 1';
export const H2 = 'Horror Beast 2';

/** A group of Horror Beasts. */
export function beasts(members: readonly unknown[], enemies: readonly string[] = ['Bo']): Told {
  return { group: 'horror', members, enemies };
}

/** A beast that takes no Opportunities, so that nothing but its aura acts. */
export const still = (at: string, more: Told = {}): Told => ({ at, statuses: ['dazed'], ...more });

/** A small court on which the beasts are about to act; the last athlete has the turn. */
export interface Pit {
  readonly athletes: readonly Told[];
  readonly creeps: readonly Told[];
  readonly rows?: readonly string[];
  readonly rolls?: readonly number[];
  readonly orbs?: readonly Told[];
}

/** Begins a match there. */
export function pit({ rows = floor(14, 7), rolls = [], ...rest }: Pit): Court {
  return beforeCreeps({ rows, rolls, seed: 'ties', ...rest });
}

export const wardOf = (court: Court, name: string): number =>
  court.of(name).wards.reduce((sum, { amount }) => sum + amount, 0);
