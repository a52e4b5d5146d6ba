import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { root } from './parts.ts';

interface Config {
  readonly forbidden: readonly { readonly name: string }[];
  readonly options: Readonly<Record<string, unknown>>;
}
const file: { readonly default: Config } = await import(`${root}/.dependency-cruiser.mjs`);
const config = file.default;

let folder: string;
const folders: string[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(root, 'node_modules/.circles-'));
  folders.push(folder);
});

afterAll(() => {
  for (const old of folders) rmSync(old, { recursive: true });
});

/** The files of the circle that `check:arrows` finds among these. */
async function circleIn(planted: Readonly<Record<string, string>>): Promise<readonly string[]> {
  for (const [name, text] of Object.entries(planted)) writeFileSync(join(folder, name), text);
  const { doNotFollow: _, exclude: __, tsConfig: ___, ...options } = config.options;
  const forbidden = config.forbidden.filter(({ name }) => name === 'no-circle');
  const { output } = await cruise(['.'], {
    ...options,
    baseDir: folder,
    validate: true,
    ruleSet: { forbidden },
  } as ICruiseOptions);
  const { summary } = output as ICruiseResult;
  const files = summary.violations.flatMap(({ cycle = [] }) => cycle.map((one) => one.name));
  return [...new Set(files)].sort();
}

test('files in a row are no circle', async () => {
  expect(
    await circleIn({
      'a.ts': "import { b } from './b.ts';\nexport const a = b;\n",
      'b.ts': 'export const b = 1;\n',
    }),
  ).toEqual([]);
});

test('a circle of two is found', async () => {
  expect(
    await circleIn({
      'a.ts': "import { b } from './b.ts';\nexport const a = () => b();\n",
      'b.ts': "import { a } from './a.ts';\nexport const b = () => a();\n",
    }),
  ).toEqual(['a.ts', 'b.ts']);
});

test('a circle of nine is found, one of them a re-export', async () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];
  const files = names.map((name, at) => {
    const next = names[(at + 1) % names.length];
    const text =
      name === 'e'
        ? `export { ${next} as e } from './${next}.ts';\n`
        : `import { ${next} } from './${next}.ts';\nexport const ${name} = () => ${next}();\n`;
    return [`${name}.ts`, text];
  });
  expect(await circleIn(Object.fromEntries(files))).toEqual(names.map((name) => `${name}.ts`));
});

test('a circle of types alone is found', async () => {
  expect(
    await circleIn({
      'a.ts': "import type { B } from './b.ts';\nexport interface A { b?: B }\n",
      'b.ts': "import type { A } from './a.ts';\nexport interface B { a?: A }\n",
    }),
  ).toEqual(['a.ts', 'b.ts']);
});
