import { describe, expect, test } from 'vitest';
import { golems } from '../../../../test/creep-court.ts';
import { potionsOf } from './carrying.ts';
import { knows } from './potion.ts';
import { BOTH, brewed } from './testing/brewed.ts';

const POTIONS = ['corrosive-potion', 'nullification-potion', 'hardening-potion'];

const dominatedBy = (by: string) => ({
  statuses: [{ status: 'dominated', by, ends: 'next-turn' }],
});

describe('the Potions that a Brewer could use', () => {
  test('[KC-BRW-01] are those that it has picked itself, in whatever place of the match it is', () => {
    const bo = { class: 'brewer', picks: ['brewer/frenzy-brew', 'brewer/fascination-potion'] };
    const court = brewed(POTIONS, { bo, turn: 'Bo', rolls: [4] }).answer('toss-potion', 'Bea');
    expect(court).toBeAskedFor('which-potion', { rule: 'KC-BRW-10', seat: 1 });
    expect(court).toOfferOnly('fascination-potion', 'frenzy-brew');
    court.answer('frenzy-brew', BOTH);
    expect(court.of('Bea')).toHaveStatus('frenzied');
  });
  test('[KC-BRW-01] neither a Creep nor nobody knows one', () => {
    const bea = { class: 'wandslinger', picks: ['wandslinger/follow-up'] };
    const al = { class: 'brewer', picks: ['brewer/corrosive-potion'] };
    const { state } = brewed([], { bea, al, more: { creeps: [golems(['8,5'])] } });
    const known = [0, 1, 2, 3, 4, -1].map((who) => knows(state, who, 'corrosive-potion'));
    expect(known).toEqual([false, true, false, false, false, false]);
  });
  test('[KC-BRW-08] [KZ-STAT-13] Dominated it is made to use At-Will ones only', () => {
    const free = brewed(POTIONS).answer('toss-potion', 'Bo');
    expect(free).toOfferOnly(...POTIONS);
    const court = brewed(POTIONS, { bea: dominatedBy('Bo'), rolls: [4] });
    court.answer('toss-potion', 'Bo');
    expect(court).toBeAskedFor('which-potion', { rule: 'KC-BRW-10', seat: 1 });
    expect(court).toOfferOnly('corrosive-potion', 'nullification-potion');
    court.answer('corrosive-potion', BOTH);
    expect(court.of('Bo')).toHaveStatus('ongoing', 1);
    expect(court.of('Bea').spent).toEqual([]);
  });
  test('[KC-BRW-08] [KZ-STAT-13] another’s Dominated turn does not bind it, nor the time between turns', () => {
    const court = brewed(POTIONS, { bo: dominatedBy('Bea'), turn: 'Bo' });
    const open = () => potionsOf(court, court.id('Bea')).map(({ id }) => id);
    expect(court.state.turn?.atWillOnly).toBe(true);
    expect(open()).toEqual(POTIONS);
    court.state.turn = undefined;
    expect(open()).toEqual(POTIONS);
  });
});

test('[KC-BRW-09] whom a Potion names is asked in the name of that Potion', () => {
  const court = brewed(['target-protect-potion'], { rolls: [4] });
  court.answer('toss-potion', 'Bo', BOTH);
  expect(court.open.why).toMatchObject({
    key: 'potion-names',
    rule: 'KC-BRW-24',
    params: { power: 'target-protect-potion' },
  });
});
