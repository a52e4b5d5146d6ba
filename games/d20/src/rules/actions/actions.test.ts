import { expect, test } from 'vitest';
import { turnOf } from '../../../test/effects.ts';
import { sit } from '../../../test/rig.ts';
import { handDeeds } from './hands.ts';
import { moveDeeds } from './moving.ts';

test('[DT-MOVE-06] nobody is offered a way along the line that leads nowhere', () => {
  const table = sit();
  const hero = table.hero({});
  const near = table.hero({ name: 'Bo' });
  const far = table.foe('thug', 60);
  const offered = moveDeeds(table.t, hero, turnOf(hero)).map(({ id }) => id);
  expect(offered).toContain(`towards-${far.id}`);
  expect(offered).toContain(`away-${near.id}`);
  // Side by side, the step before somebody is where one stands.
  expect(offered).not.toContain(`towards-${near.id}`);
});

test('[DT-PLC-06] of things that are alike only one is offered, of those that differ each', () => {
  const table = sit();
  const gear = [{ kind: 'healing-draught' }, { kind: 'healing-draught' }, { kind: 'rope' }];
  const hero = table.hero({ gear });
  table.hero({ name: 'Bo' });
  const handed = () =>
    handDeeds(table.t, hero, turnOf(hero))
      .filter(({ id }) => id.startsWith('hand-'))
      .map(({ names }) => names?.item);
  expect(handed()).toEqual(['healing-draught', 'rope']);
  const [first] = hero.items;
  if (first !== undefined) first.task = 'climb';
  expect(handed()).toEqual(['healing-draught', 'healing-draught', 'rope']);
});
