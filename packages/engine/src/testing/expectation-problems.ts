import { type GameEvent, unveiled } from '../events.ts';
import type { Match } from '../match.ts';
import { type Observer, SPECTATOR } from '../seat.ts';
import { choiceProblems } from './choice-problems.ts';
import { shown } from './file-fields.ts';
import { positionProblems } from './position-problems.ts';
import { type NumberWanted, type Scenario, type ScenarioExpectation, seatOf } from './scenario.ts';
import type { ScenarioWords } from './scenario-words.ts';
import { pathProblems } from './state-paths.ts';

/**
 * Which expectations do not hold now; empty if all do.
 * @param since index of the first event of the match that counts
 */
export function expectationProblems(
  scenario: Scenario,
  words: ScenarioWords,
  match: Match,
  expect: ScenarioExpectation,
  since: number,
): readonly string[] {
  const { state, view, position, choices, over, outcome } = expect;
  const events = match.events.map(({ event }) => unveiled(event));
  return [
    ...pathProblems('state', match.state, state ?? {}, () => before(match, ({ state }) => state)),
    ...Object.entries(view ?? {}).flatMap(([name, paths]) =>
      viewProblems(scenario, match, name, paths),
    ),
    ...(position === undefined ? [] : positionProblems(match, position)),
    ...eventProblems(words, events.slice(since), expect, events.slice(0, since)),
    ...(choices === undefined
      ? []
      : 'exactly' in choices
        ? choiceProblems(scenario, match, choices.exactly, true)
        : choiceProblems(scenario, match, choices, false)),
    ...(over === undefined || over === match.over
      ? []
      : [`the match is ${match.over ? '' : 'not '}over`]),
    ...(outcome === undefined ? [] : pathProblems('outcome', match.outcome ?? {}, outcome)),
  ];
}

function viewProblems(
  scenario: Scenario,
  match: Match,
  name: string,
  paths: Readonly<Record<string, unknown>>,
): readonly string[] {
  const observer: Observer =
    name === 'spectator' ? SPECTATOR : seatOf(scenario, /^\d+$/.test(name) ? Number(name) : name);
  const seen = (moment: Match) => moment.seatView(observer).view;
  return pathProblems(`view of ${name}`, seen(match), paths, () => before(match, seen));
}

/** A value of the match at every earlier moment. */
function* before<T>(match: Match, of: (moment: Match) => T): Generator<T> {
  for (let seq = match.seq - 1; seq >= 0; seq -= 1) yield of(match.fork(seq));
}

function eventProblems(
  words: ScenarioWords,
  events: readonly GameEvent[],
  { events: wanted = [], noEvents = [], counts = [], sums = [] }: ScenarioExpectation,
  older: readonly GameEvent[],
): readonly string[] {
  const problems: string[] = [];
  let from = 0;
  for (const one of wanted) {
    const fits = words.test(one);
    const at = events.findIndex((event, i) => i >= from && fits(event));
    if (at < 0) {
      const types = events.slice(from).map((event) => event.type);
      const early = older.some(fits) ? ' now, but earlier' : '';
      problems.push(
        `event ${shown(one)} did not happen${early}; after the ones before came: ${types.join(', ') || 'nothing'}`,
      );
      break;
    }
    from = at + 1;
  }
  for (const unwanted of noEvents) {
    const found = events.find(words.test(unwanted));
    if (found !== undefined) problems.push(`event happened: ${shown(found)}`);
  }
  for (const { event, times } of counts) {
    const found = events.filter(words.test(event)).length;
    if (!isWithin(found, times)) {
      problems.push(`event ${shown(event)} happened ${found} times, expected ${shown(times)}`);
    }
  }
  for (const { event, field, total } of sums) {
    const found = events.filter(words.test(event));
    const values = found.map((one) => Number((one as unknown as Fields)[field] ?? 0));
    const sum = values.reduce((all, value) => all + value, 0);
    if (!isWithin(sum, total)) {
      problems.push(
        `"${field}" of the events ${shown(event)} is ${sum} in all (${values.join(' + ') || 'none'}), expected ${shown(total)}`,
      );
    }
  }
  return problems;
}

type Fields = Readonly<Record<string, unknown>>;

function isWithin(number: number, wanted: NumberWanted): boolean {
  if (typeof wanted === 'number') return number === wanted;
  const { atLeast = Number.NEGATIVE_INFINITY, atMost = Number.POSITIVE_INFINITY } = wanted;
  return number >= atLeast && number <= atMost;
}
