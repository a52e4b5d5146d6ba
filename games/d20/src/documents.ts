import type { Contents, DocumentKind, GameDocuments } from '@tablewright/engine/documents';
import { campaignAfter } from './campaign/after.ts';
import { FIRST_CAMPAIGN } from './campaign/campaign.ts';
import { readCampaign } from './campaign/read.ts';
import type { Adventure } from './content/adventure.ts';
import { blankAdventure } from './content/adventures/blank.ts';
import type { D20State } from './model.ts';
import { type D20Options, playersOf } from './options.ts';
import { CAMPAIGN } from './rules/adventure/campaign.ts';
import { CHARACTER } from './rules/setup/asked-character.ts';
import { characterSlot } from './rules/setup/characters.ts';
import { characterKind, heldBack } from './sheets/character-document.ts';
import { sheetOf } from './sheets/sheet-of.ts';
import type { D20Content } from './table.ts';

/** Where an adventure of one's own lies among the documents of a session. */
const ADVENTURE = 'adventure';

/**
 * What outlives a session: the characters of players, of which each seat may bring one, and the campaign. What goes in
 * beside: an adventure of one's own (DT-TAB-03).
 *
 * @param readAdventure checks an adventure as it comes from outside
 */
export function documentsOf(
  content: D20Content,
  readAdventure: DocumentKind<Adventure>['read'],
): GameDocuments<D20State, D20Options> {
  return {
    kinds: {
      [CHARACTER]: characterKind(content) as never,
      [CAMPAIGN]: {
        version: 1,
        read: readCampaign,
        blank: () => FIRST_CAMPAIGN,
        sample: (random) => ({ ...FIRST_CAMPAIGN, clock: random.index(10_000, 'clock') }),
      },
      [ADVENTURE]: adventureKind(content, readAdventure) as never,
    },
    slots: (options, seatCount) => [
      { slot: CAMPAIGN, kind: CAMPAIGN, optional: true },
      ...(options.adventure === 'own' ? [{ slot: ADVENTURE, kind: ADVENTURE }] : []),
      ...Array.from({ length: playersOf(options, seatCount) }, (_, seat) => ({
        slot: characterSlot(seat),
        kind: CHARACTER,
        seat,
        optional: true as const,
        fits: (sheet: unknown, before?: Contents) => heldBack(sheet, before),
      })),
    ],
    results: (state) => ({
      ...characterResults(content, state),
      [CAMPAIGN]: { kind: CAMPAIGN, name: 'The d20 table', content: campaignAfter(state) },
    }),
  };
}

/** A session takes a copy of it, and changes nothing in it. */
function adventureKind(
  { adventures }: D20Content,
  read: DocumentKind<Adventure>['read'],
): DocumentKind<Adventure> {
  const [first, ...others] = Object.values(adventures);
  return {
    version: 1,
    copied: true,
    read,
    blank: blankAdventure,
    ...(first === undefined
      ? {}
      : {
          sample: (random) => [first, ...others][random.index(1 + others.length, 'one')] ?? first,
        }),
  };
}

/** Each character of a player as it is now; whoever played a second one has it as a document of its own. */
function characterResults(content: D20Content, state: D20State) {
  const counts = new Map<number, number>();
  const entries = state.creatures.flatMap((creature) => {
    const { seat, character, name } = creature;
    if (seat === undefined || character === undefined) return [];
    const count = (counts.get(seat) ?? 0) + 1;
    counts.set(seat, count);
    const slot = count === 1 ? characterSlot(seat) : `${characterSlot(seat)}/${count}`;
    return [[slot, { kind: CHARACTER, name, content: sheetOf({ content, state }, creature) }]];
  });
  return Object.fromEntries(entries) as ReturnType<GameDocuments<D20State, D20Options>['results']>;
}
