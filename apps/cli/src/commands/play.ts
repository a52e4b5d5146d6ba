import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { policyNamed, policyNames } from '@tablewright/bots';
import type { Game } from '@tablewright/engine';
import { commitmentOf, Match, type RandomSpec, seededSource } from '@tablewright/engine/host';
import { EXIT, type ExitCode, WrongInput } from '../exit.ts';
import { type Catalogue, commaList, gameNamed, settings } from '../input.ts';
import type { Io } from '../io.ts';
import { lineAsker } from '../play/line-asker.ts';
import { Session } from '../play/session.ts';
import { speakerFor, tongueOf } from '../told.ts';
import { ending } from './replay.ts';

interface PlayFlags {
  readonly json: boolean;
  /** `human` or a bot's name for each seat. */
  readonly seats?: string | undefined;
  readonly names?: string | undefined;
  readonly option: readonly string[];
  /** Makes the dice repeatable; without it they are secret and can be proven afterwards. */
  readonly seed?: string | undefined;
  readonly save?: string | undefined;
  /** The language of the game's words; the program's own stay English. */
  readonly language: string;
}

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dov', 'Elin', 'Finn', 'Gita', 'Hugo'];

/** Plays a whole match in the terminal, people and bots mixed. */
export async function play(
  io: Io,
  catalogue: Catalogue,
  id: string,
  flags: PlayFlags,
): Promise<ExitCode> {
  const game = await gameNamed(catalogue, id);
  const tongue = await tongueOf(game, flags.language);
  const players = flags.seats === undefined ? usualSeats(game) : commaList('seats', flags.seats);
  const known = ['human', ...policyNames(game)];
  for (const player of players) {
    if (!known.includes(player)) {
      throw new WrongInput(`--seats takes ${known.join(', ')}, not "${player}"`);
    }
  }
  const names = flags.names === undefined ? [] : commaList('names', flags.names);
  if (names.length > players.length) {
    throw new WrongInput(`--names has ${names.length} names for ${players.length} seats`);
  }
  const random = drawsFrom(flags.seed);
  const created = Match.create(game, {
    id: flags.seed === undefined ? `play-${randomBytes(4).toString('hex')}` : `play-${flags.seed}`,
    seats: players.map((player, seat) => ({
      name: names[seat] ?? NAMES[seat] ?? `Seat ${seat + 1}`,
      player,
    })),
    options: settings(flags.option),
    random,
  });
  if (!created.ok) throw new WrongInput(created.error.map(({ message }) => message).join('; '));
  const match = created.value;
  greet(io, match, flags.json);
  const policies = players.map((name) => (name === 'human' ? undefined : policyNamed(game, name)));
  const thinking = seededSource(`${flags.seed ?? randomBytes(16).toString('hex')}/bots`);
  const asker =
    io.interactive && !flags.json
      ? (await import('../play/menu-asker.ts')).menuAsker(io)
      : lineAsker(io, flags.json);
  const session = new Session(
    io,
    match,
    asker,
    policies,
    thinking,
    flags.json,
    speakerFor(game, match.seats, tongue, match),
  );
  const end = await session.play().finally(() => keep(io, match, flags));
  if (end === 'over') {
    const { outcome } = match;
    io.out(
      flags.json ? JSON.stringify({ type: 'outcome', ...outcome }) : ending(game, match, tongue),
    );
    return EXIT.fine;
  }
  if (end === 'quit') return EXIT.fine;
  throw new WrongInput(`the input ended after ${match.seq} answers, before the match was over`);
}

function usualSeats(game: Game): string[] {
  const bot = Object.hasOwn(game.bots, 'heuristic') ? 'heuristic' : 'random';
  return Array.from({ length: game.seats.default }, (_, seat) => (seat === 0 ? 'human' : bot));
}

function drawsFrom(seed: string | undefined): RandomSpec {
  if (seed !== undefined) return { kind: 'seeded', seed };
  const secret = randomBytes(32).toString('hex');
  return { kind: 'keyed', commitment: commitmentOf(secret), secret, contributions: [], chain: 2 };
}

function greet(io: Io, match: Match, json: boolean): void {
  const { random, seats, game } = match;
  if (json) {
    const shown = random.kind === 'keyed' ? { commitment: random.commitment } : random;
    const { options } = match;
    io.out(JSON.stringify({ type: 'begin', game: game.id, seats, options, random: shown }));
    return;
  }
  const players = seats.map(({ name, player }) =>
    player === 'human' ? name : `${name} (${player})`,
  );
  io.out(`${game.title}: ${players.join(', ')}`);
  if (random.kind === 'keyed') io.out(`The dice are promised as ${random.commitment}`);
}

async function keep(io: Io, match: Match, { save, json }: PlayFlags): Promise<void> {
  if (save === undefined) return;
  try {
    const file = match.toFile({ withSecret: true });
    await writeFile(save, `${JSON.stringify(file, undefined, 2)}\n`);
  } catch (thrown) {
    throw new WrongInput(`${save} cannot be written (${(thrown as NodeJS.ErrnoException).code})`);
  }
  if (!json) io.err(`The match is in ${save}.`);
}
