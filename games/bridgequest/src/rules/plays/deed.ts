import type { Flow, Option } from '@tablewright/engine';
import type { Hero } from '../../model.ts';
import type { Bridge } from '../../table.ts';

/** Something that a hero can do in its own turn outside combat. */
export interface Deed extends Option {
  readonly does: (t: Bridge, hero: Hero) => Flow<void>;
}

/** What of a kind a hero can do now. */
export type Deeds = (t: Bridge, hero: Hero) => readonly Deed[];
