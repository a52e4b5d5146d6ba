import { describe, expect, test } from 'vitest';
import { lay, turnOf } from '../../../test/effects.ts';
import { sit } from '../../../test/rig.ts';
import { d20Content } from '../../content/index.ts';
import type { Creature } from '../../model.ts';
import { moveDeeds } from '../actions/moving.ts';
import { canGetAway, comesNearer, fleeFrom, goTowards, isAtEdge, leaveByEdge } from './flight.ts';

const squareOf = ({ place }: Creature) => (place.at === 'square' ? place.cell : place.at);
const feetOf = ({ place }: Creature) => (place.at === 'line' ? place.feet : place.at);

describe('away from somebody', () => {
  test('[DT-MOVE-04] on a map as far as its feet carry it, and the turn pays for it', () => {
    const rig = sit({ rows: ['.......'] });
    const [ash, ogre] = [rig.hero({}, 2), rig.foe('ogre', 0)];
    const turn = turnOf(ash);
    expect(rig.play(fleeFrom(rig.t, ash, [ogre], 10, turn)).value).toBe(true);
    expect([squareOf(ash), turn.moved]).toEqual([4, 10]);
    expect(rig.events('moved')).toEqual([
      {
        type: 'moved',
        rule: 'DT-MOVE-01',
        creature: ash.id,
        feet: 10,
        to: { at: 'square', cell: 4 },
      },
    ]);
  });

  test('[DT-MOVE-03] of squares that are equally far it takes the one that costs least', () => {
    const rig = sit({ rows: ['...,', '...,', '....'] });
    const [ash, ogre] = [rig.hero({}, 1, 0), rig.foe('ogre', 0, 0)];
    expect(rig.play(fleeFrom(rig.t, ash, [ogre], 20, undefined)).value).toBe(true);
    expect(squareOf(ash)).toBe(11);
    expect(rig.events('moved')).toMatchObject([{ feet: 10 }]);
  });

  test('[DT-MOVE-05] a square on which somebody stands is none to flee to', () => {
    const rig = sit({ rows: ['....'] });
    const [ash, ogre] = [rig.hero({}, 1), rig.foe('ogre', 0)];
    rig.hero({}, 3);
    expect(canGetAway(rig.t, ash, [ogre], 10)).toBe(true);
    expect(rig.play(fleeFrom(rig.t, ash, [ogre], 10, undefined)).value).toBe(true);
    expect(squareOf(ash)).toBe(2);
    expect(canGetAway(rig.t, ash, [ogre], 10)).toBe(false);
    expect(rig.play(fleeFrom(rig.t, ash, [ogre], 10, undefined)).value).toBe(false);
    expect([squareOf(ash), rig.told.length]).toEqual([2, 1]);
  });

  test('[DT-MOVE-06] along a line in whole steps of five feet, with whomever it holds', () => {
    const rig = sit();
    const [ash, ogre, bo, far] = [
      rig.hero({}, 10),
      rig.foe('ogre', 0),
      rig.hero({}, 10),
      rig.hero({}, 10),
    ];
    lay(rig, bo, 'grappled', { source: { rule: 'DT-ATK-11', by: ash.id } });
    const turn = turnOf(ash);
    turn.moved = 5;
    expect(rig.play(fleeFrom(rig.t, ash, [ogre], 17, turn)).value).toBe(true);
    expect([ash, bo, far].map(feetOf)).toEqual([25, 25, 10]);
    expect(turn.moved).toBe(20);
    expect(rig.events('moved')).toEqual([
      {
        type: 'moved',
        rule: 'DT-MOVE-06',
        creature: ash.id,
        feet: 15,
        to: { at: 'line', feet: 25 },
      },
    ]);
  });

  test('[DT-MOVE-06] to the side on which nobody waits, or past one of two who have it between them', () => {
    const ends = (feet: number, ...enemies: readonly number[]) => {
      const rig = sit();
      const ash = rig.hero({}, 15);
      const ogres = enemies.map((x) => rig.foe('ogre', x));
      const got = rig.play(fleeFrom(rig.t, ash, ogres, feet, undefined)).value;
      return [got, feetOf(ash)];
    };
    expect(ends(10, 20)).toEqual([true, 5]);
    expect(ends(10, 10)).toEqual([true, 25]);
    expect(ends(10, 0, 30)).toEqual([false, 15]);
    expect(ends(40, 0, 30)).toEqual([true, -25]);
    expect(ends(40, 5, 40)).toEqual([true, -25]);
    expect(ends(5, 0)).toEqual([true, 20]);
    expect(ends(4, 0)).toEqual([false, 15]);
    expect(ends(40)).toEqual([false, 15]);
  });

  test('[DT-ROLE-22] it can get away along a line always, on a map where a free square is farther off', () => {
    const line = sit();
    const [ash, ogre] = [line.hero({}, 10), line.foe('ogre', 0)];
    const can = (feet: number, from = [ogre]) => canGetAway(line.t, ash, from, feet);
    expect([can(5), can(4), can(40, [])]).toEqual([true, false, false]);
    const map = sit({ rows: ['..#', '..#'] });
    const [bo, near] = [map.hero({}, 1, 0), map.foe('ogre', 0, 1)];
    expect(canGetAway(map.t, bo, [near], 40)).toBe(false);
    expect(canGetAway(map.t, bo, [near], 4)).toBe(false);
    expect(canGetAway(map.t, bo, [], 40)).toBe(false);
    map.state.ground.rows = ['...', '..#'];
    expect(canGetAway(map.t, bo, [near], 5)).toBe(true);
    expect(canGetAway(map.t, bo, [near], 4)).toBe(false);
  });
});

