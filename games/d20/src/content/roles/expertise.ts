import type { World } from '../../d20-table.ts';
import type { Creature } from '../../model.ts';
import type { RollAt, RollPart, Trait } from '../trait.ts';

/** Whether a role covers a task of a tag: always, or as things are. */
export type Covers = true | ((w: World, creature: Creature, roll: RollAt) => boolean);

/** The tags that a role covers. */
export type Coverage = Readonly<Record<string, Covers>>;

/** Some tags that a role always covers. */
export const always = (...tags: readonly string[]): Coverage =>
  Object.fromEntries(tags.map((tag) => [tag, true]));

/** Half the Level, rounded down, with no minimum (DT-ROLE-00). */
export const halfLevel = ({ level }: Pick<Creature, 'level'>): number => Math.floor(level / 2);

/** Whether the place is like that. */
export const inSetting = ({ setting }: RollAt, ...words: readonly string[]): boolean =>
  setting?.some((one) => words.includes(one)) === true;

/** The bonus of an expert to a roll that its role covers: Level + 2, if nothing else is said (DT-TASK-06). */
export function expertPart(rule: string, from: string, value: number): readonly RollPart[] {
  return [{ is: 'bonus', value, stack: 'permanent', rule, from }];
}

/** The part of a role that helps with tasks. */
export function expertAt(
  rule: string,
  from: string,
  coverage: Coverage,
  bonus: (creature: Creature) => number = ({ level }) => level + 2,
): Required<Pick<Trait, 'roll'>> {
  return {
    roll(w, { creature }, roll) {
      if (roll.kind !== 'check' || roll.tag === undefined) return undefined;
      if (!Object.hasOwn(coverage, roll.tag)) return undefined;
      const covers = coverage[roll.tag];
      if (covers !== true && covers?.(w, creature, roll) !== true) return undefined;
      return expertPart(rule, from, bonus(creature));
    },
  };
}
