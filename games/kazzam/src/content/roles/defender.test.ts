import { describe, expect, test } from 'vitest';
import { begin, type Court, floor, ours, theirs } from '../../../test/court.ts';
import { MAP } from '../../../test/dungeon-court.ts';
import { declareAbilities } from '../../rules/ability.ts';
import { isBloodied } from '../../rules/damage.ts';
import { inflict } from '../../rules/inflict.ts';
import { untilNextTurnEnds } from '../../rules/status.ts';

type More = Readonly<Record<string, unknown>>;

declareAbilities([
  {
    id: 'test/hobble',
    rule: 'TEST',
    encounter: true,
    power: {
      id: 'hobble',
      rule: 'TEST',
      target: 'implement',
      damage: 3,
      effect: [
        {
          on: 'target',
          damage: () => 2,
          *run(t, { attacker: by, target: on }) {
            const until = untilNextTurnEnds(t.state, on);
            yield* inflict(t, { kind: 'slowed', on, by, source: 'hobble', until });
          },
        },
      ],
    },
  },
  {
    id: 'test/gust',
    rule: 'TEST',
    power: { id: 'gust', rule: 'TEST', target: { burst: 3 }, damage: 1, effect: [] },
  },
]);

const defender = (specialisation: string, more: More = {}) => ({
  role: 'defender',
  specialisation,
  implement: 'sword',
  ...more,
});

const has = (court: Court, name: string, status: string) =>
  court.state.effects.some(({ kind, on }) => kind === status && on === court.id(name));

describe('all Defenders', () => {
  const given = (def: More, bo: More, turn: string, rolls: readonly number[] = []) =>
    begin(
      {
        court: floor(12, 5),
        athletes: [
          ours('Def', '2,2', defender('smasher', def)),
          theirs('Bo', '3,2', bo),
          ours('Al', '2,4'),
        ],
        turn,
      },
      { rolls },
    );
  test('[KR-DEF-01] their Opportunities deal one more', () => {
    const court = given({}, {}, 'Bo').answer('walk', ['court(4,2)'], 'yes');
    // Two, one for the sword, one for the Defender.
    expect(court.of('Bo').hp).toBe(4);
  });
  test('[KR-DEF-04] [KR-GEN-16] Defender’s Mark: one enemy within five squares, until its next turn ends', () => {
    const court = given({}, { at: '7,2' }, 'Def').answer('defenders-mark');
    expect(court.offered).toEqual(['Bo']);
    court.answer('Bo', 'end-turn');
    expect(has(court, 'Bo', 'marked')).toBe(true);
    court.answer('end-turn');
    expect(has(court, 'Bo', 'marked')).toBe(false);
    const none = (bo: More) => given({}, bo, 'Def').offered.includes('defenders-mark');
    expect([none({ at: '8,2' }), none({ statuses: ['hidden'] })]).toEqual([false, false]);
  });
  test('[KR-DEF-04] [KZ-STAT-38] who is Marked and attacks another lays itself open', () => {
    const court = given({}, {}, 'Def', [4]).answer('defenders-mark', 'Bo', 'end-turn');
    court.answer('basic-implement-attack', 'Al');
    expect(court.asked).toBe('opportunity KZ-STAT-38 seat 0');
    expect(court.answer('no').of('Al').hp).toBe(6);
  });
  test('[KR-DEF-04] Marks of two Defenders stand beside each other', () => {
    const court = begin({
      court: floor(12, 5),
      athletes: [
        ours('Def', '2,2', defender('smasher')),
        ours('Two', '2,4', defender('pursuer')),
        theirs('Bo', '5,2'),
      ],
      turn: 'Def',
    }).answer('defenders-mark', 'Bo', 'end-turn', 'defenders-mark', 'Bo');
    const marks = court.state.effects.filter(({ kind }) => kind === 'marked');
    expect(marks.map(({ by }) => by)).toEqual([0, 1]);
  });
  test('[KR-DEF-04] [KR-GEN-10] a Creep that is Marked has its group for an enemy', () => {
    const court = begin({
      court: floor(12, 7),
      athletes: [ours('Def', '1,3', defender('smasher')), theirs('Bo', '11,6')],
      creeps: [{ group: 'love', members: ['4,3'] }],
      turn: 'Def',
    }).answer('defenders-mark', 'Love Beast 1');
    expect(court.state.groups[0]?.enemies).toEqual([0]);
  });
  test('[KR-DEF-02] they resist 1 of the attacks of enemies they have Marked, and of no others', () => {
    const struck = (by: string) => {
      const bo = { statuses: [{ status: 'marked', by }] };
      return given({}, bo, 'Bo', [4]).answer('basic-implement-attack', 'Def').of('Def').hp;
    };
    expect([struck('Def'), struck('Bo')]).toEqual([7, 6]);
  });
  test('[KR-DEF-02] the same holds for Opportunities', () => {
    const marked = { statuses: [{ status: 'marked', by: 'Def' }] };
    const court = given({}, marked, 'Def').answer('walk', ['court(1,2)'], 'yes');
    expect(court.of('Def').hp).toBe(7);
  });
  test('[KR-DEF-02] and for Ongoing Damage that they caused, once, whoever else is part of it', () => {
    const ongoing = (by: string, source: string) => ({ status: 'ongoing', amount: 1, by, source });
    const left = (statuses: readonly More[], bo: More) =>
      given({ statuses }, bo, 'Def').of('Def').hp;
    const marked = { statuses: [{ status: 'marked', by: 'Def' }] };
    expect(left([ongoing('Bo', 'a')], marked)).toBe(8);
    expect(left([ongoing('Bo', 'a')], {})).toBe(7);
    expect(left([ongoing('Al', 'a'), ongoing('Bo', 'b')], marked)).toBe(7);
  });
  test('[KR-DEF-06] a Mark ends when its maker is Taken Out', () => {
    const bo = { statuses: [{ status: 'marked', by: 'Def' }] };
    const court = given({ hp: 1 }, bo, 'Bo', [4]).answer('basic-implement-attack', 'Def');
    expect(court.at('Def')).toBe('nowhere');
    expect(has(court, 'Bo', 'marked')).toBe(false);
  });
});

