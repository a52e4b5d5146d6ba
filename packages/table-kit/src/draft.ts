import {
  type Choice,
  type ChoiceView,
  type FieldView,
  type ProseFault,
  proseFault,
  type Text,
  UNSAID,
  type WireAnswer,
} from '@tablewright/engine';
import { fromWire } from '@tablewright/engine/host';

/**
 * An answer in the making: what a person has picked of a choice and not yet confirmed. The shape
 * is that of a wire answer of the same kind of choice.
 */
export type Draft = WireAnswer;

/** Why a draft is not yet an answer: a key of the interface's texts, with parameters. */
export interface DraftProblem {
  readonly key:
    | 'draft.some'
    | 'draft.limit'
    | 'draft.points'
    | 'draft.targets'
    | 'draft.order'
    | 'draft.way-end'
    | 'draft.length'
    | 'draft.pattern'
    | 'draft.blank'
    | 'draft.picture'
    | 'draft.document'
    | `draft.prose.${ProseFault['kind']}`
    | 'draft.amount';
  readonly params: Readonly<Record<string, string | number | Text>>;
}

/** The draft to begin with: nothing picked, or the least amount; text begins with its default, if that says anything. */
export function emptyDraft(choice: ChoiceView): Draft {
  switch (choice.kind) {
    case 'one':
      return '';
    case 'amount':
      return typeof choice.fallback === 'number' ? choice.fallback : (choice.min ?? 0);
    case 'text':
      return typeof choice.fallback === 'string' ? begun(choice.fallback) : '';
    case 'allocation':
      return {};
    case 'form':
      // What is usual is filled in, so that it only has to be confirmed.
      return Object.fromEntries(
        Object.entries(fieldsOf(choice.fallback)).map(([name, usual]) => [name, begun(usual)]),
      ) as Draft;
    default:
      return [];
  }
}

/** What a field begins with: nothing, where its default says nothing. */
const begun = <T>(fallback: T): T | '' => (fallback === UNSAID ? '' : fallback);

/**
 * How far an option is picked: 0 not at all; points in an allocation; its place, from 1, in an
 * order or on a way (its last one, if the way passes it twice); else 1.
 */
export function pickedIn(choice: ChoiceView, draft: Draft, id: string): number {
  switch (choice.kind) {
    case 'one':
      return draft === id ? 1 : 0;
    case 'some':
      return idsOf(draft).includes(id) ? 1 : 0;
    case 'order':
    case 'path':
      return idsOf(draft).lastIndexOf(id) + 1;
    case 'allocation':
      return pointsOf(draft)[id] ?? 0;
    default:
      return 0;
  }
}

/** How a way goes on to a place, as option ids, where it is not to be the cheapest; see `BoardWays`. */
export type WayOn = (
  choice: ChoiceView,
  begun: readonly string[],
  to: string,
) => readonly string[] | undefined;

/**
 * The draft after somebody touched an option. Touching again takes it out of `some` and `order`,
 * and goes back to it on a way; an allocation counts up and begins at 0 again beyond what fits.
 * What cannot be added changes nothing.
 */
export function pickInto(choice: ChoiceView, draft: Draft, id: string, wayOn?: WayOn): Draft {
  switch (choice.kind) {
    case 'one':
      return id;
    case 'some':
      return pickSome(choice, idsOf(draft), id);
    case 'order': {
      const ids = idsOf(draft);
      return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
    }
    case 'path':
      return pickPlace(choice, idsOf(draft), id, wayOn);
    case 'allocation': {
      const now = pointsOf(draft)[id] ?? 0;
      const more = withPoints(choice, draft, id, now + 1);
      return more === draft && now > 0 ? withPoints(choice, draft, id, 0) : more;
    }
    default:
      return draft;
  }
}

/** The allocation with that many points on one target; the same draft if they do not fit. */
export function withPoints(choice: ChoiceView, draft: Draft, id: string, points: number): Draft {
  const { [id]: _before, ...rest } = pointsOf(draft);
  const cap = choice.caps?.[choice.options.findIndex((option) => option.id === id)] ?? 0;
  const most = Math.min(cap, (choice.max ?? 0) - totalOf(rest));
  const targets = Object.keys(rest).length + 1;
  if (points < 0 || points > most) return draft;
  if (points > 0 && targets > (choice.maxTargets ?? targets)) return draft;
  return points === 0 ? rest : { ...rest, [id]: points };
}

