/** `npm run tables -- <command>`: looks after the tables of a server. */
import { join } from 'node:path';
import { loadGame } from '@tablewright/registry';
import { placeBelow, readSettings } from '../settings.ts';
import { printErr as err, printOut as out } from './print.ts';
import { runProgram } from './program.ts';

const root = join(import.meta.dirname, '../../../..');

process.exitCode = await runProgram(
  {
    out,
    err,
    env: process.env,
    context: () => {
      const { place, retention } = readSettings(process.env);
      const games = (id: string) => loadGame(id).catch(() => undefined);
      return { place: placeBelow(root, place), retention, out, err, games, now: Date.now };
    },
  },
  process.argv.slice(2),
);
