/** How the ground of a picture is drawn. */
export const SCENES = ['land', 'chart', 'rays', 'rings', 'waves', 'lozenges', 'arch'] as const;
/** See {@link SCENES}. */
export type Scene = (typeof SCENES)[number];

/** What a picture stands on: a kind of card has one, so that the kind is known from afar. */
export interface CardGround {
  readonly scene: Scene;
  /** Of its colours, in degrees of OKLCH; how light they are follows from the theme. */
  readonly hue: number;
}

/** A deck as the backs of its cards show it. */
export interface CardBack {
  readonly deck: string;
  /** One card of it with its back up: "door card". */
  readonly name: string;
  readonly hue: number;
  /** One of `@tablewright/table-kit/emblems`. */
  readonly emblem: string;
}

/** A number or word in a corner or at the foot of a card. */
export interface CardFact {
  /** What it is called: "Level", "Gold". */
  readonly label: string;
  readonly value: string | number;
  readonly emblem?: string;
}

/** A line of a card's text. */
export interface CardLine {
  readonly text: string;
  readonly emblem?: string;
}

/** A card with its face up, in the reader's words. */
export interface Card {
  /** Of this very copy: drawings travel by it, and offers name it. */
  readonly id: string;
  /** What its picture is drawn by, so that copies look the same; the id if it is left out. */
  readonly design?: string;
  readonly name: string;
  /** The line under the name: "Item · one hand". */
  readonly kind: string;
  readonly ground: CardGround;
  /** One of `@tablewright/table-kit/emblems`. */
  readonly emblem: string;
  /** Its level or cost. */
  readonly corner?: CardFact;
  readonly lines?: readonly CardLine[];
  readonly tags?: readonly string[];
  /** A bonus, what it is worth, and the like. */
  readonly facts?: readonly CardFact[];
  /** What its back looks like, for the moment in which it is turned. */
  readonly back?: CardBack;
  /** Turned sideways: it is used up for now. */
  readonly tapped?: boolean;
  /** Whether it came since the observer looked last. */
  readonly fresh?: boolean;
}

/** A card of which only the back is seen. */
export interface HiddenCard {
  /** Told apart from its neighbours, if the observer may do that. */
  readonly id?: string;
  readonly back: CardBack;
}

/** How large a card is drawn: with all its text, as a hand is held, or as a sign. */
export const CARD_SIZES = ['full', 'half', 'tiny'] as const;
/** See {@link CARD_SIZES}. */
export type CardSize = (typeof CARD_SIZES)[number];
