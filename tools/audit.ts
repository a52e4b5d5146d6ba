/**
 * Fails when a dependency that is shipped has a known hole of high weight. Where no registry tells
 * of holes, as offline or behind some mirrors, it says so and passes.
 */
import { spawnSync } from 'node:child_process';
import { root } from './parts.ts';

interface Audit {
  readonly vulnerabilities?: Readonly<
    Record<string, { readonly severity: string; readonly range: string }>
  >;
}

const GRAVE = new Set(['high', 'critical']);

const { stdout } = spawnSync(
  'npm',
  ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=15000'],
  { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' },
);
const { vulnerabilities } = JSON.parse(stdout || '{}') as Audit;
if (vulnerabilities === undefined) {
  console.log('No registry here tells of holes in dependencies; nothing was audited.');
} else {
  const grave = Object.entries(vulnerabilities).filter(([, { severity }]) => GRAVE.has(severity));
  for (const [name, { severity, range }] of grave) console.error(`${name} ${range}: ${severity}`);
  process.exitCode = grave.length === 0 ? 0 : 1;
}
