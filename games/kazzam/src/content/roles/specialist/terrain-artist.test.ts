import { describe, expect, test } from 'vitest';
import {
  athlete,
  court,
  driven,
  opponent,
  type Played,
  played,
  tableAt,
} from '../../../../test/played.ts';
import type { KazzamState } from '../../../model.ts';
import { creatureOf } from '../../../rules/creatures.ts';
import { force } from '../../../rules/forced.ts';
import { groundOf } from '../../../rules/ground-now.ts';
import { move, walkOf } from '../../../rules/move.ts';
import { teleportTo } from '../../../rules/relocate.ts';
import { takeStep } from '../../../rules/step.ts';
import { makeTerrain } from '../../../rules/terrain.ts';
import { raiseWall, removeWallSquare } from '../../../rules/walls.ts';
import { wayFrom } from '../../../rules/way.ts';

type More = Readonly<Record<string, unknown>>;
type Answers = NonNullable<Played['answers']>;

const ARTIST = { role: 'specialist', specialisation: 'terrain-artist' };
const artist = (at: string, more: More = {}) => athlete('Ana', at, { ...ARTIST, ...more });
const steps = (y: number, ...xs: readonly number[]) => xs.map((x) => `court(${x},${y})`);

const WIDTH = 14;
const at = (x: number, y: number) => y * WIDTH + x;
const kindAt = (state: KazzamState, x: number, y: number) => groundOf(state).kindAt(at(x, y));

/** A position in which it is Ana's turn, unless it says otherwise. */
function shape(given: More, rest: Omit<Played, 'given'> = {}) {
  return played({ given: { court: court(WIDTH, 7), turn: 'Ana', ...given }, ...rest });
}

/** A court with this row in it, the rest floor. */
const withRow = (y: number, row: string) =>
  court(WIDTH, 7).map((plain, at) => (at === y ? row.padEnd(WIDTH, '.') : plain));

describe('Difficult Terrain', () => {
  const mud = { court: [',,,,,,,,,,,,,,'] };
  test('[KR-SPEC-20] a Terrain Artist ignores it', () => {
    const { state } = shape(
      { ...mud, athletes: [artist('0,0')] },
      { answers: ['walk', steps(0, 1, 2, 3, 4, 5, 6)] },
    );
    expect(state.creatures[0]?.cell).toBe(6);
    const shifted = shape(
      { ...mud, athletes: [artist('0,0')] },
      { answers: ['shift', steps(0, 1)] },
    );
    expect(shifted.state.creatures[0]?.cell).toBe(1);
  });
  test('[KR-SPEC-20] its team does not, nor does it ignore what is damaging', () => {
    const cleo = { ...mud, athletes: [artist('0,0'), athlete('Cleo', '1,0')], turn: 'Cleo' };
    expect(() => shape(cleo, { answers: ['walk', steps(0, 2, 3, 4, 5)] })).toThrow('answer');
    const hurt = shape(
      { athletes: [artist('0,0')], zones: [{ cells: ['1,0'], damage: 2 }] },
      { answers: ['walk', steps(0, 1), []] },
    );
    expect(hurt.state.creatures[0]?.hp).toBe(6);
  });
});

