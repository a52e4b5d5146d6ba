import { describe, expect, test } from 'vitest';
import { creatureOf } from '../src/rules/court/creatures.ts';
import { inTargetOrder } from '../src/rules/creepmaster/targets.ts';
import { deal, reduceHp } from '../src/rules/harm/damage.ts';
import { grab } from '../src/rules/harm/grabs.ts';
import { inflict } from '../src/rules/harm/inflict.ts';
import { knockProne } from '../src/rules/harm/prone.ts';
import { takeOut } from '../src/rules/harm/taken-out.ts';
import { guardedOrbs } from '../src/rules/harm/wake.ts';
import { force } from '../src/rules/movement/forced.ts';
import { afterCreeps, archers, beforeCreeps, blows, golems } from './creep-court.ts';
import { begin, type Court, floor, ours, theirs } from './table.ts';

const G1 = 'Practice Golem 1';

/** Bo ends its turn at a square; a golem that knows nobody stands at (2,2). */
function endingAt(at: string, rolls: readonly number[] = [1]) {
  return afterCreeps({
    rows: floor(9, 6),
    athletes: [theirs('Bo', at)],
    creeps: [golems(['2,2'])],
    rolls,
  });
}

describe('whom a group has as enemies', () => {
  test('[KZ-AI-01] [KZ-AI-02] nobody at first: it is asleep, does nothing and rolls nothing', () => {
    const court = endingAt('5,2', []);
    expect(court.state.groups[0]).toMatchObject({ enemies: [], awake: false, face: 0 });
    expect([court.at(G1), court.heard('group-roll'), court.heard('creep')]).toEqual([
      'court(2,2)',
      [],
      [],
    ]);
  });
  test('[KZ-AI-06] [KZ-AI-07] who ends its turn beside a member, in the same round', () => {
    const court = endingAt('3,3');
    expect(court.state.groups[0]).toMatchObject({ enemies: [0], awake: true });
    expect(blows(court, 'Bo', G1)).toEqual([2]);
    expect(endingAt('4,2', []).state.groups[0]?.enemies).toEqual([]);
  });
  test('[KZ-AI-06] who ends its turn in the squares of a Mob, or beside them', () => {
    for (const at of ['2,2', '4,4']) {
      const court = beforeCreeps({
        rows: floor(9, 6),
        athletes: [theirs('Bo', at)],
        creeps: [{ group: 'swarm', members: ['2,2'] }],
        rolls: [1],
      });
      court.answer('end-turn');
      expect(court.state.groups[0]?.enemies).toEqual([0]);
    }
  });
  const beside = (holder: readonly string[], rolls: readonly number[]) =>
    beforeCreeps({
      rows: ['.........', '......1..', '.........'],
      athletes: [ours('Ana', '6,0'), theirs('Bo', '7,2')],
      creeps: [golems(['0,1'], holder, { orb: '6,1' })],
      rolls,
    });
  test('[KZ-AI-06] who ends its turn beside the orb that it guards', () => {
    const court = beside([], [1]).answer('end-turn');
    expect(court.state.groups[0]?.enemies).toEqual([1]);
  });
  test('[KZ-AI-06] but not while somebody holds that orb', () => {
    // Ana holds it, two squares from where Bo ends; the empty pedestal is beside Bo.
    const court = beside([], [1, 1]);
    const [orb] = court.state.items;
    if (orb !== undefined) orb.place = { at: 'held', creature: 0 };
    court.of('Ana').held = [0];
    court.state.groups.forEach((group) => {
      group.awake = true;
      group.enemies = [0];
    });
    court.answer('end-turn');
    expect(court.state.groups[0]?.enemies).toEqual([0]);
  });
  test('[KZ-AI-04] who attacks a member, though it misses', () => {
    const court = beforeCreeps({
      rows: floor(9, 6),
      athletes: [theirs('Bo', '6,2')],
      creeps: [golems(['2,2'])],
      rolls: [2],
    }).answer('basic-implement-attack', G1);
    expect(court.state.groups[0]).toMatchObject({ enemies: [0], awake: true });
  });
  test('[KZ-AI-05] who picks its orb up', () => {
    const court = beside([], []).answer('pick-up');
    expect(court.state.groups[0]?.enemies).toEqual([1]);
  });
  test('[KZ-AI-01] each group has a list of its own', () => {
    const court = beforeCreeps({
      rows: floor(9, 6),
      athletes: [theirs('Bo', '6,2')],
      creeps: [golems(['2,2']), archers(['2,5'])],
      rolls: [2],
    }).answer('basic-implement-attack', G1);
    expect(court.state.groups.map(({ enemies }) => enemies)).toEqual([[0], []]);
  });
});