describe('along a line with something on it', () => {
  const met: unknown[] = [];
  const trap = {
    id: 'trap',
    rule: 'DT-HAZ-04',
    harms: (_t: unknown, _zone: unknown, creature: Creature) => {
      met.push(feetOf(creature));
      return undefined;
    },
  };
  const table = (kind: string, ...spans: readonly (readonly [number, number])[]) => {
    const { zones } = d20Content();
    const rig = sit({ content: { zones: { ...zones, trap } as never } });
    for (const [at, [from, to]] of spans.entries()) {
      rig.state.zones.push({
        id: 90 + at,
        kind,
        source: { rule: 'DT-ARC-512' },
        until: { at: 'scene' },
        shape: { is: 'span', from, to },
        harmed: [],
      });
    }
    return { ...rig, ash: rig.hero({}, 0), ogre: rig.foe('ogre', -5) };
  };

  test('[DT-ARC-512, DT-MOVE-06] a wall is passed by nobody, who flees or comes', () => {
    const rig = table('wall-of-stone', [18, 20]);
    expect(rig.play(fleeFrom(rig.t, rig.ash, [rig.ogre], 20, undefined)).value).toBe(true);
    expect(feetOf(rig.ash)).toBe(15);
    const far = rig.foe('ogre', 60);
    expect(rig.play(goTowards(rig.t, far, rig.ash, 80, undefined)).value).toBe(true);
    expect(feetOf(far)).toBe(25);
    expect(canGetAway(rig.t, rig.ash, [rig.ogre], 80)).toBe(true);
  });

  test('[DT-ROLE-22] between two walls it is cornered', () => {
    const rig = table('wall-of-stone', [4, 5], [-4, -3]);
    expect(canGetAway(rig.t, rig.ash, [rig.ogre], 80)).toBe(false);
    expect(rig.play(fleeFrom(rig.t, rig.ash, [rig.ogre], 80, undefined)).value).toBe(false);
    expect([feetOf(rig.ash), rig.told]).toEqual([0, []]);
  });

  test('[DT-HAZ-04] what lies on the way is met', () => {
    const rig = table('trap', [10, 20]);
    rig.play(fleeFrom(rig.t, rig.ash, [rig.ogre], 40, undefined));
    expect([met, feetOf(rig.ash)]).toEqual([[10], 40]);
  });
});

