import { describe, expect, test } from 'vitest';
import { lay, turnOf } from '../../../test/effects.ts';
import { sit } from '../../../test/rig.ts';
import { d20Content } from '../../content/index.ts';
import type { Creature, Shape, Turn } from '../../model.ts';
import { layZone } from '../effects/zones.ts';
import { lookAround } from '../place/known.ts';
import { goAlong, moveDeeds, walk } from './moving.ts';

type Rig = ReturnType<typeof sit>;

const placeOf = ({ place }: Creature) =>
  place.at === 'square' ? place.cell : place.at === 'line' ? place.feet : place.at;

const idsOf = (rig: Rig, creature: Creature, some: Partial<Turn> = {}) =>
  moveDeeds(rig.t, creature, { ...turnOf(creature), ...some }).map(({ id }) => id);

const zone = (rig: Rig, kind: string, shape: Shape) =>
  layZone(rig.t, { kind, source: { rule: 'DT-HAZ-01' }, until: { at: 'scene' }, shape });

/** What a trap of the tests does to whoever comes into it. */
const trap = (does: (creature: Creature) => void) => ({
  zones: {
    ...d20Content().zones,
    trap: {
      id: 'trap',
      rule: 'DT-HAZ-04',
      harms(_t: unknown, _zone: unknown, creature: Creature) {
        does(creature);
        return undefined;
      },
    },
  },
});

