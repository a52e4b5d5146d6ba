import type { Flow } from '@tablewright/engine';
import type { Ability } from '../abilities.ts';
import type { D20, World } from '../d20-table.ts';
import type { Creature } from '../model.ts';

/** What a spell is cast at, as its row says; feet. */
export type Aim =
  | { readonly at: 'self' }
  | {
      readonly at: 'creatures';
      /** How many at most, by the caster's Level. */
      most(level: number): number;
      /** All within so many feet of each other. */
      readonly spread?: number;
      /** By touch, though another form of the spell reaches farther. */
      readonly isTouch?: true;
      /** Whom it can be cast at; whoever is seen and in range if left out. */
      fits?(w: World, caster: Creature, target: Creature): boolean;
    }
  /** An area that begins at a point in range. */
  | { readonly at: 'area'; readonly shape: AreaShape }
  /** A place or a thing of the story: what it does is told, and people play it. */
  | { readonly at: 'story' };

/** Shapes of areas, in feet. */
export type AreaShape =
  | { readonly is: 'radius'; readonly feet: number }
  | { readonly is: 'square'; readonly feet: number }
  | { readonly is: 'line'; readonly length: number; readonly width: number }
  | { readonly is: 'cone'; readonly length: number }
  /** A wall across the way from the caster, its middle at the point. */
  | { readonly is: 'wall'; readonly length: number }
  /** The edge of a circle. */
  | { readonly is: 'ring'; readonly feet: number }
  | { readonly is: 'rectangle'; readonly width: number; readonly length: number }
  /** Around the caster. */
  | { readonly is: 'around'; readonly feet: number };

/** Where an area begins: a square of the map, or a creature where there is none. */
export type Point = { readonly cell: number } | { readonly creature: Creature };

/** A spell that is being cast. */
export interface Casting {
  readonly caster: Creature;
  readonly spell: Spell;
  /** Which of its forms (DT-MAG-14). */
  readonly form: string;
  /** The caster's Level. */
  readonly level: number;
  /** The total of the casting roll; nothing for what is cast without one. */
  readonly total: number | undefined;
  /** All dice show their maximum (DT-MAG-09). */
  readonly isMaximal: boolean;
  /** What saves against it have to reach (DT-MAG-11). */
  readonly saveTn: number;
  readonly targets: readonly Creature[];
  /** Squares of its area on a map, and where that begins. */
  readonly cells: readonly number[];
  readonly point?: Point | undefined;
  /** What arcane magic adds to damage, divine magic to healing (DT-MAG-12, -13). */
  readonly bonus: number;
}

/** A spell of one tradition (DT-MAG-15). */
export interface Spell {
  readonly id: string;
  readonly rule: string;
  readonly tradition: 'arcane' | 'divine';
  readonly level: 1 | 2 | 3 | 4 | 5 | 6;
  /** Feet; 0 for touch, and for what is cast on oneself. */
  readonly range: number;
  /** Forms of one known spell: reversed (DT-MAG-14), or aimed in another way; one without. */
  readonly forms?: readonly [string, string, ...string[]];
  /** May be cast at the dead. */
  readonly reachesDead?: true;
  /** Works on the petrified, whom other magic does not reach (DT-ARC-612). */
  readonly reachesStone?: true;
  /** The save that its row names. */
  readonly save?: Ability;
  readonly isConcentration?: true;
  /** What it is cast at, form by form. */
  aim(form: string): Aim;
  /** Touching somebody unwilling has to hit its Armor Class (DT-MAG-16). */
  readonly touches?: (form: string) => boolean;
  /** Why it cannot be cast now, as a key of the catalogue. */
  closed?(w: World, caster: Creature, form: string): string | undefined;
  cast(t: D20, casting: Casting): Flow<void> | undefined;
  /** For tactics: what it is good for (DT-AGM-04, DT-BOT-01). */
  readonly good:
    | 'area'
    | 'disable'
    | 'damage'
    | 'heal'
    | 'help'
    | 'light'
    | 'story'
    | ((form: string) => string);
}