describe('Change Terrain', () => {
  const changed = (answers: Answers, given: More = {}) =>
    shape(
      { athletes: [artist('1,1'), opponent('Bo', '4,1')], ...given },
      { answers: ['change-terrain', ...answers] },
    );
  test('[KR-SPEC-21] [KR-SPEC-27] a square becomes another type of the list', () => {
    expect(changed(['court(3,3)']).asked).toEqual({
      why: 'terrain-kind',
      options: ['low-cover', 'pit', 'slick'],
    });
    for (const kind of ['low-cover', 'pit', 'slick']) {
      const { state } = changed(['court(3,3)', kind]);
      expect(kindAt(state, 3, 3)).toBe(kind);
      expect(state.turn).toMatchObject({ roleActions: 0, attackActions: 1 });
    }
    const mud = { court: withRow(3, '...,') };
    expect(changed(['court(3,3)'], mud).asked?.options).toEqual([
      ...['floor', 'low-cover', 'pit', 'slick'],
    ]);
    expect(kindAt(changed(['court(3,3)', 'floor'], mud).state, 3, 3)).toBe('floor');
  });
  test('[KR-SPEC-27] within five squares and in sight, its own and occupied squares too', () => {
    const { asked } = changed([], { court: withRow(3, '...#') });
    for (const square of ['court(1,1)', 'court(4,1)', 'court(6,1)'])
      expect(asked?.options).toContain(square);
    for (const square of ['court(7,1)', 'court(4,4)']) expect(asked?.options).not.toContain(square);
  });
  test('[KR-SPEC-27] [KR-INV-12] never a wall, pedestal, exit or portal', () => {
    const { asked } = changed([], {
      court: ['#.R.E.', '......', 'P..p.o'],
      athletes: [artist('1,1')],
    });
    for (const square of ['0,0', '2,0', '4,0', '0,2', '3,2'])
      expect(asked?.options).not.toContain(`court(${square})`);
    for (const square of ['5,2', '5,0']) expect(asked?.options).toContain(`court(${square})`);
  });
  const turns = ['end-turn', 'end-turn'] as const;
  test('[KR-SPEC-21] [KR-SPEC-27] [KR-INV-13] it may be changed again, and is one thing at a time', () => {
    const pit = ['court(3,3)', 'pit', ...turns, 'change-terrain', 'court(3,3)'] as const;
    expect(changed([...pit]).asked?.options).toEqual(['floor', 'low-cover', 'slick']);
    const { state } = changed([...pit, 'slick']);
    expect(state.changed).toMatchObject([{ cell: at(3, 3), kind: 'slick' }]);
    const boost = [
      ...turns,
      'boost-square',
      'court(3,3)',
      ...turns,
      'change-terrain',
      'court(3,3)',
    ];
    const again = changed(['court(3,3)', 'pit', ...boost, 'low-cover']);
    expect(again.state.changed).toMatchObject([{ cell: at(3, 3), kind: 'low-cover' }]);
  });
  test('[KR-SPEC-27] whoever stands there stays and feels nothing', () => {
    for (const kind of ['pit', 'slick', 'low-cover']) {
      const { state, asked } = changed(['court(4,1)', kind]);
      expect(state.creatures[1]).toMatchObject({ cell: at(4, 1), hp: 8 });
      expect(state.effects.some(({ kind: status }) => status === 'prone')).toBe(false);
      expect(asked?.why).toBe('action');
    }
  });
  test('[KR-SPEC-27] zones over the square stay', () => {
    const { state } = changed(['court(3,3)', 'low-cover'], {
      zones: [{ cells: ['3,3'], damage: 2 }],
    });
    expect(state.effects.filter(({ kind }) => kind === 'damaging-zone')).toHaveLength(1);
  });
});

