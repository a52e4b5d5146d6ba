import { describe, expect, test } from 'vitest';
import { blows } from '../../../../test/creep-court.ts';
import { type Court, ours, type Told, theirs } from '../../../../test/table.ts';
import { groundOf } from '../../../rules/court/ground-now.ts';
import { thingOf } from '../../../rules/court/things.ts';
import { layTrap } from '../../../rules/terrain/traps.ts';
import { ROWS } from './rows.ts';
import { A, B, holes, hurt, partOf } from './testing/holes.ts';

const sturdy = { hp: 20, maxHp: 20 };
const beside = (court: Court, one: string, other: string): boolean =>
  groundOf(court.state).distance(court.of(one).cell, court.of(other).cell) === 1;

test('[KM-INV-05] each face has one row', () => {
  expect(ROWS.flatMap(({ faces = [] }) => faces).sort()).toEqual([1, 2, 3, 4, 5, 6]);
});

describe('Drag', () => {
  const drags = (athletes: readonly Told[], enemies: readonly string[] = ['Bo']): Court =>
    holes({ athletes, enemies, rolls: [1] }).answer('end-turn');

  test('[KM-MOLE-04] head and victim come up beside the other head: 4 damage', () => {
    const court = drags([theirs('Bo', 'dungeonA(8,6)', sturdy)]);
    expect([partOf(court, 'Bo'), partOf(court, A)]).toEqual(['dungeonB', 'dungeonB']);
    expect([beside(court, 'Bo', B), beside(court, A, B)]).toEqual([true, true]);
    expect([blows(court, 'Bo', A), blows(court, 'Bo', B)]).toEqual([[4], []]);
  });

  test('[KM-MOLE-04] what the victim holds comes along', () => {
    const court = drags([theirs('Bo', 'dungeonA(8,6)', { ...sturdy, holds: ['orb-0'] })]);
    expect(court.of('Bo').held).toEqual([0]);
  });

  test('[KM-MOLE-04] it is no leaving of the Dungeon: nobody forgets it, and its button stays hit', () => {
    const comes = { from: 'button', exit: 0, orb: -1 } as const;
    const court = holes({ athletes: [theirs('Bo', 'dungeonA(8,6)', sturdy)], rolls: [1] });
    Object.assign(court.state.creatures[court.id('Bo')] ?? {}, { comes });
    const listed = court.state.groups[0]?.enemies;
    expect(listed).toEqual([court.id('Bo')]);
    court.answer('end-turn');
    expect(court.state.groups[0]?.enemies).toEqual([court.id('Bo')]);
    expect(court).toBeAskedFor('leave-dungeon', { rule: 'KZ-DUN-13', seat: 1 });
  });

  test('[KM-MOLE-04] the head that is nearer to an enemy does it, the other one nothing', () => {
    const court = drags(
      [ours('Ana', 'dungeonA(8,7)', sturdy), theirs('Bo', 'dungeonB(8,2)', sturdy)],
      ['Ana', 'Bo'],
    );
    expect([blows(court, 'Ana', A), blows(court, 'Bo', B)]).toEqual([[], [4]]);
    expect(partOf(court, 'Bo')).toBe('dungeonA');
  });

  test('[KM-MOLE-04] with the other head in the ground nobody is dragged, and the damage remains', () => {
    const court = holes({ athletes: [theirs('Bo', 'dungeonA(8,6)', sturdy)], rolls: [1] });
    hurt(court, B, 6);
    court.answer('end-turn');
    expect([court.at('Bo'), blows(court, 'Bo', A)]).toEqual(['dungeonA(8,6)', [4]]);
  });

  test('[KM-MOLE-04] in one Dungeon likewise', () => {
    const court = holes({
      athletes: [theirs('Bo', 'dungeonB(3,2)', sturdy)],
      heads: ['dungeonB(4,2)', 'dungeonB(11,2)'],
      rolls: [2],
    }).answer('end-turn');
    expect([beside(court, 'Bo', B), beside(court, A, B)]).toEqual([true, true]);
  });

  test('[KM-MOLE-04] [KM-CRP-11] Ward that takes it all holds the victim back', () => {
    const court = drags([theirs('Bo', 'dungeonA(8,6)', { ...sturdy, ward: 5 })]);
    expect([court.at('Bo'), partOf(court, A)]).toEqual(['dungeonA(8,6)', 'dungeonA']);
  });
});

