import { clonePlain } from '@tablewright/engine/host';
import { describe, expect, test } from 'vitest';
import { HUB_WARP, SOURCE_WARP } from '../src/content/classes/porter/warps.ts';
import type { KazzamState, Until } from '../src/model.ts';
import { withData } from '../src/rules/effects/effect-data.ts';
import { putInPlay } from '../src/rules/effects/in-play.ts';
import { refreshStatuses } from '../src/rules/effects/status.ts';
import { INVARIANTS } from './content.ts';
import { golems } from './creep-court.ts';
import { begin, ours, theirs } from './table.ts';

/** A position with something of everything in it, past its beginning. */
function middle(): KazzamState {
  const court = begin({
    court: ['..........', '..R...B...', '..........', '.#..P..p..', '..........'],
    athletes: [
      ours('Ana', '0,0', {
        class: 'shivering-sword',
        implement: 'sword',
        picks: ['shivering-sword/whirling', 'shivering-sword/regenerative'],
        holds: ['blue'],
      }),
      theirs('Bo', '9,0', { class: 'wandslinger', picks: ['wandslinger/favored-target'] }),
      ours('Cy', '9,4'),
    ],
    creeps: [golems(['4,0', '4,2'])],
    orbs: [{ at: '0,4', colour: 'neutral' }],
    turn: 'Ana',
  });
  expect(court).toBeAskedFor('action', { rule: 'KZ-ACT-01', seat: 0 });
  return clonePlain(court.state);
}

/** The square in that column and row of {@link middle}. */
const at = (x: number, y: number) => y * 10 + x;
const creature = (s: KazzamState, id: number) => s.creatures[id] as KazzamState['creatures'][0];
const turn = (s: KazzamState) => s.turn as NonNullable<KazzamState['turn']>;
const ever: Until = { ends: 'match' };
const put = (
  s: KazzamState,
  kind: string,
  on: number,
  by: number,
  amount = 0,
  until: Until = ever,
) => putInPlay(s, { kind, on, by, source: kind, amount, until });

type Spoil = (state: KazzamState) => unknown;

