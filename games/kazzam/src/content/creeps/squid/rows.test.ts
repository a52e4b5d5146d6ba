import { describe, expect, test } from 'vitest';
import { blows } from '../../../../test/creep-court.ts';
import { type Court, ours, row, type Told, theirs } from '../../../../test/table.ts';
import { BITS, has } from '../../../rules/effects/status.ts';
import { deal } from '../../../rules/harm/damage.ts';
import { SQUID } from './blocks.ts';
import { den, grip, grips, S1, S2, squids } from './testing/den.ts';

const sturdy = { hp: 20, maxHp: 20 };

/** A squid at (4,2) acts on Bo at (5,2) by the row of that face. */
function acts(face: number, bo: Told = {}, squid: Told = {}, rolls: readonly number[] = []): Court {
  return den({
    athletes: [theirs('Bo', '5,2', { ...sturdy, ...bo })],
    creeps: [squids([{ at: '4,2', ...squid }])],
    rolls: [face, ...rolls],
  }).answer('end-turn');
}

const did = (court: Court): readonly unknown[] =>
  court.heard('creep').map(({ what, power }) => [what, power]);

test('[KM-SQUID-01] [KM-INV-05] Goons that go 6 and strike hand to hand; each face has one row', () => {
  const { type, speed, range, mob, rows } = SQUID;
  expect([type, speed, range, mob]).toEqual(['goon', 6, 1, false]);
  expect(rows.flatMap(({ faces = [] }) => faces).sort()).toEqual([1, 2, 3, 4, 5, 6]);
});

describe('Regenerate', () => {
  test('[KM-SQUID-04] a Bloodied squid hides and is unbloodied, and does not attack', () => {
    for (const face of [1, 2]) {
      const court = acts(face, {}, { wounded: true });
      expect(court.of(S1)).toHaveStatus('hidden');
      expect(court.of(S1)).toMatchObject({ wounded: false, hp: 5 });
      expect(blows(court, 'Bo', S1)).toEqual([]);
      expect(court.at(S1)).toBe('court(4,2)');
    }
  });

  test('[KM-SQUID-04] [KZ-CREEP-15] what it takes then is its first wound again', () => {
    const court = acts(1, {}, { wounded: true });
    court.run(deal(court, { to: 1, by: 0, kind: 'other', melee: false }, 4, 'KZ-GEN-14'));
    expect(court.of(S1)).toMatchObject({ wounded: true, hp: 1 });
  });

  test('[KM-SQUID-04] [KM-CRP-22] it is Hidden until it attacks', () => {
    const court = acts(1, {}, { wounded: true }, [5]);
    expect(court).not.toOffer('basic-implement-attack');
    court.answer('end-turn');
    expect(court.inPlay('hidden')).toEqual([]);
    expect(court.of('Bo')).toHaveStatus('prone');
  });

  test('[KM-SQUID-04] a fresh one does Drag', () => {
    const court = acts(2);
    expect([blows(court, 'Bo', S1), grips(court)]).toEqual([[2], [`${S1} > Bo`]]);
  });

  test('[KM-SQUID-04] each looks at itself: the group rolls once', () => {
    const court = den({
      athletes: [theirs('Bo', '5,2', sturdy)],
      creeps: [squids([{ at: '4,2', wounded: true }, '5,3'])],
      rolls: [1],
    }).answer('end-turn');
    expect([blows(court, 'Bo', S1).length, blows(court, 'Bo', S2).length]).toEqual([0, 1]);
  });

  test('[KM-SQUID-04] [KZ-AI-28] and gets up with its Move Action', () => {
    const court = acts(1, {}, { wounded: true, statuses: ['prone'] });
    expect(has(court.of(S1), BITS.prone)).toBe(false);
    const dazed = acts(1, {}, { wounded: true, statuses: ['prone', 'dazed'] });
    expect(has(dazed.of(S1), BITS.prone)).toBe(true);
  });

  test('[KZ-CREEP-18] a Disarmed one acts as though a 1 had been rolled', () => {
    const court = acts(6, {}, { wounded: true, statuses: ['disarmed'] });
    expect(court.of(S1)).toHaveStatus('hidden');
  });
});

