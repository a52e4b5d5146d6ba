import { ABILITIES, type Scores } from '../src/abilities.ts';
import { AVERAGE_DIE, type Sheet } from '../src/content/sheet.ts';
import { choicesWith } from '../src/rules/levels/chosen.ts';
import { learnable, traditionOf } from '../src/rules/levels/spells.ts';
import { DICE_LEVELS } from '../src/rules/numbers/hit-points.ts';
import { LEVEL_XP } from '../src/rules/numbers/levels.ts';
import type { D20Content } from '../src/table.ts';
import { fight } from './fight.ts';

/** How one trait does against another. */
export interface Duel {
  readonly trait: string;
  readonly against: string;
  readonly duels: number;
  readonly won: number;
  readonly lost: number;
}

/** Every ability of everybody who duels: so that traits alone differ. */
const SCORE = 13;
/** The least by which somebody with a trait is compared: what all of them have besides it. */
const COMMON = { heritage: 'human', roles: ['fighting-expert', 'toughness'] } as const;

/** Which traits are held against each other: those of which a character chooses some. */
export const KINDS = ['heritages', 'roles'] as const;
/** See {@link KINDS}. */
export type Kind = (typeof KINDS)[number];

/** A plain character of a Level who differs from others by one trait alone (DT-SIM-03). */
export function duellist(content: D20Content, kind: Kind, trait: string, level: number): Sheet {
  const heritage = kind === 'heritages' ? trait : COMMON.heritage;
  const roles = kind === 'roles' ? [trait] : COMMON.roles;
  const [heritageChoice] = choicesWith({ content }, heritage);
  return {
    name: trait,
    level,
    xp: LEVEL_XP[level - 1] ?? 0,
    scores: Object.fromEntries(ABILITIES.map((ability) => [ability, SCORE])) as Scores,
    heritage,
    ...(heritageChoice === undefined ? {} : { heritageChoice }),
    roles: roles.map((id) => {
      const [choice] = choicesWith({ content }, id);
      return choice === undefined ? { id } : { id, choice };
    }),
    benefits: [],
    hitDice: Array.from({ length: Math.min(level, DICE_LEVELS) }, () => AVERAGE_DIE),
    spells: Object.fromEntries(
      roles
        .filter((id) => traditionOf(id) !== undefined)
        .map((id) => [id, spellsFor(content, id, level)]),
    ),
    gear: [
      { kind: 'sword', is: 'held' },
      { kind: 'light-armor', is: 'worn' },
      { kind: 'holy-symbol' },
    ],
    gp: 0,
    flaw: { text: 'Cannot leave well alone', tag: 'pride' },
  };
}

/** Spells that harm or hinder first, in the order of the ledger: as many as the Level gives (DT-MAG-02). */
function spellsFor(content: D20Content, role: string, level: number): readonly string[] {
  const known: string[] = [];
  while (known.length < level) {
    const open = learnable({ content }, role, level, known);
    const best = open.find(({ good }) => good === 'damage' || good === 'disable') ?? open[0];
    if (best === undefined) return known;
    known.push(best.id);
  }
  return known;
}

/**
 * Each trait of a kind against each other one, so many duels of one Level (DT-SIM-03). Who enters first takes turns, and
 * a fight that nobody wins counts for neither.
 */
export function* duelTable(
  content: D20Content,
  kind: Kind,
  { level, duels, seed }: { readonly level: number; readonly duels: number; readonly seed: string },
): Iterable<Duel> {
  const traits = Object.keys(content[kind]);
  for (const [at, trait] of traits.entries()) {
    for (const against of traits.slice(at + 1)) {
      yield duel(content, kind, [trait, against], { level, duels, seed });
    }
  }
}

/** Two traits, so many duels. */
function duel(
  content: D20Content,
  kind: Kind,
  [trait, against]: readonly [string, string],
  { level, duels, seed }: { readonly level: number; readonly duels: number; readonly seed: string },
): Duel {
  const [one, other] = [trait, against].map((id) => [
    { sheet: duellist(content, kind, id, level) },
  ]);
  if (one === undefined || other === undefined) throw new Error('a duel is of two');
  let won = 0;
  let lost = 0;
  for (let at = 0; at < duels; at += 1) {
    const isFirst = at % 2 === 0;
    const sides = isFirst ? { party: one, foes: other } : { party: other, foes: one };
    const { winner } = fight(content, { ...sides, apart: 2 }, `${seed}/${trait}/${against}/${at}`);
    if (winner === undefined) continue;
    if ((winner === 'party') === isFirst) won += 1;
    else lost += 1;
  }
  return { trait, against, duels, won, lost };
}
