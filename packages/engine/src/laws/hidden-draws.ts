import { choicesIn, mayAnswer } from '../choice.ts';
import { clonePlain } from '../clone.ts';
import { type Documents, readContents } from '../documents/kinds.ts';
import { eventFor, type GameEvent } from '../events.ts';
import type { Game } from '../game.ts';
import { canonicalJson } from '../hash.ts';
import { choiceView } from '../match-view.ts';
import type { OptionsSchema, OptionValues } from '../options.ts';
import { keyedSource } from '../random/keyed.ts';
import { Parted } from '../random/parted.ts';
import type { RandomSource } from '../random/source.ts';
import { Runner } from '../runner.ts';
import { sampleAnswer } from '../sample-answer.ts';
import { type Observer, type Seat, SPECTATOR } from '../seat.ts';
import { sha256Hex } from '../sha256.ts';
import type { Table } from '../table.ts';
import { fromWire, toWire } from '../wire-answer.ts';
import { type Asked, askedOf } from './asked.ts';

/** The table at which the two matches of {@link hiddenDraws} are played. */
export interface Twins {
  readonly game: Game;
  readonly seatCount: number;
  readonly options: OptionValues<OptionsSchema>;
  readonly documents?: Documents | undefined;
  readonly seed: string;
  readonly mostAnswers: number;
}

/**
 * Plays two matches with the same answers, in which only draws differ that are made before others
 * than this observer (see `Table.among`). They must look the same to it until one of these is
 * revealed by `Table.reveal`. Returns what it can tell them apart by, if anything.
 */
export function hiddenDraws(
  twins: Twins,
  observer: Observer,
  random: RandomSource,
): string | undefined {
  const { seatCount } = twins;
  const one = begin(twins, observer, 'one');
  const other = begin(twins, observer, 'other');
  for (let answers = 0; answers < twins.mostAnswers; answers += 1) {
    if (one.hasLearned() || other.hasLearned()) return undefined;
    if (canonicalJson(one.news()) !== canonicalJson(other.news())) {
      return `seat ${observer} can tell after ${answers} answers what was drawn in secret`;
    }
    const { runner } = one;
    const asked = askedOf(choicesIn(runner.pending), (seat) => runner.standingFor(seat), seatCount);
    if (asked.length === 0) return undefined;
    const { choice, slot } = asked[random.index(asked.length, 'asked')] as Asked;
    const answer = sampleAnswer(choice, random);
    const same = other.runner.choiceAt(slot, choice.seat);
    const read = same === undefined ? undefined : fromWire(same, toWire(choice, answer));
    // Whoever saw the draw may do something else after it, and that tells.
    if (read === undefined || !read.ok) return undefined;
    one.runner.give(slot, answer, choice.seat);
    other.runner.give(slot, read.value, choice.seat);
  }
  return undefined;
}

/** One of the two matches, as the observer follows it. */
interface Twin {
  readonly runner: Runner;
  /** What the observer has heard since this was asked last, and all that it sees. */
  news(): unknown;
  /** Whether the observer has learned something that was hidden. */
  hasLearned(): boolean;
}

function begin(
  { game, seatCount, options, documents, seed }: Twins,
  observer: Observer,
  hiddenKey: string,
): Twin {
  const isThere = (audience: readonly Seat[] | undefined) =>
    audience === undefined || audience.includes(observer);
  const source = new Parted(keyed(`${seed}/shown`), keyed(`${seed}/hidden/${hiddenKey}`));
  // What was heard, and what was seen when it was told.
  const heard: unknown[] = [];
  let runner: Runner | undefined;
  const hear = (event: GameEvent) => {
    const shown = eventFor(event, observer);
    if (shown !== undefined)
      heard.push(shown, runner && clonePlain(game.view(runner.state, observer)));
  };
  let learned = false;
  const watch = (table: Table) => {
    source.isHidden = () => !isThere(table.audience);
    const reveal = table.reveal.bind(table);
    table.reveal = (to) => {
      if (isThere(to) && isThere(table.audience)) learned = true;
      reveal(to);
    };
  };
  const watched: Game = {
    ...game,
    setup: (table) => {
      watch(table as Table);
      return game.setup(table);
    },
  };
  const contents = readContents(game, options, seatCount, documents);
  if (!contents.ok) throw new Error(contents.error.map(({ message }) => message).join('; '));
  const begun = Runner.setUp(watched, {
    options,
    seatCount,
    random: source,
    documents: contents.value,
    hear,
  });
  runner = begun;
  begun.advance();
  return {
    runner: begun,
    hasLearned: () => learned,
    news: () => [heard.splice(0), seenNow(begun, observer)],
  };
}

/** What an observer sees of a match now, and by what its undo is bound. */
function seenNow(runner: Runner, observer: Observer): unknown {
  const { game, pending, state, table } = runner;
  const own = observer === SPECTATOR ? [] : runner.standingFor(observer);
  return [
    game.view(state, observer),
    choicesIn(pending).map((choice, slot) =>
      observer !== SPECTATOR && mayAnswer(choice, observer)
        ? choiceView(choice, slot)
        : (choice.seats ?? [choice.seat]),
    ),
    own.map((offer, place) => choiceView(offer, -1 - place)),
    table.irrevocable || table.irrevocableFor.includes(observer),
  ];
}

function keyed(text: string): RandomSource {
  return keyedSource({ secret: sha256Hex(text), contributions: [] });
}
