import { type Choice, choicesIn, type Pending } from './choice.ts';
import { canonicalJson } from './hash.ts';
import { choiceView } from './match-view.ts';

/**
 * What is open once a standing offer was used: the same choices, made anew where they say how. If
 * there is nothing left to choose in one of them, its slot.
 */
export function renewed(pending: Pending): Pending | number {
  const before = choicesIn(pending);
  const now: Choice[] = [];
  for (const [slot, choice] of before.entries()) {
    const anew = renew(choice);
    if (anew === undefined) return slot;
    now.push(anew);
  }
  if (now.every((choice, slot) => choice === before[slot])) return pending;
  const [only] = now;
  return pending.kind === 'many' || only === undefined
    ? { kind: 'many', choices: now, secret: pending.kind === 'many' && pending.secret }
    : only;
}

/**
 * A choice made anew; nothing if there is nothing left to choose. One that comes out the same stays
 * the one that it was: whoever is about to answer it can.
 */
function renew(choice: Choice): Choice | undefined {
  if (choice.anew === undefined) return choice;
  const anew = choice.anew();
  return anew === undefined || shown(anew) !== shown(choice) ? anew : choice;
}

/** All that whoever is asked sees of a choice. */
function shown(choice: Choice): string {
  return canonicalJson(choiceView(choice, 0));
}
