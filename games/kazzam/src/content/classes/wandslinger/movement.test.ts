import { describe, expect, test } from 'vitest';
import { type Answers, begin, floor, ours, type Told, theirs } from '../../../../test/table.ts';

import { attack } from '../../../rules/attack/attack.ts';
import { BASIC_IMPLEMENT_ATTACK } from '../../../rules/effects/basic-powers.ts';
import { freshTurn } from '../../../rules/turn/phases.ts';
import { MOVEMENT } from './movement.ts';

/** Wes at (1,3) with these picks, T before him, others; his turn. */
function act(
  picks: readonly string[],
  answers: Answers,
  rolls: readonly number[] = [],
  {
    wes = {},
    t = {},
    others = [],
  }: { readonly wes?: Told; readonly t?: Told; readonly others?: readonly Told[] } = {},
) {
  return begin(
    {
      court: floor(16, 7),
      athletes: [
        ours('Wes', '1,3', {
          class: 'wandslinger',
          picks: picks.map((pick) => `wandslinger/${pick}`),
          ...wes,
        }),
        { ...theirs('T', '5,3'), ...t },
        ...others,
      ],
      turn: 'Wes',
    },
    { rolls },
  ).answer(...answers);
}

const hp = (court: ReturnType<typeof act>, of = 1) => court.state.creatures[of]?.hp;
const shot = ['basic-implement-attack', 'T'] as const;

describe('Quickdraw', () => {
  const drawn = (answers: Answers, rolls: readonly number[], scene = {}) =>
    act(['quickdraw'], answers, rolls, scene);
  test('[KC-WSL-13] a Basic Implement Attack for a Move Action', () => {
    const court = drawn(['quickdraw'], [4]);
    expect([court.of('T').hp, court.open.why.key]).toEqual([6, 'action']);
    expect(court.state.turn).toMatchObject({ attackActions: 1, moveActions: 0 });
  });
  test('[KC-WSL-13] without Role Boost', () => {
    const sniper = { wes: { role: 'striker', specialisation: 'sniper' } };
    expect(hp(drawn(['quickdraw'], [4], sniper))).toBe(6);
  });
  test('[KC-WSL-13] [KZ-ATK-09] a 1 is a Strike, a miss a Miss Token, of both actions', () => {
    const twice = drawn(['quickdraw', ...shot, 0], [1, 1]);
    expect([twice.state.strikes, twice.of('Wes').missTokens]).toEqual([[2, 0], 2]);
  });
  test('[KC-WSL-13] [KZ-ACT-02] for a traded Attack Action too', () => {
    const court = drawn(['quickdraw', 'quickdraw'], [4, 4]);
    expect(court.of('T')).toHaveHp(4);
    expect(court).not.toOffer('quickdraw');
  });
  test('[KC-WSL-13] not without anybody to shoot at, nor Disarmed', () => {
    expect(drawn([], [], { t: { at: '7,3' } })).not.toOffer('quickdraw');
    const disarmed = { wes: { statuses: ['disarmed'] } };
    expect(drawn([], [], disarmed)).not.toOffer('quickdraw');
  });
});

describe('Focus', () => {
  const focused = (answers: Answers, rolls: readonly number[] = [], scene = {}) =>
    act(['focus', 'rapid-fire', 'follow-up', 'filovs-fusillade'], answers, rolls, scene);
  test('[KC-WSL-14] reaches ten squares, until the turn ends', () => {
    const far = { t: { at: '11,3' } };
    expect(focused(['focus'], [], far)).toOffer(shot[0]);
    const over = ['focus', 'end-turn', 'end-turn'];
    const court = focused(over, [], far);
    expect([court.state.turn?.creature, court.offered.includes(shot[0])]).toEqual([0, false]);
    expect(focused(['focus'], [], { t: { at: '12,3' } })).not.toOffer(shot[0]);
  });
  test('[KC-WSL-14] bonuses to the range add to ten', () => {
    const sniper = { role: 'striker', specialisation: 'sniper' };
    const at = (x: number) => focused(['focus'], [], { wes: sniper, t: { at: `${x},3` } });
    expect(at(13)).toOffer(shot[0]);
    expect(at(14)).not.toOffer(shot[0]);
  });
  test('[KC-WSL-14] Advantage and 1 damage on the first implement attack, a basic one', () => {
    expect(hp(focused(['focus', ...shot], [2, 4]))).toBe(5);
    expect(hp(focused(['focus', ...shot], [2, 6]))).toBe(3);
    expect(hp(focused(['focus', ...shot], [2, 1]))).toBe(8);
  });
  test('[KC-WSL-14] a first attack that is no basic one has the Advantage only, in its first roll', () => {
    const fire = ['focus', 'rapid-fire', 'T', ['damage', 'effect'], 'U'];
    const two = { others: [theirs('U', '5,5')] };
    const rapid = focused(fire, [2, 4, 2], two);
    expect([hp(rapid), hp(rapid, 2)]).toEqual([6, 8]);
    // The basic shot that follows it up is not the first attack.
    expect(hp(focused(['focus', 'follow-up', 'T'], [2, 4, 4]))).toBe(4);
  });
  test('[KC-WSL-14] of several rolls in one power only the first', () => {
    const two = { others: [theirs('U', '5,5')] };
    const volley = ['focus', 'filovs-fusillade', ['T', 'U'], 'T'];
    const court = focused(volley, [2, 4, 4], two);
    expect(court.state.creatures.map((creature) => creature.hp)).toEqual([8, 5, 6]);
  });
  test('[KC-WSL-14] it is gone after the first attack, and comes too late after one', () => {
    const attacked = (focusFirst: boolean, rolls: readonly number[]) => {
      const t = begin(
        {
          court: floor(16, 7),
          athletes: [ours('Wes', '1,3'), theirs('T', '5,3')],
          turn: 'Wes',
        },
        { rolls },
      );
      t.state.turn = freshTurn(0);
      const aim = MOVEMENT.find(({ id }) => id === 'wandslinger/focus')?.actions?.[0];
      if (aim === undefined) throw new Error('no Focus');
      if (focusFirst) t.run(aim.perform(t, 0));
      t.run(attack(t, 0, 1, BASIC_IMPLEMENT_ATTACK));
      if (!focusFirst) t.run(aim.perform(t, 0));
      t.run(attack(t, 0, 1, BASIC_IMPLEMENT_ATTACK));
      const range = t.state.effects.find(({ kind }) => kind === 'implement-range');
      return [t.of('T').hp, range?.amount];
    };
    expect(attacked(true, [2, 4, 4])).toEqual([3, 10]);
    expect(attacked(false, [4, 4])).toEqual([4, 10]);
  });
  test('[KC-WSL-14] other attacks do not use it up', () => {
    const physical = { wes: { at: '4,3' } };
    const court = focused(['focus', 'basic-physical-attack', 'T'], [4], physical);
    expect(court.of('T')).toHaveHp(6);
    expect(court.state.effects.find(({ kind }) => kind === 'focused')?.amount).toBe(1);
  });
  test('[KC-WSL-14] twice in a turn is no more than once', () => {
    const court = focused(['focus', 'focus']);
    expect(court.state.effects.filter(({ kind }) => kind === 'focused')).toHaveLength(1);
  });
});

