import { choose, type Flow } from '@tablewright/engine';
import type { MonsterPower } from '../content/power.ts';
import type { AdventureState, ClassName } from '../model.ts';
import type { Adventure } from '../table.ts';
import { controllersOf } from './control.ts';
import { columnOf, TOKENS } from './deck.ts';

/** A character as something to choose. */
export interface CharacterOption {
  readonly id: ClassName;
  readonly names: { readonly character: ClassName };
}

/** The options for characters, by class. */
export const CHARACTER_OPTIONS: Readonly<Record<ClassName, CharacterOption>> = {
  fighter: { id: 'fighter', names: { character: 'fighter' } },
  mystic: { id: 'mystic', names: { character: 'mystic' } },
  rogue: { id: 'rogue', names: { character: 'rogue' } },
  healer: { id: 'healer', names: { character: 'healer' } },
};

/** A set of all characters in play: bit `i` is the character with index `i`. */
export function everyone(state: AdventureState): number {
  return (1 << state.characters.length) - 1;
}

/**
 * Draws a random target among the characters in `allowed` (a set of character indexes). Tokens
 * drawn stay in `state.held`; when the power has all its targets, the caller returns them
 * (BA-TGT-03). A hidden character that is drawn names another (BA-TGT-06). Returns the index of
 * the target, or -1 if the hit is lost.
 */
export function* drawTarget(
  t: Adventure,
  power: Pick<MonsterPower, 'id'>,
  allowed: number,
): Flow<number> {
  const { state } = t;
  if (visible(state, allowed) === 0) {
    t.tell?.({
      type: 'hit-lost',
      rule: allowed === 0 ? 'BA-TGT-05' : 'BA-TGT-06',
      ...monsterOf(power.id),
    });
    return -1;
  }
  const drawn = drawCharacter(t, power, allowed);
  const character = state.characters[drawn];
  if (character === undefined || !character.hidden) return drawn;
  return yield* nameAnother(t, power, drawn, allowed);
}

function visible(state: AdventureState, allowed: number): number {
  let set = 0;
  for (let i = 0; i < state.characters.length; i += 1) {
    if ((allowed & (1 << i)) !== 0 && state.characters[i]?.hidden === false) set |= 1 << i;
  }
  return set;
}

function monsterOf(power: string) {
  return { sheet: 'monster', name: '', power } as const;
}

/** Draws until a letter names an allowed character (BA-TGT-01, BA-TGT-02). */
function drawCharacter(t: Adventure, power: Pick<MonsterPower, 'id'>, allowed: number): number {
  const { state } = t;
  while (state.bag.length > 0) {
    const token = TOKENS.drawFrom(t, 'bag', 'held', 'target');
    const column = columnOf(token);
    const index = state.characters.findIndex((one) => one.letter === column);
    const character = state.characters[index];
    if (character !== undefined && (allowed & (1 << index)) !== 0) {
      if (t.listening) {
        const { class: sheet, name } = character;
        t.tell?.({ type: 'target-drawn', rule: 'BA-TGT-01', sheet, name, power: power.id, token });
      }
      return index;
    }
    t.tell?.({ type: 'target-passed', rule: 'BA-TGT-02', ...monsterOf(power.id), token });
  }
  const names = state.characters.filter((_, i) => (allowed & (1 << i)) !== 0).map((c) => c.class);
  const sheet = t.pick(names, 'target-without-tokens');
  const index = state.characters.findIndex((one) => one.class === sheet);
  t.tell?.({
    type: 'target-drawn',
    rule: 'BA-TGT-04',
    sheet,
    name: state.characters[index]?.name ?? '',
    power: power.id,
    token: '',
  });
  return index;
}

function* nameAnother(
  t: Adventure,
  power: Pick<MonsterPower, 'id'>,
  hidden: number,
  allowed: number,
): Flow<number> {
  const { state } = t;
  const character = state.characters[hidden];
  const others = state.characters.filter((one, i) => (allowed & (1 << i)) !== 0 && !one.hidden);
  let named = others[0];
  if (character === undefined || named === undefined) return -1;
  if (others.length > 1) {
    const options = others.map((one) => CHARACTER_OPTIONS[one.class]);
    const who = controllersOf(state, character);
    const { id } = yield* choose(t, who, 'choice.name-target', options, {
      rule: 'BA-TGT-06',
      params: { name: character.name, power: { key: `power.${power.id}` } },
    });
    named = others.find((one) => one.class === id) ?? named;
  }
  if (t.listening) {
    const { class: sheet, name } = named;
    const insteadOf = character.name;
    t.tell?.({ type: 'target-named', rule: 'BA-TGT-06', sheet, name, power: power.id, insteadOf });
  }
  return state.characters.indexOf(named);
}
