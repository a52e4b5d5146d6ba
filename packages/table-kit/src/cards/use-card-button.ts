import { type AriaAttributes, type FocusEvent, type MouseEvent, useId } from 'react';
import type { Card } from './card.ts';
import { cardName } from './card-name.ts';
import { type Doable, pressed } from './desk.ts';
import { useTableOfCards } from './table-of-cards.ts';
import { useCardWords } from './words.ts';

/** What makes a button a card, however it is drawn. */
interface CardButton extends AriaAttributes {
  readonly 'data-card': string;
  readonly 'data-face': 'up';
  readonly 'data-offered': true | undefined;
  readonly 'data-picked': number | undefined;
  readonly 'data-pointed': true | undefined;
  readonly 'data-closed': true | undefined;
  readonly 'data-fresh': true | undefined;
  readonly onClick: (event: MouseEvent<HTMLElement>) => void;
  readonly onContextMenu: (event: MouseEvent<HTMLElement>) => void;
  readonly onMouseEnter: (event: MouseEvent<HTMLElement>) => void;
  readonly onMouseLeave: () => void;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  readonly onBlur: () => void;
}

/** A card as a button: pressed, pointed at, looked at. */
export function useCardButton(
  card: Card,
  among: readonly Card[],
  attached = 0,
): { readonly button: CardButton; readonly doable: Doable; readonly textId: string } {
  const { desk, look, peek } = useTableOfCards();
  const words = useCardWords();
  const textId = useId();
  const doable = desk.at('card', card.id);
  const { actions, pointed, closed } = doable;
  const picked = Math.max(0, ...actions.map((action) => action.picked));
  const [first] = actions;
  const lookAt = (): void => {
    peek(undefined, undefined);
    look(card, among);
  };
  const enter = (element: HTMLElement): void => {
    desk.point({ key: 'card', id: card.id });
    peek(card, element);
  };
  const leave = (): void => {
    desk.point(undefined);
    peek(undefined, undefined);
  };
  const button: CardButton = {
    'data-card': card.id,
    'data-face': 'up',
    'data-offered': actions.length > 0 || undefined,
    'data-picked': picked > 0 ? picked : undefined,
    'data-pointed': pointed || undefined,
    'data-closed': closed !== undefined || undefined,
    'data-fresh': card.fresh === true || undefined,
    'aria-label': cardName(card, words, doable, attached),
    'aria-describedby': textId,
    ...(first !== undefined && actions.length === 1 && !first.atOnce
      ? { 'aria-pressed': picked > 0 }
      : {}),
    onClick: ({ nativeEvent }) => {
      const byTouch = (nativeEvent as PointerEvent).pointerType === 'touch';
      const action = pressed(doable, byTouch);
      if (action === undefined) lookAt();
      else action.run();
    },
    // A long press, the right button and the menu key look, whatever a press does.
    onContextMenu: (event) => {
      event.preventDefault();
      lookAt();
    },
    onMouseEnter: ({ currentTarget }) => enter(currentTarget),
    onMouseLeave: leave,
    onFocus: ({ currentTarget }) => {
      if (currentTarget.matches(':focus-visible')) enter(currentTarget);
    },
    onBlur: leave,
  };
  return { button, doable, textId };
}
