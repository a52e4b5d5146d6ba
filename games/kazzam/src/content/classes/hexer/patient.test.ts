import { describe, expect, test } from 'vitest';
import { begin } from '../../../../test/court.ts';
import {
  athlete,
  court,
  driven,
  opponent,
  type Played,
  played,
  tableAt,
} from '../../../../test/played.ts';
import { attack } from '../../../rules/attack.ts';
import { force } from '../../../rules/forced.ts';
import { teleportTo } from '../../../rules/relocate.ts';
import { takeOut } from '../../../rules/taken-out.ts';
import { BASIC_IMPLEMENT_ATTACK } from '../../basic-powers.ts';
import { PATIENT } from './patient.ts';

type More = Readonly<Record<string, unknown>>;
type Answers = NonNullable<Played['answers']>;

const WIDTH = 14;
const SHOT = 'homards-patient-shot';
const GAZE = 'patient-gaze';
const SURPRISE = 'salorns-patient-surprise';
const PICKS = [SHOT, GAZE, SURPRISE].map((name) => `hexer/${name}`);

interface Scene {
  readonly hal?: More;
  readonly t?: More;
  readonly others?: readonly More[];
  readonly rows?: readonly string[];
  readonly options?: More;
}

/** Hal at (1,3) with all Patient powers and T, ten squares off unless told otherwise. */
function given({ hal = {}, t = {}, others = [], rows = court(WIDTH, 7) }: Scene) {
  return {
    court: rows,
    athletes: [
      athlete('Hal', '1,3', { class: 'hexer', picks: PICKS, ...hal }),
      { ...opponent('T', '11,3'), ...t },
      ...others,
    ],
    turn: 'Hal',
  };
}

/** Hal readies a power and ends its turn; T then does as the answers say. */
function ready(
  power: string,
  answers: Answers,
  rolls: readonly number[] = [],
  scene: Scene = {},
): ReturnType<typeof played> {
  const named = power === GAZE ? ['T'] : [];
  return played({
    given: given(scene),
    rolls,
    answers: [power, ...named, 'end-turn', ...answers],
    options: scene.options ?? {},
  });
}

const square = (x: number, y = 3) => `court(${x},${y})`;
const way = (...xs: readonly number[]) => xs.map((x) => square(x));
const cell = (x: number, y = 3) => y * WIDTH + x;
const kinds = ({ state }: ReturnType<typeof played>) => state.effects.map(({ kind }) => kind);

