import { createBoardWords } from '@tablewright/table-kit/board-words';
import { createLocalWords } from '@tablewright/words';
import type { ClassName, Element, MonsterName, Token } from '../model.ts';
import { partsOfToken } from '../token-parts.ts';
import { POWER_TEXTS } from './power-texts.ts';
import { POWER_TEXTS_DE } from './power-texts-de.ts';
import { BOARD_TEXTS, type BoardKey } from './texts.ts';
import { BOARD_TEXTS_DE } from './texts-de.ts';

const words = createBoardWords<BoardKey>({ en: BOARD_TEXTS, de: BOARD_TEXTS_DE });
const powers = createLocalWords<string>({ en: POWER_TEXTS, de: POWER_TEXTS_DE });

export const { boardText, withOffers } = words;

/** From now on the board speaks this language, if it knows it. */
export function speakOnBoard(locale: string): void {
  words.speakOnBoard(locale);
  powers.speak(locale);
}

/** What a power does, in a few words; `undefined` for a power that nobody described. */
export function powerText(id: string): string | undefined {
  return powers.sayIfKnown(id);
}

/** What an element is called. */
export function elementName(element: Element | 'none'): string {
  return boardText(`board.element.${element}`);
}

/** What a class is called. */
export function className(name: ClassName): string {
  return boardText(`board.class.${name}`);
}

const MONSTER_NAMES: Readonly<Record<MonsterName, string>> = {
  nigob: 'Nigob',
  gobin: 'Gobin',
  boing: 'Boing',
};

/** A monster's own name, without its title. */
export function monsterName(name: MonsterName): string {
  return MONSTER_NAMES[name];
}

/** What a token is called in full: `Ace of spades`, `Joker`, `B7`. */
export function tokenName(token: Token): string {
  if (token === '') return boardText('board.free');
  if (token === 'JK') return boardText('board.joker');
  const parts = partsOfToken(token);
  if (parts === undefined) return token;
  const { suit, rank } = parts;
  const ranks: Readonly<Record<string, BoardKey>> = { A: 'board.rank.A', Q: 'board.rank.Q' };
  const key = ranks[rank];
  return boardText(`board.suit.${suit}`, { rank: key === undefined ? rank : boardText(key) });
}
