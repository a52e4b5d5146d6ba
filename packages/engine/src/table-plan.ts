/**
 * How a new table of a game is set: `games/<game>/table-plan.ts`. Loaded with the form, never before.
 *
 * The catalogue of the game says what each part is: `preset.<id>` (where the common name does not
 * fit) and `preset.<id>.help`, `plan.<option>.<value>` for the line on a card, `plan.group.<id>`.
 * `plan.<option>` is said in place of the explanation that the setting has elsewhere, if there is one.
 */
export interface TablePlan {
  /** Whole tables at one press, the gentlest first. */
  readonly presets: readonly Preset[];
  /** What matters first, each as cards; a setting with one value is not asked. */
  readonly first: readonly FirstSetting[];
  /** All other settings, in the order of presentation. */
  readonly groups: readonly SettingGroup[];
  /** How many sit down until somebody says otherwise; without it the usual number of the game. */
  readonly seats?: number;
  /** The setting whose other values are offered when a match is over: another map, say; `again.<option>` of its catalogue says so. */
  readonly again?: string;
  /** How often tables win, in a game that is won or lost together. */
  readonly chances?: Chances;
}

/** How often tables of bots have won: `games/<game>/chances.json`, counted by `npm run chances`. */
export interface Chances {
  /** The version of the rules that was played. */
  readonly rulesVersion: string;
  /** The level of every bot. */
  readonly bots: string;
  readonly seed: string;
  /** Matches of each table. */
  readonly matches: number;
  /** The settings whose values were counted; all others are as printed. */
  readonly options: readonly string[];
  /** Matches won, by the number of seats and the values of the settings, parted by spaces. */
  readonly won: Readonly<Record<string, number>>;
}

/** The name of a table among those that were counted. */
export function chanceKey(seatCount: number, values: readonly unknown[]): string {
  return [seatCount, ...values].join(' ');
}

/**
 * The share of matches that such a table has won, from 0 to 1; nothing if it was not counted.
 * @param set what of the settings differs from the defaults
 * @param immaterial settings that change nothing about it
 */
export function chanceOf(
  options: Readonly<Record<string, { readonly default: unknown }>>,
  { options: counted, won, matches }: Chances,
  set: Readonly<Record<string, unknown>>,
  seatCount: number,
  immaterial: readonly string[] = [],
): number | undefined {
  if (Object.keys(set).some((name) => ![...counted, ...immaterial].includes(name)))
    return undefined;
  const values = counted.map((name) => set[name] ?? options[name]?.default);
  const wins = won[chanceKey(seatCount, values)];
  return wins === undefined ? undefined : wins / matches;
}

/** The presets that games have; the interface names them. */
export const PRESETS = ['first', 'quick', 'duel', 'printed', 'challenge', 'tournament'] as const;

/** A table that is set at one press. */
export interface Preset {
  readonly id: (typeof PRESETS)[number];
  /** An emblem of the table kit, or the `d` of an SVG path in a box of 512 by 512. */
  readonly emblem?: string;
  /** What differs from the defaults. A first setting that no preset names stays as it was chosen. */
  readonly options: Readonly<Record<string, unknown>>;
  /** How many sit down; as many as before without it. */
  readonly seats?: number;
  /** The level of every bot; as before without it. */
  readonly bots?: string;
}

/** A setting that is chosen on cards. */
export interface FirstSetting {
  readonly option: string;
  /** By value, an emblem of the table kit, or the `d` of an SVG path in a box of 512 by 512. */
  readonly emblems?: Readonly<Record<string, string>>;
  /** By value, the chapter of the rulebook that tells of it. */
  readonly reads?: Readonly<Record<string, string>>;
  /** Values at which the last seat is a person’s, such as that of whoever runs the game. */
  readonly personLast?: readonly string[];
  /** Of a list that is left empty: what is then played with so many seats. */
  usual?(seatCount: number): readonly string[];
}

/** Settings that belong together. */
export interface SettingGroup {
  readonly id: string;
  readonly options: readonly string[];
}

/** The module of a plan. */
export interface TablePlanModule {
  readonly PLAN: TablePlan;
}
