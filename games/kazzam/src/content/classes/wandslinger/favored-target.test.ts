import { describe, expect, test } from 'vitest';
import { type Answers, begin, floor, ours, type Told, theirs } from '../../../../test/table.ts';
import { effectsOf } from '../../../rules/effects/in-play.ts';

import { FAVORED_TARGET, FAVORS } from './favored-target.ts';

interface Scene {
  readonly wes?: Told;
  readonly t?: Told;
  readonly others?: readonly Told[];
}

/** Wes, T three squares from him, others; his turn. */
function given({ wes = {}, t = {}, others = [] }: Scene) {
  return {
    court: floor(12, 5),
    athletes: [
      ours('Wes', '1,2', {
        class: 'wandslinger',
        picks: ['wandslinger/favored-target'],
        ...wes,
      }),
      { ...theirs('T', '4,2'), ...t },
      ...others,
    ],
    turn: 'Wes',
  };
}

/** Wes favors T in his first turn. */
function favored(answers: Answers, rolls: readonly number[], scene: Scene = {}) {
  return begin(given(scene), { rolls }).answer('favored-target', 'T', ...answers);
}

const favorites = (court: ReturnType<typeof favored>) =>
  effectsOf(court.state, FAVORS).map(({ data }) => data.target);
const hp = (court: ReturnType<typeof favored>) => court.of('T').hp;
const round = ['end-turn', 'end-turn'] as const;

describe('Favored Target', () => {
  test('[KC-WSL-30] a Basic Implement Attack with Role Boost; hit or miss T is the favorite', () => {
    const bruiser = { wes: { role: 'striker', specialisation: 'bruiser' } };
    const hit = favored([], [4], bruiser);
    expect([hp(hit), favorites(hit)]).toEqual([5, [1]]);
    const missed = favored([], [1]);
    expect([favorites(missed), missed.state.strikes]).toEqual([[1], [1, 0]]);
    expect(hit.of('Wes')).toHaveSpent('favored-target');
  });
  test('[KC-WSL-30] each later Start Phase another, without an action and without Role Boost', () => {
    const bruiser = { wes: { role: 'striker', specialisation: 'bruiser' } };
    const next = favored([...round, 'yes'], [4, 4], bruiser);
    expect([hp(next), next.open.why.key]).toEqual([3, 'action']);
    expect(next.state.turn).toMatchObject({ creature: 0, attackActions: 1, moveActions: 1 });
    const third = favored([...round, 'yes', ...round, 'yes'], [4, 4, 4]);
    expect(hp(third)).toBe(2);
  });
  test('[KC-WSL-30] [KC-CONV-46] no Strike and no Miss Token by it, and it costs nothing to decline it', () => {
    const court = favored([...round, 'yes'], [4, 1]);
    expect([court.state.strikes, court.of('Wes').missTokens]).toEqual([[0, 0], 0]);
    const declined = favored([...round, 'no'], [4]);
    expect([hp(declined), favorites(declined)]).toEqual([6, [1]]);
    expect([declined.state.round, declined.open.why.key]).toEqual([2, 'action']);
    const { turn } = declined.state;
    expect(turn).toMatchObject({ attackActions: 1, moveActions: 1, roleActions: 1 });
    expect(hp(favored([...round, 'no', ...round, 'yes'], [4, 4]))).toBe(4);
  });
  test('[KC-WSL-30] [KC-CONV-46] not while T is out of range', () => {
    const away = ['end-turn', 'walk', ['court(5,2)', 'court(6,2)', 'court(7,2)'], 'end-turn'];
    const far = favored(away, [4]);
    expect([far.state.turn?.creature, far.open.why.key, favorites(far)]).toEqual([
      0,
      'action',
      [1],
    ]);
  });
  test.each([
    ['Wes', 'disarmed'],
    ['T', 'hidden'],
  ] as const)('[KC-WSL-30] not while %s is %s', (who, status) => {
    const match = begin(given({}), { rolls: [4] }).answer('favored-target', 'T', 'end-turn');
    match.befall(who, status);
    match.answer('end-turn');
    expect(match).toBeAskedFor('action', { rule: 'KZ-ACT-01', seat: 0 });
  });
  test('[KC-WSL-30] [KC-CONV-14] a later shot that misses draws no Miss Trigger', () => {
    const wes = { class: 'wandslinger', picks: ['wandslinger/favored-target'] };
    // The bear beside him sleeps through its turn, and is awake when he shoots again.
    const bear = { at: '2,2', statuses: [{ status: 'stunned', ends: 'next-turn' }] };
    const match = begin(
      {
        court: floor(12, 5),
        athletes: [ours('Wes', '1,2', wes), theirs('Bo', '11,4')],
        creeps: [{ group: 'bears', members: [bear], enemies: [] }],
        turn: 'Wes',
      },
      { rolls: [4, 2] },
    ).answer('favored-target', 'Guardian Bear 1', 'end-turn', 'end-turn');
    expect(match.of('Guardian Bear 1').has).toBe(0);
    expect(match).toBeAskedFor('favored-target', { rule: 'KC-WSL-30', seat: 0 });
    expect(match.answer('yes').of('Wes')).toHaveHp(8);
  });
  test('[KC-WSL-30] T Taken Out is the favorite still', () => {
    const felled = favored([], [4], { t: { hp: 2 }, others: [theirs('U', '4,4')] });
    expect([felled.state.points, favorites(felled)]).toEqual([[1, 0], [1]]);
  });
  test('[KC-WSL-30] [KC-INV-07] a second use has a new favorite in place of the old', () => {
    const t = begin(given({ others: [theirs('U', '4,4')] }), { rolls: [4, 2] });
    const action = FAVORED_TARGET.actions?.[0];
    if (action === undefined) throw new Error('no action');
    for (const target of ['T', 'U']) t.run(action.perform(t, 0), target);
    expect(effectsOf(t.state, FAVORS).map(({ data }) => data.target)).toEqual([2]);
  });
  test('[KC-WSL-30] [KZ-OPP-05] Prone, each of its shots grants Opportunities', () => {
    const prone = { wes: { statuses: ['prone'] }, others: [theirs('U', '1,3')] };
    const next = favored(['no', 'end-turn', 'end-turn', 'end-turn', 'yes'], [4], prone);
    expect(next).toBeAskedFor('opportunity');
  });
});
