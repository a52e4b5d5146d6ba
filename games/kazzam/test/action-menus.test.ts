import { describe, expect, test } from 'vitest';
import { isTarget } from '../src/rules/attack/aim.ts';
import { STATUS, withData } from '../src/rules/effects/effect-data.ts';
import { giveStatus } from '../src/rules/effects/status.ts';
import { MAP } from './dungeon-court.ts';
import { begin, type Court, floor, ours, type Told, theirs } from './table.ts';

/** Ana's turn, Bo so many squares to the right of her. */
function turnOf(
  ana: Told,
  {
    bo = {},
    others = [],
    rolls = [],
    distance = 4,
    rows = floor(12, 3),
  }: {
    readonly bo?: Told;
    readonly others?: readonly Told[];
    readonly rolls?: readonly number[];
    readonly distance?: number;
    readonly rows?: readonly string[];
  } = {},
): Court {
  return begin(
    {
      court: rows,
      athletes: [ours('Ana', '1,1', ana), theirs('Bo', `${1 + distance},1`, bo), ...others],
      turn: 'Ana',
    },
    { rolls },
  );
}

/** What is left of the actions of the turn. */
function left({ state }: Court): readonly number[] {
  const { attackActions = -1, moveActions = -1, roleActions = -1 } = state.turn ?? {};
  return [attackActions, moveActions, roleActions];
}

describe('what actions buy', () => {
  test('[KZ-ACT-06] a Move Action: move, Shift, pick up, dunk, hand over, take over, Reveal', () => {
    const rows = ['.o..........', '....R.......', '............'];
    const court = begin({
      court: rows.map((row) => row.replace('o', '.')),
      athletes: [
        ours('Ana', '3,1', { holds: ['blue'] }),
        ours('Al', '2,1', { holds: ['blue'] }),
        theirs('Bo', '9,1', { statuses: [] }),
        theirs('Cy', '5,2', { statuses: ['hidden'] }),
      ],
      orbs: [{ at: '3,0', colour: 'neutral' }],
      turn: 'Ana',
    });
    for (const id of ['walk', 'shift', 'pick-up', 'dunk', 'hand-over', 'take-over', 'reveal']) {
      expect(court).toOffer(id);
    }
    court.answer('reveal');
    expect(left(court)).toEqual([1, 0, 1]);
  });
  test('[KZ-ACT-06] and lying: crawl, stand up; held: escape', () => {
    expect(turnOf({ statuses: ['prone'] }).offered).toEqual(
      expect.arrayContaining(['walk', 'stand-up']),
    );
    const grabbed = [{ status: 'grabbed', by: 'Bo', ends: 'escape' }];
    const held = turnOf({ statuses: grabbed }, { distance: 1 });
    expect(held).toOffer('escape');
    expect(held).not.toOffer('walk');
  });
  test('[KZ-ACT-07] [KZ-CHAR-05] an Attack Action: both basic attacks, with a sword a Charge', () => {
    const attacks = (implement: string) =>
      turnOf({ implement }, { distance: 1 }).offered.filter((id) =>
        ['basic-physical-attack', 'basic-implement-attack', 'charge'].includes(id),
      );
    const basic = ['basic-physical-attack', 'basic-implement-attack'];
    expect(attacks('wand')).toEqual(basic);
    expect(attacks('staff')).toEqual(basic);
    expect(attacks('sword')).toEqual([...basic, 'charge']);
  });
  test('[KZ-ACT-07] powers, Creative Use, the button, taking off what sticks, another move', () => {
    const hexer = { class: 'hexer', picks: ['hexer/clinging-flare'] };
    const court = begin({
      court: MAP,
      athletes: [
        ours('Ana', 'dungeon(2,1)', hexer),
        ours('Al', 'dungeon(1,2)'),
        theirs('Bo', 'dungeon(5,1)'),
      ],
      turn: 'Ana',
    });
    giveStatus(court, {
      ...withData(STATUS.revealed, { removable: 1 }),
      on: 0,
      by: 2,
      source: 'flare',
      until: { ends: 'match' },
    });
    court.answer('shift', ['dungeon(2,2)'], 'shift', ['dungeon(2,1)']);
    expect(left(court)).toEqual([0, 0, 1]);
    court.answer('end-turn', 'end-turn', 'end-turn');
    for (const id of ['clinging-flare', 'creative-use', 'button', 'remove-effect']) {
      expect(court).toOffer(id);
    }
  });
  test('[KZ-POWER-01] each kind of power takes its own action', () => {
    const shooter = { class: 'wandslinger', picks: ['wandslinger/ward-and-shoot'] };
    expect(left(turnOf(shooter, { rolls: [4] }).answer('ward-and-shoot'))).toEqual([0, 1, 1]);
    const runner = { class: 'wandslinger', picks: ['wandslinger/focus'] };
    expect(left(turnOf(runner).answer('focus'))).toEqual([1, 0, 1]);
    const marker = { role: 'defender', specialisation: 'juggernaut' };
    const marked = turnOf(marker);
    marked.answer('defenders-mark');
    expect(left(marked)).toEqual([1, 1, 0]);
    expect(left(turnOf({}).answer('drop-prone'))).toEqual([1, 1, 1]);
  });
  test('[KZ-ACT-14] Opportunities cost nothing, on anyone’s turn, as often as they come', () => {
    const court = turnOf({}, { distance: 1 });
    court.answer('walk', ['court(1,0)', 'court(0,0)'], 'yes', ['court(0,0)'], 'yes', []);
    expect(court.heard('opportunity')).toHaveLength(2);
    court.answer('end-turn');
    expect(court.state.turn?.creature).toBe(1);
    expect(left(court)).toEqual([1, 1, 1]);
  });
});

