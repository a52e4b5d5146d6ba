import type { Flow } from '@tablewright/engine';
import { monsterName } from '../../rules/control.ts';
import { drawTarget, everyone } from '../../rules/targets.ts';
import type { Adventure } from '../../table.ts';
import type { MonsterPower } from '../power.ts';

type Aim = NonNullable<MonsterPower['aim']>;
type Named = Pick<MonsterPower, 'id' | 'rule'>;

/** Adds a hit on the character with an index; nothing for -1. */
export function addHit(
  t: Adventure,
  { id }: Named,
  index: number,
  amount: number,
  targeted: boolean,
): void {
  if (index < 0) return;
  t.state.hits.push({ power: id, character: index, amount, targeted, reduced: 0 });
}

/** The same damage for each character, not targeted: hiding does not help (BA-ASGN-08). */
export function onEach(power: Named, amount: number): Aim {
  return function* aim(t): Flow<void> {
    for (let i = 0; i < t.state.characters.length; i += 1) addHit(t, power, i, amount, false);
  };
}

/** One hit after the other, each on a random target that no hit before it has chosen. */
export function onDifferent(power: Named, amounts: readonly number[]): Aim {
  return function* aim(t): Flow<void> {
    let allowed = everyone(t.state);
    for (const amount of amounts) {
      const index = yield* drawTarget(t, power, allowed);
      if (index < 0) continue;
      allowed &= ~(1 << index);
      addHit(t, power, index, amount, true);
    }
  };
}

/** One hit after the other, each on any random target. */
export function onAny(power: Named, amounts: readonly number[]): Aim {
  return function* aim(t): Flow<void> {
    for (const amount of amounts) {
      const index = yield* drawTarget(t, power, everyone(t.state));
      addHit(t, power, index, amount, true);
    }
  };
}

/** Slime for a character, to be placed in step 5 (BA-BOI-11). */
export function addSlime(t: Adventure, { id, rule }: Named, index: number, points: number): void {
  const character = t.state.characters[index];
  if (character === undefined) return;
  character.slime += points;
  if (t.listening) {
    const { class: sheet, name } = character;
    t.tell?.({ type: 'slimed', rule, sheet, name, power: id, points });
  }
}

/** What an event about the monster's own doing begins with. */
export function byMonster(t: Adventure, { id, rule }: Named) {
  return { rule, sheet: 'monster', name: monsterName(t.state.monster), power: id } as const;
}
