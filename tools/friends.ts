/**
 * `npm run friends`: two browsers and a bot play a match of every game over lines that are cut at
 * everything, and a third browser watches. `npm test` does so with one game.
 */
import { spawn } from 'node:child_process';
import { root } from './parts.ts';

const played = 'apps/web/test/online-match.browser.test.ts';
spawn('vitest', ['run', '--project', 'browser', played, ...process.argv.slice(2)], {
  cwd: root,
  env: { ...process.env, EVERY_GAME: '1' },
  stdio: 'inherit',
  shell: process.platform === 'win32',
}).on('close', (code) => {
  process.exitCode = code ?? 1;
});