describe('a stowed implement and a lost one', () => {
  test('[KZ-STOW-06] stowed, the button and another move for the Attack Action stay', () => {
    const court = begin({
      court: MAP,
      athletes: [ours('Ana', 'dungeon(2,1)', { stowed: true }), theirs('Bo', 'dungeon(5,1)')],
      turn: 'Ana',
    });
    expect(court).toOffer('button');
    expect(court).not.toOffer('basic-physical-attack');
    court.answer('shift', ['dungeon(2,2)'], 'shift', ['dungeon(2,1)']);
    expect(left(court)).toEqual([0, 0, 1]);
  });
  test('[KZ-STOW-07] Disarmed is neither: no Vulnerable 2, and the hand stays full', () => {
    const hurt = (bo: Told) =>
      turnOf({}, { bo, rolls: [4] })
        .answer('basic-implement-attack', 'Bo')
        .of('Bo').hp;
    expect(hurt({ statuses: ['disarmed'] })).toBe(6);
    expect(hurt({ stowed: true })).toBe(4);
    const rows = ['............', '............', '............'];
    const court = begin({
      court: rows,
      athletes: [
        ours('Ana', '1,1', { holds: ['blue'], statuses: ['disarmed'] }),
        theirs('Bo', '9,1'),
      ],
      orbs: [{ at: '1,0', colour: 'neutral' }],
      turn: 'Ana',
    });
    court.answer('pick-up');
    // A second orb needs the hand of the implement, which is stowed for it.
    expect(court.of('Ana')).toMatchObject({ held: [0, 1], stowed: true });
  });
});

describe('basic powers', () => {
  test('[KZ-BASIC-03] Reveal finds all within two squares, friends and what is behind walls', () => {
    const hidden = { statuses: ['hidden'] };
    const court = begin({
      court: ['............', '..#.........', '............'],
      athletes: [
        ours('Ana', '1,1'),
        theirs('Bo', '3,1', hidden),
        ours('Al', '1,2', hidden),
        theirs('Cy', '4,1', hidden),
      ],
      turn: 'Ana',
    }).answer('reveal');
    const still = court.state.effects.filter(({ kind }) => kind === 'hidden');
    expect(still.map(({ on }) => on)).toEqual([court.id('Cy')]);
    expect(turnOf({})).not.toOffer('reveal');
  });
  test('[KZ-BASIC-07] a Charge that is stopped short strikes nobody, and is spent', () => {
    const court = turnOf(
      { implement: 'sword' },
      { others: [theirs('Cy', '1,2', { implement: 'sword' })] },
    );
    court.answer('charge', 'Bo', ['court(2,1)', 'court(3,1)', 'court(4,1)']);
    expect(court.open.seat).toBe(1);
    court.befall('Ana', 'prone');
    court.answer('no');
    expect(court.heard('attack')).toEqual([]);
    expect([court.of('Bo').hp, left(court)]).toEqual([8, [0, 1, 1]]);
  });
  test('[KZ-BASIC-08] [KZ-IMPL-11] who was Hidden as its Charge began has Advantage', () => {
    const charge = (ana: Told, rolls: readonly number[]) =>
      turnOf(ana, { rolls, bo: { implement: 'sword' } }).answer('charge', 'Bo', [
        'court(2,1)',
        'court(3,1)',
        'court(4,1)',
      ]);
    const hidden = charge({ implement: 'sword', statuses: ['hidden'] }, [1, 4]);
    expect(hidden.heard('attack')[0]?.advantages).toContain('KZ-BASIC-08');
    const open = charge({ implement: 'sword' }, [4]);
    expect(open.heard('attack')[0]?.advantages).toEqual([]);
    expect(turnOf({ implement: 'wand' })).not.toOffer('charge');
  });
  test('[KZ-IMPL-10] a sword deals 1 more by an Opportunity, unless against a sword', () => {
    const struck = (implement: string) =>
      turnOf({ implement }, { distance: 1, bo: { implement: 'sword' } })
        .answer('walk', ['court(0,1)'], 'yes', [])
        .of('Ana').hp;
    expect([struck('wand'), struck('staff'), struck('sword')]).toEqual([5, 5, 6]);
  });
});

