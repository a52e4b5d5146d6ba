/** What boards and cards are made of; each has its own accent in the interface's tokens. */
export const MATERIALS = ['neon', 'storybook', 'chalk', 'chart', 'leather'] as const;
/** See {@link MATERIALS}. */
export type Material = (typeof MATERIALS)[number];

/** Who made a game, and what was added here. */
export interface Credits {
  /** By the names printed in its rulebook; empty when it prints none. */
  readonly designers: readonly string[];
  /** Others whom the rulebook thanks, with what for. */
  readonly thanks: readonly string[];
  /** What this project filled in where the rulebook was silent or a sheet was missing. */
  readonly filledIn: readonly string[];
  /** What else must be said of it. */
  readonly notes: readonly string[];
}

/** How a game is introduced before it is loaded. */
export interface Presentation {
  readonly material: Material;
  /** How many may play, in words, when not in the English ones of the listing. */
  readonly players?: string;
  /** One sentence: what one does in it. */
  readonly pitch: string;
  readonly credits: Credits;
}

/** What of an introduction is said in another language; names stay. */
export type TranslatedPresentation = Required<Pick<Presentation, 'players' | 'pitch'>> &
  Pick<Credits, 'thanks' | 'filledIn' | 'notes'>;
