import { describe, expect, test } from 'vitest';
import { blows } from '../../../../test/creep-court.ts';
import { begin, type Court, ours, type Told, theirs } from '../../../../test/table.ts';
import { creatureFacts, hpNow } from '../../../explain/index.ts';
import { cellName } from '../../../map/court-map.ts';
import { positionOf } from '../../../position.ts';
import { groundOf } from '../../../rules/court/ground-now.ts';
import { recover } from '../../../rules/harm/recover.ts';
import { squareText } from '../../../thing-names.ts';
import { DUAL } from '../../maps/dual/map.ts';
import { HEAD_A, HEAD_B } from './heads.ts';
import { A, B, holes, hurt, partOf } from './testing/holes.ts';

const sturdy = { hp: 20, maxHp: 20 };
const near = (court: Court, who: string, x: number, y: number, part: string): boolean =>
  groundOf(court.state).distance(court.of(who).cell, court.cell(x, y, part)) === 1;

describe('one creature with two heads', () => {
  test('[KM-MOLE-01] [KM-CRP-01] a Champion of 5 HP for each athlete of a team, one head in each Dungeon', () => {
    for (const block of [HEAD_A, HEAD_B])
      expect([block.type, block.speed, block.range]).toEqual(['champion', 4, 1]);
    const { state } = begin(undefined, { options: { map: 'dual', athletes: 5 }, seed: 'mole' });
    const heads = state.creatures.filter(({ name }) => name.startsWith('Molesnake'));
    expect(heads.map(({ name, cell, hp }) => [name, cellName(DUAL, cell), hp])).toEqual([
      [A, 'dungeonA(8,5)', 25],
      [B, 'dungeonB(8,3)', 25],
    ]);
    expect(state.groups.find(({ id }) => id === 'molesnake')).toMatchObject({ size: 1 });
  });

  test('[KM-MOLE-01] HP is shared, healing too; statuses are not', () => {
    const court = holes({ athletes: [theirs('Bo', 'dungeonA(4,4)')] });
    hurt(court, A, 4);
    expect([court.of(A).hp, court.of(B).hp]).toEqual([21, 21]);
    // And a sheet says why.
    const events = court.events.map((event, seq) => ({ event, seq }));
    const { terms } = hpNow(court.state, court.id(B), events as Parameters<typeof hpNow>[2]);
    expect(terms.map(({ amount }) => amount)).toEqual([25, -4]);
    court.run(recover(court, { who: court.id(B), amount: 2, by: court.id(B), rule: 'KZ-DMG-16' }));
    expect([court.of(A).hp, court.of(B).hp]).toEqual([23, 23]);
    court.befall(A, 'slowed');
    expect(court.of(A)).toHaveStatus('slowed');
    expect(court.of(B)).not.toHaveStatus('slowed');
  });

  test('[KM-MOLE-01] [KM-INV-11] [KM-CRP-24] with its HP both heads are out, a burrowed one too, and it is paid once', () => {
    const court = holes({ athletes: [theirs('Bo', 'dungeonA(4,4)')] });
    hurt(court, A, 6);
    expect([court.at(A), court.of(A).hp]).toEqual(['nowhere', 19]);
    hurt(court, B, 19);
    expect([court.at(A), court.at(B), court.of(A).hp, court.of(B).hp]).toEqual([
      'nowhere',
      'nowhere',
      0,
      0,
    ]);
    expect(court.state.points).toEqual([0, 3]);
    expect(court.state.groups[0]).toMatchObject({ paid: true, takenOut: [0, 1] });
  });

  test('[KM-MOLE-03] a board knows who is burrowed, and that both are one', () => {
    const court = holes({ athletes: [theirs('Bo', 'dungeonA(4,4)')] });
    const facts = (who: string) => creatureFacts(court.state, court.id(who));
    expect(facts(A)).toMatchObject({ where: 'map', others: [court.id(B)] });
    hurt(court, A, 6);
    expect([facts(A)?.where, facts(B)?.where]).toEqual(['away', 'map']);
    expect(squareText('dungeonB(8,3)')).toEqual({
      key: 'square.dungeons',
      params: { square: 'I4', letter: 'B' },
    });
  });
});

test('[KM-MOLE-03] [KM-CHUCK-04] a position keeps what is burrowed, and Blocks', () => {
  const squares = [{ at: 'court(12,12)', kind: 'low-cover', blockOn: { kind: 'floor' } }];
  const court = holes({ athletes: [theirs('Bo', 'dungeonA(4,4)')], more: { squares } });
  hurt(court, A, 6);
  const written = positionOf(court);
  const again = begin(written as Told, { options: { map: 'dual' } });
  expect([again.at(A), again.of(A).hp, again.of(B).hp]).toEqual(['nowhere', 19, 19]);
  expect(again.state.groups[0]?.oneBody).toBe(true);
  expect(positionOf(again)).toEqual(written);
});

