import type { Choice, Option } from './choice.ts';
import type { GameEvent } from './events.ts';
import type { Outcome } from './outcome.ts';
import { fieldsHash, joined, quickHash } from './quick-hash.ts';

/** What came of an answer, as people lived through it. */
export interface CameOf {
  /** What happened since the answer before, whole. */
  readonly events: readonly GameEvent[];
  /** What can be decided now, standing offers included. */
  readonly choices: readonly Choice[];
  readonly outcome: Outcome | undefined;
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/**
 * The fingerprint of what came of an answer: eight hexadecimal digits over all of it and, after a
 * dot, two characters for each event in order. The first part says whether anything differs under
 * other rules, the second at which event. The state has no part in it, so that its shape may change;
 * nor have the ids of rules, whose numbers may.
 */
export function toldPrint({ events, choices, outcome }: CameOf): string {
  let whole = 0;
  let marks = '';
  for (const event of events) {
    const hash = eventHash(event);
    whole = joined(whole, hash);
    marks += markOf(hash);
  }
  for (const choice of choices) whole = joined(whole, choiceHash(choice));
  if (outcome !== undefined) whole = joined(whole, quickHash(outcome));
  return `${(whole >>> 0).toString(16).padStart(8, '0')}.${marks}`;
}

/** The marks of the single events in a fingerprint. */
export function eventMarks(print: string): readonly string[] {
  return print.slice(print.indexOf('.') + 1).match(/../g) ?? [];
}

/** The hash of what an event tells, secret parts included; not of the rule that it cites. */
export function eventHash(event: GameEvent): number {
  return fieldsHash(event, 'rule');
}

/** The mark of an event of that hash. */
export function markOf(hash: number): string {
  return `${DIGITS[(hash >>> 6) & 63]}${DIGITS[hash & 63]}`;
}

/** Of what can be chosen, not of what it is called or what is proposed. */
function choiceHash(choice: Choice): number {
  const { kind, seat, seats, why } = choice;
  let hash = quickHash([kind, seats ?? seat, why.key]);
  if ('options' in choice) hash = joined(hash, idsHash(choice.options));
  switch (kind) {
    case 'one':
    case 'order':
      return hash;
    case 'some':
      return joined(hash, quickHash([choice.min, choice.max, choice.limits ?? []]));
    case 'amount':
      return joined(hash, quickHash([choice.min, choice.max]));
    case 'allocation':
      return joined(hash, quickHash([choice.min, choice.max, choice.maxTargets, choice.caps]));
    case 'path': {
      const { from, budget, steps, costs, ends } = choice;
      return joined(hash, quickHash([from, budget, steps, costs, ends]));
    }
    case 'text': {
      const text = joined(hash, quickHash([choice.minLength, choice.maxLength, choice.pattern]));
      // What a choice has gained since keeps the fingerprints of those without it.
      if (choice.document) return joined(joined(text, 3), quickHash(choice.document.kind));
      if (choice.picture) return joined(text, 2);
      return choice.prose ? joined(text, 1) : text;
    }
    case 'form':
      for (const { name, choice: field } of choice.fields) {
        hash = joined(joined(hash, quickHash(name)), choiceHash(field));
      }
      return hash;
  }
}

function idsHash(options: readonly Option[]): number {
  let hash = 0;
  for (const { id } of options) hash = joined(hash, quickHash(id));
  return hash;
}
