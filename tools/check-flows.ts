/** Fails when a flow is made and never run: `t.damage(target, 3)` without its `yield*`. */
import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { findLostFlows } from './lost-flows.ts';

const root = dirname(import.meta.dirname);
const folders = ['packages', 'games', 'apps', 'bench'].map((name) => join(root, name));

const base = ts.readConfigFile(join(root, 'tsconfig.test.json'), ts.sys.readFile);
const { options } = ts.parseJsonConfigFileContent(base.config, ts.sys, root);
const files = folders
  .filter((folder) => existsSync(folder))
  .flatMap((folder) =>
    ts.sys.readDirectory(folder, ['.ts', '.tsx'], ['**/node_modules', '**/dist'], undefined),
  )
  .filter((file) => !file.endsWith('.d.ts'));

const program = ts.createProgram(files, { ...options, incremental: false, noCheck: true });
const wanted = new Set(files);
const sources = program.getSourceFiles().filter(({ fileName }) => wanted.has(fileName));
const lost = findLostFlows(program, sources);

for (const { file, line, code, advice } of lost) {
  console.error(`${relative(root, file)}:${line}  ${code}\n    never runs; ${advice}`);
}
console.log(`${sources.length} files read, ${lost.length} flows never run`);
process.exitCode = lost.length === 0 ? 0 : 1;
