import type { Game } from '@tablewright/engine';
import { LAWS } from '@tablewright/engine/laws';
import { describe, expect, test } from 'vitest';
import { kazzam } from '../src/index.ts';
import { afterCreeps, beforeCreeps, golems } from './creep-court.ts';
import { log } from './log.ts';
import { begin, type Court, floor, ours, theirs } from './table.ts';

const GOLEM = 'Practice Golem 1';

describe('whatever is drawn or changed is told', () => {
  const laws = LAWS.filter(({ title }) => /^every draw is told|^what the events tell/.test(title));
  test.each([
    ['ready teams', { players: 'jetsam', opposition: 'flotsam' }],
    ['teams that are built', { players: 'built', opposition: 'built' }],
    ['places that are secret', { players: 'built', hiddenPositions: 'secret' }],
    ['rulings of a referee', { refereeOverride: true }],
  ])(
    '[KZ-GEN-10] [KZ-AI-49] [KZ-AI-50] in random matches of %s',
    (what, more) => {
      expect(laws).toHaveLength(2);
      for (const law of laws) {
        const options = { ...kazzam.brief, ...more };
        const settings = { matches: 5, seed: what, mostAnswers: 4000, options };
        expect(law.check(kazzam as unknown as Game, settings)).toEqual([]);
      }
    },
    60_000,
  );
});

describe('dice and lots before and beside the attacks', () => {
  test('[KM-GRID-04] [KZ-GEN-10] the die of a start square', () => {
    const court = begin(undefined);
    const [die] = court.match.draws.filter(({ purpose }) => purpose === 'creep-start');
    const [start] = court.heard('start');
    expect(start).toMatchObject({ rule: 'KM-GRID-04', roll: die?.label });
    expect(start?.cell).toBe(court.of('Vampiric Swarm 1').cell);
  });
  test('[KZ-GEN-23] [KZ-GEN-10] the roll-off, with those that tie', () => {
    const court = begin(undefined, {
      rolls: [4, 2, 3, 3, 5, 2],
      options: { versus: true, athletes: 1 },
    });
    while (court.open.why.key === 'deploy') court.answer(court.offered[0]);
    expect(log(court).filter((line) => line.includes('roll off'))).toEqual([
      'The teams roll off, 3 to 3: again.',
      'The teams roll off, 5 to 2: Jetsam goes first where both tie.',
    ]);
  });
  test('[KR-SPEC-06] [KZ-GEN-10] the die of a Creep’s own', () => {
    const court = begin(
      {
        court: floor(12, 5),
        athletes: [
          ours('Hal', '1,2', { role: 'specialist', specialisation: 'hunter' }),
          theirs('Bo', '7,2'),
        ],
        creeps: [golems(['5,2'], ['Bo'])],
        turn: 'Hal',
      },
      { rolls: [3], seed: 'ties' },
    ).answer('provocation', GOLEM, ['Bo']);
    expect(log(court)).toContain('Practice Golem 1 rolls a 3 of its own.');
    expect(court.heard('own-roll')).toMatchObject([{ rule: 'KR-SPEC-06', roll: 3 }]);
  });
  test('[KZ-AI-49] [KZ-AI-50] the lot between squares, and which they were', () => {
    const court = afterCreeps({
      rows: floor(12, 5),
      athletes: [theirs('Bo', '8,2')],
      creeps: [golems(['1,2'], ['Bo'])],
      rolls: [1, 0],
      seed: 'ties',
    });
    expect(court.heard('lot')).not.toEqual([]);
    for (const lot of court.heard('lot')) {
      expect(lot).toMatchObject({ rule: 'KZ-AI-50', what: 'creep-tie', who: court.id(GOLEM) });
      expect(lot.cells).toContain(lot.cell);
    }
    const drawn = court.match.draws.filter(({ purpose }) => purpose === 'creep-tie');
    expect(court.heard('lot')).toHaveLength(drawn.length);
  });
  test('[KZ-AI-50] the lot between holds', () => {
    const held = ['Ana', 'Cy'].map((by) => ({ status: 'grabbed', by, ends: 'escape' }));
    const court = beforeCreeps({
      rows: floor(12, 6),
      athletes: [ours('Ana', '1,1'), theirs('Cy', '1,2'), theirs('Bo', '11,5')],
      creeps: [golems([{ at: '2,1', statuses: held }], ['Bo'])],
      rolls: [{ purpose: 'creep-choice', result: 1 } as never],
      seed: 'ties',
    }).answer('end-turn');
    expect(log(court)).toContain(
      'A lot decides what Practice Golem 1 tries to escape: Grabbed, by Cy.',
    );
  });
  test('[KZ-INFO-03] [KZ-AI-50] while a place is a secret, only who knows it hears of the squares', () => {
    const court = afterCreeps({
      rows: floor(14, 9),
      athletes: [
        ours('Ana', '7,4'),
        ours('Abe', '13,8', { statuses: ['hidden'] }),
        theirs('Bo', '0,0'),
      ],
      creeps: [golems([{ at: '2,4' }, { at: '2,5' }], ['Ana'])],
      options: { hiddenPositions: 'secret' },
      seed: 'lots',
    });
    expect(court.heard('lot')).not.toEqual([]);
    const seen = (observer: number) => {
      const events = court.match.eventsFor(observer).map(({ event }) => event);
      return events.flatMap((event) => (event.type === 'lot' ? [event] : []));
    };
    for (const lot of seen(0)) expect(lot).not.toMatchObject({ cells: [] });
    for (const lot of seen(1)) expect(lot).toMatchObject({ cells: [], cell: -1 });
    expect(log(court, { observer: 1 })).toContain(
      'Practice Golem 1 has several squares that are equally good; a lot decides.',
    );
  });
  test('[KZ-MISS-07] [KZ-ATK-10] the dice of an attack, before anybody is asked for Miss Tokens', () => {
    const athletes = [ours('Ana', '1,1', { missTokens: 1 }), theirs('Bo', '4,1')];
    const court = begin({ court: floor(9, 3), athletes, turn: 'Ana' }, { rolls: [2] });
    court.answer('basic-implement-attack', 'Bo');
    expect(court.asked).toMatch(/^miss-tokens/);
    expect(log(court).at(-1)).toBe('Ana rolls 2 against Bo.');
    expect(log(court.answer(0)).at(-1)).toBe('Ana misses Bo with Basic Implement Attack (2).');
  });
});