describe('what harm makes an enemy', () => {
  function table(): Court {
    return begin(
      {
        court: floor(9, 6),
        athletes: [ours('Ana', '6,2'), theirs('Bo', '7,2')],
        creeps: [golems([{ at: '3,2', hp: 9 }])],
        turn: 'Ana',
      },
      { rolls: [] },
    );
  }
  const enemiesAfter = (harm: (t: Court) => void): readonly number[] => {
    const t = table();
    harm(t);
    return t.state.groups[0]?.enemies ?? [];
  };
  const until = { ends: 'match' } as const;
  const slowed = { on: 2, by: 0, source: 'test', until } as const;
  test('[KZ-AI-03] damage of any kind, and loss of HP', () => {
    const of = { to: 2, by: 0, kind: 'terrain', melee: false } as const;
    expect(enemiesAfter((t) => t.run(deal(t, of, 1, 'KZ-TERR-02')))).toEqual([0]);
    expect(enemiesAfter((t) => reduceHp(t, 2, 1, 0, 'test'))).toEqual([0]);
    expect(enemiesAfter((t) => t.run(deal(t, { ...of, by: -1 }, 1, 'KZ-TERR-02')))).toEqual([]);
  });
  test('[KZ-AI-03] [KZ-STAT-70] [KC-CONV-42] a negative status, not a positive one', () => {
    expect(enemiesAfter((t) => t.run(inflict(t, { kind: 'slowed', ...slowed })))).toEqual([0]);
    expect(enemiesAfter((t) => t.run(inflict(t, { kind: 'guarded', ...slowed })))).toEqual([]);
    expect(enemiesAfter((t) => t.run(knockProne(t, 2, 0, 'test')))).toEqual([0]);
    expect(enemiesAfter((t) => t.run(knockProne(t, 2, 2, 'test')))).toEqual([]);
    const made = { on: 2, by: 0, source: 'test', ranged: true };
    expect(enemiesAfter((t) => t.run(grab(t, made)))).toEqual([0]);
  });
  test('[KZ-AI-03] [KZ-DEF-09] forced movement, if there is any', () => {
    const pull = { how: 'pull', squares: 1, by: 0, source: 'test', rule: 'KZ-FORCE-04' } as const;
    const pulled = (path: readonly string[]) =>
      enemiesAfter((t) => t.run(force(t, 2, { ...pull, from: creatureOf(t.state, 0) }), path));
    expect(pulled(['court(4,2)'])).toEqual([0]);
    expect(pulled([])).toEqual([]);
  });
  test('[KZ-AI-08] [KZ-INV-18] whoever is Taken Out is nobody’s enemy any more', () => {
    const t = table();
    t.run(inflict(t, { kind: 'slowed', ...slowed }));
    t.run(inflict(t, { kind: 'slowed', ...slowed, by: 1, source: 'other' }));
    takeOut(t, 0, 1);
    expect(t.state.groups[0]).toMatchObject({ enemies: [1], awake: true });
  });
  test('[KZ-AI-09] [KZ-ORB-20] its orb is its own until somebody dunks it', () => {
    const t = begin({
      court: ['..1......', '.........'],
      athletes: [ours('Ana', '6,1'), theirs('Bo', '7,1')],
      creeps: [golems(['3,1'], [], { orb: '2,0' })],
      turn: 'Ana',
    });
    const [orb] = t.state.items;
    if (orb === undefined) throw new Error('no orb');
    expect(guardedOrbs(t.state, 0)[0]).toBe(orb);
    orb.place = { at: 'held', creature: 0 };
    expect(guardedOrbs(t.state, 0)[0]).toBe(orb);
    orb.team = 0;
    expect(guardedOrbs(t.state, 0)[0]).toBeUndefined();
  });
});

describe('the order of its targets', () => {
  const order = (holder: number | undefined) => {
    const t = begin({
      court: ['..1.........', '............', '............'],
      athletes: [
        ours('Ana', '4,1', { initiative: 5 }),
        theirs('Bo', '6,1', { initiative: 4 }),
        ours('Cy', '4,2', { initiative: 3 }),
      ],
      creeps: [golems(['2,1'], ['Ana', 'Bo', 'Cy'], { orb: '2,0' })],
      turn: 'Ana',
    });
    const [orb] = t.state.items;
    if (orb !== undefined && holder !== undefined) orb.place = { at: 'held', creature: holder };
    return inTargetOrder(t.state, 3, 0, [0, 1, 2]);
  };
  test('[KZ-AI-12] [KZ-AI-13] the closest first, of equally close ones who acts later', () => {
    expect(order(undefined)).toEqual([2, 0, 1]);
  });
  test('[KZ-AI-11] before all of them whoever holds its orb', () => {
    expect(order(1)).toEqual([1, 2, 0]);
  });
  test('[KZ-AI-10] nobody who is Hidden or in another part', () => {
    const court = afterCreeps({
      rows: ['............', '', 's...'],
      athletes: [
        ours('Ana', '3,0', { statuses: ['hidden'] }),
        theirs('Bo', 'dungeon(1,0)'),
        theirs('Cy', '6,0'),
      ],
      creeps: [golems(['2,0'], ['Ana', 'Bo', 'Cy'])],
      rolls: [1],
    });
    expect(court.of('Ana').hp + court.of('Bo').hp).toBe(16);
    expect(court.heard('creep').filter(({ what }) => what === 'attack')).toEqual([]);
  });
});
