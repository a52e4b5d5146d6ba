import type { GameEvent } from '../events.ts';
import type { Game } from '../game.ts';
import { hashPlain } from '../hash.ts';
import { Match } from '../match.ts';
import type { ChoiceView, SeatView } from '../match-view.ts';
import type { OptionsSchema } from '../options.ts';
import { refuse } from '../result.ts';
import { findOption } from '../wire-answer.ts';
import { runScenario } from './run-scenario.ts';
import type { Scenario } from './scenario.ts';
import type { Drive } from './scenario-report.ts';

/** The five ways in which every scenario is played. */
export const WAYS = [
  'straight',
  'undo and redo',
  'save and load',
  'replay',
  'views alone',
] as const;

/**
 * Plays a scenario straight; with undo and redo before each answer; saved and loaded at each
 * answer; as a replay of its match file; and with answers built from the seats' views alone. All
 * must end the same, hash for hash. Returns what is wrong, empty if nothing.
 */
export function fiveWays<S extends object, O extends OptionsSchema, E extends GameEvent, V>(
  game: Game<S, O, E, V>,
  scenario: Scenario,
): readonly string[] {
  const straight = runScenario(game, scenario);
  if (!straight.ok) return straight.problems.map((problem) => `straight: ${problem}`);
  const wanted = fingerprint(straight.match);
  const problems: string[] = [];
  const compare = (way: (typeof WAYS)[number], match: Match) => {
    if (fingerprint(match) !== wanted) problems.push(`${way}: ends in another state`);
  };
  const drives: readonly (readonly [(typeof WAYS)[number], Drive])[] = [
    ['undo and redo', { before: undoAndRedo }],
    ['save and load', { before: (match) => saveAndLoad(game, match) }],
    ['views alone', { submit: submitFromView }],
  ];
  for (const [way, drive] of drives) {
    try {
      const report = runScenario(game, scenario, drive);
      problems.push(...report.problems.map((problem) => `${way}: ${problem}`));
      compare(way, report.match);
    } catch (thrown) {
      problems.push(`${way}: ${thrown instanceof Error ? thrown.message : String(thrown)}`);
    }
  }
  const replayed = Match.load(game, plain(straight.match.toFile({ withSecret: true })));
  if (replayed.ok) compare('replay', replayed.value);
  else problems.push(`replay: ${replayed.error}`);
  return problems;
}

function fingerprint(match: Match): string {
  return hashPlain([match.state, match.events, match.log.map((entry) => entry.hash)]);
}

function undoAndRedo(match: Match): Match {
  if (match.seq === 0) return match;
  match.rewind(match.seq - 1);
  const done = match.redo();
  if (!done.ok) throw new Error(`an answer that was taken back is refused: ${done.error.message}`);
  return match;
}

function saveAndLoad<S extends object, O extends OptionsSchema, E extends GameEvent, V>(
  game: Game<S, O, E, V>,
  match: Match,
): Match {
  const loaded = Match.load(game, plain(match.toFile({ withSecret: true })));
  if (!loaded.ok) throw new Error(loaded.error);
  return loaded.value;
}

/** Answers as a client does: from nothing but the JSON of its seat's view. */
const submitFromView: NonNullable<Drive['submit']> = (match, seat, slot, choose) => {
  const view = plain(match.seatView(seat)) as SeatView;
  const seen = [...view.choices, ...(view.standing ?? [])];
  const choice = seen.find((other) => other.slot === slot);
  if (choice === undefined)
    return refuse('no-such-choice', `seat ${seat} does not see choice ${slot}`);
  return match.submit({ seat, slot, seq: view.seq, answer: inIds(choice, choose) });
};

/** The answer with every option by the id that the view shows. */
function inIds(choice: ChoiceView, choose: unknown): unknown {
  const id = (wanted: unknown): unknown => {
    const found = findOption({ options: choice.options }, wanted);
    return found.ok ? choice.options[found.value]?.id : wanted;
  };
  switch (choice.kind) {
    case 'one':
      return id(choose);
    case 'some':
    case 'order':
    case 'path':
      return Array.isArray(choose) ? choose.map(id) : choose;
    case 'allocation':
      return Object.fromEntries(
        Object.entries(choose as Record<string, number>).map(([key, n]) => [String(id(key)), n]),
      );
    case 'form':
      return Object.fromEntries(
        Object.entries(choose as Record<string, unknown>).map(([name, answer]) => {
          const field = choice.fields?.find((other) => other.name === name);
          return [name, field === undefined ? answer : inIds(field.choice, answer)];
        }),
      );
    default:
      return choose;
  }
}

function plain<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}
