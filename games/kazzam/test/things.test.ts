import { describe, expect, test } from 'vitest';
import { SCOUTING_WARP, SOURCE_WARP } from '../src/content/classes/porter/warps.ts';
import { attackOnTrap } from '../src/rules/actions/trap-attack.ts';
import { attackWall } from '../src/rules/attack/wall-attack.ts';
import { creatureOf } from '../src/rules/court/creatures.ts';
import {
  BASIC_IMPLEMENT_ATTACK,
  BASIC_PHYSICAL_ATTACK,
} from '../src/rules/effects/basic-powers.ts';
import { withData } from '../src/rules/effects/effect-data.ts';
import { putInPlay } from '../src/rules/effects/in-play.ts';
import type { AttackPower } from '../src/rules/effects/power.ts';
import { raiseWall } from '../src/rules/sight/walls.ts';
import { makeTerrain } from '../src/rules/terrain/terrain.ts';
import { layTrap } from '../src/rules/terrain/traps.ts';
import { begin, type Court, floor, ours, type Told, theirs } from './table.ts';

const WIDTH = 14;
const cell = (x: number, y: number): number => y * WIDTH + x;
const until = { ends: 'match' } as const;

/** Ana's turn, Bo far from her; a trap of Bo's with 20 HP lies at each of these squares. */
function trapped(ana: Told, traps: readonly number[], rolls: readonly number[] = []): Court {
  const athletes = [ours('Ana', '0,2', ana), theirs('Bo', '13,4')];
  const t = begin({ court: floor(WIDTH, 5), athletes, turn: 'Ana' }, { rolls });
  for (const at of traps) layTrap(t.state, { kind: 'snap', cell: at, by: 1, rule: 'KR-SPEC-17' });
  for (const trap of t.state.traps) trap.hp = 20;
  return t;
}

/** A warp of Ana's: unless told otherwise one from which attacks may be made. */
function warp(t: Court, at: number, kind = SOURCE_WARP): void {
  const lies = withData(kind, { cell: at, warp: 1 });
  putInPlay(t.state, { ...lies, on: -1, by: 0, source: 'test', until, amount: 0 });
}

const left = (t: Court) => t.state.traps.map(({ hp }) => hp);

