import { beforeCreeps } from '../../../../../test/creep-court.ts';
import { type Court, floor, type Told } from '../../../../../test/table.ts';

export const S1 = 'Dungeon Squid 1';
export const S2 = 'Dungeon Squid 2';
export const S3 = 'Dungeon Squid 3';

/** A group of squids. */
export function squids(
  members: readonly unknown[],
  enemies: readonly string[] = ['Bo'],
  more: Told = {},
): Told {
  return { group: 'squid', members, enemies, ...more };
}

/** A squid's Grab on whoever has it, as a position tells it. */
export function grip(by: string, more: Told = {}): Told {
  return { status: 'grabbed', by, ends: 'escape', light: true, ...more };
}

/** A small court on which squids are about to act; the last athlete has the turn. */
export interface Den {
  readonly athletes: readonly Told[];
  readonly creeps: readonly Told[];
  readonly rows?: readonly string[];
  readonly rolls?: readonly number[];
  readonly more?: Told;
}

/** Begins a match there. */
export function den({ rows = floor(12, 6), rolls = [], more = {}, ...rest }: Den): Court {
  return beforeCreeps({ rows, rolls, seed: 'ties', ...more, ...rest });
}

/** Who holds whom lightly now, as `Dungeon Squid 1 > Bo`. */
export function grips(court: Court): readonly string[] {
  const name = (id: number) => court.state.creatures[id]?.name ?? '';
  return court.inPlay('grabbed').map(({ on, by }) => `${name(by)} > ${name(on)}`);
}