describe('a Patient power', () => {
  test('[KC-HEX-14] spends the Attack Action, and neither rolls, exposes nor ends the turn', () => {
    const { state, asked, events } = played({
      given: given({ hal: { implement: 'staff' }, t: { at: '2,3' } }),
      answers: [SHOT],
    });
    expect(state.turn).toMatchObject({ creature: 0, attackActions: 0, moveActions: 1 });
    expect([asked?.why, asked?.options.includes(GAZE)]).toEqual(['action', false]);
    expect(events.some(({ type }) => type === 'opportunity' || type === 'attack')).toBe(false);
  });
  test('[KC-HEX-14] [KC-INV-06] lasts until the Hexer’s next turn starts', () => {
    const readied = ready(SHOT, []);
    expect([readied.state.turn?.creature, kinds(readied)]).toEqual([1, [SHOT]]);
    const over = ready(SHOT, ['end-turn']);
    expect([over.state.turn?.creature, kinds(over)]).toEqual([0, []]);
  });
  test('[KC-HEX-15] answers before a step that starts in range', () => {
    const { state, asked } = ready(SHOT, ['walk', way(7, 8)], [], { t: { at: '6,3' } });
    expect([asked?.why, asked?.options, state.creatures[1]?.cell]).toEqual([
      'patient-shot',
      ['wait', 'shoot'],
      cell(6),
    ]);
  });
  test('[KC-HEX-15] answers on arrival where the step only ends in range', () => {
    const { state, asked } = ready(SHOT, ['walk', way(6, 5)], [], { t: { at: '7,3' } });
    expect([asked?.why, state.creatures[1]?.cell]).toEqual(['patient-shot', cell(6)]);
  });
  test('[KC-HEX-15] a Shift and a crawl are steps too', () => {
    const near = { t: { at: '6,3' } };
    expect(ready(SHOT, ['shift', way(7)], [], near).asked?.why).toBe('patient-shot');
    const prone = { t: { at: '6,3', statuses: ['prone'] } };
    expect(ready(SHOT, ['walk', way(7)], [], prone).asked?.why).toBe('patient-shot');
  });
  test('[KC-HEX-15] not to steps out of range or out of sight, nor to allies', () => {
    expect(ready(SHOT, ['walk', way(10, 9)]).asked?.why).toBe('action');
    const rows = court(WIDTH, 7).map((row) => `...#${row.slice(4)}`);
    const hidden = { rows, t: { at: '6,3' } };
    expect(ready(SHOT, ['walk', way(5)], [], hidden).asked?.why).toBe('action');
    const al = { others: [athlete('Al', '4,3')] };
    expect(ready(SHOT, ['end-turn', 'walk', way(5)], [], al).asked?.why).toBe('action');
  });
  const readied = (options: More = {}) => {
    const t = tableAt({
      given: given({ t: { at: '4,3' }, others: [opponent('U', '11,5')] }),
      rolls: [4, 4],
      options,
    });
    const action = PATIENT[0]?.actions?.[0];
    if (action !== undefined) driven(action.perform(t, 0));
    return t;
  };
  test('[KC-HEX-15] to its own teleport, not to one by somebody else', () => {
    const own = readied();
    driven(teleportTo(own, 1, cell(9), { by: 1, rule: 'x' }), ['shoot']);
    expect([own.state.creatures[1]?.hp, own.state.creatures[1]?.cell]).toEqual([6, cell(9)]);
    const other = readied();
    driven(teleportTo(other, 1, cell(9), { by: 2, rule: 'x' }));
    expect(other.state.creatures[1]?.hp).toBe(8);
  });
  test('[KC-HEX-15] [KC-OPT-03] to forced movement only if the match says so', () => {
    const slide = { how: 'slide', squares: 1, by: 0, source: 'x', from: 0, rule: 'x' } as const;
    const without = readied();
    driven(force(without, 1, slide), [way(5)]);
    expect(without.state.creatures[1]?.hp).toBe(8);
    const withIt = readied({ patientForced: true });
    driven(force(withIt, 1, slide), [way(5), 'shoot']);
    expect(withIt.state.creatures[1]?.hp).toBe(6);
  });
  test('[KC-HEX-16] the Hexer may wait for a later step', () => {
    const { state } = ready(SHOT, ['walk', way(5, 4, 3), 'wait', 'wait', 'shoot'], [4, 4], {
      t: { at: '6,3' },
    });
    expect([state.creatures[1]?.hp, state.creatures[1]?.cell]).toEqual([6, cell(3)]);
  });
  test('[KC-HEX-16] the mover goes on from where it stands', () => {
    const { state, asked } = ready(SHOT, ['walk', way(5, 4), 'shoot', way(6)], [4, 4], {
      t: { at: '6,3' },
    });
    // It was hit before it left, took its step, and thought again.
    expect([state.creatures[1]?.cell, asked?.why]).toEqual([cell(6), 'action']);
  });
  test('[KC-HEX-16] Taken Out by the shot, it does not leave its square', () => {
    const { state } = ready(SHOT, ['walk', way(7), 'shoot'], [4, 4], {
      t: { at: '6,3', hp: 2, holds: ['neutral'] },
    });
    expect([state.points, state.orbs[0]?.place]).toEqual([[1, 0], { at: 'ground', cell: cell(6) }]);
  });
  test('[KC-HEX-16] with Role Boost; a staff grants Opportunities by it', () => {
    const sniper = { role: 'striker', specialisation: 'sniper' };
    const scene = { hal: sniper, t: { at: '4,3' } };
    const shot = ['walk', way(5), 'shoot'];
    expect(ready(SHOT, shot, [4, 4], scene).state.creatures[1]?.hp).toBe(5);
    const staff = { hal: { implement: 'staff' }, t: { at: '4,3' }, others: [opponent('U', '2,4')] };
    expect(ready(SHOT, shot, [], staff).asked?.why).toBe('opportunity');
  });
  test.each(['disarmed', 'stunned'])('[KC-HEX-16] no shot by who is %s', (status) => {
    const match = begin(given({ t: { at: '6,3' } })).answer(SHOT, 'end-turn');
    match.befall('Hal', status as 'disarmed');
    match.answer('walk', way(7));
    expect([match.asked, match.at('T')]).toEqual(['action KZ-ACT-01 seat 1', 'court(7,3)']);
  });
  test('[KC-HEX-14] [KC-CONV-18] it may be readied while Disarmed', () => {
    const { asked } = played({
      given: given({ hal: { statuses: ['disarmed'] }, t: { at: '4,3' } }),
    });
    expect(asked?.options).toEqual(expect.arrayContaining([SHOT, GAZE, SURPRISE]));
    expect(asked?.options).not.toContain('basic-implement-attack');
  });
  test('[KC-HEX-06] it is lost with the Hexer', () => {
    const t = readied();
    takeOut(t, 0, 1);
    expect(t.state.effects).toEqual([]);
  });
});

