export { CardBrowser } from './card-browser.tsx';
export type { CardGroup, CardList, CardsModule, ListedCard } from './card-list.ts';
export { ANY_CARD, type CardWish, wishOfQuery, wishToQuery } from './card-wish.ts';
