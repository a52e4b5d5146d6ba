import { describe, expect, test } from 'vitest';
import { begin, floor, ours, theirs } from '../../../test/court.ts';
import { driven, tableAt } from '../../../test/played.ts';
import { declareAbilities } from '../../rules/ability.ts';
import { attack } from '../../rules/attack.ts';
import { creatureOf } from '../../rules/creatures.ts';
import { force } from '../../rules/forced.ts';
import { inflict } from '../../rules/inflict.ts';
import { untilNextTurnEnds } from '../../rules/status.ts';
import { BASIC_IMPLEMENT_ATTACK } from '../basic-powers.ts';

type More = Readonly<Record<string, unknown>>;

declareAbilities([
  {
    id: 'test/shove',
    rule: 'TEST',
    power: {
      id: 'shove',
      rule: 'TEST',
      target: 'implement',
      damage: 2,
      effect: [
        {
          on: 'target',
          *run(t, { attacker: by, target, total }) {
            const from = creatureOf(t.state, by);
            const how = { how: 'slide', squares: 2, source: 'shove', rule: 'TEST' } as const;
            yield* force(t, target, { ...how, by, from, total });
          },
        },
        {
          on: 'others',
          *run({ state }, { attacker }) {
            creatureOf(state, attacker).wards.push({ amount: 1, onTop: false, by: attacker });
          },
        },
      ],
    },
  },
  {
    id: 'test/scorch',
    rule: 'TEST',
    power: {
      id: 'scorch',
      rule: 'TEST',
      target: 'implement',
      damage: 2,
      effect: [
        {
          on: 'target',
          damage: () => 2,
          *run(t, { attacker: by, target: on }) {
            const until = untilNextTurnEnds(t.state, on);
            yield* inflict(t, { kind: 'slowed', on, by, source: 'scorch', until });
          },
        },
      ],
    },
  },
  {
    id: 'test/blaze',
    rule: 'TEST',
    power: {
      id: 'blaze',
      rule: 'TEST',
      target: { burst: 5 },
      damage: 1,
      effect: [
        {
          on: 'target',
          *run(t, { attacker: by, target: on }) {
            const until = untilNextTurnEnds(t.state, on);
            yield* inflict(t, { kind: 'weakened', on, by, source: 'blaze', until });
          },
        },
      ],
    },
  },
]);

const controller = (specialisation: string, more: More = {}) => ({
  role: 'controller',
  specialisation,
  ...more,
});

describe('all Controllers', () => {
  const shot = (rolls: readonly number[], bo: More = {}) =>
    begin(
      {
        court: floor(12, 5),
        athletes: [ours('Con', '1,2', controller('protector')), theirs('Bo', '5,2', bo)],
        turn: 'Con',
      },
      { rolls },
    ).answer('basic-implement-attack', 'Bo');
  const order = ['damage', 'role-boost'];
  test('[KR-CON-01] on a hit the target slides up to three squares, and no farther', () => {
    const court = shot([4]).answer(order);
    expect(court.asked).toBe('force.slide KR-CON-01 seat 0');
    expect(court.ends).toContain('court(8,2)');
    expect(court.ends).not.toContain('court(9,2)');
    court.answer(['court(5,1)', 'court(6,1)', 'court(7,0)']);
    expect([court.at('Bo'), court.of('Bo').hp]).toEqual(['court(7,0)', 6]);
  });
  test('[KR-CON-01] [KR-BOOST-07] not on a miss; on a hit it may be left undone', () => {
    expect(shot([2]).asked).toBe('action KZ-ACT-01 seat 0');
    expect(shot([5]).answer(order, []).at('Bo')).toBe('court(5,2)');
  });
  test('[KR-BOOST-06] Ward that takes all the damage stops the slide', () => {
    expect(shot([4], { ward: 2 }).answer(order).asked).toBe('action KZ-ACT-01 seat 0');
    expect(shot([4], { ward: 1 }).answer(order).asked).toBe('force.slide KR-CON-01 seat 0');
  });
  test('[KR-BOOST-08] nobody slides who was Taken Out first', () => {
    const court = shot([4], { hp: 2 }).answer(order);
    expect([court.at('Bo'), court.asked]).toEqual(['nowhere', 'action KZ-ACT-01 seat 0']);
  });
  test('[KR-CON-04] of several targets only the first that is rolled for', () => {
    const court = begin(
      {
        court: floor(9, 5),
        athletes: [
          ours('Con', '1,2', controller('protector', { picks: ['test/blaze'] })),
          theirs('Bo', '3,2'),
          theirs('Cy', '4,4'),
        ],
        turn: 'Con',
      },
      { rolls: [4, 4] },
    ).answer('blaze', 'Cy', ['damage', 'effect', 'role-boost'], ['court(4,3)']);
    expect(court.asked).toBe('hit-order KZ-CRIT-09 seat 0');
    expect(court.offered).toEqual(['damage', 'effect']);
    court.answer(['damage', 'effect']);
    expect([court.at('Bo'), court.at('Cy')]).toEqual(['court(3,2)', 'court(4,3)']);
  });
});

