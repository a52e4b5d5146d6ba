import { describe, expect, test } from 'vitest';
import { groundOf } from '../src/rules/court/ground-now.ts';
import { wayFrom } from '../src/rules/movement/way.ts';
import { isFree } from '../src/rules/sight/occupancy.ts';
import { begin, floor, ours, type Told, theirs } from './table.ts';

/** The squares of a court within a rectangle, sorted as {@link Court.ends} sorts them. */
function block(x0: number, y0: number, x1: number, y1: number, ...without: string[]): string[] {
  const squares: string[] = [];
  for (let x = x0; x <= x1; x += 1) {
    for (let y = y0; y <= y1; y += 1) squares.push(`court(${x},${y})`);
  }
  return squares.filter((square) => !without.includes(square)).sort();
}

describe('how far', () => {
  test('[KZ-MOVE-01] up to speed, diagonals at the price of straight steps, or less far', () => {
    const court = begin({
      court: floor(9, 9),
      athletes: [ours('Ana', '4,4', { speed: 2 })],
      turn: 'Ana',
    }).answer('walk');
    expect(court.ends).toEqual(block(2, 2, 6, 6, 'court(4,4)'));
    court.answer(['court(5,5)']);
    expect(court.of('Ana')).toStandAt('5,5');
  });

  test('[KZ-MOVE-01] one adjacent square at a time', () => {
    const court = begin({ court: floor(5, 1), athletes: [ours('Ana', '0,0')], turn: 'Ana' });
    court.answer('walk');
    expect(court.refusal(['court(2,0)'])).toBe('no step from court(0,0) to court(2,0)');
    expect(court.refusal(['court(1,0)', 'court(3,0)'])).toMatch(/^no step/);
    expect(court.of('Ana')).toStandAt('0,0');
  });

  test('[KZ-GRID-09] the edge of the court is the end of the world', () => {
    const court = begin({ court: floor(3, 2), athletes: [ours('Ana', '0,0')], turn: 'Ana' });
    court.answer('walk');
    expect(court.ends).toEqual(block(0, 0, 2, 1, 'court(0,0)'));
  });
});

describe('terrain', () => {
  test('[KZ-MOVE-03] [KZ-TERR-04] entering Difficult Terrain costs 2, and with 1 left it is barred', () => {
    const court = begin({
      court: ['..,.,.'],
      athletes: [ours('Ana', '0,0', { speed: 4 })],
      turn: 'Ana',
    }).answer('walk');
    // 1 + 2 + 1 = 4: no step is left; the second difficult square would need 2 more.
    expect(court.ends).toEqual(['court(1,0)', 'court(2,0)', 'court(3,0)']);
    const one = begin({
      court: ['.,.'],
      athletes: [ours('Ana', '0,0', { speed: 1 })],
      turn: 'Ana',
    });
    expect(one).not.toOffer('walk');
  });

  test('[KZ-STAT-34] [KZ-TERR-04] hovering ignores Difficult Terrain, but not while Prone', () => {
    const hovering = { speed: 3, statuses: ['hovering'] };
    const court = begin({
      court: ['.,,,.'],
      athletes: [ours('Ana', '0,0', hovering)],
      turn: 'Ana',
    }).answer('walk');
    expect(court.ends).toEqual(['court(1,0)', 'court(2,0)', 'court(3,0)']);
    const prone = begin({
      court: ['.,,,.'],
      athletes: [ours('Ana', '0,0', { speed: 6, statuses: ['hovering', 'prone'] })],
      turn: 'Ana',
    }).answer('walk');
    expect(prone.ends).toEqual(['court(1,0)']);
  });

  test('[KZ-ORB-03] [KZ-ORB-04] [KZ-MOVE-07] a pedestal is crossed for 2 and no place to stop', () => {
    const court = begin({
      court: ['.B..'],
      athletes: [ours('Ana', '0,0', { speed: 3 })],
      turn: 'Ana',
    }).answer('walk');
    expect(court.ends).toEqual(['court(2,0)']);
    expect(court.refusal(['court(1,0)'])).toBe('the way may not end at court(1,0)');
    court.answer(['court(1,0)', 'court(2,0)']);
    expect(court.of('Ana')).toStandAt('2,0');
  });

  test('[KZ-ORB-04] [KZ-GRID-12] whoever flies may stop above a pedestal', () => {
    const court = begin({
      court: ['.B#'],
      athletes: [ours('Ana', '0,0', { statuses: ['flying'] })],
      turn: 'Ana',
    }).answer('walk');
    expect(court.ends).toEqual(['court(1,0)']);
  });

  test('[KZ-COVER-03] Low Cover costs 2 and may be stood on', () => {
    const court = begin({
      court: ['.o.'],
      athletes: [ours('Ana', '0,0', { speed: 2 })],
      turn: 'Ana',
    }).answer('walk');
    expect(court.ends).toEqual(['court(1,0)']);
  });

  test('[KZ-MOVE-05] [KM-EXIT-03] [KZ-DUN-23] walls and exits are not entered', () => {
    const court = begin({
      court: ['#.#', 'E.#', '###', '', 'E..'],
      athletes: [ours('Ana', '1,0')],
      turn: 'Ana',
    }).answer('walk');
    expect(court).toOfferOnly('court(1,0)', 'court(1,1)');
  });

  test('[KZ-MOVE-06] a wall beside a diagonal step bars it', () => {
    const given = {
      court: ['.#', '..'],
      athletes: [ours('Ana', '0,0', { speed: 1 })],
      turn: 'Ana',
    };
    expect(begin(given).answer('walk').ends).toEqual(['court(0,1)']);
    const cut = begin(given, { options: { cutCorners: true } }).answer('walk');
    expect(cut.ends).toEqual(['court(0,1)', 'court(1,1)']);
  });

  test('[KZ-MOVE-06] creatures and Low Cover beside a diagonal step do not', () => {
    const court = begin({
      court: ['.o', '..'],
      athletes: [ours('Ana', '0,0', { speed: 1 }), theirs('Bo', '0,1')],
      turn: 'Ana',
    }).answer('walk');
    expect(court.ends).toEqual(['court(1,1)']);
  });
});