describe('a Juggernaut', () => {
  const given = (
    more: More,
    others: readonly More[],
    turn: string,
    rolls: readonly number[] = [],
  ) =>
    begin(
      {
        court: floor(12, 5),
        athletes: [ours('Jug', '2,2', defender('juggernaut', more)), ...others],
        turn,
      },
      { rolls },
    );
  const ASKED = 'reaction.juggernaut KR-DEF-09 seat 0';
  test('[KR-DEF-07] [KR-INV-07] 5 HP and 3 Ward, Bloodied at 2', () => {
    const { hp, maxHp, wards, startingWard } = given({}, [theirs('Bo', '9,2')], 'Jug').of('Jug');
    expect({ hp, maxHp, wards, startingWard }).toEqual({
      hp: 5,
      maxHp: 5,
      wards: [{ amount: 3, onTop: false, by: -1 }],
      startingWard: 3,
    });
    const bloodied = (hp: number) =>
      isBloodied(given({ hp }, [theirs('Bo', '9,2')], 'Jug').of('Jug'));
    expect([bloodied(2), bloodied(3)]).toEqual([true, false]);
  });
  test('[KR-DEF-07] the Ward is there again when it comes back', () => {
    const court = begin(
      {
        court: MAP,
        athletes: [
          theirs('Bo', '2,0'),
          ours('Jug', '1,0', defender('juggernaut', { hp: 1, ward: 0 })),
        ],
        turn: 'Bo',
      },
      { rolls: [4] },
    ).answer('basic-physical-attack', 'Jug', 'no');
    expect(court.at('Jug')).toBe('nowhere');
    court.answer('end-turn', 'dungeon(0,1)');
    expect([court.of('Jug').hp, court.of('Jug').wards]).toEqual([
      5,
      [{ amount: 3, onTop: false, by: -1 }],
    ]);
  });
  test('[KR-DEF-08] a hit gives it 1 Ward, a miss none, and more has no limit', () => {
    const ward = (die: number, answers: readonly unknown[]) =>
      given({}, [theirs('Bo', '3,2')], 'Jug', [die])
        .answer('basic-implement-attack', 'Bo', ...answers)
        .of('Jug')
        .wards.map(({ amount }) => amount);
    expect(ward(4, [['damage', 'role-boost']])).toEqual([3, 1]);
    expect(ward(2, [])).toEqual([3]);
  });
  test('[KR-DEF-08] [KR-BOOST-06] though Ward of the target takes all the damage', () => {
    const court = given({}, [theirs('Bo', '3,2', { ward: 9 })], 'Jug', [4]);
    court.answer('basic-implement-attack', 'Bo', ['damage', 'role-boost']);
    expect(court.of('Jug').wards).toHaveLength(2);
  });
  test('[KR-DEF-09] it may resist 1 of damage that it takes', () => {
    const struck = (answer: string) => {
      const court = given({ ward: 0 }, [theirs('Bo', '3,2')], 'Bo', [4]);
      court.answer('basic-implement-attack', 'Jug');
      expect(court.asked).toBe(ASKED);
      return court.answer(answer).of('Jug').hp;
    };
    expect([struck('yes'), struck('no')]).toEqual([4, 3]);
  });
  test('[KR-DEF-09] [KR-DEF-02] together with a Mark and a Protector', () => {
    const bo = theirs('Bo', '3,2', {
      implement: 'sword',
      statuses: [{ status: 'marked', by: 'Jug' }],
    });
    const con = ours('Con', '2,3', { role: 'controller', specialisation: 'protector' });
    const court = given({ ward: 0, implement: 'wand' }, [bo, con], 'Bo', [6]);
    // 2x2+1 = 5, less three.
    court.answer('basic-implement-attack', 'Jug', 'yes');
    expect(court.of('Jug').hp).toBe(3);
  });
  test('[KR-DEF-09] not asked where a Resist leaves nothing anyway', () => {
    const statuses = [{ status: 'resist', amount: 2 }];
    const court = given({ statuses }, [theirs('Bo', '3,2')], 'Bo', [4]);
    expect(court.answer('basic-implement-attack', 'Jug').asked).toBe('action KZ-ACT-01 seat 1');
  });
  test('[KR-DEF-03] [KR-INV-05] once until its own next turn starts', () => {
    const others = [theirs('Bo', '4,2'), theirs('Cy', '4,3')];
    const court = given({ ward: 0 }, others, 'Bo', [4, 4, 4]);
    court.answer('basic-implement-attack', 'Jug', 'yes', 'end-turn');
    court.answer('basic-implement-attack', 'Jug');
    expect([court.asked, court.of('Jug').hp]).toEqual(['action KZ-ACT-01 seat 1', 2]);
    court.answer('end-turn', 'end-turn', 'basic-implement-attack', 'Jug');
    expect(court.asked).toBe(ASKED);
  });
  test('[KR-DEF-03] declined, it is not used up', () => {
    const others = [theirs('Bo', '4,2'), theirs('Cy', '4,3')];
    const court = given({ ward: 0 }, others, 'Bo', [4, 4]);
    court.answer('basic-implement-attack', 'Jug', 'no', 'end-turn');
    expect(court.answer('basic-implement-attack', 'Jug').asked).toBe(ASKED);
  });
  test('[KR-DEF-05] though it is Distracted, not while it is Stunned', () => {
    const asked = (status: string) =>
      given({ statuses: [status] }, [theirs('Bo', '3,2')], 'Bo', [4]).answer(
        'basic-implement-attack',
        'Jug',
      ).asked;
    expect(asked('distracted')).toBe(ASKED);
    expect(asked('stunned')).toBe('action KZ-ACT-01 seat 1');
  });
  test('[KR-DEF-09] it counts before Ward is tested: the Effect is stopped then', () => {
    const bo = theirs('Bo', '3,2', { picks: ['test/hobble'] });
    const slowed = (answer: string) => {
      const court = given({ ward: 4 }, [bo], 'Bo', [4]).answer('hobble', 'Jug', answer);
      return has(court.answer(['damage', 'effect']), 'Jug', 'slowed');
    };
    // Three and two in the Effect: five, or four.
    expect([slowed('yes'), slowed('no')]).toEqual([false, true]);
  });
});