describe('Role Boosts and Role Actions', () => {
  const con = (more: More = {}) =>
    ours('Con', '1,2', controller('protector', { picks: ['test/scorch'], ...more }));
  test('[KR-BOOST-05] on a 3 the Boost applies whichever of damage and Effect is taken', () => {
    for (const taken of ['damage', 'effect']) {
      const court = begin(
        { court: floor(12, 5), athletes: [con(), theirs('Bo', '4,2')], turn: 'Con' },
        { rolls: [3] },
      ).answer('scorch', 'Bo', taken, [taken, 'role-boost']);
      expect(court.asked).toBe('force.slide KR-CON-01 seat 0');
    }
  });
  test('[KR-BOOST-04] the attacker may take the Boost first', () => {
    const court = begin(
      { court: floor(12, 5), athletes: [con(), theirs('Bo', '4,2')], turn: 'Con' },
      { rolls: [4] },
    ).answer('basic-implement-attack', 'Bo', ['role-boost', 'damage']);
    expect(court.of('Bo').hp).toBe(8);
    expect(court.answer(['court(5,2)']).of('Bo').hp).toBe(6);
  });
  test('[KR-BOOST-02] none for an Opportunity', () => {
    const court = begin({
      court: floor(12, 5),
      athletes: [con(), theirs('Bo', '2,2')],
      turn: 'Bo',
    }).answer('walk', ['court(3,2)'], 'yes');
    expect([court.of('Bo').hp, court.at('Bo')]).toEqual([6, 'court(3,2)']);
  });
  test('[KR-BOOST-03] off its turn too, unless the text says without', () => {
    const given = { court: floor(12, 5), athletes: [con(), theirs('Bo', '4,2')] };
    const struck = (manner: { readonly withoutBoost?: boolean }) => {
      const t = tableAt({ given, rolls: [4] });
      const answers = manner.withoutBoost ? [] : [['damage', 'role-boost'], ['court(5,2)']];
      driven(attack(t, 0, 1, BASIC_IMPLEMENT_ATTACK, manner), answers);
      return t.state.creatures[1]?.cell;
    };
    expect([struck({}), struck({ withoutBoost: true })]).toEqual([2 * 12 + 5, 2 * 12 + 4]);
  });
  test('[KR-GEN-09] a Role Action is no attack: it violates no Mark and ends no hiding', () => {
    const hidden = { status: 'hidden' };
    const court = begin({
      court: floor(12, 5),
      athletes: [
        con({ statuses: [{ status: 'marked', by: 'Cy' }, hidden] }),
        theirs('Bo', '4,2'),
        theirs('Cy', '2,3'),
      ],
      turn: 'Con',
    }).answer('weaken', 'Bo');
    expect(court.asked).toBe('action KZ-ACT-01 seat 0');
    expect(court.state.effects.some(({ kind, on }) => kind === 'hidden' && on === 0)).toBe(true);
    expect(court.heard('attack')).toEqual([]);
  });
});

