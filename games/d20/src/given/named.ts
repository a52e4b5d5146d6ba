import { didYouMean } from '@tablewright/engine';
import { wrong } from '@tablewright/engine/given';
import type { Creature, D20State } from '../model.ts';

/** What a creature may be called: its name as it is, or as an id is written, with its number if it has one. */
function namesOf({ name, number, block }: Creature): readonly string[] {
  const plain = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const names = [name, plain, ...(block === undefined ? [] : [block])];
  return number === 0 ? names : names.flatMap((one) => [`${one} ${number}`, one]);
}

/**
 * The number of a creature that is called so: `Bryn Oakshield`, `bryn-oakshield`, `goblin-raider 2`.
 * @throws GivenError if nobody or more than one is called so
 */
export function creatureNamed(
  { creatures }: Pick<D20State, 'creatures'>,
  value: unknown,
  key: string,
): number {
  if (typeof value !== 'string') return wrong(key, 'must be a creature: its number or its name');
  const called = creatures.filter((one) => namesOf(one).includes(value));
  const [only] = called;
  if (only !== undefined && called.length === 1) return only.id;
  const known = creatures.map((one) => namesOf(one)[0] ?? '');
  if (only === undefined)
    return wrong(
      key,
      `must be a creature${didYouMean(value, known)}; here are ${known.join(', ')}`,
    );
  return wrong(key, `is the name of several: ${called.map(({ id }) => id).join(', ')}`);
}
