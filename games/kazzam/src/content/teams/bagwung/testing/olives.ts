import { begin, type Court, floor, ours, type Told, theirs } from '../../../../../test/table.ts';
import { writeBuild } from '../../../../given/builds.ts';
import type { Role } from '../../../../model.ts';
import { ATHLETES } from '../athletes.ts';

/** The names by which tests call them. */
export const BARNEY = 'Barney Sodder';
export const LYA = 'Lya Corns';
export const MADELINE = 'Madeline DeShields';
export const GERALD = 'Gerald Glump';
export const ELSIE = 'Elsie Tumpus';

/** One of the Bagwung, by its role, for the opposition unless told otherwise. */
export function olive(role: Role, at: string, more: Told = {}): Told {
  const build = ATHLETES.find((athlete) => athlete.role === role);
  if (build === undefined) throw new Error(`the Bagwung have no ${role}`);
  const { name, ...rest } = writeBuild(build);
  return theirs(String(name), at, { ...rest, ...more });
}

/** What a scene is made of. */
export interface Scene {
  readonly rows?: readonly string[];
  readonly options?: Told;
  readonly rolls?: readonly number[];
  readonly seed?: string;
  readonly more?: Told;
}

/** These athletes on a plain court, with the turn of one of them. */
export function scene(
  athletes: readonly Told[],
  turn: string,
  { rows = floor(22, 9), options = {}, rolls = [], seed, more = {} }: Scene = {},
): Court {
  return begin(
    { court: rows, athletes, turn, ...more },
    { options, rolls, ...(seed === undefined ? {} : { seed }) },
  );
}

/** An opponent of theirs with that implement. */
export function foe(name: string, at: string, more: Told = {}): Told {
  return ours(name, at, { implement: 'wand', ...more });
}

/** Answers what follows from a hit as it comes: its order as it is offered, and nobody is sent anywhere. */
export function settleHit(court: Court): Court {
  while (!court.isQuiet) {
    const { key, rule } = court.open.why;
    if (key === 'hit-order') court.answer(court.offered);
    else if (key.startsWith('force.')) court.answer([]);
    else if (key === 'crowd-control' && rule === 'KR-CON-05') court.answer('nobody');
    else break;
  }
  return court;
}
