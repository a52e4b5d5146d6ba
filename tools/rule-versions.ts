import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nextMove, policyNamed } from '@tablewright/bots';
import type { Game } from '@tablewright/engine';
import {
  type Comparison,
  compareRules,
  differenceText,
  isLaterVersion,
  Match,
  type MatchFile,
  type RulesDifference,
  readMatchFile,
  seededSource,
} from '@tablewright/engine/host';
import { randomSetup } from '@tablewright/engine/laws';
import { root } from './parts.ts';

/** Matches recorded of each version of a game's rules. */
const MATCHES = 4;
/** A match is broken off after so many answers. */
const MOST_ANSWERS = 250;

/** What came of the matches that one version has recorded. */
interface Compared {
  readonly version: string;
  readonly matches: number;
  readonly answers: number;
  /** Matches that come out otherwise, by what differs first. */
  readonly otherwise: readonly { readonly id: string; readonly difference: RulesDifference }[];
}

/** Where matches are recorded, and who is told of it. */
export interface VersionDesk {
  readonly folder: string;
  readonly print: (line: string) => void;
}

/** That of the project. */
export const VERSIONS: VersionDesk = { folder: join(root, 'corpus/matches'), print: console.log };

/**
 * Replays the matches that every version of a game's rules has recorded by the rules of now, and
 * prints which rule has changed which outcome. Returns how many matches of the present version come
 * out otherwise: there should be none, as its number would have to rise.
 */
export function compareVersions(game: Game, desk: VersionDesk = VERSIONS): number {
  const { print } = desk;
  const versions = versionsOf(game.id, desk);
  if (versions.length === 0) print(`${game.id}: no matches are recorded`);
  let unsaid = 0;
  for (const version of versions) {
    const { matches, answers, otherwise } = compared(game, version, desk);
    const same = matches - otherwise.length;
    const rules =
      version === game.version ? `version ${version}, as it is here` : `version ${version}`;
    print(
      `${game.id}, ${rules}: ${same} of ${matches} matches come out the same, of ${answers} answers`,
    );
    for (const [rule, list] of byRule(otherwise)) {
      print(`  ${rule} changed ${list.length === 1 ? 'one match' : `${list.length} matches`}`);
      for (const { id, difference } of list) print(`    ${id}: ${differenceText(difference)}`);
    }
    if (version === game.version) unsaid += otherwise.length;
  }
  return unsaid;
}

/** Records matches of the present version of a game's rules, unless it has some already. */
export function recordVersion(game: Game, desk: VersionDesk = VERSIONS): void {
  const { print } = desk;
  const file = fileOf(game.id, game.version, desk);
  if (existsSync(file)) {
    print(`${game.id}, version ${game.version}: its matches are recorded already`);
    return;
  }
  const files = Array.from({ length: MATCHES }, (_, number) => played(game, number));
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, files.map((match) => `${JSON.stringify(match)}\n`).join(''));
  print(`${game.id}, version ${game.version}: ${files.length} matches recorded`);
}

function compared(game: Game, version: string, desk: VersionDesk): Compared {
  const files = matchesOf(fileOf(game.id, version, desk));
  const otherwise = files.flatMap((file) => {
    const found = compareRules(game, file);
    if (!found.ok) throw new Error(`${file.id}: ${found.error}`);
    return differencesIn(found.value).map((difference) => ({ id: file.id, difference }));
  });
  const answers = files.reduce((sum, file) => sum + file.answers.length, 0);
  return { version, matches: files.length, answers, otherwise };
}

/** What differs in the end; where nothing does, what else can be chosen. */
function differencesIn({ difference, asks }: Comparison): readonly RulesDifference[] {
  const first = difference ?? asks;
  return first === undefined ? [] : [first];
}

function byRule(otherwise: Compared['otherwise']): ReadonlyMap<string, Compared['otherwise']> {
  return Map.groupBy(otherwise, ({ difference }) => difference.rule ?? 'what cites no rule');
}

function versionsOf(id: string, { folder }: VersionDesk): readonly string[] {
  const own = join(folder, id);
  if (!existsSync(own)) return [];
  const names = readdirSync(own).filter((name) => name.endsWith('.jsonl'));
  return names
    .map((name) => name.slice(0, -'.jsonl'.length))
    .sort((one, other) => (isLaterVersion(one, other) ? 1 : -1));
}

function fileOf(id: string, version: string, { folder }: VersionDesk): string {
  return join(folder, id, `${version}.jsonl`);
}

function matchesOf(path: string): readonly MatchFile[] {
  const lines = readFileSync(path, 'utf8').split('\n').filter(Boolean);
  return lines.map((line, at) => {
    const read = readMatchFile(JSON.parse(line));
    if (!read.ok) throw new Error(`${path}, line ${at + 1}: ${read.error}`);
    return read.value;
  });
}

/** A match of bots with a fixed seed: some of them careless, some with all content. */
function played(game: Game, number: number): MatchFile {
  const names = number % 2 === 0 ? ['heuristic', 'random'] : ['heuristic'];
  const seed = `versions/${game.id}/${number}`;
  const random = seededSource(`${seed}/play`);
  const fixed = { ...game.unattended, ...game.brief, ...(number % 4 < 2 ? game.varied : {}) };
  const { seatCount, options } = randomSetup(game, random, fixed);
  const seats = Array.from({ length: seatCount }, (_, seat) => ({
    name: `Seat ${seat + 1}`,
    player: names[seat % names.length] ?? 'random',
  }));
  const setup = { id: `${game.id}-${number}`, seats, options };
  const created = Match.create(game, { ...setup, random: { kind: 'seeded', seed } });
  if (!created.ok) throw new Error(created.error.map(({ message }) => message).join('; '));
  const match = created.value;
  const policies = seats.map(({ player }) => policyNamed(game, player));
  while (!match.over && match.seq < MOST_ANSWERS) {
    const { state, choices } = match;
    const move = nextMove({ game, state, choices }, policies, random);
    if (move === undefined) throw new Error(`${match.id}: nobody may answer`);
    const done = match.submitAnswer(move.seat, move.slot, move.answer);
    if (!done.ok) throw new Error(`${match.id}: ${done.error.message}`);
  }
  return match.toFile();
}
