import { BATTERIES } from '../content/batteries.ts';
import { PLAYER_SET } from '../content/components.ts';
import type { PlayerState } from '../model.ts';
import { countSquares } from '../squares.ts';

/** Where a player's cubes lie. */
export type CubePlace = 'pool' | 'scored' | 'health' | 'stored' | 'available' | 'committed';

/** All cubes of a player. */
export interface CubeFacts {
  readonly total: number;
  /** The rule that keeps the total the same. */
  readonly rule: string;
  /** How many lie where, by which rule; they add up to the total. */
  readonly parts: readonly {
    readonly place: CubePlace;
    readonly amount: number;
    readonly rule: string;
  }[];
  /** The scored squares, each with a cube on it. */
  readonly squares: number;
  /** The most that the battery can hold. */
  readonly capacity: number;
}

/** See {@link CubeFacts}. */
export function cubesOf(player: PlayerState): CubeFacts {
  const { pool, health, stored, available, committed } = player;
  const squares = countSquares(player.scored);
  const parts = [
    { place: 'pool', amount: pool, rule: 'UB-CUBE-02' },
    { place: 'scored', amount: squares, rule: 'UB-BINGO-05' },
    { place: 'health', amount: health, rule: 'UB-SETUP-01' },
    { place: 'stored', amount: stored, rule: 'UB-CUBE-05' },
    { place: 'available', amount: available, rule: 'UB-CUBE-07' },
    { place: 'committed', amount: committed, rule: 'UB-CUBE-08' },
  ] as const;
  return {
    total: parts.reduce((sum, { amount }) => sum + amount, 0),
    rule: 'UB-INV-01',
    parts,
    squares,
    capacity: BATTERIES[player.items.battery].capacity,
  };
}

/** A player's health, and the most that anybody has. */
export function healthOf({ health }: PlayerState): {
  readonly health: number;
  readonly most: number;
} {
  return { health, most: PLAYER_SET.health };
}
