import { expect, test } from 'vitest';
import { lay, turnOf } from '../../../test/effects.ts';
import { inOwn } from '../../../test/own-scene.ts';
import type { Trait } from '../../content/trait.ts';
import type { Creature, Turn } from '../../model.ts';
import type { D20 } from '../../table.ts';
import { speedOf } from '../place/speed.ts';
import { comeBack, FLED, fledOf, retreatDeeds, retreatOf, routeOf } from './retreat.ts';

const BACK = { id: 'back', label: 'Back', to: 'before', kind: 'retreat' } as const;
const ON = { id: 'on', label: 'On', to: 'end', kind: 'main' } as const;
const EXITS = [ON, BACK];

/** A party of two in a scene with a way back, without a map. */
const onLine = (more: Parameters<typeof inOwn>[0] = {}) =>
  inOwn({ party: [{}, {}], here: { exits: EXITS }, ...more });

/** One in a corridor of seven squares, whose left end is where the party comes in. */
function inCorridor(
  x: number,
  {
    rows = ['#########', '#.......#', '#########'],
    traits = {},
  }: { readonly rows?: readonly string[]; readonly traits?: Record<string, Trait> } = {},
) {
  const maps = [{ id: 'hall', rows, zones: { start: [1, 1, 1, 1] } }] as const;
  const rig = inOwn({
    here: { exits: EXITS, map: 'hall' },
    adventure: { maps },
    content: { traits },
  });
  rig.first.place = { at: 'square', cell: 9 + x };
  return rig;
}

/** A turn in which so many feet are left to somebody. */
const withFeet = (rig: { readonly t: D20; readonly first: Creature }, feet: number): Turn => ({
  ...turnOf(rig.first),
  actions: 1,
  moved: speedOf(rig.t, rig.first) - feet,
});

const gone = ({ used, place }: Creature) => [used[FLED] !== undefined, place.at];

test('[DT-SHOT-04] the way back is offered as a move, and leaving by it is told', () => {
  const rig = onLine({ clock: 40 });
  const [deed, ...others] = retreatDeeds(rig.t, rig.first, turnOf(rig.first));
  expect([deed, others]).toMatchObject([
    { id: 'retreat-back', kind: 'retreat', names: { exit: 'back' }, takes: 'move', worth: 0 },
    [],
  ]);
  rig.play(deed?.run(rig.t));
  expect([rig.first.used[FLED], rig.first.place.at]).toEqual([40, 'away']);
  expect(rig.events('fled')).toMatchObject([{ rule: 'DT-INIT-14', creature: rig.first.id }]);
  expect(rig.events('moved')).toEqual([]);
  // Software follows those who have gone.
  expect(retreatDeeds(rig.t, rig.second, turnOf(rig.second))).toMatchObject([{ worth: 100 }]);
});

test('[DT-SHOT-04] no way back is offered where there is none, or it is closed, or one is held', () => {
  const offered = (exits: readonly (typeof ON | typeof BACK)[], ...held: string[]) => {
    const rig = onLine({ here: { exits } });
    for (const kind of held) lay(rig, rig.first, kind);
    return retreatDeeds(rig.t, rig.first, turnOf(rig.first)).length;
  };
  expect(offered(EXITS)).toBe(1);
  expect(offered([ON])).toBe(0);
  expect(offered([ON, { ...BACK, when: { flag: 'open' } } as never])).toBe(0);
  expect(offered(EXITS, 'immobilized')).toBe(0);
  expect(retreatOf(onLine().t)).toBe(BACK);
});

test.each([
  [5, 1],
  [4, 0],
])('[DT-SHOT-04] the last five feet have to be left: of %d', (feet, deeds) => {
  const rig = onLine();
  expect(retreatDeeds(rig.t, rig.first, withFeet(rig, feet))).toHaveLength(deeds);
});

test('[DT-SHOT-04] without a map nobody leaves while an enemy who stands is in reach', () => {
  const may = (feet: number, some: Partial<Creature> = {}) => {
    const rig = onLine();
    rig.first.place = { at: 'line', feet: 100 };
    const thug = rig.foe('thug', 100 + feet);
    Object.assign(thug, some);
    return retreatDeeds(rig.t, rig.first, turnOf(rig.first)).length === 1;
  };
  expect([may(5), may(6), may(7)]).toEqual([false, false, true]);
  expect([may(5, { hp: 0 }), may(5, { side: 'party' })]).toEqual([true, true]);
});

test.each([
  [6, 30, true],
  [7, 30, false],
  [1, 5, true],
])(
  '[DT-SHOT-04] on a map the feet have to reach where the party came in, and five more: from square %d with %d',
  (x, feet, may) => {
    const rig = inCorridor(x);
    const turn = withFeet(rig, feet);
    const before = turn.moved;
    const [deed] = retreatDeeds(rig.t, rig.first, turn);
    expect(deed !== undefined).toBe(may);
    if (deed === undefined) return;
    rig.play(deed.run(rig.t));
    expect([turn.moved - before, gone(rig.first)]).toEqual([5 * (x - 1), [true, 'away']]);
    const moved = x === 1 ? [] : [{ feet: 25, to: { at: 'square', cell: 10 } }];
    expect(rig.events('moved')).toMatchObject(moved);
  },
);

