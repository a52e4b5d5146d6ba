import { sampleAnswer } from '@tablewright/engine';
import { choicesIn, clonePlain, Runner, seededSource } from '@tablewright/engine/host';
import { describe, expect, test } from 'vitest';
import { play } from '../test/play.ts';
import { bingoDeathmatch } from './index.ts';
import { INVARIANTS } from './invariants.ts';
import type { BingoState, PlayerState } from './model.ts';
import { COLOURED, STARS } from './options.ts';
import { maskOf } from './squares.ts';

function broken(state: BingoState): string[] {
  return INVARIANTS.flatMap(({ rule, check }) => (check(state) === undefined ? [] : [rule]));
}

function run(seed: string, seatCount: number) {
  const random = seededSource(seed);
  const star = STARS[random.index(2, 'star', 0)] ?? 'wild';
  const coloured = COLOURED[random.index(2, 'coloured', 0)] ?? 'knight';
  const problems: string[] = [];
  const runner = Runner.setUp(bingoDeathmatch, { options: { star, coloured }, seatCount, random });
  const look = () => {
    for (const rule of broken(runner.state)) problems.push(`${seed} ${rule}`);
  };
  runner.advance();
  look();
  let decisions = 0;
  for (; runner.pending !== undefined && decisions < 5000; decisions += 1) {
    const choices = choicesIn(runner.pending);
    const slot = random.index(choices.length, 'slot', 0);
    const choice = choices[slot];
    if (choice === undefined) break;
    runner.give(slot, sampleAnswer(choice, random));
    look();
  }
  return { state: runner.state, over: runner.pending === undefined, problems, decisions };
}

describe('random matches', () => {
  for (const seats of [2, 3, 4, 5]) {
    test(`[UB-INV-01] [UB-INV-02] [UB-INV-03] [UB-INV-04] [UB-INV-05] [UB-INV-06] [UB-INV-07] [UB-INV-08] [UB-INV-09] [UB-INV-10] [UB-INV-11] [UB-INV-12] hold at every answer, and ${seats} players come to an end`, () => {
      for (let i = 0; i < 60; i += 1) {
        const { over, problems, state, decisions } = run(`invariants ${seats} ${i}`, seats);
        expect(problems).toEqual([]);
        expect(over).toBe(true);
        expect(state.round).toBeLessThan(150);
        expect(decisions).toBeGreaterThan(0);
      }
    });
  }
});

