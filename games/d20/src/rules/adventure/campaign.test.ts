import { expect, test } from 'vitest';
import { aPerson, inOwn } from '../../../test/own-scene.ts';
import { sit } from '../../../test/rig.ts';
import { FIRST_CAMPAIGN } from '../../campaign/campaign.ts';
import { attitudeBefore, beginCampaign, CAMPAIGN } from './campaign.ts';

const BEFORE = {
  ...FIRST_CAMPAIGN,
  clock: 500,
  points: 3,
  attitudes: { 'own/mira': 'hostile', 'other/lew': 'hostile' },
} as const;

test('[DT-SOC-01] whom the party has met in the campaign stands to it as before, strangers as they are written', () => {
  const rig = inOwn({ adventure: { people: [aPerson(), aPerson({ id: 'lew' })] } });
  rig.state.campaign = { before: BEFORE, adventure: 'own' };
  expect([attitudeBefore(rig.t, 'mira'), attitudeBefore(rig.t, 'lew')]).toEqual([
    'hostile',
    undefined,
  ]);
  expect([rig.person('mira').attitude, rig.person('lew').attitude]).toEqual(['hostile', 'neutral']);
});

test('[DT-TIME-02, DT-TOK-42] a session goes on at the clock of the campaign, or at its own if that is later, with the points that were left', () => {
  const begins = (clock: number, isBrought: boolean) => {
    const rig = sit({ clock });
    if (isBrought) Object.assign(rig.t, { documents: { [CAMPAIGN]: BEFORE } });
    beginCampaign(rig.t);
    const { campaign } = rig.state;
    return [rig.state.clock, rig.state.points, campaign?.adventure, campaign?.before];
  };
  const played = sit().t.options.adventure;
  expect([begins(100, true), begins(900, true), begins(100, false)]).toEqual([
    [500, 3, played, BEFORE],
    [900, 3, played, BEFORE],
    [100, 0, played, FIRST_CAMPAIGN],
  ]);
  const free = sit({ options: { adventure: 'free' } });
  beginCampaign(free.t);
  expect(free.state.campaign?.adventure).toBe('free');
  // Without a campaign nobody has been met.
  expect(attitudeBefore(sit().t, 'mira')).toBeUndefined();
});
