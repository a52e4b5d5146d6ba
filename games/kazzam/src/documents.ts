import type { GameDocuments } from '@tablewright/engine/documents';
import type { KazzamState } from './model.ts';
import { BUILT, type KazzamOptions } from './options.ts';
import { misfits } from './rules/match/build.ts';
import { slotOf } from './rules/match/setup.ts';
import type { TeamSheet } from './rules/match/team-sheet.ts';
import { MOST_ATHLETES, readTeam, sampleTeam, TEAM, usualTeam } from './rules/match/team-sheet.ts';
import type { WithContent } from './table.ts';

/**
 * What outlives a match: teams that somebody built. One that is brought takes its side without being
 * asked for; a match changes none.
 */
export function documentsOf(game: WithContent): GameDocuments<KazzamState, KazzamOptions> {
  return {
    kinds: {
      [TEAM]: {
        version: 1,
        copied: true,
        read: (content) => readTeam(game, content),
        blank: () => usualTeam(game, 0, MOST_ATHLETES),
        sample: (random) => sampleTeam(game, MOST_ATHLETES, random),
      },
    },
    slots: ({ players, opposition, athletes, guests }, seatCount) => {
      const place = { kind: TEAM, optional: true } as const;
      const fits = (content: unknown) =>
        misfits(game, content as TeamSheet, { perTeam: athletes, guests });
      // The last seat plays the opposition; the player team is somebody's own if one seat plays it.
      const alone = seatCount === 2 ? { seat: 0 } : {};
      return [
        ...(players === BUILT ? [{ ...place, ...alone, slot: slotOf(0), fits }] : []),
        ...(opposition === BUILT ? [{ ...place, seat: seatCount - 1, slot: slotOf(1), fits }] : []),
      ];
    },
    results: () => ({}),
  };
}
