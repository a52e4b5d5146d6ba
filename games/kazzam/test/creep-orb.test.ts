import { describe, expect, test } from 'vitest';
import { deal } from '../src/rules/harm/damage.ts';
import { beforeCreeps, blows, golems, ways } from './creep-court.ts';
import { begin, type Court, floor, ours, type Told, theirs } from './table.ts';

const G1 = 'Practice Golem 1';
const G2 = 'Practice Golem 2';
const ROWS = ['1.............', '..............', '..............'];

/** Golems whose orb, of the pedestal at (0,0), lies on a square; Bo has the last turn. */
function orbAt(
  x: number,
  y: number,
  members: readonly unknown[],
  { bo = '13,2', more = {}, enemies = ['Bo'], rolls = [], rows = ROWS }: Setting = {},
): Court {
  const court = beforeCreeps({
    rows,
    athletes: [theirs('Bo', bo, more)],
    creeps: [golems(members, enemies, { orb: '0,0', awake: true })],
    rolls,
    // Which of several equally good squares it is does not matter.
    seed: 'ties',
  });
  const [orb] = court.state.items;
  if (orb !== undefined) orb.place = { at: 'ground', cell: court.cell(x, y) };
  return court;
}

interface Setting {
  readonly bo?: string;
  readonly more?: Told;
  readonly enemies?: readonly string[];
  readonly rolls?: readonly number[];
  readonly rows?: readonly string[];
}
const did = (court: Court, who: string): readonly string[] =>
  court.heard('creep').flatMap((event) => (event.who === court.id(who) ? [event.what] : []));

/** Puts the orb into a member's hands. */
function holding(court: Court, who: string): Court {
  const [orb] = court.state.items;
  if (orb !== undefined) orb.place = { at: 'held', creature: court.id(who) };
  court.of(who).held = [0];
  return court;
}

describe('an orb on the ground', () => {
  test('[KZ-AI-21] [KZ-AI-25] is fetched by the nearest member, and nobody rolls for that', () => {
    const court = orbAt(8, 1, [{ at: '1,1' }, { at: '5,1' }], { bo: '0,2', rolls: [1] });
    court.answer('end-turn');
    // The second is three squares off: beside it with the first action, and takes it.
    expect([did(court, G1)[0], did(court, G2)]).toEqual(['attack', ['retrieve']]);
    expect(court.of(G2)).toHoldOrbs('orb-0');
    expect(court.state.items[0]?.place).toEqual({ at: 'held', creature: court.id(G2) });
    expect(ways(court, G2).map(({ length }) => length)).toEqual([2]);
    const alone = orbAt(8, 1, ['5,1']).answer('end-turn');
    expect(alone.heard('group-roll')).toEqual([]);
  });
  test('[KZ-AI-21] of equally near ones the lower number goes, of those able to move', () => {
    const both = (statuses: readonly string[], rolls: readonly number[]) =>
      orbAt(5, 1, [{ at: '2,1', statuses }, '8,1'], { rolls }).answer('end-turn');
    expect(did(both([], [1]), G1)).toEqual(['retrieve']);
    expect(did(both(['immobilized'], [1]), G2)).toEqual(['retrieve']);
  });
  test('[KZ-AI-22] [KZ-AI-23] is brought back to its pedestal, and that is all its bearer does', () => {
    const court = holding(orbAt(8, 1, ['5,1']), G1).answer('end-turn');
    expect(court.state.items[0]?.place).toEqual({ at: 'pedestal', pedestal: 0 });
    expect(court.of(G1)).toHoldOrbs();
    // Bo stands beside the pedestal, but no action is left for an attack.
    const beside = holding(orbAt(8, 1, ['1,1'], { bo: '2,1' }), G1).answer('end-turn');
    expect(beside.state.items[0]?.place).toEqual({ at: 'pedestal', pedestal: 0 });
    expect(blows(beside, 'Bo', G1)).toEqual([]);
  });
  test('[KZ-AI-22] over as many turns as it takes', () => {
    const court = holding(orbAt(13, 1, ['13,1'], { bo: '13,0', enemies: [], rolls: [] }), G1);
    // Who could use an Opportunity beside it would be fought first.
    court.befall('Bo', 'dazed');
    court.answer('end-turn');
    // Twelve squares with both actions.
    expect(court.at(G1)).toMatch(/court\(1,[01]\)/);
    expect(court.of(G1)).toHoldOrbs('orb-0');
    court.answer('end-turn');
    expect(court.state.items[0]?.place.at).toBe('pedestal');
  });
  test('[KZ-AI-24] in the hands of an athlete it is fought for', () => {
    const court = holding(orbAt(8, 1, ['5,1'], { bo: '7,1', rolls: [1] }), 'Bo');
    court.answer('end-turn');
    expect(did(court, G1)).toEqual(['attack']);
  });
  test('[KZ-AI-16] [KZ-AI-21] is left to lie if the way there is under an Opportunity', () => {
    const rows = ['1............'];
    const court = orbAt(8, 0, ['3,0'], { bo: '2,0', rolls: [1], rows });
    court.answer('end-turn');
    expect(did(court, G1)).toEqual(['retrieve', 'attack']);
    expect(blows(court, 'Bo', G1)).toEqual([2]);
    expect(court.of(G1)).toStandAt('3,0');
  });
});

