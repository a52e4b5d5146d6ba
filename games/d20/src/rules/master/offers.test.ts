import { fallbackAnswer } from '@tablewright/engine';
import { expect, test } from 'vitest';
import { sit } from '../../../test/rig.ts';
import { answersIn } from '../../../test/tools.ts';
import { offersAt } from './offers.ts';

test('[DT-GMC-06, DT-TOK-45, DT-INV-12] while a tool asks something no other is at hand: nobody is revived twice', () => {
  const rig = sit({ options: { gm: 'human', adventure: 'free' }, seats: 2 });
  const ogre = rig.foe('ogre');
  rig.state.isAtRest = true;
  rig.state.points = 1;
  const offers = offersAt(rig.t);
  const offer = offers.offersFor(1).find(({ why }) => why.key === 'tool.hit-points');
  if (offer?.kind !== 'form') throw new Error('there is no such tool');
  const answer = offer.fields.map(({ name, choice }) =>
    name === 'who' ? [0] : name === 'change' ? -200 : (fallbackAnswer(choice) as string),
  );
  const flow = offers.use(offer, answer);
  expect(flow?.next(0).value).toMatchObject({ why: { key: 'choice.revive' }, seat: 1 });
  expect(answersIn(rig, 1).has('hit-points')).toBe(false);
  expect(answersIn(rig, 1).has('describe')).toBe(true);
  // The second option spends the point.
  expect(flow?.next(1).done).toBe(true);
  expect([rig.state.points, ogre.hp, rig.state.isAtRest]).toEqual([0, 1, true]);
  expect(answersIn(rig, 1).has('hit-points')).toBe(true);
});
