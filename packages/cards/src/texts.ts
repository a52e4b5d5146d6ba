/** What is said of cards, in English; a game takes it into its catalogue. */
export const CARD_TEXTS = {
  'cards.known': '{cards}',
  'cards.unseen': '{count, plural, one {# card} other {# cards}}',
  'cards.partly': '{cards} and {more, plural, one {# card more} other {# cards more}}',
  'cards.everybody': 'everybody',
  'event.cards-drawn':
    '{by, select, seat {{seat} draws {cards} from {from}} other {{cards}: {from} → {to}}}{down, select, yes {, face down} other {}}.',
  'event.cards-moved':
    '{by, select, seat {{seat}: } other {}}{cards}, {way, select, under {under {to}} bottom {{from} → {to}, at the bottom} between {{from} → {to}, in between} other {{from} → {to}}}{down, select, yes {, face down} other {}}.',
  'event.cards-attached':
    '{by, select, seat {{seat}: } other {}}{cards}, {from} → {to}, on {bearer}{down, select, yes {, face down} other {}}.',
  'event.cards-detached':
    '{by, select, seat {{seat}: } other {}}{cards}, {from} → {to}, off {bearer}{down, select, yes {, face down} other {}}.',
  'event.cards-refilled':
    '{count, plural, one {# card is} other {# cards are}} shuffled back: {from} → {to}.',
  'event.cards-lacking':
    '{place} has run out: {count, plural, one {# card is} other {# cards are}} not there.',
  'event.cards-shuffled': '{place} is shuffled ({count, plural, one {# card} other {# cards}}).',
  'event.cards-peeked': '{seat} looks at the top of {place}: {cards}.',
  'event.cards-searched':
    '{seat} looks through {place} ({count, plural, one {# card} other {# cards}}).',
  'event.cards-shown': '{cards} from {place}, shown to {to}.',
  'event.cards-sorted':
    '{seat} puts the top of {place} in order ({count, plural, one {# card} other {# cards}}).',
  'event.cards-turned': '{cards} turned face {face, select, up {up} other {down}} ({place}).',
} as const;
