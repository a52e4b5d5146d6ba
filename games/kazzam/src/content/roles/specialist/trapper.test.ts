import { describe, expect, test } from 'vitest';
import {
  type Answers,
  type Beginning,
  begin,
  floor,
  ours,
  type Told,
  theirs,
} from '../../../../test/table.ts';
import { attack } from '../../../rules/attack/attack.ts';
import { creatureOf } from '../../../rules/court/creatures.ts';
import { BASIC_IMPLEMENT_ATTACK } from '../../../rules/effects/basic-powers.ts';
import { DAMAGING_ZONE, effectsOf } from '../../../rules/effects/in-play.ts';
import { force } from '../../../rules/movement/forced.ts';
import { teleportTo } from '../../../rules/movement/relocate.ts';
import { takeStep } from '../../../rules/movement/step.ts';
import { makeTerrain } from '../../../rules/terrain/terrain.ts';
import { layTrap } from '../../../rules/terrain/traps.ts';

const TRAPPER = { role: 'specialist', specialisation: 'trapper' };
const trapper = (at: string, more: Told = {}) => ours('Ana', at, { ...TRAPPER, ...more });
const steps = (y: number, ...xs: readonly number[]) => xs.map((x) => `court(${x},${y})`);

const WIDTH = 14;
const at = (x: number, y: number) => y * WIDTH + x;

/** A position in which it is Ana's turn, unless it says otherwise. */
function trap(given: Told, rest: Beginning = {}) {
  return begin({ court: floor(WIDTH, 9), turn: 'Ana', ...given }, rest);
}

const immobilized = (court: ReturnType<typeof trap>) =>
  court.state.effects.flatMap(({ kind, on }) => (kind === 'immobilized' ? [on] : []));

describe('a wary Trapper', () => {
  const mire = { zones: [{ cells: ['2,1'], damage: 2 }] };
  const walked = (rolls: readonly number[], answers: Answers, more: Told = mire) =>
    trap(
      { athletes: [trapper('1,1')], ...more },
      { rolls, answers: ['walk', steps(1, 2), ...answers] },
    );
  test('[KR-SPEC-14] saves from terrain: 4 to 6 and it does no damage', () => {
    expect(walked([4], ['yes']).of('Ana')).toHaveHp(8);
    expect(walked([3], ['yes']).of('Ana')).toHaveHp(6);
    expect(walked([], ['no']).of('Ana')).toHaveHp(6);
  });
  test('[KR-SPEC-14] [KZ-ZONE-09] what it got away from has acted for this round', () => {
    const court = trap(
      { athletes: [trapper('1,1')], ...mire },
      { rolls: [4], answers: ['walk', steps(1, 2, 3, 2), 'yes'] },
    );
    expect(court.of('Ana')).toMatchObject({ hp: 8, cell: at(2, 1) });
    expect(court).toBeAskedFor('action');
  });
  test('[KR-SPEC-14] not from zones that are no terrain', () => {
    const court = walked([], [[]], {
      zones: [{ cells: ['2,1'], damage: 2, terrain: false }],
    });
    expect(court.of('Ana')).toHaveHp(6);
  });
  test('[KR-SPEC-14] others have no such roll', () => {
    const court = trap(
      { athletes: [ours('Ana', '1,1')], ...mire },
      { answers: ['walk', steps(1, 2), []] },
    );
    expect(court.of('Ana')).toHaveHp(6);
  });
  const entering = (rolls: readonly number[], lay: (t: ReturnType<typeof begin>) => void) => {
    const t = begin(
      { court: floor(WIDTH, 9), athletes: [trapper('1,1'), theirs('Bo', '9,1')], turn: 'Ana' },
      { rolls },
    );
    lay(t);
    return t;
  };
  test('[KR-SPEC-14] saves from traps, which are sprung all the same', () => {
    const snap = (rolls: readonly number[]) =>
      entering(rolls, ({ state }) =>
        layTrap(state, { kind: 'snap', cell: at(2, 1), by: 1, rule: 'TEST' }),
      );
    for (const [die, held] of [
      [4, false],
      [3, true],
    ] as const) {
      const t = snap([die]);
      t.run(takeStep(t, 0, at(2, 1), { how: 'move' }), 'yes');
      expect(t.state.traps).toEqual([]);
      expect(t.state.effects.some(({ kind }) => kind === 'immobilized')).toBe(held);
    }
  });
  test('[KR-SPEC-14] saves from a Pit that it is forced into, and from Slick without a second roll', () => {
    const pit = entering([4], ({ state }) => makeTerrain(state, at(2, 1), 'pit', 1));
    pit.run(takeStep(pit, 0, at(2, 1), { how: 'forced', by: 1 }), 'yes');
    expect(pit.of('Ana')).toHaveHp(8);
    const slick = entering([4], ({ state }) => makeTerrain(state, at(2, 1), 'slick', 1));
    slick.run(takeStep(slick, 0, at(2, 1), { how: 'move' }), 'yes');
    expect(slick.state.effects.some(({ kind }) => kind === 'prone')).toBe(false);
  });
});