describe('HP that are lost without damage', () => {
  test('[KM-LOVE-02] [KZ-DEF-07] to the Aura of Desire', () => {
    const court = begin({
      court: floor(9, 5),
      athletes: [theirs('Bo', '4,2'), ours('Ana', '8,4')],
      creeps: [{ group: 'love', members: ['4,1'], enemies: ['Bo'] }],
      turn: 'Bo',
    }).answer('walk', ['court(4,3)']);
    expect(log(court)).toContain('Bo loses 2 HP to Love Beast 1.');
    expect(log(court, { locale: 'de' }).join(' ')).toContain('Bo verliert 2 LP an');
    expect(court.heard('hp-lost')[0]?.rule).toBe('KM-LOVE-02');
  });
  test('[KR-LEAD-02] above the maximum, with the Fierce that comes of it', () => {
    const lea = ours('Lea', '1,1', { role: 'leader', specialisation: 'motivator' });
    const athletes = [lea, ours('Al', '1,2'), theirs('Bo', '4,1')];
    const court = begin({ court: floor(9, 3), athletes, turn: 'Lea' }, { rolls: [4] });
    court.answer('basic-implement-attack', 'Bo', ['damage', 'role-boost'], 'Al', 'end-turn');
    const lines = log(court);
    const at = lines.indexOf('Al loses 1 HP.');
    expect(lines[at + 1]).toBe('Al is now Fierce.');
  });
  test('[KZ-DUN-09] a fall in the Dungeon, which takes one of the HP that it has at most', () => {
    const court = begin(
      {
        athletes: [
          ours('Ana', 'dungeon(4,4)'),
          theirs('Bo', 'dungeon(5,4)', { hp: 1, implement: 'wand' }),
        ],
        turn: 'Ana',
      },
      { rolls: [4] },
    ).answer('basic-implement-attack', 'Bo');
    expect(log(court)).toContain('Bo fell in the Dungeon: it has 7 HP at most from now on.');
  });
});

