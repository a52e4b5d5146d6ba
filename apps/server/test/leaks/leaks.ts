import type { Game, RandomSource, WireAnswer } from '@tablewright/engine';
import { clonePlain, hashPlain, hidesAnything, seededSource } from '@tablewright/engine/host';
import { type RandomSetup, randomSetup } from '@tablewright/engine/laws';
import type { KeptEntry, TableRecord } from '../../src/tables/entry.ts';
import type { LiveTable } from '../../src/tables/live-table.ts';
import { withAnotherState } from './hidden-state.ts';
import type { LeakPlan, LeakReport } from './plan.ts';
import { answerAtRandom, bySense, heuristicOf, wireOf } from './playing.ts';
import { difference, said } from './said.ts';
import { observersOf, opening, recordOf, tableOf } from './tables.ts';

/** One in so many moments is looked at with another imagination of what is hidden. */
const IMAGINE_EVERY = 3;
const MOST_LEAKS = 5;

/**
 * Plays random matches, and looks at everything that the server has to say to every observer while
 * something differs that the observer may not know: another's secret answer that is not revealed,
 * or hidden parts of the state. All that sockets and streams carry is made of this.
 */
export function findLeaks(game: Game, plan: LeakPlan): LeakReport {
  const { matches, seed, from = 0 } = plan;
  let answers = 0;
  let compared = 0;
  const leaks: string[] = [];
  for (let i = from; i < from + matches; i += 1) {
    const found = inOneMatch(game, `${seed}/${i}`, plan);
    answers += found.answers;
    compared += found.compared;
    leaks.push(...found.leaks);
  }
  return { matches, answers, compared, leaks };
}

function inOneMatch(game: Game, seed: string, plan: LeakPlan): Omit<LeakReport, 'matches'> {
  const { mostAnswers, followed } = plan;
  const random = seededSource(seed);
  const { seatCount, options, documents } = hidingSetup(game, random);
  const record = recordOf(game, seed, options);
  const first = opening(seatCount, documents);
  const mayHaveSense = plan.withSense === true && heuristicOf(game) !== undefined;
  const withSense = mayHaveSense && random.index(2, 'sense') === 1;
  const log: KeptEntry[] = [first];
  const begun: { state?: object | undefined } = {};
  const seen: Game = {
    ...game,
    next: (state) => {
      // Between two steps the state alone says what comes: here another one may take its place.
      begun.state = clonePlain(state);
      return game.next(state);
    },
  };
  const table: LiveTable = tableOf(record, seen, log);
  const leaks: string[] = [];
  let compared = 0;
  const report = (what: string): void => {
    if (leaks.length < MOST_LEAKS) leaks.push(`${game.id} ${seed}, entry ${table.seq}: ${what}`);
  };
  while (table.status === 'playing' && log.length <= mostAnswers) {
    const { match } = table;
    if (match === undefined) break;
    if (match.secret && match.choices.length > 1) {
      compared += withAnotherAnswer(record, game, log, random, report);
    }
    const { state } = begun;
    if (state !== undefined && random.index(IMAGINE_EVERY, 'imagine') === 0) {
      compared += withAnotherState({ record, game, table, first, state, followed }, random, report);
    }
    begun.state = undefined;
    log.push(withSense ? bySense(table, random) : answerAtRandom(table, random));
  }
  return { answers: log.length - 1, compared, leaks };
}

/** Settings under which something is hidden, if the game has such. */
function hidingSetup(game: Game, random: RandomSource): RandomSetup {
  let setup = randomSetup(game, random);
  for (let tries = 0; tries < 100 && !hidesAnything(game, setup.options); tries += 1) {
    setup = randomSetup(game, random);
  }
  return setup;
}

/** Two tables at which one seat has answered differently in secret, until all is revealed. */
function withAnotherAnswer(
  record: TableRecord,
  game: Game,
  log: readonly KeptEntry[],
  random: RandomSource,
  report: (what: string) => void,
): number {
  const twins = [tableOf(record, game, log), tableOf(record, game, log)] as const;
  const [one, other] = twins;
  const slot = random.index(one.match?.choices.length ?? 1, 'slot');
  const choice = one.match?.choices[slot];
  if (choice === undefined) return 0;
  const given = wireOf(choice, random);
  const different = wireOf(choice, random);
  if (hashPlain(given) === hashPlain(different)) return 0;
  const { seat } = choice;
  const others = observersOf(one).filter((observer) => observer !== seat);
  let compared = 0;
  let answers: readonly [WireAnswer, WireAnswer] = [given, different];
  for (let step = 0; ; step += 1) {
    const since = one.seq;
    const at = step === 0 ? slot : 0;
    const answering = one.match?.choices[at];
    if (answering === undefined) return compared;
    const done = twins.map((twin, i) =>
      twin.answerFor(answering.seat, at, answers[i] as WireAnswer, 'bot', since),
    );
    if (!done.every(({ ok }) => ok) || !twins.every(stillSecret)) return compared;
    for (const observer of others) {
      compared += 1;
      if (said(one, observer, since) !== said(other, observer, since)) {
        const where = difference(said(one, observer, since), said(other, observer, since));
        report(`${observer} learns what seat ${seat} has answered in secret: ${where}`);
      }
    }
    const next = one.match?.choices[0];
    if (next === undefined || next.seat === seat) return compared;
    const same = wireOf(next, random);
    answers = [same, same];
  }
}

function stillSecret({ match }: LiveTable): boolean {
  return match?.secret === true && match.log.at(-1)?.irrevocable === false;
}
