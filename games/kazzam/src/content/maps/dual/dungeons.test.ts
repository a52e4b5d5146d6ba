import { describe, expect, test } from 'vitest';
import { begin, type Court, ours, type Told, theirs } from '../../../../test/table.ts';
import { missionsOf } from '../../../bots/missions.ts';
import { cellName } from '../../../map/court-map.ts';
import { deal } from '../../../rules/harm/damage.ts';
import { DUAL } from './map.ts';

/** The map with its groups; Ana has the turn, and Bo the next one. */
function table(ana: string, more: Told = {}, bo: Told = {}): Court {
  const { ana: told = {}, ...rest } = more as { ana?: Told } & Told;
  return begin(
    {
      athletes: [ours('Ana', ana, told), theirs('Bo', 'court(21,1)', bo)],
      turn: 'Ana',
      order: ['Ana', 'Bo'],
      ...rest,
    },
    { options: { map: 'dual', redTeam: 'players' }, seed: 'dual' },
  );
}

const fell = (court: Court, who: string): void => {
  court.run(
    deal(court, { to: court.id(who), by: -1, kind: 'other', melee: false }, 99, 'KZ-GEN-14'),
  );
};

describe('who was Taken Out', () => {
  test('[KM-DUAL-02] [KM-EXIT-02] appears on any own spawn square of either Dungeon', () => {
    const court = table('court(2,1)');
    fell(court, 'Bo');
    court.answer('end-turn');
    expect(court).toBeAskedFor('appear', { rule: 'KZ-DUN-04', seat: 1 });
    const own = DUAL.spawns.blue.map((cell) => cellName(DUAL, cell));
    expect([...court.offered].sort()).toEqual([...own].sort());
    expect(own.filter((name) => name.startsWith('dungeonA'))).toHaveLength(6);
    expect(own.filter((name) => name.startsWith('dungeonB'))).toHaveLength(6);
    court.answer('dungeonB(15,3)');
    expect(court.at('Bo')).toBe('dungeonB(15,3)');
  });

  test('[KM-EXIT-02] not on one that is taken', () => {
    const court = table('dungeonB(15,3)');
    fell(court, 'Bo');
    court.answer('end-turn');
    expect(court.offered).not.toContain('dungeonB(15,3)');
    expect(court.offered).toContain('dungeonB(15,2)');
  });
});

describe('exits', () => {
  test.each([
    ['dungeonA(4,1)', 'court(7,1)'],
    ['dungeonA(12,1)', 'court(17,1)'],
    ['dungeonB(4,7)', 'court(7,15)'],
    ['dungeonB(12,7)', 'court(17,15)'],
  ])('[KM-DUAL-02] [KM-EXIT-01] the button beside %s leads to %s', (inside, outside) => {
    const court = table(inside).answer('button', 'end-turn', 'end-turn');
    expect(court).toBeAskedFor('leave-dungeon', { rule: 'KZ-DUN-13', seat: 0 });
    expect(court.offered).toContain(outside);
    expect(court.offered).toContain('stay');
    expect(court.offered.length).toBeLessThan(10);
  });

  test.each(['dungeonA(8,4)', 'dungeonB(8,4)'])(
    '[KM-DUAL-02] [KZ-DUN-15] with the orb of %s the whole court is open',
    (pedestal) => {
      const part = pedestal.slice(0, 8);
      const court = table(part === 'dungeonA' ? 'dungeonA(4,1)' : 'dungeonB(4,7)');
      const orb = court.state.items.findIndex(
        ({ place }) =>
          place.at === 'pedestal' &&
          cellName(DUAL, court.state.pedestals[place.pedestal]?.cell ?? 0) === pedestal,
      );
      Object.assign(court.state.items[orb] ?? {}, { place: { at: 'held', creature: 0 } });
      court.state.creatures[0]?.held.push(orb);
      court.answer('button', 'end-turn', 'end-turn');
      expect(court.offered).toContain('court(12,12)');
    },
  );

  test('[KM-EXIT-03] nobody goes from the court into a Dungeon', () => {
    const court = table('court(7,1)').answer('walk');
    expect(court.ends.every((name) => name.startsWith('court'))).toBe(true);
  });

  test('[KM-DUAL-02] a bot goes for the exits of the Dungeon in which it is', () => {
    for (const [at, letters] of [
      ['dungeonA(1,1)', 'EF'],
      ['dungeonB(1,7)', 'GH'],
    ] as const) {
      const court = table(at, { ana: { holds: ['orb-3'] } });
      const mission = missionsOf(court.state, 0).get(0);
      const exit = DUAL.exits.find(({ inside }) => inside === mission?.goal);
      expect([mission?.what, letters.includes(exit?.letter ?? '-')]).toEqual(['exit', true]);
    }
  });
});

