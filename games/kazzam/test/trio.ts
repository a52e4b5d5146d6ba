import { type Beginning, floor, ours, type Told, theirs } from './table.ts';

/** What differs from the usual position of three, besides the first of them. */
export interface TrioSetting {
  readonly rolls?: readonly number[];
  readonly options?: Told;
  readonly rows?: readonly string[];
  readonly orbs?: readonly Told[];
  readonly al?: Told;
  readonly bo?: Told;
}

/** The athlete that such a position is about. */
export interface Hero {
  readonly name: string;
  readonly className: string;
  /** Without the name of the class. */
  readonly picks: readonly string[];
  readonly more: Told | undefined;
}

/**
 * A position about one athlete with a wand: her ally Al beside her, Bo of the other team four
 * squares away. She moves first, then Al, then Bo.
 */
export function trio(
  { name, className, picks, more = {} }: Hero,
  { rolls = [], options = {}, rows = floor(12, 7), orbs = [], al = {}, bo = {} }: TrioSetting,
): { readonly given: Told; readonly beginning: Beginning } {
  const own = { class: className, picks: picks.map((pick) => `${className}/${pick}`) };
  const athletes = [
    ours(name, '1,1', { ...own, ...more }),
    ours('Al', '1,2', al),
    theirs('Bo', '5,1', bo),
  ];
  return { given: { court: rows, athletes, orbs, turn: name }, beginning: { rolls, options } };
}
