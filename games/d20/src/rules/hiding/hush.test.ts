import { expect, test } from 'vitest';
import { lay } from '../../../test/effects.ts';
import { sit } from '../../../test/rig.ts';
import { goAway, hush, isPerceived, mastersOnly, unhush } from './hush.ts';

test('[DT-HID-07] the party perceives whom any of its characters sees, and always its own', () => {
  const rig = sit();
  const [ash, wolf, thug] = [rig.hero({}, 0), rig.foe('dire-wolf', 0), rig.foe('thug', 5)];
  const other = rig.foe('guard', 5);
  wolf.side = 'party';
  other.side = 'others';
  const perceived = () => [wolf, thug, other].map((one) => isPerceived(rig.t, one));
  expect(perceived()).toEqual([true, true, true]);
  for (const one of [wolf, thug]) one.isHidden = true;
  expect(perceived()).toEqual([true, false, true]);
  thug.isHidden = false;
  lay(rig, ash, 'blinded');
  // A beast of the party sees it, but is no character.
  expect(perceived()).toEqual([true, false, false]);
  ash.effects = [];
  ash.side = 'foes';
  expect(perceived()).toEqual([true, false, false]);
});

test('[DT-HID-07] whoever was seen to its last moment there can be named ever after', () => {
  const rig = sit();
  rig.hero({}, 0);
  const [seen, hidden, gone] = [rig.foe('thug', 5), rig.foe('thug', 5), rig.foe('thug', 5)];
  hidden.isHidden = true;
  gone.place = { at: 'away' };
  for (const one of [seen, hidden, gone]) goAway(rig.t, one);
  expect([seen, hidden, gone].map(({ place, isMet }) => [place.at, isMet])).toEqual([
    ['away', true],
    ['away', undefined],
    ['away', undefined],
  ]);
});

test('[DT-HID-07] what nobody perceives is for whoever runs the game alone, until all hear again', () => {
  const audience = (options: Parameters<typeof sit>[0]) => {
    const rig = sit(options);
    rig.hero({}, 0);
    const [thug, seen] = [rig.foe('thug', 5), rig.foe('thug', 5)];
    thug.isHidden = true;
    const heard = [thug, seen].map((one) => {
      hush(rig.t, one);
      return rig.t.audience;
    });
    hush(rig.t, thug);
    unhush(rig.t);
    return [...heard, rig.t.audience, mastersOnly(rig.t)];
  };
  expect(audience({})).toEqual([[], undefined, undefined, []]);
  expect(audience({ options: { gm: 'human', adventure: 'free' } })).toEqual([
    [2],
    undefined,
    undefined,
    [2],
  ]);
});
