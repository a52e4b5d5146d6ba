import { ABILITIES, type Ability, type Scores } from '../abilities.ts';
import { AVERAGE_DIE, type Sheet, type SheetItem } from '../content/sheet.ts';
import type { Benefit, RoleTaken } from '../model.ts';
import { DICE_LEVELS } from '../rules/numbers/hit-points.ts';
import { LEVEL_XP } from '../rules/numbers/levels.ts';
import { contentOf } from '../table.ts';
import { costOf } from './equipment.ts';
import type { Rules } from './imagined.ts';

/** A character that is being made: what is chosen so far. */
export interface Draft {
  readonly level: number;
  /** Six totals of 3d6 in the order in which they were rolled (DT-CHAR-01). */
  readonly rolled: readonly number[];
  /** Which ability gets each total, where they may be arranged (DT-OPT-05). */
  readonly order?: readonly Ability[];
  /** What Hit Dice showed; averages where they are left out (DT-OPT-02). */
  readonly hitDice?: readonly number[];
  /** What three dice and a nought came to, for buying (DT-CHAR-06). */
  readonly funds: number;
  readonly heritage?: string;
  readonly heritageChoice?: string;
  readonly roles: readonly RoleTaken[];
  readonly benefits: readonly Benefit[];
  readonly spells: Readonly<Record<string, readonly string[]>>;
  /** The pack that is taken; what is bought otherwise. */
  readonly pack?: string;
  readonly gear: readonly SheetItem[];
  readonly name: string;
  readonly flaw?: { readonly text: string; readonly tag: string };
}

/** A draft with nothing chosen. */
export const newDraft = (rolled: readonly number[], funds: number, level = 1): Draft => ({
  level,
  rolled,
  funds,
  roles: [],
  benefits: [],
  spells: {},
  gear: [],
  name: '',
});

/** Which ability each rolled total goes to (DT-CHAR-01, DT-OPT-05). */
export function orderOf(
  { options }: Pick<Rules, 'options'>,
  { order }: Pick<Draft, 'order'>,
): readonly Ability[] {
  if (options.abilityGen === 'inOrder' || order === undefined) return ABILITIES;
  return order;
}

/** Scores with what benefits have added. */
export function scoresOf(rules: Pick<Rules, 'options'>, draft: Draft): Scores {
  const order = orderOf(rules, draft);
  return Object.fromEntries(
    ABILITIES.map((ability) => {
      const rolled = draft.rolled[order.indexOf(ability)] ?? 0;
      const more = draft.benefits.filter((one) => one.kind === 'score' && one.ability === ability);
      return [ability, rolled + 2 * more.length];
    }),
  ) as Scores;
}

/** The sheet of a draft, as far as it goes; `readSheet` says what it lacks. */
export function sheetOfDraft(rules: Rules, draft: Draft): Sheet {
  const { level, heritage = '', heritageChoice, roles, benefits, spells, gear, name } = draft;
  const dice = Math.min(level, DICE_LEVELS);
  return {
    name,
    level,
    xp: LEVEL_XP[level - 1] ?? 0,
    scores: scoresOf(rules, draft),
    heritage,
    ...(heritageChoice === undefined ? {} : { heritageChoice }),
    roles,
    benefits,
    hitDice: draft.hitDice ?? Array.from({ length: dice }, () => AVERAGE_DIE),
    spells,
    gear,
    gp: draft.pack === undefined ? Math.max(0, draft.funds - costOf(contentOf(rules), gear)) : 0,
    flaw: draft.flaw ?? { text: '', tag: '' },
  };
}
