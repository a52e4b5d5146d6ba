/** The content of the game, as tests look it up. */
import { CONTENT } from '../src/content/index.ts';
import { invariantsOf } from '../src/invariants.ts';
import { ROLES } from '../src/model.ts';
import { optionsOf } from '../src/options.ts';
import { specialisationsOf } from '../src/rules/effects/content.ts';
import { textsOf } from '../src/texts.ts';

/** What the rules look content up in. */
export const GAME = { content: CONTENT };
export const CLASSES = CONTENT.classes;
export const SPECIALISATIONS = Object.fromEntries(
  ROLES.map((role) => [role, specialisationsOf(GAME, role)]),
) as Readonly<Record<(typeof ROLES)[number], readonly string[]>>;
export const BLOCKS = CONTENT.blocks;
export const OPTIONS = optionsOf(CONTENT);
export const INVARIANTS = invariantsOf(CONTENT);
export const TEXTS = textsOf(CONTENT);
