import { canonicalAnswer } from './asked-document.ts';
import { checkAnswer, inField, isWhole, show } from './check-answer.ts';
import {
  type Answer,
  type Choice,
  type ClosedOption,
  type FieldAnswer,
  type FieldWireAnswer,
  type FormChoice,
  type Option,
  optionOf,
  placeOf,
  type WireAnswer,
} from './choice.ts';
import { fallbackAnswer } from './list-answers.ts';
import { ok, type Result, refuse } from './result.ts';

/** The answer as it is written in files and messages. */
export function toWire(choice: Choice, answer: Answer): WireAnswer {
  const id = (index: number) => ('options' in choice ? (choice.options[index]?.id ?? '') : '');
  switch (choice.kind) {
    case 'one':
      return optionOf(choice, answer as number)?.id ?? '';
    case 'amount':
      return answer as number;
    case 'text':
      return answer as string;
    case 'some':
    case 'order':
      return (answer as readonly number[]).map(id);
    case 'path':
      return (answer as readonly number[]).map((place) => placeOf(choice, place)?.id ?? '');
    case 'allocation': {
      const points: Record<string, number> = {};
      (answer as readonly number[]).forEach((n, index) => {
        if (n > 0) points[id(index)] = n;
      });
      return points;
    }
    case 'form': {
      const filled: Record<string, FieldWireAnswer> = {};
      for (const [at, field] of choice.fields.entries()) {
        const given = (answer as readonly FieldAnswer[])[at] as FieldAnswer;
        filled[field.name] = toWire(field.choice, given) as FieldWireAnswer;
      }
      return filled;
    }
  }
}

/**
 * Reads an answer from outside: shape, option ids and legality are all checked.
 * An option may be named by its id or by anything it names, if only one option names that.
 */
export function fromWire(choice: Choice, wire: unknown): Result<Answer> {
  const parsed = parse(choice, wire);
  if (!parsed.ok) return parsed;
  const wrong = checkAnswer(choice, parsed.value);
  return wrong === undefined ? parsed : { ok: false, error: wrong };
}

function parse(choice: Choice, wire: unknown): Result<Answer> {
  switch (choice.kind) {
    case 'one':
      return findOption(choice, wire);
    case 'amount':
      if (!isWhole(wire)) return refuse('wrong-shape', `needs a whole number, not ${show(wire)}`);
      return ok(wire);
    case 'text':
      if (typeof wire !== 'string') return refuse('wrong-shape', `needs text, not ${show(wire)}`);
      return ok(choice.document === undefined ? wire : canonicalAnswer(choice.document, wire));
    case 'some':
    case 'order':
    case 'path': {
      if (!Array.isArray(wire)) {
        return refuse('wrong-shape', `needs a list of option ids, not ${show(wire)}`);
      }
      const indexes: number[] = [];
      for (const item of wire) {
        const found = findOption(choice, item);
        if (!found.ok) return found;
        indexes.push(found.value);
      }
      if (choice.kind === 'some') indexes.sort((a, b) => a - b);
      return ok(indexes);
    }
    case 'allocation': {
      if (typeof wire !== 'object' || wire === null || Array.isArray(wire)) {
        return refuse('wrong-shape', `needs points by option id, not ${show(wire)}`);
      }
      const points = choice.options.map(() => 0);
      for (const [key, value] of Object.entries(wire)) {
        const found = findOption(choice, key);
        if (!found.ok) return found;
        if (!isWhole(value)) {
          return refuse('wrong-shape', `"${key}" needs a whole number, not ${show(value)}`);
        }
        points[found.value] = value;
      }
      return ok(points);
    }
    case 'form':
      return parseForm(choice, wire);
  }
}

/** A field that is left out takes its fallback, if it declares one. */
function parseForm({ fields }: FormChoice, wire: unknown): Result<Answer> {
  const names = fields.map(({ name }) => name).join(', ');
  if (typeof wire !== 'object' || wire === null || Array.isArray(wire)) {
    return refuse('wrong-shape', `needs the fields ${names} by name, not ${show(wire)}`);
  }
  const stranger = Object.keys(wire).find((key) => fields.every(({ name }) => name !== key));
  if (stranger !== undefined) {
    return refuse('wrong-shape', `has no field "${stranger}"; its fields are ${names}`);
  }
  const filled: FieldAnswer[] = [];
  for (const { name, choice } of fields) {
    const given = (wire as Readonly<Record<string, unknown>>)[name];
    if (given === undefined && !hasFallback(choice)) {
      return refuse('wrong-shape', `needs the field "${name}"`);
    }
    const read = given === undefined ? ok(fallbackAnswer(choice)) : parse(choice, given);
    if (!read.ok) return inField(name, read.error);
    filled.push(read.value as FieldAnswer);
  }
  return ok(filled);
}

function hasFallback(choice: Choice): boolean {
  return 'fallback' in choice && choice.fallback !== undefined;
}

/** Finds an option by its id, else by what only it names; a closed one is refused with the reason. */
export function findOption(
  choice: { readonly options: readonly Option[]; readonly closed?: Choice['closed'] },
  wanted: unknown,
): Result<number> {
  const { options } = choice;
  if (typeof wanted !== 'string' && typeof wanted !== 'number') {
    return refuse('wrong-shape', `needs an option id, not ${show(wanted)}`);
  }
  const id = String(wanted);
  const exact = options.findIndex((option) => option.id === id);
  if (exact >= 0) return ok(exact);
  const naming = options.flatMap((option, index) => (isNamed(option, id) ? [index] : []));
  const only = naming[0];
  if (only !== undefined && naming.length === 1) return ok(only);
  if (naming.length > 1) {
    const ids = naming.map((index) => options[index]?.id).join(', ');
    return refuse('unknown-option', `"${id}" could be any of ${ids}`);
  }
  const shut = shutOptions(choice.closed?.() ?? [], id);
  if (shut.length > 0) return refuse('closed-option', `"${id}" is not available: ${whyShut(shut)}`);
  return refuse('unknown-option', `"${id}" is not among the options: ${listIds(options)}`);
}

function isNamed({ names = {} }: Option, wanted: string): boolean {
  return Object.values(names).some((name) => String(name) === wanted);
}

/** The closed option with this id, else all that have this name. */
function shutOptions(closed: readonly ClosedOption[], id: string): readonly ClosedOption[] {
  const exact = closed.filter((option) => option.id === id);
  return exact.length > 0 ? exact : closed.filter((option) => isNamed(option, id));
}

function whyShut(shut: readonly ClosedOption[]): string {
  const reasons = shut.map(({ id, because: { key, rule } }) => ({
    id,
    why: rule === undefined ? key : `${key} (${rule})`,
  }));
  const [first] = reasons;
  return reasons.every(({ why }) => why === first?.why)
    ? (first?.why ?? '')
    : reasons.map(({ id, why }) => `${id}: ${why}`).join('; ');
}

function listIds(options: readonly Option[]): string {
  const ids = options.slice(0, 20).map((option) => option.id);
  return options.length > 20 ? `${ids.join(', ')}, … (${options.length})` : ids.join(', ');
}
