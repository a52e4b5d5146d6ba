import { describe, expect, test } from 'vitest';
import { begin, ours, theirs } from '../../test/table.ts';
import {
  carriesOrb,
  exposedTo,
  hunting,
  opportunityFor,
  pointsToDunk,
  prospectsOf,
  watchersOf,
  wokenByEnding,
  wokenByTaking,
} from './advice.ts';

const COURT = Array(5).fill('........');
const [RED, BLUE] = [0, 1];

function stateOf(red: object, blue: object, more: object = {}) {
  const athletes = [
    { ...ours('Red', '3,2'), ...red },
    { ...theirs('Blue', '4,2'), ...blue },
  ];
  return begin({ court: COURT, athletes, turn: 'Red', ...more }).state;
}

describe('Opportunities', () => {
  test('[KZ-OPP-02] who stands beside an enemy is watched, who stands off is not', () => {
    expect(watchersOf(stateOf({}, {}), RED)).toEqual([BLUE]);
    expect(watchersOf(stateOf({}, { at: '6,2' }), RED)).toEqual([]);
  });

  test('[KZ-OPP-04] an attack with a staff exposes to whoever is beside, one with a wand does not', () => {
    const attack = 'basic-implement-attack';
    expect(exposedTo(stateOf({ implement: 'staff' }, {}), RED, attack)).toEqual([BLUE]);
    expect(exposedTo(stateOf({ implement: 'wand' }, {}), RED, attack)).toEqual([]);
    expect(exposedTo(stateOf({ implement: 'staff' }, { at: '6,2' }), RED, attack)).toEqual([]);
  });

  test('[KZ-OPP-12] a sword deals one more', () => {
    expect(opportunityFor(stateOf({}, { implement: 'sword' }), BLUE, RED)).toBe(3);
    expect(opportunityFor(stateOf({}, { implement: 'wand' }), BLUE, RED)).toBe(2);
  });

  test('[KZ-OPP-17] [KR-DEF-01] what abilities add to an Opportunity is said before it is used', () => {
    const defender = { implement: 'wand', role: 'defender', specialisation: 'juggernaut' };
    expect(opportunityFor(stateOf({}, defender), BLUE, RED)).toBe(3);
  });
});

describe('attacks', () => {
  test('[KZ-SCORE-02] whom a hit takes out comes first', () => {
    const [best] = prospectsOf(stateOf({}, { hp: 2 }), RED, 'basic-physical-attack');
    expect(best).toMatchObject({ target: BLUE, damage: 2, takesOut: true });
    const [whole] = prospectsOf(stateOf({}, {}), RED, 'basic-physical-attack');
    expect(whole?.takesOut).toBe(false);
  });

  test('an action that attacks nobody has no prospects', () => {
    expect(prospectsOf(stateOf({}, {}), RED, 'walk')).toEqual([]);
  });
});

describe('Creeps', () => {
  const group = (at: string, orb: string) => ({
    creeps: [{ group: 'practice-golem', members: [{ at, name: 'Golem 1' }], orb }],
    court: ['........', '........', '.....1..', '........', '........'],
  });

  test('[KZ-AI-06] ending the turn beside a sleeping Creep makes an enemy of it, and nothing happens yet', () => {
    const state = stateOf({ at: '3,2' }, { at: '0,0' }, group('4,2', '5,2'));
    expect(wokenByEnding(state, RED)).toEqual([2]);
    expect(state.groups[0]?.enemies).toEqual([]);
    expect(hunting(state, RED)).toEqual([]);
  });

  test('[KZ-AI-06] far from them one may end it', () => {
    const state = stateOf({ at: '0,0' }, { at: '0,4' }, group('4,2', '5,2'));
    expect(wokenByEnding(state, RED)).toEqual([]);
  });

  test('[KZ-AI-05] taking the orb offends its guards', () => {
    const state = stateOf({ at: '6,2' }, { at: '0,0' }, group('3,2', '5,2'));
    expect(wokenByTaking(state, RED)).toEqual([2]);
  });
});

test('[KZ-SCORE-04] a dunk is worth every orb on the pedestal, the new one included', () => {
  const court = ['........', '...R....', '........', '........', '........'];
  const at = (red: object) =>
    begin({
      court,
      athletes: [{ ...ours('Red', '3,2'), ...red }, theirs('Blue', '7,4')],
      turn: 'Red',
    }).state;
  const without = at({});
  expect([carriesOrb(without, RED), pointsToDunk(without, RED)]).toEqual([false, 0]);
  const beside = at({ holds: ['blue'] });
  expect([carriesOrb(beside, RED), pointsToDunk(beside, RED)]).toEqual([true, 2]);
  const away = at({ holds: ['blue'], at: '6,4' });
  expect([carriesOrb(away, RED), pointsToDunk(away, RED)]).toEqual([true, 0]);
});
