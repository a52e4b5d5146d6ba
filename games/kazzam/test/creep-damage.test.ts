import { describe, expect, test } from 'vitest';
import type { CreepType } from '../src/model.ts';
import { positionOf } from '../src/position.ts';
import { attackAll, trapsFor } from '../src/rules/attack/attack-all.ts';
import { creatureOf } from '../src/rules/court/creatures.ts';
import { creepBlockOf } from '../src/rules/effects/content.ts';
import { giveStatus } from '../src/rules/effects/status.ts';
import { deal } from '../src/rules/harm/damage.ts';
import { layTrap } from '../src/rules/terrain/traps.ts';
import { begin, type Court, floor, ours, theirs } from './table.ts';

/** A table whose first creep group is of this type, with athletes a team. */
function tableWith(type: CreepType): { readonly t: Court; readonly creep: number } {
  const t = begin(undefined, { options: { athletes: 4 }, seed: 'creeps' });
  const { state } = t;
  const creep = state.builds.length;
  const members = state.creatures.filter(({ group }) => group === 0).length;
  state.creatures = state.creatures.map((creature) =>
    creature.group === 0 ? { ...creature, type, hp: type === 'goon' ? 1 : creature.hp } : creature,
  );
  state.groups = state.groups.map((group, at) =>
    at === 0 ? { ...group, type, size: members } : group,
  );
  return { t, creep };
}

const hit = (t: Court, to: number, amount: number, by = 0): void => {
  t.run(deal(t, { to, by, kind: 'attack', melee: false }, amount, 'KZ-BASIC-02'));
};

describe('a Goon', () => {
  const resistant = () => {
    const { t, creep } = tableWith('goon');
    const status = { kind: 'resist', on: creep, by: -1, source: 'hide', amount: 1 } as const;
    giveStatus(t, { ...status, until: { ends: 'match' } });
    return { t, creep };
  };
  test('[KZ-EX-24] [KZ-CREEP-09] [KZ-DEF-07] wounded by 4 net, untouched by 0, out by the next 1', () => {
    const { t, creep } = resistant();
    const goon = creatureOf(t.state, creep);
    hit(t, creep, 5);
    expect([goon.wounded, goon.cell >= 0]).toEqual([true, true]);
    hit(t, creep, 1);
    expect(goon.cell >= 0).toBe(true);
    hit(t, creep, 2);
    expect(goon.cell).toBe(-1);
  });
  test('[KZ-EX-24] [KZ-CREEP-09] out at once by more than its threshold', () => {
    const { t, creep } = resistant();
    hit(t, creep, 6);
    expect(creatureOf(t.state, creep).cell).toBe(-1);
  });
});

describe('the credit for a group', () => {
  test('[KZ-SCORE-08] [KZ-SCORE-09] [KZ-TRACK-02] [KZ-TRACK-03] goes to the team and to who completed it', () => {
    const { t, creep } = tableWith('standard');
    for (const at of [0, 1, 2]) hit(t, creep + at, 99, at === 2 ? 1 : 0);
    expect(t.state.points).toEqual([3, 0]);
    expect(t.state.stats[0]).toMatchObject({ creeps: 2, points: 0 });
    expect(t.state.stats[1]).toMatchObject({ creeps: 1, points: 3 });
  });
  test('[KZ-SCORE-14] [KZ-SCORE-05] [KM-CRP-24] what nobody Took Out counts for nobody', () => {
    const { t, creep } = tableWith('standard');
    hit(t, creep, 99, 0);
    hit(t, creep + 1, 99, 4);
    hit(t, creep + 2, 99, -1);
    expect(t.state.points).toEqual([1, 1]);
    expect(t.state.groups[0]?.paid).toBe(true);
  });
  test('[KZ-SCORE-10] [KZ-SCORE-15] a Goon group pays at all but one, and once', () => {
    const { t, creep } = tableWith('goon');
    hit(t, creep, 9, 4);
    hit(t, creep + 1, 9, 4);
    expect(t.state.points).toEqual([0, 3]);
    hit(t, creep + 2, 9, 4);
    expect(t.state.points).toEqual([0, 3]);
  });
  test('[KM-INV-08] is 3 points in all at most, and given once, whoever Takes its members Out', () => {
    const takers = [0, 4, -1];
    const orders = takers.flatMap((a) => takers.flatMap((b) => takers.map((c) => [a, b, c])));
    for (const type of ['standard', 'goon'] as const) {
      for (const order of orders) {
        const { t, creep } = tableWith(type);
        const paid = order.map((by, at) => {
          const [ours, theirs] = t.state.points;
          hit(t, creep + at, 99, by);
          return t.state.points[0] - ours + t.state.points[1] - theirs;
        });
        const given = paid.filter((points) => points > 0);
        expect(given).toHaveLength(1);
        expect([2, 3]).toContain(given[0]);
      }
    }
  });
});

test('[KZ-CREEP-17] [KZ-TARG-09] a trap that it strikes is nobody whom its group has attacked', () => {
  const t = begin(
    {
      court: floor(9, 5),
      athletes: [ours('Ana', '1,1'), theirs('Bo', '5,1')],
      creeps: [{ group: 'bears', members: ['2,1'], enemies: ['Ana'] }],
      turn: 'Ana',
    },
    { rolls: [4, 4] },
  );
  const bear = 2;
  const roar = creepBlockOf(t, bear)?.rows.find(({ id }) => id === 'roar')?.power;
  if (roar === undefined) throw new Error('no roar');
  layTrap(t.state, { kind: 'damage', cell: 4 + 9 * 4, by: 0, rule: 'KR-SPEC-15' });
  t.run(attackAll(t, bear, [0, 1], trapsFor(t, bear, roar), roar), 'roll', 'roll');
  expect(t.state.traps).toEqual([]);
  expect(t.state.groups[0]?.checked).toEqual([0, 1]);
  expect(positionOf(t)).toMatchObject({ creeps: [{ attacked: ['Ana', 'Bo'] }] });
});