test('[DT-SHOT-04] of squares from where one can leave the nearest is taken, of equal ones the first', () => {
  const way = (rows: readonly string[], x: number) => {
    const rig = inCorridor(x, { rows });
    const [deed] = retreatDeeds(rig.t, rig.first, turnOf(rig.first));
    rig.play(deed?.run(rig.t));
    return rig.events('moved').map((event) => ('to' in event ? event.to : undefined));
  };
  // An opening in the wall below, and the way in: at squares 3 and 1.
  expect(way(['#########', '#.......#', '###.#####'], 4)).toEqual([{ at: 'square', cell: 21 }]);
  expect(way(['#########', '#.......#', '#######.#'], 3)).toEqual([{ at: 'square', cell: 10 }]);
  expect(way(['###.#####', '#.......#', '###.#####'], 3)).toEqual([{ at: 'square', cell: 3 }]);
});

test('[DT-SHOT-04] nobody leaves over a square on which somebody stands, nor over what nobody knows', () => {
  const rig = inCorridor(3);
  const may = () => retreatDeeds(rig.t, rig.first, turnOf(rig.first)).length === 1;
  expect(may()).toBe(true);
  const friend = rig.hero();
  friend.place = { at: 'square', cell: 10 };
  expect(may()).toBe(false);
  friend.place = { at: 'away' };
  expect(may()).toBe(true);
  Object.assign(rig.state.ground, { known: ['?????????', '??.......', '?????????'] });
  expect(may()).toBe(false);
});

test.each<[string, Partial<Creature>, Partial<Creature>]>([
  ['falls', { hp: 0 }, { hp: 0, place: { at: 'square', cell: 10 } }],
  ['is elsewhere', { place: { at: 'square', cell: 14 } }, { place: { at: 'square', cell: 14 } }],
])('[DT-SHOT-04] who %s at the end of its way does not leave', (_, befalls, left) => {
  const trap: Trait = {
    ...{ id: 'trap', rule: 'DT-SHOT-04' },
    on: {
      acted(_t, { creature }) {
        Object.assign(creature, befalls);
        return undefined;
      },
    },
  };
  const rig = inCorridor(4, { traits: { trap } });
  rig.first.traits = ['trap'];
  const [deed] = retreatDeeds(rig.t, rig.first, turnOf(rig.first));
  rig.play(deed?.run(rig.t));
  expect(rig.first).toMatchObject(left);
  expect(rig.first.used).not.toHaveProperty(FLED);
  expect(rig.events('fled')).toEqual([]);
});

test('[DT-SHOT-04] who cannot go that way any more stays', () => {
  const rig = inCorridor(4);
  const [deed] = retreatDeeds(rig.t, rig.first, turnOf(rig.first));
  Object.assign(rig.state.ground, { rows: ['#########', '##......#', '#########'] });
  rig.play(deed?.run(rig.t));
  expect(gone(rig.first)).toEqual([false, 'square']);
});

test('[DT-SHOT-04] who has fled, stands and is not back yet counts as gone, and is back where the party came in', () => {
  const rig = inOwn({ party: [{}, {}, {}, {}], seats: 4, here: { exits: EXITS } });
  const [fled, back, down, here] = rig.heroes as [Creature, Creature, Creature, Creature];
  for (const one of [fled, back, down]) one.used[FLED] = 3;
  fled.place = { at: 'away' };
  Object.assign(down, { place: { at: 'away' }, hp: 0 });
  expect(fledOf(rig.t)).toEqual([fled]);
  comeBack(rig.t);
  expect([fled, back, down, here].map(gone)).toEqual([
    [false, 'line'],
    [true, 'line'],
    [true, 'away'],
    [false, 'line'],
  ]);
});

test('[DT-SHOT-04] where the party comes back it stands on its area of the map', () => {
  const rig = inCorridor(5);
  Object.assign(rig.first, { place: { at: 'away' }, used: { [FLED]: 0 } });
  comeBack(rig.t);
  expect(rig.first.place).toEqual({ at: 'square', cell: 10 });
});

test('[DT-SHOT-04] the party goes on by the way back once all of it have fled, the first of them ahead', () => {
  const route = (fled: readonly number[], exits: readonly (typeof ON | typeof BACK)[] = EXITS) => {
    const rig = onLine({ here: { exits } });
    for (const at of fled)
      Object.assign(rig.heroes[at] ?? {}, { place: { at: 'away' }, used: { [FLED]: 0 } });
    const found = routeOf(rig.t);
    return found === undefined ? undefined : [found.exit.id, found.actor === rig.first];
  };
  expect([route([]), route([0]), route([1]), route([0, 1], [ON])]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(route([0, 1])).toEqual(['back', true]);
  // Nobody is left of the party: nobody goes on.
  const none = onLine();
  for (const one of none.heroes) one.life = 'dead';
  expect(routeOf(none.t)).toBeUndefined();
});