describe('Retreat', () => {
  test('[KM-MOLE-03] 6 damage in a round, in several pieces, drive a head into the ground at once', () => {
    const court = holes({ athletes: [theirs('Bo', 'dungeonA(4,4)')] });
    hurt(court, A, 5);
    expect(partOf(court, A)).toBe('dungeonA');
    hurt(court, A, 1);
    expect(court.at(A)).toBe('nowhere');
    expect(court).toHaveHeard({ type: 'creep', what: 'burrow', rule: 'KM-MOLE-03' });
  });

  test('[KM-MOLE-03] [D-81] each head counts its own', () => {
    const court = holes({ athletes: [theirs('Bo', 'dungeonA(4,4)')] });
    hurt(court, A, 5);
    hurt(court, B, 5);
    expect([partOf(court, A), partOf(court, B)]).toEqual(['dungeonA', 'dungeonB']);
  });

  test('[KM-MOLE-03] a new round counts anew', () => {
    const court = holes({ athletes: [theirs('Bo', 'court(3,5)')], enemies: [] });
    hurt(court, A, 5);
    // It is asleep no more, and has nobody to fight in its Dungeons.
    court.answer('end-turn');
    hurt(court, A, 5);
    expect(partOf(court, A)).toBe('dungeonA');
  });

  test('[KM-MOLE-03] its Grabs end, and what it held lies where it was', () => {
    const held = { status: 'grabbed', by: A, ends: 'escape' };
    const court = holes({ athletes: [theirs('Bo', 'dungeonA(8,6)', { statuses: [held] })] });
    hurt(court, A, 6);
    expect(court.inPlay('grabbed')).toEqual([]);
  });

  test('[KM-EX-09] [KM-MOLE-05] one head burrows and comes up beside the other, which has bitten', () => {
    const court = holes({
      athletes: [theirs('Bo', 'dungeonB(8,2)', sturdy)],
      rolls: [3],
    });
    hurt(court, A, 4);
    hurt(court, A, 3);
    expect([court.at(A), court.of(A).hp]).toEqual(['nowhere', 18]);
    court.answer('end-turn');
    expect([blows(court, 'Bo', A), blows(court, 'Bo', B)]).toEqual([[], [3]]);
    expect(partOf(court, A)).toBe('dungeonB');
    expect(groundOf(court.state).distance(court.of(A).cell, court.of(B).cell)).toBe(1);
  });

  test('[KM-EX-09] [KM-MOLE-02] with somebody and the orb in the Dungeon that it left, beside that orb', () => {
    const court = holes({
      athletes: [ours('Ana', 'dungeonA(1,1)', sturdy), theirs('Bo', 'dungeonB(8,2)', sturdy)],
      rolls: [3],
    });
    hurt(court, A, 7);
    court.answer('end-turn');
    expect(near(court, A, 8, 4, 'dungeonA')).toBe(true);
    expect(blows(court, 'Bo', B)).toEqual([3]);
  });

  test('[KM-MOLE-03] if both burrow, each comes up at the orb of its own Dungeon', () => {
    const court = holes({ athletes: [theirs('Bo', 'dungeonB(8,2)', sturdy)] });
    hurt(court, A, 6);
    hurt(court, B, 6);
    expect([court.at(A), court.at(B)]).toEqual(['nowhere', 'nowhere']);
    court.answer('end-turn');
    expect(near(court, A, 8, 4, 'dungeonA')).toBe(true);
    expect(near(court, B, 8, 4, 'dungeonB')).toBe(true);
  });

  test('[KM-MOLE-03] the last head comes up as well, when its turn would end', () => {
    const court = holes({ athletes: [theirs('Bo', 'dungeonA(8,6)', sturdy)], rolls: [3] });
    hurt(court, B, 6);
    court.answer('end-turn');
    expect(partOf(court, B)).toBe('dungeonA');
    expect(blows(court, 'Bo', A)).toEqual([3]);
  });
});

describe('Two Heads', () => {
  const both = (athletes: readonly Told[], more: Told = {}): Court =>
    holes({
      athletes,
      heads: ['dungeonB(8,3)', 'dungeonB(9,3)'],
      rolls: [3],
      ...more,
    }).answer('end-turn');

  test('[KM-MOLE-02] with both in one Dungeon the head whose own the other is goes there, and does nothing else', () => {
    const court = both(
      [ours('Ana', 'dungeonA(8,3)', sturdy), theirs('Bo', 'dungeonB(8,2)', sturdy)],
      { enemies: ['Ana', 'Bo'] },
    );
    expect(near(court, A, 8, 4, 'dungeonA')).toBe(true);
    expect([blows(court, 'Ana', A), blows(court, 'Bo', B)]).toEqual([[], [3]]);
  });

  test('[KM-MOLE-02] rather one without an enemy in reach', () => {
    const court = both([
      ours('Ana', 'dungeonA(1,1)', sturdy),
      theirs('Bo', 'dungeonB(7,2)', sturdy),
    ]);
    // Head A is beside Bo, Head B is not.
    expect(near(court, B, 8, 4, 'dungeonA')).toBe(true);
    expect(blows(court, 'Bo', A)).toEqual([3]);
    expect(blows(court, 'Bo', B)).toEqual([]);
  });

  test('[KM-MOLE-02] nobody goes where nobody is', () => {
    const court = both([theirs('Bo', 'dungeonB(8,2)', sturdy)]);
    expect([partOf(court, A), partOf(court, B)]).toEqual(['dungeonB', 'dungeonB']);
    expect([blows(court, 'Bo', A), blows(court, 'Bo', B)]).toEqual([[3], [3]]);
  });
});

test('[KM-MOLE-07] a head that is missed is Hidden until the round ends', () => {
  const court = holes({
    athletes: [theirs('Bo', 'dungeonA(8,6)', { implement: 'wand', ...sturdy })],
    rolls: [2, 3],
  }).answer('basic-implement-attack', A);
  expect(court.of(A)).toHaveStatus('hidden');
  expect(court.of(B)).not.toHaveStatus('hidden');
  court.answer('end-turn');
  expect(court.inPlay('hidden')).toEqual([]);
});
