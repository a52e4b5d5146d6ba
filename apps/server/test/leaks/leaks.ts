import {
  type Choice,
  type Game,
  type Observer,
  type RandomSource,
  type Seat,
  SPECTATOR,
  sampleAnswer,
  seatsUpTo,
  type Table,
  type WireAnswer,
} from '@tablewright/engine';
import {
  clonePlain,
  commitmentOf,
  hashPlain,
  hidesAnything,
  seededSource,
  toWire,
} from '@tablewright/engine/host';
import { type Asked, offerAtRandom, type RandomSetup, randomSetup } from '@tablewright/engine/laws';
import type { KeptEntry, TableRecord } from '../../src/tables/entry.ts';
import { LiveTable } from '../../src/tables/live-table.ts';

/** How hard leaks are looked for. */
export interface LeakPlan {
  readonly matches: number;
  readonly seed: string;
  /** Answers after which a match is broken off. */
  readonly mostAnswers: number;
  /**
   * Answers that are given after it to both of two tables that differ in what is hidden. What they
   * bring about may show what was hidden by the rules of the game: look at what is found.
   */
  readonly followed: number;
}

/** What came of it. */
export interface LeakReport {
  readonly matches: number;
  readonly answers: number;
  /** Moments at which two tables that differ in a secret were compared. */
  readonly compared: number;
  /** What told an observer a secret; at most a few of each match. */
  readonly leaks: readonly string[];
}

const SECRET = '5e'.repeat(32);
/** One in so many moments is looked at with another imagination of what is hidden. */
const IMAGINE_EVERY = 3;
const MOST_LEAKS = 5;

/**
 * Plays random matches, and looks at everything that the server has to say to every observer while
 * something differs that the observer may not know: another's secret answer that is not revealed,
 * or hidden parts of the state. All that sockets and streams carry is made of this.
 */
export function findLeaks(game: Game, plan: LeakPlan): LeakReport {
  const { matches, seed } = plan;
  let answers = 0;
  let compared = 0;
  const leaks: string[] = [];
  for (let i = 0; i < matches; i += 1) {
    const found = inOneMatch(game, `${seed}/${i}`, plan);
    answers += found.answers;
    compared += found.compared;
    leaks.push(...found.leaks);
  }
  return { matches, answers, compared, leaks };
}

function inOneMatch(
  game: Game,
  seed: string,
  { mostAnswers, followed }: LeakPlan,
): Omit<LeakReport, 'matches'> {
  const random = seededSource(seed);
  const { seatCount, options } = hidingSetup(game, random);
  const record = recordOf(game, seed, options);
  const log: KeptEntry[] = [opening(seatCount)];
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
      compared += withAnotherState({ record, game, table, state, followed }, random, report);
    }
    begun.state = undefined;
    log.push(answerAtRandom(table, random));
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

/** Two tables that differ in what an observer may not know, until something is drawn or revealed. */
function withAnotherState(
  {
    record,
    game,
    table,
    state,
    followed,
  }: Pick<LeakPlan, 'followed'> & {
    readonly record: TableRecord;
    readonly game: Game;
    readonly table: LiveTable;
    /** As it was when the present step began. */
    readonly state: object;
  },
  random: RandomSource,
  report: (what: string) => void,
): number {
  const observers = observersOf(table);
  const observer = observers[random.index(observers.length, 'observer')] ?? SPECTATOR;
  const imagined = game.imagine?.(clonePlain(state), observer, random);
  if (imagined === undefined) return 0;
  if (hashPlain(state) === hashPlain(imagined)) return 0;
  const log = [opening(table.seats.length)];
  const twins = [state, imagined].flatMap((from) => {
    const held: { t?: Pick<Table, 'irrevocable' | 'irrevocableFor'> } = {};
    const steps = Object.entries(game.steps).map(([name, step]) => {
      const watched: typeof step = (t) => {
        held.t = t;
        return step(t);
      };
      return [name, watched] as const;
    });
    const setup = () => clonePlain(from);
    const twin = tableOf(record, { ...game, setup, steps: Object.fromEntries(steps) }, log);
    // What is drawn or revealed at once may differ.
    return hasLearned(observer, held.t) ? [] : [twin];
  });
  const [one, other] = twins;
  if (one === undefined || other === undefined) return 0;
  let compared = 0;
  let since = -1;
  for (let step = 0; step <= followed; step += 1) {
    compared += 1;
    if (said(one, observer, since) !== said(other, observer, since)) {
      const where = difference(said(one, observer, since), said(other, observer, since));
      const last = one.match?.log.at(-1);
      const after = `after ${step} answers, ${last?.why} ${JSON.stringify(last?.answer)}`;
      report(`${observer} learns something hidden ${after}: ${where}`);
      return compared;
    }
    const asked = askedAtRandom(one, random);
    if (asked === undefined || !isAskedToo(other, asked)) return compared;
    const { choice, slot } = asked;
    const answer = wireOf(choice, random);
    since = one.seq;
    const done = twins.map((twin) => twin.answerFor(choice.seat, slot, answer, 'bot', since));
    if (!done.every(({ ok }) => ok)) return compared;
    if (twins.some(({ match }) => hasLearned(observer, match?.log.at(-1)))) return compared;
  }
  return compared;
}

