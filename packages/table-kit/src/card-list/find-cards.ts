import MiniSearch from 'minisearch';
import { cardText } from '../cards/card-name.ts';
import { wordForms } from '../search/word-forms.ts';
import type { CardList, ListedCard } from './card-list.ts';
import type { CardWish } from './card-wish.ts';

/** Finds the cards that somebody looks for, in the order that they wish. */
export type CardFinder = (wish: CardWish) => readonly ListedCard[];

/**
 * Prepares the search among the cards of a game.
 * @param locale the language of the list, as a BCP 47 tag
 */
export function cardFinder(list: CardList, locale: string): CardFinder {
  const find = wordSearch(list, locale);
  return (wish) => {
    const named = wish.words.trim() === '' ? list.cards : find(wish.words);
    return inOrder(
      named.filter((card) => isWished(card, wish)),
      wish.order,
      locale,
    );
  };
}

function isWished({ card: { tags = [] }, deck, kind, level }: ListedCard, wish: CardWish): boolean {
  if (wish.deck !== '' && deck !== wish.deck) return false;
  if (wish.kind !== '' && kind !== wish.kind) return false;
  if (wish.tag !== '' && !tags.includes(wish.tag)) return false;
  if (wish.least === undefined && wish.most === undefined) return true;
  if (level === undefined) return false;
  return level >= (wish.least ?? level) && level <= (wish.most ?? level);
}

function inOrder(
  cards: readonly ListedCard[],
  order: CardWish['order'],
  locale: string,
): readonly ListedCard[] {
  if (order === 'deck') return cards;
  const byName = (a: ListedCard, b: ListedCard): number =>
    a.card.name.localeCompare(b.card.name, locale);
  if (order === 'name') return cards.toSorted(byName);
  const levelOf = ({ level }: ListedCard): number => level ?? Number.POSITIVE_INFINITY;
  // Two without a level are equal: infinity less infinity is no number.
  return cards.toSorted((a, b) =>
    levelOf(a) === levelOf(b) ? byName(a, b) : levelOf(a) - levelOf(b),
  );
}

/** The cards that have all of the words, the best match first; where none has, those that are spelt alike. */
function wordSearch({ cards }: CardList, locale: string): (words: string) => readonly ListedCard[] {
  const { root, plain, telling } = wordForms(locale);
  const index = new MiniSearch<{ readonly id: number }>({
    fields: ['name', 'kind', 'text'],
    processTerm: (word) => [...new Set([root(word), plain(word)])],
  });
  index.addAll(
    cards.map(({ card }, id) => ({
      id,
      name: card.name,
      kind: card.kind,
      text: cardText(card),
    })),
  );
  const search = (words: string, processTerm: (word: string) => string, fuzzy: boolean) =>
    index
      .search(words, {
        combineWith: 'AND',
        processTerm,
        boost: { name: 6, kind: 2 },
        prefix: true,
        fuzzy: fuzzy && ((word: string) => (word.length > 3 ? 0.25 : false)),
        maxFuzzy: 2,
      })
      .flatMap(({ id }) => cards[id as number] ?? []);
  return (query) => {
    const words = telling(query).join(' ');
    // Who is still typing has half a word, which is the beginning of what is meant.
    const found = new Set([...search(words, plain, false), ...search(words, root, false)]);
    return found.size > 0 ? [...found] : search(words, plain, true);
  };
}
