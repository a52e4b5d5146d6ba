import { readScenario, runScenario } from '@tablewright/engine/testing';
import { describe, expect, test } from 'vitest';
import { kazzam } from '../src/index.ts';
import { positionOf } from '../src/position.ts';
import { begin, floor, ours, theirs } from './table.ts';

const WARDMASTER = { class: 'wardmaster', picks: ['wardmaster/ward-wall'] };

/** Ana and Bo on an open court, and two golems that have Bo as their enemy. */
const open = (more: Readonly<Record<string, unknown>>) => ({
  court: floor(12, 5),
  athletes: [ours('Ana', '2,2', WARDMASTER), theirs('Bo', '8,2')],
  creeps: [{ group: 'practice-golem', members: ['7,2', '9,2'], enemies: ['Bo'] }],
  turn: 'Ana',
  ...more,
});

describe('in the midst of a turn', () => {
  test('[KZ-ACT-01] actions that are used are not offered any more', () => {
    const actions = { attack: 0, move: 1, role: 1 };
    const court = begin(open({ actions }));
    expect(court).toBeAskedFor('action', { rule: 'KZ-ACT-01', seat: 0 });
    expect(court).toOffer('walk');
    expect(court).not.toOffer('basic-implement-attack');
    expect(court.state.turn).toMatchObject({ attackActions: 0, begun: true, acted: true });
    // The Attack Action would have paid for another walk (KZ-ACT-02).
    court.answer('walk', ['court(2,3)']);
    expect(court).not.toOffer('walk');
  });

  test('[KZ-POWER-08] a power that is spent is closed', () => {
    const spent = ours('Ana', '2,2', { ...WARDMASTER, spent: ['ward-wall'] });
    const athletes = [spent, theirs('Bo', '8,2')];
    expect(begin(open({}))).toOffer('ward-wall');
    expect(begin(open({ athletes }))).not.toOffer('ward-wall');
  });

  test('[KZ-STAT-68] what governs a turn is looked at unless that is done', () => {
    const panicked = { statuses: { panicked: { by: 'Bo' } } };
    const athletes = [ours('Ana', '2,2', panicked), theirs('Bo', '8,2')];
    const given = open({ athletes, phase: 'action' });
    expect(begin(given, { rolls: [1] })).not.toBeAskedFor('action', { rule: 'KZ-ACT-01', seat: 0 });
    expect(begin({ ...given, turnSoFar: { begun: true } })).toBeAskedFor('action', {
      rule: 'KZ-ACT-01',
      seat: 0,
    });
  });

  test('[KZ-ACT-01] a turn knows nothing of one that began from the same position', () => {
    const given = open({ creeps: [], athletes: [ours('Ana', '2,2'), theirs('Bo', '6,2')] });
    const first = begin({ ...given, phase: 'action' }, { rolls: [4] });
    first.answer('basic-implement-attack', 'Bo');
    expect(first.state.turn).toMatchObject({ attacked: [1], hit: [1] });
    expect(begin({ ...given, phase: 'action' }).state.turn).toMatchObject({
      attacked: [],
      hit: [],
    });
  });

  test('[KZ-TURN-06] at its end it makes its Saving Throws', () => {
    const slowed = { statuses: { slowed: { ends: 'save' } } };
    const athletes = [ours('Ana', '2,2', slowed), theirs('Bo', '8,2')];
    expect(begin(open({ athletes, phase: 'end' }))).toBeAskedFor('save', {
      rule: 'KZ-SAVE-02',
      seat: 0,
    });
  });

  test('[KZ-INIT-04] the turn of a creep: those before it have had theirs', () => {
    const court = begin(open({ turn: 'Practice Golem 2' }), { rolls: [4] });
    expect(court.heard('turn').map(({ who }) => who)).toEqual([3, 0]);
    expect(court.state).toMatchObject({ round: 2, place: 0 });
  });

  test('[KZ-GEN-06] a round that is over, and one that is to begin', () => {
    expect(begin(open({ turn: undefined, phase: 'start', round: 3 })).state.round).toBe(4);
    expect(begin(open({ turn: undefined, phase: 'round', round: 3 })).state.round).toBe(4);
  });

  test.each([
    [{ turn: undefined, phase: 'action' }, 'turn must be there in "action"'],
    [{ phase: 'deploy' }, 'turn does not go with "phase": "deploy"'],
    [{ phase: 'actoin' }, /phase must be one of .+ \(did you mean "action"\?\)/],
    [
      { phase: 'start', actions: { attack: 0 } },
      'actions needs "turn" and "phase": "action" or "end"',
    ],
    [{ actions: { atack: 0 } }, /actions\.atack is not known here \(did you mean "attack"\?\)/],
    [
      { actions: {}, turnSoFar: { attacked: ['Zoe'] } },
      /turnSoFar\.attacked\.0 must be one of Ana, /,
    ],
    [{ turn: 'Zoe' }, /turn must be one of Ana, Bo, Practice Golem 1, /],
    [{ points: { player: 1 } }, /points\.player is not known here \(did you mean "players"\?\)/],
  ])('is refused: %j', (more, message) => {
    expect(() => begin(open(more))).toThrow(message);
  });
});

