import { spawn } from 'node:child_process';
import { type Dirent, existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What the web table is built from. */
const SOURCES = ['apps/web', 'packages', 'games', 'package-lock.json'];
const NOT_SOURCES = new Set(['dist', 'node_modules', 'test', 'playthroughs']);

/** The web table was never built, or a source of it is newer than what was built. */
export function isWebStale(root: string): boolean {
  const page = join(root, 'apps/web/dist/index.html');
  if (!existsSync(page)) return true;
  const builtAt = statSync(page).mtimeMs;
  return SOURCES.some((source) => isNewer(join(root, source), builtAt));
}

/** Builds the web table. Rejects with what the build printed when it fails. */
export function buildWeb(root: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['run', '--silent', 'build', '--workspace', '@tablewright/web'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`The web table could not be built:\n${output.trim()}`));
    });
  });
}

function isNewer(path: string, time: number): boolean {
  if (!existsSync(path)) return false;
  if (!statSync(path).isDirectory()) return statSync(path).mtimeMs > time;
  return readdirSync(path, { withFileTypes: true }).some(
    (entry) => isSource(entry) && isNewer(join(path, entry.name), time),
  );
}

function isSource({ name }: Dirent): boolean {
  return !NOT_SOURCES.has(name) && !/\.test\.tsx?$/.test(name) && !name.startsWith('.');
}