describe('others in the way', () => {
  const corridor = {
    court: ['.....'],
    athletes: [ours('Ana', '0,0'), ours('Abe', '2,0')],
    turn: 'Ana',
  };

  test('[KZ-MOVE-04] [KZ-GRID-10] nobody enters the square of an ally or enemy', () => {
    expect(begin(corridor).answer('walk').ends).toEqual(['court(1,0)']);
    const enemy = begin(
      { ...corridor, athletes: [ours('Ana', '0,0'), theirs('Bo', '2,0')] },
      { options: { moveThroughAllies: true } },
    ).answer('walk');
    expect(enemy.ends).toEqual(['court(1,0)']);
  });

  test('[KZ-MOVE-04] [KZ-MOVE-07] with the option one passes through an ally and does not stop there', () => {
    const court = begin(corridor, { options: { moveThroughAllies: true } }).answer('walk');
    expect(court.ends).toEqual(['court(1,0)', 'court(3,0)', 'court(4,0)']);
    expect(court.refusal(['court(1,0)', 'court(2,0)'])).toBe('the way may not end at court(2,0)');
  });

  test('[KZ-GRID-10] [KZ-STAT-21] flying and other creatures may share a square, two that fly may not', () => {
    const with_ = (mine: string[], other: string[]) =>
      begin({
        court: ['...'],
        athletes: [
          ours('Ana', '0,0', { statuses: mine }),
          theirs('Bo', '1,0', { statuses: other }),
        ],
        turn: 'Ana',
      });
    expect(with_(['flying'], []).answer('walk').ends).toEqual(['court(1,0)', 'court(2,0)']);
    expect(with_([], ['flying']).answer('walk').ends).toEqual(['court(1,0)', 'court(2,0)']);
    expect(with_(['flying'], ['flying'])).not.toOffer('walk');
    expect(with_([], [])).not.toOffer('walk');
  });

  test('[KZ-GRID-10] [KZ-CREEP-12] a mob shares its squares, a bear of 2 by 2 fills all four', () => {
    // Swarms begin at (10,8) and (13,8), bears at (10,2) and (13,2), 2 by 2 each.
    const { state } = begin({ athletes: [ours('Ana', '12,10')], turn: 'Ana' });
    const free = (x: number, y: number) => isFree(state, y * 25 + x, 0);
    for (const [x, y] of [
      [10, 8],
      [11, 9],
      [13, 8],
    ] as const) {
      expect(free(x, y)).toBe(true);
    }
    for (const [x, y] of [
      [10, 2],
      [11, 2],
      [10, 3],
      [11, 3],
    ] as const) {
      expect(free(x, y)).toBe(false);
    }
    expect(free(9, 2)).toBe(true);
    // The other way round: a swarm may end on top of an athlete, a bear may not.
    const swarm = state.creatures.findIndex(({ mob }) => mob);
    const bear = state.creatures.findIndex(({ name }) => name === 'Guardian Bear 1');
    expect(isFree(state, 10 * 25 + 12, swarm)).toBe(true);
    expect(isFree(state, 10 * 25 + 12, bear)).toBe(false);
  });

  test('[KZ-GRID-11] orbs on the ground block nothing, any number of them', () => {
    const court = begin({
      court: ['...'],
      athletes: [ours('Ana', '0,0')],
      orbs: [{ at: '1,0' }, { at: '1,0', colour: 'blue' }],
      turn: 'Ana',
    }).answer('walk');
    expect(court.ends).toEqual(['court(1,0)', 'court(2,0)']);
  });

  test('[KZ-GRID-12] no square is legal that is a wall, pedestal, exit, portal or held', () => {
    const { state } = begin({
      court: ['#B1EPp.,o.', '', 'E'],
      athletes: [ours('Ana', '6,0'), theirs('Bo', '9,0')],
      turn: 'Ana',
    });
    const legal = [...'#B1EPp.,o.'].map((_, cell) => isFree(state, cell, 0));
    // Its own square does not count as held.
    expect(legal).toEqual([false, false, false, false, false, false, true, true, true, false]);
  });
});

