import { describe, expect, test } from 'vitest';
import { lay, rounds } from '../../../test/effects.ts';
import { sit } from '../../../test/rig.ts';
import { inScene } from '../../../test/scene.ts';
import { DAY, HOUR, MINUTE } from '../effects/afflict.ts';
import { hurt } from '../harm/hurt.ts';
import { momentAfter, roundsOf } from '../rolls/written.ts';
import { calmDeeds } from '../story/calm.ts';
import { advance } from './clock.ts';

describe('the clock', () => {
  test('[DT-TIME-01] six rounds are a minute, sixty minutes an hour, 24 hours a day', () => {
    expect(['2r', '1m', '1h', '1d'].map(roundsOf)).toEqual([2, 6, 60 * 6, 24 * 60 * 6]);
    expect([MINUTE, HOUR, DAY]).toEqual([6, 360, 8640]);
    expect(momentAfter(roundsOf('1d'), '16:00')).toBe(roundsOf('1d') + 16 * HOUR);
  });

  test('[DT-TIME-03] what is due comes in the order of time, and the clock stops where it fells somebody', () => {
    const rig = sit({ seats: 1 });
    const ash = rig.hero({ hitDice: [6], level: 1 }, 0, 0, 0);
    lay(rig, ash, 'aflame');
    lay(rig, ash, 'shaken', { until: { at: 'time', clock: 1 } });
    lay(rig, ash, 'blessed', { until: { at: 'time', clock: 5 } });
    const { value } = rig.play(advance(rig.t, HOUR));
    // 6 Hit Points burn down by 5 a round.
    expect([value, rig.state.clock]).toEqual([2, 2]);
    expect(ash.effects.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['blessed', 'unconscious']),
    );
    expect(ash.effects.some(({ kind }) => kind === 'shaken')).toBe(false);
    expect(rig.events('clock-advanced')).toMatchObject([{ rule: 'DT-TIME-03', rounds: 2 }]);
  });

  test('[DT-TIME-03] the clock stops too where one dies who lay down already, or falls as another wakes', () => {
    const rig = sit({ seats: 2 });
    const [ash, bo] = [rig.hero({ hitDice: [6] }, 0, 0, 0), rig.hero({ hitDice: [6] }, 5, 0, 1)];
    for (const one of [ash, bo]) one.used['tempt-fate'] = 0;
    const danger = { rule: 'DT-HAZ-13', tags: [] };
    rig.play(hurt(rig.t, ash, { danger, isDamage: true, amount: 6 }));
    lay(rig, ash, 'aflame');
    expect([rig.play(advance(rig.t, HOUR)).value, ash.life]).toEqual([2, 'dead']);
    const cy = rig.hero({ hitDice: [6], heritage: 'none' }, 10, 0, 2);
    rig.play(hurt(rig.t, cy, { danger, isDamage: true, amount: 6 }));
    cy.restSince = 0;
    rig.state.clock = HOUR - 1;
    Object.assign(bo, { hp: 1 });
    lay(rig, bo, 'aflame');
    expect(rig.play(advance(rig.t, HOUR)).value).toBe(1);
    expect([bo.hp > 0, cy.hp > 0]).toEqual([false, true]);
  });

  test('[DT-TIME-03, DT-DIV-107] a save of each minute is made outside a fight too', () => {
    const rig = sit({ seats: 1, dice: [5, 15, 15, 16] });
    const ash = rig.hero({}, 0, 0, 0);
    ash.used['tempt-fate'] = 0;
    const save = { ability: 'WIS', when: 'minute', target: 11 } as const;
    lay(rig, ash, 'afraid', { until: { at: 'time', clock: 20 * MINUTE }, save });
    rig.play(advance(rig.t, MINUTE));
    expect(ash.effects).toHaveLength(1);
    rig.play(advance(rig.t, MINUTE));
    expect(ash.effects).toEqual([]);
    rig.allDiceUsed();
  });

  test('[DT-TIME-03, DT-COND-28] for stone time stands still, also in rest', () => {
    const rig = sit({ seats: 1 });
    const ash = rig.hero({ hitDice: [6] }, 0, 0, 0);
    Object.assign(ash, { hp: 1, restSince: 0 });
    lay(rig, ash, 'petrified', { until: { at: 'cure' } });
    rig.play(advance(rig.t, 2 * HOUR, [ash]));
    expect([ash.hp, ash.restHours]).toEqual([1, []]);
  });

  test('[DT-TIME-02, DT-TIME-03] where nothing happens all of the time passes', () => {
    const rig = sit({ seats: 1 });
    rig.hero({}, 0, 0, 0);
    expect(rig.play(advance(rig.t, 30 * DAY)).value).toBe(30 * DAY);
    expect(rig.events('clock-advanced')).toMatchObject([{ rule: 'DT-TIME-02' }]);
  });

  test('[DT-TIME-06] a task takes its time once, whether it succeeds or fails, with one roll', () => {
    const spent = (face: number) => {
      const rig = inScene({ adventure: 'harrow-down', scene: 'green', dice: [face] });
      const before = rig.state.clock;
      const task = calmDeeds(rig.t, rig.first).find(({ id }) => id === 'task-ask-perrin');
      rig.play(task?.run(rig.t));
      return [rig.state.clock - before, rig.events('rolled').length];
    };
    expect([spent(1), spent(20)]).toEqual([
      [60, 1],
      [60, 1],
    ]);
  });

  test('[DT-TURN-08] what comes once a minute comes at the full minutes of a fight', () => {
    const rig = sit({ seats: 1 });
    const ash = rig.hero({}, 0, 0, 0);
    lay(rig, ash, 'shaken', { until: { at: 'time', clock: 7 } });
    rounds(rig, 6);
    expect(ash.effects).toHaveLength(1);
    rounds(rig, 1);
    expect(ash.effects).toEqual([]);
  });

  test('[DT-TIME-03] what is saved against each minute is so though nothing else comes with it', () => {
    const rig = sit({ seats: 1, dice: [1, 20] });
    const ash = rig.hero({}, 0, 0, 0);
    const save = { ability: 'WIS', when: 'minute', target: 12 } as const;
    lay(rig, ash, 'impaired-movement', { until: { at: 'cure' }, save });
    rig.play(advance(rig.t, 2 * MINUTE));
    expect([rig.events('rolled').length, ash.effects.length]).toEqual([2, 0]);
  });

  test('[DT-COND-28] nothing that comes by the minute, the hour or the day comes over stone', () => {
    const rig = sit({ seats: 1 });
    const [wolf, bat] = [
      rig.hero({ heritage: 'werebeast', hitDice: [20] }, 0, 0, 0),
      rig.hero({ heritage: 'vampire', hitDice: [20] }, 5, 0, undefined),
    ];
    wolf.hp = 1;
    for (const one of [wolf, bat]) lay(rig, one, 'petrified', { until: { at: 'cure' } });
    rig.play(advance(rig.t, DAY, [wolf, bat]));
    expect([wolf.hp, bat.hp, bat.lockedLoss]).toEqual([1, 20, []]);
  });
});
