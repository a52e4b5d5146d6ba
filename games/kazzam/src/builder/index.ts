import type { Builder } from '@tablewright/table-kit/builder-data';
import { BUILT } from '../options.ts';
import { contentOf } from '../rules/effects/content.ts';
import { LONGEST_NAME } from '../rules/match/faults.ts';
import { slotOf } from '../rules/match/setup.ts';
import {
  MOST_ATHLETES,
  sheetOf as sheetOfBuilds,
  TEAM,
  type TeamSheet,
} from '../rules/match/team-sheet.ts';
import { draftOf, emptyDraft, GAME, resized, sheetOfDraft } from './athlete.ts';
import { choose, fill } from './choosing.ts';
import { faceOf, faultsOfDraft, sheetOf } from './faces.ts';
import { partsOf } from './parts.ts';
import { fromText, toText } from './text-form.ts';
import { builderText } from './words.ts';

/** How teams of Kazzam are built (KZ-CHAR-01, KZ-TEAM-01, KZ-TEAM-02). */
export const BUILDER: Builder<TeamSheet> = {
  kind: TEAM,
  nouns: (reader) => ({
    team: builderText(reader, 'team'),
    teamName: builderText(reader, 'team.name'),
    members: builderText(reader, 'athletes'),
  }),
  least: 1,
  most: MOST_ATHLETES,
  asked: ({ athletes }) => (typeof athletes === 'number' ? athletes : MOST_ATHLETES),
  brought: ({ athletes }) => ({
    options: { players: BUILT, athletes: athletes.length },
    slot: slotOf(0),
  }),
  named: true,
  longestName: LONGEST_NAME,
  empty: emptyDraft,
  ready: (members) =>
    // The athletes of a house are no legal builds: they have what their stat blocks say (KT-GEN-07).
    contentOf(GAME)
      .teams.filter(({ house }) => house === undefined)
      .map(({ id, name, athletes }) => ({
        id,
        draft: draftOf(sheetOfBuilds(name, athletes.slice(0, members))),
      })),
  draftOf,
  contentOf: sheetOfDraft,
  faults: faultsOfDraft,
  parts: partsOf,
  choose,
  fill,
  resized,
  face: faceOf,
  sheet: sheetOf,
  toText,
  fromText,
};
