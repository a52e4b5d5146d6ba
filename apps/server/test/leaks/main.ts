/**
 * `npm run leaks -- [--matches 1000] [--seed x] [--game id] [--follow 8]`: looks for what tells
 * secrets, in every game and in the toys of cards and of a master; with `--follow` also for what
 * answers bring to light.
 */
import { parseArgs } from 'node:util';
import { GAMES, loadGame } from '@tablewright/registry';
import { findLeaks } from './leaks.ts';
import { TOYS } from './toys.ts';

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '1000' },
    seed: { type: 'string', default: 'leaks' },
    game: { type: 'string' },
    follow: { type: 'string', default: '8' },
  },
});
let found = 0;
const ready = GAMES.filter(({ status }) => status === 'ready').map(({ id }) => loadGame(id));
for (const game of [...(await Promise.all(ready)), ...TOYS]) {
  const { id } = game;
  if (values.game !== undefined && values.game !== id) continue;
  const plan = {
    matches: Number(values.matches),
    seed: values.seed,
    mostAnswers: 3_000,
    followed: Number(values.follow),
  };
  const { leaks, ...report } = findLeaks(game, plan);
  console.log(JSON.stringify({ game: id, ...report, leaks: leaks.length }));
  for (const leak of leaks.slice(0, 20)) console.log(leak);
  found += leaks.length;
}
process.exit(found === 0 ? 0 : 1);
