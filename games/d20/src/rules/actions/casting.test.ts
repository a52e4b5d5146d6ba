import { expect, test } from 'vitest';
import { turnOf } from '../../../test/effects.ts';
import { sit } from '../../../test/rig.ts';
import { castDeeds } from './casting.ts';

test('[DT-MAG-14] whoever is out of the scene casts nothing at a place in it, but can at itself', () => {
  const rig = sit();
  const ash = rig.hero({
    level: 2,
    hitDice: [4, 4],
    roles: [{ id: 'arcane-magic', choice: 'CHA' }, { id: 'toughness' }],
    spells: { 'arcane-magic': ['sleep', 'shield'] },
  });
  const spells = () => castDeeds(rig.t, ash, turnOf(ash)).map(({ names }) => names?.spell);
  expect(spells()).toEqual(['sleep', 'shield']);
  ash.place = { at: 'away' };
  expect(spells()).toEqual(['shield']);
});