describe('a Pit', () => {
  const pitted = (x: number, y: number, given: More = {}) => {
    const t = tableAt({
      given: {
        court: court(WIDTH, 7),
        athletes: [artist('1,1'), opponent('Bo', '4,3')],
        ...given,
      },
    });
    makeTerrain(t.state, at(x, y), 'pit', 0);
    return t;
  };
  const reach = (t: ReturnType<typeof pitted>, id: number, budget: number) =>
    wayFrom(t, id, { budget })?.options.map(({ id: square }) => square) ?? [];
  test('[KR-SPEC-22] leaving it costs a square more, entering it none', () => {
    const t = pitted(4, 3);
    expect(reach(t, 1, 1)).toEqual([]);
    expect(reach(t, 1, 2)).toContain('court(5,3)');
    expect(reach(t, 1, 2)).not.toContain('court(6,3)');
    expect(reach(pitted(5, 3), 1, 1)).toContain('court(5,3)');
  });
  test('[KR-SPEC-22] by a portal as well', () => {
    const rows = ['..........', '..........', '..........', '....P....p', '..........'];
    const t = tableAt({ given: { court: rows, athletes: [opponent('Bo', '3,3')] } });
    expect(reach(t, 0, 1)).toContain('court(8,3)');
    makeTerrain(t.state, 33, 'pit', 0);
    expect(reach(t, 0, 1)).toEqual([]);
    expect(reach(t, 0, 2)).toContain('court(8,3)');
  });
  test('[KR-SPEC-22] [KZ-LARGE-01] a larger creature climbs out with any of its squares', () => {
    const t = pitted(9, 4, { creeps: [{ group: 'bears', members: ['8,3'] }] });
    expect(reach(t, 2, 1)).toEqual([]);
    expect(reach(t, 2, 2)).toContain('court(9,3)');
  });
  test('[KR-SPEC-22] [KR-SPEC-23] who hovers does not notice it', () => {
    const hovering = { athletes: [opponent('Bo', '4,3', { statuses: ['hovering'] })] };
    expect(reach(pitted(4, 3, hovering), 0, 1)).toContain('court(5,3)');
    const t = pitted(5, 3, hovering);
    driven(takeStep(t, 0, at(5, 3), { how: 'forced' }));
    expect(creatureOf(t.state, 0).hp).toBe(8);
  });
  const hp = (t: ReturnType<typeof pitted>) => creatureOf(t.state, 1).hp;
  test('[KR-SPEC-22] who is forced into it takes 1, who walks or teleports itself in does not', () => {
    const forced = pitted(5, 3);
    driven(takeStep(forced, 1, at(5, 3), { how: 'forced', by: 0 }));
    expect(hp(forced)).toBe(7);
    const walked = pitted(5, 3);
    driven(takeStep(walked, 1, at(5, 3), { how: 'move' }));
    expect(hp(walked)).toBe(8);
    const own = pitted(5, 3);
    driven(teleportTo(own, 1, at(5, 3), { by: 1, rule: 'TEST' }));
    expect(hp(own)).toBe(8);
  });
  test('[KR-SPEC-22] [KZ-FORCE-01] teleported there by another it is', () => {
    const t = pitted(5, 3);
    driven(teleportTo(t, 1, at(5, 3), { by: 0, rule: 'TEST' }));
    expect(hp(t)).toBe(7);
  });
  const slide = { how: 'slide', squares: 5, by: 0, source: 'test', rule: 'TEST' } as const;
  test('[KR-SPEC-22] [KZ-ZONE-03] once a round for each Pit, and a new one is another', () => {
    const t = pitted(5, 3);
    const again = { ...slide, from: at(1, 1) };
    driven(force(t, 1, again), [steps(3, 5), 'no']);
    driven(force(t, 1, again), [steps(3, 4, 5)]);
    expect(hp(t)).toBe(7);
    makeTerrain(t.state, at(6, 3), 'pit', 0);
    driven(force(t, 1, again), [steps(3, 6), 'no']);
    expect(hp(t)).toBe(6);
    makeTerrain(t.state, at(5, 3), 'floor', 0);
    makeTerrain(t.state, at(5, 3), 'pit', 0);
    driven(force(t, 1, again), [steps(3, 5), 'no']);
    expect(hp(t)).toBe(5);
  });
  test('[KR-SPEC-22] [KZ-SCORE-03] whom it Takes Out counts for who made it', () => {
    const t = pitted(5, 3, { athletes: [artist('1,1'), opponent('Bo', '4,3', { hp: 1 })] });
    driven(takeStep(t, 1, at(5, 3), { how: 'forced' }));
    expect(t.state.points).toEqual([1, 0]);
  });
});

