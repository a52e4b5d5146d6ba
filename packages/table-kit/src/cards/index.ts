export { CardArt, Emblem } from './art/card-art.tsx';
export { AttachedCards } from './attached-cards.tsx';
export {
  type Card,
  type CardBack,
  type CardFact,
  type CardGround,
  type CardLine,
  type CardSize,
  type HiddenCard,
  SCENES,
  type Scene,
} from './card.ts';
export { CardFace } from './card-face.tsx';
export { CardBackFace, CardFront } from './card-front.tsx';
export { type CardInPlay, CardRow } from './card-row.tsx';
export { CardTable } from './card-table.tsx';
export { type CardAction, type CardDesk, type Doable, deskOf, QUIET_DESK } from './desk.ts';
export { Hand, HiddenHand } from './hand.tsx';
export { Pile } from './pile.tsx';
export { type Slot, Slots } from './slots.tsx';
export type { CardMove } from './travel/travel-plan.ts';
