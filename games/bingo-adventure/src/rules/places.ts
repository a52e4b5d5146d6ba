import type { Option } from '@tablewright/engine';
import type { SheetName } from '../events.ts';
import { type AdventureState, type Card, CLASS_NAMES, type ClassName } from '../model.ts';
import { SQUARES } from './squares.ts';

/** The sheets that may have cards, by index: the classes, the team, the monster. */
export const SHEETS: readonly SheetName[] = [...CLASS_NAMES, 'team', 'monster'];

/** Index in {@link SHEETS} of the team sheet. */
export const TEAM = 4;
/** Index in {@link SHEETS} of the monster sheet. */
export const MONSTER = 5;

/** Index in {@link SHEETS} of a class; asked so often that a search would be felt. */
export function sheetOf(name: ClassName): number {
  switch (name) {
    case 'fighter':
      return 0;
    case 'mystic':
      return 1;
    case 'rogue':
      return 2;
    case 'healer':
      return 3;
  }
}

/** A space of a card of a sheet as something to choose: `fighter/B1`, `fighter/2/B1`, `team/B1`. */
export interface PlaceOption extends Option {
  /** Index in {@link SHEETS}. */
  readonly sheet: number;
  /** Index of the card on its sheet. */
  readonly card: number;
  readonly space: number;
}

/** A card as written in ids: `fighter`, `fighter/2`, `team`, `monster/2`. */
export function cardId(sheet: number, card: number): string {
  const name = SHEETS[sheet] ?? '';
  return card === 0 ? name : `${name}/${card + 1}`;
}

const PLACES: readonly PlaceOption[] = SHEETS.flatMap((name, sheet) =>
  [0, 1].flatMap((card) =>
    SQUARES.map((square, space) => ({
      id: `${cardId(sheet, card)}/${square}`,
      names: { sheet: name, card: card + 1, square },
      sheet,
      card,
      space,
    })),
  ),
);

/** The option for a space; always the same object. */
export function placeOption(sheet: number, card: number, space: number): PlaceOption {
  const option = PLACES[(sheet * 2 + card) * 25 + space];
  if (option === undefined) throw new RangeError(`no space ${space} on card ${card} of ${sheet}`);
  return option;
}

const FIRST_CARDS: readonly (readonly PlaceOption[])[] = SHEETS.map((_, sheet) =>
  PLACES.slice(sheet * 50, sheet * 50 + 25),
);

/** The options for all spaces of a sheet's first card. */
export function placesOn(sheet: number): readonly PlaceOption[] {
  return FIRST_CARDS[sheet] ?? [];
}

/** The card of an index in {@link SHEETS}, if it is in play. */
export function cardAt(state: AdventureState, sheet: number, card: number): Card | undefined {
  if (sheet === TEAM) return state.team[card];
  if (sheet === MONSTER) return state.monster.cards[card];
  const name = CLASS_NAMES[sheet];
  for (const character of state.characters) {
    if (character.class === name) return character.cards[card];
  }
  return undefined;
}

/** What the owner of a sheet is called. */
export function ownerName(state: AdventureState, sheet: number): string {
  const name = CLASS_NAMES[sheet];
  return state.characters.find((one) => one.class === name)?.name ?? '';
}