describe('Crowd Control', () => {
  const PARTS = ['damage', 'effect', 'role-boost', 'crowd-control'];
  /** Con attacks X with a test power; Y and others stand about. */
  const attacked = (
    power: string,
    rolls: readonly number[],
    {
      x = {},
      y = {},
      others = [],
      rows = floor(12, 7),
      options = {},
    }: {
      readonly x?: More;
      readonly y?: More;
      readonly others?: readonly More[];
      readonly rows?: readonly string[];
      readonly options?: More;
    } = {},
  ) =>
    begin(
      {
        court: rows,
        athletes: [
          ours('Con', '1,3', controller('crowd-control', { picks: [`test/${power}`] })),
          theirs('X', '4,3', x),
          theirs('Y', '4,5', y),
          ...others,
        ],
        turn: 'Con',
      },
      { rolls, options },
    ).answer(power, 'X');
  const STAY: readonly string[] = [];

  test('[KR-CON-05] the Effect reaches another enemy that could be attacked, without the damage line', () => {
    const court = attacked('shove', [5]).answer(PARTS, STAY, STAY);
    expect(court.asked).toBe('crowd-control KR-CON-05 seat 0');
    expect(court.offered).toEqual(['Y', 'nobody']);
    court.answer('Y');
    expect(court.asked).toBe('force.slide TEST seat 0');
    court.answer(['court(5,5)', 'court(6,5)']);
    expect([court.at('Y'), court.of('Y').hp, court.of('X').hp]).toEqual(['court(6,5)', 8, 6]);
  });
  test('[KR-CON-05] only who could be attacked: in range, in sight, not Hidden, no ally', () => {
    const asked = (more: Parameters<typeof attacked>[2]) =>
      attacked('shove', [5], more).answer(PARTS, STAY, STAY).asked;
    const none = 'action KZ-ACT-01 seat 0';
    expect(asked({ y: { at: '7,3' } })).toBe(none);
    expect(asked({ y: { statuses: ['hidden'] } })).toBe(none);
    expect(asked({ y: { team: 'players' } })).toBe(none);
    const rows = ['............', ...floor(12, 3), '############', ...floor(12, 2)];
    expect(asked({ rows })).toBe(none);
    expect(asked({ y: { at: '6,3' } })).toBe('crowd-control KR-CON-05 seat 0');
  });
  test('[KR-CON-05] not when the damage line is taken on a 3, nor on a miss', () => {
    const court = attacked('shove', [3]).answer('damage', [
      'damage',
      'role-boost',
      'crowd-control',
    ]);
    expect(court.answer(STAY).asked).toBe('action KZ-ACT-01 seat 0');
    expect(attacked('shove', [2]).asked).toBe('action KZ-ACT-01 seat 0');
    const effect = attacked('shove', [3]).answer('effect', [
      'crowd-control',
      'effect',
      'role-boost',
    ]);
    expect(effect.asked).toBe('crowd-control KR-CON-05 seat 0');
  });
  test('[KR-CON-05] a basic attack has no Effect to copy, nor is one copied from an ally', () => {
    const struck = (power: string, answers: readonly unknown[]) =>
      begin(
        {
          court: floor(9, 3),
          athletes: [
            ours('Con', '1,1', controller('crowd-control', { picks: ['test/shove'] })),
            ours('Al', '2,1'),
            theirs('X', '3,1'),
          ],
          turn: 'Con',
        },
        { rolls: [4] },
      ).answer(power, ...answers).offered;
    expect(struck('basic-implement-attack', ['X'])).toEqual(['damage', 'role-boost']);
    const ally = ['shove', 'no'];
    expect(struck('attack-ally', ally)).toEqual(['damage', 'effect', 'role-boost']);
  });
  test('[KR-CON-06] whoever would have been attacked with Disadvantage may save', () => {
    const saved = (die: number) => {
      const court = attacked('scorch', [5, die], { y: { statuses: ['concealed'] } });
      return court.answer(PARTS, STAY, 'Y', 'roll');
    };
    const off = saved(4);
    expect([
      off.of('Y').hp,
      off.state.effects.some(({ on, kind }) => on === 2 && kind === 'slowed'),
    ]).toEqual([8, false]);
    const on = saved(3);
    expect([
      on.of('Y').hp,
      on.state.effects.some(({ on, kind }) => on === 2 && kind === 'slowed'),
    ]).toEqual([6, true]);
  });
  test('[KR-CON-06] Advantage cancels it: no Saving Throw then', () => {
    const court = attacked('scorch', [5], { y: { statuses: ['concealed'] } });
    // Hidden from all, Con has Advantage on X and Y alike.
    court.befall('Con', 'hidden');
    expect(court.answer(PARTS, STAY, 'Y').of('Y').hp).toBe(6);
  });
  test('[KR-CON-07] damage printed in the Effect is copied, parts for the attacker are not', () => {
    expect(attacked('scorch', [6]).answer(PARTS, STAY, 'Y').of('Y').hp).toBe(6);
    const court = attacked('shove', [5]).answer(PARTS, STAY, STAY, 'Y', STAY);
    expect(court.of('Con').wards).toEqual([{ amount: 1, onTop: false, by: 0 }]);
  });
  test('[KR-CON-07] [D-02] Ward of the other stops the copy, unless its damage takes HP', () => {
    const slowed = (ward: number) => {
      const court = attacked('scorch', [5], { y: { ward } }).answer(PARTS, STAY, 'Y');
      return [court.of('Y').hp, court.state.effects.some((e) => e.on === 2 && e.kind === 'slowed')];
    };
    expect(slowed(2)).toEqual([8, false]);
    expect(slowed(1)).toEqual([7, true]);
    const shoved = attacked('shove', [5], { y: { ward: 1 } }).answer(PARTS, STAY, STAY, 'Y');
    expect(shoved.asked).toBe('action KZ-ACT-01 seat 0');
  });
  test('[KR-CON-07] the Ward of the target does not stop it', () => {
    const court = attacked('shove', [5], { x: { ward: 5 } }).answer(PARTS);
    expect(court.asked).toBe('crowd-control KR-CON-05 seat 0');
  });
  test('[KR-CON-07] once for an attack action, for the first roll that applies its Effect', () => {
    const court = begin(
      {
        court: floor(9, 7),
        athletes: [
          ours('Con', '1,3', controller('crowd-control', { picks: ['test/blaze'] })),
          theirs('X', '4,3'),
          theirs('Y', '4,5'),
          theirs('Z', '4,1'),
        ],
        turn: 'Con',
      },
      { rolls: [2, 4, 4] },
    ).answer('blaze', 'X', 'Y', 0);
    court.answer(['damage', 'effect', 'crowd-control']);
    expect(court.asked).toBe('crowd-control KR-CON-05 seat 0');
    court.answer('X', 0, ['crowd-control', 'damage', 'effect']);
    expect(court.asked).toBe('action KZ-ACT-01 seat 0');
  });
});

