import { describe, expect, test } from 'vitest';
import { guardedOrbs, orbOf, pedestalOf } from '../src/rules/harm/wake.ts';
import { beforeCreeps, golems } from './creep-court.ts';
import { type Court, theirs } from './table.ts';

const G1 = 'Practice Golem 1';
const G2 = 'Practice Golem 2';
const ROWS = ['1...........2', '.............', '.............', '.............'];

/** Golems that guard both orbs. */
function guards(members: readonly unknown[], enemies: readonly string[] = []): Court {
  const court = beforeCreeps({
    rows: ROWS,
    athletes: [theirs('Bo', '6,3')],
    creeps: [golems(members, enemies, { awake: true })],
    seed: 'ties',
  });
  for (const orb of court.state.items) Object.assign(orb, { groups: [0] });
  return court;
}

const lay = (court: Court, orb: number, x: number, y: number): void => {
  Object.assign(court.state.items[orb] ?? {}, { place: { at: 'ground', cell: court.cell(x, y) } });
};

describe('a group that guards several orbs', () => {
  test('[KZ-AI-09] [KM-DUAL-03] each is its own until somebody dunks it', () => {
    const court = guards(['1,2']);
    expect(guardedOrbs(court.state, 0)).toEqual(court.state.items);
    Object.assign(court.state.items[0] ?? {}, { team: 0 });
    expect(guardedOrbs(court.state, 0)).toEqual([court.state.items[1]]);
  });

  test('[KM-DUAL-06] a member has the nearest in mind that nobody holds', () => {
    const court = guards(['10,2']);
    expect(orbOf(court.state, court.id(G1))).toBe(court.state.items[1]);
    Object.assign(court.state.items[1] ?? {}, { place: { at: 'held', creature: court.id('Bo') } });
    expect(orbOf(court.state, court.id(G1))).toBe(court.state.items[0]);
  });

  test('[KM-DUAL-06] [KZ-AI-21] one member is sent, the nearest to the nearest loose one', () => {
    const court = guards(['3,2', '9,2']);
    lay(court, 0, 1, 2);
    lay(court, 1, 10, 2);
    court.answer('end-turn');
    expect([court.of(G1).held, court.of(G2).held]).toEqual([[], [1]]);
  });

  test('[KM-DUAL-06] [KZ-AI-22] whoever holds one brings it home, while another fetches the other', () => {
    const court = guards(['3,2', '9,2']);
    lay(court, 1, 10, 2);
    Object.assign(court.state.items[0] ?? {}, { place: { at: 'held', creature: court.id(G1) } });
    court.state.creatures[court.id(G1)]?.held.push(0);
    court.answer('end-turn');
    expect(court.state.items[0]?.place).toEqual({ at: 'pedestal', pedestal: 0 });
    expect(court.of(G2).held).toEqual([1]);
  });

  test('[KZ-AI-11] whoever holds either is its first target', () => {
    const court = guards(['3,2'], ['Bo']);
    expect(pedestalOf(court.state, 0)).toBe(court.cell(0, 0));
    Object.assign(court.state.items[1] ?? {}, { place: { at: 'held', creature: court.id('Bo') } });
    court.answer('end-turn');
    expect(court.heard('creep')[0]).toMatchObject({ who: court.id(G1), of: court.id('Bo') });
  });
});
