import { expect, test } from 'vitest';
import { INVARIANTS } from './invariants.ts';
import { brewed, flask } from './testing/brewed.ts';

const [blades, flasks] = INVARIANTS;

test('[KC-INV-20] no Potion is twice on a blade, and none on that of somebody Taken Out', () => {
  const source = 'corrosive-potion';
  const effects = [
    { kind: 'on-blade', on: 'Bea', by: 'Bea', source },
    { kind: 'on-blade', on: 'Bea', by: 'Bea', source: 'nullification-potion' },
  ];
  const { state } = brewed([], { effects });
  expect(blades?.check(state)).toBeUndefined();
  Object.assign(state.effects.at(-1) ?? {}, { source });
  expect(blades?.check(state)).toBe('corrosive-potion is on the blade of Bea');
  Object.assign(state.effects.at(-1) ?? {}, { source: 'nullification-potion' });
  Object.assign(state.creatures[0] ?? {}, { cell: -1 });
  expect(blades?.check(state)).toBe('corrosive-potion is on the blade of Bea');
});
test('[KC-INV-20] two blades may have the same Potion, and what a Potion left elsewhere is on none', () => {
  const source = 'corrosive-potion';
  const effects = ['Bea', 'Bo'].map((name) => ({ kind: 'on-blade', on: name, by: name, source }));
  const { state } = brewed([], { effects });
  expect(blades?.check(state)).toBeUndefined();
  for (const effect of state.effects) Object.assign(effect, { on: 0 });
  expect(blades?.check(state)).toBe('corrosive-potion is on the blade of Bea');
  // The same two are Ongoing Damage and its growth, say.
  for (const effect of state.effects) Object.assign(effect, { kind: source });
  expect(blades?.check(state)).toBeUndefined();
  Object.assign(state.creatures[0] ?? {}, { cell: -1 });
  expect(blades?.check(state)).toBeUndefined();
});
test('[KC-INV-21] a flask is with one holder, in one square, or drunk', () => {
  const { state } = brewed([], { items: [flask('phoenix-elixir', 'Bea')] });
  expect(flasks?.check(state)).toBeUndefined();
  state.creatures[1]?.held.push(0);
  expect(flasks?.check(state)).toBe('flask 0 is held and in other hands');
  Object.assign(state.creatures[1] ?? {}, { held: [] });
  Object.assign(state.items[0] ?? {}, { place: { at: 'gone' } });
  expect(flasks?.check(state)).toBe('flask 0 is gone and in other hands');
});