test('[KZ-AI-16] who fetches the orb turns on the one in its way, not on the first of its targets', () => {
  const court = beforeCreeps({
    rows: ['1............', '###.#########'],
    athletes: [
      theirs('Bo', '2,0', { initiative: 5 }),
      // As near, acting later, and no threat to who walks away.
      theirs('Cy', '3,1', { initiative: 1, statuses: ['prone'] }),
    ],
    creeps: [golems(['3,0'], ['Bo', 'Cy'], { orb: '0,0', awake: true })],
    rolls: [1],
  });
  const [orb] = court.state.items;
  if (orb !== undefined) orb.place = { at: 'ground', cell: court.cell(8, 0) };
  court.answer('end-turn');
  expect(did(court, G1)).toEqual(['retrieve', 'attack']);
  expect([blows(court, 'Bo', G1), blows(court, 'Cy', G1)]).toEqual([[2], []]);
});

test('[KZ-CREEP-24] Panicked on a 5, it turns on who keeps it there with its basic attack alone', () => {
  const statuses = [{ status: 'panicked', by: 'Bo', ends: 'match' }];
  const court = orbAt(6, 1, [{ at: '7,1', statuses }], { bo: '8,1', rolls: [5, 1] });
  court.answer('end-turn');
  expect(court.of(G1).held).toEqual([0]);
  expect(court).toHaveHeard({ type: 'creep', what: 'attack', power: 'creep-basic-attack' });
});

describe('who fetches the orb in a round', () => {
  test('[KZ-AI-46] is settled by the first turn of a member, whatever comes of it', () => {
    const court = beforeCreeps({
      rows: ['1............'],
      athletes: [theirs('Bo', '11,0')],
      creeps: [golems([{ at: '3,0', hp: 1 }, '9,0'], ['Bo'], { orb: '0,0' })],
      zones: [{ cells: ['4,0'], damage: 1 }],
      rolls: [1],
    });
    const [orb] = court.state.items;
    if (orb !== undefined) orb.place = { at: 'ground', cell: court.cell(6, 0) };
    court.answer('end-turn');
    // The first, as near as the second, falls on its way; the second fights all the same.
    expect(court.of(G1)).toStandAt('nowhere');
    expect(did(court, G2)).toEqual(['attack']);
  });
});

describe('a member that fetches the orb', () => {
  const fetching = (statuses: readonly unknown[], rolls: readonly number[] = []) =>
    orbAt(4, 1, [{ at: '1,1', statuses }], { rolls }).answer('end-turn');
  test('[KZ-AI-43] [KZ-STAT-09] has one action while Dazed', () => {
    const court = fetching(['dazed']);
    expect(court.at(G1)).toMatch(/court\(3,\d\)/);
    expect(court.of(G1)).toHoldOrbs();
  });
  test('[KZ-AI-28] stands up with the first while Prone', () => {
    const court = fetching(['prone']);
    expect([court.of(G1).held, court.of(G1).has]).toEqual([[], 0]);
    expect(court.at(G1)).toMatch(/court\(3,\d\)/);
  });
  test('[KZ-AI-28] tries to get free with what it has while it is held', () => {
    const grabbed = [{ status: 'grabbed', by: 'Bo', ends: 'escape' }];
    const setting = (rolls: readonly number[]) =>
      holding(orbAt(4, 1, [{ at: '3,1', statuses: grabbed }], { bo: '4,2', rolls }), G1).answer(
        'end-turn',
      );
    // Beside its holder: the first roll fails, the second frees it.
    expect(setting([3, 4]).of(G1).has).toBe(0);
    expect(setting([2, 3]).of(G1)).toStandAt('3,1');
  });
});

