import { expect, test } from 'vitest';
import { begin, floor, ours, type Told, theirs } from '../../../../test/table.ts';
import { INVARIANTS } from './invariants.ts';

/** A position with these in play; it is refused if they break an invariant. */
function withInPlay(...effects: readonly Told[]) {
  return begin({
    court: floor(9, 3),
    athletes: [ours('Wes', '1,1'), theirs('T', '4,1'), ours('Al', '1,2')],
    turn: 'Wes',
    effects,
  });
}

const favors = { kind: 'favors', on: 'Wes', by: 'Wes', target: 'T' };

test('[KC-INV-07] one favorite for each Wandslinger', () => {
  expect(() => withInPlay(favors, { ...favors, on: 'Al', by: 'Al' })).not.toThrow();
  expect(() => withInPlay(favors, favors)).toThrow('KC-INV-07');
});
test('[KC-INV-07] none of who is off the map', () => {
  const { state } = withInPlay(favors);
  const [ofFavorites] = INVARIANTS;
  Object.assign(state.creatures[0] ?? {}, { cell: -1 });
  expect(ofFavorites?.check(state)).toBe('Wes is out and has a favorite');
});
