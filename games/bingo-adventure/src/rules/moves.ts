import type { AdventureState, Card, Character } from '../model.ts';
import { emptySpaces } from './deck.ts';
import { cardId, MONSTER, type PlaceOption, placeOption, sheetOf, TEAM } from './places.ts';
import { spacesIn } from './squares.ts';

/** A marker that can go from one card to the same space of another (BA-MOVE-01). */
export interface MoveOption {
  readonly id: string;
  readonly names: Readonly<Record<string, string | number>>;
  readonly from: PlaceOption;
  readonly to: PlaceOption;
}

interface Place {
  readonly sheet: number;
  readonly index: number;
  readonly card: Card;
}

/** Every legal Take from the monster to a character's own cards (BA-MOVE-06). */
export function takeOptions(state: AdventureState, character: Character): MoveOption[] {
  const from = state.monster.cards.map((card, index) => ({ sheet: MONSTER, index, card }));
  return movesBetween(from, placesOf(character));
}

/** Whether any Take from the monster is legal: a marked space there, the same empty here. */
export function canTake(state: AdventureState, character: Character): boolean {
  return anyMoves(state.monster.cards, character.cards);
}

/** Every legal Copy between the cards of different characters and the team (BA-MOVE-07). */
export function copyOptions(state: AdventureState): MoveOption[] {
  const places = copyPlaces(state);
  return movesBetween(places, places);
}

/** Whether any Copy is legal; asked whenever the duds are there, so it builds no lists. */
export function canCopy({ characters, team }: AdventureState): boolean {
  for (const one of characters) {
    for (const other of characters) {
      if (one !== other && anyMoves(one.cards, other.cards)) return true;
    }
    if (anyMoves(one.cards, team) || anyMoves(team, one.cards)) return true;
  }
  return false;
}

function anyMoves(sources: readonly Card[], targets: readonly Card[]): boolean {
  for (const from of sources) {
    if (from.marked === 0) continue;
    for (const to of targets) if ((from.marked & emptySpaces(to)) !== 0) return true;
  }
  return false;
}

function copyPlaces(state: AdventureState): Place[] {
  const team = state.team.map((card, index) => ({ sheet: TEAM, index, card }));
  return [...state.characters.flatMap(placesOf), ...team];
}

function placesOf(character: Character): Place[] {
  const sheet = sheetOf(character.class);
  return character.cards.map((card, index) => ({ sheet, index, card }));
}

function movesBetween(sources: readonly Place[], targets: readonly Place[]): MoveOption[] {
  const options: MoveOption[] = [];
  for (const from of sources) {
    for (const to of targets) {
      if (from.sheet === to.sheet) continue;
      for (const space of spacesIn(from.card.marked & emptySpaces(to.card))) {
        options.push(moveOption(from, to, space));
      }
    }
  }
  return options;
}

/** Options made so far; they are always the same objects. */
const MADE: (MoveOption | undefined)[] = [];

function moveOption(from: Place, to: Place, space: number): MoveOption {
  const at = ((from.sheet * 2 + from.index) * 12 + to.sheet * 2 + to.index) * 25 + space;
  const made = MADE[at];
  if (made !== undefined) return made;
  const source = placeOption(from.sheet, from.index, space);
  const target = placeOption(to.sheet, to.index, space);
  const id = `${source.id}/to/${cardId(to.sheet, to.index)}`;
  const option = { id, names: { from: source.id, to: target.id }, from: source, to: target };
  MADE[at] = option;
  return option;
}