describe('on a map', () => {
  test('[DT-MOVE-01, DT-TURN-01] every square that the feet that are left reach is offered, with what it costs', () => {
    const rig = sit({ rows: ['..,.'] });
    const ash = rig.hero({}, 0);
    const deeds = moveDeeds(rig.t, ash, { ...turnOf(ash), moved: 60 });
    expect(deeds).toMatchObject([
      { id: 'move-1-0', kind: 'move', takes: 'move', names: { x: 1, y: 0, feet: 5 } },
      { id: 'move-2-0', names: { x: 2, y: 0, feet: 15 } },
      { id: 'move-3-0', names: { x: 3, y: 0, feet: 20 } },
    ]);
    expect(idsOf(rig, ash, { moved: 61 })).toEqual(['move-1-0', 'move-2-0']);
    expect(idsOf(rig, ash, { moved: 75 })).toEqual(['move-1-0']);
    expect(idsOf(rig, ash, { moved: 76 })).toEqual([]);
  });

  test('[DT-MOVE-05] no square on which somebody stands', () => {
    const rig = sit({ rows: ['....'] });
    const ash = rig.hero({}, 0);
    const bo = rig.hero({}, 1);
    expect(idsOf(rig, ash)).toEqual(['move-2-0', 'move-3-0']);
    bo.side = 'foes';
    expect(idsOf(rig, ash)).toEqual([]);
  });

  test('[DT-HID-02] the party plans no way through what it does not know, its enemies do', () => {
    const rig = sit({ rows: ['...#', '..#.'] });
    const [ash, thug] = [rig.hero({}, 0, 0), rig.foe('thug', 3, 1)];
    lookAround(rig.t);
    rig.state.ground.known = ['..?#', '..#?'];
    expect(idsOf(rig, ash).sort()).toEqual(['move-0-1', 'move-1-0', 'move-1-1']);
    rig.state.ground.rows = ['....', '..#.'];
    expect(idsOf(rig, thug)).toContain('move-2-0');
  });

  test('[DT-MOVE-01] a walk goes square by square, is paid for and told', () => {
    const rig = sit({ rows: ['..,.'] });
    const ash = rig.hero({}, 0);
    const turn = { ...turnOf(ash), moved: 5 };
    const deed = moveDeeds(rig.t, ash, turn).find(({ id }) => id === 'move-3-0');
    rig.play(deed?.run(rig.t));
    expect([placeOf(ash), turn.moved]).toEqual([3, 25]);
    expect(rig.told).toEqual([
      {
        type: 'moved',
        rule: 'DT-MOVE-01',
        creature: ash.id,
        feet: 20,
        to: { at: 'square', cell: 3 },
      },
    ]);
    expect(rig.state.ground.known).toEqual(['..,.']);
  });

  test('[DT-HAZ-04] it ends where something on the way strikes its walker down or kills it, or takes it away', () => {
    const walks = (does: (creature: Creature) => void) => {
      const rig = sit({ rows: ['....'], content: trap(does) as never });
      const ash = rig.hero({}, 0);
      zone(rig, 'trap', { is: 'cells', cells: [1] });
      rig.play(walk(rig.t, ash, [1, 2, 3], undefined));
      return [placeOf(ash), rig.events('moved').map((event) => 'feet' in event && event.feet)];
    };
    expect(walks(() => undefined)).toEqual([3, [15]]);
    expect(walks((one) => Object.assign(one, { hp: 0 }))).toEqual([1, [5]]);
    expect(walks((one) => Object.assign(one, { hp: 1 }))).toEqual([3, [15]]);
    expect(walks((one) => Object.assign(one, { life: 'dead' }))).toEqual([1, [5]]);
    expect(walks((one) => Object.assign(one, { place: { at: 'away' } }))).toEqual(['away', [5]]);
    const held = { id: 90, kind: 'immobilized', source: { rule: 'DT-X' }, until: { at: 'scene' } };
    expect(walks((one) => Object.assign(one, { effects: [held] }))).toEqual([1, [5]]);
  });

  test('[DT-MOVE-05] it ends before what does not let it through', () => {
    const rig = sit({ rows: ['..#.'] });
    const ash = rig.hero({}, 0);
    rig.play(walk(rig.t, ash, [1, 2, 3], undefined));
    expect(placeOf(ash)).toBe(1);
    const other = sit({ rows: ['....'] });
    const [bo] = [other.hero({}, 0), other.foe('thug', 2)];
    other.play(walk(other.t, bo, [1, 2, 3], undefined));
    expect(placeOf(bo)).toBe(1);
  });

  test('[DT-ATK-11] whoever is held is dragged onto the square that its holder leaves, from the first step', () => {
    const rig = sit({ rows: ['......'] });
    const [thug, ash, other] = [rig.foe('thug', 0), rig.hero({}, 1), rig.foe('thug', 5)];
    lay(rig, thug, 'grappled', { source: { rule: 'DT-ATK-11', by: ash.id } });
    lay(rig, other, 'shaken', { source: { rule: 'DT-COND-21', by: ash.id } });
    rig.play(walk(rig.t, ash, [2], undefined));
    expect([thug, ash, other].map(placeOf)).toEqual([1, 2, 5]);
    rig.play(walk(rig.t, ash, [3, 4], undefined));
    expect([thug, ash, other].map(placeOf)).toEqual([3, 4, 5]);
  });

  test('[DT-HAZ-04] whoever was in a hazard has not entered it where it goes on in it, and is unharmed if it is out in time', () => {
    const met: number[] = [];
    const rig = sit({ rows: ['......'], content: trap(({ id }) => met.push(id)) });
    const [ash, bo] = [rig.hero({}, 0), rig.hero({}, 5)];
    const { harmed } = zone(rig, 'trap', { is: 'cells', cells: [0, 1, 2] });
    rig.play(walk(rig.t, ash, [1, 2, 3], undefined));
    expect([met, harmed]).toEqual([[], []]);
    rig.play(walk(rig.t, ash, [2], undefined));
    expect(met).toEqual([ash.id]);
    rig.play(walk(rig.t, bo, [4, 3], undefined));
    expect(met).toEqual([ash.id]);
  });

  test('[DT-HAZ-04, DT-ATK-11] who is dragged into a hazard meets it too', () => {
    const met: number[] = [];
    const rig = sit({ rows: ['......'], content: trap(({ id }) => met.push(id)) });
    const [thug, ash] = [rig.foe('thug', 0), rig.hero({}, 1)];
    lay(rig, thug, 'grappled', { source: { rule: 'DT-ATK-11', by: ash.id } });
    zone(rig, 'trap', { is: 'cells', cells: [2] });
    rig.play(walk(rig.t, ash, [2], undefined));
    expect(met).toEqual([ash.id]);
    rig.play(walk(rig.t, ash, [3, 4], undefined));
    expect(met).toEqual([ash.id, thug.id]);
  });
});

