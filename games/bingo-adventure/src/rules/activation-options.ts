import type { ClosedOption, Option, Seat } from '@tablewright/engine';
import { CLASSES } from '../content/classes.ts';
import type { CharacterPower, Cost } from '../content/power.ts';
import {
  type AdventureState,
  type Card,
  type Character,
  CLASS_NAMES,
  type ClassName,
  ELEMENTS,
  type Element,
  type Spaces,
} from '../model.ts';
import { actsFor } from './control.ts';
import { Gatherer } from './gather.ts';
import { canMove, canMoveAgain } from './movement.ts';
import { isMatched, type Placement, PlacementIndex } from './patterns.ts';
import { canPayDuds } from './payment.ts';
import { canUseSkill } from './skills.ts';
import { lowestSpace, squareNames } from './squares.ts';

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

/** Whether a power is neither a two-dot or three-dot power nor a dud power (BA-NIG-06). */
function isLarge(cost: Cost): boolean {
  return cost.kind === 'pattern' && (cost.bingo || cost.pattern.dots >= 4);
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

function dudPowerUsable(
  state: AdventureState,
  character: Character,
  power: CharacterPower,
): boolean {
  if (power.cost.kind !== 'duds' || power.cost.phase !== 'activate') return false;
  if (!canPayDuds(character, power)) return false;
  return power.possible === undefined || power.possible(state, character);
}

interface PowerOptions {
  readonly duds: ActOption;
  /** By card, placement, element. */
  readonly patterns: readonly (readonly (readonly ActOption[])[])[];
}

const POWER_OPTIONS: ReadonlyMap<CharacterPower, PowerOptions> = new Map(
  CLASS_NAMES.flatMap((name) =>
    CLASSES[name].powers.map((power) => [power, makeOptions(name, power)] as const),
  ),
);

function optionsOf(power: CharacterPower): PowerOptions {
  const options = POWER_OPTIONS.get(power);
  if (options === undefined) throw new Error(`no sheet has the power ${power.id}`);
  return options;
}

/** A placement of a power of one sheet. */
interface Entry {
  readonly gaps: Spaces;
  /** How to activate it, by card. */
  readonly ways: readonly (readonly ActOption[])[];
  /** The same where elements are named at activation (BA-OPT-07, BA-ACT-09). */
  readonly perUse: readonly (readonly ActOption[])[];
}

/** What a sheet can activate, laid out for searching. */
interface Listing {
  readonly index: PlacementIndex;
  /** By number in the index. */
  readonly entries: readonly Entry[];
  /** The placements that Terrifying Roar bars, in sets of 32 as in the index. */
  readonly large: Int32Array;
  /** The dud powers of this phase. */
  readonly duds: readonly CharacterPower[];
  /** Those of them that are only possible at times. */
  readonly dependent: readonly CharacterPower[];
}

const FIGHTER = makeListing('fighter');
const MYSTIC = makeListing('mystic');
const ROGUE = makeListing('rogue');
const HEALER = makeListing('healer');

/** Asked for so often that looking a name up in a record would be felt. */
function listingOf(name: ClassName): Listing {
  switch (name) {
    case 'fighter':
      return FIGHTER;
    case 'mystic':
      return MYSTIC;
    case 'rogue':
      return ROGUE;
    case 'healer':
      return HEALER;
  }
}

function makeListing(name: ClassName): Listing {
  const masks: Spaces[] = [];
  const entries: Entry[] = [];
  const barred: number[] = [];
  for (const power of CLASSES[name].powers) {
    if (power.cost.kind === 'duds') continue;
    const { patterns } = optionsOf(power);
    power.cost.pattern.placements.forEach(({ dots, gaps }, at) => {
      const options = patterns.map((placements) => placements[at] ?? []);
      const named = (perUse: boolean) =>
        options.map((ways) => ways.filter(({ element }) => elementFits(element, power, perUse)));
      if (isLarge(power.cost)) barred.push(entries.length);
      masks.push(dots);
      entries.push({ gaps, ways: named(false), perUse: named(true) });
    });
  }
  const index = new PlacementIndex(masks);
  const large = new Int32Array(index.sets);
  for (const number of barred) {
    large[number >> 5] = (large[number >> 5] ?? 0) | (1 << (number & 31));
  }
  const duds = CLASSES[name].powers.filter(
    ({ cost }) => cost.kind === 'duds' && cost.phase === 'activate',
  );
  const dependent = duds.filter(({ possible }) => possible !== undefined);
  return { index, entries, large, duds, dependent };
}

/** Elements are named at activation only under `perUse` (BA-OPT-07, BA-ACT-09). */
function elementFits(
  element: ActOption['element'],
  power: CharacterPower,
  perUse: boolean,
): boolean {
  return (power.elemental === true && perUse) === (element !== 'none');
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
      const perUse = state.settings.mysticElements === 'perUse';
      for (const option of optionsOf(power).patterns[card]?.[i] ?? []) {
        if (elementFits(option.element, power, perUse)) closed.push({ id: option.id, because });
      }
    });
  }
}
