import type { ClosedOption, Option, Seat } from '@tablewright/engine';
import { CLASSES } from '../content/classes.ts';
import type { CharacterPower } from '../content/power.ts';
import {
  type AdventureState,
  type Card,
  type Character,
  type ClassName,
  ELEMENTS,
  type Element,
  type Spaces,
} from '../model.ts';
import { actsFor } from './control.ts';
import { canMove, canMoveAgain } from './movement.ts';
import { isMatched, nextMatch, type Placement } from './patterns.ts';
import { canPayDuds } from './payment.ts';
import { canUseSkill } from './skills.ts';
import { countSpaces, squareNames } from './squares.ts';

/** Something that a seat may do in Activate. */
export interface ActOption extends Option {
  readonly act: 'ready' | 'power' | 'skill' | 'move' | 'move-again';
  readonly class: ClassName;
  /** Id of the power, or `''`. */
  readonly power: string;
  /** As in {@link Activation.card}. */
  readonly card: number;
  readonly spaces: Spaces;
  readonly element: Element | 'none';
}

/** The number by which an activation names the team card. */
export const TEAM_CARD = 2;

/** Declares that the seat does nothing more this round. */
export const READY: ActOption = {
  id: 'ready',
  act: 'ready',
  class: 'fighter',
  power: '',
  card: -1,
  spaces: 0,
  element: 'none',
};

const NO_ELEMENT = ['none'] as const;
const CARD_WORDS = ['', '2/', 'team/'] as const;

/** Everything that a seat may do now; `ready` is first, and alone if nothing else is possible. */
export function actOptions(state: AdventureState, seat: Seat): ActOption[] {
  const options = [READY];
  for (const character of state.characters) {
    if (actsFor(seat, character)) addOptions(options, state, character);
  }
  return options;
}

/**
 * Whether what the seat may do can change by what others do with things of their own: a marker that
 * they spend cannot be copied any more, a square that they enter cannot be entered.
 */
export function dependsOnOthers(state: AdventureState, seat: Seat): boolean {
  if (state.settings.rpgMovement) return true;
  for (const character of state.characters) {
    if (character.duds === 0 || !actsFor(seat, character)) continue;
    for (const power of CLASSES[character.class].powers) {
      if (power.possible !== undefined && canPayDuds(character, power)) return true;
    }
  }
  return false;
}

/** Whether Terrifying Roar bars a power this round (BA-ACT-10, BA-NIG-06). */
export function isBarred(state: AdventureState, { cost }: CharacterPower): boolean {
  if (state.roarRound !== state.round || cost.kind !== 'pattern') return false;
  return cost.bingo || cost.pattern.dots >= 4;
}

function addOptions(options: ActOption[], state: AdventureState, character: Character): void {
  for (let card = 0; card <= TEAM_CARD; card += 1) {
    const paying = payingCard(state, character, card);
    if (paying === undefined || paying.marked === 0) continue;
    for (const option of patternOptions(state, character.class, paying, card)) options.push(option);
  }
  if (character.duds > 0) {
    for (const power of CLASSES[character.class].powers) {
      if (dudPowerUsable(state, character, power)) {
        options.push(optionsOf(character.class, power).duds);
      }
    }
  }
  if (state.settings.rpgSkills && canUseSkill(state, character)) {
    options.push(EXTRA_OPTIONS[character.class].skill);
  }
  if (!state.settings.rpgMovement) return;
  if (canMove(state, character)) options.push(EXTRA_OPTIONS[character.class].move);
  if (canMoveAgain(state, character)) options.push(EXTRA_OPTIONS[character.class].moveAgain);
}

interface Listed {
  readonly marked: Spaces;
  readonly blocked: Spaces;
  readonly roars: boolean;
  readonly options: readonly ActOption[];
}

/**
 * What was listed for a card last, by class: everybody's lists are asked for after every act, and
 * one act changes one card. A list is only taken from here if all that it follows from is the same.
 */
const LAST_LISTED = new WeakMap<Card, Partial<Record<ClassName, Listed>>>();

/** The activations that a card pays for with markers, power by power from the top of the sheet. */
function patternOptions(
  state: AdventureState,
  name: ClassName,
  paying: Card,
  card: number,
): readonly ActOption[] {
  const { marked } = paying;
  const blocked = paying.health | paying.damage;
  const roars = state.roarRound === state.round;
  let byClass = LAST_LISTED.get(paying);
  if (byClass === undefined) {
    byClass = {};
    LAST_LISTED.set(paying, byClass);
  }
  const last = byClass[name];
  if (last?.marked === marked && last.blocked === blocked && last.roars === roars) {
    return last.options;
  }
  const options: ActOption[] = [];
  const { gapsBlocked } = state.settings;
  const count = countSpaces(marked);
  for (const power of CLASSES[name].powers) {
    const { cost } = power;
    if (cost.kind === 'duds' || count < cost.pattern.dots || isBarred(state, power)) continue;
    let at = nextMatch(cost.pattern, paying, gapsBlocked, 0);
    if (at < 0) continue;
    const listed = optionsOf(name, power).patterns[card] ?? [];
    for (; at >= 0; at = nextMatch(cost.pattern, paying, gapsBlocked, at + 1)) {
      for (const option of listed[at] ?? []) {
        if (elementFits(option, power, state)) options.push(option);
      }
    }
  }
  byClass[name] = { marked, blocked, roars, options };
  return options;
}