describe('the Boost of a Trapper', () => {
  const shot = (die: number, answers: Answers = [], bo: Told = {}, rest: Told = {}) =>
    trap(
      { athletes: [trapper('1,4'), theirs('Bo', '4,4', bo), ours('Cleo', '9,1')], ...rest },
      { rolls: [die], answers: ['basic-implement-attack', 'Bo', ...answers] },
    );
  test('[KR-SPEC-15] on 3 to 6 a trap with 2 HP in a free square beside the target', () => {
    for (const die of [3, 4, 5, 6]) {
      const court = shot(die);
      expect(court).toBeAskedFor('damage-trap');
      expect(court.offered).toHaveLength(9);
    }
    const court = shot(4, ['court(5,4)']);
    expect(court.state.traps).toMatchObject([{ kind: 'damage', cell: at(5, 4), hp: 2, by: 0 }]);
    expect(shot(2)).toBeAskedFor('action');
  });
  test('[KR-SPEC-15] [KR-BOOST-07] or none', () => {
    expect(shot(4, ['none']).state.traps).toEqual([]);
  });
  test('[KR-BOOST-02] [KR-SPEC-15] none after an attack that brings no Boost', () => {
    const t = begin(
      { court: floor(WIDTH, 9), athletes: [trapper('1,4'), theirs('Bo', '4,4')], turn: 'Ana' },
      { rolls: [4] },
    );
    t.run(attack(t, 0, 1, BASIC_IMPLEMENT_ATTACK, { withoutBoost: true }));
    expect(creatureOf(t.state, 1).hp).toBe(6);
  });
  test('[KR-SPEC-15] no square with a wall, a creature, a pedestal or another trap', () => {
    const rows = floor(WIDTH, 9).map((row, y) => (y === 3 ? '...#1.........' : row));
    const after = shot(
      4,
      [],
      {},
      {
        court: rows,
        athletes: [trapper('1,4'), theirs('Bo', '4,4'), ours('Cleo', '5,5')],
      },
    );
    expect(after).toOfferOnly(
      ...['court(5,3)', 'court(3,4)', 'court(5,4)', 'court(3,5)', 'court(4,5)', 'none'],
    );
  });
  test('[KR-SPEC-15] [KR-BOOST-08] beside the last square of whom the attack Took Out', () => {
    const court = shot(4, ['court(5,4)'], { hp: 2 });
    expect(court.of('Bo')).toStandAt('nowhere');
    expect(court.state.traps).toMatchObject([{ cell: at(5, 4) }]);
    expect(shot(4, [], { hp: 2 })).not.toOffer('court(4,4)');
  });
  test('[KR-SPEC-15] [KR-BOOST-08] beside all the squares of a larger one that it Took Out', () => {
    const bear = { at: '4,4', hp: 1 };
    const court = trap(
      {
        athletes: [trapper('1,4'), theirs('Bo', '12,8')],
        creeps: [{ group: 'bears', members: [bear] }],
      },
      { rolls: [4], answers: ['basic-implement-attack', 'Guardian Bear 1'] },
    );
    // The twelve around it, and to decline.
    expect(court).toBeAskedFor('damage-trap');
    expect(court.offered).toHaveLength(13);
    expect(court).toOffer('court(6,6)');
    expect(court).not.toOffer('court(5,5)');
  });
  test('[KR-SPEC-15] [KR-BOOST-06] beside a target whose Ward took it all too', () => {
    expect(shot(4, ['court(5,4)'], { ward: 5 }).state.traps).toHaveLength(1);
  });

  /** A damage trap of Ana's at 5,4 beside Bo; Cleo is Ana's ally, at 9,4. */
  const laid = (rest: Told = {}) => {
    const t = begin({
      court: floor(WIDTH, 9),
      athletes: [trapper('1,1'), theirs('Bo', '8,4'), ours('Cleo', '9,1')],
      turn: 'Ana',
      ...rest,
    });
    layTrap(t.state, { kind: 'damage', cell: at(5, 4), by: 0, rule: 'KR-SPEC-15' });
    return t;
  };
  const hp = (t: ReturnType<typeof laid>, id: number) => creatureOf(t.state, id).hp;
  test('[KR-SPEC-15] whoever comes beside it takes 2 and it is gone, teammates included', () => {
    for (const id of [1, 2]) {
      const t = laid();
      t.run(takeStep(t, id, at(6, 3), { how: 'move' }));
      expect(hp(t, id)).toBe(6);
      expect(t.state.traps).toEqual([]);
    }
  });
  test('[KR-SPEC-15] onto its square too; two squares off nothing happens', () => {
    const t = laid();
    t.run(takeStep(t, 1, at(7, 4), { how: 'move' }));
    expect([hp(t, 1), t.state.traps.length]).toEqual([8, 1]);
    t.run(takeStep(t, 1, at(5, 4), { how: 'teleport' }));
    expect([hp(t, 1), t.state.traps.length]).toEqual([6, 0]);
  });
  test('[KR-SPEC-15] forced movement counts, and so does a step from one of its squares to another', () => {
    const pushed = laid();
    pushed.run(takeStep(pushed, 1, at(6, 4), { how: 'forced', by: 0 }));
    expect(hp(pushed, 1)).toBe(6);
    const within = laid({
      athletes: [trapper('1,1'), theirs('Bo', '6,4'), ours('Cleo', '9,1')],
    });
    within.run(takeStep(within, 1, at(6, 5), { how: 'move' }));
    expect([hp(within, 1), within.state.traps.length]).toEqual([6, 0]);
  });
  test('[KR-SPEC-15] [KZ-SCORE-03] [KZ-STRK-04] whom it Takes Out counts for its maker', () => {
    const weak = [trapper('1,1'), theirs('Bo', '8,4', { hp: 2 }), ours('Cleo', '9,1', { hp: 1 })];
    const bo = laid({ athletes: weak });
    bo.run(takeStep(bo, 1, at(6, 4), { how: 'move' }));
    expect([bo.state.points, bo.state.strikes]).toEqual([
      [1, 0],
      [0, 0],
    ]);
    const cleo = laid({ athletes: weak });
    cleo.run(takeStep(cleo, 2, at(6, 4), { how: 'move' }));
    expect([cleo.state.points, cleo.state.strikes]).toEqual([
      [0, 0],
      [1, 0],
    ]);
  });
  test('[KR-SPEC-15] [KZ-AI-07] a Creep that it hurts has its maker for an enemy', () => {
    const t = laid({ creeps: [{ group: 'practice-golem', members: ['8,6'] }] });
    t.run(takeStep(t, 3, at(6, 5), { how: 'move' }));
    expect(t.state.groups[0]).toMatchObject({ enemies: [0], awake: true });
  });
});