describe('statuses', () => {
  /** Ana and Bo, one of whom bears what is given. */
  const pair = (ana: Record<string, unknown>, bo: Record<string, unknown> = {}, rolls = [4]) =>
    begin(
      {
        court: floor(9, 3),
        athletes: [ours('Ana', '1,1', ana), theirs('Bo', '2,1', bo)],
        turn: 'Ana',
      },
      { rolls },
    );
  test('[KZ-STAT-01] [KZ-STAT-49] that somebody lies down, and stands up again', () => {
    const court = pair({}, {}, []).answer('drop-prone', 'stand-up');
    expect(log(court).filter((line) => line.includes('Prone'))).toEqual([
      'Ana drops Prone.',
      'Ana is now Prone.',
      'Ana is no longer Prone.',
    ]);
    expect(court.heard('status')).toMatchObject([{ rule: 'KZ-STAT-49', source: 'drop-prone' }]);
    expect(court.heard('status-over')).toMatchObject([{ rule: 'KZ-MOVE-11', left: false }]);
  });
  test('[KZ-STAT-28] [KC-SHV-21] whose hold it is, and that it ends', () => {
    const sword = { class: 'shivering-sword', implement: 'sword' };
    const ana = { ...sword, picks: ['shivering-sword/grasping-blade'] };
    const court = pair(ana).answer('grasping-blade', 'Bo', ['effect', 'damage']);
    expect(log(court)).toContain('Bo is now Grabbed because of Ana.');
    expect(log(court, { locale: 'de' })).toContain('Bo ist jetzt Gepackt, wegen Ana.');
  });
  test('[KZ-GEN-17] [KZ-TURN-07] that a turn or a save ends it, and what is left of it', () => {
    const statuses = ['one', 'two'].map((source) => ({ status: 'slowed', source, ends: 'save' }));
    const court = pair({ statuses }, {}, [4, 4]).answer(
      'end-turn',
      ['slowed-one', 'slowed-two'],
      'roll',
      'roll',
    );
    expect(log(court).filter((line) => line.includes('is '))).toContain(
      'Ana is still Slowed, for one reason less.',
    );
    expect(log(court)).toContain('Ana is no longer Slowed.');
    expect(court.heard('status-over').map(({ rule }) => rule)).toEqual([
      'KZ-TURN-07',
      'KZ-TURN-07',
    ]);
  });
  test('[KZ-STAT-42] [KC-SHV-22] with its number, and again when that grows', () => {
    const sword = { class: 'shivering-sword', implement: 'sword' };
    const ana = { ...sword, picks: ['shivering-sword/bloody-blade'] };
    const court = pair(ana, { hp: 6 }).answer('bloody-blade', 'Bo', ['effect', 'damage']);
    expect(log(court).filter((line) => line.includes('has Ongoing'))).toEqual([
      'Bo now has Ongoing Damage 1 from Ana.',
      'Bo now has Ongoing Damage 2 from Ana.',
    ]);
  });
  test('[KZ-HP-06] [KZ-STAT-37] a Take-Out ends in one line what its victim bears, and tells what it kept up', () => {
    const bo = { hp: 1, statuses: ['slowed', 'weakened'] };
    const grabbed = { statuses: [{ status: 'grabbed', by: 'Bo', ends: 'escape' }] };
    const court = pair(grabbed, bo).answer('basic-implement-attack', 'Bo');
    const lines = log(court);
    const at = lines.indexOf('Ana takes Bo out.');
    expect(lines[at + 1]).toBe('Ana is no longer Grabbed.');
    expect(court.heard('status-over').map(({ who }) => who)).toEqual([0]);
  });
});

