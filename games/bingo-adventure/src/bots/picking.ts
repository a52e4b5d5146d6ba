import type { Answer, OneChoice, Option, SomeChoice } from '@tablewright/engine';
import {
  type AdventureState,
  type Card,
  type Character,
  CLASS_NAMES,
  type ClassName,
} from '../model.ts';
import { emptySpaces, isEmpty, spaceOf } from '../rules/deck.ts';
import type { MoveOption } from '../rules/moves.ts';
import { cardAt, type PlaceOption } from '../rules/places.ts';
import { bestExchange } from './acting.ts';
import { hurtOf, needOf, outlookOf, promiseOf, promiseOfCard } from './outlook.ts';

/** How much a cloned or redirected marker must promise for each dud that it costs. */
const DUD_PRICE = 0.5;

/** Index of the option with the highest score; the first of equals. */
function bestOf<O extends Option>(options: readonly O[], score: (option: O) => number): number {
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  options.forEach((option, index) => {
    const points = score(option);
    if (points <= most) return;
    most = points;
    best = index;
  });
  return best;
}

function named(state: AdventureState, name: unknown): Character | undefined {
  return state.characters.find((one) => one.name === name || one.class === name);
}

/** What one more marker adds to the promise of a card. */
function gainOn(card: Card | undefined, space: number, name: ClassName): number {
  if (card === undefined || space < 0 || !isEmpty(card, space)) return 0;
  const before = promiseOfCard(card, name);
  return promiseOf(card.marked | (1 << space), emptySpaces(card), name) - before;
}

/** The class that would use a card: its owner, for the team card the first character. */
function userOf(state: AdventureState, sheet: number): ClassName {
  return CLASS_NAMES[sheet] ?? state.characters[0]?.class ?? 'fighter';
}

/** Keeps the marker or sends it where it promises more. */
export function sendMarker(state: AdventureState, choice: OneChoice): Answer {
  const own = named(state, choice.why.params?.name);
  const options = choice.options as readonly (Option & {
    readonly sheet: number;
    readonly card: number;
    readonly power?: { readonly sends?: string; readonly cost: { readonly duds?: number } };
  })[];
  const [first] = own?.cards ?? [];
  const space = first === undefined ? -1 : spaceOf(first, state.current);
  const kept = own === undefined ? 0 : gainOn(first, space, own.class);
  return bestOf(options, ({ power, sheet, card }) => {
    if (power === undefined) return kept;
    const there = gainOn(cardAt(state, sheet, card), space, userOf(state, sheet));
    const price = DUD_PRICE * (power.cost.duds ?? 1);
    return there - price + (power.sends === 'clone' ? kept : 0);
  });
}

/** Brings the element that the monster fears to Blast. */
export function attuneTo(state: AdventureState, choice: OneChoice): Answer {
  const mystic = state.characters.find((one) => one.class === 'mystic');
  const at = mystic === undefined ? undefined : bestExchange(state, mystic);
  const options = choice.options as readonly (Option & { first: number; second: number })[];
  const index = options.findIndex(({ first, second }) => first === 0 && second === at);
  return Math.max(0, index);
}

/** The token that promises the party most and the monster least. */
export function keepToken(state: AdventureState, choice: OneChoice): Answer {
  return bestOf(choice.options, ({ id }) => {
    let gain = 0;
    for (const { class: name, cards } of state.characters) {
      for (const card of cards) gain += gainOn(card, spaceOf(card, id), name);
    }
    for (const card of state.monster.cards) {
      const space = spaceOf(card, id);
      if (space >= 0 && isEmpty(card, space)) gain -= 0.4;
    }
    return gain;
  });
}

/** Moves or copies a marker to where it promises most. */
export function moveMarker(state: AdventureState, choice: OneChoice): Answer {
  return bestOf(choice.options, (option) => {
    const { to } = option as Option as Partial<MoveOption>;
    if (to === undefined) return 0;
    return 0.01 + gainOn(cardAt(state, to.sheet, to.card), to.space, userOf(state, to.sheet));
  });
}

/** Who needs healing most. */
export function needTargets(state: AdventureState, choice: OneChoice | SomeChoice): Answer {
  const { expected } = outlookOf(state);
  const need = ({ id }: Option) => {
    const one = named(state, id);
    if (one === undefined) return 0;
    const hurt = Math.min(4, hurtOf(one));
    return needOf(one, expected[state.characters.indexOf(one)] ?? 0) * (1 + hurt);
  };
  if (choice.kind === 'one') return bestOf(choice.options, need);
  const order = choice.options.map((_, index) => index);
  const scores = choice.options.map(need);
  order.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
  return order.slice(0, choice.max).sort((a, b) => a - b);
}

/** A hidden character points at whoever can bear it best. */
export function pointAt(state: AdventureState, choice: OneChoice): Answer {
  return bestOf(choice.options, ({ id }) => {
    const one = named(state, id);
    return one === undefined ? 0 : one.pool + one.shields;
  });
}

/** In how many ways each space takes part in patterns: little in the corners, most inside. */
const USE = [1, 2, 3, 2, 1, 2, 5, 6, 5, 2, 3, 6, 7, 6, 3, 2, 5, 6, 5, 2, 1, 2, 3, 2, 1];

/** Tokens go where they break least: empty corners and edges, beside other damage. */
export function placeTokens(state: AdventureState, choice: SomeChoice): Answer {
  const options = choice.options as readonly PlaceOption[];
  const costs = options.map(({ sheet, card, space }) => {
    const own = cardAt(state, sheet, card);
    if (own === undefined) return 0;
    const name = userOf(state, sheet);
    const marked = (own.marked & (1 << space)) !== 0;
    const near = neighbours(space) & (own.health | own.damage);
    const cost = (USE[space] ?? 0) - (near === 0 ? 0 : 1.5);
    if (!marked) return cost;
    const left = promiseOf(own.marked & ~(1 << space), emptySpaces(own), name);
    return cost + 3 + 4 * (promiseOfCard(own, name) - left);
  });
  const order = options.map((_, index) => index);
  order.sort((a, b) => (costs[a] ?? 0) - (costs[b] ?? 0) || a - b);
  return order.slice(0, choice.max).sort((a, b) => a - b);
}

function neighbours(space: number): number {
  const column = space % 5;
  let set = 0;
  if (column > 0) set |= 1 << (space - 1);
  if (column < 4) set |= 1 << (space + 1);
  if (space >= 5) set |= 1 << (space - 5);
  if (space < 20) set |= 1 << (space + 5);
  return set;
}