describe('Slick', () => {
  const slippery = (rolls: readonly number[], given: More = {}) => {
    const t = tableAt({
      given: { court: court(WIDTH, 7), athletes: [artist('1,1'), opponent('Bo', '4,3')], ...given },
      rolls,
    });
    makeTerrain(t.state, at(5, 3), 'slick', 0);
    return t;
  };
  const lies = ({ state }: ReturnType<typeof slippery>, id = 1) =>
    state.effects.some(({ kind, on }) => kind === 'prone' && on === id);
  const walk = (t: ReturnType<typeof slippery>, answers: Parameters<typeof driven>[1], id = 1) => {
    const walking = walkOf(t, id);
    if (walking === undefined) throw new Error('it cannot walk');
    driven(move(t, id, walking), answers);
  };
  test('[KR-SPEC-23] who enters saves: 4 to 6 and it goes on', () => {
    const t = slippery([4]);
    walk(t, [steps(3, 5, 6, 7), 'roll']);
    expect(creatureOf(t.state, 1).cell).toBe(at(7, 3));
    expect(lies(t)).toBe(false);
  });
  test('[KR-SPEC-23] on 1 to 3 it falls, and its movement ends there', () => {
    const t = slippery([3]);
    walk(t, [steps(3, 5, 6, 7), 'roll']);
    expect(creatureOf(t.state, 1).cell).toBe(at(5, 3));
    expect(lies(t)).toBe(true);
  });
  test('[KR-SPEC-23] [KZ-ZONE-06] one square asks once a round', () => {
    const t = slippery([4]);
    walk(t, [steps(3, 5, 6, 5, 4), 'roll']);
    expect(creatureOf(t.state, 1).cell).toBe(at(4, 3));
  });
  test('[KR-SPEC-23] its maker slips like all others', () => {
    const t = slippery([3], { athletes: [artist('4,3')] });
    walk(t, [steps(3, 5, 6), 'roll'], 0);
    expect(lies(t, 0)).toBe(true);
  });
  test('[KR-SPEC-23] who hovers or flies does not touch it', () => {
    for (const status of ['hovering', 'flying']) {
      const t = slippery([], {
        athletes: [artist('1,1'), opponent('Bo', '4,3', { statuses: [status] })],
      });
      walk(t, [steps(3, 5, 6)]);
      expect(creatureOf(t.state, 1).cell).toBe(at(6, 3));
    }
  });
  test('[KR-SPEC-23] a slide ends with a fall, too', () => {
    const way = { how: 'slide', squares: 3, by: 0, source: 'test', rule: 'TEST' } as const;
    const t = slippery([3]);
    expect(driven(force(t, 1, { ...way, from: at(1, 1) }), [steps(3, 5, 6, 7), 'no', 'roll'])).toBe(
      1,
    );
    expect(creatureOf(t.state, 1).cell).toBe(at(5, 3));
    const kept = slippery([4]);
    driven(force(kept, 1, { ...way, from: at(1, 1) }), [steps(3, 5, 6, 7), 'no', 'roll']);
    expect(creatureOf(kept.state, 1).cell).toBe(at(7, 3));
  });
  test('[KR-SPEC-21] Low Cover of its making gives cover and is difficult', () => {
    const { state } = shape(
      { athletes: [artist('1,1'), athlete('Cleo', '2,3'), opponent('Bo', '6,3')] },
      {
        rolls: [5, 2],
        answers: [
          ...['change-terrain', 'court(3,3)', 'low-cover', 'end-turn', 'end-turn'],
          ...['basic-implement-attack', 'Cleo'],
        ],
      },
    );
    expect(state.creatures[1]?.hp).toBe(8);
    expect(groundOf(state).isDifficult(at(3, 3))).toBe(true);
  });
});

describe('the Boost of a Terrain Artist', () => {
  const shot = (die: number, answers: Answers = [], bo: More = {}) =>
    shape(
      {
        court: withRow(2, '......#'),
        athletes: [artist('1,1', { implement: 'staff' }), opponent('Bo', '7,1', bo)],
      },
      {
        rolls: [die],
        answers: [
          'basic-implement-attack',
          'Bo',
          ...(die < 3 ? [] : [['damage', 'role-boost']]),
          ...answers,
        ],
      },
    );
  test('[KR-SPEC-26] on 3 to 6 one of the two, beyond five squares too', () => {
    for (const die of [3, 4, 5, 6]) {
      expect(shot(die).asked).toEqual({
        why: 'shape',
        options: ['change-terrain', 'boost-square', 'none'],
      });
    }
    expect(shot(2).asked?.why).not.toBe('shape');
    expect(kindAt(shot(4, ['change-terrain', 'court(8,0)', 'pit']).state, 8, 0)).toBe('pit');
    expect(kindAt(shot(4, ['boost-square', 'court(8,1)']).state, 8, 1)).toBe('boost');
  });
  test('[KR-SPEC-26] under the target or beside it, nowhere else, and no wall', () => {
    const { asked } = shot(4, ['change-terrain']);
    expect(asked?.options).toEqual(
      ['6,0', '7,0', '8,0', '6,1', '7,1', '8,1', '7,2', '8,2'].map((square) => `court(${square})`),
    );
  });
  test('[KR-SPEC-26] [KR-BOOST-07] or none', () => {
    expect(shot(4, ['none']).state.changed).toEqual([]);
  });
  test('[KR-SPEC-26] [KR-BOOST-08] around the last square of whom the attack Took Out', () => {
    const { state } = shot(4, ['change-terrain', 'court(7,1)', 'slick'], { hp: 3 });
    expect(state.creatures[1]?.cell).toBe(-1);
    expect(kindAt(state, 7, 1)).toBe('slick');
  });
  test('[KR-SPEC-26] [KR-BOOST-06] though Ward took it all', () => {
    const { state } = shot(4, ['boost-square', 'court(8,1)'], { ward: 5 });
    expect(kindAt(state, 8, 1)).toBe('boost');
  });
});

