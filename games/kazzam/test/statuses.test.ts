import { describe, expect, test } from 'vitest';
import type { Status } from '../src/model.ts';
import { attack } from '../src/rules/attack/attack.ts';
import { STATUS, withData } from '../src/rules/effects/effect-data.ts';
import type { AttackPower } from '../src/rules/effects/power.ts';
import { BITS, giveStatus, has } from '../src/rules/effects/status.ts';
import { deal, isBloodied } from '../src/rules/harm/damage.ts';
import { inflict } from '../src/rules/harm/inflict.ts';
import { canReply } from '../src/rules/movement/opportunity.ts';
import { freshTurn } from '../src/rules/turn/phases.ts';
import { begin, type Court, floor, ours, type Told, theirs } from './table.ts';

const MATCH = { ends: 'match' } as const;

/** Ana at (3,1) and Bo beside her at (4,1), on a table. */
function pair(ana: Told = {}, bo: Told = {}, rolls: readonly number[] = []): Court {
  return begin(
    {
      court: floor(12, 4),
      athletes: [ours('Ana', '3,1', ana), theirs('Bo', '4,1', bo)],
      turn: 'Ana',
    },
    { rolls },
  );
}
const hp = (t: Court) => t.state.creatures.map((creature) => creature.hp);
const given = (kind: Status, source: string, amount = 0) =>
  ({ kind, on: 1, by: 0, source, until: MATCH, amount }) as const;

describe('entries of a status', () => {
  test('[KZ-STAT-02] [KZ-GEN-16] of one source there is one, with the later end and larger number', () => {
    const t = pair();
    const soon = { ends: 'turn-end', of: 1, turn: 1 } as const;
    const late = { ends: 'turn-end', of: 1, turn: 2 } as const;
    giveStatus(t, { ...given('vulnerable', 'hex', 1), until: late });
    giveStatus(t, { ...given('vulnerable', 'hex', 2), until: soon });
    expect(t.state.effects).toMatchObject([{ amount: 2, until: late }]);
  });
  test('[KZ-STAT-01] [KZ-STAT-61] numbers of different sources add', () => {
    const t = pair();
    giveStatus(t, given('vulnerable', 'hex', 1));
    giveStatus(t, given('vulnerable', 'other', 2));
    t.run(deal(t, { to: 1, by: 0, kind: 'attack', melee: true }, 1, 'KZ-BASIC-01'));
    expect(hp(t)).toEqual([8, 4]);
  });
  test('[KZ-STAT-55] Resist of several sources too, for each total once', () => {
    const t = pair();
    giveStatus(t, given('resist', 'hide', 1));
    giveStatus(t, given('resist', 'charm', 1));
    t.run(deal(t, { to: 1, by: 0, kind: 'attack', melee: true }, 5, 'KZ-BASIC-01'));
    expect(hp(t)).toEqual([8, 5]);
  });
  test('[KZ-STAT-67] what one contains lasts exactly as long', () => {
    const t = pair();
    giveStatus(t, given('restrained', 'net'));
    giveStatus(t, given('dazed', 'blow'));
    const bits = () =>
      (['restrained', 'immobilized', 'dazed', 'distracted'] as const).map((status) =>
        has(t.of('Bo')!, BITS[status]),
      );
    expect(bits()).toEqual([true, true, true, true]);
    expect(t.state.effects).toHaveLength(2);
  });
});

