import { findGame } from '@tablewright/registry';
import type { CardList, CardsModule } from '@tablewright/table-kit/card-list';

/** Whether there is a list of the cards of this game. */
export function hasCards(id: string): boolean {
  const entry = findGame(id);
  return entry?.status === 'ready' && entry.loadCards !== undefined;
}

/** The cards of a game in a language; nothing for a game without such a list. */
export async function loadCards(id: string, language: string): Promise<CardList | undefined> {
  const entry = findGame(id);
  if (entry?.status !== 'ready') return undefined;
  const module = (await entry.loadCards?.()) as CardsModule | undefined;
  return module?.cardsIn(language);
}
