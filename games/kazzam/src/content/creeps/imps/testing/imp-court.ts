import { beforeCreeps } from '../../../../../test/creep-court.ts';
import { type Court, floor, ours, type Told, theirs } from '../../../../../test/table.ts';

/** Imps on a court before the turn of the last athlete, after whom they act. */
export interface ImpCourt {
  readonly rows?: readonly string[];
  /** Bo at (4,2) if left out. */
  readonly athletes?: readonly Told[];
  /** Members by the names of the list, and where they are. */
  readonly imps: Readonly<Record<string, string | Told>>;
  /** Whom they have on their list; Bo if left out. */
  readonly enemies?: readonly string[];
  readonly group?: Told;
  readonly rolls?: readonly number[];
  readonly orbs?: readonly Told[];
}

/** Bo with more HP than any Imp takes from him. */
export const BO = theirs('Bo', '4,2', { hp: 20, maxHp: 20 });

/** Sets Imps up. */
export function impsAt({
  rows = floor(12, 5),
  athletes = [BO],
  imps,
  enemies = ['Bo'],
  group = {},
  rolls = [],
  ...more
}: ImpCourt): Court {
  const members = Object.entries(imps).map(([kind, told]) =>
    typeof told === 'string' ? { kind, at: told } : { kind, ...told },
  );
  const creeps = [{ group: 'impsA', members, enemies, ...group }];
  return beforeCreeps({ rows, athletes, creeps, rolls, seed: 'ties', ...more });
}

/** The same, once all of them have acted. */
export function impsActed(court: ImpCourt): Court {
  return impsAt(court).answer('end-turn');
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
