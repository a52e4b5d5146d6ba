/** A card as it is written in a deck file (BQC-SCH): the built-in decks have the same form. */
export interface CardData {
  /** Unique in the loaded set. */
  readonly id: string;
  readonly name: string;
  readonly type: string;
  /** Left out where the type says it. */
  readonly deck?: string;
  readonly copies?: number;
  readonly roles?: readonly string[];
  readonly tags?: readonly string[];
  /** Of a monster: how strong its die is (BQ-CMB-05). */
  readonly level?: number;
  readonly travels?: number;
  readonly treasures?: number;
  /** The Bad Stuff of a monster. */
  readonly bad?: string | readonly unknown[];
  readonly slot?: string;
  readonly hands?: number;
  readonly big?: boolean;
  readonly carry?: string;
  readonly side?: string;
  /** A number or dice. */
  readonly bonus?: number | string;
  /** In gold pieces; `null` for what has no value (BQC-SCH-11). */
  readonly gold?: number | null;
  readonly once?: boolean;
  readonly equip?: boolean;
  /** The printed plus of a potion. */
  readonly potion?: number;
  readonly usableBy?: readonly string[];
  readonly doors?: readonly string[];
  readonly map?: boolean;
  readonly scope?: string;
  readonly rank?: number;
  readonly saveQty?: string;
  /** What an enhancer goes on (BQC-SCH-19). */
  readonly target?: string;
  /** Which items it fits: `twohanded`, `steed`; all of them if left out. */
  readonly fits?: string;
  readonly loot?: number;
  /** In the written form, or as objects (BQC-SCH-22). */
  readonly effects?: readonly unknown[];
  readonly text?: string;
}
