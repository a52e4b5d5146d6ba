/**
 * `npm run leaks -- [--matches 1000] [--from 0] [--seed x] [--game id] [--answers 3000] [--follow 8]`: looks for what
 * tells secrets, in every game and in the toys of cards and of a master; with `--follow` also for what answers bring to
 * light. A match of a report is looked at again by its number: `--from 170 --matches 1`.
 */
import { parseArgs } from 'node:util';
import { GAMES, loadGame } from '@tablewright/registry';
import { findLeaks } from './leaks.ts';
import { TOYS } from './toys.ts';

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '1000' },
    seed: { type: 'string', default: 'leaks' },
    from: { type: 'string', default: '0' },
    game: { type: 'string' },
    answers: { type: 'string', default: '3000' },
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
    from: Number(values.from),
    withSense: true,
    mostAnswers: Number(values.answers),
    followed: Number(values.follow),
  };
  const { leaks, ...report } = findLeaks(game, plan);
  console.log(JSON.stringify({ game: id, ...report, leaks: leaks.length }));
  for (const leak of leaks.slice(0, 20)) console.log(leak);
  found += leaks.length;
}
process.exit(found === 0 ? 0 : 1);