describe('Bite', () => {
  test('[KM-MOLE-05] [KM-MOLE-08] each head attacks, A before B, within its own Dungeon', () => {
    const court = holes({
      athletes: [ours('Ana', 'dungeonA(8,7)', sturdy), theirs('Bo', 'dungeonB(8,1)', sturdy)],
      enemies: ['Ana', 'Bo'],
      rolls: [4],
    }).answer('end-turn');
    expect([blows(court, 'Ana', A), blows(court, 'Bo', B)]).toEqual([[3], [3]]);
    const order = court.heard('creep').map(({ who }) => who);
    expect(order).toEqual([court.id(A), court.id(B)]);
  });

  test('[KM-MOLE-05] the same enemy twice', () => {
    const court = holes({
      athletes: [theirs('Bo', 'dungeonB(8,2)', sturdy)],
      heads: ['dungeonB(7,3)', 'dungeonB(9,3)'],
      rolls: [4],
    }).answer('end-turn');
    expect([blows(court, 'Bo', A).length, blows(court, 'Bo', B).length]).toEqual([1, 1]);
  });

  test('[KM-MOLE-08] [KZ-AI-29] a head without an enemy in its Dungeon goes to the orb there', () => {
    const court = holes({
      athletes: [theirs('Bo', 'dungeonB(8,2)', sturdy)],
      heads: ['dungeonA(3,1)', 'dungeonB(8,3)'],
    }).answer('end-turn');
    expect(court.heard('creep').map(({ who, what }) => [who, what])[0]).toEqual([
      court.id(A),
      'guard',
    ]);
    expect(partOf(court, A)).toBe('dungeonA');
  });
});

describe('Bury', () => {
  const buries = (athletes: readonly Told[], enemies: readonly string[]): Court =>
    holes({
      athletes,
      enemies,
      heads: ['dungeonB(7,3)', 'dungeonB(9,3)'],
      rolls: [5],
    }).answer('end-turn');

  test('[KM-MOLE-06] 2 damage, Grabbed, with 2 ongoing until it escapes', () => {
    const court = buries([theirs('Bo', 'dungeonB(8,2)', sturdy)], ['Bo']);
    expect(blows(court, 'Bo', A)[0]).toBe(2);
    const [hold] = court.inPlay('grabbed', 'Bo');
    const [ongoing] = court.inPlay('ongoing', 'Bo');
    expect([hold?.by, ongoing?.amount, ongoing?.mark]).toEqual([court.id(A), 2, hold?.mark]);
  });

  test('[KM-MOLE-06] [KZ-TARG-09] a trap that it attacks is not buried', () => {
    const at = { athletes: [theirs('Bo', 'dungeonB(1,1)', sturdy)], enemies: ['Bo'], rolls: [5] };
    const court = holes({ ...at, heads: ['dungeonB(7,3)', 'dungeonB(9,3)'] });
    const bo = court.id('Bo');
    const cell = court.cell(8, 2, 'dungeonB');
    layTrap(court.state, { kind: 'snap', cell, by: bo, rule: 'KR-SPEC-17' });
    const [trap] = court.state.traps;
    if (trap === undefined) throw new Error('no trap lies there');
    Object.assign(court.state.groups[0] ?? {}, { enemies: [thingOf(trap)] });
    court.answer('end-turn');
    expect(court.state.traps).toEqual([]);
    expect(court.state.effects.map(({ kind }) => kind)).not.toContain('molesnake-buried');
  });
  test('[KM-MOLE-06] the second head attacks somebody else, or nobody', () => {
    const alone = buries([theirs('Bo', 'dungeonB(8,2)', sturdy)], ['Bo']);
    expect(blows(alone, 'Bo', B)).toEqual([]);
    const two = buries(
      [ours('Ana', 'dungeonB(7,2)', sturdy), theirs('Bo', 'dungeonB(8,2)', sturdy)],
      ['Ana', 'Bo'],
    );
    const struck = (head: string) =>
      ['Ana', 'Bo'].filter((who) => blows(two, who, head).length > 0);
    expect([struck(A).length, struck(B).length]).toEqual([1, 1]);
    expect(struck(A)).not.toEqual(struck(B));
  });

  test('[KM-MOLE-06] [D-80] when the head burrows both are over', () => {
    const court = buries([theirs('Bo', 'dungeonB(8,2)', sturdy)], ['Bo']);
    hurt(court, A, 6);
    expect([court.inPlay('grabbed'), court.inPlay('ongoing')]).toEqual([[], []]);
  });
});
