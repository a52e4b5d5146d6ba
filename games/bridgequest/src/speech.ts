import { cardText, isCardEvent } from '@tablewright/cards';
import type { Choice, Option, Speech, Text, TextParam } from '@tablewright/engine';
import { cardCalled, figureCalled, purposeOf, withOwnNames } from './called.ts';
import type { BridgeEvent } from './events.ts';
import { harm } from './harm.ts';
import { optionText } from './option-text.ts';
import type { BridgeView } from './view.ts';

const SEATS: readonly string[] = [
  ...['seat', 'partner', 'by', 'on', 'owner', 'defender', 'roller'],
];
const CARDS: readonly string[] = ['card'];
const FIGURES: readonly string[] = ['figure', 'foe'];

/** What to say about events and options, in keys of the catalogue. */
export const SPEECH: Speech<BridgeEvent> = {
  event: (event) =>
    isCardEvent(event)
      ? cardText(event, { card: cardCalled, place: placeCalled })
      : { key: `event.${event.type}`, params: { ...paramsOf(event), ...moreOf(event) } },
  option: (option: Option, choice: Choice): Text => optionText(option, choice),
  fill: (text, view) => filled(text, view as BridgeView),
  harm,
  named: (id) => (/^BQC-[A-Z]+-\d+$/.test(id) ? namedBy(id) : undefined),
  ending: (view) => {
    const { ending } = view as BridgeView;
    return ending === undefined ? undefined : { key: `ending.${ending}`, rule: ENDINGS[ending] };
  },
};

const namedBy = (id: string): Text =>
  id.startsWith('BQC-FIG-') ? figureCalled(id) : cardCalled(id);

const ENDINGS = {
  'boss-mode-won': 'BQ-END-08',
  'all-dead': 'BQ-END-01',
  closed: 'BQ-END-04',
  'all-left': 'BQ-END-07',
  'round-limit': 'BQ-INV-28',
} as const;

/** What a figure does with one move, by the rule of it. */
const STEPS_BY_RULE: Readonly<Record<string, string>> = {
  'BQ-MOVE-03': 'turn',
  'BQ-MOVE-04': 'cross',
  'BQ-MOVE-05': 'doorway',
  'BQ-MOVE-08': 'centre',
  'BQ-PORT-01': 'centre',
  'BQ-PORT-02': 'token',
  'BQ-PORT-12': 'token',
};

/** The plain fields of an event as fillings. */
function paramsOf(event: BridgeEvent): Record<string, TextParam> {
  const params: Record<string, TextParam> = {};
  for (const [name, value] of Object.entries(event)) {
    const param = paramOf(name, value);
    if (param !== undefined) params[name] = param;
  }
  return params;
}

function paramOf(name: string, value: unknown): TextParam | undefined {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return SEATS.includes(name) ? { seat: value } : value;
  if (typeof value !== 'string') return undefined;
  if (CARDS.includes(name)) return cardCalled(value);
  if (name === 'source') return sourceCalled(value);
  if (FIGURES.includes(name)) return figureCalled(value);
  return value;
}

/** A card, a figure, or something that has no card. */
export function sourceCalled(source: string): Text {
  if (source === 'team' || source === 'bending') return { key: `source.${source}` };
  return figureCalled(source);
}

const size = (n: number) => ({ size: Math.abs(n), dir: n < 0 ? 'down' : 'up' });

function kindOf(number: number): Record<string, TextParam> {
  const kind = number > 0 ? 'ally' : number < 0 ? 'enemy' : 'neutral';
  return { kind, size: Math.abs(number) };
}

/** A word as messages can select by it. */
const plain = (word: string): string => word.replaceAll('-', '');

/** What an event says beyond its fields. */
function moreOf(event: BridgeEvent): Record<string, TextParam> {
  switch (event.type) {
    case 'figure-walked':
      return { step: STEPS_BY_RULE[event.rule] ?? 'on' };
    case 'travels-changed':
      return size(event.by);
    case 'karma-changed':
      return size(event.points);
    case 'relationship-set':
    case 'players-related': {
      const other = 'other' in event ? { other: { seat: event.other } } : {};
      return { ...kindOf(event.number), ...other };
    }
    case 'met-player':
      return { other: { seat: event.other } };
    case 'rolled': {
      const { roller, purpose, foe } = event;
      const what: Text = { key: `purpose.${purposeOf(purpose)}` };
      const of: TextParam = foe === undefined ? '' : figureCalled(foe);
      return roller === undefined
        ? { roller: foe === undefined ? 'none' : 'foe', by: of, purpose: what }
        : { roller: 'some', by: { seat: roller }, purpose: what };
    }
    case 'die-changed':
      return event.card === undefined ? { how: 'bent', card: '' } : { how: 'card' };
    case 'effect-began':
      return { until: event.until };
    case 'hero-created': {
      const { ST: st, DEX: dex, WIS: wis, CON: con, karma } = event.stats;
      return { st, dex, wis, con, karma };
    }
    case 'combat-began': {
      const { foes, defender } = event;
      return {
        foes: foes.map(figureCalled),
        some: foes.length > 0 ? 'yes' : 'no',
        ...(defender === undefined
          ? { defended: 'no', defender: '' }
          : { defended: 'yes', defender: { seat: defender } }),
      };
    }
    case 'escape-found':
      return event.foe === undefined ? { one: 'no', foe: '' } : { one: 'yes' };
    case 'escaped':
    case 'caught':
      return event.defender === undefined ? {} : { foe: { seat: event.defender } };
    case 'figure-went':
      return { to: plain(event.to) };
    case 'game-ended':
      return { ending: plain(event.ending) };
    case 'reality-bent':
      return { what: plain(event.what) };
    case 'ally-sacrificed':
      return { ally: figureCalled(event.ally) };
    case 'places-swapped':
      return { other: figureCalled(event.other) };
    case 'additions-given':
      return { to: { seat: event.to } };
    case 'done-by-hand':
      return { said: event.said };
    default:
      return {};
  }
}

/** What a place of cards is called. */
export function placeCalled(place: string): Text {
  const [family = '', name] = place.split('/');
  if (name === undefined) return { key: `place.${family}` };
  if (family === 'dropped' && name === 'homeworld') return { key: 'place.dropped-home' };
  if (family === 'dropped' && name === 'boss-mode') return { key: 'place.dropped-boss' };
  if (family === 'on') return cardCalled(name);
  const of = ['world', 'dropped', 'glue'].includes(family)
    ? { location: name }
    : { seat: { seat: Number(name) } };
  return { key: `place.${family}`, params: of };
}

/** Heroes are called by their seats where their figurines are named, and own cards by their names. */
function filled(said: Text, { figures, ownCards }: BridgeView): Text {
  const text = Object.keys(ownCards).length === 0 ? said : withOwnNames(said, ownCards);
  const { params } = text;
  if (params === undefined) return text;
  const seatOf = (param: TextParam): TextParam => {
    if (typeof param !== 'object' || !('key' in param)) return param;
    const id = param.key.startsWith('figure.') ? param.key.slice('figure.'.length) : undefined;
    const figure = id === undefined || !Object.hasOwn(figures, id) ? undefined : figures[id];
    if (figure?.kind !== 'hero' || figure.owner === undefined) return param;
    return { seat: figure.owner };
  };
  const known = Object.entries(params).map(([name, param]) => [
    name,
    Array.isArray(param) ? param.map(seatOf) : seatOf(param),
  ]);
  return { ...text, params: Object.fromEntries(known) };
}
