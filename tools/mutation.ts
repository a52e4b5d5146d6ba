/** `npm run mutation -- <part> [files]`: runs Stryker over one part, or over some of its files. */
import { spawn } from 'node:child_process';
import { mutationPart } from './mutation-parts.ts';

const [name, ...files] = process.argv.slice(2);
try {
  const part = mutationPart(name);
  const only = files.length === 0 ? [] : ['--mutate', files.join(',')];
  const stryker = spawn('stryker', ['run', 'stryker.config.mjs', ...only], {
    stdio: 'inherit',
    env: { ...process.env, MUTATION_PART: part.name },
  });
  stryker.on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
} catch (error) {
  if (!(error instanceof RangeError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
