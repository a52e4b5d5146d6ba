import { noSecrets } from '@tablewright/cards';
import { seatsUpTo, type Table } from '@tablewright/engine';
import { FIRST_CAMPAIGN } from './campaign/campaign.ts';
import { deckPlaces, decksIn, ownCardsOf } from './decks/own-cards.ts';
import type { BridgeEvent } from './events.ts';
import type { BridgeState, Hero } from './model.ts';
import { type BridgeOptions, playersOf } from './options.ts';
import { campaignOf } from './rules/setup/captives.ts';
import { sheetSlot } from './rules/setup/characters.ts';
import { newSheet, type Sheet } from './sheets/sheet.ts';
import type { BridgeContent } from './table.ts';

/** The table before anything has happened: all cards in their decks, nobody anywhere. */
export function firstState(
  t: Table<undefined, BridgeOptions, BridgeEvent>,
  content: BridgeContent,
): BridgeState {
  const { instances, ...own } = cardsFor(t, content);
  const players = playersOf(t.options, t.seatCount);
  return {
    ...{ active: 0, phase: 'characters', turn: 0, round: 1, first: 0 },
    places: deckPlaces(instances),
    secrets: noSecrets(t.seatCount),
    ...own,
    ...{ lasting: [], nextLasting: 1, used: [], combat: undefined, figures: {} },
    heroes: seatsUpTo(players).map((seat) =>
      nobodyYet(seat, t.documents[sheetSlot(seat)] as Sheet),
    ),
    isPair: t.options.bothSheets,
    ...{ doorways: [], tokens: [], hasFought: false, created: 0, moreDoors: 0, turnBegan: 1 },
    ...{ boss: '', cast: [], beaten: [], bossFell: undefined, bossMode: undefined },
    ...{ ending: undefined, scoring: [], isOver: false },
    ...{
      magnetOrder: [],
      ownMagnets: [],
      stolen: [],
      campaign: campaignOf(t) ?? FIRST_CAMPAIGN,
      captives: [],
      freed: [],
      newcomers: [],
      dealtUp: [],
      atRest: false,
      nextDie: undefined,
      lastOneShot: undefined,
    },
  };
}

/** The cards of a table: the built-in ones, and those of decks that were brought. */
function cardsFor(
  {
    documents,
    options: { replacedDecks, fillRoles },
  }: Table<undefined, BridgeOptions, BridgeEvent>,
  { instances }: BridgeContent,
): Pick<BridgeContent, 'instances'> & Pick<BridgeState, 'ownCards' | 'ownDecks'> {
  const files = decksIn(documents);
  if (files.length === 0) return { instances, ownDecks: undefined, ownCards: {} };
  const ownDecks = { files, replacedDecks, fillRoles };
  const { set, own } = ownCardsOf(files, ownDecks);
  return { instances: set.instances, ownDecks, ownCards: own };
}

/** A player whose character is still to come, on a sheet or new. */
function nobodyYet(seat: number, sheet: Sheet | undefined): Hero {
  return {
    ...{ seat, figure: '', life: 'alive', travels: 0, skips: 0, isPinned: false },
    wounds: { att: 0, def: 0 },
    sheet: sheet ?? newSheet({ name: '', race: '', gender: 'female' }, () => 1),
    ...{ turnsAtHome: 0, wasOnBridge: false, hasTriedAlly: false, diedIn: undefined },
    ...{ stops: [], holds: false, degree: 0, isScored: false, given: 0, additions: 0 },
  };
}
