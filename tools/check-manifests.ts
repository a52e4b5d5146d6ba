/**
 * Fails when a workspace imports another that its package.json does not name. npm puts every
 * workspace within reach of every other, so only this keeps the manifests true.
 */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { root } from './parts.ts';

interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

const unlisted = globSync(['{packages,games,apps}/*/package.json', 'bench/package.json'], {
  cwd: root,
}).flatMap((path) => unlistedImports(dirname(path)));

for (const line of unlisted) console.error(line);
process.exitCode = unlisted.length === 0 ? 0 : 1;

function unlistedImports(folder: string): string[] {
  const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;
  const shipped = { ...manifest.dependencies, ...manifest.peerDependencies };
  return globSync('**/*.{ts,tsx}', {
    cwd: join(root, folder),
    exclude: ['**/node_modules', '**/dist'],
  }).flatMap((file) => {
    const listed = isTest(file) ? { ...shipped, ...manifest.devDependencies } : shipped;
    return workspacesImportedBy(join(root, folder, file))
      .filter((name) => name !== manifest.name && !(name in listed))
      .map((name) => `${folder}/${file} imports ${name}; add it to ${folder}/package.json`);
  });
}

function workspacesImportedBy(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'), true, true);
  const names = importedFiles
    .filter(({ fileName }) => fileName.startsWith('@tablewright/'))
    .map(({ fileName }) => fileName.split('/').slice(0, 2).join('/'));
  return [...new Set(names)];
}

function isTest(file: string): boolean {
  return /\.test\.tsx?$|^test\//.test(file);
}