describe('Rearrange', () => {
  const zone = (rows: readonly string[], more: readonly More[], answers: readonly unknown[] = []) =>
    begin({
      court: rows,
      athletes: [ours('Con', '1,3', controller('crowd-control')), ...more],
      turn: 'Con',
    }).answer('rearrange', ...answers);
  test('[KR-CON-08] [KR-GEN-12] a 3x3 zone centred within five squares, with somebody in it', () => {
    const court = zone(floor(12, 7), [theirs('X', '7,3')]);
    expect(court.asked).toBe('zone KR-CON-08 seat 0');
    expect(court.offered).toEqual(['court(6,2)', 'court(6,3)', 'court(6,4)']);
    expect(() => zone(floor(12, 7), [theirs('X', '8,3')])).toThrow('rearrange');
  });
  test('[KR-CON-08] [KR-GEN-11] [KR-GEN-12] the centre must be seen; walls in the zone do not matter', () => {
    const rows = [
      '....#...',
      '....#...',
      '....#...',
      '....#...',
      '....#...',
      '....#...',
      '....#...',
    ];
    const court = zone(rows, [theirs('X', '5,3')]);
    // Of the squares around X only the wall itself could be seen.
    expect(court.offered.every((id) => id.startsWith('court(4,'))).toBe(true);
  });
  test('[KR-CON-08] everyone in it slides up to a square, in any order, the user not', () => {
    const around = [
      theirs('X', '3,3'),
      ours('Al', '3,2'),
      theirs('Hid', '2,2', { statuses: ['hidden'] }),
    ];
    const court = zone(floor(12, 7), around, ['court(2,3)']);
    expect(court.asked).toBe('slide-next KR-CON-08 seat 0');
    expect(court.offered).toEqual(['X', 'Al', 'Hid', 'nobody']);
    court.answer('Al');
    expect(court.ends).not.toContain('court(5,2)');
    court.answer(['court(4,1)'], 'X', ['court(3,2)'], 'nobody');
    expect([court.at('Al'), court.at('X'), court.at('Con')]).toEqual([
      'court(4,1)',
      'court(3,2)',
      'court(1,3)',
    ]);
    expect(court.state.turn).toMatchObject({ roleActions: 0, attackActions: 1, moveActions: 1 });
  });
  test('[KR-CON-08] [KR-GEN-10] creeps too, whose group does not forget it', () => {
    const court = begin({
      court: floor(12, 7),
      athletes: [ours('Con', '1,3', controller('crowd-control')), theirs('Bo', '11,6')],
      creeps: [{ group: 'love', members: ['4,3'] }],
      turn: 'Con',
    }).answer('rearrange', 'court(4,3)', 'Love Beast 1', ['court(5,3)']);
    expect(court.at('Love Beast 1')).toBe('court(5,3)');
    expect(court.state.groups[0]?.enemies).toEqual([0]);
  });
});

