import { describe, expect, test } from 'vitest';
import { chances, isTarget } from '../../../rules/attack/aim.ts';
import { BASIC_IMPLEMENT_ATTACK } from '../../../rules/effects/basic-powers.ts';
import { sharedData } from '../../../rules/effects/effect-data.ts';
import { effectsOf } from '../../../rules/effects/in-play.ts';
import { takeOut } from '../../../rules/harm/taken-out.ts';
import { force } from '../../../rules/movement/forced.ts';
import { takeStep } from '../../../rules/movement/step.ts';
import { sees } from '../../../rules/sight/sight.ts';
import { entryWard, sightWard, wardWall } from './encounter.ts';
import { AL, BO, type Setting, WANDA, warded, wardedTable } from './testing/warded.ts';

/** Wanda has used the one action of that ability. */
function used(
  ability: typeof wardWall,
  pick: string,
  answers: readonly string[],
  setting: Setting,
) {
  const t = wardedTable([pick], {}, setting);
  const [action] = ability.actions ?? [];
  if (action === undefined) throw new Error('no action');
  t.run(action.perform(t, WANDA), ...answers);
  return t;
}
const at = (x: number, y: number) => y * 9 + x;

describe('Ward Wall', () => {
  const walled = (answers: readonly string[], setting: Setting = {}) =>
    used(wardWall, 'ward-wall', answers, setting);

  test('[KC-WRD-30] three squares in a line become one wall of 2 HP', () => {
    const { state } = walled(['court(3,1)', 'vertical']);
    expect(state.walls).toMatchObject([{ cells: [at(3, 0), at(3, 1), at(3, 2)], hp: 2 }]);
    expect(state.changed.map(({ kind }) => kind)).toEqual(['wall', 'wall', 'wall']);
  });

  test('[KC-WRD-30] it stops sight, shots and steps', () => {
    const t = walled(['court(3,1)', 'vertical']);
    expect([sees(t, WANDA, BO), isTarget(t, WANDA, BO, BASIC_IMPLEMENT_ATTACK)]).toEqual([
      false,
      false,
    ]);
    const open = wardedTable([]);
    expect(sees(open, WANDA, BO)).toBe(true);
  });

  test('[KC-WRD-30] all squares within five, unoccupied and in sight', () => {
    const middles = (setting: Setting) => {
      const court = warded(['ward-wall'], ['ward-wall'], setting);
      return court.offered ?? [];
    };
    const open = middles({ rows: Array.from({ length: 5 }, () => '.'.repeat(12)) });
    expect(open).toContain('court(6,1)');
    expect(open).not.toContain('court(7,1)');
    // Bo stands at 5,1 and Al at 1,2: no wall goes through them.
    expect(open).not.toContain('court(5,1)');
    expect(warded(['ward-wall'], ['ward-wall', 'court(4,1)'])).toBeAskedFor('action');
    const behind = ['.........', '.........', '..#......', '.........', '.........'];
    expect(middles({ rows: behind, al: { at: '0,1' } })).not.toContain('court(3,3)');
  });

  test('[KC-WRD-30] horizontal or vertical only, and once in a match', () => {
    const court = warded(['ward-wall'], ['ward-wall', 'court(3,2)']);
    expect(court).toBeAskedFor('ward-wall-line');
    expect(court).toOfferOnly('horizontal', 'vertical');
    const after = warded(['ward-wall'], ['ward-wall', 'court(3,2)', 'horizontal']);
    expect(after).not.toOffer('ward-wall');
    expect(after.state.turn).toMatchObject({ attackActions: 1, moveActions: 1, roleActions: 1 });
  });

  test('[KC-WRD-30] [KZ-ATK-26] an attack on it needs no roll; destroyed, it leaves the floor', () => {
    const court = warded(
      ['ward-wall'],
      ['ward-wall', 'court(3,1)', 'vertical', 'implement-attack-on-wall', 'court(3,0)'],
    );
    expect([court.state.walls, court.state.changed]).toEqual([[], []]);
  });
});

