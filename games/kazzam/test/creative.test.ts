import { describe, expect, test } from 'vitest';
import { STATUS, withData } from '../src/rules/effects/effect-data.ts';
import { BITS, giveStatus, has } from '../src/rules/effects/status.ts';
import { begin, type Court, floor, ours, type Told, theirs } from './table.ts';

const PETRIFIER = { class: 'wandslinger', picks: ['wandslinger/petrovs-petrification'] };

/** Ana with an Encounter power that leaves its target Dazed, her teammate Cy, and Bo. */
function three(ana: Told = {}, cy: Told = {}, rolls: readonly number[] = [], bo: Told = {}): Court {
  return begin(
    {
      court: floor(12, 5),
      athletes: [
        ours('Ana', '2,2', { ...PETRIFIER, ...ana }),
        ours('Cy', '5,2', cy),
        theirs('Bo', '3,2', { statuses: ['dazed'], ...bo }),
      ],
      turn: 'Ana',
    },
    { rolls },
  );
}

describe('Creative Use', () => {
  test('[KZ-CREAT-01] [KZ-CREAT-03] the Effect alone, on an ally, past its Ward, without a roll', () => {
    const court = three({}, { ward: 3 }).answer('creative-use', 'Cy');
    const cy = court.of('Cy');
    expect([cy.hp, cy.wards[0]?.amount, has(cy, BITS.dazed)]).toEqual([8, 3, true]);
    expect(court.heard('attack')).toEqual([]);
    expect([court.of('Ana').missTokens, court.state.strikes]).toEqual([0, [0, 0]]);
    expect(court.of('Ana')).toHaveSpent('petrovs-petrification');
    // It has taken the Attack Action, and a wand ends no turn.
    expect(court).not.toOffer('basic-implement-attack');
  });
  test('[KZ-CREAT-02] an ally in range and sight, or oneself always', () => {
    expect(three().answer('creative-use')).toOfferOnly('Ana', 'Cy');
    const court = three({}, { at: '8,2' }).answer('creative-use');
    expect(has(court.of('Ana'), BITS.dazed)).toBe(true);
  });
  test('[KZ-DEF-01] [KZ-STAT-33] it is an attack: who is Hidden until it attacks is so no longer', () => {
    const court = three();
    const until = { ends: 'match' } as const;
    const hidden = withData(STATUS.hidden, { untilAttack: 1 });
    giveStatus(court, { ...hidden, on: 0, by: 0, source: 'test', until });
    expect(has(court.answer('creative-use', 'Cy').of('Ana'), BITS.hidden)).toBe(false);
  });
  test('[KZ-CREAT-04] a staff grants Opportunities by it, and ends the turn', () => {
    const court = three({}, {}, [], { statuses: [] });
    // No Wandslinger has one.
    Object.assign(court.of('Ana'), { implement: 'staff' });
    court.answer('creative-use', 'Cy');
    expect(court).toBeAskedFor('opportunity', { rule: 'KZ-OPP-04', seat: 1 });
    court.answer('yes');
    expect([court.of('Ana').hp, has(court.of('Cy'), BITS.dazed)]).toEqual([6, true]);
    expect(court.state.turn?.creature).toBe(1);
  });
  test('[KZ-CREAT-06] not of a power without an Effect line', () => {
    expect(three({ class: undefined, picks: [] })).not.toOffer('creative-use');
  });
  test('[KZ-CREAT-01] [KZ-STOW-02] not once it is spent, nor with the implement stowed', () => {
    const court = three().answer('creative-use', 'Cy', 'end-turn', 'end-turn', 'end-turn');
    expect(court.state.turn?.creature).toBe(0);
    expect(court).not.toOffer('creative-use');
    expect(three({ stowed: true })).not.toOffer('creative-use');
  });
});

describe('an attack on an ally', () => {
  const attacked = (grants: string, rolls: readonly number[], cy: Told = {}) =>
    three({ class: undefined, picks: [] }, cy, rolls).answer('attack-ally', grants);
  test('[KZ-CREAT-05] with an Attack Roll, and Advantage if the ally grants it', () => {
    expect(attacked('no', [4]).heard('attack')).toMatchObject([{ of: 1, dice: [4] }]);
    const court = attacked('yes', [2, 4]);
    expect(court.heard('attack')).toMatchObject([
      { of: 1, dice: [2, 4], advantages: ['KZ-CREAT-05'] },
    ]);
    expect(court.of('Cy')).toHaveHp(6);
  });
  test('[KZ-CREAT-05] [KZ-STRK-04] with all that comes of it: a Strike for Taking Out a teammate', () => {
    const court = attacked('no', [4], { hp: 2 });
    expect([court.at('Cy'), court.state.strikes, court.state.points]).toEqual([
      'nowhere',
      [1, 0],
      [0, 0],
    ]);
  });
});