/** The order with one option moved by so many places; the same draft at either end. */
export function moveInOrder(draft: Draft, id: string, by: -1 | 1): Draft {
  const ids = [...idsOf(draft)];
  const at = ids.indexOf(id);
  const other = ids[at + by];
  if (at < 0 || other === undefined) return draft;
  ids[at + by] = id;
  ids[at] = other;
  return ids;
}

/** What keeps the draft from being an answer, or nothing when it can be confirmed. */
export function draftProblem(choice: ChoiceView, draft: Draft): DraftProblem | undefined {
  if (fromWire(asChoice(choice), draft).ok) return undefined;
  const { min = 0, max = 0 } = choice;
  switch (choice.kind) {
    case 'some': {
      const chosen = idsOf(draft).length;
      if (chosen >= min && chosen <= max) return { key: 'draft.limit', params: {} };
      return { key: 'draft.some', params: { range: rangeText(min, max), chosen } };
    }
    case 'allocation': {
      const points = pointsOf(draft);
      const targets = Object.keys(points).length;
      const most = choice.maxTargets ?? choice.options.length;
      if (targets > most) return { key: 'draft.targets', params: { most, targets } };
      return {
        key: 'draft.points',
        params: { range: rangeText(min, max), given: totalOf(points) },
      };
    }
    case 'order':
      return {
        key: 'draft.order',
        params: { left: choice.options.length - idsOf(draft).length },
      };
    case 'path':
      return { key: 'draft.way-end', params: {} };
    case 'form': {
      const field = lackingField(choice, draft);
      return field && draftProblem(field.choice, draftIn(draft, field));
    }
    case 'text':
      return textProblem(choice, String(draft));
    default:
      return { key: 'draft.amount', params: { min, max } };
  }
}

/** The first field of a form that is not yet filled in as it should be. */
export function lackingField({ fields = [] }: ChoiceView, draft: Draft): FieldView | undefined {
  return fields.find((field) => draftProblem(field.choice, draftIn(draft, field)) !== undefined);
}

const draftIn = (draft: Draft, { name }: FieldView): Draft => fieldsOf(draft)[name] ?? '';

function textProblem(choice: ChoiceView, text: string): DraftProblem {
  const { minLength = 0, maxLength = 0, pattern = '', prose, picture, document } = choice;
  if (picture === true) return { key: 'draft.picture', params: {} };
  if (document !== undefined) return { key: 'draft.document', params: {} };
  const { length } = text;
  if (length === 0) return { key: 'draft.blank', params: {} };
  if (length < minLength || length > maxLength) {
    return { key: 'draft.length', params: { range: rangeText(minLength, maxLength), length } };
  }
  if (prose !== true) return { key: 'draft.pattern', params: { pattern } };
  const fault = proseFault(text);
  if (fault === undefined) return { key: 'draft.blank', params: {} };
  const { kind, sign, line } = fault;
  return { key: `draft.prose.${kind}`, params: { sign, line } };
}

/**
 * How many options are chosen of how many, for a choice of several: the name of a text with its
 * parameters. Nothing for other choices, and where only one can be chosen.
 */
export function countPicked(
  choice: ChoiceView,
  draft: Draft,
):
  | { readonly key: 'draft.picked' | 'draft.picked.open'; readonly params: PickedFacts }
  | undefined {
  const { kind, min = 0, max = 0 } = choice;
  if (kind !== 'some' || max < 2) return undefined;
  const params = { chosen: idsOf(draft).length, min, max, range: rangeText(min, max) };
  return { key: min === max ? 'draft.picked' : 'draft.picked.open', params };
}

type PickedFacts = {
  readonly chosen: number;
  readonly min: number;
  readonly max: number;
  readonly range: Text;
};

/** How many are wanted, in words of the interface. */
function rangeText(min: number, max: number): Text {
  const key = min === max ? 'range.exactly' : min === 0 ? 'range.up-to' : 'range.from-to';
  return { key, params: { min, max } };
}

/** Whether touching this option would change anything. */
export function canPick(choice: ChoiceView, draft: Draft, id: string): boolean {
  return choice.kind === 'one' || pickInto(choice, draft, id) !== draft;
}

