import type { Contents, GameDocuments } from '@tablewright/engine/documents';
import { type Campaign, campaignKind, heldIn, isSame } from './campaign/campaign.ts';
import { FIGURINES } from './content/figures/figures.ts';
import type { DeckFile } from './content/read-decks.ts';
import { DECK_KIND } from './decks/deck-document.ts';
import { deckFaults, deckSlot, decksIn, MOST_DECKS } from './decks/own-cards.ts';
import type { BridgeState } from './model.ts';
import { type BridgeOptions, playersOf } from './options.ts';
import { CAMPAIGN } from './rules/setup/captives.ts';
import { sheetSlot } from './rules/setup/characters.ts';
import type { Sheet } from './sheets/sheet.ts';
import { sheetKind } from './sheets/sheet-document.ts';
import type { BridgeContent } from './table.ts';

/**
 * What outlives a game: the sheets of its characters (BQ-SHEET-03), of which each seat may bring one, and the campaign: who
 * is captured, who has come, what became of whom. What goes in beside: decks of the players (BQC-IMP-04).
 */
export function documentsOf({ byId }: BridgeContent): GameDocuments<BridgeState, BridgeOptions> {
  const figurines = FIGURINES.map(({ id }) => id) as [string, ...string[]];
  const sheets = sheetKind({ figurines, cards: Object.values(byId) });
  return {
    kinds: {
      sheet: sheets as never,
      campaign: campaignKind(figurines, sheets.sample) as never,
      deck: DECK_KIND as never,
    },
    slots: (options, seatCount) => [
      { slot: CAMPAIGN, kind: 'campaign', optional: true },
      ...Array.from({ length: playersOf(options, seatCount) }, (_, seat) => ({
        ...{ slot: sheetSlot(seat), kind: 'sheet', seat, optional: true as const },
        fits: (sheet: unknown, before: Contents = {}) =>
          heldIn(before[CAMPAIGN] as Campaign | undefined, sheet as Sheet),
      })),
      ...Array.from({ length: MOST_DECKS }, (_, at) => ({
        ...{ slot: deckSlot(at), kind: 'deck', optional: true as const },
        fits: (deck: unknown, before: Contents = {}) =>
          deckFaults(decksIn(before), deck as DeckFile, options),
      })),
    ],
    results: (state) => ({
      ...Object.fromEntries(
        state.heroes.map(({ seat, sheet }) => [
          sheetSlot(seat),
          { kind: 'sheet', name: sheet.name, content: sheet },
        ]),
      ),
      [CAMPAIGN]: { kind: 'campaign', name: 'BridgeQuest!', content: campaignAfter(state) },
    }),
  };
}

/** The campaign once a game of it is over (BQ-CAPT-01, -06, BQ-NEWE-01). */
function campaignAfter(state: BridgeState): Campaign {
  const { campaign, captives, freed, heroes, newcomers, ending } = state;
  const captured = heroes.filter(({ life }) => life === 'captured').map(({ sheet }) => sheet);
  // Whose figurine somebody else was in this game waits for the next one.
  const known = [...captives.map(({ sheet }) => sheet), ...freed];
  const absent = campaign.captured.filter((one) => !known.some((other) => isSame(one, other)));
  const characters = heroes.map(({ sheet: { name, level }, degree }) => ({ name, degree, level }));
  return {
    games: campaign.games + 1,
    added: [...campaign.added, ...newcomers],
    captured: [...absent, ...captives.map(({ sheet }) => sheet), ...captured],
    history: [...campaign.history, { ending: ending ?? 'none', characters }],
  };
}
