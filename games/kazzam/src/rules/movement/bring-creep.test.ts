import { describe, expect, test } from 'vitest';
import { archers, beforeCreeps, golems } from '../../../test/creep-court.ts';
import { floor, theirs } from '../../../test/table.ts';
import { actAtOnce } from '../creeps/turn.ts';
import { wholePower } from '../effects/power.ts';
import { bringCreep } from './bring-creep.ts';

const G1 = 'Practice Golem 1';
const RULE = 'KM-GOLEM-07';

function court(rows: readonly string[] = floor(12, 5), golem = '1,2', archer = '0,4') {
  return beforeCreeps({
    rows,
    athletes: [theirs('Bo', rows.length > 1 ? '6,2' : '9,0', { hp: 20, maxHp: 20 })],
    creeps: [golems([golem], ['Bo']), archers([archer])],
    seed: 'brought',
  });
}
const brought = (table: ReturnType<typeof court>) =>
  table.run(bringCreep(table, { block: 'practice-archer', by: table.id(G1), rule: RULE })) ?? -1;
const order = (table: ReturnType<typeof court>) =>
  table.state.order.map((id) => table.state.creatures[id]?.name);

describe('a Creep that another brings', () => {
  test('[KM-GOLEM-07] is of its group, fresh, in the free square nearest to it', () => {
    const table = court();
    const who = brought(table);
    const comer = table.state.creatures[who];
    expect(comer).toMatchObject({ group: 0, block: 'practice-archer', kind: 'creep' });
    expect(comer?.hp).toBe(comer?.maxHp);
    expect([1, 11, 12, 13]).toContain(Math.abs((comer?.cell ?? 0) - table.of(G1).cell));
    expect(table).toHaveHeard({ type: 'brought', rule: RULE, by: G1 });
  });

  test('[KZ-INIT-04] acts after those of its group, before the next, from the next round on', () => {
    // One square is nearest: no lot is drawn.
    const table = court(floor(12, 1), '0,0', '11,0');
    const who = brought(table);
    const name = table.state.creatures[who]?.name ?? '';
    expect(order(table)).toEqual(['Bo', G1, name, 'Practice Archer 1']);
    expect(table.inPlay('has-acted', name)).toHaveLength(1);
    expect(table).toBeTheTurnOf('Bo');
    table.answer('end-turn');
    expect(table.heard('turn').some((told) => told.who === who)).toBe(false);
    expect(table.inPlay('has-acted')).toEqual([]);
    table.answer('end-turn');
    expect(table.heard('turn').some((told) => told.who === who)).toBe(true);
  });

  test('[KM-GOLEM-07] acts at once with what its bringer says', () => {
    const table = court();
    const who = brought(table);
    const power = wholePower({
      id: 'swing',
      rule: RULE,
      target: { ranged: 5 },
      damage: 3,
      roll: 'none',
    });
    table.run(actAtOnce(table, who, power));
    expect(table.of('Bo').hp).toBe(17);
  });

  test('is not there without a free square', () => {
    const table = beforeCreeps({
      rows: ['..#', '###'],
      athletes: [theirs('Bo', '1,0')],
      creeps: [golems(['0,0'])],
    });
    const many = table.state.creatures.length;
    expect(brought(table as ReturnType<typeof court>)).toBe(-1);
    expect(table.state.creatures).toHaveLength(many);
  });
});
