/**
 * Plays matches with fixed seeds and holds everything that anybody is told against what
 * `corpus/<game>.txt` has of them: events, choices, views, outcomes. It shows whether a change of
 * the code changed a game.
 *
 *     npm run corpus                            compares all games
 *     npm run corpus -- kazzam --only 12        compares one match
 *     npm run corpus -- kazzam --only 12 --trail FILE   writes it answer by answer, to compare
 *                                               with another checkout
 *     npm run corpus -- --write                 records them anew
 *
 * With `--versions` it replays whole matches that every version of the rules has recorded in
 * `corpus/matches/<game>/<version>.jsonl` by the rules of now, and says which rule has changed which
 * outcome; with `--versions --write` it records those of the present version, once.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { nextMove, policyNamed } from '@tablewright/bots';
import { canonicalJson, type Game, SPECTATOR } from '@tablewright/engine';
import { choiceView, Match, seededSource, toWire } from '@tablewright/engine/host';
import { randomSetup } from '@tablewright/engine/laws';
import { GAMES, loadGame } from '@tablewright/registry';
import { root } from './parts.ts';
import { compareVersions, recordVersion } from './rule-versions.ts';

/** Matches recorded of each game. */
const MATCHES = 200;
/** Views are compared only after every so many answers, since they are large. */
const LOOK_EVERY = 12;
/** A match is broken off after so many answers. */
const MOST_ANSWERS = 4_000;

/**
 * Fields of views that are inner workings of the rules while a step runs. What players see does
 * not depend on them.
 */
const INNER: ReadonlySet<string> = new Set([
  'assault',
  'things',
  'underway',
  'command',
  'compelled',
  'descending',
]);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    write: { type: 'boolean', default: false },
    versions: { type: 'boolean', default: false },
    only: { type: 'string' },
    trail: { type: 'string' },
  },
});

let different = 0;
function playable(): readonly string[] {
  return GAMES.filter(({ status }) => status === 'ready').map((game) => game.id);
}

async function compare(id: string): Promise<void> {
  const game = await loadGame(id);
  if (values.versions) {
    if (values.write) recordVersion(game);
    else different += compareVersions(game);
    return;
  }
  const file = join(root, 'corpus', `${id}.txt`);
  const numbers =
    values.only === undefined ? Array.from({ length: MATCHES }, (_, at) => at) : [+values.only];
  if (values.write) {
    mkdirSync(join(root, 'corpus'), { recursive: true });
    writeFileSync(file, `${numbers.map((number) => lineOf(game, number)).join('\n')}\n`);
    console.log(`${id}: ${numbers.length} matches recorded`);
    return;
  }
  const known = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  let equal = 0;
  for (const number of numbers) {
    const now = lineOf(game, number);
    if (now === known[number]) {
      equal += 1;
      continue;
    }
    different += 1;
    console.log(`${id}, match ${number}\n  was ${known[number] ?? 'not recorded'}\n  is  ${now}`);
  }
  console.log(`${id}: ${equal} of ${numbers.length} matches as recorded`);
}

/** One match as a line: its number, who plays, how many answers, and a hash of each stream. */
function lineOf(game: Game, number: number): string {
  const names = number % 2 === 0 ? ['heuristic', 'random'] : ['heuristic'];
  const random = seededSource(`corpus/${game.id}/${number}/play`);
  const fixed = { ...game.unattended, ...(number % 4 < 2 ? game.varied : {}) };
  const { seatCount, options, documents } = randomSetup(game, random, fixed);
  const seats = Array.from({ length: seatCount }, (_, seat) => ({
    name: `Seat ${seat + 1}`,
    player: names[seat % names.length] ?? 'random',
  }));
  const created = Match.create(game, {
    id: `corpus/${number}`,
    seats,
    options,
    documents,
    random: { kind: 'seeded', seed: `corpus/${game.id}/${number}` },
  });
  if (!created.ok) throw new Error(created.error.map(({ message }) => message).join('; '));
  const match = created.value;
  const policies = seats.map(({ player }) => policyNamed(game, player));
  const course = new Course(match);
  course.look();
  while (!match.over && match.seq < MOST_ANSWERS) {
    const { state, choices } = match;
    const move = nextMove({ game, state, choices }, policies, random);
    const choice = move && choices[move.slot];
    if (move === undefined || choice === undefined)
      throw new Error(`${game.id}, match ${number}: nobody may answer`);
    course.note('answer', toWire(choice, move.answer));
    const done = match.submitAnswer(move.seat, move.slot, move.answer);
    if (!done.ok) throw new Error(`${game.id}, match ${number}: ${done.error.message}`);
    course.look();
  }
  course.note('outcome', match.outcome ?? null);
  if (values.trail !== undefined) writeFileSync(values.trail, course.trail.join('\n'));
  const who = names.length === 1 ? names[0] : 'mixed';
  return [number, `${seatCount} ${who}`, match.seq, ...course.hashes()].join(' ');
}

/** The streams of a match: answers, events, choices, views, outcome. */
class Course {
  /** Every line that was hashed. */
  readonly trail: string[] = [];
  readonly #match: Match;
  readonly #streams = new Map(
    ['answer', 'event', 'choice', 'view', 'outcome'].map((name) => [name, createHash('sha256')]),
  );
  #heard = 0;

  constructor(match: Match) {
    this.#match = match;
  }

  /** Records what is new since the last call. */
  look(): void {
    const { events, choices, secret, seq, game, state } = this.#match;
    for (; this.#heard < events.length; this.#heard += 1) this.note('event', events[this.#heard]);
    for (const [slot, choice] of choices.entries()) {
      this.note('choice', [secret, choiceView(choice, slot)]);
    }
    if (seq % LOOK_EVERY !== 0 && !this.#match.over) return;
    for (let observer = SPECTATOR; observer < this.#match.seats.length; observer += 1) {
      this.note('view', game.view(state, observer));
    }
  }

  note(stream: string, what: unknown): void {
    const outer = stream === 'view' ? withoutInner(what as object) : what;
    const line = canonicalJson(outer);
    this.#streams.get(stream)?.update(line).update('\n');
    if (values.trail !== undefined) this.trail.push(`${this.#match.seq} ${stream} ${line}`);
  }

  /** A short hash of each stream. */
  hashes(): readonly string[] {
    return [...this.#streams].map(([name, hash]) => `${name} ${hash.digest('hex').slice(0, 12)}`);
  }
}

function withoutInner(view: object): object {
  return Object.fromEntries(Object.entries(view).filter(([field]) => !INNER.has(field)));
}

for (const id of positionals.length > 0 ? positionals : playable()) await compare(id);
if (different > 0) process.exitCode = 1;