describe('a Boost Square', () => {
  const made = (
    square: string,
    answers: Answers,
    { athletes, ...rest }: More = {},
    rolls: readonly number[] = [],
  ) =>
    shape(
      {
        athletes: athletes ?? [artist('1,1', { implement: 'sword' }), opponent('Bo', '2,1')],
        ...rest,
      },
      { rolls, answers: ['boost-square', square, ...answers] },
    );
  const ward = (state: KazzamState, id: number) =>
    creatureOf(state, id).wards.map(({ amount }) => amount);
  test('[KR-SPEC-28] within five squares, where terrain may be changed; a Role Action', () => {
    const { state } = made('court(3,3)', []);
    expect(kindAt(state, 3, 3)).toBe('boost');
    expect(state.turn?.roleActions).toBe(0);
    const { asked } = shape(
      { court: withRow(3, '..R#'), athletes: [artist('1,1')] },
      { answers: ['boost-square'] },
    );
    for (const square of ['court(2,3)', 'court(3,3)', 'court(7,1)'])
      expect(asked?.options).not.toContain(square);
  });
  test('[KR-SPEC-28] whoever ends its turn there gains 1 Ward, each time, of either team', () => {
    expect(ward(made('court(1,1)', ['end-turn']).state, 0)).toEqual([1]);
    const bo = made('court(2,1)', ['end-turn', 'end-turn']).state;
    expect([ward(bo, 0), ward(bo, 1)]).toEqual([[], [1]]);
    const twice = made('court(2,1)', ['end-turn', 'end-turn', 'end-turn', 'end-turn']).state;
    expect(ward(twice, 1)).toEqual([1, 1]);
  });
  test('[KR-SPEC-28] whoever goes over it gains none', () => {
    const { state } = made(
      'court(2,3)',
      ['walk', ['court(1,2)', 'court(2,3)', 'court(3,3)'], 'end-turn'],
      {
        athletes: [artist('1,1'), opponent('Bo', '9,5')],
      },
    );
    expect(ward(state, 0)).toEqual([]);
  });
  test('[KR-SPEC-28] [D-30] who is pushed off it as its turn ends has ended it there', () => {
    const smasher = { role: 'defender', specialisation: 'smasher', implement: 'sword' };
    const { state } = made('court(1,1)', ['end-turn', 'yes', steps(1, 0)], {
      athletes: [artist('1,1'), opponent('Bo', '2,1', smasher)],
    });
    expect(state.creatures[0]?.cell).toBe(at(0, 1));
    expect(ward(state, 0)).toEqual([1]);
  });
  const struck = (power: string, die: number, square: string, implement = 'sword') =>
    made(
      square,
      [power, 'Bo', ['damage', 'role-boost'], 'none'],
      { athletes: [artist('1,1', { implement }), opponent('Bo', '2,1')] },
      [die],
    ).state.creatures[1]?.hp;
  test('[KR-SPEC-28] whoever stands there deals 1 more by melee attacks, which a 6 does not double', () => {
    expect(struck('basic-physical-attack', 4, 'court(1,1)')).toBe(5);
    expect(struck('basic-implement-attack', 4, 'court(1,1)')).toBe(4);
    expect(struck('basic-physical-attack', 6, 'court(1,1)')).toBe(3);
  });
  test('[KR-SPEC-28] not by ranged ones, nor while it stands elsewhere', () => {
    expect(struck('basic-implement-attack', 4, 'court(1,1)', 'wand')).toBe(6);
    expect(struck('basic-physical-attack', 4, 'court(0,1)')).toBe(6);
    expect(struck('basic-physical-attack', 4, 'court(2,1)')).toBe(6);
  });
  test('[KR-SPEC-28] nor by an Opportunity, which is no attack', () => {
    const { state } = made('court(1,1)', ['end-turn', 'walk', steps(1, 3), 'yes']);
    expect(state.creatures[1]?.hp).toBe(5);
  });
  test('[KR-SPEC-28] Creeps profit: 1 more, and Ward', () => {
    const { state } = made(
      'court(4,0)',
      ['end-turn'],
      {
        court: court(WIDTH, 1),
        athletes: [artist('3,0')],
        creeps: [{ group: 'practice-golem', enemies: ['Ana'], members: ['4,0'] }],
      },
      [3],
    );
    expect(state.creatures[0]?.hp).toBe(5);
    expect(ward(state, 1)).toEqual([1]);
  });
  test('[KR-SPEC-28] entering it costs no movement', () => {
    const far = [artist('1,1'), opponent('Bo', '9,5')];
    const go = (...xs: readonly number[]) =>
      made('court(4,1)', ['walk', steps(1, ...xs)], { athletes: far });
    expect(go(2, 3, 4, 5, 6, 7, 8).state.creatures[0]?.cell).toBe(at(8, 1));
    expect(() => go(2, 3, 4, 5, 6, 7, 8, 9)).toThrow('answer');
  });
});

