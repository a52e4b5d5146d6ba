import { aboutOf, isRecord, type Shape } from '../content/adventures/shape.ts';

/** What can be named, by kind. */
export type NamesOf = (kind: string) => readonly string[];

/** Fields that hold a form of text, with one that is usual. */
const USUAL: Readonly<Record<string, string>> = {
  id: 'new',
  time: '10m',
  past: '20:00',
  pass: '10m',
  flag: 'something',
  until: 'scene',
  for: 'scene',
  attacks: 'new',
};
const USUAL_NUMBERS: Readonly<Record<string, number>> = { tn: 10, count: 1, atLeast: 1, down: 1 };
const EMPTY_MAP: readonly string[] = Array.from({ length: 8 }, () => '.'.repeat(12));

/** A part to begin with: all that it must have, as little as it can be. */
export function blankOf(shape: Shape, names: NamesOf, field = ''): unknown {
  const about = aboutOf(shape);
  switch (about.kind) {
    case 'text':
      return '';
    case 'form':
      return USUAL[field] ?? '';
    case 'word-or-time':
      return USUAL[field] ?? about.words[0] ?? '';
    case 'number':
      return Math.max(about.least, USUAL_NUMBERS[field] ?? 0);
    case 'flag':
      return false;
    case 'yes':
      return true;
    case 'word':
      return about.words[0] ?? '';
    case 'ref':
      return names(about.to)[0] ?? '';
    case 'list':
      return Array.from({ length: about.least }, () => blankOf(about.of, names, field));
    case 'record':
      return Object.fromEntries(
        Object.entries(about.must).map(([name, one]) => [name, blankOf(one, names, name)]),
      );
    case 'variant': {
      const [[name, first] = []] = Object.entries(about.variants);
      return first === undefined ? {} : blankOf(first, names, name);
    }
    case 'either': {
      const [first] = about.one;
      return first === undefined ? '' : blankOf(first, names, field);
    }
    case 'rows':
      return EMPTY_MAP;
    case 'zones':
      return { start: [0, 0, 2, 2] };
  }
}

/** Whether a value is of the kind that a shape is, whatever stands in it. */
export function isOfKind(shape: Shape, value: unknown): boolean {
  const about = aboutOf(shape);
  switch (about.kind) {
    case 'number':
      return typeof value === 'number';
    case 'flag':
    case 'yes':
      return typeof value === 'boolean';
    case 'list':
    case 'rows':
      return Array.isArray(value);
    case 'record':
    case 'zones':
      return isRecord(value);
    case 'variant':
      return isRecord(value) && Object.keys(about.variants).some((name) => name in value);
    case 'either':
      return about.one.some((one) => isOfKind(one, value));
    default:
      return typeof value === 'string';
  }
}

/** The same with a blank in place of whatever is missing or of another kind: what a draft comes to. */
export function completed(shape: Shape, value: unknown, names: NamesOf, field = ''): unknown {
  if (!isOfKind(shape, value)) return blankOf(shape, names, field);
  const about = aboutOf(shape);
  if (about.kind === 'list') {
    return (value as readonly unknown[]).map((one) => completed(about.of, one, names, field));
  }
  if (about.kind === 'rows') return (value as readonly unknown[]).map(String);
  if (about.kind === 'either') {
    const fitting = about.one.find((one) => isOfKind(one, value));
    return fitting === undefined ? value : completed(fitting, value, names, field);
  }
  if (!isRecord(value)) return value;
  if (about.kind === 'variant') {
    const name = Object.keys(about.variants).find((one) => Object.hasOwn(value, one));
    const inner = name === undefined ? undefined : about.variants[name];
    return inner === undefined ? value : completed(inner, value, names, name);
  }
  if (about.kind !== 'record') return value;
  const must = Object.entries(about.must).map(([name, one]) => [
    name,
    completed(one, value[name], names, name),
  ]);
  const may = Object.entries(about.may).flatMap(([name, one]) =>
    Object.hasOwn(value, name) ? [[name, completed(one, value[name], names, name)]] : [],
  );
  return { ...value, ...Object.fromEntries([...must, ...may]) };
}
