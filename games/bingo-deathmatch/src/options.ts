import type { OptionsSchema, OptionValues } from '@tablewright/engine';

/** What a star on a die means. */
export const STARS = ['wild', 'reroll'] as const;
/** See {@link STARS}. */
export type Star = (typeof STARS)[number];

/** Where the coloured squares lie. */
export const COLOURED = ['knight', 'cross'] as const;
/** See {@link COLOURED}. */
export type Coloured = (typeof COLOURED)[number];

/** How many may play; each player is one seat, and there are no teams. */
export const PLAYERS = { min: 2, max: 5, default: 4, rule: 'UB-OPT-01' } as const;

/** The settings of a table. */
export const OPTIONS = {
  star: { kind: 'choice', values: STARS, default: 'wild', rule: 'UB-OPT-02' },
  coloured: { kind: 'choice', values: COLOURED, default: 'knight', rule: 'UB-OPT-03' },
} as const satisfies OptionsSchema;

/** Their values. */
export type BingoOptions = OptionValues<typeof OPTIONS>;