/** Whether something came to light before an observer, so that it may see a difference. */
function hasLearned(
  observer: Observer,
  seen: (Pick<Table, 'irrevocable'> & Partial<Pick<Table, 'irrevocableFor'>>) | undefined,
): boolean {
  return seen?.irrevocable === true || seen?.irrevocableFor?.includes(observer) === true;
}

/** Whether the same is asked at another table: offers that follow one that is hidden have other numbers. */
function isAskedToo({ match }: LiveTable, { choice, slot }: Asked): boolean {
  const same = match?.choiceAt(slot, choice.seat);
  return same !== undefined && hashPlain(same.why) === hashPlain(choice.why);
}

/** Everything that an observer is told who knew the table at `since` entries. */
function said(table: LiveTable, observer: Observer, since: number): string {
  const now = table.at;
  return JSON.stringify([
    table.face(now, () => true),
    table.updateFor(observer, since, now),
    since < 0 ? undefined : table.updateFor(observer, -1, now),
  ]);
}

/** Where two messages differ first, and how. */
function difference(one: string, other: string): string {
  const differ = (a: unknown, b: unknown, path: string): string => {
    if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) {
      return `${path} is ${short(a)} or ${short(b)}`;
    }
    const keys = [...new Set([...Object.keys(a), ...Object.keys(b)])];
    const at = (value: object, key: string) => (value as Record<string, unknown>)[key];
    const key = keys.find((name) => hashPlain([at(a, name)]) !== hashPlain([at(b, name)])) ?? '';
    return differ(at(a, key), at(b, key), `${path}.${key}`);
  };
  return differ(JSON.parse(one), JSON.parse(other), '');
}

function short(value: unknown): string {
  return (JSON.stringify(value) ?? 'nothing').slice(0, 80);
}

/** An open choice, or now and then something that may be done at any time. */
function askedAtRandom({ match }: LiveTable, random: RandomSource): Asked | undefined {
  if (match === undefined) return undefined;
  const { choices } = match;
  const slot = random.index(Math.max(1, choices.length), 'slot');
  const choice = choices[slot];
  return offerAtRandom(match, random) ?? (choice === undefined ? undefined : { choice, slot });
}

function answerAtRandom(table: LiveTable, random: RandomSource): KeptEntry {
  const asked = askedAtRandom(table, random);
  if (asked === undefined) throw new Error('a match that goes on asks something');
  const { choice, slot } = asked;
  const at = table.at + 1;
  const done = table.answerFor(choice.seat, slot, wireOf(choice, random), 'bot', at);
  if (!done.ok) throw new Error(done.error.message);
  return { seq: table.seq, at, entry: done.value };
}

function wireOf(choice: Choice, random: RandomSource): WireAnswer {
  return toWire(choice, sampleAnswer(choice, random));
}

function observersOf(table: LiveTable): readonly Observer[] {
  return [SPECTATOR, ...seatsUpTo(table.seats.length)];
}

function opening(seatCount: number): KeptEntry {
  const seats = seatsUpTo(seatCount).map((seat: Seat) => ({
    kind: 'person' as const,
    name: `P${seat}`,
    entropy: `0${seat}`,
  }));
  return { seq: 1, at: 1, entry: { kind: 'open', seats, listed: false } };
}

function tableOf(record: TableRecord, game: Game, log: readonly KeptEntry[]): LiveTable {
  const table = new LiveTable(record, game);
  for (const entry of log) table.follow(entry);
  return table;
}

function recordOf(
  game: Game,
  seed: string,
  options: Readonly<Record<string, unknown>>,
): TableRecord {
  const secret = hashPlain(seed).padEnd(64, SECRET).slice(0, 64);
  return {
    id: 'leaktest',
    game: game.id,
    rulesVersion: game.version,
    rulesSince: 0,
    options,
    pace: { kind: 'none' },
    secret,
    commitment: commitmentOf(secret),
    host: 'nobody',
    opened: 1,
  };
}