describe('the central pedestal', () => {
  const central = (court: Court): readonly number[] =>
    court.state.items.flatMap(({ groups }, orb) => (groups.length === 2 ? [orb] : []));
  const lists = (court: Court): readonly (readonly number[])[] =>
    court.state.groups.map(({ enemies }) => enemies);

  test('[KM-DUAL-08] picking up takes one orb, and the other stays', () => {
    const court = table('court(11,8)');
    const [first = -1, second = -1] = central(court);
    court.answer('pick-up', `orb-${first}`);
    expect(court.of('Ana').held).toEqual([first]);
    expect(court.state.items[second]?.place.at).toBe('pedestal');
  });

  test('[KM-DUAL-03] whoever takes one is an enemy of Jellies and Chucks, not of the Molesnake', () => {
    const court = table('court(11,8)');
    court.answer('pick-up', `orb-${central(court)[1]}`);
    expect(lists(court)).toEqual([[0], [0], []]);
  });

  test('[KM-DUAL-03] so is whoever ends its turn beside the pedestal while an orb is on it', () => {
    const court = table('court(12,9)');
    // Nobody of either group is beside it.
    for (const [id, creature] of court.state.creatures.entries())
      if (creature.kind === 'creep' && id !== 0) creature.cell = court.cell(5 + (id % 4), 1);
    court.answer('end-turn');
    expect(lists(court).slice(0, 2)).toEqual([[0], [0]]);
  });

  test('[KM-DUAL-03] what one does to the one group is nothing to the other', () => {
    const court = table('court(5,8)');
    const jelly = court.id('Mesmer Jelly 1');
    court.run(deal(court, { to: jelly, by: 0, kind: 'other', melee: false }, 1, 'KZ-GEN-14'));
    expect(lists(court)).toEqual([[0], [], []]);
  });

  /** Both central orbs lie on the ground; the groups are awake without an enemy. */
  const loose = (first: readonly [number, number], second: readonly [number, number]): Court => {
    const court = table('court(2,1)');
    const [one = -1, other = -1] = central(court);
    Object.assign(court.state.items[one] ?? {}, {
      place: { at: 'ground', cell: court.cell(...first) },
    });
    Object.assign(court.state.items[other] ?? {}, {
      place: { at: 'ground', cell: court.cell(...second) },
    });
    for (const group of court.state.groups.slice(0, 2)) group.awake = true;
    return court.answer('end-turn', 'end-turn');
  };

  test('[KM-DUAL-06] the Jellies send one for the nearest, the Chucks one for what is left', () => {
    const court = loose([12, 4], [12, 13]);
    const did = court
      .heard('orb')
      .filter(({ what }) => what === 'picked-up')
      .map(({ who }) => court.state.creatures[who]?.block);
    expect(did).toEqual(['jelly', 'chuck']);
  });

  test('[KM-DUAL-06] held by a Jelly it is no theft for the Chucks', () => {
    const court = loose([12, 4], [12, 13]);
    expect(lists(court).slice(0, 2)).toEqual([[], []]);
  });

  test('[KM-DUAL-06] [KZ-AI-22] and each is brought home', () => {
    const court = loose([12, 5], [12, 11]);
    for (let round = 0; round < 3; round += 1) court.answer('end-turn', 'end-turn');
    expect(central(court).map((orb) => court.state.items[orb]?.place.at)).toEqual([
      'pedestal',
      'pedestal',
    ]);
  });
});

test('[KM-DUAL-04] the Molesnake lists whoever takes the orb of either Dungeon', () => {
  for (const at of ['dungeonA(8,3)', 'dungeonB(8,5)']) {
    const court = table(at).answer('pick-up');
    expect(court.state.groups[2]?.enemies).toEqual([0]);
  }
});

test('[KM-GEN-06] no attack leads from one Dungeon into the other', () => {
  const court = table('dungeonA(8,6)', { ana: { implement: 'wand' } });
  Object.assign(court.state.creatures[1] ?? {}, { cell: court.cell(8, 6, 'dungeonB') });
  court.answer('walk');
  expect(court.ends.every((name) => name.startsWith('dungeonA'))).toBe(true);
});