/** How to break each of them. */
const SPOILS: Readonly<Record<string, readonly Spoil[]>> = {
  '[KZ-INV-01]': [
    (s) => creature(s, 0).held.push(0),
    (s) => creature(s, 1).held.push(creature(s, 0).held[0] ?? 0),
    (s) => creature(s, 0).held.pop(),
  ],
  '[KZ-INV-02]': [(s) => Object.assign(s.items[creature(s, 0).held[0] ?? 0] ?? {}, { team: 0 })],
  '[KZ-INV-04]': [
    (s) => {
      for (const held of [0, 1]) {
        creature(s, 0).held.push(held);
        Object.assign(s.items[held] ?? {}, { team: 1, place: { at: 'held', creature: 0 } });
      }
    },
  ],
  '[KZ-INV-05]': [
    (s) => Object.assign(creature(s, 0), { cell: at(1, 3) }),
    (s) => Object.assign(creature(s, 0), { cell: creature(s, 1).cell }),
  ],
  '[KZ-INV-06]': [
    (s) => Object.assign(creature(s, 0), { hp: 0 }),
    (s) => Object.assign(creature(s, 0), { hp: 9 }),
  ],
  '[KZ-INV-07]': [(s) => Object.assign(creature(s, 0), { hp: 0, maxHp: 0 })],
  '[KZ-INV-08]': [
    (s) => Object.assign(creature(s, 0), { missTokens: -1 }),
    (s) => creature(s, 0).wards.push({ amount: -1, onTop: false, by: 0 }),
    (s) => s.strikes.fill(-1),
  ],
  '[KZ-INV-15]': [(s) => Object.assign(turn(s), { moveActions: -1 })],
  '[KZ-INV-18]': [
    (s) => Object.assign(creature(s, 0), { cell: -1 }),
    (s) => {
      Object.assign(creature(s, 1), { cell: -1 });
      Object.assign(s.groups[0] ?? {}, { enemies: [1], awake: true });
    },
  ],
  '[KZ-INV-19]': [(s) => s.struck.push({ zone: 3, creature: 0 }, { zone: 3, creature: 0 })],
  '[KZ-INV-20]': [
    (s) => Object.assign(s.groups[0] ?? {}, { face: 3 }),
    (s) => s.groups[0]?.enemies.push(0),
  ],
  '[KZ-INV-21]': [
    (s) => {
      for (const on of [0, 3, 4]) put(s, 'grabbed', on, 1);
    },
    (s) => {
      Object.assign(creature(s, 3), { cell: -1, hp: 0 });
      put(s, 'grabbed', 3, 1);
    },
  ],
  '[KZ-INV-22] [KC-INV-04]': [(s) => creature(s, 1).spent.push('favored-target', 'favored-target')],
  '[KZ-INV-30] [KC-INV-28]': [
    (s) => {
      Object.assign(creature(s, 0), { turns: 3 });
      put(s, 'slowed', 1, 0, 0, { ends: 'turn-end', of: 0, turn: 1 });
    },
    (s) => {
      Object.assign(creature(s, 0), { turns: 3 });
      put(s, 'slowed', 1, 0, 0, { ends: 'turn-start', of: 0, turn: 2 });
    },
    (s) => {
      Object.assign(creature(s, 1), { turns: 3 });
      put(s, 'slowed', 0, 1, 0, { ends: 'turn-end', of: 1, turn: 2 });
    },
  ],
  '[KR-INV-03]': [(s) => Object.assign(turn(s), { roleActions: 2 })],
  '[KM-INV-02]': [(s) => Object.assign(s.items.at(-1)?.place ?? {}, { cell: at(1, 3) })],
  '[KM-INV-03]': [
    (s) => Object.assign(creature(s, 0), { cell: at(2, 1) }),
    (s) => Object.assign(creature(s, 3), { cell: at(1, 3) }),
  ],
  '[KC-INV-12]': [
    (s) => Object.assign(creature(s, 0), { cell: at(4, 3) }),
    (s) => Object.assign(creature(s, 0), { cell: at(7, 3) }),
  ],
  '[KM-INV-04]': [(s) => s.changed.push({ cell: at(1, 3), kind: 'exit' })],
  '[KM-INV-06]': [(s) => Object.assign(s.groups[0] ?? {}, { size: 1 })],
  '[KM-INV-07]': [
    (s) => Object.assign(creature(s, 3), { hp: 99 }),
    (s) => Object.assign(creature(s, 3), { hp: 0 }),
    (s) => Object.assign(creature(s, 3), { type: 'goon', wounded: true }),
  ],
  '[KM-INV-16]': [
    // Its keeper is gone, it has HP left, or something lies on it besides.
    (s) => {
      put(s, 'shade', 3, 4);
      Object.assign(creature(s, 3), { hp: 0 });
      Object.assign(creature(s, 4), { cell: -1, hp: 0 });
    },
    (s) => put(s, 'shade', 3, 4),
    (s) => {
      put(s, 'shade', 3, 4);
      Object.assign(creature(s, 3), { hp: 0, wards: [{ amount: 1, onTop: false, by: 4 }] });
    },
  ],
  '[KC-INV-02]': [
    (s) => Object.assign(s.builds[0] ?? {}, { implement: 'wand' }),
    (s) => Object.assign(s.builds[1] ?? {}, { implement: 'staff' }),
  ],
  '[KC-INV-07]': [
    (s) => {
      put(s, 'favors', 1, 1);
      put(s, 'favors', 1, 1);
    },
    (s) => {
      put(s, 'favors', 1, 1);
      Object.assign(creature(s, 1), { cell: -1 });
    },
  ],
  '[KC-INV-10]': [
    (s) => put(s, 'charge-tokens', 1, 1, -1),
    (s) => {
      put(s, 'charge-tokens', 1, 1, 1);
      Object.assign(creature(s, 1), { cell: -1 });
    },
  ],
  '[KC-INV-11]': [
    (s) => {
      for (const kind of [HUB_WARP, SOURCE_WARP]) {
        const warp = withData(kind, { cell: at(5, 3), warp: 1 });
        putInPlay(s, { ...warp, on: -1, by: 0, source: kind.kind, amount: 0, until: ever });
      }
    },
    (s) => {
      for (let portals = 0; portals < 3; portals += 1) put(s, 'short-tunnel', -1, 0);
    },
  ],
  '[KC-INV-14]': [
    (s) => put(s, 'focused-blade', 0, 0),
    (s) => {
      s.effects = s.effects.filter(({ kind }) => kind !== 'whirling');
    },
  ],
};

/** The rules that a state breaks. */
function broken(state: KazzamState): string[] {
  return INVARIANTS.filter(({ check }) => check(state) !== undefined).map(({ rule }) => rule);
}

describe('an invariant', () => {
  test('holds in a match', () => {
    expect(broken(middle())).toEqual([]);
  });
  test('[KM-INV-04] [KR-SPEC-31] an inner wall that was taken away is floor, and may bear a pedestal', () => {
    const state = middle();
    const cell = at(1, 3);
    state.changed.push({ cell, kind: 'pedestal' });
    state.pedestals.push({ cell, team: 0 });
    expect(broken(state)).toEqual([]);
  });
  test('[KM-INV-07] [KM-LOVE-05] a creep that is kept up for its last turn has no HP left', () => {
    const state = middle();
    Object.assign(creature(state, 3), { hp: -1 });
    put(state, 'kept-up', 3, 4);
    expect(broken(state)).toEqual([]);
  });
  test('[KM-INV-16] [KM-INV-07] a Shade has no HP on the map', () => {
    const state = middle();
    Object.assign(creature(state, 3), { hp: 0 });
    put(state, 'shade', 3, 4);
    refreshStatuses(state, 3);
    expect(broken(state)).toEqual([]);
  });
  for (const [ids, spoils] of Object.entries(SPOILS)) {
    test(`notices what breaks it: ${ids}`, () => {
      const rule = /[A-Z]+-INV-\d+/.exec(ids)?.[0];
      for (const spoil of spoils) {
        const state = middle();
        spoil(state);
        for (const id of state.creatures.keys()) refreshStatuses(state, id);
        expect(broken(state)).toContain(rule);
      }
    });
  }
});
