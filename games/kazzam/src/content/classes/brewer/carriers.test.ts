import { describe, expect, test } from 'vitest';
import { golems } from '../../../../test/creep-court.ts';
import { floor } from '../../../../test/table.ts';
import { raiseWall } from '../../../rules/sight/walls.ts';
import { layTrap } from '../../../rules/terrain/traps.ts';
import { BOTH, brewed, kindsOn, type Scene, untilTurnOf } from './testing/brewed.ts';

const STAFF = { implement: 'staff' };

describe('Toss Potion', () => {
  const POTIONS = ['corrosive-potion', 'nullification-potion', 'hardening-potion'];
  test('[KC-BRW-10] [KC-REC-17] asks for the Potion before the roll; 2 damage and its Effect', () => {
    const court = brewed(POTIONS, { rolls: [4] }).answer('toss-potion', 'Bo');
    expect(court).toBeAskedFor('which-potion', { rule: 'KC-BRW-10' });
    expect(court.heard('attack')).toEqual([]);
    court.answer('corrosive-potion', BOTH);
    expect(court).toHaveHeard({
      type: 'action',
      who: 'Bea',
      action: 'corrosive-potion',
      rule: 'KC-BRW-20',
    });
    expect(court.of('Bo')).toHaveHp(6);
    expect(court.of('Bo')).toHaveStatus('ongoing', 1);
  });
  test('[KC-BRW-10] it reaches 5, and the turn goes on', () => {
    const far = brewed(POTIONS, { bo: { at: '7,2' }, cy: { at: '6,2' }, rolls: [4] });
    far.answer('toss-potion');
    expect(far).toOfferOnly('Cy');
    far.answer('Cy', 'corrosive-potion', BOTH);
    expect(far.of('Cy')).toHaveHp(6);
    expect(far).toBeTheTurnOf('Bea');
  });
  test('[KC-BRW-10] no implement attack: with a staff no Opportunity, no bonus, no end; Disarmed too', () => {
    const bea = { ...STAFF, statuses: ['disarmed'] };
    const court = brewed(POTIONS, { bea, al: { at: '6,6' }, cy: { at: '2,2' }, rolls: [4] });
    court.answer('toss-potion', 'Bo', 'corrosive-potion', BOTH);
    expect(court.heard('opportunity')).toEqual([]);
    expect(court.of('Bo')).toHaveHp(6);
    expect(court).toBeTheTurnOf('Bea');
  });
  test.each([
    [4, 5],
    [6, 2],
  ])('[KC-BRW-08] an Encounter Potion adds 1 to the line, doubled on a 6: %i', (roll, hp) => {
    const court = brewed(POTIONS, { rolls: [roll] });
    court.answer('toss-potion', 'Bo', 'hardening-potion', BOTH);
    expect(court.of('Bo')).toHaveHp(hp);
    expect(court.of('Bo')).toHaveStatus('immobilized');
  });
  test('[KC-BRW-08] it is spent by the roll, hit or miss', () => {
    const court = brewed(POTIONS, { rolls: [2] }).answer('toss-potion', 'Bo', 'hardening-potion');
    expect(court.of('Bea').spent).toEqual(['hardening-potion']);
    expect(kindsOn(court, 'Bo')).toEqual([]);
    untilTurnOf(court, 'Bea').answer('toss-potion', 'Bo');
    expect(court).toOfferOnly('corrosive-potion', 'nullification-potion');
  });
  test('[KC-CONV-16] Ward that takes all damage stops the Effect', () => {
    const court = brewed(POTIONS, { bo: { ward: 2 }, rolls: [4] });
    court.answer('toss-potion', 'Bo', 'corrosive-potion', BOTH);
    expect(kindsOn(court, 'Bo')).toEqual([]);
  });
  test('[KC-BRW-09] [KC-CONV-35] its Potion is applied to an ally by Creative Use', () => {
    const court = brewed(['nullification-potion', 'corrosive-potion'], {
      al: { statuses: ['slowed'] },
    });
    court.answer('creative-use', 'toss-potion', 'Al', 'nullification-potion');
    expect(kindsOn(court, 'Al')).toEqual([]);
  });
});