describe('what reads otherwise than it was', () => {
  test('[KC-POR-32] [KZ-ATK-19] a miss that was made of a hit', () => {
    const bo = theirs('Bo', '4,1', { class: 'porter', picks: ['porter/contingency-jump'] });
    const given = { court: floor(12, 3), athletes: [ours('Ana', '1,1'), bo], turn: 'Ana' };
    const court = begin(given, { rolls: [5] }).answer('basic-implement-attack', 'Bo', 'yes');
    court.answer(court.offered[0]);
    expect(log(court)).toContain('Ana’s hit on Bo becomes a miss.');
    expect(court.of('Bo')).toHaveHp(8);
  });
  test('[KZ-STAT-42] Ongoing Damage that nobody gave comes from nowhere', () => {
    const statuses = [{ status: 'ongoing', amount: 1, ends: 'save' }];
    const bo = theirs('Bo', '5,1', { statuses });
    const given = { court: floor(9, 3), athletes: [ours('Ana', '1,1'), bo], turn: 'Ana' };
    const court = begin(given).answer('end-turn');
    expect(log(court)).toContain('Bo takes 1 Ongoing Damage.');
  });
  test('[KR-LEAD-09] [KZ-MOVE-10] a shift by Outflank', () => {
    const lea = ours('Lea', '3,2', { role: 'leader', specialisation: 'vanguard' });
    const athletes = [lea, ours('Al', '1,2'), theirs('Bo', '4,2')];
    const court = begin({ court: floor(9, 5), athletes, turn: 'Lea' });
    court.answer('outflank', 'Bo', ['court(4,1)']);
    expect(log(court)).toContain('Lea shifts 1 square to E2.');
  });
  test('[KR-LEAD-06] [KZ-MOVE-10] and one by a Tactician', () => {
    const lea = ours('Lea', '1,1', { role: 'leader', specialisation: 'tactician' });
    const athletes = [lea, ours('Al', '1,2'), theirs('Bo', '5,1')];
    const court = begin({ court: floor(9, 5), athletes, turn: 'Lea' }, { rolls: [4] });
    court.answer('basic-implement-attack', 'Bo', ['damage', 'role-boost'], 'Al', ['court(1,3)']);
    expect(log(court)).toContain('Al shifts 1 square to B4.');
  });
  test('[KZ-AI-22] a Creep that carries its orb home', () => {
    const court: Court = beforeCreeps({
      rows: ['1.............', '..............', '..............'],
      athletes: [theirs('Bo', '13,2')],
      creeps: [golems(['5,1'], ['Bo'], { orb: '0,0', awake: true })],
      seed: 'ties',
    });
    const [orb] = court.state.items;
    if (orb !== undefined) orb.place = { at: 'held', creature: court.id(GOLEM) };
    court.of(GOLEM).held = [0];
    const lines = log(court.answer('end-turn'));
    expect(lines).toContain('Practice Golem 1 is on its way home with its group’s orb.');
    expect(lines.join(' ')).not.toContain('goes to fetch');
  });
  test('[KZ-STRK-01] a Strike stands after the attack that brought it', () => {
    const athletes = [ours('Ana', '1,1'), theirs('Bo', '4,1')];
    const court = begin({ court: floor(9, 3), athletes, turn: 'Ana' }, { rolls: [1] });
    const lines = log(court.answer('basic-implement-attack', 'Bo'));
    const at = lines.findIndex((line) => line.startsWith('Ana misses Bo'));
    expect(lines[at + 1]).toMatch(/^Strike: Ana/);
  });
});
