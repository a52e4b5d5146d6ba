import { expect, test } from 'vitest';
import { POWERS } from '../content/classes.ts';
import { costFacts, placesIn } from './index.ts';

/** The forms of a power's pattern, row by row. */
function drawn(id: string): readonly string[] {
  const power = POWERS.get(id);
  const cost = power && costFacts(power.cost);
  if (cost?.kind !== 'pattern') throw new Error(`${id} is not paid with a pattern`);
  return cost.forms.map((form) =>
    placesIn(form)
      .map((row) => row.join(' '))
      .join(', '),
  );
}

test('[BA-PATT-01] draws each pattern in its printed form, and all forms that no turn makes equal', () => {
  expect(drawn('fan')).toEqual(['any any dot, any dot any, dot any any']);
  expect(drawn('float-and-sting')).toEqual([
    'dot, dot, dot',
    'dot any any, any dot any, any any dot',
  ]);
  expect(drawn('hide')).toHaveLength(3);
});
