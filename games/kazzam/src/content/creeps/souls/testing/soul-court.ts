import { beforeCreeps } from '../../../../../test/creep-court.ts';
import { type Court, floor, ours, type Told, theirs } from '../../../../../test/table.ts';
import { takeOut } from '../../../../rules/harm/taken-out.ts';

/** Lost Souls on a court before the turn of the last athlete, after whom they act. */
export interface SoulCourt {
  readonly rows?: readonly string[];
  /** Bo at (4,2) if left out. */
  readonly athletes?: readonly Told[];
  /** Members by the names of the list, and where they are. */
  readonly souls: Readonly<Record<string, string | Told>>;
  /** Whom they have on their list; Bo if left out. */
  readonly enemies?: readonly string[];
  readonly group?: Told;
  readonly rolls?: readonly number[];
  readonly orbs?: readonly Told[];
}

/** Bo with more HP than any Lost Soul takes from him. */
export const BO = theirs('Bo', '4,2', { hp: 20, maxHp: 20 });

/** Wounded, as a position tells it. */
export const HURT = { hp: 1, wounded: true };

/** A Dungeon with the pedestal of the group at (8,4), below a court that nobody is on. */
export const DUNGEON = [
  '........',
  '##E##F##',
  '',
  '##E##F##########',
  's..............t',
  's..............t',
  's..............t',
  's.......3......t',
  's..............t',
  's..............t',
  '################',
];

/** Sets Lost Souls up. */
export function soulsAt({
  rows = floor(12, 5),
  athletes = [BO],
  souls,
  enemies = ['Bo'],
  group = {},
  rolls = [],
  ...more
}: SoulCourt): Court {
  const members = Object.entries(souls).map(([kind, told]) =>
    typeof told === 'string' ? { kind, at: told } : { kind, ...told },
  );
  const creeps = [{ group: 'souls', members, enemies, ...group }];
  return beforeCreeps({ rows, athletes, creeps, rolls, seed: 'ties', ...more });
}

/** The same, once all of them have acted. */
export function soulsActed(court: SoulCourt): Court {
  return soulsAt(court).answer('end-turn');
}

/** An athlete of the player team with much HP. */
export function ana(at: string, more: Told = {}): Told {
  return ours('Ana', at, { hp: 20, maxHp: 20, ...more });
}

/** The kinds of what lies on a creature, but for its traits. */
export function kindsOn(court: Court, name: string): readonly string[] {
  return court.state.effects
    .filter(({ on, innate }) => on === court.id(name) && innate !== true)
    .map(({ kind }) => kind);
}

/** Somebody takes a member Out, which makes a Shade of it while the Shadekeeper is there. */
export function fell(court: Court, soul: string, by?: string): Court {
  takeOut(court, court.id(soul), by === undefined ? -1 : court.id(by));
  return court;
}
