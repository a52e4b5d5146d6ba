import { describe, expect, test } from 'vitest';
import { begin, floor, ours, type Told, theirs } from '../../test/table.ts';
import { creepRowsOf, powersOf } from './index.ts';

function athlete(more: Told) {
  const athletes = [ours('Ana', '1,1', more), theirs('Bo', '6,1')];
  const creeps = [{ group: 'practice-golem', members: ['3,1', '3,2'], enemies: [] }];
  return begin({ court: floor(8, 3), athletes, creeps, turn: 'Ana' }).state;
}

describe('powers of an athlete', () => {
  const PICKS = ['hexer/greater-confusion', 'hexer/beginners-amalgam'];

  test('[KZ-POWER-08] are told with whether they are spent', () => {
    const state = athlete({ class: 'hexer', picks: PICKS, spent: ['greater-confusion'] });
    const picked = powersOf(state, 0).filter(({ id }) => PICKS.includes(id));
    expect(picked.map(({ encounter, spent }) => [encounter, spent])).toEqual([
      [true, true],
      [false, false],
    ]);
    expect(picked.every(({ rule }) => rule.startsWith('KC-HEX-'))).toBe(true);
    expect(picked[1]?.help.key).toBe(`${picked[1]?.name.key}.help`);
  });

  test('begin with the actions of its role, each with its rule', () => {
    const made = { role: 'striker', specialisation: 'blitzer', class: 'hexer', picks: PICKS };
    const powers = powersOf(athlete(made), 0).map(({ id }) => id);
    const ofRole = powers.filter((id) => !PICKS.includes(id));
    expect(ofRole.length).toBeGreaterThan(0);
    expect(powers).toEqual([...ofRole, ...PICKS]);
    expect(powersOf(athlete(made), 2)).toEqual([]);
  });
});

test('[KZ-AI-25] rows of a Creep say which of them the die of the round has brought', () => {
  const state = athlete({});
  const creep = state.creatures.findIndex(({ kind }) => kind === 'creep');
  const [group] = state.groups;
  if (group !== undefined) group.face = 4;
  const rows = creepRowsOf(state, creep);
  expect(rows.flatMap(({ faces, rolled }) => (rolled ? [faces.includes(4)] : []))).toEqual([true]);
  expect(creepRowsOf(state, 0)).toEqual([]);
});

test('[KM-CHARM-02] and what they do to further targets', () => {
  const creeps = [{ group: 'charmball', members: ['3,1'], enemies: [] }];
  const { state } = begin({
    court: floor(8, 3),
    athletes: [ours('Ana', '1,1')],
    creeps,
    turn: 'Ana',
  });
  const further = creepRowsOf(state, 1).map((row) => row.further.map(({ key }) => key));
  expect(further.slice(0, 3)).toEqual([
    [],
    ['power.charm-float'],
    ['power.charm-shrink', 'power.charm-float'],
  ]);
});
