import { describe, expect, test } from 'vitest';
import type { Status } from '../src/model.ts';
import { BITS, giveStatus, has } from '../src/rules/effects/status.ts';
import { blows, golems } from './creep-court.ts';
import { begin, type Court, floor, ours, type Told, theirs } from './table.ts';

const by = (status: string, who: string, ends = 'next-turn') => ({ status, by: who, ends });

/** Bo's turn, of the opposition; Ana of the player team stands two squares from him. */
function boWith(
  statuses: readonly unknown[],
  { bo = {}, ana = {}, rolls = [], rows = floor(12, 5), more = [] }: Setting = {},
): Court {
  const athletes = [ours('Ana', '5,2', ana), theirs('Bo', '3,2', { statuses, ...bo }), ...more];
  return begin({ court: rows, athletes, turn: 'Bo' }, { rolls });
}

interface Setting {
  readonly bo?: Told;
  readonly ana?: Told;
  readonly rolls?: readonly number[];
  readonly rows?: readonly string[];
  readonly more?: readonly Told[];
}

describe('Dominated', () => {
  const picks = {
    class: 'wandslinger',
    picks: ['wandslinger/rapid-fire', 'wandslinger/petrovs-petrification'],
    holds: ['red'],
  };
  test('[KZ-STAT-13] the dominator picks one action, at will, and no Free Action', () => {
    const court = boWith([by('dominated', 'Ana')], { bo: picks });
    expect(court).toBeAskedFor('action', { rule: 'KZ-ACT-01', seat: 0 });
    expect(court.offered).toEqual(expect.arrayContaining(['rapid-fire', 'walk']));
    for (const id of ['petrovs-petrification', 'drop', 'drop-prone']) expect(court).not.toOffer(id);
    court.answer('walk');
    expect(court).toBeAskedFor('way.move', { rule: 'KZ-MOVE-01', seat: 0 });
    court.answer(['court(2,2)']);
    // That was all of his turn.
    expect([court.at('Bo'), court.state.turn?.creature]).toEqual(['court(2,2)', 0]);
  });
  test('[KZ-ATK-25] [KR-BOOST-03] its Role Boost applies to what it is made to attack', () => {
    const sniper = { role: 'striker', specialisation: 'sniper', implement: 'staff' };
    const court = boWith([by('dominated', 'Ana')], { bo: sniper, rolls: [4] });
    court.answer('basic-implement-attack', 'Ana');
    // 2 damage of a basic attack and 1 of a Striker's Boost.
    expect(blows(court, 'Ana', 'Bo')).toEqual([2, 1]);
  });
  test('[KZ-STAT-13] nor an Encounter power as a Creative Use or on an ally', () => {
    const encounter = { class: 'wandslinger', picks: ['wandslinger/petrovs-petrification'] };
    const mate = [theirs('Cy', '3,4')];
    const court = boWith([by('dominated', 'Ana')], { bo: encounter, more: mate });
    expect(court).not.toOffer('creative-use');
    // One power alone is left to attack an ally with, and there is one ally.
    court.answer('attack-ally');
    expect(court).toBeAskedFor('grant-advantage', { rule: 'KZ-CREAT-05', seat: 1 });
    expect(boWith([], { bo: encounter, more: mate })).toOffer('creative-use');
  });
  test('[KZ-STAT-13] [KZ-STAT-44] the dominator picks its final action, at will and not free', () => {
    const ongoing = { status: 'ongoing', amount: 2, by: 'Ana', ends: 'save' };
    const court = boWith([by('dominated', 'Ana'), ongoing], { bo: { ...picks, hp: 1 } });
    expect([court.state.turn?.phase, court.asked]).toEqual(['start', 'action KZ-ACT-01 seat 0']);
    expect(court.offered).toEqual(expect.arrayContaining(['rapid-fire', 'walk']));
    for (const id of ['petrovs-petrification', 'drop', 'drop-prone']) expect(court).not.toOffer(id);
  });
  test('[KZ-STAT-13] [KZ-STAT-67] it counts as Dazed, and so as Distracted in its saves', () => {
    const court = boWith([by('dominated', 'Ana', 'save')], { rolls: [5, 3] });
    expect([has(court.of('Bo'), BITS.dazed), has(court.of('Bo'), BITS.distracted)]).toEqual([
      true,
      true,
    ]);
    court.answer('end-turn', 'roll');
    expect(court.heard('save')).toMatchObject([{ dice: [5, 3], saved: false }]);
    expect(has(court.of('Bo'), BITS.dominated)).toBe(true);
  });
  test('[KZ-STAT-16] it grants no Opportunities and uses none', () => {
    const beside = { ana: { at: '4,2' } };
    const court = boWith([by('dominated', 'Ana')], beside).answer('walk', ['court(2,2)']);
    expect(court.of('Bo')).toStandAt('2,2');
    expect(court.heard('opportunity')).toEqual([]);
    const ana = boWith([by('dominated', 'Ana', 'match')], beside);
    ana.answer('end-turn', 'walk', ['court(5,2)']);
    expect(ana).toBeAskedFor('action', { rule: 'KZ-ACT-01', seat: 0 });
  });
  test('[KZ-STAT-17] without a dominator on the map only Dazed is left of it', () => {
    const court = boWith([by('dominated', 'Ana')], { bo: picks, rolls: [] });
    const away = begin(
      {
        court: floor(12, 5),
        athletes: [
          ours('Ana', '5,2'),
          theirs('Cy', '5,4'),
          theirs('Bo', '3,2', { statuses: [{ status: 'dominated', ends: 'match' }], ...picks }),
        ],
        turn: 'Bo',
      },
      {},
    );
    expect(court.asked).toContain('seat 0');
    expect(away).toBeAskedFor('action', { rule: 'KZ-ACT-01', seat: 1 });
    expect(away).toOffer('petrovs-petrification');
    away.answer('walk', ['court(2,2)']);
    expect(away).not.toOffer('basic-implement-attack');
  });
  /** Bo's turn comes after Ana's; a Creep that is itself Stunned dominates him. */
  const underACreep = (
    athletes: readonly Told[],
    rolls: readonly number[],
    width = 12,
    kind: Status = 'dominated',
    bo = theirs('Bo', '3,2'),
  ) => {
    const court = begin(
      {
        court: floor(width, 5),
        athletes: [...athletes, bo],
        creeps: [golems([{ at: '0,0', statuses: ['stunned'] }])],
        turn: 'Ana',
      },
      { rolls, seed: 'ties' },
    );
    const until = { ends: 'match' } as const;
    const on = court.id('Bo');
    const golem = court.id('Practice Golem 1');
    giveStatus(court, { kind, on, by: golem, source: 'test', until });
    return court.answer('end-turn');
  };
  test('[KZ-STAT-17] [KZ-SCORE-20] a Creep has it attack the first of all others in its order', () => {
    const mate = theirs('Cy', '6,2', { hp: 2, initiative: 9 });
    const court = underACreep([mate, ours('Ana', '9,2', { initiative: 5 })], [4]);
    // Cy, his teammate, is nearer than Ana, and falls; nobody scores and nobody has a Strike.
    expect(blows(court, 'Cy', 'Bo')).toEqual([2]);
    expect([court.at('Cy'), court.state.points, court.state.strikes]).toEqual([
      'nowhere',
      [0, 0],
      [0, 0],
    ]);
  });
  test('[KZ-STAT-17] or go toward it if it is out of reach', () => {
    const court = underACreep([ours('Ana', '15,2')], [], 16);
    expect([court.at('Bo'), court.of('Ana').hp]).toEqual([expect.stringMatching(/court\(9,/), 8]);
  });
  test('[KZ-STAT-17] [KZ-AI-10] it passes over who is Hidden, gone or in another part', () => {
    const hidden = theirs('Cy', '4,2', { statuses: ['hidden'] });
    const court = underACreep([hidden, ours('Ana', '5,2')], [4]);
    expect([blows(court, 'Cy', 'Bo'), blows(court, 'Ana', 'Bo')]).toEqual([[], [2]]);
  });
  test('[KZ-STAT-17] [KZ-STAT-46] Panicked of it, with a Basic Implement Attack only', () => {
    // Disarmed he could strike with his fists alone, which his panic does not leave him.
    const struck = (statuses: readonly string[], rolls: readonly number[]) => {
      const bo = theirs('Bo', '3,2', { statuses });
      const court = underACreep([ours('Ana', '4,2')], rolls, 12, 'panicked', bo);
      // Beside her already, he stays where he is.
      expect(court.of('Bo')).toStandAt('3,2');
      return blows(court, 'Ana', 'Bo');
    };
    expect(struck([], [1, 4])).toEqual([2]);
    expect(struck(['disarmed'], [1])).toEqual([]);
  });
  test('[KZ-STAT-17] [KZ-STAT-26] by a Creep that it raves against, with melee attacks only', () => {
    const mate = theirs('Cy', '6,2', { initiative: 9 });
    const ana = ours('Ana', '9,2', { initiative: 5 });
    const court = underACreep([mate, ana], [1], 12, 'frenzied');
    // A wand could shoot at Cy from where Bo stood.
    expect([court.of('Cy').hp, court.at('Bo')]).toEqual([8, expect.stringMatching(/court\(5,/)]);
  });
  test('[KZ-TURN-08] [KZ-STAT-67] its save comes after all others, as that of what distracts', () => {
    const slowed = { status: 'slowed', ends: 'save' };
    const dominated = by('dominated', 'Ana', 'save');
    const court = boWith([dominated, slowed], { rolls: [5, 4, 6, 4] });
    court.answer('end-turn', 'roll', 'roll');
    expect(court.heard('save')).toMatchObject([
      { against: 'slowed', dice: [5, 4] },
      { against: 'dominated', dice: [6, 4] },
    ]);
  });
});

describe('which of several governs a turn', () => {
  const wildOf = (statuses: readonly unknown[], rolls: readonly number[] = []) =>
    boWith(statuses, { rolls, ana: { at: '9,2' } })
      .heard('wild')
      .map(({ status }) => status);
  test('[KZ-STAT-68] Stunned, then Dominated, then Frenzied, then Panicked', () => {
    const frenzied = by('frenzied', 'Ana');
    const panicked = by('panicked', 'Ana');
    expect(wildOf([panicked, frenzied], [6])).toEqual(['frenzied']);
    expect(wildOf([panicked], [6])).toEqual(['panicked']);
    expect(wildOf([panicked, frenzied, by('dominated', 'Ana')])).toEqual([]);
    expect(wildOf([frenzied, 'stunned'])).toEqual([]);
  });
});

describe('Frenzied', () => {
  const frenzied = (rolls: readonly number[], setting: Setting = {}) =>
    boWith([by('frenzied', 'Ana')], { ...setting, rolls });
  test('[KZ-STAT-26] 1: Dominated by the source for the turn, melee attacks only', () => {
    const mate = { more: [theirs('Cy', '3,3')], ana: { at: '2,2' } };
    const court = frenzied([1, 4], mate);
    expect(court).toBeAskedFor('action', { rule: 'KZ-ACT-01', seat: 0 });
    expect(court.offered).toEqual(
      expect.arrayContaining(['basic-physical-attack', 'attack-ally', 'walk']),
    );
    expect(court).not.toOffer('basic-implement-attack');
    // The only attack that is left is the physical one, and Cy the only ally.
    court.answer('attack-ally');
    expect(court).toBeAskedFor('grant-advantage', { rule: 'KZ-CREAT-05', seat: 1 });
    court.answer('no');
    expect(court.heard('attack')).toMatchObject([{ power: 'basic-physical-attack', of: 2 }]);
  });
  test('[KZ-STAT-26] [KZ-STAT-16] 1: it grants no Opportunity, and is free again when the turn ends', () => {
    const court = frenzied([1], { ana: { at: '2,2' } }).answer('walk', ['court(4,2)']);
    expect(court.heard('opportunity')).toEqual([]);
    expect(court.state.turn?.creature).toBe(0);
    expect(has(court.of('Bo'), BITS.dominated)).toBe(false);
  });
  test('[KZ-STAT-26] 3 and 4: a basic melee attack on the source without Disadvantage', () => {
    for (const die of [3, 4]) {
      const court = frenzied([die, 5]).answer(['court(4,2)']);
      expect(court.heard('attack')).toMatchObject([{ dice: [5], of: 0 }]);
      expect([court.of('Ana').hp, court.state.turn?.creature]).toEqual([6, 0]);
    }
  });
  test('[KZ-STAT-27] it does not move if it is in reach already', () => {
    const court = frenzied([3, 5], { ana: { at: '4,2' } });
    expect([court.at('Bo'), court.of('Ana').hp]).toEqual(['court(3,2)', 6]);
  });
  test('[KZ-STAT-27] with a longer reach it goes no farther than it must', () => {
    const bo = { statuses: [by('frenzied', 'Ana'), { status: 'reach', amount: 1 }] };
    const court = frenzied([3, 5], { bo, ana: { at: '7,2' } });
    // Two squares bring Ana within two.
    const near = ['5,0', '5,1', '5,2', '5,3', '5,4'];
    expect(court.ends).toEqual(near.map((square) => `court(${square})`));
    court.answer(['court(4,2)', 'court(5,2)']);
    expect(court.of('Ana')).toHaveHp(6);
  });
  test('[KZ-STAT-27] out of reach even so it comes as near as it can, and does not attack', () => {
    const court = frenzied([4], { rows: floor(12, 1), bo: { at: '0,0' }, ana: { at: '9,0' } });
    expect([court.at('Bo'), court.of('Ana').hp]).toEqual(['court(6,0)', 8]);
    expect(court.state.turn?.creature).toBe(0);
  });
  test('[KZ-BASIC-09] a sword user picks between its two', () => {
    const court = frenzied([3, 5], { bo: { implement: 'sword' }, ana: { at: '4,2' } });
    expect(court).toOfferOnly('basic-physical-attack', 'basic-implement-attack');
    expect(court.answer('basic-implement-attack').of('Ana')).toHaveHp(5);
  });
  test('[KZ-STAT-26] 5 and 6: a normal turn with melee attacks only', () => {
    const court = frenzied([5], { ana: { at: '4,2' } });
    expect(court).toBeAskedFor('action', { rule: 'KZ-ACT-01', seat: 1 });
    expect(court).toOffer('basic-physical-attack');
    expect(court).not.toOffer('basic-implement-attack');
    court.answer('walk', ['court(2,2)'], 'no');
    expect(court).toBeAskedFor('action', { rule: 'KZ-ACT-01', seat: 1 });
  });
  test('[KZ-STAT-27] a source that is Hidden or gone makes it a 5', () => {
    const court = frenzied([2], { ana: { at: '4,2', statuses: ['hidden'] } });
    expect(court).toBeAskedFor('action', { rule: 'KZ-ACT-01', seat: 1 });
    expect(court.state.turn?.onlyAttacks).toBe('melee');
    const gone = begin(
      {
        court: floor(12, 5),
        athletes: [
          ours('Ana', '4,2', { hp: 1 }),
          ours('Al', '9,2'),
          theirs('Bo', '3,2', { statuses: [by('frenzied', 'Ana', 'match')] }),
        ],
        turn: 'Ana',
      },
      { rolls: [2] },
    ).answer('walk', ['court(5,2)'], 'yes', 'end-turn');
    expect([gone.at('Ana'), gone.asked]).toEqual(['nowhere', 'action KZ-ACT-01 seat 1']);
    expect(gone.state.turn).toMatchObject({ creature: 2, onlyAttacks: 'melee' });
  });
});

describe('Panicked', () => {
  const panicked = (rolls: readonly number[], setting: Setting = {}) =>
    boWith([by('panicked', 'Ana')], { ...setting, rolls });
  test('[KZ-STAT-46] 1: Dominated, with Basic Implement Attacks only', () => {
    const court = panicked([1], { ana: { at: '4,2' } });
    expect(court).toBeAskedFor('action', { rule: 'KZ-ACT-01', seat: 0 });
    expect(court).toOffer('basic-implement-attack');
    expect(court).not.toOffer('basic-physical-attack');
  });
  test('[KZ-STAT-46] 2 to 4: an attack on the source, with Disadvantage on a 2, then it runs', () => {
    const dice = (rolls: readonly number[]) => panicked(rolls).heard('attack')[0]?.dice;
    expect([dice([2, 5, 4]), dice([3, 5]), dice([4, 5])]).toEqual([[5, 4], [5], [5]]);
    const court = panicked([3, 5]);
    expect(court.of('Ana')).toHaveHp(6);
    expect(court).toBeAskedFor('way.move', { rule: 'KZ-MOVE-01', seat: 1 });
  });
  test('[KZ-STAT-47] running: each step farther off, as far as that goes', () => {
    const court = panicked([3, 5], { rows: floor(12, 1), bo: { at: '3,0' }, ana: { at: '5,0' } });
    expect([court.at('Bo'), court.state.turn?.creature]).toEqual(['court(0,0)', 0]);
  });
  test('[KZ-STAT-47] or to where it has cover from the source or is out of its sight', () => {
    const rows = ['......', '.#....', '......', '......', '......'];
    const court = panicked([3, 5], { rows, bo: { at: '3,1' }, ana: { at: '5,1' } });
    expect(court).toBeAskedFor('run', { rule: 'KZ-STAT-47', seat: 1 });
    expect(court).toOfferOnly('cover', 'away');
    court.answer('cover');
    expect(court.ends).toContain('court(0,1)');
    expect(court.ends).not.toContain('court(3,4)');
  });
  test('[KZ-STAT-47] whom it flees from may fall on the way: then any square will do', () => {
    const rows = ['......', '.#....', '......', '......', '......'];
    const picks = { class: 'shivering-sword', picks: ['shivering-sword/electrified'] };
    const bo = { at: '4,1', implement: 'sword', ...picks };
    const fled = (run: string, way: readonly string[]) => {
      const court = panicked([3, 5], { rows, bo, ana: { at: '5,1', hp: 4 } });
      court.answer(run, way, 'yes');
      return [court.of('Ana').cell, court.at('Bo'), court.asked];
    };
    const hidden = ['court(3,1)', 'court(2,0)', 'court(1,0)', 'court(0,0)', 'court(0,1)'];
    expect(fled('cover', hidden)).toEqual([-1, 'court(3,1)', 'way.move KZ-MOVE-01 seat 1']);
    const far = ['court(3,1)', 'court(2,2)', 'court(1,2)', 'court(0,2)'];
    expect(fled('away', far)).toEqual([-1, 'court(3,1)', 'appear KZ-DUN-04 seat 0']);
  });
  test('[KZ-STAT-47] it stays if neither can be done', () => {
    const court = panicked([3, 5], { rows: floor(6, 1), bo: { at: '0,0' }, ana: { at: '3,0' } });
    expect([court.at('Bo'), court.state.turn?.creature]).toEqual(['court(0,0)', 0]);
  });
  test('[KZ-STAT-46] out of range of the source it only runs', () => {
    const court = panicked([2], { ana: { at: '9,2' } });
    expect(court.heard('attack')).toEqual([]);
    expect(court).toBeAskedFor('way.move', { rule: 'KZ-MOVE-01', seat: 1 });
  });
  test('[KZ-STAT-47] the attack ends no turn and spares the source, not others, an Opportunity', () => {
    const staff = { bo: { implement: 'staff' }, ana: { at: '4,2' }, more: [ours('Cy', '3,3')] };
    const court = panicked([3, 5], staff);
    expect(court.open.why).toMatchObject({ key: 'opportunity', params: { who: 2, of: 1 } });
    court.answer('no');
    expect(court.heard('opportunity')).toEqual([]);
    expect(court).toBeAskedFor('way.move', { rule: 'KZ-MOVE-01', seat: 1 });
  });
  test('[KZ-STAT-46] 5 and 6: a normal turn, with no other attack', () => {
    const court = panicked([6], { ana: { at: '4,2' }, bo: { implement: 'sword' } });
    expect(court).toOffer('basic-implement-attack');
    expect(court).toOffer('walk');
    for (const id of ['basic-physical-attack', 'charge']) expect(court).not.toOffer(id);
  });
});