/** What a way costs; 0 for one that has not begun. */
export function costOfWay(choice: ChoiceView, draft: Draft): number {
  let at = choice.from ?? 0;
  let cost = 0;
  for (const id of idsOf(draft)) {
    const to = indexOf(choice, id);
    cost += choice.costs?.[at]?.[choice.steps?.[at]?.indexOf(to) ?? -1] ?? 0;
    at = to;
  }
  return cost;
}

/** The points of an allocation, by option id. */
export function pointsOf(draft: Draft): Readonly<Record<string, number>> {
  return typeof draft === 'object' && !Array.isArray(draft)
    ? (draft as Readonly<Record<string, number>>)
    : {};
}

/** The fields of a form, by name. */
export function fieldsOf(draft: Draft): Readonly<Record<string, Draft>> {
  return typeof draft === 'object' && !Array.isArray(draft)
    ? (draft as Readonly<Record<string, Draft>>)
    : {};
}

/** The picked option ids of `some`, `order` and `path`, in the order of picking. */
export function idsOf(draft: Draft): readonly string[] {
  return Array.isArray(draft) ? (draft as readonly string[]) : [];
}

/** The sum of an allocation. */
export function totalOf(points: Readonly<Record<string, number>>): number {
  return Object.values(points).reduce((sum, n) => sum + n, 0);
}

/** The view of a choice as the choice itself, for the engine's checks. */
export function asChoice(choice: ChoiceView): Choice {
  const { closed: _closed, fields, ...open } = choice;
  const asked = fields?.map((field) => ({ ...field, choice: asChoice(field.choice) }));
  return (asked === undefined ? open : { ...open, fields: asked }) as unknown as Choice;
}

function pickSome(choice: ChoiceView, ids: readonly string[], id: string): readonly string[] {
  if (ids.includes(id)) return ids.filter((other) => other !== id);
  const { max = 0, limits = [] } = choice;
  // With room for only one, the new one takes the old one's place.
  if (max === 1) return [id];
  if (ids.length >= max) return ids;
  const at = indexOf(choice, id);
  const fits = limits.every(
    (limit) =>
      !limit.of.includes(at) ||
      ids.filter((other) => limit.of.includes(indexOf(choice, other))).length < limit.max,
  );
  return fits ? [...ids, id] : ids;
}

function pickPlace(
  choice: ChoiceView,
  ids: readonly string[],
  id: string,
  wayOn?: WayOn,
): readonly string[] {
  const to = indexOf(choice, id);
  const back = ids.lastIndexOf(id);
  if (back === ids.length - 1 && back >= 0) return ids.slice(0, -1);
  if (back >= 0) return ids.slice(0, back + 1);
  if (to === choice.from) return ids.length === 0 ? ids : [];
  const last = ids.at(-1);
  const at = last === undefined ? (choice.from ?? 0) : indexOf(choice, last);
  const left = (choice.budget ?? 0) - costOfWay(choice, ids);
  const way = wayOn?.(choice, ids, id) ?? cheapestWay(choice, at, to, left);
  return way === undefined ? ids : [...ids, ...way];
}

/** The cheapest way between two places within a budget, as option ids without the start. */
function cheapestWay(
  { options, steps = [], costs = [] }: ChoiceView,
  from: number,
  to: number,
  budget: number,
): readonly string[] | undefined {
  const best = new Map<number, { cost: number; before: number }>([[from, { cost: 0, before: -1 }]]);
  const open = new Set([from]);
  while (open.size > 0) {
    let at = -1;
    for (const place of open) {
      if (at < 0 || (best.get(place)?.cost ?? 0) < (best.get(at)?.cost ?? 0)) at = place;
    }
    open.delete(at);
    if (at === to) break;
    steps[at]?.forEach((next, i) => {
      const cost = (best.get(at)?.cost ?? 0) + (costs[at]?.[i] ?? Number.POSITIVE_INFINITY);
      if (cost > budget || cost >= (best.get(next)?.cost ?? Number.POSITIVE_INFINITY)) return;
      best.set(next, { cost, before: at });
      open.add(next);
    });
  }
  if (!best.has(to)) return undefined;
  const way: string[] = [];
  for (let at = to; at !== from; at = best.get(at)?.before ?? from) {
    way.unshift(options[at]?.id ?? '');
  }
  return way;
}

function indexOf(choice: ChoiceView, id: string): number {
  return choice.options.findIndex((option) => option.id === id);
}
