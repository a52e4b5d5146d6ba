import { describe, expect, test } from 'vitest';
import type { Answers } from '../../../../test/table.ts';
import { attack } from '../../../rules/attack/attack.ts';
import { BASIC_IMPLEMENT_ATTACK } from '../../../rules/effects/basic-powers.ts';
import { deal } from '../../../rules/harm/damage.ts';
import { takeStep } from '../../../rules/movement/step.ts';

import {
  AL,
  at,
  BO,
  kindsOn,
  PIA,
  placesIn,
  ported,
  portedTable,
  type Setting,
  squaresOf,
} from './testing/ported.ts';

const both = ['damage', 'effect'];

describe('Ripping Tides', () => {
  const ripped = (answers: Answers, setting: Setting = {}) =>
    ported(['ripping-tides'], ['ripping-tides', 'Bo', both, ...answers], {
      rolls: [4],
      ...setting,
    });

  test('[KC-POR-31] one held object of her choice slides up to three and lies there', () => {
    const court = ripped(['orb-0', 'court(5,4)'], { bo: { holds: ['neutral'] } });
    expect([court.of('Bo').held, court.state.items[0]?.place]).toEqual([
      [],
      { at: 'ground', cell: at(5, 4) },
    ]);
    expect(() => ripped(['orb-0', 'court(5,5)'], { bo: { holds: ['neutral'] } })).toThrow();
  });

  test('[KC-POR-31] an orb of her own colour only falls', () => {
    const court = ripped(['orb-0'], { bo: { holds: ['red'] } });
    expect([court.state.items[0]?.place, court.open.why.key]).toEqual([
      { at: 'ground', cell: at(5, 1) },
      'action',
    ]);
  });

  test('[KC-POR-31] the implement too: Disarmed until it is taken up again', () => {
    const court = ripped(['court(7,3)']);
    expect(kindsOn(court.state, BO)).toEqual(['no-reply', 'disarmed', 'implement-lies']);
    const walk = ['end-turn', 'end-turn', 'walk'];
    const near = ripped([...['court(7,3)', ...walk, ['court(6,2)']]] as Answers);
    expect(kindsOn(near.state, BO)).toEqual([]);
    // Something has happened on the way: he may go on.
    expect(near).toBeAskedFor('way.move');
    const far = ripped(['court(7,3)', ...walk, ['court(5,2)']] as Answers);
    expect(kindsOn(far.state, BO)).toEqual(['disarmed', 'implement-lies']);
  });

  test('[KC-POR-31] only by its own movement, and not by anybody else', () => {
    const t = portedTable(['ripping-tides']);
    t.state.effects.push(...ripped(['court(7,3)']).state.effects.filter(({ on }) => on === BO));
    t.run(takeStep(t, BO, at(6, 2), { how: 'forced', by: PIA }));
    t.run(takeStep(t, AL, at(7, 3), { how: 'move' }));
    expect(kindsOn(t.state, BO)).toContain('disarmed');
    t.run(takeStep(t, BO, at(6, 3), { how: 'shift' }));
    expect(kindsOn(t.state, BO)).not.toContain('disarmed');
  });

  test('[KC-POR-31] what is stowed or lies somewhere is not held', () => {
    const stowed = ripped([], { bo: { stowed: true, holds: ['neutral'] } });
    expect(stowed).toBeAskedFor('wash-to');
    expect(ripped([], { bo: { stowed: true } })).toBeAskedFor('action');
  });

  test('[KC-POR-31] [KZ-DUN-10] Taken Out, it has its implement again', () => {
    const t = portedTable(['ripping-tides']);
    t.state.effects.push(...ripped(['court(7,3)']).state.effects.filter(({ on }) => on === BO));
    t.run(deal(t, { to: BO, by: PIA, kind: 'other', melee: false }, 9, 'test'));
    expect(kindsOn(t.state, BO)).toEqual([]);
  });

  test('[KC-POR-31] [KC-CONV-16] Ward holds on to everything', () => {
    const court = ripped([], { bo: { ward: 3, holds: ['neutral'] } });
    expect([court.of('Bo').held, kindsOn(court.state, BO)]).toEqual([[0], ['no-reply']]);
  });

  test('[KC-POR-21] [KC-POR-31] a Porter may draw its own implement back by Kinemancy', () => {
    const bo = { class: 'porter', picks: ['porter/basic-kinemancy'] };
    const turn = ['end-turn', 'end-turn', 'kinemancy'];
    const court = ripped(['court(7,3)', ...turn, 'court(5,1)'], { bo });
    expect(kindsOn(court.state, BO)).toEqual([]);
    const beside = ripped(['court(7,3)', ...turn, 'court(6,1)'], { bo });
    expect([kindsOn(beside.state, BO), squaresOf(beside.state, 'implement-lies')]).toEqual([
      ['disarmed', 'implement-lies'],
      ['court(6,1)'],
    ]);
  });
});