describe('Homard’s Patient Shot', () => {
  const near = { t: { at: '6,3' } };
  test('[KC-HEX-23] a Basic Implement Attack with Advantage, in the Hexer’s name', () => {
    const { state, events } = ready(SHOT, ['walk', way(7), 'shoot'], [2, 5], near);
    expect(state.creatures[1]?.hp).toBe(6);
    const shot = events.find(({ type }) => type === 'attack');
    expect(shot).toMatchObject({ power: 'basic-implement-attack', advantages: ['KC-HEX-23'] });
  });
  test('[KC-HEX-23] one shot, hit or miss; a miss gives a Miss Token, a 1 a Strike', () => {
    const { state, asked } = ready(SHOT, ['walk', way(5, 4), 'shoot'], [1, 1], near);
    expect([state.creatures[0]?.missTokens, state.strikes, asked?.why]).toEqual([
      1,
      [1, 0],
      'action',
    ]);
    expect(state.creatures[1]?.cell).toBe(cell(4));
  });
  test('[KC-HEX-23] at any one enemy: who did not move may be next', () => {
    const two = { t: { at: '6,3' }, others: [opponent('U', '5,5')] };
    const walks = ['walk', way(7), 'wait', 'end-turn', 'walk', [square(6, 5)], 'shoot'];
    const { state } = ready(SHOT, walks, [4, 4], two);
    expect(state.creatures.map(({ hp }) => hp)).toEqual([8, 8, 6]);
  });
});

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
    const { state } = ready(GAZE, [...on, ['damage', 'gaze'], again], [4], warded);
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
});

describe('Salorn’s Patient Surprise', () => {
  const order = ['damage', 'surprise'];
  const holding = { t: { at: '6,3', holds: ['neutral'] } };
  const disarmed = ({ state }: ReturnType<typeof played>) =>
    state.effects.filter(({ kind, on }) => kind === 'disarmed' && on === 1).length;
  test('[KC-HEX-33] a hit makes it drop an object where it stands', () => {
    const walk = ['walk', way(7), 'shoot', order, 'orb-0'];
    const { state } = ready(SURPRISE, walk, [4], holding);
    expect(state.orbs[0]?.place).toEqual({ at: 'ground', cell: cell(6) });
    expect(state.creatures[1]?.hp).toBe(6);
  });
  test('[KC-HEX-33] or Disarms it until its turn ends', () => {
    const walk = ['walk', way(7), 'shoot', order, 'disarm', []];
    expect(disarmed(ready(SURPRISE, walk, [4], holding))).toBe(1);
    expect(disarmed(ready(SURPRISE, [...walk, 'end-turn'], [4], holding))).toBe(0);
  });
  test('[KC-HEX-33] [KC-CONV-33] with nothing in its hands there is only one choice', () => {
    const walk = ['walk', way(7), 'shoot', order];
    const hit = ready(SURPRISE, walk, [4], { t: { at: '6,3' } });
    expect([disarmed(hit), hit.asked?.why]).toEqual([1, 'way.move']);
  });
  test('[KC-HEX-33] Disarmed off its turn, it is so until its next turn ends', () => {
    const tactician = { role: 'leader', specialisation: 'tactician', initiative: 5 };
    const scene = {
      hal: { initiative: 9 },
      t: { at: '6,3' },
      others: [opponent('L', '7,3', tactician)],
    };
    const lent = ['tactics', 'T', 'walk', [square(6, 4)], 'shoot', order, []];
    const after = (answers: Answers) =>
      disarmed(ready(SURPRISE, [...lent, ...answers], [4], scene));
    expect([after(['end-turn']), after(['end-turn', 'end-turn'])]).toEqual([1, 0]);
  });
  test('[KC-HEX-33] without Advantage, at any one enemy; a miss does neither', () => {
    const walk = ['walk', way(7), 'shoot'];
    const missed = ready(SURPRISE, walk, [2], holding);
    expect([disarmed(missed), missed.state.creatures[1]?.held]).toEqual([0, [0]]);
  });
  test('[KC-HEX-33] [KC-CONV-16] nor does a hit that a Ward takes whole', () => {
    const walk = ['walk', way(7), 'shoot', order];
    const { state } = ready(SURPRISE, walk, [4], { t: { at: '6,3', ward: 2, holds: ['neutral'] } });
    expect([state.creatures[1]?.held, state.creatures[1]?.hp]).toEqual([[0], 8]);
  });
  test('[KC-HEX-33] it is spent when it is readied, shot or not', () => {
    const { state, asked } = ready(SURPRISE, ['end-turn']);
    expect(state.creatures[0]?.spent).toEqual([SURPRISE]);
    expect(asked?.options).not.toContain(SURPRISE);
    expect(asked?.options).toContain(SHOT);
  });
});
