import { expect, test } from 'vitest';
import { begin, floor, ours, type Told, theirs } from '../../../../test/table.ts';

/** A position with these in play; it is refused if they break an invariant. */
function withInPlay(...effects: readonly Told[]) {
  return begin({
    court: floor(9, 3),
    athletes: [ours('Pia', '1,1'), theirs('Bo', '4,1'), ours('Al', '1,2')],
    turn: 'Pia',
    effects,
  });
}

const warp = { kind: 'hub-warp', by: 'Pia', cell: 'court(3,0)', warp: true };
const portal = { kind: 'short-tunnel', by: 'Pia', cell: 'court(5,0)' };

test('[KC-INV-11] one Warp for each Porter', () => {
  expect(() => withInPlay(warp, { ...warp, by: 'Al' })).not.toThrow();
  expect(() => withInPlay(warp, { ...warp, kind: 'source-warp' })).toThrow('KC-INV-11');
});
test('[KC-INV-11] and two portals', () => {
  expect(() => withInPlay(portal, portal)).not.toThrow();
  expect(() => withInPlay(portal, portal, portal)).toThrow('KC-INV-11');
});
