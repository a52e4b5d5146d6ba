/** How an NPC stands to the party (DT-SOC-01 to -09). */
export const ATTITUDES = ['hostile', 'neutral', 'friendly'] as const;
/** See {@link ATTITUDES}. */
export type Attitude = (typeof ATTITUDES)[number];

/** Why a session ended. */
export type Ending = 'finished' | 'defeated' | 'left' | 'closed' | 'limit';
