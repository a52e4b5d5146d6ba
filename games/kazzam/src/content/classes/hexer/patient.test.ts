import { describe, expect, test } from 'vitest';
import { begin, floor, ours, type Told, theirs } from '../../../../test/table.ts';

import { takeOut } from '../../../rules/harm/taken-out.ts';
import { force } from '../../../rules/movement/forced.ts';
import { teleportTo } from '../../../rules/movement/relocate.ts';
import { PATIENT_SHOT } from './patient.ts';
import {
  cell,
  GAZE,
  given,
  kinds,
  ready,
  SHOT,
  SURPRISE,
  square,
  WIDTH,
  way,
} from './testing/patient-scene.ts';

describe('a Patient power', () => {
  test('[KC-HEX-14] spends the Attack Action, and neither rolls, exposes nor ends the turn', () => {
    const court = begin(given({ hal: { implement: 'staff' }, t: { at: '2,3' } })).answer(SHOT);
    expect(court.state.turn).toMatchObject({ creature: 0, attackActions: 0, moveActions: 1 });
    expect([court.open.why.key, court.offered.includes(GAZE)]).toEqual(['action', false]);
    expect(court.events.some(({ type }) => type === 'opportunity' || type === 'attack')).toBe(
      false,
    );
  });
  test('[KC-HEX-14] [KC-INV-06] lasts until the Hexer’s next turn starts', () => {
    const readied = ready(SHOT, []);
    expect([readied.state.turn?.creature, kinds(readied)]).toEqual([1, [SHOT]]);
    const over = ready(SHOT, ['end-turn']);
    expect([over.state.turn?.creature, kinds(over)]).toEqual([0, []]);
  });
  test('[KC-HEX-15] answers before a step that starts in range', () => {
    const court = ready(SHOT, ['walk', way(7, 8)], [], { t: { at: '6,3' } });
    expect([court.open.why.key, court.offered, court.of('T').cell]).toEqual([
      'patient-shot',
      ['wait', 'shoot'],
      cell(6),
    ]);
  });
  test('[KC-HEX-15] answers on arrival where the step only ends in range', () => {
    const court = ready(SHOT, ['walk', way(6, 5)], [], { t: { at: '7,3' } });
    expect([court.open.why.key, court.of('T').cell]).toEqual(['patient-shot', cell(6)]);
  });
  test('[KC-HEX-15] a Shift and a crawl are steps too', () => {
    const near = { t: { at: '6,3' } };
    expect(ready(SHOT, ['shift', way(7)], [], near)).toBeAskedFor('patient-shot');
    const prone = { t: { at: '6,3', statuses: ['prone'] } };
    expect(ready(SHOT, ['walk', way(7)], [], prone)).toBeAskedFor('patient-shot');
  });
  test('[KC-HEX-15] not to steps out of range or out of sight, nor to allies', () => {
    expect(ready(SHOT, ['walk', way(10, 9)])).toBeAskedFor('action');
    const rows = floor(WIDTH, 7).map((row) => `...#${row.slice(4)}`);
    const hidden = { rows, t: { at: '6,3' } };
    expect(ready(SHOT, ['walk', way(5)], [], hidden)).toBeAskedFor('action');
    const al = { others: [ours('Al', '4,3')] };
    expect(ready(SHOT, ['end-turn', 'walk', way(5)], [], al)).toBeAskedFor('action');
  });
  const readied = (rolls: readonly number[], options: Told = {}) => {
    const t = begin(given({ t: { at: '4,3' }, others: [theirs('U', '11,5')] }), {
      rolls,
      options,
    });
    const action = PATIENT_SHOT.actions?.[0];
    if (action !== undefined) t.run(action.perform(t, 0));
    return t;
  };
  test('[KC-HEX-15] to its own teleport, not to one by somebody else', () => {
    const own = readied([4, 4]);
    own.run(teleportTo(own, 1, cell(9), { by: 1, rule: 'x' }), 'shoot');
    expect([own.of('T').hp, own.of('T').cell]).toEqual([6, cell(9)]);
    const other = readied([]);
    other.run(teleportTo(other, 1, cell(9), { by: 2, rule: 'x' }));
    expect(other.of('T')).toHaveHp(8);
  });
  test('[KC-HEX-15] [KC-OPT-03] to forced movement only if the match says so', () => {
    const slide = { how: 'slide', squares: 1, by: 0, source: 'x', from: 0, rule: 'x' } as const;
    const without = readied([]);
    without.run(force(without, 1, slide), way(5));
    expect(without.of('T')).toHaveHp(8);
    const withIt = readied([4, 4], { patientForced: true });
    withIt.run(force(withIt, 1, slide), way(5), 'shoot');
    expect(withIt.of('T')).toHaveHp(6);
  });
  test('[KC-HEX-16] the Hexer may wait for a later step', () => {
    const court = ready(SHOT, ['walk', way(5, 4, 3), 'wait', 'wait', 'shoot'], [4, 4], {
      t: { at: '6,3' },
    });
    expect([court.of('T').hp, court.of('T').cell]).toEqual([6, cell(3)]);
  });
  test('[KC-HEX-16] the mover goes on from where it stands', () => {
    const court = ready(SHOT, ['walk', way(5, 4), 'shoot', way(6)], [4, 4], {
      t: { at: '6,3' },
    });
    // It was hit before it left, took its step, and thought again.
    expect([court.of('T').cell, court.open.why.key]).toEqual([cell(6), 'action']);
  });
  test('[KC-HEX-16] Taken Out by the shot, it does not leave its square', () => {
    const court = ready(SHOT, ['walk', way(7), 'shoot'], [4, 4], {
      t: { at: '6,3', hp: 2, holds: ['neutral'] },
    });
    expect([court.state.points, court.state.items[0]?.place]).toEqual([
      [1, 0],
      { at: 'ground', cell: cell(6) },
    ]);
  });
  test('[KC-HEX-16] with Role Boost; a staff grants Opportunities by it', () => {
    const sniper = { role: 'striker', specialisation: 'sniper' };
    const scene = { hal: sniper, t: { at: '4,3' } };
    const shot = ['walk', way(5), 'shoot'];
    expect(ready(SHOT, shot, [4, 4], scene).of('T')).toHaveHp(5);
    const staff = { hal: { implement: 'staff' }, t: { at: '4,3' }, others: [theirs('U', '2,4')] };
    expect(ready(SHOT, shot, [], staff)).toBeAskedFor('opportunity');
  });
  test.each(['disarmed', 'stunned'])('[KC-HEX-16] no shot by who is %s', (status) => {
    const match = begin(given({ t: { at: '6,3' } })).answer(SHOT, 'end-turn');
    match.befall('Hal', status as 'disarmed');
    match.answer('walk', way(7));
    expect([match.asked, match.at('T')]).toEqual(['action KZ-ACT-01 seat 1', 'court(7,3)']);
  });
  test('[KC-HEX-14] [KC-CONV-18] it may be readied while Disarmed', () => {
    const court = begin(given({ hal: { statuses: ['disarmed'] }, t: { at: '4,3' } }));
    expect(court.offered).toEqual(expect.arrayContaining([SHOT, GAZE, SURPRISE]));
    expect(court).not.toOffer('basic-implement-attack');
  });
  test('[KC-HEX-06] it is lost with the Hexer', () => {
    const t = readied([]);
    takeOut(t, 0, 1);
    expect(t.state.effects).toEqual([]);
  });
});