describe('Running Shot', () => {
  const run = (answers: Answers, rolls: readonly number[] = [], scene = {}) =>
    act(['running-shot'], ['running-shot', ...answers], rolls, scene);
  const way = (...xs: readonly number[]) => xs.map((x) => `court(${x},3)`);
  const at = (court: ReturnType<typeof run>) => (court.of('Wes').cell ?? 0) - 3 * 16;
  test('[KC-WSL-15] the shot before the movement', () => {
    const shotFirst = run(['T', way(0)], [4]);
    expect([hp(shotFirst), at(shotFirst), shotFirst.open.why.key]).toEqual([6, 0, 'action']);
    expect(shotFirst.state.turn).toMatchObject({ attackActions: 0, moveActions: 1 });
  });
  test('[KC-WSL-15] at any square of it, or after it', () => {
    const far = { t: { at: '8,3' } };
    const between = run([way(2, 3), 'T', way(4, 5)], [4], far);
    expect([hp(between), at(between), between.open.why.key]).toEqual([6, 5, 'action']);
    const after = run([way(2, 3), 'not-now', 'T'], [4], far);
    expect([hp(after), at(after), after.open.why.key]).toEqual([6, 3, 'action']);
  });
  test('[KC-WSL-15] one shot, and speed is what it moves', () => {
    const far = { t: { at: '15,3' } };
    expect(at(run([way(2, 3, 4, 5, 6, 7)], [], far))).toBe(7);
    expect(() => run([way(2, 3, 4, 5, 6, 7, 8)], [], far)).toThrow();
  });
  test('[KC-WSL-15] the movement grants Opportunities, the shot has its Role Boost', () => {
    const near = { t: { at: '2,4' } };
    expect(run(['not-now', way(0)], [], near)).toBeAskedFor('opportunity');
    const bruiser = { wes: { role: 'striker', specialisation: 'bruiser' } };
    expect(hp(run(['T', []], [4], bruiser))).toBe(5);
  });
  test('[KC-WSL-15] Immobilized it shoots only, Disarmed it moves only', () => {
    const stuck = run(['not-now', 'T'], [4], { wes: { statuses: ['immobilized'] } });
    expect([hp(stuck), stuck.open.why.key]).toEqual([6, 'action']);
    const disarmed = run([way(2)], [], { wes: { statuses: ['disarmed'] } });
    expect([at(disarmed), disarmed.open.why.key]).toEqual([2, 'action']);
    const both = act(['running-shot'], [], [], { wes: { statuses: ['immobilized', 'disarmed'] } });
    expect(both).not.toOffer('running-shot');
  });
  test('[KC-WSL-15] [KZ-STOW-02] not with the wand stowed', () => {
    const stowed = { wes: { stowed: true, holds: ['neutral', 'neutral'] } };
    expect(act(['running-shot'], [], [], stowed)).not.toOffer('running-shot');
  });
  test('[KC-WSL-15] stopped on the way it may still shoot from there', () => {
    const match = begin(
      {
        court: floor(9, 3),
        athletes: [
          ours('Wes', '1,1', { class: 'wandslinger', picks: ['wandslinger/running-shot'] }),
          theirs('T', '1,2'),
        ],
        turn: 'Wes',
      },
      { rolls: [4] },
    ).answer('running-shot', 'not-now', ['court(2,1)', 'court(3,1)']);
    match.befall('Wes', 'immobilized');
    match.answer('no', 'T');
    expect([match.at('Wes'), match.of('T').hp, match.asked]).toEqual([
      'court(1,1)',
      6,
      'action KZ-ACT-01 seat 0',
    ]);
  });
  test('[KC-WSL-15] Taken Out on the way it shoots no more', () => {
    const felled = run(['not-now', way(0), 'yes'], [], { wes: { hp: 2 }, t: { at: '2,4' } });
    expect([felled.of('Wes').cell, felled.state.turn?.creature]).toEqual([-1, 1]);
  });
});
