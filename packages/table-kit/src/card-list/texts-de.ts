import type { CardListKey } from './texts.ts';

/** What the list of cards says, in German. */
export const CARD_LIST_TEXTS_DE: Readonly<Record<CardListKey, string>> = {
  'find.words': 'Namen und Texte durchsuchen',
  'find.deck': 'Stapel',
  'find.deck.all': 'Alle Stapel',
  'find.kind': 'Art',
  'find.kind.all': 'Alle Arten',
  'find.tag': 'Merkmal',
  'find.tag.all': 'Mit und ohne',
  'find.least': '{level} ab',
  'find.most': '{level} bis',
  'find.level.any': 'beliebig',
  'find.order': 'Reihenfolge',
  'find.order.deck': 'Nach Stapeln',
  'find.order.best': 'Beste Treffer',
  'find.order.name': 'Nach Namen',
  'find.order.level': 'Nach {level}',
  'find.texts': 'Texte anzeigen',
  'find.filters': 'Filter{count, plural, =0 {} one { (# gesetzt)} other { (# gesetzt)}}',
  'find.reset': 'Alle Karten zeigen',
  'find.count':
    '{all, select, yes {{count, plural, one {# Karte} other {# Karten}}} other {{count, plural, =0 {Keine} other {#}} von {of, plural, one {# Karte} other {# Karten}}}}',
  'find.nothing':
    'Keine Karte hat all das. Nimm einen Filter weg, oder suche nach weniger Wörtern.',
  'find.cards': 'Karten',
};