describe('a Smasher', () => {
  const given = (more: More, bo: More, turn: string, rolls: readonly number[] = []) =>
    begin(
      {
        court: floor(12, 7),
        athletes: [
          ours('Sma', '3,3', defender('smasher', { implement: 'wand', ...more })),
          theirs('Bo', '4,3', bo),
          theirs('Cy', '9,0'),
        ],
        turn,
      },
      { rolls },
    );
  const hit = (sma: More, bo: More = {}, die = 4) => {
    const court = given(sma, bo, 'Sma', [die]).answer('basic-implement-attack', 'Bo');
    if (court.asked.startsWith('hit-order')) court.answer(['damage', 'role-boost']);
    return [court.of('Bo').hp, court.of('Sma').hp];
  };
  test('[KR-DEF-16] at full HP a hit deals one more, otherwise it heals 1', () => {
    expect(hit({})).toEqual([5, 8]);
    expect(hit({ hp: 5 })).toEqual([6, 6]);
    expect(hit({ hp: 7 })).toEqual([6, 8]);
  });
  test('[KR-DEF-16] never doubled, and nothing on a miss', () => {
    expect(hit({}, {}, 6)).toEqual([3, 8]);
    expect(hit({ hp: 5 }, {}, 2)).toEqual([8, 5]);
  });
  test('[KR-DEF-16] [KZ-WARD-05] the damage counts against Ward', () => {
    expect(hit({}, { ward: 2 })).toEqual([7, 8]);
  });
  const ASKED = 'reaction.smasher KR-DEF-17 seat 0';
  test('[KR-DEF-17] whoever ends its turn beside it may be pushed three squares', () => {
    const court = given({}, {}, 'Bo').answer('end-turn');
    expect(court.asked).toBe(ASKED);
    court.answer('yes', ['court(5,3)', 'court(6,3)', 'court(7,3)']);
    expect(court.at('Bo')).toBe('court(7,3)');
    expect(court.asked).toBe('action KZ-ACT-01 seat 1');
  });
  test('[KR-DEF-17] no farther, and not nearer', () => {
    const { ends } = given({}, {}, 'Bo').answer('end-turn', 'yes');
    expect(ends).toContain('court(7,4)');
    expect(ends).not.toContain('court(8,3)');
    expect(ends).not.toContain('court(4,4)');
  });
  test('[KR-DEF-17] not who ends it elsewhere, no ally, nobody Hidden', () => {
    expect(given({}, { at: '5,3' }, 'Bo').answer('end-turn').asked).toBe('action KZ-ACT-01 seat 1');
    expect(given({}, { team: 'players' }, 'Bo').answer('end-turn').asked).toBe(
      'action KZ-ACT-01 seat 1',
    );
    expect(given({}, { statuses: ['hidden'] }, 'Bo').answer('end-turn').asked).toBe(
      'action KZ-ACT-01 seat 1',
    );
  });
  test('[KR-DEF-17] not where the enemy could be pushed nowhere', () => {
    const rows = ['######', '#..#..', '######', '......'];
    const court = begin({
      court: rows,
      athletes: [ours('Sma', '1,1', defender('smasher')), theirs('Bo', '2,1'), theirs('Cy', '5,3')],
      turn: 'Bo',
    });
    expect(court.answer('end-turn').asked).toBe('action KZ-ACT-01 seat 1');
  });
  test('[KR-DEF-03] once until its own next turn starts', () => {
    const court = given({}, {}, 'Bo').answer('end-turn', 'yes', []);
    court.of('Cy').cell = court.cell(3, 4);
    expect(court.answer('end-turn').asked).toBe('action KZ-ACT-01 seat 0');
    const declined = given({}, {}, 'Bo').answer('end-turn', 'no');
    declined.of('Cy').cell = declined.cell(3, 4);
    expect(declined.answer('end-turn').asked).toBe(ASKED);
  });
});

