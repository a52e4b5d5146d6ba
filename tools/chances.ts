/**
 * Counts how often tables of a game that is won or lost together are won, and writes it into
 * `games/<game>/chances.json`, from which the form of a new table tells it. Takes some minutes.
 *
 *     npm run chances            all games that have chances
 *     npm run chances -- bingo-adventure
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Game, OptionSpec } from '@tablewright/engine';
import { type Chances, chanceKey } from '@tablewright/engine/table-plan';
import { simulate } from '@tablewright/lab';
import { GAMES } from '@tablewright/registry';
import { root } from './parts.ts';

const [only] = process.argv.slice(2);
for (const entry of GAMES) {
  if (entry.status !== 'ready' || (only !== undefined && only !== entry.id)) continue;
  const chances = (await entry.loadPlan?.())?.PLAN.chances;
  if (chances === undefined) continue;
  const counted = countedOf(await entry.load(), chances);
  const file = join(root, 'games', entry.id, 'chances.json');
  writeFileSync(file, `${JSON.stringify(counted, null, 2)}\n`);
  console.log(`${file}: ${Object.keys(counted.won).length} tables`);
}

/** The same tables, counted by the rules of now. */
function countedOf(game: Game, { bots, seed, matches, options }: Chances): Chances {
  const won: Record<string, number> = {};
  const tables = combinations(options.map((name) => valuesOf(game.options[name])));
  for (let seats = game.seats.min; seats <= game.seats.max; seats += 1) {
    for (const values of tables) {
      const key = chanceKey(seats, values);
      const plan = {
        matches,
        seed,
        seats: Array.from({ length: seats }, () => bots),
        options: Object.fromEntries(options.map((name, at) => [name, values[at]])),
        withoutCounters: true,
      };
      // All win together, so the first seat stands for the table.
      won[key] = simulate(game, plan).seats[0]?.[bots]?.wins ?? 0;
      console.error(`${key}: ${won[key]}`);
    }
  }
  return { rulesVersion: game.version, bots, seed, matches, options, won };
}

function valuesOf(spec: OptionSpec | undefined): readonly unknown[] {
  switch (spec?.kind) {
    case 'choice':
      return spec.values;
    case 'flag':
      return [false, true];
    case 'number':
      return Array.from({ length: spec.max - spec.min + 1 }, (_, at) => spec.min + at);
    default:
      throw new Error('only a choice, a flag or a number has values to count');
  }
}

function combinations(lists: readonly (readonly unknown[])[]): readonly (readonly unknown[])[] {
  return lists.reduce<readonly (readonly unknown[])[]>(
    (begun, list) => begun.flatMap((one) => list.map((value) => [...one, value])),
    [[]],
  );
}