describe('what is no attack', () => {
  const court = () =>
    begin({
      court: MAP,
      athletes: [
        ours('Ana', 'dungeon(2,1)', {
          statuses: [{ status: 'marked', by: 'Bo' }, 'prone'],
        }),
        theirs('Bo', 'dungeon(3,1)', { implement: 'sword' }),
      ],
      turn: 'Ana',
    });
  test('[KZ-DEF-02] the button breaks no Mark, lays nobody open and ends no hiding', () => {
    const pressed = court();
    giveStatus(pressed, {
      ...withData(STATUS.hidden, { untilAttack: 1 }),
      on: 0,
      by: 0,
      source: 'test',
      until: { ends: 'match' },
    });
    pressed.answer('button');
    expect(pressed).toBeAskedFor('action', { rule: 'KZ-ACT-01', seat: 0 });
    expect(pressed.state.effects.map(({ kind }) => kind)).toContain('hidden');
    expect(pressed.state.turn).toMatchObject({ attacks: 0, attackActions: 0 });
  });
  test('[KZ-DEF-02] it may be pressed by who is bound to one kind of attack', () => {
    const raging = court();
    (raging.state.turn as NonNullable<typeof raging.state.turn>).onlyAttacks = 'basic-implement';
    raging.answer('stand-up');
    expect(raging).toOffer('button');
    expect(raging).not.toOffer('basic-physical-attack');
  });
});

describe('whom a power may choose', () => {
  /** Whether Ana at (1,1) could choose Bo. */
  const may = (
    target: Parameters<typeof isTarget>[3]['target'],
    { at = '2,1', bo = {}, rows = floor(12, 3), implement = 'wand' } = {},
  ) => {
    const t = begin({
      court: rows,
      athletes: [ours('Ana', '1,1', { implement }), theirs('Bo', at, bo)],
      turn: 'Ana',
    });
    return isTarget(t, 0, 1, { id: 'test', rule: 'KZ-POWER-03', target, damage: 1 });
  };
  test('[KZ-POWER-03] [KC-CONV-06] by its kind: implement, ranged, melee, Burst', () => {
    expect([may('implement', { at: '6,1' }), may('implement', { at: '7,1' })]).toEqual([
      true,
      false,
    ]);
    expect([may('implement', { at: '7,1', implement: 'staff' })]).toEqual([true]);
    expect([may({ ranged: 3 }, { at: '4,1' }), may({ ranged: 3 }, { at: '5,1' })]).toEqual([
      true,
      false,
    ]);
    expect([may('melee'), may('melee', { at: '3,1' })]).toEqual([true, false]);
    expect([may({ burst: 2 }, { at: '3,1' }), may({ burst: 2 }, { at: '4,1' })]).toEqual([
      true,
      false,
    ]);
  });
  test('[KZ-POWER-04] [KC-CONV-25] [KZ-LOS-02] in range, in sight and not Hidden; an area finds the Hidden', () => {
    const walled = ['............', '..#.........', '............'];
    const hidden = { statuses: ['hidden'] };
    for (const target of ['implement', { ranged: 5 }] as const) {
      expect(may(target, { at: '3,1' })).toBe(true);
      expect(may(target, { at: '3,1', rows: walled })).toBe(false);
      expect(may(target, { at: '3,1', bo: hidden })).toBe(false);
    }
    expect(may({ burst: 2 }, { at: '3,1', bo: hidden })).toBe(true);
    expect(may({ burst: 2 }, { at: '3,1', rows: walled })).toBe(false);
  });
});
