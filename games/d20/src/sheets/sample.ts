import { type RandomSource, sampleOf } from '@tablewright/engine';
import { ABILITIES, type Ability, type Scores } from '../abilities.ts';
import { AVERAGE_DIE, FLAW_TAGS, type Sheet, type SheetItem } from '../content/sheet.ts';
import type { Benefit, RoleTaken } from '../model.ts';
import { handsFor } from '../rules/bearers/known-spells.ts';
import { choicesWith, chosenWith } from '../rules/levels/chosen.ts';
import { learnable, takenAt, traditionOf } from '../rules/levels/spells.ts';
import { DICE_LEVELS } from '../rules/numbers/hit-points.ts';
import { BENEFIT_LEVELS, LAST_LEVEL, LEVEL_XP } from '../rules/numbers/levels.ts';
import type { D20Content } from '../table.ts';
import { costOf, priceOf } from './equipment.ts';
import { rolesAtFirst } from './faults.ts';

/** Where chance comes from. */
export type Chance = Pick<RandomSource, 'index'>;

/** What is given of a sample; the rest is drawn. */
export interface Given {
  readonly level?: number;
  /** Totals of 3d6 for the six abilities, in the order of the sheet. */
  readonly rolled?: readonly number[];
  readonly hitDice?: readonly number[];
  readonly funds?: number;
}

const NAMES = ['Ash', 'Bryony', 'Corin', 'Dagny', 'Edda', 'Falk', 'Gwen', 'Hale'] as const;

/** Takes the first of everything: the plainest sheet that there is. */
export const PLAIN: Chance = { index: () => 0 };

/** A random sheet that the rules allow, fresh, of some Level (DT-CHAR, DT-LVL). */
export function sampleSheet(content: D20Content, random: Chance, given: Given = {}): Sheet {
  const level = given.level ?? 1 + random.index(LAST_LEVEL, 'level');
  const rolled = given.rolled ?? ABILITIES.map(() => dice(random, 3));
  const heritage = oneOf(Object.keys(content.heritages), random, 'heritage');
  const heritageChoice = choiceOf(content, heritage, random);
  const { roles, benefits } = rolesAndBenefits(content, level, heritage, random);
  const funds = given.funds ?? 10 * dice(random, 3);
  const gear = bought(content, heritage, funds, random);
  const from = LEVEL_XP[level - 1] ?? 0;
  const to = LEVEL_XP[level] ?? from + 1;
  return {
    name: oneOf(NAMES, random, 'name'),
    level,
    xp: given.level === undefined ? from + random.index(to - from, 'xp') : from,
    scores: scoresWith(rolled, benefits),
    heritage,
    ...(heritageChoice === undefined ? {} : { heritageChoice }),
    roles,
    benefits,
    hitDice: given.hitDice ?? hitDiceOf(level, random),
    spells: spellsOf(content, level, roles, benefits, random),
    gear,
    gp: funds - costOf(content, gear),
    flaw: { text: 'Cannot leave well alone', tag: oneOf(FLAW_TAGS, random, 'flaw') },
  };
}

function dice(random: Chance, count: number): number {
  let sum = 0;
  for (let at = 0; at < count; at += 1) sum += 1 + random.index(6, 'die');
  return sum;
}

/** Hit Dice as they fall, or averages, one way for all of a sheet. */
function hitDiceOf(level: number, random: Chance): readonly number[] {
  const isAverage = random.index(4, 'average') === 3;
  return Array.from({ length: Math.min(level, DICE_LEVELS) }, () =>
    isAverage ? AVERAGE_DIE : dice(random, 1),
  );
}

const oneOf = <T extends string>(list: readonly T[], random: Chance, what: string): T => {
  const one = list[random.index(Math.max(1, list.length), what)];
  if (one === undefined) throw new Error(`there is no ${what} to draw`);
  return one;
};

function choiceOf(content: D20Content, trait: string, random: Chance): string | undefined {
  if (chosenWith(trait) === undefined) return undefined;
  return oneOf(choicesWith({ content }, trait), random, 'choice');
}

/** The roles of the first Level, then what each passed Level gives (DT-CHAR-03, DT-LVL-04). */
function rolesAndBenefits(content: D20Content, level: number, heritage: string, random: Chance) {
  const all = Object.keys(content.roles);
  const passed = BENEFIT_LEVELS.filter((one) => one <= level);
  const first = rolesAtFirst({ heritage });
  const order = sampleOf(all, all.length, random);
  const taken = order.slice(0, first);
  const benefits = passed.map((at): Benefit => {
    const role = order[taken.length];
    if (role === undefined || random.index(2, 'benefit') === 0) {
      return { level: at, kind: 'score', ability: oneOf(ABILITIES, random, 'ability') };
    }
    taken.push(role);
    return { level: at, kind: 'role', role };
  });
  const roles = taken.map((id): RoleTaken => {
    const choice = choiceOf(content, id, random);
    return { id, ...(choice === undefined ? {} : { choice }) };
  });
  return { roles, benefits };
}

function scoresWith(rolled: readonly number[], benefits: readonly Benefit[]): Scores {
  const more = (ability: Ability) =>
    2 * benefits.filter((one) => one.kind === 'score' && one.ability === ability).length;
  return Object.fromEntries(
    ABILITIES.map((ability, at) => [ability, (rolled[at] ?? 10) + more(ability)]),
  ) as Scores;
}

/** Learns Level by Level, as in play, now and then with an exchange (DT-MAG-02, -04). */
function spellsOf(
  content: D20Content,
  level: number,
  roles: readonly RoleTaken[],
  benefits: readonly Benefit[],
  random: Chance,
): Sheet['spells'] {
  const known: Record<string, string[]> = {};
  for (const { id } of roles.filter((role) => traditionOf(role.id) !== undefined)) {
    const since = takenAt(benefits, id);
    const spells: string[] = [];
    const learn = (at: number) => {
      const [spell] = sampleOf(learnable({ content }, id, at, spells), 1, random);
      if (spell !== undefined) spells.push(spell.id);
    };
    for (let count = 0; count < since; count += 1) learn(since);
    for (let at = since + 1; at <= level; at += 1) {
      learn(at);
      if (random.index(3, 'exchange') !== 1) continue;
      spells.splice(random.index(spells.length, 'given-up'), 1);
      learn(at);
    }
    known[id] = spells;
  }
  return known;
}

const HANDS = 2;
const MOST_THINGS = 8;

/** Things that the funds pay for: one armor at most is worn, and no more held than two hands can. */
function bought(
  content: D20Content,
  heritage: string,
  funds: number,
  random: Chance,
): readonly SheetItem[] {
  const gear: SheetItem[] = [];
  const holds = content.heritages[heritage]?.bans?.includes('hold') !== true;
  let left = funds;
  let hands = holds ? HANDS : 0;
  const sold = Object.keys(content.gear).filter((kind) => priceOf(content, { kind }) !== undefined);
  for (const kind of sampleOf(sold, MOST_THINGS, random)) {
    const price = priceOf(content, { kind }) ?? 0;
    if (price > left) continue;
    left -= price;
    const { armor, weapon, isShield } = content.gear[kind] ?? {};
    const takes = handsFor({ content }, kind);
    const isWorn = armor !== undefined && !gear.some(({ is }) => is === 'worn');
    const isHeld = (weapon !== undefined || isShield === true) && takes <= hands;
    if (isHeld) hands -= takes;
    gear.push({ kind, ...(isWorn ? { is: 'worn' } : isHeld ? { is: 'held' } : {}) });
  }
  return gear;
}
