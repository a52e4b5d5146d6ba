import { describe, expect, test } from 'vitest';
import { squareReader } from '../src/explain/squares.ts';
import { positionOf } from '../src/position.ts';
import { splash } from '../src/rules/attack/splash.ts';
import { creatureOf, isOnMap } from '../src/rules/court/creatures.ts';
import { placeNow } from '../src/rules/court/footprint.ts';
import { thingOf } from '../src/rules/court/things.ts';
import { wholePower } from '../src/rules/effects/power.ts';
import { beginTotal } from '../src/rules/harm/damage.ts';
import { harmsOn } from '../src/rules/terrain/terrain.ts';
import { CONTENT } from './game.ts';
import { log } from './log.ts';
import { begin, type Court, floor, ours, row, type Told, theirs } from './table.ts';

/** Ana builds traps; Bo stands four squares from her. */
function table(traps: readonly Told[], more: Told = {}, rolls: readonly number[] = []): Court {
  return begin(
    {
      court: floor(12, 5),
      athletes: [
        ours('Ana', '2,2', { picks: ['test/trapmaker', 'test/spikes'], implement: 'wand' }),
        theirs('Bo', '8,2', { implement: 'wand' }),
      ],
      traps: traps.map((one) => ({ kind: 'built', by: 'Ana', rule: 'TEST', ...one })),
      turn: 'Bo',
      ...more,
    },
    { rolls },
  );
}

const SPIKES = { block: 'test-spikes', at: '5,2', charges: 2, hp: 2 };
const STEAM = { block: 'test-steam', at: '7,2', charges: 1, hp: 3 };

describe('a built trap of some content', () => {
  test('[KC-TRAP-01] [KC-TRAP-02] is built by a roll, with what its block says', () => {
    const court = table([], { turn: 'Ana' }, [6]).answer('test-spikes', 'court(3,2)', 'no');
    expect(court.state.traps).toMatchObject([
      { kind: 'built', block: 'test-spikes', charges: 3, full: 3, hp: 2, rule: 'TEST' },
    ]);
  });

  test('[KC-TRAP-03] [KC-TRAP-13] acts on who comes near, for a charge, once in a turn', () => {
    const court = table([SPIKES]).answer('walk', row(2, 7, 6), 'yes');
    expect(court.of('Bo')).toHaveHp(7);
    expect(court.state.traps).toMatchObject([{ charges: 1, sprungBy: [court.id('Bo')] }]);
  });

  test('[KC-TRAP-05] acts when its maker’s turn starts, on whom it minds', () => {
    const unhurt = table([STEAM]).answer('end-turn', 'none');
    expect(unhurt.asked).toMatch(/^action/);
    const hurt = table([STEAM]);
    Object.assign(hurt.of('Bo'), { hp: 5 });
    hurt.answer('end-turn', 'none', ['Bo']);
    expect(hurt.of('Bo')).toHaveHp(3);
  });

  test('[KC-TRAP-07] is a target like other traps, and stands in nobody’s way when it is gone', () => {
    const court = table([{ ...SPIKES, hp: 1 }], {}, [4]);
    const [trap] = court.state.traps;
    court.answer('attack-trap');
    expect(court.state.traps).toEqual([]);
    expect(trap && isOnMap(creatureOf(court.state, thingOf(trap)))).toBe(false);
  });

  test('[KC-TRAP-07] what spills over a square damages it too', () => {
    const court = table([SPIKES]);
    const power = wholePower({ id: 'spill', rule: 'TEST', target: 'melee', damage: 1 });
    const [attacker, target] = [court.id('Ana'), court.id('Bo')];
    const stood = placeNow(court.of('Bo'));
    court.of('Bo').cell = court.cell(6, 2);
    const of = { to: target, by: attacker, kind: 'attack', melee: false } as const;
    const total = beginTotal(court, of);
    const use = {
      attacker,
      target,
      power,
      result: 4,
      total,
      from: stood,
      stood,
      range: 9,
    } as const;
    court.run(splash(court, use, { squares: 1, damage: 1, effect: [] }));
    expect(court.state.traps).toMatchObject([{ hp: 1 }]);
  });

  test('is written and read again as it is', () => {
    const told = {
      ...SPIKES,
      charges: 1,
      full: 3,
      more: 1,
      shielded: true,
      imbued: true,
      adds: { does: 'push', squares: 2 },
      open: 1,
      number: 41,
    };
    const court = table([told]);
    Object.assign(court.state.traps[0] ?? {}, { sprungBy: [court.id('Bo')] });
    const { traps } = positionOf({ state: court.state, content: CONTENT }) as { traps: unknown };
    expect(traps).toEqual([{ kind: 'built', by: 'Ana', rule: 'TEST', ...told, sprungBy: ['Bo'] }]);
    const again = table([
      told,
      { ...SPIKES, at: '6,3', adds: { does: 'status', status: 'slowed' } },
    ]);
    expect(again.state.traps[0]).toEqual({ ...court.state.traps[0], sprungBy: [] });
    expect(again.state.traps[1]).toMatchObject({ adds: { does: 'status', status: 'slowed' } });
  });
});

describe('what is seen of a built trap', () => {
  test('[KC-HID-01] its charges, HP and what it holds, on its square', () => {
    const court = table([{ ...SPIKES, shielded: true, imbued: true }]);
    expect(squareReader(court.state)(court.cell(5, 2)).lying).toMatchObject([
      { is: 'built-trap', by: 'Ana', charges: 2, hp: 2, shielded: true, imbued: true },
    ]);
  });

  test('[KZ-AI-44] a step that would spring it is a danger, once', () => {
    const court = table([SPIKES]);
    const harms = harmsOn(court, court.id('Bo'));
    expect([7, 6].map((x) => harms(court.cell(x, 2)))).toEqual([0, 1]);
    expect(harmsOn(court, court.id('Ana'))(court.cell(4, 2))).toBe(0);
  });

  test('the log tells what it does', () => {
    const court = table([SPIKES]).answer('walk', row(2, 7, 6), 'yes');
    expect(log(court).filter((line) => line.includes('acts'))).toHaveLength(1);
  });
});

test('[KC-TRAP-06] whoever plays its maker can take the answer back, and it never acted', () => {
  const court = table([SPIKES]).answer('walk', row(2, 7, 6), 'no');
  expect(court.state.traps).toMatchObject([{ charges: 2, sprungBy: [] }]);
});