describe('a Guardian', () => {
  const given = (con: More, others: readonly More[], turn: string, rolls: readonly number[] = []) =>
    begin(
      {
        court: floor(12, 7),
        athletes: [ours('Con', '1,3', controller('guardian', con)), ...others],
        turn,
      },
      { rolls },
    );
  test('[KR-CON-09] its Opportunities deal one more', () => {
    const court = given({}, [theirs('Bo', '2,3')], 'Bo').answer('walk', ['court(3,3)'], 'yes');
    expect(court.of('Bo').hp).toBe(5);
  });
  test('[KR-CON-09] those of others do not', () => {
    const court = given({}, [theirs('Bo', '2,3')], 'Con').answer('walk', ['court(0,3)'], 'yes');
    expect(court.of('Con').hp).toBe(6);
  });
  const watched = (others: readonly More[], rolls: readonly number[] = [], con: More = {}) =>
    given(con, [ours('Al', '1,5'), ...others], 'Con', rolls).answer('retribution', 'Al');
  const OPEN = 'opportunity KR-CON-10 seat 0';
  test('[KR-CON-10] [KR-CON-11] [KZ-OPP-17] the first enemy to attack that ally lays itself open before it does', () => {
    const court = watched([theirs('Bo', '5,4')], [4]).answer('end-turn', 'end-turn');
    court.answer('basic-implement-attack', 'Al');
    expect(court.asked).toBe(OPEN);
    expect(court.of('Al').hp).toBe(8);
    court.answer('yes');
    // Two, and the Guardian's one.
    expect([court.of('Bo').hp, court.of('Al').hp]).toEqual([5, 6]);
  });
  test('[KR-CON-10] spent by that attack, the second one grants none', () => {
    const court = watched([theirs('Bo', '5,4'), theirs('Cy', '5,5')], [4, 4]).answer(
      'end-turn',
      'end-turn',
      'basic-implement-attack',
      'Al',
      'no',
      'end-turn',
    );
    expect(court.answer('basic-implement-attack', 'Al').of('Al').hp).toBe(4);
    expect(court.of('Cy').hp).toBe(8);
  });
  test('[KR-CON-10] spent even if the Guardian cannot take it', () => {
    const court = watched(
      [theirs('Bo', '7,5', { implement: 'staff' }), theirs('Cy', '5,5')],
      [4, 4],
    );
    court.answer('end-turn', 'end-turn', 'basic-implement-attack', 'Al');
    expect(court.asked).toBe('action KZ-ACT-01 seat 1');
    expect(court.of('Al').hp).toBe(5);
    court.answer('basic-implement-attack', 'Al');
    expect(court.of('Al').hp).toBe(3);
  });
  test('[KR-CON-10] not an attack on others, nor by an enemy that it does not see', () => {
    const court = watched([theirs('Bo', '5,4')], [4]).answer('end-turn', 'end-turn');
    court.answer('basic-implement-attack', 'Con');
    expect(court.of('Con').hp).toBe(6);
    expect(court.state.effects.some(({ kind }) => kind === 'retribution')).toBe(true);
    const hidden = watched([theirs('Bo', '5,4', { statuses: ['hidden'] })], [4, 4]);
    hidden.answer('end-turn', 'end-turn', 'basic-implement-attack', 'Al');
    expect(hidden.of('Al').hp).toBe(6);
    expect(hidden.state.effects.some(({ kind }) => kind === 'retribution')).toBe(true);
  });
  test('[KR-CON-10] nor one that includes the Guardian', () => {
    const bo = theirs('Bo', '4,4', { picks: ['test/blaze'] });
    const court = watched([bo], [4, 4]).answer('end-turn', 'end-turn', 'blaze', 'Al');
    court.answer(['damage', 'effect']);
    expect(court.asked).toBe('hit-order KZ-CRIT-09 seat 1');
    expect(court.state.effects.some(({ kind }) => kind === 'retribution')).toBe(true);
  });
  test('[KR-CON-10] until the end of the Guardian’s next turn', () => {
    const court = watched([theirs('Bo', '5,4')]).answer('end-turn', 'end-turn', 'end-turn');
    expect(court.state.effects.some(({ kind }) => kind === 'retribution')).toBe(true);
    court.answer('end-turn');
    expect(court.state.effects.some(({ kind }) => kind === 'retribution')).toBe(false);
  });
  test('[KR-CON-11] an attacker Taken Out by it does not attack', () => {
    const court = watched([theirs('Bo', '5,4', { hp: 3 })]).answer('end-turn', 'end-turn');
    court.answer('basic-implement-attack', 'Al', 'yes');
    expect([court.at('Bo'), court.of('Al').hp]).toEqual(['nowhere', 8]);
    expect(court.heard('attack')).toEqual([]);
  });
  test('[KR-CON-11] [KZ-OPP-06] a Prone attacker beside the Guardian grants it one, not two', () => {
    const bo = theirs('Bo', '2,4', { statuses: ['prone'] });
    const court = watched([bo], [4]).answer('end-turn', 'end-turn', 'basic-implement-attack', 'Al');
    court.answer('yes', 'no');
    expect(court.heard('opportunity')).toHaveLength(1);
    expect([court.of('Bo').hp, court.of('Al').hp]).toEqual([5, 6]);
  });
  test('[KR-CON-10] only allies within five squares', () => {
    const court = given({}, [ours('Al', '7,3'), theirs('Bo', '9,0')], 'Con');
    expect(court.offered).not.toContain('retribution');
  });
});

