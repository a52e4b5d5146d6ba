/**
 * `npm run leaks -- [--matches 1000] [--seed x] [--game id] [--follow 8]`: looks for what tells
 * secrets; with `--follow` also for what answers bring to light.
 */
import { parseArgs } from 'node:util';
import { GAMES, loadGame } from '@tablewright/registry';
import { findLeaks } from './leaks.ts';

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '1000' },
    seed: { type: 'string', default: 'leaks' },
    game: { type: 'string' },
    follow: { type: 'string', default: '8' },
  },
});
let found = 0;
for (const { id, status } of GAMES) {
  if (status !== 'ready' || (values.game !== undefined && values.game !== id)) continue;
  const plan = {
    matches: Number(values.matches),
    seed: values.seed,
    mostAnswers: 3_000,
    followed: Number(values.follow),
  };
  const { leaks, ...report } = findLeaks(await loadGame(id), plan);
  console.log(JSON.stringify({ game: id, ...report, leaks: leaks.length }));
  for (const leak of leaks.slice(0, 20)) console.log(leak);
  found += leaks.length;
}
process.exit(found === 0 ? 0 : 1);
