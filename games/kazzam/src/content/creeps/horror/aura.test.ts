import { describe, expect, test } from 'vitest';
import { type Court, ours, row, type Told, theirs } from '../../../../test/table.ts';
import { windows } from '../../../rules/effects/windows.ts';
import { force } from '../../../rules/movement/forced.ts';
import { teleportTo } from '../../../rules/movement/relocate.ts';
import { beasts, H1, H2, pit, still, wardOf } from './testing/pit.ts';

interface Scene {
  readonly bo?: Told;
  readonly at?: string;
  readonly members?: readonly unknown[];
  readonly enemies?: readonly string[];
  readonly others?: readonly Told[];
}

/** Bo at (2,3) in his turn; a beast at (5,3) that does nothing else. */
function near({
  bo,
  at = '2,3',
  members = [still('5,3')],
  enemies,
  others = [],
}: Scene = {}): Court {
  return pit({
    athletes: [...others, theirs('Bo', at, bo)],
    creeps: [beasts(members, enemies)],
  });
}

const walks = (scene: Scene, ...path: readonly string[]): Court => near(scene).answer('walk', path);

describe('the Aura of Fear', () => {
  test('[KM-HORROR-02] an enemy that comes beside the beast loses 2 HP, and it gains 2 Ward', () => {
    const court = walks({}, ...row(3, 3));
    expect([court.of('Bo').hp, wardOf(court, H1)]).toEqual([8, 0]);
    court.answer('walk');
    const beside = walks({}, ...row(3, 3, 4));
    expect([beside.of('Bo').hp, wardOf(beside, H1)]).toEqual([6, 2]);
    expect(beside).toHaveHeard({ type: 'hp-lost', who: 'Bo', by: H1, rule: 'KM-HORROR-02' });
  });

  test('[KM-HORROR-02] [KM-CRP-18] neither Ward, Resist nor Vulnerable matters: it is no damage', () => {
    const statuses = [
      { status: 'resist', amount: 2, by: 'Bo', ends: 'match' },
      { status: 'vulnerable', amount: 3, by: 'Bo', ends: 'match' },
    ];
    for (const bo of [
      { ward: 3 },
      { statuses: statuses.slice(0, 1) },
      { statuses: statuses.slice(1) },
    ]) {
      const court = walks({ bo }, ...row(3, 3, 4));
      expect([court.of('Bo').hp, wardOf(court, 'Bo')]).toEqual([6, 'ward' in bo ? 3 : 0]);
      expect(court.heard('damage')).toEqual([]);
    }
  });

  test('[KM-HORROR-02] from one square beside it to another counts as entering', () => {
    const court = walks({ at: '4,3' }, 'court(4,2)');
    expect([court.of('Bo').hp, wardOf(court, H1)]).toEqual([6, 2]);
  });

  test('[KM-HORROR-02] to leave its side does not', () => {
    const court = walks({ at: '4,3' }, 'court(3,3)');
    expect([court.of('Bo').hp, wardOf(court, H1)]).toEqual([8, 0]);
  });

  test('[KM-HORROR-02] once in a turn', () => {
    const court = walks({}, ...row(3, 3, 4));
    court.answer(['court(4,2)', 'court(5,2)']);
    expect([court.of('Bo').hp, wardOf(court, H1)]).toEqual([6, 2]);
  });

  test('[KM-HORROR-02] in the next turn again, whosever it is', () => {
    const others = [ours('Ana', '0,0')];
    const court = walks(
      { others, members: [still('5,3', { statuses: ['stunned'] })] },
      ...row(3, 3, 4),
    );
    court.answer([], 'end-turn');
    expect(court.state.turn?.creature).toBe(court.id('Ana'));
    slide(court, 'Bo', 'Ana', '4,2');
    expect([court.of('Bo').hp, wardOf(court, H1)]).toEqual([4, 4]);
  });

  test('[KM-HORROR-02] once for all enemies together', () => {
    const others = [ours('Ana', '3,5')];
    const court = walks({ others, enemies: ['Ana', 'Bo'] }, ...row(3, 3, 4));
    court.answer([]);
    slide(court, 'Ana', 'Bo', '4,4');
    expect(['Ana', 'Bo'].map((name) => court.of(name).hp)).toEqual([8, 6]);
  });

  test('[KM-HORROR-02] each beast by itself', () => {
    const members = [still('5,2'), still('5,4')];
    const court = walks({ members }, ...row(3, 3, 4));
    expect([court.of('Bo').hp, wardOf(court, H1), wardOf(court, H2)]).toEqual([4, 2, 2]);
  });

  test('[KM-HORROR-02] by force as well, and by a teleport', () => {
    const others = [ours('Ana', '0,0')];
    const pushed = near({ others, at: '3,3' });
    slide(pushed, 'Bo', 'Ana', '4,3');
    expect([pushed.of('Bo').hp, wardOf(pushed, H1)]).toEqual([6, 2]);
    const sent = near();
    const bo = sent.id('Bo');
    sent.run(teleportTo(sent, bo, sent.cell(6, 4), { by: bo, rule: 'TEST' }));
    expect([sent.of('Bo').hp, wardOf(sent, H1)]).toEqual([6, 2]);
  });

  test('[KM-HORROR-02] the beast’s own movement does not count, nor that it is moved', () => {
    const court = pit({
      athletes: [theirs('Bo', '2,3')],
      creeps: [beasts(['6,3'])],
      rolls: [1],
    }).answer('end-turn');
    expect(court.at(H1)).toMatch(/court\(3,[234]\)/);
    expect([court.heard('hp-lost'), wardOf(court, H1)]).toEqual([[], 0]);
    const moved = near({ at: '3,3' });
    slide(moved, H1, 'Bo', '4,3');
    expect([moved.at(H1), moved.heard('hp-lost')]).toEqual(['court(4,3)', []]);
  });

  test('[KM-HORROR-02] [KM-CRP-12] nobody who is no enemy, or Hidden', () => {
    expect(walks({ enemies: [] }, ...row(3, 3, 4)).of('Bo')).toHaveHp(8);
    expect(walks({ bo: { statuses: ['hidden'] } }, ...row(3, 3, 4)).of('Bo')).toHaveHp(8);
  });

  test('[KM-EX-14] [KM-HORROR-02] whoever falls by it falls there, and nobody scores', () => {
    const court = walks({ bo: { hp: 2, ward: 3, holds: ['red'] } }, ...row(3, 3, 4));
    expect(court.of('Bo')).toStandAt('nowhere');
    expect([court.state.points, wardOf(court, H1)]).toEqual([[0, 0], 2]);
    expect(court.state.items[0]?.place).toEqual({ at: 'ground', cell: court.cell(4, 3) });
  });

  test('[KM-HORROR-02] who is forced into it by an opponent gives that one no point', () => {
    const court = near({ others: [ours('Ana', '0,0')], at: '3,3', bo: { hp: 1 } });
    slide(court, 'Bo', 'Ana', '4,3');
    expect(court.of('Bo')).toStandAt('nowhere');
    expect(court.state.points).toEqual([0, 0]);
  });

  test('[KM-HORROR-02] a way tells what it will cost, once it has not been paid in this turn', () => {
    const court = near();
    const risks = (x: number) => {
      const [from, to] = [court.cell(x - 1, 3), court.cell(x, 3)];
      const asked = { type: 'risk', creature: court.id('Bo'), from, to, risks: [] } as const;
      return windows.modify(court, { ...asked, risks: [] }).risks;
    };
    expect([risks(3), risks(4)]).toEqual([[], [{ by: court.id(H1), amount: 2 }]]);
    court.answer('walk', row(3, 3, 4));
    expect(risks(4)).toEqual([]);
  });
});

/** Somebody is slid to a square beside it. */
function slide(court: Court, who: string, by: string, square: string): void {
  const [x = 0, y = 0] = square.split(',').map(Number);
  const to = court.cell(x, y);
  const slid = force(court, court.id(who), {
    how: 'slide',
    squares: 1,
    by: court.id(by),
    source: 'test',
    from: court.of(who),
    ends: (cell) => cell === to,
    rule: 'TEST',
  });
  court.run(slid);
}