describe('orbs', () => {
  const court = ['1......', '.......', 'B.....R'];
  const given = (more: Readonly<Record<string, unknown>>) => ({
    court,
    athletes: [ours('Ana', '3,1'), theirs('Bo', '5,1')],
    turn: 'Ana',
    ...more,
  });

  test('[KZ-ORB-01] an orb of the court that lies elsewhere leaves its pedestal empty', () => {
    const { state } = begin(given({ orbs: [{ name: 'orb-0', at: '3,2' }] }));
    expect(state.items.map(({ place }) => place)).toEqual([
      { at: 'ground', cell: 17 },
      { at: 'pedestal', pedestal: 1 },
      { at: 'pedestal', pedestal: 2 },
    ]);
  });

  test('[KZ-ORB-05] the orb of a group in somebody’s hands, told of the hands or of the orb', () => {
    const creeps = [{ group: 'practice-golem', members: ['0,1'], enemies: ['Ana'], orb: 'orb-0' }];
    const hands = [ours('Ana', '3,1', { holds: ['orb-0'] }), theirs('Bo', '5,1')];
    const told = begin(given({ creeps, athletes: hands }));
    const found = begin(given({ creeps, orbs: [{ name: 'orb-0', heldBy: 'Ana' }] }));
    expect(told.state).toEqual(found.state);
    expect(told.state.items[0]).toMatchObject({ groups: [0], place: { at: 'held', creature: 0 } });
    expect(told.of('Ana')).toHoldOrbs('orb-0');
  });

  test.each([
    [{ orbs: [{ name: 'orb-4', at: '3,2' }] }, /orbs\.0\.name must be one of orb-0, orb-1, orb-2/],
    [{ orbs: [{ name: 'orb-1', colour: 'red', at: '3,2' }] }, 'colour must be blue, as orb-1 is'],
    [
      { orbs: [{ name: 'orb-0', heldBy: 'Ana', at: '3,2' }] },
      'orbs.0.at does not go with "heldBy"',
    ],
    [
      {
        orbs: [{ name: 'orb-0', heldBy: 'Bo' }],
        athletes: [ours('Ana', '3,1', { holds: ['orb-0'] }), theirs('Bo', '5,1')],
      },
      'athletes.0.holds.0 is in the hands of Bo',
    ],
    [
      { orbs: [{ name: 'orb-2', heldBy: 'Ana' }] },
      'athletes.0.holds.0 must not be its own colour (KZ-ORB-06)',
    ],
    [
      { creeps: [{ group: 'practice-golem', members: ['0,1'], orb: '3,1' }] },
      'creeps.0.orb must be the name or the square of a neutral orb',
    ],
  ])('are refused: %j', (more, message) => {
    expect(() => begin(given(more))).toThrow(message);
  });
});