describe('a member that has taken the orb up', () => {
  test('[KZ-AI-16] attacks whoever would have an Opportunity if it left', () => {
    const court = orbAt(6, 1, ['7,1'], { bo: '8,1', rolls: [1] }).answer('end-turn');
    expect([court.of(G1).held, court.at(G1), blows(court, 'Bo', G1)]).toEqual([
      [0],
      'court(7,1)',
      [2],
    ]);
  });
});

describe('an orb that a Creep holds', () => {
  test('[KZ-CREEP-29] lies in its square when it is Taken Out', () => {
    const t = begin({
      court: ROWS,
      athletes: [ours('Ana', '3,1'), theirs('Bo', '13,2')],
      creeps: [golems(['4,1'], ['Ana'], { orb: '0,0' })],
      turn: 'Ana',
    });
    const [orb] = t.state.items;
    const golem = t.of('Practice Golem 1');
    if (orb === undefined || golem === undefined) throw new Error('no orb, no golem');
    orb.place = { at: 'held', creature: 2 };
    golem.held = [0];
    const { cell } = golem;
    t.run(deal(t, { to: 2, by: 0, kind: 'attack', melee: true }, 2, 'KZ-BASIC-01'));
    expect([orb.place, golem.held]).toEqual([{ at: 'ground', cell }, []]);
  });
});

describe('without a target', () => {
  const idle = (orb: readonly [number, number] | undefined, at: string, rows = ROWS) => {
    const court = beforeCreeps({
      rows,
      athletes: [theirs('Bo', '13,2')],
      creeps: [golems([at], [], { orb: '0,0', awake: true })],
      seed: 'ties',
    });
    const [held] = court.state.items;
    if (orb !== undefined && held !== undefined)
      held.place = { at: 'ground', cell: court.cell(...orb) };
    return court;
  };
  test('[KZ-AI-02] [KZ-AI-29] [KM-CRP-27] an awake group goes to its orb, one Move Action', () => {
    const court = idle(undefined, '9,0').answer('end-turn');
    expect([court.at(G1), did(court, G1)]).toEqual(['court(3,0)', ['guard']]);
    expect(court.heard('group-roll')).toEqual([]);
    court.answer('end-turn');
    expect(court.at(G1)).toMatch(/court\(1,[01]\)/);
  });
  test('[KZ-AI-29] beside it does nothing', () => {
    const court = idle(undefined, '1,1').answer('end-turn');
    expect([court.at(G1), did(court, G1)]).toEqual(['court(1,1)', []]);
  });
  test('[KM-CRP-27] goes to its pedestal while the orb is in the hands of somebody else', () => {
    const court = holding(idle(undefined, '5,0'), 'Bo').answer('end-turn');
    expect(court.at(G1)).toMatch(/court\(1,[01]\)/);
  });
  test('[KZ-AI-27] gets up or free first', () => {
    const rows = floor(9, 1);
    const lying = beforeCreeps({
      rows,
      athletes: [theirs('Bo', '8,0')],
      creeps: [golems([{ at: '0,0', statuses: ['prone'] }], [], { awake: true })],
    }).answer('end-turn');
    expect(lying.of(G1).has).toBe(0);
    const statuses = [{ status: 'restrained', ends: 'escape' }];
    const held = (die: number) =>
      beforeCreeps({
        rows,
        athletes: [theirs('Bo', '8,0')],
        creeps: [golems([{ at: '0,0', statuses }], [], { awake: true })],
        rolls: [die],
      }).answer('end-turn');
    expect(held(4).of(G1).has).toBe(0);
    expect(held(3).of(G1).has).not.toBe(0);
  });
});