describe('a Pursuer', () => {
  const given = (
    more: More,
    bo: More,
    turn: string,
    rolls: readonly number[] = [],
    al: More = {},
  ) =>
    begin(
      {
        court: floor(14, 7),
        athletes: [
          ours('Pur', '3,3', defender('pursuer', { implement: 'wand', ...more })),
          theirs('Bo', '7,3', bo),
          ours('Al', '0,6', al),
        ],
        turn,
      },
      { rolls },
    );
  const boosted = (bo: More, order: readonly string[] = ['damage', 'role-boost']) =>
    given({}, bo, 'Pur', [4]).answer('basic-implement-attack', 'Bo', order);
  test('[KR-DEF-13] it goes eight squares', () => {
    const { ends } = given({ at: '0,3' }, { at: '13,0' }, 'Pur').answer('walk');
    expect(ends).toContain('court(8,3)');
    expect(ends).not.toContain('court(9,3)');
  });
  test('[KR-DEF-14] a target that is not beside it is pulled up to two squares', () => {
    const court = boosted({});
    expect(court.asked).toBe('force.pull KR-DEF-14 seat 0');
    expect(court.answer(['court(6,3)', 'court(5,3)']).at('Bo')).toBe('court(5,3)');
    expect(court.asked).toBe('action KZ-ACT-01 seat 0');
    expect(boosted({ at: '8,3' }).ends).not.toContain('court(5,3)');
  });
  test('[KR-DEF-14] one beside it goes around it, and then it may shift a square', () => {
    const court = boosted({ at: '4,3' });
    expect(court.asked).toBe('force.slide KR-DEF-14 seat 0');
    // All seven other squares around it.
    expect(court.ends).toHaveLength(7);
    court.answer(['court(4,2)', 'court(3,2)', 'court(2,2)', 'court(2,3)']);
    expect(court.asked).toBe('way.shift KR-DEF-14 seat 0');
    court.answer(['court(3,4)']);
    expect([court.at('Bo'), court.at('Pur')]).toEqual(['court(2,3)', 'court(3,4)']);
    expect(court.heard('opportunity')).toEqual([]);
  });
  test('[KR-DEF-14] it slides along free squares only', () => {
    const court = begin(
      {
        court: floor(9, 5),
        athletes: [ours('Pur', '0,0', defender('pursuer')), theirs('Bo', '1,0'), ours('Al', '1,1')],
        turn: 'Pur',
      },
      { rolls: [4] },
    ).answer('basic-implement-attack', 'Bo', ['damage', 'role-boost']);
    // From (1,0) to (0,1) it could come through (1,1) alone, or straight across the corner.
    expect(court.ends).toEqual(['court(0,1)']);
  });
  test('[KR-DEF-14] [KR-BOOST-06] Ward stops pull and slide, not the shift', () => {
    expect(boosted({ ward: 5 }).asked).toBe('action KZ-ACT-01 seat 0');
    expect(boosted({ at: '4,3', ward: 5 }).asked).toBe('way.shift KR-DEF-14 seat 0');
  });
  test('[KR-DEF-14] [KR-BOOST-08] nor does the end of a target that was beside it', () => {
    expect(boosted({ at: '4,3', hp: 2 }).asked).toBe('way.shift KR-DEF-14 seat 0');
    expect(boosted({ hp: 2 }).asked).toBe('action KZ-ACT-01 seat 0');
  });
  const ASKED = 'reaction.pursuer KR-DEF-15 seat 0';
  const walk = (...squares: readonly string[]) => ['walk', squares.map((at) => `court(${at})`)];
  test('[KR-DEF-15] after an enemy that ends its movement within four squares', () => {
    const court = given({}, { at: '8,3' }, 'Bo').answer(...walk('7,3'));
    expect(court.asked).toBe(ASKED);
    court.answer('yes');
    expect(court.asked).toBe('way.move KR-DEF-15 seat 0');
    expect(court.ends).toEqual([
      'court(6,2)',
      'court(6,3)',
      'court(6,4)',
      'court(7,2)',
      'court(7,4)',
      'court(8,2)',
      'court(8,3)',
      'court(8,4)',
    ]);
    court.answer(['court(4,3)', 'court(5,3)', 'court(6,3)']);
    expect([court.at('Pur'), court.asked]).toEqual(['court(6,3)', 'action KZ-ACT-01 seat 1']);
  });
  test('[KR-DEF-15] not beyond four, not while it stays, not when it is forced', () => {
    expect(given({}, { at: '9,3' }, 'Bo').answer(...walk('8,3')).asked).toBe(
      'action KZ-ACT-01 seat 1',
    );
    expect(given({}, {}, 'Bo').answer(...walk()).asked).toBe('action KZ-ACT-01 seat 1');
    const con = { role: 'controller', specialisation: 'protector', at: '6,6' };
    const court = given({}, { at: '8,3' }, 'Al', [4], con);
    court.answer('basic-implement-attack', 'Bo', ['damage', 'role-boost'], ['court(7,3)']);
    expect([court.at('Bo'), court.asked]).toEqual(['court(7,3)', 'action KZ-ACT-01 seat 0']);
  });
  test('[KR-DEF-15] after shifts and Charges too, not after allies or Hidden ones', () => {
    expect(given({}, { at: '8,3' }, 'Bo').answer('shift', ['court(7,3)']).asked).toBe(ASKED);
    expect(given({}, {}, 'Al').answer(...walk('1,5')).asked).toBe('action KZ-ACT-01 seat 0');
    const hidden = given({}, { at: '8,3', statuses: ['hidden'] }, 'Bo').answer(...walk('7,3'));
    expect(hidden.asked).toBe('action KZ-ACT-01 seat 1');
    const charge = given({}, { implement: 'sword' }, 'Bo', [4]);
    charge.answer('charge', 'Pur', ['court(6,3)', 'court(5,3)', 'court(4,3)']);
    expect(charge.asked).toBe(ASKED);
    charge.answer('yes', ['court(3,2)'], 'no');
    // It goes on with its attack: the Pursuer is beside it still.
    expect(charge.of('Pur').hp).toBe(5);
  });
  test('[KR-DEF-15] not if it cannot come there: held, Prone, or too slow', () => {
    for (const status of ['immobilized', 'prone', 'stunned']) {
      const court = given({ statuses: [status] }, { at: '8,3' }, 'Bo').answer(...walk('7,3'));
      expect(court.asked).toBe('action KZ-ACT-01 seat 1');
    }
    const slow = given({ speed: 2 }, { at: '8,3' }, 'Bo').answer(...walk('7,3'));
    expect(slow.asked).toBe('action KZ-ACT-01 seat 1');
  });
  test('[KR-DEF-15] its way grants Opportunities; [KR-DEF-03] once until its turn starts', () => {
    const court = begin({
      court: floor(14, 7),
      athletes: [ours('Pur', '3,3', defender('pursuer')), theirs('Bo', '8,3'), theirs('Cy', '3,4')],
      turn: 'Bo',
    }).answer(...walk('7,3'), 'yes', ['court(4,3)', 'court(5,3)', 'court(6,3)']);
    expect(court.asked).toBe('opportunity KZ-OPP-02 seat 1');
    court.answer('yes', ['court(5,3)', 'court(6,3)'], 'no');
    expect([court.of('Pur').hp, court.at('Pur')]).toEqual([6, 'court(6,3)']);
    court.answer('end-turn', ...walk('3,5'));
    expect(court.asked).toBe('action KZ-ACT-01 seat 1');
  });
});

