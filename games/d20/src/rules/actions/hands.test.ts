import { expect, test } from 'vitest';
import { inTurn, turnOf } from '../../../test/effects.ts';
import { sit } from '../../../test/rig.ts';
import { deedsOf, oneDeed } from '../combat/one-deed.ts';

/** Somebody with one sword in hand and one put away, on its turn. */
function armed() {
  const rig = sit();
  const ash = rig.hero({ gear: [{ kind: 'sword', is: 'held' }, { kind: 'dagger' }] });
  const turn = inTurn(rig, ash);
  const [sword, dagger] = ash.items;
  if (sword === undefined || dagger === undefined) throw new Error('nothing is carried');
  const act = (deed: string) => rig.play(oneDeed(rig.t, ash, turn), [['deed', deed]]);
  const open = () => deedsOf(rig.t, ash, turn).map(({ id }) => id);
  return { rig, ash, turn, sword, dagger, act, open };
}

test('[DT-DUR-03] putting a weapon away is an action', () => {
  const { rig, ash, turn, sword, act, open } = armed();
  act(`stow-${sword.id}`);
  expect([ash.held, turn.actions]).toEqual([[], 1]);
  expect(open()).not.toContain(`stow-${sword.id}`);
  expect(rig.events('handled')).toMatchObject([{ rule: 'DT-DUR-03', how: 'stowed' }]);
});

test('[DT-DUR-34] drawing or dropping one costs nothing, once a turn', () => {
  const { rig, ash, turn, sword, dagger, act, open } = armed();
  act(`draw-${dagger.id}`);
  expect([ash.held.length, turn.actions]).toEqual([2, 0]);
  expect(open()).not.toContain(`drop-${sword.id}`);
  expect(rig.events('handled')).toMatchObject([{ rule: 'DT-DUR-34', how: 'drawn' }]);
  const next = deedsOf(rig.t, ash, turnOf(ash)).map(({ id }) => id);
  expect(next).toContain(`drop-${sword.id}`);
});
