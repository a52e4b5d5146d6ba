import type { GameNames } from './names.ts';

const IMPORT = /^import .* from '(@tablewright\/[^']+)';$/;

/** The registry's `index.ts` with one more game, the last of those that can be played. */
export function registered(source: string, { id, variable }: GameNames): string {
  const lines = source.split('\n');
  const module = `@tablewright/${id}/manifest`;
  const before = lines.findIndex((line) => (IMPORT.exec(line)?.[1] ?? '') > module);
  const at = before >= 0 ? before : lines.findLastIndex((line) => IMPORT.test(line)) + 1;
  lines.splice(at, 0, `import { manifest as ${variable} } from '${module}';`);
  const list = lines.findIndex((line) => line.startsWith('export const MANIFESTS'));
  const end = lines.indexOf('];', list);
  if (list < 0 || end < 0) throw new Error('the registry has no list of manifests');
  lines.splice(end, 0, `  ${variable},`);
  return lines.join('\n');
}

/** A manifest of npm with one more dependency on a workspace, in the order of names. */
export function depending(manifest: string, name: string): string {
  const read = JSON.parse(manifest) as { dependencies?: Record<string, string> };
  const dependencies = Object.entries({ ...read.dependencies, [name]: '*' });
  read.dependencies = Object.fromEntries(dependencies.sort(([a], [b]) => (a < b ? -1 : 1)));
  return `${JSON.stringify(read, undefined, 2)}\n`;
}

const PAGE_LINE = /^- \[[^\]]+\]\(scenarios\/[^)]+\.md\)/;

/** The page on the format of scenarios, with the page of one more game below those that it lists. */
export function listing(page: string, { id, title }: GameNames): string {
  const lines = page.split('\n');
  const last = lines.findLastIndex((line) => PAGE_LINE.test(line));
  if (last < 0) throw new Error('docs/scenarios.md lists no pages');
  const ended = lines[last]?.endsWith('.') === true;
  if (ended) lines[last] = `${lines[last]?.slice(0, -1)};`;
  const line = `- [${title}](scenarios/${id}.md): its positions, choices, events`;
  lines.splice(last + 1, 0, `${line}${ended ? '.' : ';'}`);
  return lines.join('\n');
}
