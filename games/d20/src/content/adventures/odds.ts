import type { Adventure, SceneTask, When } from '../adventure.ts';

/** How a character rolls, for {@link oddsOf}. */
export interface Roller {
  /** By tag; 0 for those left out. `turning` and `casting` for these rolls. */
  readonly bonus: Readonly<Record<string, number>>;
  /** Tags on which it has advantage. */
  readonly advantage?: readonly string[];
}

/** Numbers that do not stand in the adventure. */
export interface OddsNumbers {
  /** What a person or a row of foes adds to a roll with that tag. */
  bonusOf(opponent: string, tag: string): number;
  /** What turning that row needs: 10 + its Level (DT-ROLE-19). */
  turning(scene: string, row: string): number;
  /** What casting that spell needs. */
  casting(spell: string): number;
  /** Whether something holds that leans a roll; what always holds is not asked. */
  holds?(when: When): boolean;
}

/** How likely a party is to get through a task. */
export interface TaskOdds {
  readonly scene: string;
  readonly task: string;
  /** With which of its tags it is likeliest; none for what is not rolled. */
  readonly tag?: string;
  /** Of one try (for `turns`: of so many successes running), from 0 to 1. */
  readonly once: number;
  /** Of at most three tries; the same where there is only one. */
  readonly inThree: number;
}

/** By the attitude that a person has at first (DT-SOC-02 to -04). */
const SOCIAL = { friendly: 5, neutral: 15, hostile: 25 } as const;
const FACES = Array.from({ length: 20 }, (_, at) => at + 1);

type Lean = 'advantage' | 'disadvantage' | undefined;

/** How likely it is that a die shows a face or a higher one. */
function atLeast(face: number, lean: Lean): number {
  const once = Math.min(1, Math.max(0, (21 - face) / 20));
  if (lean === 'advantage') return 1 - (1 - once) ** 2;
  return lean === 'disadvantage' ? once ** 2 : once;
}

/** The odds of each task of an adventure, without tokens and near misses. */
export function oddsOf(
  adventure: Adventure,
  party: readonly Roller[],
  numbers: OddsNumbers,
): readonly TaskOdds[] {
  return adventure.scenes.flatMap((scene) =>
    scene.tasks.map((task): TaskOdds => {
      const names = { scene: scene.id, task: task.id };
      const { tn } = task;
      if (tn === undefined) return { ...names, once: 1, inThree: 1 };
      const tags = tagsOf(task);
      const each = tags.map((tag) => ({
        tag,
        once: ofParty(party, task, (roller, helped) => {
          const lean = leanOf(task, roller, tag, helped, numbers);
          const bonus = roller.bonus[tag] ?? 0;
          if (typeof tn === 'number') return atLeast(tn - bonus, lean);
          if ('opposed' in tn) return opposed(bonus, numbers.bonusOf(tn.opposed, tn.tag), lean);
          if ('turning' in tn) return atLeast(numbers.turning(scene.id, tn.turning) - bonus, lean);
          if ('casting' in tn) {
            // A natural 1 fails, a natural 20 succeeds (DT-MAG-09).
            const face = Math.min(20, Math.max(2, numbers.casting(tn.casting) - bonus));
            return atLeast(face, lean);
          }
          const person = adventure.people.find(({ id }) => id === tn.attitude);
          return atLeast(SOCIAL[person?.attitude ?? 'neutral'] - bonus, lean);
        }),
      }));
      const best = each.reduce((a, b) => (b.once > a.once ? b : a), { tag: '', once: -1 });
      const once = Math.max(0, best.once) ** (task.turns?.count ?? 1);
      const inThree = task.isSingle === true ? once : 1 - (1 - once) ** 3;
      return { ...names, tag: best.tag, once, inThree };
    }),
  );
}

function tagsOf({ tags, tn }: SceneTask): readonly string[] {
  if (typeof tn === 'object' && 'turning' in tn) return ['turning'];
  if (typeof tn === 'object' && 'casting' in tn) return ['casting'];
  return tags;
}

function ofParty(
  party: readonly Roller[],
  { who }: SceneTask,
  chance: (roller: Roller, helped: boolean) => number,
): number {
  const chances = party.map((roller) => chance(roller, who === 'together' && party.length > 1));
  if (chances.length === 0) return 0;
  if (who === 'each') return chances.reduce((all, one) => all * one, 1);
  return who === 'lowest' ? Math.min(...chances) : Math.max(...chances);
}

function leanOf(
  { leans }: SceneTask,
  { advantage }: Roller,
  tag: string,
  helped: boolean,
  numbers: OddsNumbers,
): Lean {
  const holding = (leans ?? []).filter(
    ({ when }) => ('all' in when && when.all.length === 0) || numbers.holds?.(when) === true,
  );
  const up =
    helped || advantage?.includes(tag) === true || holding.some(({ is }) => is === 'advantage');
  const down = holding.some(({ is }) => is === 'disadvantage');
  if (up === down) return undefined;
  return up ? 'advantage' : 'disadvantage';
}

/** The higher total wins, then the higher modifier, then they roll again (DT-TN-09). */
function opposed(own: number, other: number, lean: Lean): number {
  let won = 0;
  let tied = 0;
  for (const face of FACES) {
    const weight = atLeast(face, lean) - atLeast(face + 1, lean);
    for (const theirs of FACES) {
      const difference = face + own - (theirs + other);
      if (difference > 0 || (difference === 0 && own > other)) won += weight / 20;
      else if (difference === 0 && own === other) tied += weight / 20;
    }
  }
  return tied === 1 ? 0.5 : won / (1 - tied);
}