describe('Disarm Traps', () => {
  const disarm = (answers: Answers, given: Told = {}) =>
    trap(
      { athletes: [trapper('1,1'), theirs('Bo', '9,7', TRAPPER)], ...given },
      { answers: ['disarm-traps', ...answers] },
    );
  const mire = (...cells: readonly string[]) => ({ zones: [{ cells, damage: 2 }] });
  test('[KR-SPEC-16] takes away up to two squares of Damaging Terrain', () => {
    const court = disarm([], mire('3,1', '4,1', '5,1'));
    expect(court).toBeAskedFor('clear-terrain');
    expect(court.state.effects.filter(({ kind }) => kind === 'damaging-zone')).toHaveLength(1);
    const [one, two, three] = court.offered ?? [];
    const left = (chosen: readonly string[]) =>
      effectsOf(disarm([chosen], mire('3,1', '4,1', '5,1')).state, DAMAGING_ZONE).map(
        ({ data }) => data.cells,
      );
    expect(left([String(one), String(three)])).toEqual([[at(4, 1)]]);
    expect(left([String(two)])).toEqual([[at(3, 1), at(5, 1)]]);
    expect(() => left([String(one), String(two), String(three)])).toThrow('takes no');
  });
  test('[KR-SPEC-16] a zone without any square left is gone', () => {
    const court = disarm([], mire('3,1'));
    expect(court.state.effects.some(({ kind }) => kind === 'damaging-zone')).toBe(false);
  });
  test('[KR-SPEC-16] [KR-GEN-14] within five squares, terrain only; else it cannot be begun', () => {
    expect(() => disarm([], mire('7,1'))).toThrow('disarm-traps');
    expect(() => disarm([], { zones: [{ cells: ['3,1'], damage: 2, terrain: false }] })).toThrow(
      'disarm-traps',
    );
    const [zone] = effectsOf(disarm([], mire('6,1', '7,1')).state, DAMAGING_ZONE);
    expect(zone?.data.cells).toEqual([at(7, 1)]);
  });
  test('[KR-SPEC-16] or 2 damage to one trap, whoever made it, which destroys it', () => {
    const snapped = (answers: Answers, given: Told = {}) =>
      trap(
        { athletes: [trapper('1,1'), ours('Cleo', '2,3', TRAPPER)], turn: 'Cleo', ...given },
        { answers: ['snap-trap', 'court(4,1)', 'end-turn', 'disarm-traps', ...answers] },
      );
    expect(() => snapped([])).not.toThrow();
    const order = { athletes: [ours('Cleo', '2,3', TRAPPER), trapper('1,1')], turn: 'Cleo' };
    expect(snapped([], order).state.traps).toEqual([]);
    const both = snapped([], { ...order, ...mire('5,1') });
    expect(both).toOfferOnly('court(4,1)', 'terrain');
  });
});