describe('what is in play', () => {
  const given = (
    more: Readonly<Record<string, unknown>>,
    bo: Readonly<Record<string, unknown>> = {},
  ) => ({
    court: floor(8, 3),
    athletes: [ours('Ana', '1,1', { class: 'wandslinger' }), theirs('Bo', '5,1', bo)],
    turn: 'Ana',
    ...more,
  });

  test('[KZ-STAT-33] Hidden until it attacks', () => {
    const hidden = { statuses: { hidden: { untilAttack: true, source: 'hide' } } };
    const athletes = [ours('Ana', '1,1', hidden), theirs('Bo', '5,1')];
    const court = begin(given({ athletes }), { rolls: [4, 4] });
    expect(court.state.effects.map(({ kind }) => kind)).toEqual(['hidden']);
    court.answer('basic-implement-attack', 'Bo');
    expect(court.state.effects.map(({ kind }) => kind)).not.toContain('hidden');
  });

  test('[KZ-GEN-16] several statuses of one name, by who gave them', () => {
    const slowed = {
      slowed: [
        { by: 'Ana', source: 'a' },
        { by: 'Bo', source: 'b' },
      ],
    };
    const { state } = begin(given({}, { statuses: slowed }));
    expect(state.effects).toMatchObject([
      { kind: 'slowed', on: 1, by: 0, source: 'a' },
      { kind: 'slowed', on: 1, by: 1, source: 'b' },
    ]);
  });

  test('[KZ-GEN-17] [KZ-GEN-18] ends of turns, this one and the next, of whomever', () => {
    const statuses = {
      slowed: { ends: 'this-turn', of: 'Ana' },
      weakened: { ends: 'next-turn' },
      dazed: { ends: 'next-turn-start' },
      guarded: { ends: 'turn-end', in: 3, of: 'Ana' },
    };
    const { state } = begin(given({}, { statuses, turns: 4 }));
    expect(state.effects.map(({ until }) => until)).toEqual([
      // Ana's turn has begun since.
      { ends: 'turn-end', of: 0, turn: 0 },
      { ends: 'turn-end', of: 1, turn: 5 },
      { ends: 'turn-start', of: 1, turn: 5 },
      { ends: 'turn-end', of: 0, turn: 3 },
    ]);
  });

  test('[KC-WSL-30] an effect of a power, with those whom it names', () => {
    const effects = [{ kind: 'favors', on: 'Ana', by: 'Ana', target: 'Bo' }];
    const { state } = begin(given({ effects }));
    expect(state.effects).toMatchObject([
      {
        kind: 'favors',
        on: 0,
        by: 0,
        source: 'favors',
        data: { target: 1 },
        until: { ends: 'match' },
      },
    ]);
  });

  test('[KC-WRD-30] a wall, whose squares are walls as long as it stands', () => {
    const court = begin(given({ walls: [{ cells: ['3,0', '3,1', '3,2'] }] }));
    expect(court.state.walls).toMatchObject([{ hp: 2, rule: 'KC-WRD-30' }]);
    expect(court.state.changed.map(({ kind }) => kind)).toEqual(['wall', 'wall', 'wall']);
    // Nobody is in sight.
    expect(court).not.toOffer('basic-implement-attack');
  });

  test('what is expected to be in play and is not is said so', () => {
    const file = {
      format: 'tablewright-scenario',
      formatVersion: 1,
      title: 'nobody is Prone',
      game: 'kazzam',
      seats: ['A', 'B'],
      given: given({}),
      answers: [],
      expect: { position: { athletes: [{ name: 'Bo', statuses: { prone: {} } }] } },
    };
    expect(runScenario(kazzam, readScenario(file)).problems).toEqual([
      expect.stringMatching(/^position athletes\.1\.statuses\.prone /),
    ]);
  });

  test('[KZ-TARG-09] a trap that was attacked is told as one', () => {
    const traps = [{ at: '3,1', kind: 'snap', by: 'Bo', number: 41 }];
    const effects = [{ kind: 'focus-tokens', on: 'Ana', target: 'trap-41' }];
    const { state } = begin(given({ traps, effects, turnSoFar: { attacked: ['trap-41'] } }));
    expect(state.effects).toMatchObject([{ data: { target: -43 } }]);
    expect(positionOf({ state, content: kazzam.content })).toMatchObject({
      effects: [{ target: 'trap-41' }],
      turnSoFar: { attacked: ['trap-41'] },
    });
  });

  test('[KR-SPEC-17] a trap on its square', () => {
    const { state } = begin(given({ traps: [{ at: '3,1', kind: 'snap', by: 'Bo' }] }));
    expect(state.traps).toMatchObject([{ kind: 'snap', hp: 2, by: 1, rule: 'KR-SPEC-17' }]);
  });

  test.each([
    [
      { effects: [{ kind: 'favours', on: 'Ana' }] },
      /effects\.0\.kind must be one of .+ mean "favors"\?\)/,
    ],
    [{ effects: [{ kind: 'prone', on: 'Ana' }] }, 'effects.0 belongs into the "statuses" of Ana'],
    [
      { effects: [{ kind: 'favors', on: 'Ana', traget: 'Bo' }] },
      /effects\.0\.traget is not known here \(did you mean "target"\?\)/,
    ],
    [
      { effects: [{ kind: 'favors', on: 'Ana', target: 'Bo', cell: '1,2' }] },
      'effects.0.cell is not known here; known are kind, on, amount, by, source, ends, of, in, with, mark, innate, number, target',
    ],
    [{ effects: [{ kind: 'favors', on: 'Ana' }] }, 'effects.0.target must be there'],
    [
      { effects: [{ kind: 'echo', on: 'Ana', target: 'Bo' }] },
      'effects.0.target is not known here; known are kind, on, amount, by, source, ends, of, in, with, mark, innate, number',
    ],
    [{ effects: [['favors']] }, /effects\.0 must be an object with any of kind, on, amount/],
    [
      { effects: [{ kind: 'favors', on: 'Ana', target: 'Bo', ends: 'save', of: 'Bo' }] },
      'effects.0.of does not go with "save"',
    ],
    [
      { effects: [{ kind: 'favors', on: 'Ana', target: 'Bo', ends: 'turn-end' }] },
      'effects.0.in must be a whole number',
    ],
    [
      {
        effects: [
          { kind: 'favors', on: 'Ana', target: 'Bo', number: 2 },
          { kind: 'echo', on: 'Bo', number: 2 },
        ],
      },
      'effects.1.number is the number of "favors" on Ana',
    ],
    [{ zones: [{ damage: 1 }] }, 'zones.0.cells must be there'],
    [{ zones: [{ cells: ['1,2'], amount: 1 }] }, /zones\.0\.amount is not known here/],
    [
      { traps: [{ at: '3,1', kind: 'snapp' }] },
      /traps\.0\.kind must be one of damage, snap, built \(did you mean "snap"\?\)/,
    ],
    [
      { pedestals: [{ name: 'pedestal-0', at: '1,1', colour: 'red' }] },
      'pedestals needs pedestal-0 among "squares", as a pedestal',
    ],
  ])('is refused: %j', (more, message) => {
    expect(() => begin(given(more))).toThrow(message);
  });

  test('[KZ-SCORE-09] [KZ-SCORE-14] more Taken Out of a group than its members that are', () => {
    const golems = (members: readonly unknown[]) => [
      { group: 'practice-golem', members, takenOut: { players: 0, opposition: 1 } },
    ];
    expect(() => begin(open({ creeps: golems(['7,2', '9,2']) }))).toThrow(
      'creeps.0.takenOut must be 0 together at most: members that are Taken Out are listed as { "at": "nowhere", "hp": 0 }',
    );
    const { state } = begin(open({ creeps: golems(['7,2', 'nowhere']) }));
    expect(state.creatures.slice(2).map(({ hp }) => hp)).toEqual([2, 0]);
  });

  test('an unknown status of an athlete, with the one that is meant', () => {
    expect(() => begin(given({}, { statuses: { pron: {} } }))).toThrow(
      /athletes\.1\.statuses\.pron is not known here \(did you mean "prone"\?\)/,
    );
  });
});
