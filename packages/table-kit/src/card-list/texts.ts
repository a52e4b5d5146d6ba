/** What the list of cards says, in English: ICU messages by key. */
export const CARD_LIST_TEXTS = {
  'find.words': 'Search names and texts',
  'find.deck': 'Deck',
  'find.deck.all': 'All decks',
  'find.kind': 'Kind',
  'find.kind.all': 'All kinds',
  'find.tag': 'Tag',
  'find.tag.all': 'Any or none',
  'find.least': '{level} from',
  'find.most': '{level} to',
  'find.level.any': 'any',
  'find.order': 'Order',
  'find.order.deck': 'By deck',
  'find.order.best': 'Best match',
  'find.order.name': 'By name',
  'find.order.level': 'By {level}',
  'find.texts': 'Show their texts',
  'find.filters': 'Filters{count, plural, =0 {} one { (# set)} other { (# set)}}',
  'find.reset': 'Show all cards',
  'find.count':
    '{all, select, yes {{count, plural, one {# card} other {# cards}}} other {{count, plural, =0 {None} other {#}} of {of, plural, one {# card} other {# cards}}}}',
  'find.nothing': 'No card has all of this. Take a filter away, or look for fewer words.',
  'find.cards': 'Cards',
} as const satisfies Readonly<Record<string, string>>;

/** The name of a text of {@link CARD_LIST_TEXTS}. */
export type CardListKey = keyof typeof CARD_LIST_TEXTS;
