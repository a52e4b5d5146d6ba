import { describe, expect, test } from 'vitest';
import { play } from '../../test/play.ts';

const FIGHTER = { characters: ['fighter'] };

const FULL = 'B1 I1 N1 G1 O1 B2 I2 N2 G2 O2 B3 I3 N3 G3 O3 B4 I4 N4 G4 O4 B5 I5 N5 G5 O5'.split(
  ' ',
);

describe('check', () => {
  const checking = (mystic: number, monster: number) =>
    play({
      seats: 2,
      options: { characters: ['fighter', 'mystic'], roundLimit: 2 },
      given: {
        step: 'check',
        characters: { mystic: { pool: mystic } },
        monster: { pool: monster },
      },
      rolls: mystic > 0 && monster > 0 ? ['S5', 'S4'] : [],
      until: { type: 'round-ended', round: mystic > 0 && monster > 0 ? 2 : 1 },
    });

  test('[BA-END-01][BA-END-05][BA-END-07] a character down, the monster not: Retreat for all', () => {
    const { match, of } = checking(0, 3);
    expect(match.outcome).toEqual({ result: 'retreat', winners: [], payoffs: [0, 0] });
    expect(of('knocked-out')).toMatchObject([{ sheet: 'mystic', rule: 'BA-END-01' }]);
    expect(of('game-ended')[0]?.rule).toBe('BA-END-05');
  });

  test('[BA-END-02][BA-END-04] the monster down, nobody else: Victory for all', () => {
    const { match, of } = checking(1, 0);
    expect(match.outcome).toEqual({ result: 'victory', winners: [0, 1], payoffs: [1, 1] });
    expect(of('game-ended')[0]?.rule).toBe('BA-END-04');
  });

  test('[BA-END-03] neither: a new round', () => {
    expect(checking(1, 1).of('token-drawn')).toMatchObject([{ round: 2 }]);
  });

  test('[BA-END-06] both: Escape, neither won nor lost', () => {
    const { match, of } = checking(0, 0);
    expect(match.outcome).toEqual({ result: 'escape', winners: [], payoffs: [0.5, 0.5] });
    expect(of('game-ended')[0]?.rule).toBe('BA-END-06');
  });

  test('[BA-END-08][BA-NOTE-03] only the pool counts, not damaged spaces', () => {
    const { match } = play({
      options: { ...FIGHTER, roundLimit: 2 },
      given: { step: 'check', characters: { fighter: { damage: FULL.slice(0, 20) } } },
      rolls: ['SA'],
    });
    expect(match.outcome?.result).toBe('retreat');
    expect((match.state as { round: number }).round).toBe(2);
  });

  test('[BA-NOTE-02] one point of damage fills one space', () => {
    const { of } = play({
      options: { characters: ['mystic'] },
      given: { step: 'assign', monsterActivated: ['wing-buffet'] },
    });
    expect(of('damage-placed')[0]?.health).toHaveLength(3);
  });
});

test('[BA-END-03] is not cited when no new round starts', () => {
  const { of } = play({
    options: { characters: ['fighter'], roundLimit: 'none' },
    given: { step: 'check', monster: { pool: 0, health: FULL.slice(0, 20) } },
    until: { type: 'game-ended' },
  });
  expect(of('game-ended')).toMatchObject([{ rule: 'BA-END-04' }]);
  expect(of('round-ended').map(({ rule }) => rule)).not.toContain('BA-END-03');
});
