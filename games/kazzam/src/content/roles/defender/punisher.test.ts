import { describe, expect, test } from 'vitest';
import { begin, floor, ours, type Told, theirs } from '../../../../test/table.ts';

import { defender, has } from '../testing/defenders.ts';

describe('a Punisher', () => {
  const marked = { statuses: [{ status: 'marked', by: 'Pun' }] };
  const given = (
    pun: Told,
    bo: Told,
    turn: string,
    rolls: readonly number[] = [],
    others: readonly Told[] = [],
  ) =>
    begin(
      {
        court: floor(14, 7),
        athletes: [
          ours('Pun', '3,3', defender('punisher', { implement: 'wand', ...pun })),
          theirs('Bo', '4,3', bo),
          ours('Al', '4,6'),
          ...others,
        ],
        turn,
      },
      { rolls },
    );
  const order = ['damage', 'role-boost'];
  const shoot = ['basic-implement-attack', 'Bo', order];
  test('[KR-DEF-10] with nobody Marked a hit Marks its target, until its next turn ends', () => {
    const court = given({}, {}, 'Pun', [4]).answer(...shoot);
    expect(has(court, 'Bo', 'marked')).toBe(true);
    court.answer('end-turn', 'end-turn');
    expect(has(court, 'Bo', 'marked')).toBe(false);
    expect(
      has(given({}, {}, 'Pun', [2]).answer('basic-implement-attack', 'Bo'), 'Bo', 'marked'),
    ).toBe(false);
  });
  test('[KR-DEF-10] [KR-BOOST-06] Ward stops the Mark, and nobody is Marked who was Taken Out', () => {
    const warded = given({}, { ward: 5 }, 'Pun', [4]);
    warded.answer('basic-implement-attack', 'Bo');
    expect([warded.asked, has(warded, 'Bo', 'marked')]).toEqual(['action KZ-ACT-01 seat 0', false]);
    const court = given({}, { hp: 2 }, 'Pun', [4]).answer(...shoot);
    expect(court.state.effects.some(({ kind }) => kind === 'marked')).toBe(false);
  });
  const leave = ['walk', ['court(5,3)']];
  test('[KR-DEF-10] with an enemy Marked its Opportunities deal one more until its turn starts', () => {
    const court = given({}, marked, 'Pun', [4]).answer(...shoot, 'end-turn', ...leave, 'yes');
    // Two of the attack; two, one for the Defender, one for the Boost.
    expect(court.of('Bo')).toHaveHp(2);
    expect(court.state.effects.some(({ kind }) => kind === 'poised')).toBe(true);
    court.answer('no', [], 'end-turn', 'end-turn');
    expect(court.state.turn?.creature).toBe(0);
    expect(court.state.effects.some(({ kind }) => kind === 'poised')).toBe(false);
  });
  test('[KR-DEF-10] the Mark may be on another, and Ward does not matter then', () => {
    const other = theirs('Cy', '9,0', { statuses: [{ status: 'marked', by: 'Pun' }] });
    const court = given({}, { ward: 5 }, 'Pun', [4], [other]).answer(...shoot);
    expect(court.state.effects.some(({ kind }) => kind === 'poised')).toBe(true);
    expect(has(court, 'Bo', 'marked')).toBe(false);
  });

  const ASKED = 'reaction.punisher KR-DEF-11 seat 0';
  const hobble = { picks: ['test/hobble', 'test/gust'] };
  test('[KR-DEF-11] [KR-DEF-12] after the step that granted it: an attack that applies its Effect alone', () => {
    const court = given(hobble, marked, 'Bo', [6]).answer(...leave, 'yes');
    // The Opportunity came first, then the step.
    expect([court.of('Bo').hp, court.at('Bo'), court.asked]).toEqual([5, 'court(5,3)', ASKED]);
    court.answer('yes');
    expect(court).toOfferOnly('basic-physical-attack', 'basic-implement-attack', 'hobble');
    court.answer('hobble');
    expect(has(court, 'Bo', 'slowed')).toBe(true);
    expect([court.of('Bo').hp, court.of('Pun').spent]).toEqual([5, ['hobble']]);
  });
  test('[KR-DEF-11] no damage and no Boost, an attack without an Effect does nothing', () => {
    const court = given(hobble, { ...marked, at: '4,3' }, 'Bo', [4]).answer(...leave, 'no', 'yes');
    court.answer('basic-physical-attack');
    expect([court.of('Bo').hp, court.at('Bo')]).toEqual([8, 'court(5,3)']);
    expect(court).toBeAskedFor('way.move', { rule: 'KZ-MOVE-01', seat: 1 });
    expect(court.state.effects.some(({ kind }) => kind === 'poised')).toBe(false);
  });
  test('[KR-DEF-11] on a 3 the Effect, without a question; on a miss nothing but a Miss Token', () => {
    const rolled = (die: number) =>
      given(hobble, marked, 'Bo', [die]).answer(...leave, 'no', 'yes', 'hobble');
    expect(has(rolled(3), 'Bo', 'slowed')).toBe(true);
    const missed = rolled(1);
    expect(has(missed, 'Bo', 'slowed')).toBe(false);
    expect([missed.of('Pun').missTokens, missed.state.strikes]).toEqual([1, [1, 0]]);
  });
  test('[KR-DEF-11] [KZ-WARD-06] Ward stops the Effect: no damage is dealt', () => {
    const court = given(hobble, { ...marked, ward: 1 }, 'Bo', [6]).answer(
      ...leave,
      'no',
      'yes',
      'hobble',
    );
    expect(has(court, 'Bo', 'slowed')).toBe(false);
    expect(court.of('Bo').wards).toHaveLength(1);
  });
  test('[KR-DEF-11] after an attack on another, when it is over', () => {
    const court = given(hobble, marked, 'Bo', [4, 4]).answer('basic-implement-attack', 'Al');
    expect(court).toBeAskedFor('opportunity', { rule: 'KZ-STAT-38', seat: 0 });
    court.answer('no');
    expect([court.of('Al').hp, court.asked]).toEqual([6, ASKED]);
    court.answer('yes', 'hobble');
    expect(has(court, 'Bo', 'slowed')).toBe(true);
  });
  test('[KR-DEF-11] [KZ-STAT-24] after a take-off, which grants one like leaving the square', () => {
    const porter = { ...marked, class: 'porter', picks: ['porter/self-lift'] };
    expect(given({}, porter, 'Bo').answer('take-off', 'no').asked).toBe(ASKED);
  });
  test('[KR-DEF-11] [KZ-CREAT-04] after a Creative Use of a staff', () => {
    const picks = ['wardmaster/shrinking-robes'];
    const bo = { ...marked, implement: 'staff', class: 'wardmaster', picks };
    const court = given({}, bo, 'Bo', [], [theirs('Cy', '5,3')]);
    expect(court.answer('creative-use', 'Cy', 'no').asked).toBe(ASKED);
  });
  test('[KR-DEF-11] the attack ignores range, with a sword too', () => {
    const sword = { ...hobble, implement: 'sword' };
    const court = given(sword, marked, 'Bo', [4]).answer(...leave, 'no', 'yes');
    expect(court).toOffer('hobble');
    expect(has(court.answer('hobble'), 'Bo', 'slowed')).toBe(true);
  });
  test('[KR-DEF-11] not who is Marked by nobody, or by another', () => {
    expect(given({}, {}, 'Bo').answer(...leave, 'no')).toBeAskedFor('action', {
      rule: 'KZ-ACT-01',
      seat: 1,
    });
    const other = { statuses: [{ status: 'marked', by: 'Al' }] };
    expect(given({}, other, 'Bo').answer(...leave, 'no')).toBeAskedFor('action', {
      rule: 'KZ-ACT-01',
      seat: 1,
    });
  });
  test('[KR-DEF-11] not beyond five squares', () => {
    const court = (at: string) =>
      given({ implement: 'staff' }, { ...marked, at }, 'Bo', [4]).answer(
        'basic-implement-attack',
        'Al',
      );
    expect(court('8,3').answer('no').asked).toBe(ASKED);
    expect(court('9,3').answer('no')).toBeAskedFor('action', { rule: 'KZ-ACT-01', seat: 1 });
  });
  test('[KR-DEF-12] [D-04] no Reaction without an Opportunity: out of range, or barred by a status', () => {
    const far = given({ implement: 'sword' }, { ...marked, at: '6,3' }, 'Bo', [4]);
    expect(far.answer('basic-implement-attack', 'Al')).toBeAskedFor('action', {
      rule: 'KZ-ACT-01',
      seat: 1,
    });
    const barred = given({ statuses: ['distracted'] }, marked, 'Bo').answer(...leave);
    expect(barred).toBeAskedFor('action', { rule: 'KZ-ACT-01', seat: 1 });
  });
  test('[KR-DEF-12] no Reaction on whom the Opportunity has Taken Out', () => {
    const court = given({}, { ...marked, hp: 3 }, 'Bo').answer(...leave, 'yes');
    expect([court.at('Bo'), court.asked]).toEqual(['nowhere', 'action KZ-ACT-01 seat 0']);
  });
  test('[KR-DEF-12] though the Opportunity kept it from the step', () => {
    const court = given(hobble, marked, 'Bo', [4]).answer(...leave);
    court.befall('Bo', 'immobilized');
    expect(court.answer('no').asked).toBe(ASKED);
    expect(court.of('Bo')).toStandAt('4,3');
    court.answer('yes', 'hobble');
    expect(has(court, 'Bo', 'slowed')).toBe(true);
  });
  test('[KR-DEF-03] once until its own next turn starts; a spent power is not offered', () => {
    const spent = given(hobble, marked, 'Pun', [4, 4, 4]);
    spent.answer('hobble', 'Bo', ['damage', 'effect', 'role-boost'], 'end-turn');
    spent.answer(...leave, 'no', 'yes');
    expect(spent).toOfferOnly('basic-physical-attack', 'basic-implement-attack');
    spent.answer('basic-implement-attack');
    // A second Opportunity in the same turn brings no second Reaction.
    spent.answer([], 'basic-implement-attack', 'Al', 'no');
    expect([spent.of('Al').hp, spent.asked]).toEqual([6, 'action KZ-ACT-01 seat 1']);
  });
});
