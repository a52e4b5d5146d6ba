import { describe, expect, test } from 'vitest';
import { begin, type Court, floor, ours, theirs } from '../../../../test/table.ts';

import { attack } from '../../../rules/attack/attack.ts';
import { attackUnrolled } from '../../../rules/attack/unrolled.ts';
import { BASIC_IMPLEMENT_ATTACK } from '../../../rules/effects/basic-powers.ts';
import { creepBlockOf } from '../../../rules/effects/content.ts';
import { basicAttackOf } from '../../../rules/effects/creep-block.ts';
import { teleportTo } from '../../../rules/movement/relocate.ts';
import { PATIENT_GAZE } from './patient.ts';
import { cell, GAZE, given, kinds, ready, square, WIDTH, way } from './testing/patient-scene.ts';

describe('Patient Gaze', () => {
  const near = { t: { at: '6,3' } };
  const SLOWED = 1 << 28;
  test('[KC-HEX-24] names one enemy in range and sight', () => {
    const court = begin(given({ t: { at: '6,3' }, others: [theirs('U', '7,3')] })).answer(GAZE);
    expect(court).toOfferOnly('T');
    expect(begin(given({}))).not.toOffer(GAZE);
  });
  test('[KC-HEX-24] answers when that enemy leaves a square in range, and to nobody else', () => {
    expect(ready(GAZE, ['walk', way(7)], [], near)).toBeAskedFor('patient-shot');
    const others = { t: { at: '6,3' }, others: [theirs('U', '5,5')] };
    const walks = ['end-turn', 'walk', [square(6, 5)]];
    expect(ready(GAZE, walks, [], others)).toBeAskedFor('action');
  });
  test('[KC-HEX-24] not when it comes into range', () => {
    const out = ['walk', way(7, 8), 'wait'];
    const back = ['walk', way(7, 6)];
    expect(ready(GAZE, [...out, ...back], [], near)).toBeAskedFor('action');
  });
  test('[KC-HEX-24] [KC-HEX-26] a hit Slows it for this movement: squares spent count', () => {
    const walk = ['walk', way(5, 4, 3, 2), 'wait', 'wait', 'shoot'];
    // The third step is its last.
    const court = ready(GAZE, [...walk, ['damage', 'gaze']], [4], near);
    expect([court.of('T').cell, court.of('T').hp, court.open.why.key]).toEqual([
      cell(3),
      6,
      'action',
    ]);
    expect((court.of('T').has ?? 0) & SLOWED).toBe(0);
    const late = ['walk', way(5, 4, 3, 2), 'wait', 'wait', 'wait', 'shoot', ['damage', 'gaze']];
    const ended = ready(GAZE, late, [4], near);
    expect([ended.of('T').cell, ended.open.why.key]).toEqual([cell(3), 'action']);
  });
  test('[KC-HEX-26] nor is a step taken that costs more than is left', () => {
    const rows = floor(WIDTH, 7).map((row) => `${row.slice(0, 3)},${row.slice(4)}`);
    const walk = ['walk', way(5, 4, 3), 'wait', 'wait', 'shoot', ['damage', 'gaze']];
    const court = ready(GAZE, [...walk, []], [4], { ...near, rows });
    expect([court.of('T').cell, court.open.why.key]).toEqual([cell(4), 'action']);
  });
  test('[KC-HEX-26] the Shift of a Move Action is called off, and the action spent', () => {
    const shift = ['shift', way(7), 'shoot', ['damage', 'gaze']];
    const court = ready(GAZE, shift, [4], near);
    expect([court.of('T').cell, court.state.turn?.moveActions, court.open.why.key]).toEqual([
      cell(6),
      0,
      'action',
    ]);
  });
  test('[KC-HEX-26] an own teleport goes on, and leaves nothing', () => {
    const t = begin(given(near), { rolls: [4] });
    const gaze = PATIENT_GAZE.actions?.[0];
    if (gaze !== undefined) t.run(gaze.perform(t, 0), 'T');
    t.run(teleportTo(t, 1, cell(9), { by: 1, rule: 'x' }), 'shoot', ['damage', 'gaze']);
    expect([t.of('T').cell, t.of('T').has]).toEqual([cell(9), 0]);
  });
  test('[KC-HEX-24] a miss or a Ward that holds leaves it as fast as it was', () => {
    const on = ['walk', way(5, 4, 3, 2), 'shoot'];
    expect(ready(GAZE, on, [2], near).of('T').cell).toBe(cell(2));
    const warded = { t: { at: '6,3', ward: 2 } };
    const again = way(4, 3, 2);
    const court = ready(GAZE, [...on, again], [4], warded);
    expect(court.of('T').cell).toBe(cell(2));
  });
  test('[KC-HEX-24] when it attacks, a hit gives that attack Disadvantage', () => {
    const shot = ['basic-implement-attack', 'Hal', 'shoot', ['damage', 'gaze']];
    const court = ready(GAZE, shot, [4, 5, 2], near);
    expect(court.state.creatures.map(({ hp }) => hp)).toEqual([8, 6]);
    const [, reply] = court.events.filter(({ type }) => type === 'attack');
    expect(reply).toMatchObject({ who: 1, disadvantages: ['KC-HEX-24'], dice: [5, 2] });
    expect(kinds({ state: court.state } as Court)).not.toContain(GAZE);
  });
  test('[KC-HEX-24] whomever it attacks; a miss and a wait change nothing', () => {
    const al = { t: { at: '6,3' }, others: [ours('Al', '7,3')] };
    const shot = ['basic-implement-attack', 'Al'];
    const missed = ready(GAZE, [...shot, 'shoot'], [2, 4], al);
    expect(missed.of('Al')).toHaveHp(6);
    const waited = ready(GAZE, [...shot, 'wait'], [4], al);
    expect([waited.of('Al').hp, kinds(waited).includes(GAZE)]).toEqual([6, true]);
  });
  test('[KC-HEX-24] all rolls of that attack, and not if it attacks out of range', () => {
    const t = begin(given({ t: { at: '6,3' }, others: [ours('Al', '7,3')] }), {
      rolls: [4, 6, 1, 6, 2],
    });
    const gaze = PATIENT_GAZE.actions?.[0];
    if (gaze !== undefined) t.run(gaze.perform(t, 0), 'T');
    const rolls = t.run(
      attack(t, 1, [0, 2], BASIC_IMPLEMENT_ATTACK),
      'shoot',
      ['damage', 'gaze'],
      'Hal',
    );
    expect(rolls.map(({ result }) => result)).toEqual([1, 2]);
    const far = ready(GAZE, ['walk', way(7, 8), 'wait', 'basic-implement-attack', 'Al'], [4], {
      t: { at: '6,3' },
      others: [ours('Al', '9,3')],
    });
    expect([far.of('Al').hp, far.open.why.key]).toEqual([6, 'action']);
  });
  test('[KC-HEX-24] [KC-CONV-36] also before an attack power without a roll, which it may prevent', () => {
    const used = (hp: number) => {
      const t = begin(given({ t: { at: '6,3', hp } }), { rolls: [4] });
      const gaze = PATIENT_GAZE.actions?.[0];
      if (gaze !== undefined) t.run(gaze.perform(t, 0), 'T');
      let done = false;
      const act = function* () {
        done = true;
        yield* [];
      };
      t.run(attackUnrolled(t, 1, act), 'shoot');
      return [t.of('T').hp, done];
    };
    expect([used(8), used(2)]).toEqual([
      [6, true],
      [0, false],
    ]);
  });
  test('[KC-HEX-24] a Creep that it hits deals 1 less with its attack', () => {
    const t = begin(
      {
        athletes: [
          ours('Hal', 'dungeon(2,4)', { class: 'hexer', picks: ['hexer/patient-gaze'] }),
          theirs('T', 'dungeon(14,7)'),
        ],
        turn: 'Hal',
      },
      { rolls: [4] },
    );
    const creep = t.state.creatures.findIndex(({ name }) => name.startsWith('Love Beast'));
    const beast = t.of('Love Beast 1');
    const block = creepBlockOf(t, creep);
    const gaze = PATIENT_GAZE.actions?.[0];
    if (beast === undefined || block === undefined || gaze === undefined) throw new Error('none');
    beast.cell = (t.of('Hal').cell ?? 0) + 1;
    t.run(gaze.perform(t, 0), beast.name);
    t.run(attack(t, creep, 0, basicAttackOf(block)), 'shoot', ['damage', 'gaze']);
    expect(t.of('Hal')).toHaveHp(7);
  });
});
