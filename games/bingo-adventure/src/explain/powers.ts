import { CLASS_OF_POWER, CLASSES } from '../content/classes.ts';
import { MONSTER_POWERS, MONSTERS } from '../content/monsters.ts';
import type { Cost, MonsterPower } from '../content/power.ts';
import type { AdventureState, ClassName, Element } from '../model.ts';
import { type Payment, paidBy, paidByMonster } from './activations.ts';
import { formsOf, type PrintedForm } from './patterns.ts';

/** How a power is paid: with dud tokens, with any full line, or with a pattern of these forms. */
export type CostFacts =
  | { readonly kind: 'duds'; readonly duds: number }
  | { readonly kind: 'line' }
  | { readonly kind: 'pattern'; readonly forms: readonly PrintedForm[] };

/** A power on a sheet, with what is true of it this round. */
export interface PowerFacts {
  readonly id: string;
  readonly cost: CostFacts;
  readonly element: Element | 'none';
  /** Where it was paid this round, once for each activation. */
  readonly activated: readonly Payment[];
}

/** A power of a character. */
export interface CharacterPowerFacts extends PowerFacts {
  /** Points that others have added to it this round. */
  readonly bonus: number;
}

/** A power of the monster. */
export interface MonsterPowerFacts extends PowerFacts {
  /** Whether it takes a skip token when it is activated, or removes all of them (BA-MON-04). */
  readonly circle: MonsterPower['circle'];
  /** Whether a skip token lies on it. */
  readonly skipped: boolean;
  /** Whether it was activated only as part of a greater power (BA-MON-08). */
  readonly included: boolean;
  /** The names of the characters drawn as its targets. */
  readonly targets: readonly string[];
}

/** The powers of a character, by its index, from the top of its sheet down. */
export function characterPowers(
  view: AdventureState,
  index: number,
): readonly CharacterPowerFacts[] {
  const character = view.characters[index];
  if (character === undefined) return [];
  return CLASSES[character.class].powers.map(({ id, cost, elemental }, at) => {
    const activations = view.activations.filter(
      ({ character: by, power }) => by === index && power === id,
    );
    const named = activations.find(({ element }) => element !== 'none')?.element ?? 'none';
    return {
      id,
      cost: costFacts(cost),
      element: elemental === true ? (character.elements[at] ?? named) : 'none',
      activated: activations.map((one) => paidBy(view, one)),
      bonus: activations.flatMap(({ bonus }) => bonus).reduce((sum, points) => sum + points, 0),
    };
  });
}

/** The powers of the monster, from the top of its sheet down. */
export function monsterPowers(view: AdventureState): readonly MonsterPowerFacts[] {
  const { kind, affinity, skips } = view.monster;
  return MONSTERS[kind].powers.map(({ id, cost, circle, elemental }, at) => {
    const activations = view.monsterActivations.filter(({ power }) => power === id);
    return {
      id,
      cost: costFacts(cost),
      element: elemental === true ? affinity : 'none',
      activated: activations.map(paidByMonster),
      circle,
      skipped: skips[at] === 1,
      included: activations.some(({ included }) => included),
      targets: activations.flatMap(({ target }) => view.characters[target]?.name ?? []),
    };
  });
}

/** See {@link CostFacts}. */
export function costFacts(cost: Cost): CostFacts {
  if (cost.kind === 'duds') return { kind: 'duds', duds: cost.duds };
  return cost.bingo ? { kind: 'line' } : { kind: 'pattern', forms: formsOf(cost.pattern) };
}

/** The sheet on which a power stands, by the power's id. */
export function sheetOfPower(id: string): ClassName | 'monster' | undefined {
  return CLASS_OF_POWER[id] ?? (MONSTER_POWERS.has(id) ? 'monster' : undefined);
}