describe('a Charge', () => {
  /** Where Ana, who has a sword, may end a Charge at Bo. */
  const charging = (court: readonly string[], more: Told = {}) => {
    const athletes = [ours('Ana', '0,1', { implement: 'sword', ...more }), theirs('Bo', '4,1')];
    const begun = begin({ court, athletes, turn: 'Ana' });
    return begun.offered.includes('charge') ? begun.answer('charge', 'Bo') : undefined;
  };

  test('[KZ-BASIC-04] [KZ-BASIC-05] every square nearer, the last one beside the enemy', () => {
    const court = charging(floor(9, 3));
    expect(court?.ends).toEqual(block(3, 0, 3, 2));
    expect(court?.refusal(['court(1,1)', 'court(1,0)'])).toMatch(/^no step/);
    expect(court?.refusal(['court(1,1)', 'court(2,1)'])).toBe('the way may not end at court(2,1)');
  });

  test('[KZ-BASIC-05] no square of it difficult, and no detour', () => {
    expect(charging(['..,..', '..,..', '..,..'])).toBeUndefined();
    expect(charging(['.....', '..,..', '..,..'])?.ends).toEqual(['court(3,0)', 'court(3,1)']);
    expect(charging(['..#..', '..#..', '..#..'])).toBeUndefined();
  });

  test('[KZ-BASIC-04] [KZ-BASIC-06] no farther than speed, halved while Slowed', () => {
    expect(charging(floor(9, 3), { speed: 2 })).toBeUndefined();
    expect(charging(floor(9, 3), { speed: 5, statuses: ['slowed'] })).toBeUndefined();
    expect(charging(floor(9, 3), { speed: 6, statuses: ['slowed'] })).toBeDefined();
  });
});

