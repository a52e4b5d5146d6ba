import type { Choice, Option, Seat } from '@tablewright/engine';
import { cardsByHand } from '../content/by-hand.ts';
import type { Card } from '../content/card.ts';
import type { CardSet } from '../content/card-set.ts';
import type { Amount } from '../effects/signatures.ts';
import type { CardId, Hero } from '../model.ts';
import { isMonster, locationOf, rowOf } from '../rules/standing/figures.ts';
import type { BridgeView } from '../view.ts';

/** What a bot looks at when it decides. */
export interface Outlook {
  readonly view: BridgeView;
  readonly seat: Seat;
  readonly me: Hero;
  readonly cards: CardSet['byId'];
}

/** What a bot sees from a seat; nothing for whoever runs the game. */
export function outlookOf(
  view: BridgeView,
  seat: Seat,
  { byId }: Pick<CardSet, 'byId'>,
): Outlook | undefined {
  const me = view.heroes[seat];
  if (me === undefined) return undefined;
  const hasOwn = Object.keys(view.ownCards).length > 0;
  return { view, seat, me, cards: hasOwn ? { ...byId, ...view.ownCards } : byId };
}

/** The card that an id names; nothing if it names none. */
export function cardNamed({ cards }: Outlook, id: CardId | undefined): Card | undefined {
  if (id === undefined) return undefined;
  const copy = id.lastIndexOf('#');
  const base = copy < 0 ? id : id.slice(0, copy);
  return Object.hasOwn(cards, base) ? cards[base] : undefined;
}

/** The card that an option names. */
export function cardOfOption(look: Outlook, { names }: Option): Card | undefined {
  const id = names?.card;
  return typeof id === 'string' ? cardNamed(look, id) : undefined;
}

/** The card that an option would have played, if a bot plays such cards: none of which something is done by hand (BQC-IMP-10). */
export function playedBy(look: Outlook, option: Option): Card | undefined {
  const card = cardOfOption(look, option);
  return card === undefined || isByHand(card) ? undefined : card;
}

const isByHand = (card: Card): boolean => cardsByHand([card]).length > 0;

/** The options of a choice of one or some, with their indexes. */
export function indexed(
  choice: Choice,
): readonly { readonly at: number; readonly option: Option }[] {
  const options = 'options' in choice ? choice.options : [];
  return options.map((option, at) => ({ at, option: option as Option }));
}

/** What an amount comes to on average. */
export function average(amount: Amount): number {
  if (typeof amount === 'number') return amount;
  if (typeof amount === 'object') return (amount.sign * amount.dice * (amount.sides + 1)) / 2;
  return 2;
}

/** How much a card adds in a fight, counted in points of either side. */
export function strengthOf(card: Card): number {
  const bonus = 'bonus' in card ? average(card.bonus) : 0;
  const effects = card.effects
    .filter(({ trigger, if: conditions }) => trigger === 'active' && conditions.length === 0)
    .flatMap((effect) => effect.do)
    .reduce((sum, action) => {
      if (action.verb === 'att' || action.verb === 'def' || action.verb === 'any') {
        return sum + average(action.n);
      }
      return action.verb === 'run' && typeof action.n === 'number' ? sum + action.n / 2 : sum;
    }, 0);
  return bonus + effects;
}

/** Gold that is worth a point: a travel, which is 5, costs 1000 (BQ-CARD-15). */
const GOLD_OF_A_POINT = 200;

/** What a card is worth to whoever holds it, in points of strength: what is lost first is worth least. */
export function worthOf(card: Card | undefined): number {
  if (card === undefined) return 0;
  if (isByHand(card)) return (card.gold ?? 0) / GOLD_OF_A_POINT;
  switch (card.type) {
    case 'gual':
      return 5;
    case 'item':
    case 'steed':
    case 'ally':
    case 'itemEnhancer':
      return 1 + strengthOf(card);
    case 'potion':
      return 2.5;
    case 'helper':
      return 2;
    case 'monsterEnhancer':
    case 'portal':
    case 'wandering':
      return 0.5;
    case 'curse':
    case 'trap':
    case 'disaster':
      // Lost, it strikes; held, it can be played on others.
      return 6;
    case 'monster':
      // Lost, it lies in wait.
      return 8;
    default:
      return 1.5 + strengthOf(card);
  }
}

/** The row in which the bot’s hero is. */
export function ownRow({ view, me }: Outlook): number {
  const figure = view.figures[me.figure];
  return figure === undefined ? 0 : (rowOf(figure.where) ?? 0);
}

/** The cards of a place that the bot knows. */
export function knownAt({ view }: Outlook, place: string): readonly CardId[] {
  return (view.cards[place] ?? []).flatMap(({ card }) => (card === undefined ? [] : [card]));
}

/** How many cards the bot holds. */
export function handSize(look: Outlook): number {
  return knownAt(look, `hand/${look.seat}`).length;
}

/** How many monsters are where the bot’s hero is. */
export function monstersWith({ view, me }: Outlook): number {
  const own = view.figures[me.figure];
  if (own === undefined) return 0;
  const here = locationOf(own);
  return Object.values(view.figures).filter(
    (figure) =>
      isMonster(figure) && figure.where.at === own.where.at && locationOf(figure) === here,
  ).length;
}
