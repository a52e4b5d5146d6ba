import { beforeCreeps } from '../../../../../test/creep-court.ts';
import { type Court, floor, type Told, theirs } from '../../../../../test/table.ts';

export const M1 = 'Minotaur 1';
export const M2 = 'Minotaur 2';

/** With more HP than a minotaur takes, and a wand. */
export const STURDY = { hp: 20, maxHp: 20, implement: 'wand' };

/** Bo with much HP. */
export function bo(at: string, more: Told = {}): Told {
  return theirs('Bo', at, { ...STURDY, ...more });
}

/** A group of minotaurs. */
export function bulls(
  members: readonly unknown[],
  enemies: readonly string[] = ['Bo'],
  more: Told = {},
): Told {
  return { group: 'minotaur', members, enemies, ...more };
}

/** A court on which minotaurs are about to act; the last athlete has the turn. */
export interface Pen {
  readonly rows?: readonly string[];
  readonly athletes: readonly Told[];
  readonly creeps: readonly Told[];
  readonly rolls?: readonly number[];
  readonly zones?: readonly Told[];
  readonly options?: Told;
}

/** Begins a match there. */
export function pen({ rows = floor(14, 1), ...rest }: Pen): Court {
  return beforeCreeps({ rows, seed: 'ties', ...rest });
}

/** The same, once the minotaurs have acted. */
export function acted(court: Pen): Court {
  return pen(court).answer('end-turn');
}

/** How long its movements were, in order: the run-up, then the Charge. */
export function went(court: Court, who = M1): readonly (readonly [how: string, squares: number])[] {
  return court
    .heard('moved')
    .filter((event) => event.who === court.id(who))
    .map(({ how, path }) => [how, path.length] as const);
}
