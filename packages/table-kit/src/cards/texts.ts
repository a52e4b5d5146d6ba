/** What parts of cards say, in English: ICU messages by key. */
export const CARD_TEXTS = {
  'card.hidden': 'a face-down {name}',
  'card.tapped': 'tapped',
  'card.fresh': 'new',
  'card.picked': 'chosen',
  'card.picked.place': 'chosen as number {place, number}',
  'card.actions': '{count, plural, one {# choice} other {# choices}}',
  'card.closed': 'not now: {because}',
  'card.fact': '{label} {value}',
  'card.attached': '{count, plural, one {with # card attached} other {with # cards attached}}',

  'look.help': 'What you can do with it',
  'look.nothing': 'Nothing to do with it just now.',
  'look.previous': 'The card before',
  'look.next': 'The next card',
  'look.place': '{at, number} of {of, number}',
  'look.attached': 'Attached',
  'look.on': 'On {name}',
  'peek.press': 'Enter: {label}',
  'peek.look': 'Enter: take a closer look',

  'hand.count': '{label}, {count, plural, =0 {empty} one {# card} other {# cards}}',
  'hand.empty': 'No cards',
  'hand.order': 'Order of the cards',
  'hand.held': 'As held',
  'hand.sorted': 'Sorted',

  'pile.count': '{name}, {count, plural, =0 {empty} one {# card} other {# cards}}',
  'pile.top': '{pile}; on top: {card}',
  'pile.through': 'Look through {name}',
  'pile.empty': 'Empty',

  'slot.empty': '{slot}: empty',
  'slot.label': 'Places for cards',
  'slot.more': '{count, plural, one {room for # more} other {room for # more}}',

  'row.empty': 'Nothing here',

  'sheet.of': '{value, number} of {most, number}',
  'sheet.count': '× {count, number}',
  'sheet.none': 'none',
  'sheet.until': 'until {end}',
  'sheet.text': '{label}: {value}',
} as const satisfies Readonly<Record<string, string>>;

/** The name of a text of {@link CARD_TEXTS}. */
export type CardTextKey = keyof typeof CARD_TEXTS;