describe('towards somebody', () => {
  test.each([
    [40, true, 4, 20],
    [10, true, 2, 10],
    [4, false, 0, 0],
  ])('[DT-COND-09] on a map with %d feet until it is in reach', (feet, goes, cell, moved) => {
    const rig = sit({ rows: ['.......'] });
    const [ogre, ash] = [rig.foe('ogre', 0), rig.hero({}, 5)];
    const turn = turnOf(ogre);
    expect(rig.play(goTowards(rig.t, ogre, ash, feet, turn)).value).toBe(goes);
    expect([squareOf(ogre), turn.moved]).toEqual([cell, moved]);
  });

  test.each([
    [40, true, 25],
    [10, true, 10],
    [4, false, 0],
  ])('[DT-MOVE-06] along a line with %d feet until it is in reach', (feet, goes, at) => {
    const rig = sit();
    const [ogre, ash] = [rig.foe('ogre', 0), rig.hero({}, 30)];
    expect(rig.play(goTowards(rig.t, ogre, ash, feet, undefined)).value).toBe(goes);
    expect(feetOf(ogre)).toBe(at);
  });

  test('[DT-RNG-02] stays where it is in reach already, and where a wall stands between', () => {
    const rig = sit({ rows: ['..#.'] });
    const [ogre, ash, bo] = [rig.foe('ogre', 0), rig.hero({}, 1), rig.hero({}, 3)];
    expect(rig.play(goTowards(rig.t, ogre, ash, 40, undefined)).value).toBe(false);
    expect(rig.play(goTowards(rig.t, ogre, bo, 40, undefined)).value).toBe(false);
    expect([squareOf(ogre), rig.told]).toEqual([0, []]);
    const gone = sit();
    const [thug, away] = [gone.foe('thug', 0), gone.hero({}, 30)];
    thug.place = { at: 'away' };
    expect(gone.play(goTowards(gone.t, thug, away, 40, undefined)).value).toBe(false);
    expect(thug.place).toEqual({ at: 'away' });
  });
});

describe('out of the scene', () => {
  test('[DT-MOVE-04] the edge of a map is its first and last rows and columns', () => {
    const rig = sit({ rows: ['....', '....', '....'] });
    const edge = Array.from({ length: 12 }, (_, cell) => isAtEdge(rig.state, cell));
    expect(edge.flatMap((is, cell) => (is ? [] : [cell]))).toEqual([5, 6]);
  });

  const rows = ['.....', '.....', '.....', '.....', '.....'];

  test('[DT-INIT-14] by the nearest square of the edge, and a step over it', () => {
    const rig = sit({ rows });
    const [thug, ash] = [rig.foe('thug', 3, 2), rig.hero({}, 0, 2)];
    const turn = turnOf(thug);
    const leave = (feet: number) =>
      rig.play(leaveByEdge(rig.t, thug, [ash], feet, turn, 100)).value;
    expect([leave(4), leave(9)]).toEqual([false, false]);
    expect([squareOf(thug), rig.told]).toEqual([13, []]);
    expect(leave(10)).toBe(true);
    expect([thug.place, thug.isMet, turn.moved]).toEqual([{ at: 'away' }, true, 5]);
    expect(rig.told).toMatchObject([
      { type: 'moved', creature: thug.id, feet: 5, to: { at: 'square', cell: 9 } },
      { type: 'fled', rule: 'DT-INIT-14', creature: thug.id },
    ]);
  });

  test('[DT-INIT-14] whoever stands at the edge takes one step, but needs the feet for it', () => {
    const rig = sit({ rows });
    const thug = rig.foe('thug', 4, 2);
    const leave = (feet: number) =>
      rig.play(leaveByEdge(rig.t, thug, [], feet, undefined, 100)).value;
    expect([leave(4), squareOf(thug)]).toEqual([false, 14]);
    expect([leave(5), squareOf(thug)]).toEqual([true, 'away']);
    expect(rig.told.map(({ type }) => type)).toEqual(['fled']);
  });

  test('[DT-MOVE-03] costs count: rubble before the near edge makes the far one the nearer', () => {
    const rig = sit({ rows: ['#####', ',,...', '#####'] });
    const thug = rig.foe('thug', 2, 1);
    expect(rig.play(leaveByEdge(rig.t, thug, [], 40, undefined, 0)).value).toBe(true);
    expect(rig.events('moved')).toMatchObject([{ feet: 10, to: { at: 'square', cell: 9 } }]);
  });

  test('[DT-HAZ-04] not if something strikes it down on its way', () => {
    const { zones } = d20Content();
    const pit = {
      id: 'pit',
      rule: 'DT-HAZ-04',
      harms: (_t: unknown, _zone: unknown, creature: Creature) => {
        creature.hp = 0;
        return undefined;
      },
    };
    const rig = sit({ rows, content: { zones: { ...zones, pit } as never } });
    const thug = rig.foe('thug', 2, 2);
    rig.state.zones.push({
      id: 90,
      kind: 'pit',
      source: { rule: 'DT-HAZ-04' },
      until: { at: 'scene' },
      shape: { is: 'cells', cells: [0, 1, 2, 3, 4] },
      harmed: [],
    });
    expect(rig.play(leaveByEdge(rig.t, thug, [], 40, undefined, 0)).value).toBe(false);
    expect([squareOf(thug), thug.hp, rig.events('fled')]).toEqual([0, 0, []]);
  });

  test.each([
    [30, 30, false],
    [31, 30, true],
  ])('[DT-INIT-14] without a map from %d feet where %d are not enough: %s', (x, clear, goes) => {
    const rig = sit();
    const [thug, ash, bo] = [rig.foe('thug', 0), rig.hero({}, x), rig.hero({}, 90)];
    expect(rig.play(leaveByEdge(rig.t, thug, [bo, ash], 40, undefined, clear)).value).toBe(goes);
    expect(thug.place).toEqual(goes ? { at: 'away' } : { at: 'line', feet: 0 });
    expect(rig.events('fled')).toHaveLength(goes ? 1 : 0);
  });

  test('[DT-INIT-14] without a map at once where nobody is left', () => {
    const rig = sit();
    const thug = rig.foe('thug', 0);
    expect(rig.play(leaveByEdge(rig.t, thug, [], 0, undefined, 1000)).value).toBe(true);
  });
});

