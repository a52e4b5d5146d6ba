import type { Documents } from '../documents/kinds.ts';
import { sampleDocuments } from '../documents/sample.ts';
import type { Game } from '../game.ts';
import { type OptionSpec, type OptionsSchema, type OptionValues, readOptions } from '../options.ts';
import type { RandomSource } from '../random/source.ts';

type Chance = Pick<RandomSource, 'index'>;

/** Drawn settings that the game refuses are drawn again this often before defaults are taken. */
const ATTEMPTS = 40;

/** A number of seats and settings that the game accepts. */
export interface RandomSetup {
  readonly seatCount: number;
  readonly options: OptionValues<OptionsSchema>;
  /** What goes into the match; nothing where the game takes none. */
  readonly documents?: Documents | undefined;
}

/**
 * Draws a number of seats, settings and documents. Half of all settings keep their default; `fixed` ones and
 * those that the game wants for unattended play are never drawn.
 * Throws if the game refuses even its defaults for every number of seats drawn.
 */
export function randomSetup(
  game: Game,
  random: Chance,
  fixed: Readonly<Record<string, unknown>> = {},
): RandomSetup {
  const { min, max } = game.seats;
  const held = { ...game.unattended, ...fixed };
  let refused = '';
  for (let attempt = 0; attempt <= ATTEMPTS; attempt += 1) {
    const seatCount =
      attempt < ATTEMPTS ? min + random.index(max - min + 1, 'seats') : game.seats.default;
    const drawn: Record<string, unknown> = {};
    for (const [name, spec] of Object.entries(game.options)) {
      if (attempt < ATTEMPTS && random.index(2, 'keep') === 1) drawn[name] = draw(spec, random);
    }
    const read = readOptions(game.options, { ...drawn, ...held });
    if (!read.ok) {
      refused = read.error.map(({ message }) => message).join('; ');
      continue;
    }
    const problems = game.checkOptions?.(read.value, seatCount) ?? [];
    if (problems.length === 0) {
      const documents = sampleDocuments(game, read.value, seatCount, random);
      return { seatCount, options: read.value, ...(documents === undefined ? {} : { documents }) };
    }
    refused = problems.map(({ message }) => message).join('; ');
  }
  throw new Error(`${game.id} refuses these settings: ${refused}`);
}

function draw(spec: OptionSpec, random: Chance): unknown {
  switch (spec.kind) {
    case 'choice':
      return spec.values[random.index(spec.values.length, 'value')];
    case 'flag':
      return random.index(2, 'value') === 1;
    case 'number':
      return spec.min + random.index(Math.min(spec.max, sensible(spec)) - spec.min + 1, 'value');
    case 'list': {
      const { values } = spec;
      if (values === undefined) return spec.default;
      const count = random.index(Math.min(spec.max, values.length) + 1, 'count');
      const rest = [...values];
      return Array.from(
        { length: count },
        () => rest.splice(random.index(rest.length, 'value'), 1)[0],
      );
    }
  }
}

/** The largest number worth drawing: what allows thousands of rounds would only play longer. */
function sensible({ min, default: usual }: OptionSpec & { kind: 'number' }): number {
  return usual === 'none' ? min + 200 : Math.max(min + 8, 2 * usual);
}