describe('Homard’s Patient Shot', () => {
  const near = { t: { at: '6,3' } };
  test('[KC-HEX-23] a Basic Implement Attack with Advantage, in the Hexer’s name', () => {
    const court = ready(SHOT, ['walk', way(7), 'shoot'], [2, 5], near);
    expect(court.of('T')).toHaveHp(6);
    const shot = court.events.find(({ type }) => type === 'attack');
    expect(shot).toMatchObject({ power: 'basic-implement-attack', advantages: ['KC-HEX-23'] });
  });
  test('[KC-HEX-23] one shot, hit or miss; a miss gives a Miss Token, a 1 a Strike', () => {
    const court = ready(SHOT, ['walk', way(5, 4), 'shoot'], [1, 1], near);
    expect([court.of('Hal').missTokens, court.state.strikes, court.open.why.key]).toEqual([
      1,
      [1, 0],
      'action',
    ]);
    expect(court.of('T').cell).toBe(cell(4));
  });
  test('[KC-HEX-23] at any one enemy: who did not move may be next', () => {
    const two = { t: { at: '6,3' }, others: [theirs('U', '5,5')] };
    const walks = ['walk', way(7), 'wait', 'end-turn', 'walk', [square(6, 5)], 'shoot'];
    const court = ready(SHOT, walks, [4, 4], two);
    expect(court.state.creatures.map(({ hp }) => hp)).toEqual([8, 8, 6]);
  });
});