describe('portals', () => {
  const tunnel = ['.P.##...', '####..p.', '####....'];

  test('[KZ-TERR-05] [KM-PORT-01] entering costs 1, then any free square beside the other end', () => {
    const court = begin({
      court: tunnel,
      athletes: [ours('Ana', '0,0', { speed: 2 }), theirs('Bo', '7,2', { stowed: true })],
      turn: 'Ana',
    }).answer('walk');
    // One for the portal, one for a step further; Bo stands in one of the squares.
    expect(court.ends).toEqual(block(4, 0, 7, 2, 'court(4,0)', 'court(6,1)', 'court(7,2)').sort());
    court.answer(['court(7,1)', 'court(7,0)']);
    expect(court.of('Ana')).toStandAt('7,0');
    expect(court.heard('moved')[0]?.path).toHaveLength(2);
  });

  test('[KM-PORT-01] what is difficult beyond costs nothing further', () => {
    const court = begin({
      court: ['.P#,p#'],
      athletes: [ours('Ana', '0,0', { speed: 1 })],
      turn: 'Ana',
    }).answer('walk');
    expect(court.ends).toEqual(['court(3,0)']);
  });

  test('[KZ-TERR-06] [KM-PORT-01] with no free square beyond it cannot be entered, allies or not', () => {
    const given = {
      court: ['.P#.p#'],
      athletes: [ours('Ana', '0,0'), ours('Abe', '3,0')],
      turn: 'Ana',
    };
    expect(begin(given)).not.toOffer('walk');
    const through = begin(given, { options: { moveThroughAllies: true } });
    expect(through).not.toOffer('walk');
  });

  test('[KZ-TERR-06] [KM-PORT-01] nobody comes out on the square that it left, which is none to go to', () => {
    const court = ['#####', '##Pp.', '##.##', '#####'];
    const none = begin({ court, athletes: [ours('Ana', '2,2'), ours('Abe', '4,1')], turn: 'Ana' });
    expect(none).not.toOffer('walk');
    const beyond = begin({ court, athletes: [ours('Ana', '2,2', { speed: 1 })], turn: 'Ana' });
    expect(beyond.answer('walk').ends).toEqual(['court(4,1)']);
  });

  test('[KZ-TERR-06] [KM-PORT-02] nobody stops in a portal or enters its exit end', () => {
    const court = begin({
      court: tunnel,
      athletes: [ours('Ana', '5,1')],
      turn: 'Ana',
    }).answer('walk');
    expect(court).not.toOffer('court(6,1)');
    expect(court).not.toOffer('court(1,0)');
    // One way only: from the exit end nothing leads back.
    expect(court).not.toOffer('court(0,0)');
    expect(court).not.toOffer('court(2,0)');
  });

  test('[KZ-TERR-07] [KM-PORT-04] [KM-INV-12] a portal of one team is a wall to the other', () => {
    // Portals of sketches are for both teams: those of this test get one before they are used.
    const both = (users: 'any' | 'red' | 'blue') => {
      const court = [`.P##.p${'#'.repeat(users.length)}`];
      const [portal] = groundOf({ map: 'beginner', sketch: court, changed: [] }).map.portals;
      Object.assign(portal ?? {}, { users });
      const walks = (athlete: Told) =>
        begin({ court, athletes: [athlete], turn: athlete.name }).offered.includes('walk');
      return [walks(ours('Ana', '0,0')), walks(theirs('Bo', '0,0'))];
    };
    expect(both('red')).toEqual([true, false]);
    expect(both('blue')).toEqual([false, true]);
  });

  test('[KM-PORT-01] [KM-BEG-01] on the Beginner map P leads to p and U to u, for both teams', () => {
    const from = (name: string, at: string) =>
      begin({
        athletes: [
          ours('Ana', name === 'Ana' ? at : '1,1'),
          theirs('Bo', name === 'Bo' ? at : '21,1'),
        ],
        turn: name,
      });
    for (const name of ['Ana', 'Bo']) {
      const p = from(name, '8,1').answer('walk');
      p.answer(['court(15,13)']);
      expect(p.of(name)).toStandAt('15,13');
      const u = from(name, '16,1').answer('walk');
      u.answer(['court(9,15)']);
      expect(u.of(name)).toStandAt('9,15');
    }
    // The exit ends are closed: beside p there is no way back to P.
    const back = from('Ana', '15,13').answer('walk');
    expect(back).not.toOffer('court(8,1)');
    expect(back).not.toOffer('court(15,14)');
  });

  test('[KM-PORT-03] [KM-INV-12] creeps use none', () => {
    const t = begin({ athletes: [ours('Ana', '1,1')], turn: 'Ana' });
    const { state } = t;
    const beast = state.creatures.findIndex(({ name }) => name === 'Love Beast 1');
    const creature = state.creatures[beast];
    if (creature === undefined) throw new Error('there is no Love Beast');
    creature.cell = 1 * 25 + 8;
    const way = wayFrom(t, beast, { budget: 1 });
    const reached = way?.options.map(({ id }) => id);
    expect(reached).toContain('court(7,2)');
    expect(reached).not.toContain('court(15,13)');
  });
});
