import { CLASSES } from '../content/classes.ts';
import { MONSTERS } from '../content/monsters.ts';
import type { CharacterPower } from '../content/power.ts';
import type { AdventureState, Card, Character, ClassName } from '../model.ts';
import { emptySpaces } from '../rules/deck.ts';
import { againstElement } from '../rules/elements.ts';
import { pendingOf, tokensOn } from '../rules/sheets.ts';
import { countSpaces } from '../rules/squares.ts';

/** Damage that a power of a monster does: to each character, or in hits on random ones. */
interface Threat {
  readonly each?: number;
  readonly hits?: readonly number[];
}

const THREATS: Readonly<Record<string, Threat>> = {
  'claw-claw-bite': { hits: [2, 2, 3] },
  breath: { each: 8 },
  'tail-sweep': { hits: [3] },
  'wing-buffet': { each: 3 },
  cutpurse: { hits: [3] },
  'volley-of-rocks': { hits: [1, 1, 1, 1, 1] },
  ransack: { each: 4 },
  'goblin-pit': { hits: [3] },
  'mob-rush': { each: 2 },
  engulf: { hits: [5] },
  digest: { each: 4 },
  bounce: { each: 3 },
};

/** What the parts of a round look like to somebody who decides in it. */
export interface Outlook {
  /** Damage that each character has to expect this round, by index. */
  readonly expected: readonly number[];
  /** The most that random hits may do to one character. */
  readonly worst: number;
  /** Health and shields of the monster that nothing activated so far will take. */
  readonly left: number;
  /** Points that each attack on the monster loses. */
  readonly reduction: number;
}

/** Looks at what monster and characters have activated so far. */
export function outlookOf(state: AdventureState): Outlook {
  const { characters, monster } = state;
  const open = characters.filter(({ hidden }) => !hidden).length || 1;
  let each = 0;
  let spread = 0;
  let worst = 0;
  for (const { power } of state.monsterActivations) {
    const threat = THREATS[power];
    each += threat?.each ?? 0;
    const hits = threat?.hits ?? [];
    for (const hit of hits) spread += hit / open;
    worst += power === 'volley-of-rocks' ? 3 : Math.max(0, ...hits);
  }
  const expected = characters.map(({ hidden }) => each + (hidden ? 0 : spread));
  const reduction = reductionOf(state);
  let left = monster.pool + monster.shields;
  for (const activation of state.activations) {
    const character = characters[activation.character];
    const power = powerOf(character, activation.power);
    if (character === undefined || power === undefined) continue;
    const bonus = activation.bonus.reduce((sum, points) => sum + points, 0);
    left -= damageOf(state, character, power, reduction) + bonus;
  }
  return { expected, worst: worst + each, left, reduction };
}

function reductionOf({ monster, monsterActivations }: AdventureState): number {
  const { toughness, powers } = MONSTERS[monster.kind];
  let points = toughness;
  for (const { power } of monsterActivations) {
    points += powers.find(({ id }) => id === power)?.guards ?? 0;
  }
  return points;
}

/** A power of a character by its id. */
export function powerOf(character: Character | undefined, id: string): CharacterPower | undefined {
  if (character === undefined) return undefined;
  return CLASSES[character.class].powers.find((power) => power.id === id);
}

/** The damage that a power would do to the monster now, all points dealt. */
export function damageOf(
  state: AdventureState,
  character: Character,
  power: CharacterPower,
  reduction: number,
): number {
  for (const part of power.parts) {
    if (part.kind !== 'damage') continue;
    const index = CLASSES[character.class].powers.indexOf(power);
    const element = character.elements[index] ?? 'none';
    const hides =
      character.hidden ||
      state.activations.some(
        (one) =>
          powerOf(state.characters[one.character], one.power)?.hides !== undefined &&
          state.characters[one.character] === character,
      );
    const doubled = part.doubled !== undefined && hides ? 2 : 1;
    const points = doubled * againstElement(part.strength, element, state.monster.affinity);
    return part.piercing ? points : Math.max(0, points - reduction);
  }
  return 0;
}

/** What a completed pattern is worth to its class, in points of damage. */
const WORTH: Readonly<Record<string, number>> = {
  leadership: 7,
  hide: 2,
  distract: 5,
  beseech: 1,
  wall: 4,
  'minor-ward': 2.5,
  ward: 4,
  'greater-ward': 9,
  miracle: 16,
  'brilliant-maneuver': 3.3,
  'float-and-sting': 4.5,
  'command-the-field': 13,
  'turn-the-tide': 16,
  'perfect-caper': 15,
};

interface Prospect {
  readonly masks: readonly number[];
  readonly dots: number;
  readonly worth: number;
}

const PROSPECTS: Readonly<Record<string, readonly Prospect[]>> = Object.fromEntries(
  Object.values(CLASSES).map(({ id, powers }) => [
    id,
    powers.flatMap(({ id: power, cost, parts }): Prospect[] => {
      if (cost.kind !== 'pattern') return [];
      const { masks, dots } = cost.pattern;
      return [{ masks, dots, worth: WORTH[power] ?? parts[0]?.strength ?? 1 }];
    }),
  ]),
);

/** How far a card has come towards its best power, in points of damage. */
export function promiseOf(marked: number, free: number, name: ClassName): number {
  let best = 0;
  for (const { masks, dots, worth } of PROSPECTS[name] ?? []) {
    let most = 0;
    for (const mask of masks) {
      if ((mask & ~(marked | free)) !== 0) continue;
      const count = countSpaces(mask & marked);
      if (count > most) most = count;
    }
    const share = most / dots;
    const promise = worth * share * share;
    if (promise > best) best = promise;
  }
  return best;
}

/** The promise of a card as it lies. */
export function promiseOfCard(card: Card, name: ClassName): number {
  return promiseOf(card.marked, emptySpaces(card), name);
}

/** How urgently a character needs help: about 0 when well, above 1 when close to falling. */
export function needOf(character: Character, expected: number): number {
  const reserve = character.pool + Math.min(character.shields, 4) - expected - pendingOf(character);
  if (reserve <= 0) return 3;
  return Math.max(0.2, 1.6 - reserve / 4);
}

/** Health tokens that healing could bring back. */
export function hurtOf(character: Character): number {
  return tokensOn(character);
}
