/** The Levels, each with the experience at which it begins (DT-LVL-101 to -125). */
const LEVELS = [
  { rule: 'DT-LVL-101', xp: 0 },
  { rule: 'DT-LVL-102', xp: 2_000 },
  { rule: 'DT-LVL-103', xp: 4_000 },
  { rule: 'DT-LVL-104', xp: 8_000 },
  { rule: 'DT-LVL-105', xp: 16_000 },
  { rule: 'DT-LVL-106', xp: 32_000 },
  { rule: 'DT-LVL-107', xp: 64_000 },
  { rule: 'DT-LVL-108', xp: 120_000 },
  { rule: 'DT-LVL-109', xp: 240_000 },
  { rule: 'DT-LVL-110', xp: 360_000 },
  { rule: 'DT-LVL-111', xp: 480_000 },
  { rule: 'DT-LVL-112', xp: 600_000 },
  { rule: 'DT-LVL-113', xp: 720_000 },
  { rule: 'DT-LVL-114', xp: 840_000 },
  { rule: 'DT-LVL-115', xp: 960_000 },
  { rule: 'DT-LVL-116', xp: 1_080_000 },
  { rule: 'DT-LVL-117', xp: 1_200_000 },
  { rule: 'DT-LVL-118', xp: 1_320_000 },
  { rule: 'DT-LVL-119', xp: 1_440_000 },
  { rule: 'DT-LVL-120', xp: 1_560_000 },
  { rule: 'DT-LVL-121', xp: 1_680_000 },
  { rule: 'DT-LVL-122', xp: 1_800_000 },
  { rule: 'DT-LVL-123', xp: 1_920_000 },
  { rule: 'DT-LVL-124', xp: 2_040_000 },
  { rule: 'DT-LVL-125', xp: 2_160_000 },
] as const;

/** Experience at which each Level begins. */
export const LEVEL_XP: readonly number[] = LEVELS.map(({ xp }) => xp);

/** The row of a Level. */
export const levelRule = (level: number): string => LEVELS[level - 1]?.rule ?? LAST_RULE;

/** Experience beyond the table has no effect. */
const LAST_RULE = 'DT-LVL-07';

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
