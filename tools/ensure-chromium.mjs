// The browser tests drive a Chromium: the one at CHROMIUM_PATH, or Debian's at /usr/bin/chromium,
// which is installed here when we may. Plain JavaScript, like ensure-installed.mjs.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const path = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

if (!existsSync(path)) {
  if (process.env.CHROMIUM_PATH) {
    fail(`CHROMIUM_PATH says ${path}, and nothing is there.`);
  } else if (!isDebian() || process.getuid?.() !== 0) {
    fail(
      [
        'The browser tests need Chromium.',
        'On Debian or Ubuntu: sudo apt-get install chromium fonts-liberation',
        'Elsewhere: install Chromium or Chrome, and set CHROMIUM_PATH to its program.',
        'Without it: npm run check && npm run test:unit',
      ].join('\n'),
    );
  } else {
    installOnDebian();
  }
}

function isDebian() {
  return existsSync('/etc/debian_version') && readOs().match(/^ID=("?)debian\1$/m) !== null;
}

function readOs() {
  return existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
}

function installOnDebian() {
  console.log('Installing Chromium for the browser tests; this happens once...');
  aptGet('update');
  aptGet('install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation');
  if (!existsSync(path)) fail(`apt-get succeeded, and still nothing is at ${path}.`);
}

function aptGet(...args) {
  const { status, stdout, stderr, error } = spawnSync('apt-get', ['-qq', ...args], {
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (status !== 0) {
    fail(
      `apt-get ${args.join(' ')} failed:\n${error?.message ?? ''}${stdout ?? ''}${stderr ?? ''}`,
    );
  }
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