describe('what an invariant tells apart', () => {
  const sound = play({
    given: {
      phase: 'selection',
      round: 3,
      firstPlayer: 'B',
      players: {
        A: { scored: ['B2', 'N3'], stored: 2, powers: ['backup-battery'] },
        B: { lazor: 'plasma-lazor' },
      },
    },
  }).state;

  const upset = (change: (state: BingoState, first: PlayerState) => void): string[] => {
    const state = clonePlain(sound);
    change(state, state.players[0] as PlayerState);
    return broken(state);
  };

  test('a sound position breaks none', () => {
    expect(upset(() => undefined)).toEqual([]);
  });

  test('[UB-INV-01] a cube too many or too few, or a debt', () => {
    expect(
      upset((_, a) => {
        a.pool += 1;
      }),
    ).toEqual(['UB-INV-01']);
    expect(
      upset((_, a) => {
        a.pool -= 1;
      }),
    ).toEqual(['UB-INV-01']);
    expect(
      upset((_, a) => {
        a.available = -1;
        a.pool += 1;
      }),
    ).toEqual(['UB-INV-01']);
  });

  test('[UB-INV-02] [UB-DMG-08] health of 0 outside step 1, or above 3', () => {
    expect(
      upset((_, a) => {
        a.health = 0;
        a.pool += 3;
      }),
    ).toEqual(['UB-INV-02']);
    expect(
      upset((state, a) => {
        a.health = 0;
        a.pool += 3;
        state.step = 1;
      }),
    ).toEqual([]);
    expect(
      upset((_, a) => {
        a.health = 4;
        a.pool -= 1;
      }),
    ).toEqual(['UB-INV-02', 'UB-DMG-08']);
    expect(
      upset((state, a) => {
        a.health = -1;
        a.pool += 4;
        state.step = 1;
      }),
    ).toContain('UB-INV-02');
  });

  test('[UB-INV-03] more stored than the battery holds', () => {
    expect(
      upset((_, a) => {
        a.stored = 5;
        a.pool -= 3;
      }),
    ).toEqual(['UB-INV-03']);
    expect(
      upset((_, a) => {
        a.stored = 4;
        a.pool -= 2;
      }),
    ).toEqual([]);
  });

  test('[UB-INV-04] available or committed energy between rounds', () => {
    const leave = (phase: BingoState['phase'], forced: boolean) =>
      upset((state, a) => {
        a.available = 1;
        a.pool -= 1;
        state.phase = phase;
        state.forced = forced;
      });
    expect(leave('charge', false)).toEqual(['UB-INV-04']);
    expect(leave('round-end', false)).toEqual(['UB-INV-04']);
    expect(leave('charge', true)).toEqual([]);
    expect(leave('bingo', false)).toEqual([]);
    expect(
      upset((state, a) => {
        a.committed = 1;
        a.pool -= 1;
        state.phase = 'charge';
      }),
    ).toEqual(['UB-INV-04']);
  });

  test('[UB-INV-05] an item or power card twice, nowhere, or in the wrong slot', () => {
    expect(
      upset((state) => {
        state.market.items.push('plasma-lazor');
      }),
    ).toEqual(['UB-INV-05']);
    expect(
      upset((state) => {
        state.market.items.pop();
      }),
    ).toEqual(['UB-INV-05']);
    expect(
      upset((_, a) => {
        a.reserve.push('basic-lazor');
      }),
    ).toEqual(['UB-INV-05']);
    expect(
      upset((state) => {
        (state.players[1] as PlayerState).reserve = [];
      }),
    ).toEqual(['UB-INV-05']);
    expect(
      upset((_, a) => {
        a.powers.push('backup-battery');
      }),
    ).toEqual(['UB-INV-05']);
    expect(
      upset((state) => {
        state.removed.powers['entropy-engine'] = 1;
      }),
    ).toEqual(['UB-INV-05']);
    expect(
      upset((_, a) => {
        a.items.lazor = 'basic-shield' as never;
      }),
    ).toContain('UB-INV-05');
    expect(
      upset((state) => {
        state.market.items.pop();
        state.removed.items.push('tesseract-battery');
      }),
    ).toEqual([]);
  });

  test('[UB-INV-06] [UB-WIN-03] a full line while the game runs, or of another than the winner', () => {
    const fill = (player: PlayerState, squares: string[]) => {
      player.scored = maskOf(squares);
      player.pool = 40 - player.health - player.stored - squares.length;
    };
    const row = ['B1', 'I1', 'N1', 'G1', 'O1'];
    expect(upset((_, a) => fill(a, row))).toEqual(['UB-INV-06', 'UB-WIN-03']);
    expect(
      upset((state, a) => {
        fill(a, row);
        state.result = { winner: 0, line: 'row/1' };
      }),
    ).toEqual([]);
    expect(
      upset((state, a) => {
        fill(a, row);
        state.result = { winner: 1, line: 'row/1' };
      }),
    ).toEqual(['UB-WIN-03']);
  });

  test('[UB-INV-07] the token with the wrong player', () => {
    expect(
      upset((state) => {
        state.holder = 2;
      }),
    ).toEqual(['UB-INV-07']);
    expect(
      upset((state) => {
        state.firstHolder = 0;
      }),
    ).toEqual(['UB-INV-07']);
  });

  test('[UB-INV-08] a selected item that was disabled at its selection', () => {
    const disabled = (since: number, seat: number, item: 'basic-lazor' | 'plasma-lazor') =>
      upset((state, a) => {
        const selects = { slot: 'lazor', action: 'activate', target: 2, adjacent: -1 } as const;
        a.selection = { ...selects, item: 'basic-lazor' };
        (state.players[1] as PlayerState).selection = { ...selects, item: 'plasma-lazor' };
        state.tokens = [{ item, seat, since, through: since + 1 }];
      });
    expect(disabled(2, 0, 'basic-lazor')).toEqual(['UB-INV-08']);
    expect(disabled(2, -1, 'plasma-lazor')).toEqual(['UB-INV-08']);
    expect(disabled(3, 0, 'basic-lazor')).toEqual([]);
    expect(disabled(2, 3, 'basic-lazor')).toEqual([]);
  });

  test('[UB-INV-09] a resolve turn too many or too few', () => {
    expect(
      upset((_, a) => {
        a.resolveTurns += 1;
      }),
    ).toEqual(['UB-INV-09']);
    expect(
      upset((state) => {
        state.turnsDone = 1;
      }),
    ).toEqual(['UB-INV-09']);
    expect(
      upset((state) => {
        state.turnsDone = 1;
        (state.players[1] as PlayerState).resolveTurns += 1;
      }),
    ).toEqual([]);
  });

  test('[UB-INV-10] squares lost that nobody took', () => {
    expect(
      upset((state) => {
        state.tally.squaresLost = 2;
        state.tally.squaresTaken = 1;
      }),
    ).toEqual(['UB-INV-10']);
    expect(
      upset((state) => {
        Object.assign(state.tally, { squaresLost: 2, squaresTaken: 1, squaresTurned: 1 });
      }),
    ).toEqual([]);
  });

  test('[UB-INV-11] an empty pool', () => {
    const empty = (forced: boolean) =>
      upset((state, a) => {
        a.available = a.pool;
        a.pool = 0;
        state.forced = forced;
      });
    expect(empty(false)).toEqual(['UB-INV-11']);
    expect(empty(true)).toEqual([]);
  });

  test('[UB-INV-12] more reflected than was fired', () => {
    expect(
      upset((_, a) => {
        a.damageReflected = 1;
      }),
    ).toEqual(['UB-INV-12']);
    expect(
      upset((state, a) => {
        a.damageReflected = 2;
        (state.players[1] as PlayerState).selection = {
          slot: 'lazor',
          item: 'plasma-lazor',
          action: 'activate',
          target: 0,
          adjacent: -1,
        };
      }),
    ).toEqual([]);
  });

  test('[UB-WIN-04] a player without its three items', () => {
    expect(
      upset((_, a) => {
        a.items.shield = undefined as never;
      }).at(-1),
    ).toBe('UB-WIN-04');
  });
});
