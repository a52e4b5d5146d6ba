// Installs the dependencies when the lockfile, or what a workspace asks for, has changed since the
// last install. Plain JavaScript on purpose: it runs before anything is installed, on whatever
// Node the machine has.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stamp = join(root, 'node_modules', '.installed');
const windows = process.platform === 'win32';

const wanted = fingerprint();
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) install();

/** Everything that decides what an install brings, as one hash. */
function fingerprint() {
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}`);
  for (const file of ['package-lock.json', 'package.json', ...workspaceManifests()]) {
    const path = join(root, file);
    if (existsSync(path)) hash.update(file).update(readFileSync(path));
  }
  return hash.digest('hex');
}

function workspaceManifests() {
  const grouped = ['packages', 'games', 'apps'].flatMap((group) =>
    existsSync(join(root, group))
      ? readdirSync(join(root, group))
          .sort()
          .map((name) => join(group, name, 'package.json'))
      : [],
  );
  return [...grouped, join('bench', 'package.json')];
}

function install() {
  const command = existsSync(join(root, 'package-lock.json')) ? 'ci' : 'install';
  console.log(`Installing dependencies (npm ${command}); this happens once...`);
  const { status } = spawnSync('npm', [command, '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: windows,
  });
  if (status === 0 && !nodeIsThere()) {
    fail('The install brought no Node 24 for this machine. Install Node 24 and run it with that.');
  }
  if (status !== 0) {
    fail(
      [
        `npm ${command} failed; its own message stands above.`,
        'If it names the network: connect, or set a registry you can reach in your npm settings.',
        'If it says that package.json and package-lock.json differ: npm run lock brings them together.',
      ].join('\n'),
    );
  }
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, fingerprint());
}

/** The scripts run TypeScript, so they need Node 24, which the install puts in node_modules/.bin. */
function nodeIsThere() {
  if (Number(process.versions.node.split('.')[0]) >= 24) return true;
  return existsSync(join(root, 'node_modules', '.bin', windows ? 'node.cmd' : 'node'));
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