describe('a Lockdown', () => {
  const walked = (bo: More, con: More = {}) =>
    begin({
      court: floor(14, 14),
      athletes: [ours('Con', '10,10', controller('lockdown', con)), theirs('Bo', '6,10', bo)],
      turn: 'Bo',
    }).answer('walk');
  test('[KR-EX-06] [KR-CON-12] squares within two cost enemies two', () => {
    const { ends } = walked({});
    // 1 outside and 2 for each of two squares: five of six.
    expect(ends).toContain('court(9,10)');
    expect(ends).not.toContain('court(10,9)');
    expect(ends).not.toContain('court(10,11)');
  });
  test('[KR-CON-12] not its allies, nor who ignores Difficult Terrain', () => {
    expect(walked({ team: 'players' }).ends).toContain('court(11,11)');
    expect(walked({ statuses: ['hovering'] }).ends).toContain('court(11,11)');
  });
  test('[KR-CON-12] it moves with the Controller', () => {
    expect(walked({}, { at: '13,13' }).ends).toContain('court(10,10)');
  });
  test('[KR-CON-12] [KZ-TERR-04] enemies that are pushed through pay as well', () => {
    const court = begin(
      {
        court: floor(12, 5),
        athletes: [
          ours('Con', '6,2', controller('lockdown', { implement: 'wand' })),
          theirs('Bo', '9,2'),
        ],
        turn: 'Con',
      },
      { rolls: [4] },
    ).answer('basic-implement-attack', 'Bo', ['damage', 'role-boost']);
    expect(court.ends).toContain('court(8,2)');
    expect(court.ends).not.toContain('court(7,2)');
  });
  test('[KR-CON-14] Slow: one creature within five squares, until the end of its next turn', () => {
    const court = begin({
      court: floor(14, 5),
      athletes: [
        ours('Con', '1,2', controller('lockdown')),
        theirs('Bo', '6,2'),
        theirs('Far', '7,2'),
        ours('Al', '1,4'),
        theirs('Hid', '2,4', { statuses: ['hidden'] }),
      ],
      turn: 'Con',
    }).answer('slow');
    expect(court.offered).toEqual(['Bo', 'Al']);
    court.answer('Bo', 'end-turn');
    const slowed = () => court.state.effects.filter(({ kind }) => kind === 'slowed').length;
    expect(slowed()).toBe(1);
    court.answer('end-turn');
    expect(slowed()).toBe(0);
  });
});