describe('Snap Trap', () => {
  const snapped = (answers: Answers = [], given: Told = {}) =>
    trap(
      { athletes: [trapper('1,1'), theirs('Bo', '7,1')], ...given },
      { answers: ['snap-trap', ...answers] },
    );
  const laid = ['court(4,1)', 'end-turn'] as const;
  test('[KR-SPEC-17] a trap with 2 HP in a free square within five squares', () => {
    expect(snapped(['court(4,1)']).state.traps).toMatchObject([
      { kind: 'snap', cell: at(4, 1), hp: 2, by: 0 },
    ]);
    const court = snapped();
    expect(court).toOffer('court(6,6)');
    for (const square of ['court(7,2)', 'court(1,1)']) expect(court).not.toOffer(square);
    const close = snapped([], { athletes: [trapper('1,1'), theirs('Bo', '3,1')] });
    expect(close).not.toOffer('court(3,1)');
  });
  test('[KR-SPEC-17] [KR-GEN-11] in sight, on no wall and no pedestal', () => {
    const rows = ['...#......', '...#.1....', '..........'];
    const after = snapped([], { court: rows, athletes: [trapper('1,1')] });
    for (const square of ['court(3,1)', 'court(4,1)', 'court(5,1)'])
      expect(after).not.toOffer(square);
    expect(after).toOffer('court(2,1)');
  });
  test('[KR-SPEC-17] two traps never share a square', () => {
    const court = snapped([...laid, 'end-turn', 'snap-trap']);
    expect(court).not.toOffer('court(4,1)');
  });
  test('[KR-SPEC-17] the first to enter is Immobilized and stops there; the trap is gone', () => {
    const court = snapped([...laid, 'walk', steps(1, 6, 5, 4, 3)]);
    expect(court.of('Bo').cell).toBe(at(4, 1));
    expect(court.state.traps).toEqual([]);
    const held = court.state.effects.find(({ kind }) => kind === 'immobilized');
    expect(held).toMatchObject({ on: 1, until: { ends: 'turn-end', of: 1, turn: 2 } });
    expect(court).not.toOffer('walk');
  });
  test('[KR-SPEC-17] [KR-GEN-06] to the end of the turn after the one in which it was entered', () => {
    const caught = [...laid, 'walk', steps(1, 6, 5, 4), 'end-turn', 'end-turn'] as const;
    const next = snapped(caught);
    expect([next.state.turn?.creature, immobilized(next)]).toEqual([1, [1]]);
    expect(immobilized(snapped([...caught, 'end-turn']))).toEqual([]);
  });
  test('[KR-SPEC-17] passing beside it is safe', () => {
    const court = snapped([...laid, 'walk', ['court(6,1)', 'court(5,2)', 'court(4,2)']]);
    expect(court.state.traps).toHaveLength(1);
    expect(court.of('Bo').cell).toBe(at(4, 2));
  });
  test('[KR-SPEC-17] [KR-SPEC-19] its maker walks into it as well', () => {
    const own = snapped(['court(4,1)', 'walk', steps(1, 2, 3, 4), 'no']);
    expect(immobilized(own)).toEqual([0]);
  });
  test('[KR-SPEC-17] who is forced into it goes no further', () => {
    const t = begin({
      court: floor(WIDTH, 9),
      athletes: [trapper('1,1'), theirs('Bo', '3,1')],
      turn: 'Ana',
    });
    layTrap(t.state, { kind: 'snap', cell: at(5, 1), by: 0, rule: 'KR-SPEC-17' });
    const way = {
      how: 'push',
      squares: 4,
      by: 0,
      source: 'test',
      from: at(1, 1),
      rule: 'TEST',
    } as const;
    const went = t.run(force(t, 1, way), steps(1, 4, 5, 6, 7));
    expect(went).toBe(2);
    expect(creatureOf(t.state, 1).cell).toBe(at(5, 1));
  });
  test('[KR-SPEC-19] [KZ-AI-07] a Creep that it holds has its maker for an enemy', () => {
    const t = begin({
      court: floor(WIDTH, 9),
      athletes: [trapper('1,1')],
      creeps: [{ group: 'practice-golem', members: ['6,6'] }],
      turn: 'Ana',
    });
    layTrap(t.state, { kind: 'snap', cell: at(5, 5), by: 0, rule: 'KR-SPEC-17' });
    t.run(teleportTo(t, 1, at(5, 5), { by: 1, rule: 'TEST' }));
    expect(t.state.groups[0]?.enemies).toEqual([0]);
  });
});

