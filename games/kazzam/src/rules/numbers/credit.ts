import type { CreepType, Team } from '../../model.ts';

/** What must be known of a creep group to score it. Members summoned later do not count. */
export interface CreepTally {
  readonly type: CreepType;
  /** How many began (KZ-CREEP-30). */
  readonly size: number;
  /** How many each team has Taken Out, by whoever Took each Out last (KZ-SCORE-16). */
  readonly by: readonly [number, number];
  /** Members on the map. */
  readonly left: number;
  /** Whether it has paid already (KZ-SCORE-15). */
  readonly paid: boolean;
  /** Set for the pack of a packmaster (KZ-SCORE-13). */
  readonly pack?: {
    /** Who Took Out the packmaster; nothing while it stands or when nobody did. */
    readonly masterBy: Team | undefined;
    /** Members of the pack that each team has Taken Out, the packmaster not counted. */
    readonly by: readonly [number, number];
    /** By how many one team must lead. */
    readonly lead: number;
  };
}

/** How many members of a group one team may leave to others and still get full credit. */
const SPARED: Readonly<Record<CreepType, number>> = {
  champion: 0,
  elite: 0,
  standard: 0,
  goon: 1,
  stooge: 2,
  scab: 5,
};

const FULL = 3;

/**
 * What the group pays at this moment, for the player team and the opposition; nothing if not yet,
 * or if it has paid (KZ-SCORE-15). To be asked after each Take-Out in it.
 *
 * Full credit is 3 points to the team that Took Out all it must (KZ-SCORE-09 to KZ-SCORE-13). If
 * the last member goes without it, the team with more scores 2 and the other 1, equal ones 1 each
 * (KZ-SCORE-14).
 */
export function creditOf(tally: CreepTally): readonly [number, number] | undefined {
  if (tally.paid) return undefined;
  for (const team of [0, 1] as const) {
    if (hasFullCredit(tally, team)) return team === 0 ? [FULL, 0] : [0, FULL];
  }
  if (tally.left > 0) return undefined;
  const [ours, theirs] = tally.by;
  if (ours === theirs) return [1, 1];
  return ours > theirs ? [2, 1] : [1, 2];
}

function hasFullCredit({ type, size, by, pack }: CreepTally, team: Team): boolean {
  if (pack !== undefined) {
    const { masterBy, lead } = pack;
    return masterBy === team && pack.by[team] - pack.by[team === 0 ? 1 : 0] >= lead;
  }
  return by[team] >= size - SPARED[type];
}
