import { divide, type Flow, type Option } from '@tablewright/engine';
import { POWERS } from '../content/classes.ts';
import type { CharacterPower } from '../content/power.ts';
import type { Activation, AdventureState, Character } from '../model.ts';
import type { Adventure } from '../table.ts';
import { controllersOf } from './control.ts';

/** A number of an activated power that may be raised. */
interface NumberOption extends Option {
  readonly activation: Activation;
  readonly part: number;
}

/**
 * Divides points over the numbers of powers that other characters activated this round (BA-FTR-04):
 * damage, healing and shields, prevention and Distract, in dot, BINGO and dud powers alike (DA-7).
 */
export function* lead(
  t: Adventure,
  leader: Character,
  power: CharacterPower,
  points: number,
): Flow<void> {
  const { state } = t;
  const { class: sheet, name } = leader;
  const about = { rule: power.rule, sheet, name, power: power.id };
  const options = numbersOf(state, leader);
  if (options.length === 0) {
    t.tell?.({ type: 'without-effect', ...about });
    return;
  }
  const given = yield* divide(t, controllersOf(state, leader), 'choice.leadership', options, {
    rule: power.rule,
    params: { name, points },
    caps: options.map(() => points),
    min: 0,
    max: points,
    fallback: options.map((_, index) => (index === 0 ? points : 0)),
  });
  options.forEach(({ id, activation, part }, index) => {
    const share = given[index] ?? 0;
    if (share === 0) return;
    activation.bonus[part] = (activation.bonus[part] ?? 0) + share;
    t.tell?.({ type: 'points-given', ...about, to: id, points: share });
  });
}

/**
 * The numbers as options: `blast`, a second activation `blast/2`, and where a power has several
 * numbers its kind beside: `miracle/mend`, `miracle/damage`.
 */
function numbersOf(state: AdventureState, leader: Character): NumberOption[] {
  const own = state.characters.indexOf(leader);
  const counts: Record<string, number> = {};
  const options: NumberOption[] = [];
  for (const activation of state.activations) {
    const parts = POWERS.get(activation.power)?.parts ?? [];
    if (activation.character === own || parts.length === 0) continue;
    const count = (counts[activation.power] ?? 0) + 1;
    counts[activation.power] = count;
    parts.forEach(({ kind, strength }, part) => {
      const which = count > 1 ? `/${count}` : '';
      const id = `${activation.power}${which}${parts.length > 1 ? `/${kind}` : ''}`;
      const params = { power: { key: `power.${activation.power}` }, kind, strength };
      const text = { key: 'option.number', params };
      options.push({ id, names: { power: activation.power, kind }, text, activation, part });
    });
  }
  return options;
}