describe('a Protector', () => {
  const struck = (al: string, rolls: readonly number[], target = 'Al') =>
    begin(
      {
        court: floor(12, 5),
        athletes: [
          ours('Con', '3,2', controller('protector')),
          ours('Al', al),
          theirs('Bo', '6,2'),
        ],
        turn: 'Bo',
      },
      { rolls },
    ).answer('basic-implement-attack', target);
  test('[KR-CON-15] allies beside it take one less, it does not', () => {
    expect(struck('2,2', [4]).of('Al').hp).toBe(7);
    expect(struck('1,2', [4]).of('Al').hp).toBe(6);
    expect(struck('2,2', [4], 'Con').of('Con').hp).toBe(6);
  });
  test('[KR-CON-15] enemies beside it do not', () => {
    const court = begin(
      {
        court: floor(12, 5),
        athletes: [
          ours('Con', '3,2', controller('protector')),
          theirs('Bo', '4,2'),
          ours('Al', '4,4'),
        ],
        turn: 'Al',
      },
      { rolls: [4] },
    );
    expect(court.answer('basic-implement-attack', 'Bo').of('Bo').hp).toBe(6);
  });
  test('[KR-CON-16] Weaken: Weakened until the end of its next turn', () => {
    const court = begin(
      {
        court: floor(12, 5),
        athletes: [ours('Con', '1,2', controller('protector')), theirs('Bo', '5,2')],
        turn: 'Con',
      },
      { rolls: [4] },
    ).answer('weaken', 'Bo', 'end-turn', 'basic-implement-attack', 'Con');
    expect(court.of('Con').hp).toBe(7);
    court.answer('end-turn');
    expect(court.state.effects.some(({ kind }) => kind === 'weakened')).toBe(false);
  });
  test('[KR-GEN-08] [KR-GEN-07] no Role Action while Distracted, and one in a turn', () => {
    const court = (con: More) =>
      begin({
        court: floor(12, 5),
        athletes: [ours('Con', '1,2', controller('protector', con)), theirs('Bo', '5,2')],
        turn: 'Con',
      });
    expect(court({ statuses: ['distracted'] }).offered).not.toContain('weaken');
    const used = court({}).answer('weaken', 'Bo');
    expect(used.offered).not.toContain('weaken');
  });
});