describe('Entangle', () => {
  test('[KM-SQUID-06] 2 damage, Weakened and Grabbed', () => {
    const court = acts(4);
    expect([blows(court, 'Bo', S1), grips(court)]).toEqual([[2], [`${S1} > Bo`]]);
    expect(court.of('Bo')).toHaveStatus('weakened');
  });

  test('[KM-SQUID-06] an escape ends both', () => {
    const court = acts(4, {}, {}, [4]);
    // They are one: nobody is asked which.
    court.answer('escape', 'roll');
    expect([grips(court), court.inPlay('weakened')]).toEqual([[], []]);
  });

  test('[KM-SQUID-06] [KM-CRP-10] they do not end with its next turn', () => {
    const court = acts(4, {}, { statuses: [] }, [5]);
    court.answer('end-turn');
    expect(court.of('Bo')).toHaveStatus('weakened');
  });

  test('[KM-SQUID-06] one that holds it already ties both to that Grab', () => {
    const court = acts(4, { statuses: [grip(S1)] }, {}, [4]);
    court.answer('escape', 'roll');
    expect([grips(court), court.inPlay('weakened')]).toEqual([[], []]);
  });

  test('[KM-SQUID-06] when the squid is out both are over', () => {
    const court = acts(4);
    court.run(deal(court, { to: 1, by: 0, kind: 'other', melee: false }, 5, 'KZ-GEN-14'));
    expect([grips(court), court.inPlay('weakened')]).toEqual([[], []]);
  });

  test('[KM-SQUID-06] [KM-CRP-14] whoever is Weakened already is dragged', () => {
    const court = acts(4, { statuses: ['weakened'] });
    expect(did(court)).toEqual([['attack', 'squid-drag']]);
    expect(grips(court)).toEqual([`${S1} > Bo`]);
  });
});

describe('Trip', () => {
  test('[KM-SQUID-07] Prone, and no damage', () => {
    const court = acts(5);
    expect(court.of('Bo')).toHaveStatus('prone');
    expect([blows(court, 'Bo', S1), grips(court)]).toEqual([[], []]);
  });

  test('[KM-SQUID-07] [KM-CRP-14] [KZ-CREEP-16] whoever is Prone already is dragged, with Advantage', () => {
    const court = acts(5, { statuses: ['prone'] });
    expect([blows(court, 'Bo', S1), grips(court)]).toEqual([[3], [`${S1} > Bo`]]);
  });

  test('[KM-CRP-11] [KZ-WARD-09] not through Ward', () => {
    const court = acts(5, { ward: 1 });
    expect(court.inPlay('prone')).toEqual([]);
  });

  test('[KZ-AI-40] is judged anew by each squid: the second drags whom the first has tripped', () => {
    const court = den({
      athletes: [theirs('Bo', '5,2', sturdy)],
      creeps: [squids(['4,2', '5,3'])],
      rolls: [5],
    }).answer('end-turn');
    expect(did(court)).toEqual([
      ['attack', 'squid-trip'],
      ['attack', 'squid-drag'],
    ]);
    expect(court).toHaveHeard({ type: 'creep', power: 'squid-drag', rule: 'KZ-AI-40' });
  });
});

