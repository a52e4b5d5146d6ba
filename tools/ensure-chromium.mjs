// The browser tests drive a Chromium: the one at CHROMIUM_PATH, or Debian's, which is installed here
// when we may: the browser, and its shell without windows, which is a fifth faster and can be
// missing. Plain JavaScript, like ensure-installed.mjs.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const path = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const shell = '/usr/bin/chromium-headless-shell';
const mayInstall = isDebian() && process.getuid?.() === 0;

if (process.env.CHROMIUM_PATH) {
  if (!existsSync(path)) fail(`CHROMIUM_PATH says ${path}, and nothing is there.`);
} else if (mayInstall && !(existsSync(path) && existsSync(shell))) {
  installOnDebian();
} else if (!existsSync(path)) {
  fail(
    [
      'The browser tests need Chromium.',
      'On Debian or Ubuntu: sudo apt-get install chromium fonts-liberation',
      'Elsewhere: install Chromium or Chrome, and set CHROMIUM_PATH to its program.',
      'Without it: npm run check && npm run test:unit',
    ].join('\n'),
  );
}

function isDebian() {
  return existsSync('/etc/debian_version') && readOs().match(/^ID=("?)debian\1$/m) !== null;
}

function readOs() {
  return existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
}

function installOnDebian() {
  console.log('Installing Chromium for the browser tests; this happens once...');
  const packages = ['chromium', 'chromium-headless-shell', 'fonts-liberation'];
  const problem =
    aptGet('update') ?? aptGet('install', '-y', '--no-install-recommends', ...packages);
  if (problem !== undefined) {
    if (!existsSync(path)) fail(problem);
    console.log(`${problem}\nThe tests go on with the Chromium that is there.`);
  } else if (!existsSync(path)) fail(`apt-get succeeded, and still nothing is at ${path}.`);
}

/** Runs apt-get; returns what went wrong. */
function aptGet(...args) {
  const { status, stdout, stderr, error } = spawnSync('apt-get', ['-qq', ...args], {
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (status === 0) return undefined;
  return `apt-get ${args.join(' ')} failed:\n${error?.message ?? ''}${stdout ?? ''}${stderr ?? ''}`;
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
