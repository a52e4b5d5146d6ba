import type { Seat } from '@tablewright/engine';
import { CLASSES } from '../content/classes.ts';
import type { AdventureState, Card, Spaces, Token } from '../model.ts';
import { damagedSpaces } from '../rules/deck.ts';
import { anyMatch, type Pattern } from '../rules/patterns.ts';
import { countSpaces } from '../rules/squares.ts';

/** So many draws are looked at. */
const DRAWS = [1, 3] as const;

/** What the coming draws are made of. */
export interface Deck {
  readonly bag: readonly Token[];
  readonly reserved: readonly Token[];
  /** What comes back into an empty bag (BA-DRAW-03). */
  readonly setAside?: readonly Token[];
}

/** How likely a power comes within reach. */
export interface PowerOdds {
  readonly power: string;
  /** The chance that it has done so after so many draws, from 0 to 1. */
  readonly chances: readonly { readonly draws: number; readonly chance: number }[];
}

/**
 * How likely the powers of a seat's characters come within reach in the next draws, if no marker is
 * spent and nothing is damaged until then; the likeliest first. Powers within reach already are left
 * out, and so are those that no such draws complete.
 */
export function oddsOfPowers(view: AdventureState, seat: Seat): readonly PowerOdds[] {
  const { gapsBlocked } = view.settings;
  const found: PowerOdds[] = [];
  for (const character of view.characters) {
    if (character.seat >= 0 && character.seat !== seat) continue;
    const cards = [...character.cards, ...view.team];
    for (const { id, cost } of CLASSES[character.class].powers) {
      if (cost.kind !== 'pattern') continue;
      const { pattern } = cost;
      if (cards.some((card) => anyMatch(pattern, card, gapsBlocked))) continue;
      const chances = DRAWS.map((draws) => ({
        draws,
        chance: chanceOf(pattern, cards, gapsBlocked, view, draws),
      }));
      if (chances.some(({ chance }) => chance > 0)) found.push({ power: id, chances });
    }
  }
  return found.sort((a, b) => lastOf(b) - lastOf(a));
}

function lastOf({ chances }: PowerOdds): number {
  return chances.at(-1)?.chance ?? 0;
}

/**
 * The chance that a pattern is complete on one of these cards after so many draws: reserved tokens
 * come first (BA-DRAW-02), then any from the bag with equal chance (BA-DRAW-01).
 */
export function chanceOf(
  pattern: Pattern,
  cards: readonly Card[],
  gapsBlocked: boolean,
  deck: Deck,
  draws: number,
): number {
  const { sure, bag } = toCome(deck, draws);
  const drawn = Math.min(draws - sure.length, bag.length);
  const complete = new Set<string>();
  const wanted = new Set<Token>();
  for (const card of cards) {
    const marked = card.marked | spacesOf(card, sure);
    const damaged = damagedSpaces(card);
    const inBag = spacesOf(card, bag);
    for (const { dots, gaps } of pattern.placements) {
      if (gapsBlocked && (gaps & damaged) !== 0) continue;
      const left = dots & ~marked;
      if (left === 0) return 1;
      if ((left & ~inBag) !== 0 || countSpaces(left) > drawn) continue;
      const tokens = tokensOn(card, left);
      for (const token of tokens) wanted.add(token);
      complete.add(tokens.toSorted().join());
    }
  }
  if (complete.size === 0) return 0;
  // Which of the wanted tokens are drawn decides; the rest of the draw may be any others.
  const list = [...wanted].sort();
  const others = bag.length - list.length;
  let ways = 0;
  const choose = (from: number, chosen: readonly Token[], done: boolean): void => {
    if (done) ways += choices(others, drawn - chosen.length);
    if (chosen.length === drawn) return;
    for (let at = from; at < list.length; at += 1) {
      const token = list[at] ?? '';
      const more = [...chosen, token];
      choose(
        at + 1,
        more,
        done || subsets(chosen).some((set) => complete.has([...set, token].join())),
      );
    }
  };
  choose(0, [], false);
  return ways / choices(bag.length, drawn);
}

/** What is drawn for sure, and the bag for the draws after that. */
function toCome({ bag, reserved, setAside = [] }: Deck, draws: number) {
  const first = reserved.slice(0, draws);
  if (first.length + bag.length >= draws) return { sure: first, bag };
  // The bag is drawn to its end; then all that is set aside comes back, these draws included.
  const sure = [...first, ...bag];
  return { sure, bag: [...setAside, ...sure] };
}

/** The empty spaces of a card that these tokens mark. */
function spacesOf(card: Card, tokens: readonly Token[]): Spaces {
  let spaces = 0;
  card.tokens.forEach((token, space) => {
    if (tokens.includes(token)) spaces |= 1 << space;
  });
  return spaces & ~(card.marked | damagedSpaces(card));
}

function tokensOn(card: Card, spaces: Spaces): readonly Token[] {
  return card.tokens.filter((_, space) => (spaces & (1 << space)) !== 0);
}

/** All subsets of a short list, in its order. */
function subsets(list: readonly Token[]): readonly (readonly Token[])[] {
  const sets: (readonly Token[])[] = [[]];
  for (const token of list) sets.push(...sets.map((set) => [...set, token]));
  return sets;
}

/** How many sets of `size` there are among `of` things. */
function choices(of: number, size: number): number {
  if (size < 0 || size > of) return 0;
  let ways = 1;
  for (let i = 0; i < size; i += 1) ways = (ways * (of - i)) / (i + 1);
  return Math.round(ways);
}