/** A card that may pay for a character's powers: its own, or the team's (BA-ACT-03, BA-TEAM-01). */
export function payingCard(
  state: AdventureState,
  character: Character,
  card: number,
): Card | undefined {
  return card === TEAM_CARD ? state.team[0] : character.cards[card];
}

function dudPowerUsable(
  state: AdventureState,
  character: Character,
  power: CharacterPower,
): boolean {
  if (power.cost.kind !== 'duds' || power.cost.phase !== 'activate') return false;
  if (!canPayDuds(character, power)) return false;
  return power.possible === undefined || power.possible(state, character);
}

/** Elements are named at activation only under `perUse` (BA-OPT-07, BA-ACT-09). */
function elementFits(option: ActOption, power: CharacterPower, state: AdventureState): boolean {
  const perUse = power.elemental === true && state.settings.mysticElements === 'perUse';
  return perUse === (option.element !== 'none');
}

interface PowerOptions {
  readonly duds: ActOption;
  /** By card, placement, element. */
  readonly patterns: readonly (readonly (readonly ActOption[])[])[];
}

const POWER_OPTIONS = new Map<string, PowerOptions>();

function optionsOf(name: ClassName, power: CharacterPower): PowerOptions {
  let made = POWER_OPTIONS.get(power.id);
  if (made === undefined) {
    made = makeOptions(name, power);
    POWER_OPTIONS.set(power.id, made);
  }
  return made;
}

function makeOptions(name: ClassName, power: CharacterPower): PowerOptions {
  const base = { act: 'power', class: name, power: power.id } as const;
  const duds: ActOption = {
    ...base,
    id: power.id,
    names: { power: power.id },
    card: -1,
    spaces: 0,
    element: 'none',
  };
  if (power.cost.kind === 'duds') return { duds, patterns: [] };
  const { placements } = power.cost.pattern;
  const elements = power.elemental === true ? [...NO_ELEMENT, ...ELEMENTS] : NO_ELEMENT;
  const patterns = CARD_WORDS.map((_, card) =>
    placements.map(({ dots }: Placement) =>
      elements.map((element): ActOption => {
        const squares = squareNames(dots).join('+');
        const named = element === 'none' ? '' : `${element}/`;
        return {
          ...base,
          id: `${power.id}/${named}${CARD_WORDS[card]}${squares}`,
          names: { power: power.id, squares, card: card === TEAM_CARD ? 'team' : card + 1 },
          card,
          spaces: dots,
          element,
        };
      }),
    ),
  );
  return { duds, patterns };
}

interface ExtraOptions {
  readonly skill: ActOption;
  readonly move: ActOption;
  readonly moveAgain: ActOption;
}

const EXTRA_TEXTS = {
  skill: 'option.skill',
  move: 'option.walk',
  'move-again': 'option.walk-again',
} as const;

const EXTRA_OPTIONS: Readonly<Record<ClassName, ExtraOptions>> = {
  fighter: extraOptions('fighter'),
  mystic: extraOptions('mystic'),
  rogue: extraOptions('rogue'),
  healer: extraOptions('healer'),
};

function extraOptions(name: ClassName): ExtraOptions {
  const option = (act: keyof typeof EXTRA_TEXTS): ActOption => ({
    ...READY,
    id: `${act}/${name}`,
    text: { key: EXTRA_TEXTS[act], params: { class: { key: `class.${name}` } } },
    names: { character: name },
    act,
    class: name,
  });
  return { skill: option('skill'), move: option('move'), moveAgain: option('move-again') };
}

/** What a seat might expect to do and cannot, with the rule that forbids it. */
export function closedActs(state: AdventureState, seat: Seat): ClosedOption[] {
  const closed: ClosedOption[] = [];
  for (const character of state.characters) {
    if (!actsFor(seat, character)) continue;
    for (const power of CLASSES[character.class].powers) {
      if (power.cost.kind === 'duds') closeDuds(closed, state, character, power);
      else closePatterns(closed, state, character, power);
    }
  }
  return closed;
}

function closeDuds(
  closed: ClosedOption[],
  state: AdventureState,
  character: Character,
  power: CharacterPower,
): void {
  const { cost } = power;
  if (cost.kind !== 'duds' || dudPowerUsable(state, character, power)) return;
  const because =
    cost.phase === 'mark'
      ? { key: 'closed.mark-phase', rule: 'BA-DUD-03' }
      : canPayDuds(character, power)
        ? {
            key: 'closed.nothing-to-do',
            rule: power.note?.at === 'move' ? 'BA-MOVE-08' : power.rule,
          }
        : { key: 'closed.duds', rule: 'BA-DUD-01', params: { duds: cost.duds } };
  closed.push({ id: power.id, names: { power: power.id }, because });
}

function closePatterns(
  closed: ClosedOption[],
  state: AdventureState,
  character: Character,
  power: CharacterPower,
): void {
  const { cost } = power;
  if (cost.kind !== 'pattern') return;
  const barred = isBarred(state, power);
  for (let card = 0; card <= TEAM_CARD; card += 1) {
    const own = payingCard(state, character, card);
    if (own === undefined) continue;
    cost.pattern.placements.forEach((placement, i) => {
      if (!isMatched(placement, own, false)) return;
      if (!barred && isMatched(placement, own, state.settings.gapsBlocked)) return;
      const because = barred
        ? { key: 'closed.roar', rule: 'BA-ACT-10' }
        : { key: 'closed.gap', rule: 'BA-PATT-06' };
      for (const option of optionsOf(character.class, power).patterns[card]?.[i] ?? []) {
        if (elementFits(option, power, state)) closed.push({ id: option.id, because });
      }
    });
  }
}
