import type { Part } from './parts.ts';

/** The type-checking projects; see the comment at the head of each file. */
export const typeParts: readonly Part[] = ['rules', 'node', 'web', 'test'].map((name) => ({
  name: `types of ${name}`,
  command: ['tsc', '--project', `tsconfig.${name}.json`, '--pretty', 'false'],
}));

/** Everything that is checked without running the code. */
export const checkParts: readonly Part[] = [
  // The longest first, so that no processor waits for it at the end.
  { name: 'flows that never run', command: ['node', 'tools/check-flows.ts'] },
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
      '{packages,games,apps,bench}',
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