describe('Replace Traps', () => {
  const turns = ['end-turn', 'end-turn'] as const;
  const two = ['snap-trap', 'court(3,1)', ...turns, 'snap-trap', 'court(4,4)', ...turns] as const;
  const replaced = (answers: Answers, bo: Told = {}) =>
    trap(
      { athletes: [trapper('1,1'), theirs('Bo', '9,7', bo)] },
      { answers: [...two, 'replace-traps', ...answers] },
    );
  test('[KR-SPEC-18] moves the traps it picks to free squares within five squares', () => {
    const both = replaced([['court(3,1)', 'court(4,4)'], 'court(2,2)', 'court(3,1)']);
    expect(both.state.traps.map(({ cell, hp }) => ({ cell, hp }))).toEqual([
      { cell: at(2, 2), hp: 2 },
      { cell: at(3, 1), hp: 2 },
    ]);
    expect(both.of('Ana')).toHaveSpent('replace-traps');
    expect(both.state.turn?.roleActions).toBe(0);
    const one = replaced([['court(4,4)'], 'court(6,6)']);
    expect(one.state.traps.map(({ cell }) => cell)).toEqual([at(3, 1), at(6, 6)]);
  });
  test('[KR-SPEC-18] not onto another trap, a creature or beyond five squares', () => {
    const court = replaced([['court(4,4)']]);
    for (const square of ['court(3,1)', 'court(1,1)', 'court(7,1)'])
      expect(court).not.toOffer(square);
    expect(court).toOffer('court(6,6)');
  });
  test('[KR-SPEC-18] moving one springs nothing', () => {
    const beside = trap(
      { athletes: [trapper('1,1'), theirs('Bo', '4,1', { implement: 'sword' })] },
      {
        rolls: [4],
        answers: [...['basic-implement-attack', 'Bo', 'court(5,2)', 'replace-traps', 'court(3,1)']],
      },
    );
    expect(beside.state.traps.map(({ cell }) => cell)).toEqual([at(3, 1)]);
    expect(beside.state.creatures.map(({ hp }) => hp)).toEqual([8, 6]);
  });
  test('[KR-SPEC-18] [KR-GEN-14] once, and only with a trap of its own', () => {
    const court = replaced([['court(4,4)'], 'court(6,6)', ...turns]);
    expect(court).toOffer('snap-trap');
    expect(court).not.toOffer('replace-traps');
    const other = trap(
      { athletes: [ours('Cleo', '2,3', TRAPPER), trapper('1,1')], turn: 'Cleo' },
      { answers: ['snap-trap', 'court(4,1)', 'end-turn'] },
    );
    expect(other).not.toOffer('replace-traps');
  });
});