describe('Snatch', () => {
  const orb = { holds: ['red'] };

  test('[KM-SQUID-08] [KM-CRP-17] takes what the target holds', () => {
    const court = acts(6, orb);
    expect([court.of('Bo').held, court.of(S1).held]).toEqual([[], [0]]);
    expect([blows(court, 'Bo', S1), court.inPlay('disarmed')]).toEqual([[], []]);
  });

  test('[KM-SQUID-08] otherwise it is Disarmed until its next turn ends', () => {
    const court = acts(6, {}, {}, [5]);
    expect(court.of('Bo')).toHaveStatus('disarmed');
    court.answer('end-turn');
    expect(court.inPlay('disarmed')).toEqual([]);
  });

  test('[KM-SQUID-08] whoever has nothing and is Disarmed is dragged', () => {
    const court = acts(6, { statuses: ['disarmed'] });
    expect([did(court), blows(court, 'Bo', S1)]).toEqual([[['attack', 'squid-drag']], [2]]);
  });

  test('[KM-SQUID-08] Disarmed with something in hand is robbed of it', () => {
    const court = acts(6, { ...orb, statuses: ['disarmed'] });
    expect([court.of(S1).held, blows(court, 'Bo', S1)]).toEqual([[0], []]);
  });

  test('[KM-SQUID-08] [KM-CRP-14] nothing follows where a Runner keeps it, or Ward does (D-76)', () => {
    const runner = { role: 'specialist', specialisation: 'runner', ...orb };
    const court = acts(6, runner, {}, [6]);
    if (court.asked.startsWith('runner')) court.answer('yes');
    expect([court.of('Bo').held, court.inPlay('disarmed')]).toEqual([[0], []]);
    const warded = acts(6, { ...orb, ward: 1 });
    expect([warded.of('Bo').held, warded.inPlay('disarmed')]).toEqual([[0], []]);
  });
});

describe('the answer of a squid to a miss', () => {
  const missed = (at: string, target: string, more: Told = {}): Court =>
    den({
      athletes: [ours('Ana', '11,5'), theirs('Bo', at, { implement: 'wand', ...more })],
      creeps: [squids(['4,2', '4,3', '9,2'], [])],
      rolls: [2],
    }).answer('basic-implement-attack', target);

  test('[KM-SQUID-09] every squid beside the attacker Grabs it', () => {
    expect(grips(missed('5,2', S1))).toEqual([`${S1} > Bo`, `${S2} > Bo`]);
  });

  test('[KM-SQUID-09] whichever of them it has missed', () => {
    expect(grips(missed('5,2', 'Dungeon Squid 3'))).toEqual([`${S1} > Bo`, `${S2} > Bo`]);
  });

  test('[KM-SQUID-09] nobody if none is beside it', () => {
    expect(grips(missed('7,5', S1))).toEqual([]);
  });

  test('[KM-SQUID-09] [KM-SQUID-02] it can still walk, slower', () => {
    const court = missed('5,2', S1).answer('walk');
    expect(court.refusal(['court(6,2)', 'court(7,2)', 'court(8,2)'])).toBeDefined();
  });

  test('[KM-SQUID-09] [KM-CRP-11] Ward stops it', () => {
    expect(grips(missed('5,2', S1, { ward: 1 }))).toEqual([]);
  });

  test('[KM-SQUID-09] [KZ-MOVE-16] missed on the way, it ends the movement', () => {
    const court = den({
      athletes: [
        theirs('Bo', '7,2', { class: 'wandslinger', picks: ['wandslinger/running-shot'] }),
      ],
      creeps: [squids(['4,2'], [])],
      rolls: [2],
    }).answer('running-shot', 'not-now', [...row(2, 6, 5), 'court(5,1)'], 'not-now', S1);
    expect([court.at('Bo'), grips(court)]).toEqual(['court(5,2)', [`${S1} > Bo`]]);
    expect(court).toBeAskedFor('action', { rule: 'KZ-ACT-01', seat: 1 });
  });

  test('[KM-SQUID-09] [KZ-STAT-28] not by one that is Incapacitated', () => {
    const court = den({
      athletes: [ours('Ana', '11,5'), theirs('Bo', '5,2', { implement: 'wand' })],
      creeps: [squids(['4,2', { at: '4,3', statuses: ['incapacitated'] }], [])],
      rolls: [2],
    }).answer('basic-implement-attack', S1);
    expect(grips(court)).toEqual([`${S1} > Bo`]);
  });

  test('[KM-SQUID-09] [KM-CRP-15] not by one that is Prone', () => {
    const court = den({
      athletes: [ours('Ana', '11,5'), theirs('Bo', '5,2', { implement: 'wand' })],
      creeps: [squids([{ at: '4,2', statuses: ['prone'] }, '4,3'], [])],
      rolls: [2],
    }).answer('basic-implement-attack', S1);
    expect(grips(court)).toEqual([]);
  });
});