describe('Unstable Concoction', () => {
  const POTIONS = ['corrosive-potion', 'nullification-potion', 'hardening-potion'];
  test('[KC-BRW-12] both Effects on the target, in the order that is picked', () => {
    const scene: Scene = { bo: { statuses: ['slowed'] }, rolls: [4] };
    const court = brewed(POTIONS, scene).answer('unstable-concoction', 'Bo', BOTH);
    expect(court).toBeAskedFor('potion-order');
    court.answer(['corrosive-potion', 'nullification-potion']);
    expect(court.of('Bo')).toHaveHp(6);
    expect(kindsOn(court, 'Bo').filter((kind) => kind !== 'no-reply')).toEqual([]);
  });
  test('[KC-BRW-12] on a miss both apply to its user', () => {
    const scene: Scene = { bea: { statuses: ['slowed'] }, rolls: [2] };
    const court = brewed(POTIONS, scene).answer('unstable-concoction', 'Bo');
    court.answer(['nullification-potion', 'corrosive-potion']);
    expect(court.of('Bea')).not.toHaveStatus('slowed');
    expect(court.of('Bea')).toHaveStatus('ongoing', 1);
    // Gained in its own turn it hurts at once (KZ-STAT-45).
    expect(court.of('Bea')).toHaveHp(7);
    expect(kindsOn(court, 'Bo')).toEqual([]);
  });
  test('[KC-BRW-08] it takes At-Will Potions only', () => {
    const court = brewed(['corrosive-potion', 'hardening-potion'], { rolls: [4] });
    court.answer('unstable-concoction', 'Bo', BOTH);
    expect(court.of('Bo')).toHaveHp(6);
    expect(court.of('Bea').spent).toEqual([]);
  });
});

