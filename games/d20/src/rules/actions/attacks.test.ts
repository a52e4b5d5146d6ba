import { expect, test } from 'vitest';
import { turnOf } from '../../../test/effects.ts';
import { sit } from '../../../test/rig.ts';
import type { Creature } from '../../model.ts';
import { attackDeeds } from './attacks.ts';

/** Somebody with two daggers in hand, and a foe beside. */
function withTwo(change: (second: Creature['items'][number]) => void = () => undefined) {
  const rig = sit();
  const ash = rig.hero({ gear: [{ kind: 'dagger' }, { kind: 'dagger' }] });
  const thug = rig.foe('thug');
  const [, second] = ash.items;
  if (second !== undefined) change(second);
  ash.held = ash.items.map(({ id }) => id);
  const deeds = attackDeeds(rig.t, ash, turnOf(ash)).filter(
    ({ id }) => id.includes('dagger') && id.endsWith(`-${thug.id}`),
  );
  return { rig, ash, thug, second, deeds };
}

test('[DT-TURN-02] two things of a kind in hand are offered as one attack', () => {
  const { deeds } = withTwo();
  const ids = deeds.map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(0);
  expect(new Set(ids).size).toBe(ids.length);
});

test('[DT-TURN-02, DT-EQ-29] one of silver is an attack of its own', () => {
  const plain = withTwo().deeds.length;
  const { deeds, second, thug } = withTwo((item) => Object.assign(item, { tags: ['silver'] }));
  const ids = deeds.map(({ id }) => id);
  expect(new Set(ids).size).toBe(2 * plain);
  expect(ids.filter((id) => id.endsWith(`-${second?.id}-${thug.id}`))).toHaveLength(plain);
});