describe('things are attacked like creatures', () => {
  test('[KC-POR-25] [KZ-IMPL-05] from a Source Warp, range and staff distance counting from there', () => {
    const t = trapped({ implement: 'staff' }, [cell(13, 2)], [4]);
    expect(attackOnTrap([]).possible(t, 0)).toBe(false);
    warp(t, cell(10, 2));
    t.run(attackOnTrap([]).perform(t, 0));
    expect(left(t)).toEqual([17]);
  });
  test('[KC-POR-25] [KZ-COVER-01] where both reach, she says from where: there is nothing in the way', () => {
    const athletes = [ours('Ana', '0,2'), theirs('Bo', '13,4')];
    const rows = floor(WIDTH, 5).map((row, y) => (y === 2 ? `..o${row.slice(3)}` : row));
    const from = (square: string, rolls: readonly number[]) => {
      const t = begin({ court: rows, athletes, turn: 'Ana' }, { rolls });
      layTrap(t.state, { kind: 'snap', cell: cell(3, 2), by: 1, rule: 'KR-SPEC-17' });
      for (const trap of t.state.traps) trap.hp = 20;
      warp(t, cell(5, 2));
      t.run(attackOnTrap([]).perform(t, 0), square);
      return left(t);
    };
    expect([from('court(5,2)', [5]), from('court(0,2)', [5, 2])]).toEqual([[18], [20]]);
  });
  test('[KC-POR-08] a Scouting Warp sees for her: a trap behind a wall is in sight, with Disadvantage', () => {
    const athletes = [ours('Ana', '0,2'), theirs('Bo', '13,4')];
    const rows = floor(WIDTH, 5).map((row, y) => (y > 0 ? `..#${row.slice(3)}` : row));
    const t = begin({ court: rows, athletes, turn: 'Ana' }, { rolls: [5, 4] });
    layTrap(t.state, { kind: 'snap', cell: cell(4, 2), by: 1, rule: 'KR-SPEC-17' });
    for (const trap of t.state.traps) trap.hp = 20;
    expect(attackOnTrap([]).possible(t, 0)).toBe(false);
    warp(t, cell(4, 1), SCOUTING_WARP);
    t.run(attackOnTrap([]).perform(t, 0));
    expect(left(t)).toEqual([18]);
  });
  test('[KR-SPEC-28] hand to hand from a Boost Square with 1 more, traps and walls alike', () => {
    const t = trapped({}, [cell(1, 2)], [4]);
    makeTerrain(t.state, cell(0, 2), 'boost', 0);
    t.run(attackOnTrap([]).perform(t, 0), BASIC_PHYSICAL_ATTACK.id);
    expect(left(t)).toEqual([17]);
    raiseWall(t, [cell(0, 1)], 'KC-WRD-30');
    const fist: AttackPower = { ...BASIC_PHYSICAL_ATTACK, damage: 1 };
    t.run(attackWall(t, 0, fist), 'court(0,1)');
    expect(t.state.walls).toEqual([]);
  });
  test('[KZ-STAT-20] not hand to hand by who flies', () => {
    const may = (...statuses: readonly string[]) =>
      attackOnTrap([]).possible(trapped({ statuses }, [cell(1, 2)]), 0);
    expect([may('disarmed'), may('flying'), may('flying', 'disarmed')]).toEqual([
      ...[true, true, false],
    ]);
  });
  test('[KC-WSL-21] with the Disadvantage that a power brings', () => {
    const power: AttackPower = { ...BASIC_IMPLEMENT_ATTACK, id: 'trick', roll: 'hindered' };
    const dealt = (rolls: readonly number[]) => {
      const t = trapped({}, [cell(4, 2)], rolls);
      t.run(attackOnTrap([{ power }]).perform(t, 0), 'trick');
      return 20 - (left(t)[0] ?? 0);
    };
    expect([dealt([5, 2]), dealt([5, 4])]).toEqual([0, 2]);
  });
  test('[KZ-ATK-14] [KC-HEX-10] a 2 is a 5 for a Duelist with one enemy about', () => {
    const hexer = { class: 'hexer', picks: ['hexer/duelist'] };
    const dealt = (boAt: string) => {
      const athletes = [ours('Ana', '0,2', hexer), theirs('Bo', boAt)];
      const t = begin({ court: floor(WIDTH, 5), athletes, turn: 'Ana' }, { rolls: [2] });
      layTrap(t.state, { kind: 'snap', cell: cell(2, 2), by: 1, rule: 'KR-SPEC-17' });
      t.run(attackOnTrap([]).perform(t, 0));
      return t.state.traps.length;
    };
    expect([dealt('4,4'), dealt('13,4')]).toEqual([0, 1]);
  });
  test('[KC-WSL-14] it is one of the attacks of a turn, with the implement or without', () => {
    const done = (power: string) => {
      const t = trapped({}, [cell(1, 2)], [4]);
      t.run(attackOnTrap([]).perform(t, 0), power);
      return t.state.turn;
    };
    expect(done(BASIC_IMPLEMENT_ATTACK.id)).toMatchObject({ attacks: 1, casts: 1, attacked: [] });
    expect(done(BASIC_PHYSICAL_ATTACK.id)).toMatchObject({ attacks: 1, casts: 0 });
  });
  test('[KZ-ATK-05] what is out of range once all have answered is attacked no more', () => {
    const ana = ours('Ana', '0,2', { implement: 'staff' });
    const athletes = [ana, theirs('Bo', '0,3')];
    const t = begin({ court: floor(WIDTH, 5), athletes, turn: 'Ana' });
    layTrap(t.state, { kind: 'snap', cell: cell(2, 2), by: 1, rule: 'KR-SPEC-17' });
    t.start(attackOnTrap([]).perform(t, 0));
    expect(t).toBeAskedFor('opportunity');
    creatureOf(t.state, 0).cell = cell(12, 0);
    t.answer('no');
    expect(t).toAskNothing();
    expect(left(t)).toEqual([2]);
  });
  test.each(['frenzied', 'panicked'] as const)(
    '[KZ-STAT-26] [KZ-STAT-46] %s on a 5, with the attack that is left',
    (status) => {
      const statuses = [{ status, by: 'Bo', ends: 'next-turn' }];
      const court = begin(
        {
          court: floor(WIDTH, 5),
          athletes: [theirs('Bo', '13,4'), ours('Ana', '0,2', { statuses })],
          turn: 'Bo',
        },
        { rolls: [5, 4] },
      );
      layTrap(court.state, { kind: 'snap', cell: cell(1, 2), by: 0, rule: 'KR-SPEC-17' });
      court.answer('end-turn', 'attack-trap');
      expect(court.heard('action').at(-1)).toMatchObject({ action: 'attack-trap' });
      // Nobody is asked for the power: a fist or the wand is all that is left.
      expect(court.state.traps).toEqual([]);
    },
  );
});

test('[KZ-ATK-03] [KZ-ATK-04] a Creep that falls as it roars harms no trap either', () => {
  const court = begin(
    {
      court: floor(WIDTH, 5),
      athletes: [theirs('Bo', '4,1')],
      creeps: [
        {
          group: 'bears',
          members: [{ at: '2,1', hp: 2, statuses: ['prone', 'dazed'] }],
          enemies: ['Bo'],
        },
      ],
      turn: 'Bo',
    },
    { rolls: [6] },
  );
  layTrap(court.state, { kind: 'snap', cell: cell(4, 3), by: 0, rule: 'KR-SPEC-17' });
  court.answer('end-turn', 'yes');
  expect([court.at('Guardian Bear 1'), court.state.traps.length]).toEqual(['nowhere', 1]);
});