describe('Contingency Jump', () => {
  const setting = { rolls: [6] };
  /** Bo attacks Pia, who may jump. */
  const attacked = (answers: Answers, more: Setting = {}) => {
    const t = portedTable(['contingency-jump'], { ...setting, ...more });
    t.run(attack(t, BO, PIA, BASIC_IMPLEMENT_ATTACK), ...(answers ?? []));
    return t.state;
  };

  test('[KC-POR-32] she teleports one or two squares, and the attack misses', () => {
    const state = attacked(['yes', 'court(1,3)']);
    expect([state.creatures[PIA]?.hp, placesIn(state)[PIA]]).toEqual([8, 'court(1,3)']);
    expect(state.creatures[PIA]?.spent).toEqual(['contingency-jump']);
    expect(() => attacked(['yes', 'court(1,4)'])).toThrow('court(1,4)');
    expect(() => attacked(['yes', 'stay'])).toThrow('stay');
  });

  test('[KC-POR-32] she may take the hit instead, and is not asked about a miss', () => {
    const state = attacked(['no']);
    expect([state.creatures[PIA]?.hp, state.creatures[PIA]?.spent]).toEqual([4, []]);
    expect(attacked([], { rolls: [2] }).creatures[PIA]?.hp).toBe(8);
  });

  test('[KC-POR-32] [KC-CONV-13] [KZ-ATK-19] it is a miss like any other, without a Strike', () => {
    const state = attacked(['yes', 'court(1,3)'], { options: { oppositionMissTokens: true } });
    expect([state.creatures[BO]?.missTokens, state.strikes]).toEqual([1, [0, 0]]);
  });

  test('[KC-POR-32] once in a match', () => {
    const t = portedTable(['contingency-jump'], { rolls: [4, 4] });
    t.run(attack(t, BO, PIA, BASIC_IMPLEMENT_ATTACK), 'yes', 'court(1,3)');
    t.run(attack(t, BO, PIA, BASIC_IMPLEMENT_ATTACK));
    expect(t.of('Pia')).toHaveHp(6);
  });

  test('[KC-POR-32] other targets of the attack are hit all the same', () => {
    const t = portedTable(['contingency-jump'], { rolls: [4, 4] });
    t.run(attack(t, BO, [PIA, AL], BASIC_IMPLEMENT_ATTACK), 'Pia', 'yes', 'court(2,3)');
    expect(t.state.creatures.map(({ hp }) => hp)).toEqual([8, 6, 8]);
  });

  test('[KC-POR-32] attacks without a roll count, as creeps make them', () => {
    const t = portedTable(['contingency-jump']);
    const power = { ...BASIC_IMPLEMENT_ATTACK, roll: 'none' as const };
    t.run(attack(t, BO, PIA, power), 'yes', 'court(1,3)');
    expect(t.of('Pia')).toHaveHp(8);
  });

  test('[KC-POR-32] not against Opportunities and other damage', () => {
    const struck = ported(['contingency-jump'], ['walk', ['court(0,1)'], 'yes'] as Answers, {
      bo: { at: '2,1' },
    });
    expect([struck.of('Pia').hp, struck.open.why.key]).toEqual([6, 'way.move']);
  });

  test('[KC-POR-32] [KZ-ACT-15] not Stunned, and not without a square to jump to', () => {
    const stunned = attacked([], { pia: { statuses: ['stunned'] } });
    expect(stunned.creatures[PIA]?.hp).toBe(4);
    const shut = portedTable(['contingency-jump'], {
      rolls: [4],
      rows: ['#####.......', '#####.......', '##.........#', '############'],
      pia: { at: '2,2' },
      al: { at: '3,2' },
      bo: { at: '4,2' },
    });
    shut.run(attack(shut, BO, PIA, BASIC_IMPLEMENT_ATTACK));
    expect(shut.of('Pia')).toHaveHp(6);
  });

  test('[KC-POR-32] held, she gets away by it', () => {
    const state = attacked(['yes', 'court(1,3)'], {
      pia: { statuses: [{ status: 'grabbed', by: 'Bo', ranged: true }] },
    });
    expect(kindsOn(state, PIA)).toEqual([]);
  });
});
