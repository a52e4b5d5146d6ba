import { expect, test } from 'vitest';
import { INVARIANTS } from './invariants.ts';
import { given } from './testing/knowing.ts';

const [spellsAtWork] = INVARIANTS;

/** Sue has chosen what is at work, and it is her turn. */
const chosen = () => given(['focused-blade', 'regenerative']).state;

test('[KC-INV-14] one Enchantment and one Self-Charm of those known are at work', () => {
  const state = chosen();
  expect(spellsAtWork?.check(state)).toBeUndefined();
  Object.assign(state.effects.find(({ kind }) => kind === 'regenerative') ?? {}, {
    kind: 'long-arm',
  });
  expect(spellsAtWork?.check(state)).toBe('Sue has long-arm at work');
});
test('[KC-INV-14] never two of a sort, nor none while it acts', () => {
  const two = chosen();
  const charm = two.effects.find(({ kind }) => kind === 'regenerative');
  if (charm === undefined) throw new Error('no Charm');
  two.effects.push({ ...charm, id: 99, kind: 'long-arm' });
  expect(spellsAtWork?.check(two)).toBe('Sue has long-arm and regenerative at work');
  const none = chosen();
  none.effects = none.effects.filter(({ kind }) => kind !== 'focused-blade');
  expect(spellsAtWork?.check(none)).toBe('Sue has nothing at work');
});
