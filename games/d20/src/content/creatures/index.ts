import type { Block } from '../block.ts';
import type { Trait } from '../trait.ts';

/** All stat blocks (DT-MON). */
export const CREATURES: readonly Block[] = [];

/** Their special rules. */
export const CREATURE_TRAITS: readonly Trait[] = [];
