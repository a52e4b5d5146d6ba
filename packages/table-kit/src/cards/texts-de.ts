import type { CardTextKey } from './texts.ts';

/** What parts of cards say, in German. */
export const CARD_TEXTS_DE: Readonly<Record<CardTextKey, string>> = {
  'card.hidden': '{name}, verdeckt',
  'card.tapped': 'getappt',
  'card.fresh': 'neu',
  'card.picked': 'gewählt',
  'card.picked.place': 'gewählt als Nummer {place, number}',
  'card.actions': '{count, plural, one {# Möglichkeit} other {# Möglichkeiten}}',
  'card.closed': 'gerade nicht: {because}',
  'card.fact': '{label} {value}',
  'card.attached': '{count, plural, one {mit # Karte daran} other {mit # Karten daran}}',

  'look.help': 'Was du damit tun kannst',
  'look.nothing': 'Damit lässt sich gerade nichts tun.',
  'look.previous': 'Die Karte davor',
  'look.next': 'Die nächste Karte',
  'look.place': '{at, number} von {of, number}',
  'look.attached': 'Angelegt',
  'look.on': 'An {name}',
  'peek.press': 'Eingabe: {label}',
  'peek.look': 'Eingabe: näher ansehen',

  'hand.count': '{label}, {count, plural, =0 {leer} one {# Karte} other {# Karten}}',
  'hand.empty': 'Keine Karten',
  'hand.order': 'Reihenfolge der Karten',
  'hand.held': 'Wie gehalten',
  'hand.sorted': 'Sortiert',

  'pile.count': '{name}, {count, plural, =0 {leer} one {# Karte} other {# Karten}}',
  'pile.top': '{pile}; obenauf: {card}',
  'pile.through': '{name} durchsehen',
  'pile.empty': 'Leer',

  'slot.empty': '{slot}: leer',
  'slot.label': 'Plätze für Karten',
  'slot.more': '{count, plural, one {Platz für noch #} other {Platz für noch #}}',

  'row.empty': 'Nichts hier',

  'sheet.of': '{value, number} von {most, number}',
  'sheet.count': '× {count, number}',
  'sheet.none': 'nichts',
  'sheet.until': 'bis {end}',
  'sheet.text': '{label}: {value}',
};
