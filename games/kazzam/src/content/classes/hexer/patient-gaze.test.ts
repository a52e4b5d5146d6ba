import { describe, expect, test } from 'vitest';
import { athlete, court, driven, opponent, played, tableAt } from '../../../../test/played.ts';
import { attack } from '../../../rules/attack/attack.ts';
import { attackUnrolled } from '../../../rules/attack/unrolled.ts';
import { BASIC_IMPLEMENT_ATTACK } from '../../../rules/effects/basic-powers.ts';
import { basicAttackOf, creepBlockOf } from '../../../rules/effects/creep-block.ts';
import { teleportTo } from '../../../rules/movement/relocate.ts';
import { PATIENT } from './patient.ts';
import { cell, GAZE, given, kinds, ready, square, WIDTH, way } from './testing/patient-scene.ts';

describe('Patient Gaze', () => {
  const near = { t: { at: '6,3' } };
  const SLOWED = 1 << 28;
  test('[KC-HEX-24] names one enemy in range and sight', () => {
    const { asked } = played({
      given: given({ t: { at: '6,3' }, others: [opponent('U', '7,3')] }),
      answers: [GAZE],
    });
    expect(asked?.options).toEqual(['T']);
    expect(played({ given: given({}) }).asked?.options).not.toContain(GAZE);
  });
  test('[KC-HEX-24] answers when that enemy leaves a square in range, and to nobody else', () => {
    expect(ready(GAZE, ['walk', way(7)], [], near).asked?.why).toBe('patient-shot');
    const others = { t: { at: '6,3' }, others: [opponent('U', '5,5')] };
    const walks = ['end-turn', 'walk', [square(6, 5)]];
    expect(ready(GAZE, walks, [], others).asked?.why).toBe('action');
  });
  test('[KC-HEX-24] not when it comes into range', () => {
    const out = ['walk', way(7, 8), 'wait'];
    const back = ['walk', way(7, 6)];
    expect(ready(GAZE, [...out, ...back], [], near).asked?.why).toBe('action');
  });
  test('[KC-HEX-24] [KC-HEX-26] a hit Slows it for this movement: squares spent count', () => {
    const walk = ['walk', way(5, 4, 3, 2), 'wait', 'wait', 'shoot'];
    // The third step is its last.
    const { state, asked } = ready(GAZE, [...walk, ['damage', 'gaze']], [4], near);
    expect([state.creatures[1]?.cell, state.creatures[1]?.hp, asked?.why]).toEqual([
      cell(3),
      6,
      'action',
    ]);
    expect((state.creatures[1]?.has ?? 0) & SLOWED).toBe(0);
    const late = ['walk', way(5, 4, 3, 2), 'wait', 'wait', 'wait', 'shoot', ['damage', 'gaze']];
    const ended = ready(GAZE, late, [4], near);
    expect([ended.state.creatures[1]?.cell, ended.asked?.why]).toEqual([cell(3), 'action']);
  });
  test('[KC-HEX-26] nor is a step taken that costs more than is left', () => {
    const rows = court(WIDTH, 7).map((row) => `${row.slice(0, 3)},${row.slice(4)}`);
    const walk = ['walk', way(5, 4, 3), 'wait', 'wait', 'shoot', ['damage', 'gaze']];
    const { state, asked } = ready(GAZE, [...walk, []], [4], { ...near, rows });
    expect([state.creatures[1]?.cell, asked?.why]).toEqual([cell(4), 'action']);
  });
  test('[KC-HEX-26] the Shift of a Move Action is called off, and the action spent', () => {
    const shift = ['shift', way(7), 'shoot', ['damage', 'gaze']];
    const { state, asked } = ready(GAZE, shift, [4], near);
    expect([state.creatures[1]?.cell, state.turn?.moveActions, asked?.why]).toEqual([
      cell(6),
      0,
      'action',
    ]);
  });
  test('[KC-HEX-26] an own teleport goes on, and leaves nothing', () => {
    const t = tableAt({ given: given(near), rolls: [4] });
    const gaze = PATIENT[1]?.actions?.[0];
    if (gaze !== undefined) driven(gaze.perform(t, 0), ['T']);
    driven(teleportTo(t, 1, cell(9), { by: 1, rule: 'x' }), ['shoot', ['damage', 'gaze']]);
    expect([t.state.creatures[1]?.cell, t.state.creatures[1]?.has]).toEqual([cell(9), 0]);
  });
  test('[KC-HEX-24] a miss or a Ward that holds leaves it as fast as it was', () => {
    const on = ['walk', way(5, 4, 3, 2), 'shoot'];
    expect(ready(GAZE, on, [2], near).state.creatures[1]?.cell).toBe(cell(2));
    const warded = { t: { at: '6,3', ward: 2 } };
    const again = way(4, 3, 2);
    const { state } = ready(GAZE, [...on, again], [4], warded);
    expect(state.creatures[1]?.cell).toBe(cell(2));
  });
  test('[KC-HEX-24] when it attacks, a hit gives that attack Disadvantage', () => {
    const shot = ['basic-implement-attack', 'Hal', 'shoot', ['damage', 'gaze']];
    const { state, events } = ready(GAZE, shot, [4, 5, 2], near);
    expect(state.creatures.map(({ hp }) => hp)).toEqual([8, 6]);
    const [, reply] = events.filter(({ type }) => type === 'attack');
    expect(reply).toMatchObject({ who: 1, disadvantages: ['KC-HEX-24'], dice: [5, 2] });
    expect(kinds({ state } as ReturnType<typeof played>)).not.toContain(GAZE);
  });
  test('[KC-HEX-24] whomever it attacks; a miss and a wait change nothing', () => {
    const al = { t: { at: '6,3' }, others: [athlete('Al', '7,3')] };
    const shot = ['basic-implement-attack', 'Al'];
    const missed = ready(GAZE, [...shot, 'shoot'], [2, 4], al);
    expect(missed.state.creatures[2]?.hp).toBe(6);
    const waited = ready(GAZE, [...shot, 'wait'], [4], al);
    expect([waited.state.creatures[2]?.hp, kinds(waited).includes(GAZE)]).toEqual([6, true]);
  });
  test('[KC-HEX-24] all rolls of that attack, and not if it attacks out of range', () => {
    const t = tableAt({
      given: given({ t: { at: '6,3' }, others: [athlete('Al', '7,3')] }),
      rolls: [4, 6, 1, 6, 2],
    });
    const gaze = PATIENT[1]?.actions?.[0];
    if (gaze !== undefined) driven(gaze.perform(t, 0), ['T']);
    const rolls = driven(attack(t, 1, [0, 2], BASIC_IMPLEMENT_ATTACK), [
      'shoot',
      ['damage', 'gaze'],
      'Hal',
    ]);
    expect(rolls.map(({ result }) => result)).toEqual([1, 2]);
    const far = ready(GAZE, ['walk', way(7, 8), 'wait', 'basic-implement-attack', 'Al'], [4], {
      t: { at: '6,3' },
      others: [athlete('Al', '9,3')],
    });
    expect([far.state.creatures[2]?.hp, far.asked?.why]).toEqual([6, 'action']);
  });
  test('[KC-HEX-24] [KC-CONV-36] also before an attack power without a roll, which it may prevent', () => {
    const used = (hp: number) => {
      const t = tableAt({ given: given({ t: { at: '6,3', hp } }), rolls: [4] });
      const gaze = PATIENT[1]?.actions?.[0];
      if (gaze !== undefined) driven(gaze.perform(t, 0), ['T']);
      let done = false;
      const act = function* () {
        done = true;
        yield* [];
      };
      driven(attackUnrolled(t, 1, act), ['shoot']);
      return [t.state.creatures[1]?.hp, done];
    };
    expect([used(8), used(2)]).toEqual([
      [6, true],
      [0, false],
    ]);
  });
  test('[KC-HEX-24] a Creep that it hits deals 1 less with its attack', () => {
    const t = tableAt({
      given: {
        athletes: [
          athlete('Hal', 'dungeon(2,4)', { class: 'hexer', picks: ['hexer/patient-gaze'] }),
          opponent('T', 'dungeon(14,7)'),
        ],
      },
      rolls: [4],
    });
    const creep = t.state.creatures.findIndex(({ name }) => name.startsWith('Love Beast'));
    const beast = t.state.creatures[creep];
    const block = creepBlockOf(t.state, creep);
    const gaze = PATIENT[1]?.actions?.[0];
    if (beast === undefined || block === undefined || gaze === undefined) throw new Error('none');
    beast.cell = (t.state.creatures[0]?.cell ?? 0) + 1;
    driven(gaze.perform(t, 0), [beast.name]);
    driven(attack(t, creep, 0, basicAttackOf(block)), ['shoot', ['damage', 'gaze']]);
    expect(t.state.creatures[0]?.hp).toBe(7);
  });
});
