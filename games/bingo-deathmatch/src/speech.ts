import type { Speech, Text, TextParam } from '@tablewright/engine';
import { ending } from './ending.ts';
import type { BingoEvent } from './events.ts';
import { harm } from './harm.ts';
import type { BingoState } from './model.ts';

/** What to say about events, in keys of the catalogue. */
export const SPEECH: Speech<BingoEvent> = {
  event: (event) => {
    const { type, rule: _rule, also: _also, ...data } = event;
    const variant = variantOf(event);
    const params = paramsOf(variant === undefined ? data : { ...data, variant });
    return { key: `event.${type}`, params };
  },
  harm,
  ending: (view) => ending(view as BingoState),
  begins: ({ type }) => type === 'resolving',
};

/** Which way to say it, for the events that read differently by what they hold. */
function variantOf(event: BingoEvent): string | undefined {
  switch (event.type) {
    case 'selected':
      if (event.adjacent !== undefined) return 'two';
      return event.target === undefined ? 'none' : 'one';
    case 'supplied':
    case 'stored':
    case 'bonus':
      return event.short === undefined ? 'full' : 'short';
    case 'line-lost':
      return event.squares.length === 0 ? 'empty' : 'full';
    case 'reward-rolled':
    case 'rerolled':
      if (event.letter === '') return 'number';
      return event.number === '' ? 'letter' : 'both';
    default:
      return undefined;
  }
}

const SEAT_FIELDS: ReadonlySet<string> = new Set([
  'seat',
  'target',
  'adjacent',
  'by',
  'victim',
  'dead',
]);
const SEAT_LISTS: ReadonlySet<string> = new Set(['killers', 'attackers', 'order']);
const CARD_FIELDS: ReadonlySet<string> = new Set(['item', 'card']);

function paramsOf(data: Readonly<Record<string, unknown>>): Record<string, TextParam> {
  const params: Record<string, TextParam> = {};
  for (const [name, value] of Object.entries(data)) {
    const param = paramOf(name, value);
    if (param !== undefined) params[name] = param;
  }
  return params;
}

function paramOf(name: string, value: unknown): TextParam | undefined {
  if (typeof value === 'number') return SEAT_FIELDS.has(name) ? { seat: value } : value;
  if (typeof value === 'string') {
    if (CARD_FIELDS.has(name)) return { key: `card.${value}` };
    if (name === 'short') return { key: `short.${value}` };
    if (name === 'line') return lineText(value);
    return value;
  }
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (!Array.isArray(value)) return undefined;
  if (SEAT_LISTS.has(name)) return value.map((seat) => ({ seat: seat as number }));
  if (name !== 'packets') return value.length === 0 ? { key: 'nothing' } : (value as string[]);
  return (value as { attacker: number; damage: number }[]).map(({ attacker, damage }) => ({
    key: 'packet',
    params: { attacker: { seat: attacker }, damage },
  }));
}

function lineText(id: string): Text {
  const [kind = 'row', line = ''] = id.split('/');
  return { key: `line.${kind}`, params: { line } };
}
