import { expect, test } from 'vitest';
import { WARDMASTER as CLASS } from './index.ts';

const { abilities: WARDMASTER } = CLASS;

test('[KC-WRD-01] three features, six at-wills, three Encounter powers to pick from', () => {
  expect(WARDMASTER.map(({ id }) => id)).toEqual([
    'wardmaster',
    ...['motile-ward', 'reflective-ward', 'capacitive-ward'].map((pick) => `wardmaster/${pick}`),
    ...[
      'costly-ward',
      'toxic-ward',
      'power-transference',
      'shrinking-robes',
      'ward-boost',
      'ward-bash',
    ].map((pick) => `wardmaster/${pick}`),
    ...['ward-wall', 'sight-ward', 'entry-ward'].map((pick) => `wardmaster/${pick}`),
  ]);
});