describe('Hurl Flask', () => {
  const POTIONS = ['corrosive-potion', 'nullification-potion', 'hardening-potion'];
  const hurl = (scene: Scene = {}) =>
    brewed(POTIONS, { bea: STAFF, bo: { at: '9,2' }, cy: { at: '10,1' }, ...scene });
  const ORDER = ['damage', 'effect', 'hurl-flask'];

  test('[KC-EX-21] [KC-BRW-13] [KC-BRW-20] at range 10, staff bonus on the target only, all beside it too', () => {
    const court = hurl({
      bea: { ...STAFF, at: '0,0' },
      bo: { at: '9,0' },
      rolls: [5, 2, 5],
    });
    court.answer('hurl-flask', 'Bo', 'corrosive-potion', ORDER);
    expect(court.of('Bo')).toHaveHp(6);
    expect(court.of('Cy')).toHaveHp(7);
    for (const name of ['Bo', 'Cy']) expect(court.of(name)).toHaveStatus('ongoing', 1);
    court.answer('end-turn');
    expect(court.of('Bo')).toHaveHp(5);
    court.answer('end-turn', 'roll');
    expect(court.of('Bo')).toHaveStatus('ongoing', 2);
    expect(court.of('Cy')).toHaveHp(6);
    court.answer('end-turn', 'roll');
    expect(court.of('Cy')).not.toHaveStatus('ongoing');
    untilTurnOf(court, 'Bo');
    expect(court.of('Bo')).toHaveHp(3);
  });
  test('[KC-BRW-13] no farther than 10; the turn ends', () => {
    const court = hurl({ bo: { at: '12,2' }, cy: { at: '11,2' }, rolls: [4] });
    court.answer('hurl-flask');
    expect(court).toOfferOnly('Cy');
    court.answer('Cy', 'corrosive-potion', ORDER);
    expect(court.of('Cy')).toHaveHp(6);
    expect(court.of('Bo')).toHaveHp(7);
    expect(court).not.toBeTheTurnOf('Bea');
  });
  test('[KC-BRW-13] [KZ-IMPL-14] what adds to ranges adds to 10', () => {
    const court = hurl({ bo: { at: '12,2' } });
    court.of('Bea').rangeBonus = 1;
    court.answer('drop-prone', 'stand-up');
    expect(court).toOffer('hurl-flask');
    court.answer('hurl-flask');
    expect(court).toOffer('Bo');
  });
  test('[KC-BRW-13] allies and the Brewer are not spared, and 1 is 1 on a 6', () => {
    const court = hurl({ bea: STAFF, bo: { at: '2,3' }, cy: { at: '6,5' }, rolls: [6] });
    court.answer('hurl-flask', 'Bo', 'no', 'corrosive-potion', ORDER);
    expect(court.of('Bo')).toHaveHp(6);
    expect(court.of('Al')).toHaveHp(7);
    expect(court.of('Al')).toHaveStatus('ongoing', 1);
    // Its own Ongoing Damage hurts at once in its turn.
    expect(court.of('Bea')).toHaveHp(6);
    expect(court.of('Cy')).toHaveHp(8);
  });
  test('[KC-BRW-13] on a 3 the damage line goes with damage around, the Effect with the Effect', () => {
    const damage = hurl({ rolls: [3] });
    damage.answer('hurl-flask', 'Bo', 'corrosive-potion', 'damage', ['damage', 'hurl-flask']);
    expect(damage.of('Cy')).toHaveHp(7);
    expect(kindsOn(damage, 'Cy')).toEqual([]);
    const effect = hurl({ rolls: [3] });
    effect.answer('hurl-flask', 'Bo', 'corrosive-potion', 'effect', ['effect', 'hurl-flask']);
    expect(effect.of('Cy')).toHaveHp(8);
    expect(effect.of('Cy')).toHaveStatus('ongoing', 1);
  });
  test('[KC-BRW-13] [D-47] a neighbour’s own Ward is asked, with damage and without', () => {
    const warded = hurl({ cy: { at: '10,1', ward: 1 }, rolls: [4] });
    warded.answer('hurl-flask', 'Bo', 'corrosive-potion', ORDER);
    expect(warded.of('Cy')).toHaveHp(8);
    expect(kindsOn(warded, 'Cy')).toEqual([]);
    expect(warded.of('Bo')).toHaveStatus('ongoing', 1);
    const target = hurl({ bo: { at: '9,2', ward: 5 }, rolls: [4] });
    target.answer('hurl-flask', 'Bo', 'corrosive-potion', ORDER);
    expect(kindsOn(target, 'Bo')).toEqual([]);
    expect(target.of('Cy')).toHaveStatus('ongoing', 1);
  });
  test('[KC-BRW-13] [KC-BRW-22] the Special of the Potion strips the target alone', () => {
    const court = hurl({ bo: { at: '9,2', ward: 2 }, cy: { at: '10,1', ward: 2 }, rolls: [4] });
    court.answer('hurl-flask', 'Bo', 'nullification-potion', ORDER);
    expect(court.of('Bo')).toHaveHp(6);
    expect(court.of('Cy').wards.map(({ amount }) => amount)).toEqual([1]);
  });
  test('[KC-BRW-13] traps and walls beside the target are hit as well, Creeps too', () => {
    const court = hurl({ more: { creeps: [golems(['9,3'])] }, rolls: [4] });
    layTrap(court.state, { kind: 'damage', cell: court.cell(8, 2), by: 0, rule: 'KR-SPEC-15' });
    raiseWall(court, [court.cell(8, 1)], 'TEST');
    court.answer('hurl-flask', 'Bo', 'corrosive-potion', ORDER);
    expect(court.state.traps[0]?.hp).toBe(1);
    expect(court.state.walls[0]?.hp).toBe(1);
    expect(court.heard('struck').map(({ thing, amount }) => [thing, amount])).toEqual([
      ['trap', 1],
      ['wall', 1],
    ]);
    expect(court.inPlay('ongoing').map(({ on }) => on)).toContain(4);
  });
  test('[KC-BRW-13] a miss harms nobody', () => {
    const court = hurl({ rolls: [2] }).answer('hurl-flask', 'Bo', 'hardening-potion');
    expect(court.of('Cy')).toHaveHp(8);
    expect(court.of('Bea').spent).toEqual(['hardening-potion']);
  });
  test('[KC-BRW-13] whoever is behind a wall is out of it', () => {
    const rows = floor(15, 7).map((row, y) => (y === 3 ? '#'.repeat(15) : row));
    const court = hurl({ rows, al: { at: '1,1' }, cy: { at: '9,4' }, rolls: [4] });
    court.answer('hurl-flask', 'Bo', 'corrosive-potion', ORDER);
    expect(court.of('Cy')).toHaveHp(8);
  });
});
