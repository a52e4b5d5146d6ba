import { describe, expect, test } from 'vitest';
import { begin, floor, ours, type Told, theirs } from '../../test/table.ts';
import type { Creature } from '../model.ts';
import { creatureFacts } from './index.ts';

function ana(more: Told = {}) {
  const athletes = [ours('Ana', '1,1', more), theirs('Bo', '6,1')];
  return begin({ court: floor(8, 3), athletes, turn: 'Ana' });
}

test('[KZ-STAT-07] [KZ-WARD-01] HP and Ward are told by what they mean', () => {
  expect(creatureFacts(ana({ hp: 4, ward: 2 }).state, 0)).toMatchObject({
    where: 'map',
    ward: 2,
    bloodied: true,
  });
  expect(creatureFacts(ana().state, 0)?.bloodied).toBe(false);
  expect(creatureFacts(ana().state, 9)).toBeUndefined();
});

describe('a squeezed creature', () => {
  test('[KZ-LARGE-08] has one side that is shorter than it would be elsewhere', () => {
    const court = ana();
    const side = (body: Partial<Creature>) => {
      const large = { ...court.of('Ana'), fullWidth: 2, fullHeight: 2, width: 2, height: 2 };
      return creatureFacts({ ...court.state, creatures: [{ ...large, ...body }] }, 0)?.squeezed;
    };
    expect(side({})).toBeUndefined();
    expect(side({ width: 1 })).toBe('width');
    expect(side({ height: 1 })).toBe('height');
    expect(side({ width: 1, cell: -1 })).toBeUndefined();
  });
});

test('statuses are told with the most telling first, and without those of its own nature', () => {
  const { state } = ana({ statuses: ['marked', 'stunned', 'slowed'].map((status) => status) });
  const { statuses = [] } = creatureFacts(state, 0) ?? {};
  expect(statuses.slice(0, 3)).toEqual(['stunned', 'marked', 'slowed']);
  const traits = state.effects.map((effect) =>
    effect.kind === 'marked' ? { ...effect, innate: true as const } : effect,
  );
  expect(creatureFacts({ ...state, effects: traits }, 0)?.statuses).not.toContain('marked');
});

test('[KZ-INFO-03] [KZ-DUN-03] who is on no square is Taken Out, or Hidden from the observer', () => {
  const { state } = ana();
  const creatures = state.creatures.map((creature) => ({ ...creature, cell: -1 }));
  expect(creatureFacts({ ...state, creatures }, 0)?.where).toBe('out');
  expect(creatureFacts({ ...state, creatures, unseen: [0] }, 0)?.where).toBe('unseen');
});
