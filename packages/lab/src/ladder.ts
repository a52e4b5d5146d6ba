import { LEVELS, type Level, levelNames } from '@tablewright/bots';
import type { Game } from '@tablewright/engine';
import { checkedOptions, PlanError, type SimulationPlan } from './plan.ts';
import { reportOn } from './report.ts';
import { recordMatch } from './simulate.ts';
import type { Tally } from './tally.ts';
import { type Rate, rateOf } from './wilson.ts';

/** How to compare the levels of a game. */
export interface LadderSettings {
  /** Matches of each pairing, or of each level where all play together. */
  readonly matches: number;
  readonly seed: string;
  /** How many play: by default the game's usual number where all play together, else two. */
  readonly seats?: number | undefined;
  readonly options?: Readonly<Record<string, unknown>>;
}

/** How one level did against another, or with all seats its own. */
export interface Rung {
  readonly level: Level;
  /** Missing where all seats win or lose together. */
  readonly against?: Level;
  readonly wins: Rate;
}

/** What came of it. */
export interface Ladder {
  /** Whether all seats win or lose together. */
  readonly together: boolean;
  readonly seats: number;
  readonly rungs: readonly Rung[];
}

/** Matches that are looked at to see whether all win together. */
const SAMPLE = 8;

/**
 * Lets each level play each other, with seats swapped from match to match; in a game that all
 * win or lose together, lets each level play alone.
 * @param run plays a plan, here or on several threads
 * @param onRung hears of each result as it comes, the weakest levels first
 * @throws PlanError for a game without levels and for a plan that cannot be carried out
 */
export async function climb(
  game: Game,
  settings: LadderSettings,
  run: (plan: SimulationPlan, rung: Omit<Rung, 'wins'>) => Promise<Tally>,
  onRung: (rung: Rung) => void = () => {},
): Promise<Ladder> {
  const levels = levelNames(game);
  if (levels.length < LEVELS.length) throw new PlanError(`${game.id} has no levels of bots`);
  const together = winsTogether(game, settings);
  const seats = settings.seats ?? (together ? game.seats.default : Math.max(2, game.seats.min));
  const { matches, seed, options } = settings;
  const given = options === undefined ? {} : { options };
  const rungs: Rung[] = [];
  const play = async (rung: Omit<Rung, 'wins'>): Promise<void> => {
    const { level, against = level } = rung;
    const names = Array.from({ length: seats }, (_, seat) => (seat % 2 === 0 ? level : against));
    const name = against === level ? level : `${level}-${against}`;
    const plan = { matches, seed: `${seed}/${name}`, seats: names, rotate: true, ...given };
    const tally = await run({ ...plan, withoutCounters: true }, rung);
    const won = reportOn(tally).seats.filter(({ policy }) => policy === level);
    const played = { ...rung, wins: winsOf(won, together) };
    rungs.push(played);
    onRung(played);
  };
  for (const [place, level] of levels.entries()) {
    if (together) await play({ level });
    else for (const against of levels.slice(0, place).reverse()) await play({ level, against });
  }
  return { together, seats, rungs };
}

/** Where all win together, a match counts once, not once for every seat. */
function winsOf(seats: readonly { readonly wins: Rate }[], together: boolean): Rate {
  const counted = together ? seats.slice(0, 1) : seats;
  const sum = (pick: (rate: Rate) => number) =>
    counted.reduce((total, { wins }) => total + pick(wins), 0);
  return rateOf(
    sum(({ count }) => count),
    sum(({ of }) => of),
  );
}

function winsTogether(game: Game, { seed, seats, options }: LadderSettings): boolean {
  const names = Array.from({ length: seats ?? game.seats.default }, () => 'seasoned');
  const plan: SimulationPlan = {
    matches: SAMPLE,
    seed: `${seed}/sample`,
    seats: names,
    ...(options === undefined ? {} : { options }),
  };
  checkedOptions(game, plan);
  if (names.length < 2) return true;
  for (let index = 0; index < SAMPLE; index += 1) {
    const payoffs = recordMatch(game, plan, index).outcome?.payoffs ?? [];
    if (payoffs.some((payoff) => payoff !== payoffs[0])) return false;
  }
  return true;
}
