import { begin, type Court, floor, type Told, theirs } from '../../../../../test/table.ts';
import { writeBuild } from '../../../../given/builds.ts';
import type { Build, Role } from '../../../../model.ts';
import { ATHLETES } from '../athletes.ts';

/** The athlete of Mormissa with that role. */
export function buildOf(role: Role): Build {
  const build = ATHLETES.find((one) => one.role === role);
  if (build === undefined) throw new Error(`Mormissa has no ${role}`);
  return build;
}

/** An athlete of Mormissa in a position, of the opposition and under its own name unless told otherwise. */
export function stoat(role: Role, at: string, more: Told = {}): Told {
  return { ...writeBuild(buildOf(role)), team: 'opposition', at, ...more };
}

/** The names of the athletes. */
export const FENNEC = 'Fennec Rathburn';
export const ATALANTA = 'Atalanta Young';
export const FATIMA = 'Fatima Hollow';
export const HAYWARD = 'Hayward Morquisse';
export const JR = 'JR Torres Jr.';

/** Those athletes on a court of floor; the first of them has its turn. */
export function court(
  athletes: readonly Told[],
  rolls: readonly number[] = [],
  more: Told = {},
): Court {
  return begin({ court: floor(16, 9), athletes, turn: athletes[0]?.name, ...more }, { rolls });
}

/** Somebody without a class on the other side. */
export function foe(name: string, at: string, more: Told = {}): Told {
  return { ...theirs(name, at, more), team: 'players' };
}
