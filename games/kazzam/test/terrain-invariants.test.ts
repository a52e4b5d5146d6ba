import { describe, expect, test } from 'vitest';
import type { KazzamState } from '../src/model.ts';
import { mapOf } from '../src/rules/court/ground-now.ts';
import { forcedWay } from '../src/rules/movement/forced.ts';
import { raiseWall } from '../src/rules/sight/walls.ts';
import { makeTerrain } from '../src/rules/terrain/terrain.ts';
import { INVARIANTS } from './content.ts';
import { begin, ours, theirs } from './table.ts';

const ROWS = ['######', '#.RB.E', '#...P#', '#.#.p#', '######'];

/** A court with all that must not be changed, and what an invariant says of it. */
function broken(rule: string, breakIt: (state: KazzamState) => void) {
  const t = begin({ court: ROWS, athletes: [ours('Ana', '1,2')], turn: 'Ana' });
  makeTerrain(t.state, 13, 'pit', 0);
  raiseWall(t, [14], 'KR-SPEC-31');
  const invariant = INVARIANTS.find((one) => one.rule === rule);
  if (invariant === undefined) throw new Error(`no invariant ${rule}`);
  expect(invariant.check(t.state)).toBeUndefined();
  breakIt(t.state);
  return invariant.check(t.state);
}

describe('what terrain powers never do', () => {
  test('[KR-INV-10] no slide, push or pull may end where nobody can stand or somebody stands', () => {
    const t = begin({
      court: ['.....', '.R#o.', '.....'],
      athletes: [ours('Ana', '0,1'), theirs('Bo', '0,0'), theirs('Cy', '2,0')],
      creeps: [{ group: 'practice-golem', members: ['2,2'] }],
      turn: 'Ana',
    });
    for (const how of ['slide', 'push', 'pull'] as const) {
      const forced = { how, squares: 6, by: 0, source: 'test', from: 5, rule: 'TEST' } as const;
      const way = forcedWay(t, 1, forced);
      const ends = way?.options.filter((_, at) => at > 0 && way.ends[at]).map(({ id }) => id) ?? [];
      for (const square of ['0,1', '1,1', '2,0', '2,1', '2,2']) {
        expect(ends).not.toContain(`court(${square})`);
      }
      // Past the pedestal, but past nobody and through no wall.
      if (how === 'slide') expect(ends.sort()).toEqual(['court(0,2)', 'court(1,0)', 'court(1,2)']);
    }
  });
  test('[KR-INV-11] a team never loses its last pedestal, a wall has 1 or 2 HP', () => {
    const gone = broken('KR-INV-11', ({ pedestals }) => {
      for (const pedestal of pedestals) if (pedestal.team === 1) pedestal.cell = -1;
    });
    expect(gone).toContain('pedestals');
    for (const hp of [0, 3]) {
      const walls = broken('KR-INV-11', (state) => {
        for (const wall of state.walls) wall.hp = hp;
      });
      expect(walls).toBe(`a wall has ${hp} HP`);
    }
    const floor = broken('KR-INV-11', (state) => {
      state.changed = [];
    });
    expect(floor).toBe('a wall is no wall');
  });
  test('[KR-INV-12] exits, portals and the border stay as they are', () => {
    for (const cell of [11, 16, 22, 0]) {
      const changed = broken('KR-INV-12', (state) => {
        state.changed = [...state.changed, { cell, kind: 'floor' }];
      });
      expect(changed).toContain('was changed');
    }
    const inner = broken('KR-INV-12', (state) => {
      state.changed = [...state.changed, { cell: 20, kind: 'floor' }];
    });
    expect(inner).toBeUndefined();
  });
  test('[KR-INV-12] so do the special squares of a map', () => {
    const { state } = begin(
      { athletes: [ours('Ana', 'court(5,8)')], creeps: [], turn: 'Ana' },
      { options: { map: 'maze' } },
    );
    const { shadow: [cell = -1] = [] } = mapOf(state).specials;
    const invariant = INVARIANTS.find(({ rule }) => rule === 'KR-INV-12');
    expect(invariant?.check(state)).toBeUndefined();
    state.changed = [{ cell, kind: 'pit' }];
    expect(invariant?.check(state)).toBe(`floor ${cell} was changed`);
  });
  test('[KR-INV-13] a square is one thing at a time', () => {
    const twice = broken('KR-INV-13', (state) => {
      state.changed = [...state.changed, { cell: 13, kind: 'slick' }];
    });
    expect(twice).toContain('two things');
  });
});
