import type { Part } from './parts.ts';

/**
 * The type-checking projects; see the comment at the head of each file. TypeScript 7 checks them in
 * a fraction of the time. What reads code (`check-flows.ts`, `scenario-pages.ts`) needs the compiler
 * as a library, which is TypeScript 6; both packages bring a command `tsc`, hence the path.
 */
export const typeParts: readonly Part[] = ['test', 'node', 'web', 'rules'].map((name) => ({
  name: `types of ${name}`,
  command: [
    'node',
    'node_modules/typescript-7/bin/tsc',
    ...['--project', `tsconfig.${name}.json`, '--pretty', 'false'],
  ],
}));

/** Everything that is checked without running the code. */
export const checkParts: readonly Part[] = [
  // The longest first, so that no processor waits for it at the end.
  {
    name: 'flows that never run',
    // It makes millions of short-lived objects: with more room for them it collects them seldom.
    command: [
      'node',
      '--min-semi-space-size=128',
      '--max-semi-space-size=128',
      'tools/check-flows.ts',
    ],
  },
  ...typeParts,
  {
    name: 'pages that say what the code says',
    command: ['node', 'tools/scenario-pages.ts', '--check'],
  },
  {
    name: 'arrows between packages',
    command: [
      'depcruise',
      '--config',
      '.dependency-cruiser.mjs',
      '--output-type',
      'err',
      '{packages,games,apps,bench,tools}',
    ],
  },
  { name: 'imports that a package.json names', command: ['node', 'tools/check-manifests.ts'] },
  { name: 'unused code', command: ['knip', '--no-progress', '--no-config-hints'] },
  {
    name: 'holes in dependencies, where a registry tells of them',
    command: ['node', 'tools/audit.ts'],
  },
  { name: 'lint and format', command: ['biome', 'ci', '--colors=off', '.'] },
];
