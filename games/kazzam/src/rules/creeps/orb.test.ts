import { describe, expect, test } from 'vitest';
import { beforeCreeps, blows, golems } from '../../../test/creep-court.ts';
import { MAP } from '../../../test/dungeon-court.ts';
import { type Court, theirs } from '../../../test/table.ts';
import type { ItemPlace } from '../../model.ts';

const G1 = 'Practice Golem 1';
const G2 = 'Practice Golem 2';

interface Scene {
  readonly members: readonly unknown[];
  readonly rows?: readonly string[];
  /** Where their pedestal is. */
  readonly home?: string;
  readonly bo: string;
  readonly enemies?: readonly string[];
  readonly rolls?: readonly number[];
}

/** Golems awake whose orb is somewhere; Bo has the last turn. */
function guards(
  { members, rows = ['..1...........', '..............'], home = '2,0', bo, ...more }: Scene,
  place: (court: Court) => ItemPlace,
): Court {
  const { enemies = ['Bo'], rolls = [] } = more;
  const court = beforeCreeps({
    rows,
    athletes: [theirs('Bo', bo)],
    creeps: [golems(members, enemies, { orb: home, awake: true })],
    rolls,
    seed: 'ties',
  });
  const [orb] = court.state.items;
  if (orb === undefined) throw new Error('there is no orb');
  orb.place = place(court);
  if (orb.place.at === 'held') court.of(G1).held = [0];
  return court.answer('end-turn');
}
const lying =
  (x: number, y: number) =>
  (court: Court): ItemPlace => ({ at: 'ground', cell: court.cell(x, y) });
const held = (court: Court): ItemPlace => ({ at: 'held', creature: court.id(G1) });
const did = (court: Court, who: string): readonly string[] =>
  court.heard('creep').flatMap((event) => (event.who === court.id(who) ? [event.what] : []));

describe('a Creep that sees to its orb', () => {
  test('[KZ-AI-21] says that it fetches it, and that it has picked it up', () => {
    const court = guards({ members: ['6,0'], bo: '13,1', enemies: [] }, lying(8, 0));
    expect(court.of(G1)).toHoldOrbs('orb-0');
    expect(court).toHaveHeard({ type: 'creep', who: G1, what: 'retrieve', rule: 'KZ-AI-21' });
    expect(court).toHaveHeard({ type: 'orb', who: G1, what: 'picked-up', rule: 'KZ-AI-21' });
  });
  test('[KZ-AI-22] says that it brings it home, and that it is back', () => {
    const court = guards({ members: ['7,0'], bo: '13,1', enemies: [] }, held);
    expect(court.of(G1)).toHoldOrbs();
    expect(court.state.items[0]?.place).toEqual({ at: 'pedestal', pedestal: 0 });
    expect(court.at(G1)).toMatch(/court\(3,[01]\)/);
    expect(court).toHaveHeard({ type: 'creep', who: G1, what: 'return', rule: 'KZ-AI-22' });
    expect(court).toHaveHeard({ type: 'orb', who: G1, what: 'returned', rule: 'KZ-AI-22' });
  });
  test('[KZ-AI-21] is none where the orb is gone: it fights', () => {
    const scene = { members: ['6,0'], bo: '7,0', rolls: [1] };
    const court = guards(scene, () => ({ at: 'gone' }));
    expect(did(court, G1)).toEqual(['attack']);
    expect(blows(court, 'Bo', G1)).toEqual([2]);
  });
  test('[KZ-AI-21] is none that stands in another part of the map', () => {
    const scene = { members: ['6,1', 'dungeon(4,2)'], bo: '0,0', rows: MAP, home: 'dungeon(3,2)' };
    const court = guards({ ...scene, enemies: [] }, lying(4, 1));
    expect(did(court, G1)).toEqual(['retrieve']);
    expect(did(court, G2)).not.toContain('retrieve');
    expect(court.of(G1)).toHoldOrbs('orb-0');
  });
});

describe('whoever would strike a Creep on its way to the orb', () => {
  test('[KZ-AI-16] is gone for and attacked, if both actions are left', () => {
    const court = guards({ members: ['3,0'], bo: '8,1', rolls: [1] }, lying(12, 0));
    expect(did(court, G1)).toEqual(['retrieve', 'attack']);
    expect(blows(court, 'Bo', G1)).toEqual([2]);
    expect(court.at(G1)).toMatch(/court\(7,[01]\)/);
  });
  test('[KZ-AI-16] is not gone for once the orb was picked up with the Move Action', () => {
    const court = guards({ members: ['11,0'], bo: '7,1', rolls: [1] }, lying(12, 0));
    expect(court.of(G1)).toHoldOrbs('orb-0');
    expect(blows(court, 'Bo', G1)).toEqual([]);
    expect(court.of(G1)).toStandAt('11,0');
  });
});
