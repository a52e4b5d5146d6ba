import {
  type Game,
  type Observer,
  type RandomSource,
  type Seat,
  SPECTATOR,
  type Table,
  type WireAnswer,
} from '@tablewright/engine';
import { clonePlain, fromWire, hashPlain } from '@tablewright/engine/host';
import type { Asked } from '@tablewright/engine/laws';
import type { KeptEntry, TableRecord } from '../../src/tables/entry.ts';
import type { LiveTable } from '../../src/tables/live-table.ts';
import type { LeakPlan } from './plan.ts';
import { askedAtRandom, wireOf } from './playing.ts';
import { difference, said } from './said.ts';
import { observersOf, tableOf } from './tables.ts';

/** Two tables that differ in what an observer may not know, until something is drawn or revealed. */
export function withAnotherState(
  {
    record,
    game,
    table,
    first,
    state,
    followed,
  }: Pick<LeakPlan, 'followed'> & {
    readonly record: TableRecord;
    readonly game: Game;
    readonly table: LiveTable;
    readonly first: KeptEntry;
    /** As it was when the present step began. */
    readonly state: object;
  },
  random: RandomSource,
  report: (what: string) => void,
): number {
  // Who plays alone hides nothing from anybody who plays: windows that could only be passed are left out.
  const observers = observersOf(table).slice(table.seats.length === 1 ? 1 : 0);
  const observer = observers[random.index(observers.length, 'observer')] ?? SPECTATOR;
  const imagined = game.imagine?.(clonePlain(state), observer, random);
  if (imagined === undefined) return 0;
  if (hashPlain(state) === hashPlain(imagined)) return 0;
  const [one, other] = [state, imagined].map((from) =>
    twinOf({ record, game, first, observer }, from),
  ) as [Twin, Twin];
  const twins = [one, other];
  let compared = 0;
  let since = -1;
  for (let step = 0; step <= followed; step += 1) {
    const [heard, otherwise] = twins.map(({ table: twin }) => said(twin, observer, since)) as [
      string,
      string,
    ];
    // What has come to light before the observer may differ.
    const mayDiffer = twins.map((twin) => twin.hasLearned()).includes(true);
    if (heard !== otherwise) {
      if (mayDiffer) return compared;
      const where = difference(heard, otherwise);
      const last = one.table.match?.log.at(-1);
      const after = `after ${step} answers, ${last?.why} ${JSON.stringify(last?.answer)}`;
      report(`${observer} learns something hidden ${after}: ${where}`);
      return compared + 1;
    }
    compared += 1;
    const next = answerForBoth(one.table, other.table, random);
    if (next === undefined) return compared;
    since = one.table.seq;
    for (const twin of twins) {
      const done = twin.table.answerFor(next.seat, next.slot, next.answer, 'bot', since);
      if (!done.ok) return compared;
    }
  }
  return compared;
}

/** A table at which something else may be hidden from an observer than at another. */
interface Twin {
  readonly table: LiveTable;
  /** Whether something hidden came to light before the observer since this was asked last. */
  hasLearned(): boolean;
}

/** What is drawn from a list that may be hidden. A die shows what all know that it can show. */
const DRAWS = ['pick', 'index', 'drawFrom', 'shuffle'] as const;
type DrawName = (typeof DRAWS)[number];

function twinOf(
  {
    record,
    game,
    first,
    observer,
  }: {
    readonly record: TableRecord;
    readonly game: Game;
    readonly first: KeptEntry;
    readonly observer: Observer;
  },
  from: object,
): Twin {
  let learned = false;
  const watching = new WeakSet<object>();
  const watch = <T extends Pick<Table, 'reveal' | 'audience' | DrawName>>(t: T): T => {
    if (watching.has(t)) return t;
    watching.add(t);
    const isThere = (to: readonly Seat[] | undefined) => to === undefined || to.includes(observer);
    const { reveal } = t;
    t.reveal = (to) => {
      learned ||= isThere(to) && isThere(t.audience);
      reveal.call(t, to);
    };
    for (const name of DRAWS) {
      const draw = t[name] as unknown as (...about: unknown[]) => unknown;
      Object.assign(t, {
        [name]: (...about: unknown[]) => {
          learned ||= isThere(t.audience);
          return draw.apply(t, about);
        },
      });
    }
    return t;
  };
  const steps = Object.entries(game.steps).map(([name, step]): [string, typeof step] => [
    name,
    (t) => step(watch(t)),
  ]);
  const setup = () => clonePlain(from);
  const table = tableOf(record, { ...game, setup, steps: Object.fromEntries(steps) }, [first]);
  return {
    table,
    hasLearned() {
      const had = learned;
      learned = false;
      return had;
    },
  };
}

/** How often an answer is looked for that two tables take. */
const TRIES = 6;

/** An answer that may be given at both tables, if one is found: others hold other cards there. */
function answerForBoth(
  one: LiveTable,
  other: LiveTable,
  random: RandomSource,
): { readonly seat: Seat; readonly slot: number; readonly answer: WireAnswer } | undefined {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const asked = askedAtRandom(one, random);
    if (asked === undefined) return undefined;
    const { choice, slot } = asked;
    const same = isAskedToo(other, asked) ? other.match?.choiceAt(slot, choice.seat) : undefined;
    const answer = wireOf(choice, random);
    if (same !== undefined && fromWire(same, answer).ok) return { seat: choice.seat, slot, answer };
  }
  return undefined;
}

/** Whether the same is asked at another table: offers that follow one that is hidden have other numbers. */
function isAskedToo({ match }: LiveTable, { choice, slot }: Asked): boolean {
  const same = match?.choiceAt(slot, choice.seat);
  return same !== undefined && hashPlain(same.why) === hashPlain(choice.why);
}
