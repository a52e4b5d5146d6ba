/** Experience at which each Level begins (DT-LVL-101 to -125). */
export const LEVEL_XP = [
  0, 2_000, 4_000, 8_000, 16_000, 32_000, 64_000, 120_000, 240_000, 360_000, 480_000, 600_000,
  720_000, 840_000, 960_000, 1_080_000, 1_200_000, 1_320_000, 1_440_000, 1_560_000, 1_680_000,
  1_800_000, 1_920_000, 2_040_000, 2_160_000,
] as const;

/** The last Level (DT-LVL-07). */
export const LAST_LEVEL = LEVEL_XP.length;

/** The Levels that give a benefit (DT-LVL-04). */
export const BENEFIT_LEVELS = [4, 8, 12, 16, 20, 24] as const;

/** The Level that so much experience comes to (DT-LVL-02, DT-INV-05). */
export function levelFor(xp: number): number {
  let level = 1;
  while (level < LAST_LEVEL && xp >= (LEVEL_XP[level] ?? Number.POSITIVE_INFINITY)) level += 1;
  return level;
}

/** Experience between a Level and the next (DT-LVL-06); the last counts as the one before it. */
export function gapAt(level: number): number {
  const at = Math.min(level, LAST_LEVEL - 1);
  return (LEVEL_XP[at] ?? 0) - (LEVEL_XP[at - 1] ?? 0);
}