describe('a Punisher', () => {
  const marked = { statuses: [{ status: 'marked', by: 'Pun' }] };
  const given = (
    pun: More,
    bo: More,
    turn: string,
    rolls: readonly number[] = [],
    others: readonly More[] = [],
  ) =>
    begin(
      {
        court: floor(14, 7),
        athletes: [
          ours('Pun', '3,3', defender('punisher', { implement: 'wand', ...pun })),
          theirs('Bo', '4,3', bo),
          ours('Al', '4,6'),
          ...others,
        ],
        turn,
      },
      { rolls },
    );
  const order = ['damage', 'role-boost'];
  const shoot = ['basic-implement-attack', 'Bo', order];
  test('[KR-DEF-10] with nobody Marked a hit Marks its target, until its next turn ends', () => {
    const court = given({}, {}, 'Pun', [4]).answer(...shoot);
    expect(has(court, 'Bo', 'marked')).toBe(true);
    court.answer('end-turn', 'end-turn');
    expect(has(court, 'Bo', 'marked')).toBe(false);
    expect(
      has(given({}, {}, 'Pun', [2]).answer('basic-implement-attack', 'Bo'), 'Bo', 'marked'),
    ).toBe(false);
  });
  test('[KR-DEF-10] [KR-BOOST-06] Ward stops the Mark, and nobody is Marked who was Taken Out', () => {
    expect(has(given({}, { ward: 5 }, 'Pun', [4]).answer(...shoot), 'Bo', 'marked')).toBe(false);
    const court = given({}, { hp: 2 }, 'Pun', [4]).answer(...shoot);
    expect(court.state.effects.some(({ kind }) => kind === 'marked')).toBe(false);
  });
  const leave = ['walk', ['court(5,3)']];
  test('[KR-DEF-10] with an enemy Marked its Opportunities deal one more until its turn starts', () => {
    const court = given({}, marked, 'Pun', [4]).answer(...shoot, 'end-turn', ...leave, 'yes');
    // Two of the attack; two, one for the Defender, one for the Boost.
    expect(court.of('Bo').hp).toBe(2);
    expect(court.state.effects.some(({ kind }) => kind === 'poised')).toBe(true);
    court.answer('no', [], 'end-turn', 'end-turn');
    expect(court.state.turn?.creature).toBe(0);
    expect(court.state.effects.some(({ kind }) => kind === 'poised')).toBe(false);
  });
  test('[KR-DEF-10] the Mark may be on another, and Ward does not matter then', () => {
    const other = theirs('Cy', '9,0', { statuses: [{ status: 'marked', by: 'Pun' }] });
    const court = given({}, { ward: 5 }, 'Pun', [4], [other]).answer(...shoot);
    expect(court.state.effects.some(({ kind }) => kind === 'poised')).toBe(true);
    expect(has(court, 'Bo', 'marked')).toBe(false);
  });

  const ASKED = 'reaction.punisher KR-DEF-11 seat 0';
  const hobble = { picks: ['test/hobble', 'test/gust'] };
  test('[KR-DEF-11] [KR-DEF-12] after the step that granted it: an attack that applies its Effect alone', () => {
    const court = given(hobble, marked, 'Bo', [6]).answer(...leave, 'yes');
    // The Opportunity came first, then the step.
    expect([court.of('Bo').hp, court.at('Bo'), court.asked]).toEqual([5, 'court(5,3)', ASKED]);
    court.answer('yes');
    expect(court.offered).toEqual(['basic-physical-attack', 'basic-implement-attack', 'hobble']);
    court.answer('hobble');
    expect(has(court, 'Bo', 'slowed')).toBe(true);
    expect([court.of('Bo').hp, court.of('Pun').spent]).toEqual([5, ['hobble']]);
  });
  test('[KR-DEF-11] no damage and no Boost, an attack without an Effect does nothing', () => {
    const court = given(hobble, { ...marked, at: '4,3' }, 'Bo', [4]).answer(...leave, 'no', 'yes');
    court.answer('basic-physical-attack');
    expect([court.of('Bo').hp, court.at('Bo')]).toEqual([8, 'court(5,3)']);
    expect(court.asked).toBe('way.move KZ-MOVE-01 seat 1');
    expect(court.state.effects.some(({ kind }) => kind === 'poised')).toBe(false);
  });
  test('[KR-DEF-11] on a 3 the Effect, without a question; on a miss nothing but a Miss Token', () => {
    const rolled = (die: number) =>
      given(hobble, marked, 'Bo', [die]).answer(...leave, 'no', 'yes', 'hobble');
    expect(has(rolled(3), 'Bo', 'slowed')).toBe(true);
    const missed = rolled(1);
    expect(has(missed, 'Bo', 'slowed')).toBe(false);
    expect([missed.of('Pun').missTokens, missed.state.strikes]).toEqual([1, [1, 0]]);
  });
  test('[KR-DEF-11] [KZ-WARD-06] Ward stops the Effect: no damage is dealt', () => {
    const court = given(hobble, { ...marked, ward: 1 }, 'Bo', [6]).answer(
      ...leave,
      'no',
      'yes',
      'hobble',
    );
    expect(has(court, 'Bo', 'slowed')).toBe(false);
    expect(court.of('Bo').wards).toHaveLength(1);
  });
  test('[KR-DEF-11] after an attack on another, when it is over', () => {
    const court = given(hobble, marked, 'Bo', [4, 4]).answer('basic-implement-attack', 'Al');
    expect(court.asked).toBe('opportunity KZ-STAT-38 seat 0');
    court.answer('no');
    expect([court.of('Al').hp, court.asked]).toEqual([6, ASKED]);
    court.answer('yes', 'hobble');
    expect(has(court, 'Bo', 'slowed')).toBe(true);
  });
  test('[KR-DEF-11] the attack ignores range, with a sword too', () => {
    const sword = { ...hobble, implement: 'sword' };
    const court = given(sword, marked, 'Bo', [4]).answer(...leave, 'no', 'yes');
    expect(court.offered).toContain('hobble');
    expect(has(court.answer('hobble'), 'Bo', 'slowed')).toBe(true);
  });
  test('[KR-DEF-11] not who is Marked by nobody, or by another', () => {
    expect(given({}, {}, 'Bo').answer(...leave, 'no').asked).toBe('action KZ-ACT-01 seat 1');
    const other = { statuses: [{ status: 'marked', by: 'Al' }] };
    expect(given({}, other, 'Bo').answer(...leave, 'no').asked).toBe('action KZ-ACT-01 seat 1');
  });
  test('[KR-DEF-11] not beyond five squares', () => {
    const court = (at: string) =>
      given({ implement: 'staff' }, { ...marked, at }, 'Bo', [4]).answer(
        'basic-implement-attack',
        'Al',
      );
    expect(court('8,3').answer('no').asked).toBe(ASKED);
    expect(court('9,3').answer('no').asked).toBe('action KZ-ACT-01 seat 1');
  });
  test('[KR-DEF-12] [D-04] no Reaction without an Opportunity: out of range, or barred by a status', () => {
    const far = given({ implement: 'sword' }, { ...marked, at: '6,3' }, 'Bo', [4]);
    expect(far.answer('basic-implement-attack', 'Al').asked).toBe('action KZ-ACT-01 seat 1');
    const barred = given({ statuses: ['distracted'] }, marked, 'Bo').answer(...leave);
    expect(barred.asked).toBe('action KZ-ACT-01 seat 1');
  });
  test('[KR-DEF-12] no Reaction on whom the Opportunity has Taken Out', () => {
    const court = given({}, { ...marked, hp: 3 }, 'Bo').answer(...leave, 'yes');
    expect([court.at('Bo'), court.asked]).toEqual(['nowhere', 'action KZ-ACT-01 seat 0']);
  });
  test('[KR-DEF-12] though the Opportunity kept it from the step', () => {
    const court = given(hobble, marked, 'Bo', [4]).answer(...leave);
    court.befall('Bo', 'immobilized');
    expect(court.answer('no').asked).toBe(ASKED);
    expect(court.at('Bo')).toBe('court(4,3)');
    court.answer('yes', 'hobble');
    expect(has(court, 'Bo', 'slowed')).toBe(true);
  });
  test('[KR-DEF-03] once until its own next turn starts; a spent power is not offered', () => {
    const spent = given(hobble, marked, 'Pun', [4, 4, 4]);
    spent.answer('hobble', 'Bo', ['damage', 'effect', 'role-boost'], 'end-turn');
    spent.answer(...leave, 'no', 'yes');
    expect(spent.offered).toEqual(['basic-physical-attack', 'basic-implement-attack']);
    spent.answer('basic-implement-attack');
    // A second Opportunity in the same turn brings no second Reaction.
    spent.answer([], 'basic-implement-attack', 'Al', 'no');
    expect([spent.of('Al').hp, spent.asked]).toEqual([6, 'action KZ-ACT-01 seat 1']);
  });
});
