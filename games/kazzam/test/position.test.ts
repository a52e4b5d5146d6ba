import type { Game } from '@tablewright/engine';
import { randomMatch } from '@tablewright/engine/laws';
import { describe, expect, test } from 'vitest';
import { kazzam } from '../src/index.ts';
import type { KazzamState } from '../src/model.ts';
import { positionOf } from '../src/position.ts';
import { begin, type Court, ours, theirs } from './table.ts';

const GAME = kazzam as unknown as Game;
const SEEDS = Array.from({ length: 6 }, (_, i) => `position-${i}`);

describe('a position', () => {
  test('is looked at with ready teams and with built ones', () => {
    const teams = SEEDS.flatMap((seed) => {
      const { players, opposition } = randomMatch(GAME, seed).options;
      return [players, opposition];
    });
    expect(new Set(teams)).toContain('built');
    expect(new Set(teams).size).toBeGreaterThan(2);
  });
});

/** The position of a match as it is read from a file. */
const positionIn = (state: KazzamState) =>
  JSON.parse(JSON.stringify(positionOf({ state, content: kazzam.content }))) as Readonly<
    Record<string, unknown>
  >;

/** In the turn of Ana, who has walked past Bo and two creeps, one of them in a gap. */
function played(): Court {
  return begin({
    court: ['1........', '.........', '###.#####', '###......'],
    athletes: [
      ours('Ana', '0,1', { missTokens: 2, stowed: true, holds: ['blue'] }),
      theirs('Bo', '5,1', { statuses: { ongoing: { amount: 2, ends: 'save', by: 'Ana' } } }),
    ],
    creeps: [
      {
        group: 'bears',
        members: ['3,2', { at: '7,0', hp: 3 }],
        enemies: ['Bo'],
        orb: '0,0',
      },
    ],
    zones: [{ cells: ['2,1'], damage: 1 }],
    round: 3,
    points: [2, 5],
    turn: 'Ana',
  }).answer('walk', ['court(1,0)', 'court(2,0)']);
}

describe('the words of a position', () => {
  test('tell what can be seen: who is where and how, and whose turn it is', () => {
    expect(positionIn(played().state)).toMatchObject({
      round: 3,
      turn: 'Ana',
      phase: 'action',
      actions: { attack: 1, move: 0, role: 1 },
      points: { players: 2, opposition: 5 },
      athletes: [
        { name: 'Ana', at: '2,0', hp: 8, ward: 0, missTokens: 2, holds: ['orb-1'], statuses: {} },
        {
          name: 'Bo',
          at: '5,1',
          statuses: { ongoing: { amount: 2, ends: 'save', by: 'Ana', source: 'given-0' } },
        },
      ],
      creeps: [
        {
          group: 'bears',
          members: [
            { name: 'Guardian Bear 1', at: '3,2', width: 1 },
            { name: 'Guardian Bear 2', at: '7,0', hp: 3 },
          ],
          enemies: ['Bo'],
          orb: 'orb-0',
        },
      ],
      orbs: [
        { name: 'orb-0', colour: 'neutral', at: '0,0' },
        { name: 'orb-1', colour: 'blue', heldBy: 'Ana' },
      ],
      zones: [{ cells: ['2,1'], damage: 1, terrain: true }],
    });
  });

  test('of a scenario keep its court, and the match goes on from them as it would have', () => {
    const court = played();
    const again = begin(positionIn(court.state));
    expect(again.state).toEqual(court.state);
    expect(again.of('Guardian Bear 1')).toMatchObject({ width: 1, height: 2 });
    expect([again.asked, again.offered]).toEqual([court.asked, court.offered]);
  });

  test('[KZ-DUN-03] whoever is Taken Out is nowhere, and comes back', () => {
    const court = begin({
      athletes: [ours('Ana', '8,8'), theirs('Bo', 'nowhere')],
      turn: 'Ana',
    });
    expect(court.of('Bo')).toMatchObject({ cell: -1, comes: { from: 'taken-out', exit: -1 } });
    court.answer('end-turn');
    expect(court.asked).toMatch(/^appear KZ-DUN-/);
  });

  test('are refused where they break what always holds [KZ-INV-18]', () => {
    const given = { athletes: [ours('Ana', '8,8'), theirs('Bo', 'nowhere')], turn: 'Ana' };
    const creeps = [{ group: 'bears', members: ['12,5'], enemies: ['Bo'] }];
    expect(() => begin({ ...given, creeps })).toThrow(
      /^given breaks KZ-INV-18 \(who is off the map holds nothing and is nobody’s enemy\): Bo$/,
    );
  });
});
