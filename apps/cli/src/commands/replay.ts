import { type Game, seatLetter } from '@tablewright/engine';
import {
  type Comparison,
  type LogEntry,
  type Match,
  type MatchFile,
  type Submission,
  unveiled,
} from '@tablewright/engine/host';
import { EXIT, type ExitCode, WrongInput } from '../exit.ts';
import { type Catalogue, compareMatch, loadMatch, readMatch, wholeNumber } from '../input.ts';
import { type Io, outJson } from '../io.ts';
import { otherRulesLines, sharedLine } from '../other-rules.ts';
import { outline } from '../outline.ts';
import { counted } from '../text-table.ts';
import { speakerFor, type Tongue, told } from '../told.ts';

interface ReplayFlags {
  readonly json: boolean;
  /** Stop after so many answers and show the position. */
  readonly at?: string | undefined;
}

/** Prints what happened in a match, answer by answer, each event with its rule. */
export async function replay(
  io: Io,
  catalogue: Catalogue,
  path: string,
  { json, at }: ReplayFlags,
): Promise<ExitCode> {
  const { game, file } = await readMatch(catalogue, path);
  const stop = at === undefined ? undefined : wholeNumber('at', at, 0);
  if (stop !== undefined && stop > file.answers.length) {
    throw new WrongInput(`the match has ${file.answers.length} answers; --at ${stop} is beyond`);
  }
  const { outcome: _outcome, ...played } = file;
  const wanted: MatchFile =
    stop === undefined ? file : { ...played, answers: file.answers.slice(0, stop) };
  const { match, otherRules } = replayed(game, wanted, path);
  const differs = otherRules?.difference ?? otherRules?.asks;
  const code = differs === undefined ? EXIT.fine : EXIT.checkFailed;
  if (json) {
    outJson(io, {
      ...(match && asData(match, stop !== undefined)),
      ...(otherRules && { otherRules }),
    });
    return code;
  }
  if (otherRules !== undefined) {
    for (const line of otherRulesLines(game, file.rulesVersion, otherRules)) io.out(line);
  }
  if (match === undefined) return code;
  if (differs !== undefined) io.out(sharedLine(match.seq, wanted.answers.length));
  const speaker = speakerFor(game, match.seats, undefined, match);
  const players = match.seats.map(({ name, player }) => `${name} (${player})`);
  io.out(`${game.title}: ${players.join(', ')}`);
  for (let seq = 0; seq <= match.seq; seq += 1) {
    const entry = match.log[seq - 1];
    if (entry !== undefined) io.out(`${seq}. ${answerLine(match, entry)}`);
    for (const heard of match.events) {
      if (heard.seq === seq) io.out(`    ${told(game, speaker, unveiled(heard.event))}`);
    }
  }
  if (stop !== undefined) {
    io.out('');
    io.out(`The position after ${counted(match.seq, 'answer', 'answers')}:`);
    for (const line of outline(match.state, '  ')) io.out(line);
    for (const choice of match.choices) {
      const name = match.seats[choice.seat]?.name ?? `seat ${seatLetter(choice.seat)}`;
      io.out(`${name} has to decide: ${choice.why.key} [${choice.why.rule ?? '-'}]`);
    }
  }
  if (match.outcome !== undefined) io.out(`The end: ${ending(game, match)}`);
  if (stop === undefined && differs === undefined) showFinding(io, match, file);
  return code;
}

/** A match, and how it comes out by these rules if others have played it; then as far as they share it. */
function replayed(
  game: Game,
  file: MatchFile,
  path: string,
): { readonly match?: Match; readonly otherRules?: Omit<Comparison, 'match'> } {
  if (file.rulesVersion === game.version) return { match: loadMatch(game, file, path) };
  const { match, ...otherRules } = compareMatch(game, file, path);
  return { ...(match && { match }), otherRules };
}

/** How a match ended, in words. */
export function ending(
  game: Game,
  match: Pick<Match, 'outcome' | 'seats'>,
  tongue?: Tongue,
): string {
  const { outcome, seats } = match;
  if (outcome === undefined) return 'not over';
  const winners = outcome.winners.map((seat) => ({ seat }));
  const key = `outcome.${outcome.result}`;
  const said = speakerFor(game, seats, tongue).sayIfKnown({ key, params: { winners } });
  if (said !== undefined && said !== key) return said;
  const names = outcome.winners.map((seat) => seats[seat]?.name ?? `seat ${seatLetter(seat)}`);
  return `${outcome.result}; ${names.length === 0 ? 'nobody wins' : `won by ${names.join(', ')}`}`;
}

function answerLine(match: Match, { seat, why, answer }: LogEntry): string {
  const name = match.seats[seat]?.name ?? `seat ${seatLetter(seat)}`;
  const said = typeof answer === 'object' ? JSON.stringify(answer) : String(answer);
  return `${name}, ${why}: ${said}`;
}

function asData(match: Match, withState: boolean) {
  return {
    game: match.game.id,
    seats: match.seats,
    options: match.options,
    answers: match.log,
    events: match.events,
    draws: match.draws,
    ...(withState ? { state: match.state } : {}),
    ...(match.outcome === undefined ? {} : { outcome: match.outcome }),
  };
}

/** What a fuzzer found at the end of its match file, tried again. */
function showFinding(io: Io, match: Match, file: MatchFile): void {
  const { found } = file as MatchFile & {
    found?: { verdict: string; message: string; next?: Submission };
  };
  if (found === undefined) return;
  io.out(`Found here: ${found.verdict}, ${found.message}`);
  if (found.next === undefined) return;
  const done = match.submit(found.next);
  const now = done.ok ? 'it is taken now' : `it is refused now: ${done.error.message}`;
  io.out(`The answer ${JSON.stringify(found.next)}: ${now}`);
}
