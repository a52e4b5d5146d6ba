import { playOut, randomPolicy } from '@tablewright/bots';
import type { Game } from '@tablewright/engine';
import { Runner, seededSource } from '@tablewright/engine/host';
import { describe, expect, test } from 'vitest';
import { play } from '../../test/play.ts';
import { bingoDeathmatch } from '../index.ts';
import type { BingoState } from '../model.ts';
import { heuristic } from './heuristic.ts';

/** What the policy answers to the first choice that is open. */
function answerIn(position: Parameters<typeof play>[0]): string {
  const { choices, match } = play(position);
  const choice = choices[0];
  if (choice === undefined) throw new Error('nothing is asked');
  const view = bingoDeathmatch.view(match.state as BingoState, choice.seat);
  const answer = heuristic({ view, seat: choice.seat, choice, random: seededSource('bot') });
  if (choice.kind === 'amount') return String(answer);
  if (!('options' in choice) || choice.kind === 'allocation') return JSON.stringify(answer);
  return [answer]
    .flat()
    .map((index) => choice.options[index as number]?.id)
    .join();
}

describe('the heuristic', () => {
  test('wins at least 90 of 100 matches against three random players, from any seat', () => {
    const game = bingoDeathmatch as unknown as Game;
    let wins = 0;
    for (let i = 0; i < 100; i += 1) {
      const runner = Runner.setUp(game, {
        options: { star: 'wild', coloured: 'knight' } as never,
        seatCount: 4,
        random: seededSource(`heuristic ${i}`),
      });
      runner.advance();
      const me = i % 4;
      const policies = [0, 1, 2, 3].map((seat) =>
        seat === me ? (heuristic as unknown as typeof randomPolicy) : randomPolicy,
      );
      playOut(runner, policies, seededSource(`answers ${i}`));
      if ((runner.state as BingoState).result?.winner === me) wins += 1;
    }
    expect(wins).toBeGreaterThanOrEqual(90);
  });

  test('takes the square that wins', () => {
    expect(
      answerIn({
        seats: 2,
        given: { phase: 'bingo', players: { A: { scored: ['B3', 'I3', 'N3', 'G3', 'O1', 'O2'] } } },
        rolls: ['O', '*', 'B', 2],
      }),
    ).toBe('O3');
  });

  test('shoots the weak one with the rich card', () => {
    expect(
      answerIn({
        given: {
          phase: 'selection',
          players: {
            A: { lazor: 'plasma-lazor', available: 2, stored: 2 },
            C: { health: 2, scored: ['B1', 'B2', 'B3', 'I1', 'N1', 'N2'] },
            D: { health: 3, scored: ['B1'] },
          },
        },
      }),
    ).toMatch(/^plasma-lazor\/activate\/2/);
  });

  test('shields when a death would cost much', () => {
    expect(
      answerIn({
        given: {
          phase: 'selection',
          players: {
            A: {
              health: 1,
              available: 2,
              stored: 2,
              shield: 'efficient-shield',
              scored: ['B1', 'B2', 'B3', 'B4', 'I1', 'N1', 'G1', 'I2', 'N2'],
            },
            B: { lazor: 'plasma-lazor', stored: 4 },
            C: { lazor: 'vampiric-lazor', stored: 4, available: 2 },
            D: { lazor: 'disabling-lazor', stored: 4, available: 2 },
          },
        },
      }),
    ).toMatch(/^efficient-shield/);
  });

  test('gives away the line that costs least, and the squares that help least', () => {
    const players = {
      A: {
        lazor: 'plasma-lazor',
        selects: 'plasma-lazor/activate/B',
        scored: ['N1', 'N2', 'N4', 'N5'],
      },
      B: { health: 2, scored: ['N3', 'I3', 'G1', 'G2'] },
      C: { lazor: 'focused-lazor', selects: 'focused-lazor/activate/B' },
    };
    const given = { phase: 'resolve', resolving: 'B', players };
    expect(answerIn({ given, rolls: ['*'], answers: [['B', 'letter']] })).toMatch(/column\/[BO]/);
    expect(answerIn({ given, rolls: [3], answers: [['B', 'number']] })).toBe('I3');
  });

  test('pays to stay alive, and not for what cannot be helped', () => {
    const shielded = (health: number, available: number) => ({
      given: {
        phase: 'resolve',
        resolving: 'B',
        players: {
          A: { lazor: 'plasma-lazor', selects: 'plasma-lazor/overcharge/B' },
          B: {
            health,
            available,
            shield: 'efficient-shield',
            selects: 'efficient-shield/activate',
          },
        },
      },
    });
    expect(answerIn(shielded(3, 3))).toBe('3');
    expect(answerIn(shielded(1, 2))).toBe('0');
  });

  test('buys what it can use, plays a Capacitor for gain, and gets rid of an empty battery', () => {
    const buys = (A: Record<string, unknown>) =>
      answerIn({ given: { phase: 'resolve', players: { A } } });
    expect(buys({ stored: 4 })).toMatch(/^buy\/(plasma-lazor|military-battery)/);
    expect(buys({ stored: 0, powers: ['charged-capacitor'] })).toBe('play/charged-capacitor');
    expect(buys({ stored: 1, battery: 'tesseract-battery' })).toBe('put-back/basic-battery');
    expect(buys({ stored: 3, lazor: 'plasma-lazor', damageTaken: 1 })).not.toMatch(/put-back/);
  });

  test('makes a winning roll of another go again', () => {
    expect(
      answerIn({
        seats: 2,
        given: {
          phase: 'bingo',
          players: {
            A: { powers: ['continuum-compressor'] },
            B: { scored: ['O1', 'O2', 'O3', 'O4'] },
          },
        },
        rolls: ['B', 3, 'O', 5],
      }),
    ).toBe('play/continuum-compressor/1');
  });
});