describe('a trap that lies there', () => {
  /** Ana lays one at 4,1 and Bo, at 6,1, attacks it. */
  const attacked = (rolls: readonly number[], bo: Told = {}, answers: Answers = []) =>
    trap(
      { athletes: [trapper('1,1'), theirs('Bo', '6,1', bo)] },
      {
        rolls,
        answers: ['snap-trap', 'court(4,1)', 'end-turn', 'attack-trap', ...answers],
      },
    );
  test('[KR-SPEC-19] [KZ-TARG-09] [KZ-OBJ-01] can be attacked, and is gone at 0 HP', () => {
    expect(attacked([4]).state.traps).toEqual([]);
    expect(attacked([3]).state.traps).toEqual([]);
    const missed = attacked([2]);
    expect(missed.state.traps).toMatchObject([{ hp: 2 }]);
    expect(missed.state.turn?.attackActions).toBe(0);
  });
  test('[KR-SPEC-19] [KZ-OBJ-03] the roll is one like any other: Strike, Miss Token', () => {
    const court = trap(
      { athletes: [trapper('1,1'), ours('Cleo', '6,1')] },
      { rolls: [1], answers: ['snap-trap', 'court(4,1)', 'end-turn', 'attack-trap'] },
    );
    expect(court.state.strikes).toEqual([1, 0]);
    expect(court.of('Cleo')).toHaveMissTokens(1);
  });
  test('[KR-SPEC-12] [KZ-STAT-33] attacking one ends being Hidden until one attacks', () => {
    const hide = (turn: readonly (string | readonly string[])[]) =>
      trap(
        {
          court: ['.........', '..o......', '.........', '.........'],
          athletes: [
            ours('Ana', '1,1', { role: 'specialist', specialisation: 'runner' }),
            theirs('Bo', '6,1', TRAPPER),
          ],
        },
        {
          rolls: turn.length === 0 ? [] : [6, 6],
          answers: ['end-turn', 'yes', 'snap-trap', 'court(1,3)', 'end-turn', ...turn],
        },
      ).state.effects.some(({ kind }) => kind === 'hidden');
    expect(hide([])).toBe(true);
    // The Runner's Boost lets it shift and run first.
    expect(hide(['attack-trap', ['damage', 'role-boost'], [], []])).toBe(false);
  });
  test('[KR-SPEC-19] stays while its maker is Taken Out, and blocks nobody', () => {
    const court = trap(
      { athletes: [trapper('1,1', { hp: 2 }), theirs('Bo', '5,1')] },
      {
        rolls: [4],
        answers: ['snap-trap', 'court(4,1)', 'end-turn', 'basic-implement-attack', 'Ana'],
      },
    );
    expect(court.of('Ana')).toStandAt('nowhere');
    expect(court.state.traps).toHaveLength(1);
  });
});