describe('Major Terrain', () => {
  const major = (answers: Answers, given: More = {}) =>
    shape(
      { athletes: [artist('1,1'), opponent('Bo', '4,1')], ...given },
      { answers: ['major-terrain', ...answers] },
    );
  const PEDESTALS = { court: withRow(3, '..RB1B') };
  test('[KR-SPEC-29] one of four, as far as there is a place for it; once in a match', () => {
    expect(major([], PEDESTALS).asked?.options).toEqual([
      ...['make-pedestal', 'remove-pedestal', 'make-walls'],
    ]);
    const walled = { court: ['##......', '#..#....', '########'], athletes: [artist('1,1')] };
    expect(major([], walled).asked?.options).toEqual([
      ...['make-pedestal', 'make-walls', 'remove-walls'],
    ]);
    const { state, asked } = major(['make-pedestal', 'court(2,2)', 'end-turn', 'end-turn']);
    expect(state.creatures[0]?.spent).toEqual(['major-terrain']);
    expect(asked?.options).toContain('change-terrain');
    expect(asked?.options).not.toContain('major-terrain');
  });

  test('[KR-SPEC-30] a pedestal of its team: empty, Low Cover, on free floor', () => {
    const { state } = major(['make-pedestal', 'court(2,2)']);
    expect(kindAt(state, 2, 2)).toBe('pedestal');
    expect(groundOf(state).isLow(at(2, 2))).toBe(true);
    expect(state.pedestals).toEqual([{ cell: at(2, 2), team: 0 }]);
    const { asked } = major(['make-pedestal'], {
      court: withRow(3, '..R,o'),
      orbs: [{ at: '5,3', colour: 'blue' }],
    });
    for (const square of ['1,1', '4,1', '2,3', '3,3', '4,3', '5,3', '7,1'])
      expect(asked?.options).not.toContain(`court(${square})`);
    expect(asked?.options).toContain('court(6,6)');
  });
  test('[KR-SPEC-30] [KZ-ORB-10] it takes dunked orbs', () => {
    const { state } = major(['make-pedestal', 'court(2,2)', 'dunk'], {
      athletes: [artist('1,1', { holds: ['blue'] })],
    });
    expect(state.points).toEqual([1, 0]);
    expect(state.orbs).toMatchObject([{ team: 0, place: { at: 'pedestal', pedestal: 0 } }]);
  });
  test('[KR-SPEC-30] [KZ-ORB-21] [KR-INV-16] a pedestal of the other team goes, its orb lies there', () => {
    const { asked } = major(['remove-pedestal'], PEDESTALS);
    expect(asked?.options).toEqual(['court(3,3)', 'court(5,3)']);
    const { state } = major(['remove-pedestal', 'court(3,3)'], PEDESTALS);
    expect(kindAt(state, 3, 3)).toBe('floor');
    expect(state.pedestals.map(({ cell }) => cell)).toEqual([at(2, 3), -1, at(4, 3), at(5, 3)]);
    expect(state.orbs.map(({ team }) => team)).toEqual([0, 1, undefined, 1]);
    expect(state.orbs[1]?.place).toEqual({ at: 'ground', cell: at(3, 3) });
    expect(state.points).toEqual([0, 0]);
  });
  test('[KR-SPEC-30] [KR-INV-11] never the last one of a team', () => {
    const last = { court: withRow(3, '..R.1B') };
    expect(major([], last).asked?.options).not.toContain('remove-pedestal');
  });

  const kinds = (state: KazzamState, ...squares: readonly (readonly [number, number])[]) =>
    squares.map(([x, y]) => kindAt(state, x, y));
  test('[KR-SPEC-31] two walls with 2 HP each', () => {
    const { state } = major(['make-walls', 'court(2,2)', 'court(6,1)']);
    expect(kinds(state, [2, 2], [6, 1])).toEqual(['wall', 'wall']);
    expect(state.walls).toMatchObject([
      { cells: [at(2, 2)], hp: 2 },
      { cells: [at(6, 1)], hp: 2 },
    ]);
  });
  test('[KR-SPEC-31] who stands there slides to a square of its own choice', () => {
    const chosen = major(['make-walls', 'court(4,1)']);
    expect(chosen.asked).toMatchObject({ why: 'make-way' });
    expect(chosen.asked?.options).toHaveLength(8);
    const { state } = major(['make-walls', 'court(4,1)', 'court(5,2)', 'court(2,2)']);
    expect(state.creatures[1]?.cell).toBe(at(5, 2));
    expect(kinds(state, [4, 1], [2, 2])).toEqual(['wall', 'wall']);
  });
  test('[KR-SPEC-31] a larger creature clears all of the square', () => {
    const bears = {
      athletes: [artist('1,1')],
      creeps: [{ group: 'bears', members: ['4,3'] }],
    };
    const { asked } = major(['make-walls', 'court(5,4)'], bears);
    // From 4,3 it fills up to 5,4: only by going left or up it leaves that square.
    expect(asked?.options).toEqual(
      ['3,2', '4,2', '5,2', '3,3', '3,4'].map((square) => `court(${square})`),
    );
    const { state } = major(['make-walls', 'court(5,4)', 'court(4,2)', 'court(2,2)'], bears);
    expect(kindAt(state, 5, 4)).toBe('wall');
    expect(state.creatures[1]?.cell).toBe(at(4, 2));
  });
  test('[KR-SPEC-31] not where somebody could not go anywhere', () => {
    // In sight through a gap that Ana herself fills.
    const { asked } = major(['make-walls'], {
      court: ['....###.', '......#.', '....###.'],
      athletes: [artist('4,1'), opponent('Bo', '5,1')],
    });
    expect(asked?.options).toContain('court(3,1)');
    expect(asked?.options).not.toContain('court(5,1)');
  });
  test('[KR-SPEC-31] no walls on pedestals, portals, Boost Squares and orbs', () => {
    const { asked } = shape(
      {
        court: withRow(3, '..RP.p'),
        athletes: [artist('1,1'), opponent('Bo', '9,5')],
        orbs: [{ at: '6,3', colour: 'blue' }],
      },
      {
        answers: [
          'boost-square',
          'court(1,3)',
          'end-turn',
          'end-turn',
          'major-terrain',
          'make-walls',
        ],
      },
    );
    for (const square of ['1,3', '2,3', '3,3', '5,3', '6,3'])
      expect(asked?.options).not.toContain(`court(${square})`);
    expect(asked?.options).toContain('court(4,3)');
  });
  test('[KR-SPEC-27] a wall that a player has made is no terrain to be changed', () => {
    const { asked } = major([
      ...['make-walls', 'court(2,2)', 'court(2,3)', 'end-turn', 'end-turn', 'change-terrain'],
    ]);
    expect(asked?.options).not.toContain('court(2,2)');
  });
  test('[KR-SPEC-31] [KZ-ATK-26] an attack on one counts as a 5: no die, no Boost', () => {
    const struck = (attack: string, implement: string) =>
      major(['make-walls', 'court(2,2)', 'court(5,1)', attack, 'court(2,2)'], {
        athletes: [artist('1,1', { implement }), opponent('Bo', '9,5')],
      });
    const physical = struck('physical-attack-on-wall', 'wand');
    const near = struck('implement-attack-on-wall', 'sword');
    for (const { state, asked } of [physical, near]) {
      expect(asked?.why).not.toBe('shape');
      expect(kindAt(state, 2, 2)).toBe('floor');
      expect(state.walls.map(({ cells }) => cells)).toEqual([[at(5, 1)]]);
      expect([state.strikes, state.creatures[0]?.missTokens]).toEqual([[0, 0], 0]);
    }
  });
  test('[KR-SPEC-31] up to two walls go, the map’s too, but neither border nor exit', () => {
    const rows = ['########', '#..##..#', '#......E', '########'];
    const { asked } = major(['remove-walls'], { court: rows, athletes: [artist('2,2')] });
    expect(asked?.options).toEqual(['court(3,1)', 'court(4,1)']);
    const removed = (walls: readonly string[]) =>
      major(['remove-walls', walls], { court: rows, athletes: [artist('2,2')] }).state;
    expect(groundOf(removed(['court(3,1)'])).kindAt(8 + 3)).toBe('floor');
    const both = groundOf(removed(['court(3,1)', 'court(4,1)']));
    expect([both.kindAt(11), both.kindAt(12)]).toEqual(['floor', 'floor']);
  });
  test('[KR-SPEC-31] [KZ-OBJ-02] of a longer wall the rest stands, and what was there comes back', () => {
    const t = tableAt({ given: { court: withRow(3, '..,'), athletes: [artist('1,1')] } });
    raiseWall(t, [at(2, 3), at(3, 3), at(4, 3)], 'KC-WRD-30');
    removeWallSquare(t.state, at(2, 3));
    expect(kinds(t.state, [2, 3], [3, 3], [4, 3])).toEqual(['difficult', 'wall', 'wall']);
    expect(t.state.walls).toMatchObject([{ cells: [at(3, 3), at(4, 3)], hp: 2 }]);
    removeWallSquare(t.state, at(3, 3));
    removeWallSquare(t.state, at(4, 3));
    expect(t.state.walls).toEqual([]);
    expect(t.state.changed).toEqual([]);
  });
  test('[KR-SPEC-31] a Grab that the sliding parts is over', () => {
    const held = (square: string) =>
      major(['make-walls', 'court(4,1)', square, 'court(1,3)'], {
        athletes: [
          artist('1,1'),
          opponent('Bo', '4,1', { statuses: [{ status: 'grabbed', by: 'Cleo' }] }),
          athlete('Cleo', '5,1'),
        ],
      }).state.effects.some(({ kind }) => kind === 'grabbed');
    expect(held('court(3,0)')).toBe(false);
    expect(held('court(4,0)')).toBe(true);
  });
  test('[KR-SPEC-12] [KR-SPEC-31] attacking a wall ends being Hidden until one attacks', () => {
    const hides = (turn: readonly string[]) =>
      shape(
        {
          court: ['.........', '..o......', '.........', '.........'],
          athletes: [
            athlete('Ana', '1,1', { role: 'specialist', specialisation: 'runner' }),
            athlete('Cleo', '1,3', ARTIST),
            opponent('Bo', '6,1'),
          ],
        },
        {
          answers: [
            ...['end-turn', 'yes', 'major-terrain', 'make-walls', 'court(0,2)', 'court(3,3)'],
            ...['end-turn', 'end-turn', ...turn],
          ],
        },
      ).state.effects.some(({ kind }) => kind === 'hidden');
    expect(hides([])).toBe(true);
    expect(hides(['physical-attack-on-wall', 'court(0,2)'])).toBe(false);
  });
});
