import { Search } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { CardGroup, CardList } from './card-list.ts';
import { CARD_ORDERS, type CardOrder, type CardWish, filtersSet } from './card-wish.ts';
import type { CardListWords } from './words.ts';

/** From this width on, in CSS pixels, there is room for the filters beside the cards. */
const ROOMY = 640;

/** What one can say about the cards that one looks for. */
export function WishForm({
  list,
  words,
  wish,
  onWish,
  withTexts,
  onWithTexts,
  onReset,
}: {
  readonly list: CardList;
  readonly words: CardListWords;
  readonly wish: CardWish;
  readonly onWish: (wish: CardWish) => void;
  readonly withTexts: boolean;
  readonly onWithTexts: (withTexts: boolean) => void;
  readonly onReset: () => void;
}): ReactNode {
  const count = filtersSet(wish);
  const [open, setOpen] = useState(() => window.innerWidth >= ROOMY);
  const change = (part: Partial<CardWish>): void => onWish({ ...wish, ...part });
  return (
    // biome-ignore lint/a11y/useSemanticElements: as a `search` element it could not keep Enter from leaving
    <form className="tw-wish" role="search" onSubmit={(event) => event.preventDefault()}>
      <label className="tw-wish-words">
        <Search aria-hidden="true" size={18} />
        <span className="tw-visually-hidden">{words('find.words')}</span>
        <input
          type="search"
          placeholder={words('find.words')}
          value={wish.words}
          onChange={({ target }) => change({ words: target.value })}
        />
      </label>
      <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{words('find.filters', { count })}</summary>
        <div className="tw-wish-filters">
          <Filters list={list} words={words} wish={wish} change={change} />
          <Choice
            label={words('find.order')}
            value={wish.order}
            options={ordersOf(list, wish, words)}
            onChange={(order) => change({ order: order as CardOrder })}
          />
          <label className="tw-wish-texts">
            <input
              type="checkbox"
              checked={withTexts}
              onChange={({ target }) => onWithTexts(target.checked)}
            />
            {words('find.texts')}
          </label>
          {(count > 0 || wish.words !== '') && (
            <button type="button" className="tw-button" onClick={onReset}>
              {words('find.reset')}
            </button>
          )}
        </div>
      </details>
    </form>
  );
}

function ordersOf(list: CardList, wish: CardWish, words: CardListWords): readonly CardGroup[] {
  const { level } = list;
  return CARD_ORDERS.filter((order) => order !== 'level' || level !== undefined).map((id) => ({
    id,
    name:
      id === 'deck' && wish.words.trim() !== ''
        ? words('find.order.best')
        : words(`find.order.${id}`, { level: level ?? '' }),
  }));
}

function Filters({
  list,
  words,
  wish,
  change,
}: {
  readonly list: CardList;
  readonly words: CardListWords;
  readonly wish: CardWish;
  readonly change: (part: Partial<CardWish>) => void;
}): ReactNode {
  const { cards, decks, kinds, level } = list;
  const inDeck = cards.filter(({ deck }) => wish.deck === '' || deck === wish.deck);
  const there = new Set(inDeck.map(({ kind }) => kind));
  const tags = [...new Set(cards.flatMap(({ card }) => card.tags ?? []))].sort();
  const all = (name: string): CardGroup => ({ id: '', name });
  return (
    <>
      {decks.length > 1 && (
        <Choice
          label={words('find.deck')}
          value={wish.deck}
          options={[all(words('find.deck.all')), ...decks]}
          // A kind of another deck would leave nothing to see.
          onChange={(deck) => change({ deck, kind: '' })}
        />
      )}
      <Choice
        label={words('find.kind')}
        value={wish.kind}
        options={[all(words('find.kind.all')), ...kinds.filter(({ id }) => there.has(id))]}
        onChange={(kind) => change({ kind })}
      />
      {tags.length > 0 && (
        <Choice
          label={words('find.tag')}
          value={wish.tag}
          options={[all(words('find.tag.all')), ...tags.map((id) => ({ id, name: id }))]}
          onChange={(tag) => change({ tag })}
        />
      )}
      {level !== undefined && (
        <Levels list={list} level={level} words={words} wish={wish} change={change} />
      )}
    </>
  );
}

/** The lowest and the highest level, from those that cards have. */
function Levels({
  list,
  level,
  words,
  wish: { least, most },
  change,
}: {
  readonly list: CardList;
  /** What a level is called. */
  readonly level: string;
  readonly words: CardListWords;
  readonly wish: CardWish;
  readonly change: (part: Partial<CardWish>) => void;
}): ReactNode {
  const levels = [...new Set(list.cards.flatMap((card) => card.level ?? []))].sort((a, b) => a - b);
  const options = [
    { id: '', name: words('find.level.any') },
    ...levels.map((n) => ({ id: String(n), name: String(n) })),
  ];
  const numberOf = (id: string): number | undefined => (id === '' ? undefined : Number(id));
  return (
    <>
      <Choice
        label={words('find.least', { level })}
        value={String(least ?? '')}
        options={options}
        onChange={(id) => change({ least: numberOf(id) })}
      />
      <Choice
        label={words('find.most', { level })}
        value={String(most ?? '')}
        options={options}
        onChange={(id) => change({ most: numberOf(id) })}
      />
    </>
  );
}

function Choice({
  label,
  value,
  options,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly options: readonly CardGroup[];
  readonly onChange: (id: string) => void;
}): ReactNode {
  const id = useId();
  return (
    <div className="tw-wish-choice">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map(({ id: option, name }) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
