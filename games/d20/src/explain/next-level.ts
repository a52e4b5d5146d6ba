import type { Sheet } from '../content/sheet.ts';
import { learnable } from '../rules/levels/spells.ts';
import { DICE_LEVELS } from '../rules/numbers/hit-points.ts';
import {
  BENEFIT_LEVELS,
  LAST_LEVEL,
  LEVEL_XP,
  levelFor,
  levelRule,
} from '../rules/numbers/levels.ts';
import { CONTENT } from './world.ts';

export { levelRule } from '../rules/numbers/levels.ts';

/** What the next Level of a character brings (DT-LVL-04, -05). */
export interface NextLevel {
  readonly level: number;
  /** Its row. */
  readonly rule: string;
  /** Experience that it takes, and what is lacking; nothing where it is due. */
  readonly xp: number;
  readonly lacking: number;
  /** A Hit Die is rolled. */
  readonly hasDie: boolean;
  /** A score is raised, or a role gained. */
  readonly hasBenefit: boolean;
  /** Roles that learn a spell, with how many they can choose from. */
  readonly learns: readonly { readonly role: string; readonly from: number }[];
}

/** What comes with the next Level; nothing at the last (DT-LVL-07). */
export function nextLevel({ level: now, xp, spells }: Sheet): NextLevel | undefined {
  if (now >= LAST_LEVEL) return undefined;
  const level = now + 1;
  const due = LEVEL_XP[now] ?? 0;
  return {
    level,
    rule: levelRule(level),
    xp: due,
    lacking: levelFor(xp) >= level ? 0 : due - xp,
    hasDie: level <= DICE_LEVELS,
    hasBenefit: BENEFIT_LEVELS.some((one) => one === level),
    learns: Object.entries(spells).map(([role, known]) => ({
      role,
      from: learnable({ content: CONTENT }, role, level, known).length,
    })),
  };
}
