import type { Attitude, Ending } from '../standing.ts';

/** What goes on from session to session beside the characters (DT-TAB-02 to -04). */
export interface Campaign {
  /** Rounds of world time (DT-TIME-02). */
  readonly clock: number;
  /** Complication points, which carry over (DT-TOK-42). */
  readonly points: number;
  /** How people stand to the party, as `adventure/person` (DT-SOC-01). */
  readonly attitudes: Readonly<Record<string, Attitude>>;
  /** Adventures that were finished, by id, in the order in which they were. */
  readonly finished: readonly string[];
  /** Each session, in its order. */
  readonly journal: readonly Session[];
}

/** A session of a campaign. */
export interface Session {
  /** The id of its adventure; `free` for free play. */
  readonly adventure: string;
  readonly ending: Ending | 'none';
  /** The world clock at its end. */
  readonly clock: number;
  /** Scenes that were finished: without one the next session is no new one (DT-TOK-01). */
  readonly scenes: number;
  readonly characters: readonly SessionCharacter[];
}

/** A character of a session, as it was at the end. */
export interface SessionCharacter {
  readonly name: string;
  readonly level: number;
  readonly xp: number;
  readonly isDead?: true;
}

/** Nothing was played yet (DT-TOK-42). */
export const FIRST_CAMPAIGN: Campaign = {
  clock: 0,
  points: 0,
  attitudes: {},
  finished: [],
  journal: [],
};
