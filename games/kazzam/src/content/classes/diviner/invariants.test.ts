import { expect, test } from 'vitest';
import { begin, floor, ours, type Told, theirs } from '../../../../test/table.ts';
import { INVARIANTS } from './invariants.ts';

/** A position with these in play; it is refused if they break an invariant. */
function withInPlay(...effects: readonly Told[]) {
  return begin({
    court: floor(9, 3),
    athletes: [ours('Dee', '1,1'), theirs('Bo', '4,1'), ours('Al', '1,2')],
    turn: 'Dee',
    effects,
  });
}

const lock = { kind: 'locked-on', on: 'Bo', by: 'Dee' };
const bond = { kind: 'empathic-bond', on: 'Dee', by: 'Dee', target: 'Al' };
const kept = { kind: 'foreseen', on: 'Dee', by: 'Dee', amount: 4, round: 1 };

test('[KC-INV-15] one lock for each Scryer and one bond for each Empath', () => {
  expect(() => withInPlay(lock, { ...lock, by: 'Al' }, bond)).not.toThrow();
  expect(() => withInPlay(lock, { ...lock, on: 'Al' })).toThrow('KC-INV-15');
  expect(() => withInPlay(bond, { ...bond, target: 'Bo' })).toThrow('KC-INV-15');
});
test('[KC-INV-15] nobody is Locked On who is off the map', () => {
  const { state } = withInPlay(lock);
  const [ofLocks] = INVARIANTS;
  expect(ofLocks?.check(state)).toBeUndefined();
  Object.assign(state.creatures[1] ?? {}, { cell: -1 });
  expect(ofLocks?.check(state)).toBe('Bo is Locked On');
  // But a head of a Molesnake that is below the ground.
  const body = { group: 0, hp: 5 };
  Object.assign(state.creatures[1] ?? {}, body);
  Object.assign(state, { groups: [{ oneBody: true }] });
  expect(ofLocks?.check(state)).toBeUndefined();
});
test('[KC-INV-16] one die for each Seer, of this round', () => {
  expect(() => withInPlay(kept)).not.toThrow();
  expect(() => withInPlay(kept, kept)).toThrow('KC-INV-16');
  expect(() => withInPlay({ ...kept, round: 7 })).toThrow('KC-INV-16');
});
