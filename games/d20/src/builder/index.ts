import type { Builder } from '@tablewright/table-kit/builder-data';
import type { Sheet } from '../content/sheet.ts';
import { CHARACTER } from '../rules/setup/asked-character.ts';
import { characterSlot } from '../rules/setup/characters.ts';
import { draftOfMember, emptyMember, memberOf, sheetOfMember } from './character.ts';
import { choose, fill } from './choosing.ts';
import { faceOf, faultsOf, sheetOf } from './faces.ts';
import { AWAY, type Ground, groundAt } from './ground.ts';
import { partsOf } from './parts.ts';
import { fromText, toText } from './text-form.ts';
import { builderText } from './words.ts';

const LONGEST_NAME = 60;

/** How a character is made (DT-CHAR): at a table of what that has rolled, elsewhere of averages. */
export function builderOn(ground: Ground): Builder<Sheet> {
  return {
    kind: CHARACTER,
    nouns: (reader) => ({
      team: builderText(reader, 'character'),
      teamName: builderText(reader, 'character'),
      members: builderText(reader, 'character'),
    }),
    least: 1,
    most: 1,
    asked: () => 1,
    at: (about) => builderOn(groundAt(about)),
    ...(ground.isAtTable ? { isOnlyNew: true } : {}),
    brought: () => ({ options: {}, slot: characterSlot(0) }),
    named: false,
    longestName: LONGEST_NAME,
    empty: () => draftOfMember(emptyMember(ground)),
    ready: () =>
      ground.ready.map(({ id, sheet }) => ({
        id,
        draft: { ...draftOfMember(memberOf(ground, sheet)), name: sheet.name },
      })),
    draftOf: (sheet) => draftOfMember(memberOf(ground, sheet)),
    contentOf: ({ members: [member] }) => sheetOfMember(ground, member ?? emptyMember(ground)),
    faults: (draft, reader) => faultsOf(ground, draft, reader),
    parts: (draft, _member, reader) => partsOf(ground, draft, reader),
    choose: (draft, _member, part, option) => choose(ground, draft, part, option),
    fill: (draft, _member, random, reader) => fill(ground, draft, random, reader),
    resized: (draft) => draft,
    face: (draft, _member, reader) => faceOf(ground, draft, reader),
    sheet: (draft, _member, reader) => sheetOf(ground, draft, reader),
    toText: (draft, reader) => toText(ground, draft, reader),
    fromText: (text, reader) => fromText(ground, text, reader),
  };
}

/** How characters are made away from a table. */
export const BUILDER: Builder<Sheet> = builderOn(AWAY);
