import type { Option } from '@tablewright/engine';
import { CLASSES } from '../content/classes.ts';
import type { CharacterPower, Cost } from '../content/power.ts';
import { CLASS_NAMES, type ClassName, ELEMENTS, type Element, type Spaces } from '../model.ts';
import { type Placement, PlacementIndex } from './patterns.ts';
import { squareNames } from './squares.ts';

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

/** Whether a power is neither a two-dot or three-dot power nor a dud power (BA-NIG-06). */
export function isLarge(cost: Cost): boolean {
  return cost.kind === 'pattern' && (cost.bingo || cost.pattern.dots >= 4);
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

/** The options of a power. */
export function optionsOf(power: CharacterPower): PowerOptions {
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

/** A class's powers laid out; asked for so often that looking a name up in a record would be felt. */
export function listingOf(name: ClassName): Listing {
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
export function elementFits(
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

/** What is no power, by class. */
export const EXTRA_OPTIONS: Readonly<Record<ClassName, ExtraOptions>> = {
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