describe('nearer to whom is feared', () => {
  test('[DT-COND-02] along a line by the side on which it is', () => {
    const rig = sit();
    const [ash, ogre, left, right] = [
      rig.hero({}, 10),
      rig.foe('ogre', 30),
      rig.hero({}, -10),
      rig.hero({}, 50),
    ];
    const deeds = moveDeeds(rig.t, ash, turnOf(ash));
    const nearer = (to: Creature) =>
      deeds.filter((deed) => comesNearer(rig.t, ash, deed, to)).map(({ id }) => id);
    const toTheRight = [`away-${left.id}`, `towards-${right.id}`, `towards-${ogre.id}`];
    const toTheLeft = [`towards-${left.id}`, `away-${right.id}`, `away-${ogre.id}`];
    expect(nearer(ogre)).toEqual(toTheRight);
    expect(nearer(left)).toEqual(toTheLeft);
    left.place = { at: 'line', feet: 10 };
    expect(nearer(left)).toContain(`towards-${ogre.id}`);
    ogre.place = { at: 'away' };
    expect(nearer(ogre)).toEqual([]);
  });

  test('[DT-COND-02] on a map by the squares between; only moves bring anybody nearer', () => {
    const rig = sit({ rows: ['.....'] });
    const [ash, ogre] = [rig.hero({}, 2), rig.foe('ogre', 0)];
    const deeds = moveDeeds(rig.t, ash, turnOf(ash));
    const nearer = deeds.filter((deed) => comesNearer(rig.t, ash, deed, ogre));
    expect(nearer.map(({ id }) => id)).toEqual(['move-1-0']);
    expect(deeds.map(({ id }) => id).sort()).toEqual(['move-1-0', 'move-3-0', 'move-4-0']);
    const other = nearer.map((deed) => ({ ...deed, kind: 'task' }));
    expect(other.map((deed) => comesNearer(rig.t, ash, deed, ogre))).toEqual([false]);
    ash.place = { at: 'away' };
    expect(nearer.map((deed) => comesNearer(rig.t, ash, deed, ogre))).toEqual([false]);
  });
});
