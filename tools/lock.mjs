// Brings package-lock.json up to date with the manifests, for every platform.
//
// A package that ships one binary for each platform names them all as optional dependencies. npm
// leaves out of the lockfile those that the registry in use does not carry, and npm ci then refuses
// the lockfile, here and everywhere else. They are put back: their versions are pinned by their
// parent, and their platform stands in their name.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const lockfile = join(root, 'package-lock.json');

const { status } = spawnSync('npm', ['install', '--package-lock-only', '--loglevel=error'], {
  cwd: root,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
if (status !== 0) process.exit(1);

const lock = JSON.parse(readFileSync(lockfile, 'utf8'));
const added = addMissing(lock.packages);
lock.packages = inOrder(lock.packages);
writeFileSync(lockfile, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`package-lock.json: ${Object.keys(lock.packages).length} packages, ${added} put back`);

function addMissing(packages) {
  let added = 0;
  for (const [path, entry] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      if (isLocked(packages, path, name)) continue;
      if (!/^\d+\.\d+\.\d+$/.test(version)) {
        console.error(
          `${path} asks for ${name}@${version}: not in the registry, and no one version`,
        );
        process.exitCode = 1;
        continue;
      }
      packages[`node_modules/${name}`] = {
        version,
        ...inOrder({ ...platformOf(name), ...(entry.dev && { dev: true }), optional: true }),
      };
      added += 1;
    }
  }
  return added;
}

/** npm looks for a package inside the one that asks, then ever further out. */
function isLocked(packages, from, name) {
  const parts = from.split('/');
  return [from, ...parts.map((_, length) => parts.slice(0, length).join('/'))].some(
    (folder) => join(folder, 'node_modules', name).replaceAll('\\', '/') in packages,
  );
}

function platformOf(name) {
  const find = (...known) => known.find((word) => new RegExp(`[-/]${word}(-|$)`).test(name));
  const os = find('android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32');
  const cpu = find('arm64', 'arm', 'ia32', 'ppc64', 'riscv64', 's390x', 'x64');
  const libc = find('gnu', 'musl');
  return {
    ...(cpu ? { cpu: [cpu] } : {}),
    ...(os === 'linux' && libc ? { libc: [libc === 'gnu' ? 'glibc' : 'musl'] } : {}),
    ...(os ? { os: [os] } : {}),
  };
}

function inOrder(object) {
  return Object.fromEntries(Object.entries(object).sort(([a], [b]) => a.localeCompare(b, 'en')));
}