describe('Sight Ward', () => {
  const hidden = (answers: readonly string[], setting: Setting = {}) =>
    used(sightWard, 'sight-ward', answers, setting);
  const hindered = (t: ReturnType<typeof hidden>, from: number, to: number) => {
    const attacker = t.state.creatures[from];
    if (attacker === undefined) throw new Error('no attacker');
    const power = BASIC_IMPLEMENT_ATTACK;
    return chances(t, from, to, power, attacker).disadvantages.includes('KZ-CONC-01');
  };

  test('[KC-WRD-31] everybody in it is Concealed, friend and foe, from inside and outside', () => {
    const t = hidden(['court(5,1)']);
    expect(hindered(t, WANDA, BO)).toBe(true);
    expect(hindered(t, BO, WANDA)).toBe(false);
    t.run(takeStep(t, AL, at(4, 1), { how: 'move' }));
    expect([hindered(t, BO, AL), hindered(t, AL, BO), hindered(t, AL, WANDA)]).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('[KC-WRD-31] five by five squares', () => {
    const t = hidden(['court(4,2)']);
    const [zone] = effectsOf(t.state, 'sight-ward');
    expect(zone && sharedData(zone).cells).toHaveLength(25);
  });

  test('[KC-WRD-31] the centre within five and in sight', () => {
    const court = warded(['sight-ward'], ['sight-ward'], {
      rows: ['.........', '.........', '.........', '..#......', '.........'],
    });
    expect(court).toOffer('court(6,1)');
    expect(court).not.toOffer('court(7,1)');
    expect(court).not.toOffer('court(2,3)');
  });

  test('[KC-WRD-31] [KZ-GEN-17] until the end of her next turn', () => {
    const round = ['sight-ward', 'court(5,1)', 'end-turn', 'Al', 'end-turn', 'end-turn'];
    const zones = (answers: readonly string[]) =>
      warded(['sight-ward'], answers).state.effects.filter(({ kind }) => kind === 'sight-ward');
    expect(zones(round)).toHaveLength(1);
    expect(zones([...round, 'end-turn', 'Al'])).toHaveLength(0);
  });
});

describe('Entry Ward', () => {
  const warding = (answers: readonly string[], setting: Setting = {}) =>
    used(entryWard, 'entry-ward', answers, setting);

  test('[KC-WRD-32] whoever comes in from outside takes 2, allies and herself too', () => {
    const t = warding(['court(4,1)'], { wanda: { at: '0,1' } });
    t.run(takeStep(t, AL, at(2, 2), { how: 'move' }));
    t.run(takeStep(t, WANDA, at(2, 1), { how: 'teleport' }));
    expect(t.state.creatures.map(({ hp }) => hp)).toEqual([6, 6, 8]);
  });

  test('[KC-WRD-32] not whoever is inside when it is made, nor steps within it', () => {
    const t = warding(['court(4,1)']);
    expect(t.of('Bo')).toHaveHp(8);
    t.run(takeStep(t, BO, at(4, 1), { how: 'move' }));
    expect(t.of('Bo')).toHaveHp(8);
  });

  test('[KC-WRD-32] [KC-CONV-39] once between two ends of its turns', () => {
    const t = warding(['court(4,1)']);
    for (const x of [2, 1, 2]) t.run(takeStep(t, AL, at(x, 2), { how: 'move' }));
    expect(t.of('Al')).toHaveHp(6);
  });

  test('[KC-WRD-32] not at the start of a turn inside', () => {
    const court = warded(
      ['entry-ward'],
      ['entry-ward', 'court(5,1)', 'end-turn', 'Al', 'end-turn'],
    );
    expect([court.state.turn?.creature, court.of('Bo').hp]).toEqual([BO, 8]);
  });

  test('[KC-WRD-32] [KZ-FORCE-08] whoever is forced in may roll to safety', () => {
    const t = warding(['court(2,2)'], { rolls: [4] });
    const bo = t.of('Bo');
    if (bo === undefined) throw new Error('no Bo');
    const pull = { how: 'pull', squares: 1, by: AL, source: 'test', from: at(1, 1) } as const;
    t.run(force(t, BO, { ...pull, rule: 'test' }), ['court(4,1)'], 'yes');
    expect([bo.hp, bo.cell]).toEqual([8, at(5, 1)]);
  });

  test('[KC-WRD-32] [KZ-DUN-21] leaving the Dungeon into it counts as entering', () => {
    const court = warded(
      ['entry-ward'],
      [
        ...['end-turn', 'button', 'end-turn', 'end-turn'],
        ...['entry-ward', 'court(2,1)', 'end-turn', 'court(2,2)'],
      ],
      {
        rows: ['........', '........', '........', '##E#####', '', '##E#####', '........'],
        wanda: { at: '6,1' },
        al: { at: 'dungeon(2,1)' },
        bo: { at: '7,1' },
      },
    );
    expect([court.of('Al').cell, court.of('Al').hp]).toEqual([2 * 8 + 2, 6]);
  });

  test('[KC-WRD-32] [KC-WRD-06] [KC-CONV-40] it stays when she is Taken Out, and its Take-Outs are hers', () => {
    const t = warding(['court(4,1)'], { bo: { at: '7,1', hp: 2 } });
    takeOut(t, WANDA, -1);
    t.run(takeStep(t, BO, at(6, 1), { how: 'move' }));
    expect([t.of('Bo').cell, t.state.points]).toEqual([-1, [1, 0]]);
  });
});
