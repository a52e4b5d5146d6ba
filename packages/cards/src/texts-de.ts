import type { CARD_TEXTS } from './texts.ts';

/** What is said of cards, in German. */
export const CARD_TEXTS_DE = {
  'cards.known': '{cards}',
  'cards.unseen': '{count, plural, one {# Karte} other {# Karten}}',
  'cards.partly': '{cards} und {more, plural, one {# weitere Karte} other {# weitere Karten}}',
  'cards.everybody': 'alle',
  'event.cards-drawn':
    '{by, select, seat {{seat} zieht {cards} ({from})} other {{cards}: {from} → {to}}}{down, select, yes {, verdeckt} other {}}.',
  'event.cards-moved':
    '{by, select, seat {{seat}: } other {}}{cards}, {way, select, under {unter: {to}} bottom {{from} → {to}, zuunterst} between {{from} → {to}, dazwischen} other {{from} → {to}}}{down, select, yes {, verdeckt} other {}}.',
  'event.cards-attached':
    '{by, select, seat {{seat}: } other {}}{cards}, {from} → {to}, auf {bearer}{down, select, yes {, verdeckt} other {}}.',
  'event.cards-detached':
    '{by, select, seat {{seat}: } other {}}{cards}, {from} → {to}, herunter von {bearer}{down, select, yes {, verdeckt} other {}}.',
  'event.cards-refilled':
    '{count, plural, one {# Karte wird} other {# Karten werden}} wieder eingemischt: {from} → {to}.',
  'event.cards-lacking':
    'Aufgebraucht: {place}. {count, plural, one {# Karte fehlt} other {# Karten fehlen}}.',
  'event.cards-shuffled': 'Gemischt: {place} ({count, plural, one {# Karte} other {# Karten}}).',
  'event.cards-peeked': '{seat} sieht sich die obersten Karten an ({place}): {cards}.',
  'event.cards-searched':
    '{seat} sieht alles durch ({place}, {count, plural, one {# Karte} other {# Karten}}).',
  'event.cards-shown': '{cards} ({place}), gezeigt: {to}.',
  'event.cards-sorted':
    '{seat} ordnet die obersten Karten ({place}, {count, plural, one {# Karte} other {# Karten}}).',
  'event.cards-turned': '{cards} {face, select, up {aufgedeckt} other {verdeckt}} ({place}).',
} as const satisfies Record<keyof typeof CARD_TEXTS, string>;