describe('along a line', () => {
  test('[DT-HAZ-04, DT-ATK-11] who is dragged through a hazard meets it too', () => {
    const met: number[] = [];
    const rig = sit({ content: trap(({ id }) => met.push(id)) });
    const [thug, ash] = [rig.foe('thug', 0), rig.hero({}, 0)];
    lay(rig, thug, 'grappled', { source: { rule: 'DT-ATK-11', by: ash.id } });
    zone(rig, 'trap', { is: 'span', from: 10, to: 15 });
    rig.play(goAlong(rig.t, ash, 30, undefined));
    expect([met, placeOf(thug), placeOf(ash)]).toEqual([[ash.id, thug.id], 30, 30]);
  });

  test('[DT-MOVE-06] towards and away from whoever lives, is here and is seen', () => {
    const rig = sit();
    const ash = rig.hero({}, 0);
    const [near, dead, away, hidden, far] = [5, 20, 20, 20, 30].map((x) => rig.foe('thug', x));
    if (!near || !dead || !away || !hidden || !far) throw new Error('nobody is here');
    dead.life = 'dead';
    away.place = { at: 'away' };
    hidden.isHidden = true;
    const ids = [`away-${near.id}`, `towards-${far.id}`, `away-${far.id}`];
    expect(idsOf(rig, ash)).toEqual(ids);
    expect(moveDeeds(rig.t, ash, turnOf(ash))[1]).toMatchObject({
      kind: 'move',
      takes: 'move',
      names: { creature: far.id, how: 'towards' },
      at: far,
    });
    expect(idsOf(rig, ash, { moved: 76 })).toEqual([]);
    expect(idsOf(rig, ash, { moved: 75 })).toEqual(ids);
    near.place = { at: 'line', feet: 6 };
    expect(idsOf(rig, ash)).toContain(`towards-${near.id}`);
    ash.place = { at: 'away' };
    expect(idsOf(rig, ash)).toEqual([]);
  });

  test.each([
    // Proposed is what leaves an action: half of the speed of somebody who drags another.
    ['towards', 60, undefined, 20],
    ['towards', 60, 35, 35],
    ['towards', -60, undefined, -20],
    ['towards', 200, 40, 40],
    ['away', 60, undefined, -20],
    ['away', -60, 15, 15],
    ['away', 0, 10, -10],
  ] as const)(
    '[DT-MOVE-06] %s somebody at %d feet as far as its player says',
    (how, x, said, to) => {
      const rig = sit();
      const [ash, thug] = [rig.hero({}, 0), rig.foe('thug', x)];
      const held = rig.foe('thug', 0);
      const turn = turnOf(ash);
      const deed = moveDeeds(rig.t, ash, turn).find(({ id }) => id === `${how}-${thug.id}`);
      lay(rig, held, 'grappled', { source: { rule: 'DT-ATK-11', by: ash.id } });
      rig.told.length = 0;
      const script = said === undefined ? [] : [['feet', said] as const];
      expect(rig.play(deed?.run(rig.t), script).asked).toEqual(['feet 0']);
      expect([placeOf(ash), placeOf(held), turn.moved]).toEqual([to, to, Math.abs(to)]);
      expect(rig.told).toEqual([
        {
          type: 'moved',
          rule: 'DT-MOVE-06',
          creature: ash.id,
          feet: Math.abs(to),
          to: { at: 'line', feet: to },
        },
      ]);
    },
  );

  test('[DT-ARC-512] to the foot before a wall, on either side, and no way where one stands at it', () => {
    const rig = sit();
    const [ash, left, right] = [rig.hero({}, 0), rig.foe('thug', -60), rig.foe('thug', 60)];
    zone(rig, 'wall-of-stone', { is: 'span', from: 20, to: 25 });
    zone(rig, 'wall-of-stone', { is: 'span', from: -40, to: -30 });
    zone(rig, 'light', { is: 'span', from: 5, to: 10 });
    const goes = (id: string) => {
      ash.place = { at: 'line', feet: 0 };
      const turn = turnOf(ash);
      rig.play(
        moveDeeds(rig.t, ash, turn)
          .find((deed) => deed.id === id)
          ?.run(rig.t),
      );
      return placeOf(ash);
    };
    const mate = rig.hero({}, 3);
    expect([goes(`towards-${mate.id}`), goes(`away-${mate.id}`)]).toEqual([0, -29]);
    mate.place = { at: 'line', feet: -3 };
    expect(goes(`away-${mate.id}`)).toBe(19);
    ash.place = { at: 'line', feet: 19 };
    expect(idsOf(rig, ash)).not.toContain(`away-${mate.id}`);
    expect([left, right].map(placeOf)).toEqual([-60, 60]);
  });

  test('[DT-TURN-01, DT-MOVE-02, DT-ARC-207] whoever floats goes no farther than to where nothing is to push off from', () => {
    const rig = sit({ rows: ['#######', '.......', '.......', '.......', '.......'] });
    const ash = rig.hero({}, 3, 1);
    ash.height = 10;
    lay(rig, ash, 'levitate');
    const turn = { ...turnOf(ash), actions: 1 };
    const below = [17, 24, 31];
    expect(moveDeeds(rig.t, ash, turn).map(({ id }) => id)).toContain('move-3-4');
    rig.play(walk(rig.t, ash, below, turn));
    expect([placeOf(ash), turn.moved, turn.hurried]).toEqual([17, 5, undefined]);
  });

  test('[DT-TURN-01, DT-TOK-33] whoever is slowed while it is asked goes as far as that lets it', () => {
    const rig = sit();
    const [ash, thug] = [rig.hero({}, 0), rig.foe('thug', 60)];
    const turn = { ...turnOf(ash), actions: 1 };
    const deed = moveDeeds(rig.t, ash, turn).find(({ id }) => id === `away-${thug.id}`);
    const flow = deed?.run(rig.t);
    flow?.next(0);
    lay(rig, ash, 'impaired-movement');
    flow?.next(30);
    expect([placeOf(ash), turn.moved, turn.hurried]).toEqual([-20, 20, undefined]);
  });

  test('[DT-HAZ-04, DT-MOVE-06] whoever goes through something meets it on the way', () => {
    const met: unknown[] = [];
    const rig = sit({ content: trap((one) => met.push(placeOf(one))) as never });
    const [ash, thug] = [rig.hero({}, 0), rig.foe('thug', 60)];
    zone(rig, 'trap', { is: 'span', from: 20, to: 25 });
    zone(rig, 'trap', { is: 'span', from: 58, to: 70 });
    const deed = moveDeeds(rig.t, ash, turnOf(ash)).find(({ id }) => id === `towards-${thug.id}`);
    rig.play(deed?.run(rig.t), [['feet', 55]]);
    expect([met, placeOf(ash)]).toEqual([[20], 55]);
  });

  test.each([
    ['felled', (one: Creature) => Object.assign(one, { hp: 0 })],
    ['held', (one: Creature, rig: Rig) => lay(rig, one, 'immobilized')],
    ['killed', (one: Creature) => Object.assign(one, { life: 'dead' })],
  ])(
    '[DT-INV-24, DT-HAZ-04] whoever is %s by it on the way goes no farther, and meets nothing more',
    (_how, does) => {
      const met: unknown[] = [];
      const rig: Rig = sit({
        content: trap((one) => {
          met.push(placeOf(one));
          does(one, rig);
        }) as never,
      });
      const [ash, thug] = [rig.hero({}, 0), rig.foe('thug', 60)];
      zone(rig, 'trap', { is: 'span', from: 35, to: 40 });
      zone(rig, 'trap', { is: 'span', from: 20, to: 25 });
      const turn = turnOf(ash);
      const deed = moveDeeds(rig.t, ash, turn).find(({ id }) => id === `towards-${thug.id}`);
      rig.play(deed?.run(rig.t), [['feet', 55]]);
      expect([met, placeOf(ash), turn.moved, turn.hurried]).toEqual([[20], 20, 20, undefined]);
      expect(rig.events('moved')).toMatchObject([{ feet: 20, to: { at: 'line', feet: 20 } }]);
    },
  );
});