describe('HP at half', () => {
  const bloodied = (left: number, maxHp: number) =>
    isBloodied({ ...pair().of('Ana')!, hp: left, maxHp });
  test('[KZ-STAT-07] Bloodied is half the maximum, rounded down, and above 0', () => {
    expect([bloodied(4, 8), bloodied(5, 8), bloodied(3, 7), bloodied(4, 7)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect([bloodied(1, 1), bloodied(0, 8)]).toEqual([false, false]);
  });
});

describe('who can use no Opportunities', () => {
  test('[KZ-STAT-69] [KZ-OPP-09] [KM-CRP-15] by its status', () => {
    const barred = (status: Status): boolean => {
      const t = pair();
      giveStatus(t, given(status, 'test'));
      return !canReply(t.of('Bo')!);
    };
    const bars: readonly Status[] = [
      'blinded',
      'dazed',
      'disarmed',
      'distracted',
      'dominated',
      'grabbed',
      'incapacitated',
      'prone',
      'restrained',
      'stunned',
    ];
    expect(bars.filter((status) => !barred(status))).toEqual([]);
    const bare: readonly Status[] = ['slowed', 'immobilized', 'weakened', 'frenzied', 'marked'];
    expect(bare.filter(barred)).toEqual([]);
  });
});

describe('being Incapacitated', () => {
  test('[KZ-STAT-36] [KZ-STAT-37] it falls, is Stunned, and lets go of what it keeps up', () => {
    const t = pair();
    const until = { ends: 'escape' } as const;
    giveStatus(t, { kind: 'grabbed', on: 0, by: 1, source: 'grab', until });
    giveStatus(t, { kind: 'marked', on: 0, by: 1, source: 'mark', until: MATCH });
    giveStatus(t, { kind: 'slowed', on: 0, by: 1, source: 'slow', until: MATCH });
    t.run(inflict(t, given('incapacitated', 'sleep')));
    const bo = t.of('Bo')!;
    expect([has(bo, BITS.prone), has(bo, BITS.stunned)]).toEqual([true, true]);
    expect(t.state.effects.filter(({ on }) => on === 0).map(({ kind }) => kind)).toEqual([
      'slowed',
    ]);
  });
  test('[KZ-STAT-37] what others keep up on it or on each other stays', () => {
    const t = pair();
    giveStatus(t, { kind: 'marked', on: 1, by: 0, source: 'mark', until: MATCH });
    t.run(inflict(t, given('incapacitated', 'sleep')));
    expect(t.state.effects.map(({ kind }) => kind)).toContain('marked');
  });
  test('[KZ-STAT-67] awake again it still lies there', () => {
    const t = pair();
    t.run(inflict(t, given('incapacitated', 'sleep')));
    t.state.effects = t.state.effects.filter(({ kind }) => kind !== 'incapacitated');
    giveStatus(t, given('slowed', 'any'));
    const bo = t.of('Bo')!;
    expect([has(bo, BITS.prone), has(bo, BITS.stunned)]).toEqual([true, false]);
  });
});

describe('Ongoing Damage that is gained', () => {
  const gained = (phase: 'action' | 'start', on: number) => {
    const t = pair();
    t.state.turn = { ...freshTurn(0), phase };
    t.run(inflict(t, { kind: 'ongoing', on, by: 1, source: 'bite', until: MATCH, amount: 2 }));
    return hp(t)[on];
  };
  test('[KZ-STAT-45] in its own turn hurts at once, in another’s or at its start it does not', () => {
    expect([gained('action', 0), gained('action', 1), gained('start', 0)]).toEqual([6, 8, 8]);
  });
  test('[KZ-STAT-45] [KZ-STAT-02] once: what it has of that source already does not hurt again', () => {
    const t = pair();
    t.state.turn = { ...freshTurn(0), phase: 'action' };
    const bite = {
      kind: 'ongoing',
      on: 0,
      by: 1,
      source: 'bite',
      until: MATCH,
      amount: 2,
    } as const;
    t.run(inflict(t, bite));
    t.run(inflict(t, bite));
    expect(hp(t)[0]).toBe(6);
    t.run(inflict(t, { ...bite, source: 'sting', amount: 1 }));
    expect(hp(t)[0]).toBe(5);
  });
  test('[KZ-STAT-45] other numbered statuses do not hurt', () => {
    const t = pair();
    t.state.turn = { ...freshTurn(0), phase: 'action' };
    const weak = {
      kind: 'vulnerable',
      on: 0,
      by: 1,
      source: 'hex',
      until: MATCH,
      amount: 2,
    } as const;
    t.run(inflict(t, weak));
    expect(hp(t)[0]).toBe(8);
  });
});

describe('Retaliate', () => {
  const blow: AttackPower = { id: 'blow', rule: 'KZ-BASIC-01', target: 'melee', damage: 2 };
  const shot: AttackPower = { ...blow, id: 'shot', target: { ranged: 5 } };
  const struck = (power: AttackPower, die: number, melee?: 1, bo: Told = {}): Court => {
    const t = pair({}, bo, [die]);
    const data = melee === undefined ? {} : withData(STATUS.retaliate, { melee });
    giveStatus(t, { ...given('retaliate', 'thorns', 2), ...data });
    t.run(attack(t, 0, 1, power));
    return t;
  };
  test('[KZ-STAT-58] after a hit and after a miss', () => {
    expect(hp(struck(blow, 4))).toEqual([6, 6]);
    expect(hp(struck(blow, 2))).toEqual([6, 8]);
  });
  test('[KZ-STAT-58] against its kind of attack only', () => {
    expect(hp(struck(blow, 2, 1))).toEqual([6, 8]);
    expect(hp(struck(shot, 2, 1))).toEqual([8, 8]);
    expect(hp(struck(shot, 2))).toEqual([6, 8]);
  });
  test('[KZ-STAT-58] not by who was Taken Out', () => {
    expect(struck(blow, 4, undefined, { hp: 2 }).of('Ana')).toHaveHp(8);
  });
  test('[KZ-STAT-58] [KZ-SCORE-03] who falls by it is the other’s doing', () => {
    const t = pair({ hp: 2 }, {}, [2]);
    giveStatus(t, given('retaliate', 'thorns', 2));
    t.run(attack(t, 0, 1, blow));
    expect(t.state.points).toEqual([0, 1]);
  });
});

describe('Revealed', () => {
  /** Bo behind a wall at (4,1), Ana in its row. */
  const aim = (statuses: readonly string[], bo = '6,1', rolls: readonly number[] = []): Court =>
    begin(
      {
        court: ['.........', '....#....', '.........'],
        athletes: [ours('Ana', '2,1'), theirs('Bo', bo, { statuses })],
        turn: 'Ana',
      },
      { rolls },
    );
  test('[KZ-STAT-54] attacks ignore Full Cover and Concealment, range they need', () => {
    expect(aim([], '5,1')).not.toOffer('basic-implement-attack');
    const court = aim(['revealed', 'concealed'], '5,1', [4]);
    court.answer('basic-implement-attack', 'Bo');
    expect(court.heard('attack')).toMatchObject([{ dice: [4], disadvantages: [] }]);
    expect(aim(['revealed'], '8,1')).not.toOffer('basic-implement-attack');
  });
  test('[KZ-STAT-54] everyone in its part sees it, so that Opportunities need no line to it', () => {
    const marked = (statuses: readonly string[]) =>
      begin(
        {
          court: ['.........', '....#....', '.........', '.........'],
          athletes: [
            ours('Ana', '2,1', { statuses: [{ status: 'marked', by: 'Bo' }, ...statuses] }),
            theirs('Bo', '5,1'),
            theirs('Cy', '2,3'),
          ],
          turn: 'Ana',
        },
        { rolls: [2] },
      ).answer('basic-implement-attack', 'Cy', ...(statuses.length > 0 ? ['no'] : []));
    expect(marked([]).heard('attack')).toHaveLength(1);
    expect(marked(['revealed']).heard('attack')).toHaveLength(1);
  });
  test('[KZ-STAT-54] who is Revealed is not Hidden', () => {
    expect(aim(['hidden'], '3,0')).not.toOffer('basic-implement-attack');
    expect(aim(['hidden', 'revealed'], '3,0')).toOffer('basic-implement-attack');
  });
});

describe('Phasing', () => {
  const phased = (rows: readonly string[], bo = '4,0', statuses: readonly string[] = ['phasing']) =>
    begin({
      court: rows,
      athletes: [ours('Ana', '0,0', { statuses }), theirs('Bo', bo, { statuses: ['dazed'] })],
      turn: 'Ana',
    }).answer('walk');
  test('[KZ-STAT-48] through walls and creatures, but to no end among them', () => {
    const court = phased(['.##.....']);
    // (1,0) and (2,0) are walls, Bo stands at (4,0).
    expect(court.ends).toEqual(['court(3,0)', 'court(5,0)', 'court(6,0)']);
  });
  test('[KZ-STAT-48] not past the edge, and Difficult Terrain costs as ever', () => {
    expect(phased(['.,,,....'], '7,0').ends).toEqual(['court(1,0)', 'court(2,0)', 'court(3,0)']);
  });
  test('[KZ-STAT-48] Opportunities are granted as ever', () => {
    const court = begin({
      court: ['........'],
      athletes: [ours('Ana', '0,0', { statuses: ['phasing'] }), theirs('Bo', '1,0')],
      turn: 'Ana',
    }).answer('walk', ['court(1,0)', 'court(2,0)']);
    expect(court).toBeAskedFor('opportunity', { rule: 'KZ-OPP-02', seat: 1 });
  });
});

describe('dropping Prone', () => {
  const offered = (statuses: readonly unknown[]) =>
    begin({
      court: floor(9, 3),
      athletes: [ours('Ana', '0,0', { statuses }), theirs('Bo', '8,0')],
      turn: 'Ana',
    });
  test('[KZ-STAT-51] is a Free Action, unless Grabbed, Restrained or lying already', () => {
    const court = offered([]).answer('drop-prone');
    expect(has(court.of('Ana'), BITS.prone)).toBe(true);
    expect(court).toOffer('walk');
    for (const status of ['restrained', 'grabbed', 'prone'])
      expect(offered([status])).not.toOffer('drop-prone');
  });
});

describe('what an escape ends', () => {
  test('[KZ-STAT-64] an escape ends it, no save in the Saving Throw Phase', () => {
    const court = begin(
      {
        court: floor(9, 3),
        athletes: [
          ours('Ana', '0,0', { statuses: [{ status: 'slowed', ends: 'escape' }] }),
          theirs('Bo', '8,0'),
        ],
        turn: 'Ana',
      },
      { rolls: [3, 4] },
    ).answer('escape', 'roll');
    expect(has(court.of('Ana'), BITS.slowed)).toBe(true);
    court.answer('escape', 'roll');
    expect(has(court.of('Ana'), BITS.slowed)).toBe(false);
  });
});
