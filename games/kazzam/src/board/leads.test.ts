import type { ChoiceView } from '@tablewright/engine';
import { describe, expect, test } from 'vitest';
import { begin, ours, theirs } from '../../test/table.ts';
import { attackOf, courtOf, oddsOn } from '../explain/index.ts';
import { actions } from './actions.ts';
import { inShort, leadsOf, leadsTo } from './leads.ts';

const COURT = Array(4).fill('........');

/** Red at D3 decides about its turn; Blue stands at some place. */
function turnOf(blue: string, ...ids: string[]) {
  const court = begin({
    court: COURT,
    athletes: [ours('Red', '3,2'), theirs('Blue', blue)],
    turn: 'Red',
  });
  const { state } = court;
  const choice: ChoiceView = {
    slot: 0,
    kind: 'one',
    seat: 0,
    why: { key: 'action', params: { who: 0 } },
    about: { who: 0 },
    options: [...ids, 'end-turn'].map((id) => ({ id })),
    closed: [{ id: 'charge', because: { key: 'closed.nobody' } }],
    fallback: 'end-turn',
  };
  const cell = (x: number, y: number) => court.cell(x, y);
  return { state, cell, choice, leads: leadsOf(state, courtOf(state), [choice]) };
}

describe('a touch on the court', () => {
  test('[KZ-ATK-01] [KZ-ATK-10] on an enemy leads to the attacks that can be made on it, with their odds', () => {
    const { leads } = turnOf('4,2', 'basic-physical-attack', 'walk');
    const [lead, ...more] = leads.onCreatures.get(1) ?? [];
    expect(lead?.offer.option.id).toBe('basic-physical-attack');
    expect(lead?.next).toEqual({ names: { creature: 1 }, sure: true, says: '67% · 2' });
    expect(more).toEqual([]);
    const far = turnOf('7,2', 'basic-physical-attack', 'walk');
    expect(far.leads.onCreatures.size).toBe(0);
  });

  test('[KZ-DMG-09] says what Ward would stop of the damage', () => {
    const court = begin({
      court: COURT,
      athletes: [ours('Red', '3,2'), theirs('Blue', '4,2', { ward: 1 })],
      turn: 'Red',
    });
    const attack = attackOf(court.state, 0, 'basic-physical-attack');
    const odds = attack && oddsOn(court.state, attack, 1);
    expect(odds && inShort(odds)).toBe('67% · 2, Ward 1');
  });

  test('[KZ-MOVE-01] [KZ-MOVE-09] on a square leads there at once where nobody gets an Opportunity', () => {
    const { leads, cell } = turnOf('7,0', 'walk', 'shift');
    const there = leads.onSquares.get(cell(3, 3)) ?? [];
    expect(there.map(({ offer }) => offer.option.id)).toEqual(['walk', 'shift']);
    expect(there.map(({ next }) => next.sure)).toEqual([true, true]);
    // A Shift is of one square, and who stands there goes nowhere.
    const further = leads.onSquares.get(cell(1, 2)) ?? [];
    expect(further.map(({ offer }) => offer.option.id)).toEqual(['walk']);
    expect(leads.onSquares.has(cell(3, 2))).toBe(false);
  });

  test('[KZ-OPP-02] [KZ-MOVE-08] a walk that may grant one is looked at first, a Shift is not', () => {
    const { leads, cell } = turnOf('4,2', 'walk', 'shift');
    const there = leads.onSquares.get(cell(2, 2)) ?? [];
    expect(there.map(({ offer, next }) => [offer.option.id, next.sure])).toEqual([
      ['walk', false],
      ['shift', true],
    ]);
  });

  test('[KZ-CREEP-12] [KZ-CREEP-13] on a Mob means an attack or the way into its squares, which is looked at first', () => {
    const court = begin({
      court: COURT,
      athletes: [ours('Red', '3,2'), theirs('Blue', '7,0')],
      creeps: [{ group: 'swarm', members: ['4,2'], enemies: ['Red'] }],
      turn: 'Red',
    });
    const options = ['basic-physical-attack', 'walk'].map((id) => ({ id }));
    const { state } = court;
    const { choice } = turnOf('7,0');
    const leads = leadsOf(state, courtOf(state), [{ ...choice, options }]);
    const there = leadsTo(leads, state, [2], court.cell(5, 3));
    expect(there.map(({ offer, next }) => [offer.option.id, next.sure])).toEqual([
      ['basic-physical-attack', true],
      ['walk', false],
    ]);
    expect(there[1]?.next.says).toBe('2 squares · 2 damage');
  });

  test('leads nowhere while another question is asked', () => {
    const { state, choice } = turnOf('4,2', 'walk');
    const other = { ...choice, why: { key: 'target' } };
    expect(leadsOf(state, courtOf(state), [other]).onSquares.size).toBe(0);
  });
});

describe('the bar of actions', () => {
  test('[KZ-ACT-01] groups what can be done by its price, closed actions too, and keeps the end apart', () => {
    const { state, choice } = turnOf('4,2', 'basic-physical-attack', 'walk', 'drop-prone');
    const bar = actions(state, choice, 'en');
    expect(bar?.end).toBe('end-turn');
    expect(
      bar?.kinds.map(({ id, left, actions }) => [id, left, actions.map(({ id }) => id)]),
    ).toEqual([
      ['attack', 1, ['basic-physical-attack', 'charge']],
      ['move', 1, ['walk']],
      ['free', undefined, ['drop-prone']],
    ]);
  });

  test('is for the choice of an action alone', () => {
    const { state, choice } = turnOf('4,2', 'walk');
    expect(actions(state, { ...choice, why: { key: 'target' } }, 'en')).toBeUndefined();
  });
});
