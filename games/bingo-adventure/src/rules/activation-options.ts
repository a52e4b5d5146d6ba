import type { Seat } from '@tablewright/engine';
import type { CharacterPower } from '../content/power.ts';
import type { AdventureState, Card, Character, ClassName } from '../model.ts';
import {
  type ActOption,
  EXTRA_OPTIONS,
  isLarge,
  listingOf,
  optionsOf,
  READY,
  TEAM_CARD,
} from './act-listing.ts';
import { actsFor } from './control.ts';
import { Gatherer } from './gather.ts';
import { canMove, canMoveAgain } from './movement.ts';
import { canPayDuds } from './payment.ts';
import { canUseSkill } from './skills.ts';
import { lowestSpace } from './squares.ts';

/** Everything that a seat may do now; `ready` is first, and alone if nothing else is possible. */
export function actOptions(state: AdventureState, seat: Seat): readonly ActOption[] {
  FOUND.begin();
  FOUND.add(READY);
  for (const character of state.characters) {
    if (actsFor(seat, character)) addOptions(state, character);
  }
  return FOUND.count === 1 ? ONLY_READY : FOUND.list();
}

const ONLY_READY: readonly ActOption[] = [READY];

const FOUND = new Gatherer<ActOption>();

/**
 * Whether what the seat may do can change by what others do with things of their own: a marker that
 * they spend cannot be copied any more, a square that they enter cannot be entered.
 */
export function dependsOnOthers(state: AdventureState, seat: Seat): boolean {
  if (state.settings.rpgMovement) return true;
  for (const character of state.characters) {
    if (character.duds === 0 || !actsFor(seat, character)) continue;
    for (const power of listingOf(character.class).dependent) {
      if (canPayDuds(character, power)) return true;
    }
  }
  return false;
}

/** Whether Terrifying Roar bars a power this round (BA-ACT-10, BA-NIG-06). */
export function isBarred(state: AdventureState, { cost }: CharacterPower): boolean {
  return state.roarRound === state.round && isLarge(cost);
}

function addOptions(state: AdventureState, character: Character): void {
  for (let card = 0; card <= TEAM_CARD; card += 1) {
    const paying = payingCard(state, character, card);
    if (paying !== undefined) addPatternOptions(state, character.class, paying, card);
  }
  if (character.duds > 0) {
    for (const power of listingOf(character.class).duds) {
      if (dudPowerUsable(state, character, power)) FOUND.add(optionsOf(power).duds);
    }
  }
  if (state.settings.rpgSkills && canUseSkill(state, character)) {
    FOUND.add(EXTRA_OPTIONS[character.class].skill);
  }
  if (!state.settings.rpgMovement) return;
  if (canMove(state, character)) FOUND.add(EXTRA_OPTIONS[character.class].move);
  if (canMoveAgain(state, character)) FOUND.add(EXTRA_OPTIONS[character.class].moveAgain);
}

/**
 * Adds the activations that a card pays for with markers, power by power from the top of the sheet.
 */
function addPatternOptions(
  { settings, round, roarRound }: AdventureState,
  name: ClassName,
  paying: Card,
  card: number,
): void {
  const { marked } = paying;
  const { index, entries, large } = listingOf(name);
  const damaged = settings.gapsBlocked ? paying.health | paying.damage : 0;
  const perUse = settings.mysticElements === 'perUse';
  for (let set = 0; set < index.sets; set += 1) {
    let left = index.matched(marked, set);
    if (roarRound === round) left &= ~(large[set] ?? 0);
    for (; left !== 0; left &= left - 1) {
      const entry = entries[32 * set + lowestSpace(left)];
      if (entry === undefined || (entry.gaps & damaged) !== 0) continue;
      const ways = (perUse ? entry.perUse : entry.ways)[card];
      if (ways === undefined) continue;
      for (let i = 0; i < ways.length; i += 1) FOUND.add(ways[i] ?? READY);
    }
  }
}

/** A card that may pay for a character's powers: its own, or the team's (BA-ACT-03, BA-TEAM-01). */
export function payingCard(
  state: AdventureState,
  character: Character,
  card: number,
): Card | undefined {
  return card === TEAM_CARD ? state.team[0] : character.cards[card];
}

/** Whether a dud power of this phase can be paid for and does something now. */
export function dudPowerUsable(
  state: AdventureState,
  character: Character,
  power: CharacterPower,
): boolean {
  if (power.cost.kind !== 'duds' || power.cost.phase !== 'activate') return false;
  if (!canPayDuds(character, power)) return false;
  return power.possible === undefined || power.possible(state, character);
}
