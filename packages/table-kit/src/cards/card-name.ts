import type { Card, CardFact, HiddenCard } from './card.ts';
import { type Doable, NOTHING } from './desk.ts';
import type { CardWords } from './words.ts';

/** Whether only the back of a card is seen. */
export function isHidden(card: Card | HiddenCard): card is HiddenCard {
  return !('name' in card);
}

/** What a card is called by a screen reader: what it is, how it stands, what can be done with it. */
export function cardName(
  card: Card | HiddenCard,
  words: CardWords,
  doable: Doable = NOTHING,
  attached = 0,
): string {
  const parts = isHidden(card)
    ? [words('card.hidden', { name: card.back.name })]
    : [
        card.name,
        card.kind,
        ...[card.corner, ...(card.facts ?? [])].flatMap((fact) => fact && factText(fact, words)),
        card.tapped === true && words('card.tapped'),
        card.fresh === true && words('card.fresh'),
        attached > 0 && words('card.attached', { count: attached }),
      ];
  return withDoable(parts.filter((part) => typeof part === 'string').join(', '), words, doable);
}

/** The name of a thing, with how far it is picked and what can be done there. */
export function withDoable(name: string, words: CardWords, doable: Doable): string {
  const { actions, closed } = doable;
  const [first] = actions;
  if (first === undefined) {
    return closed === undefined ? name : `${name}; ${words('card.closed', { because: closed })}`;
  }
  const chosen = pickedText(doable, words);
  const so = chosen === undefined ? name : `${name}; ${chosen}`;
  const can = actions.length === 1 ? first.label : words('card.actions', { count: actions.length });
  return `${so}: ${can}`;
}

/** How far something is picked, in words. */
export function pickedText({ actions }: Doable, words: CardWords): string | undefined {
  const taken = actions.find(({ picked }) => picked > 0);
  if (taken === undefined) return undefined;
  return taken.ordered ? words('card.picked.place', { place: taken.picked }) : words('card.picked');
}

/** All that a card says below its name, for who hears it. */
export function cardText({ lines = [], tags = [] }: Card): string {
  return [...lines.map(({ text }) => text), tags.join(', ')]
    .filter((text) => text !== '')
    .join(' ');
}

function factText({ label, value }: CardFact, words: CardWords): string {
  return words('card.fact', { label, value: String(value) });
}
