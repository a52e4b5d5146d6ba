import type { OneChoice } from '@tablewright/engine';
import type { CharacterPower, Part } from '../content/power.ts';
import type { AdventureState, Character } from '../model.ts';
import type { ActOption } from '../rules/act-listing.ts';
import { payingCard } from '../rules/activation-options.ts';
import { emptySpaces } from '../rules/deck.ts';
import { oppositeOf } from '../rules/elements.ts';
import { countSpaces } from '../rules/squares.ts';
import {
  damageOf,
  hurtOf,
  needOf,
  type Outlook,
  outlookOf,
  powerOf,
  promiseOf,
  promiseOfCard,
} from './outlook.ts';

/** What a dud token is worth when it is kept for a better use. */
const DUD_WORTH = 0.55;
/** How much of a card's lost promise counts against a power. */
const PATIENCE = 0.8;

/** Chooses what to activate: the option that gains most over what its markers promise, or ready. */
export function chooseAct(state: AdventureState, choice: OneChoice): number {
  const outlook = outlookOf(state);
  let best = choice.fallback ?? 0;
  let most = 0;
  choice.options.forEach((listed, index) => {
    const option = listed as ActOption;
    if (option.act !== 'power') return;
    const gain = gainOf(state, option, outlook);
    if (gain <= most) return;
    most = gain;
    best = index;
  });
  return best;
}

function gainOf(state: AdventureState, option: ActOption, outlook: Outlook): number {
  const character = state.characters.find((one) => one.class === option.class);
  const power = powerOf(character, option.power);
  if (character === undefined || power === undefined) return 0;
  const worth = worthOf(state, character, power, outlook);
  if (power.cost.kind === 'duds') return worth - DUD_WORTH * power.cost.duds;
  const card = payingCard(state, character, option.card);
  if (card === undefined) return 0;
  const after = card.marked & ~option.spaces;
  const free = emptySpaces(card) | option.spaces;
  const lost = promiseOfCard(card, character.class) - promiseOf(after, free, character.class);
  return worth - PATIENCE * lost;
}

/** What a power would do now, in points of damage. */
function worthOf(
  state: AdventureState,
  character: Character,
  power: CharacterPower,
  outlook: Outlook,
): number {
  let worth = 0;
  for (const part of power.parts) worth += worthOfPart(state, character, power, part, outlook);
  if (power.leads !== undefined) worth += worthOfLeading(state, character, outlook);
  const own = outlook.expected[state.characters.indexOf(character)] ?? 0;
  if (power.halves === true) worth += 0.5 * own * needOf(character, own);
  if (power.hides !== undefined) worth += worthOfHiding(state, character, own, power.hides);
  switch (power.note?.at) {
    case 'attune':
      return wantsAttune(state, character) ? 3 : 0;
    case 'beseech':
      return 0.8;
    case 'move':
      return worth + (countSpaces(state.monster.cards[0]?.marked ?? 0) > 1 ? 1.3 : 0.6);
    default:
      return worth;
  }
}

function worthOfPart(
  state: AdventureState,
  character: Character,
  power: CharacterPower,
  part: Part,
  outlook: Outlook,
): number {
  const { characters } = state;
  const need = (one: Character) => needOf(one, outlook.expected[characters.indexOf(one)] ?? 0);
  switch (part.kind) {
    case 'damage': {
      const points = damageOf(state, character, power, outlook.reduction);
      const useful = Math.min(points, Math.max(0, outlook.left));
      return outlook.left > 0 && points >= outlook.left ? useful + 25 : useful;
    }
    case 'mend': {
      const able = part.reach === 'self' ? [character] : [...characters];
      able.sort((a, b) => need(b) - need(a));
      let left = part.strength;
      let worth = 0;
      for (const one of part.reach === 'self' ? able : able.slice(0, part.reach)) {
        const healed = Math.min(left, hurtOf(one));
        worth += healed * Math.min(2, need(one)) * 1.1;
        left -= healed;
        if (!part.shields || left === 0) continue;
        const wanted = Math.min(left, Math.max(0, 4 - one.shields));
        worth += wanted * Math.min(1.2, need(one)) * 0.8;
        left -= wanted;
      }
      return worth;
    }
    case 'prevent': {
      if (part.rest === true) return 0;
      let worth = 0;
      characters.forEach((one, index) => {
        if (part.reach === 'self' && one !== character) return;
        const coming = Math.min(part.strength, outlook.expected[index] ?? 0);
        worth = Math.max(worth, coming * Math.min(2, need(one)));
      });
      return part.reach === 'self' || part.reach === 1 ? worth : 1.5 * worth;
    }
    case 'distract': {
      const coming = outlook.expected.reduce((sum, points) => sum + points, 0);
      return 0.9 * Math.min(part.strength, coming);
    }
  }
}

/** Leadership is as good as the numbers that others have brought. */
function worthOfLeading(state: AdventureState, leader: Character, outlook: Outlook): number {
  for (const one of state.activations) {
    const character = state.characters[one.character];
    if (character === leader) continue;
    const damage = powerOf(character, one.power)?.parts.some(({ kind }) => kind === 'damage');
    if (damage === true && outlook.left > 0) return outlook.left <= 8 ? 30 : 8;
  }
  return 0;
}

function worthOfHiding(
  state: AdventureState,
  character: Character,
  expected: number,
  who: 'self' | 'everyone',
): number {
  if (who === 'everyone') return 2 * expected;
  if (character.hidden || hides(state, character)) return 0;
  const sneaks = state.activations.some(({ power }) => power === 'sneak-attack');
  return (sneaks ? 13 : 0) + expected * needOf(character, expected) * 0.6;
}

function hides(state: AdventureState, character: Character): boolean {
  return state.activations.some(
    (one) =>
      state.characters[one.character] === character &&
      powerOf(character, one.power)?.hides !== undefined,
  );
}

/** Whether an exchange would bring a better element to the cheapest attack. */
function wantsAttune(state: AdventureState, character: Character): boolean {
  if (state.activations.some(({ power }) => power === 'attune')) return false;
  return bestExchange(state, character) !== undefined;
}

/** The index of the power whose element Blast should have, if that is another's. */
export function bestExchange(state: AdventureState, character: Character): number | undefined {
  const { affinity, kind } = state.monster;
  if (affinity === 'none' || kind === 'boing') return undefined;
  const wanted = oppositeOf(affinity);
  if (character.elements[0] === wanted) return undefined;
  const at = character.elements.indexOf(wanted);
  return at > 0 ? at : undefined;
}
