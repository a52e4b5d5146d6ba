/**
 * `npm run mutation -- <part> [files] [--sample N] [--seed S]`: runs Stryker over one part, or over some
 * of its files, or over N passages of it that are drawn at random: a whole large game takes a day.
 */
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { mutationPart } from './mutation-parts.ts';
import { passagesOf } from './passages.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: 'string' }, seed: { type: 'string', default: '1' } },
});
const [name, ...files] = positionals;
try {
  const part = mutationPart(name);
  const chosen =
    values.sample === undefined
      ? files
      : passagesOf(part.mutate, { count: Number(values.sample), seed: values.seed });
  const only = chosen.length === 0 ? [] : ['--mutate', chosen.join(',')];
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
