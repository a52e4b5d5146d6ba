/** The six abilities in printed order (DT-ABIL-01 to -06). */
export const ABILITIES = ['STR', 'DEX', 'CON', 'INT', 'WIS', 'CHA'] as const;
/** See {@link ABILITIES}. */
export type Ability = (typeof ABILITIES)[number];

/** A number for each ability. */
export type Scores = Record<Ability, number>;
