import type { Choice, Option, Speech, Text, TextParam } from '@tablewright/engine';
import { attackEnd } from './attack-end.ts';
import { isEmpty } from './empty-lines.ts';
import { ending } from './ending.ts';
import type { KazzamEvent } from './events.ts';
import { harm } from './harm.ts';
import { cellName } from './map/court-map.ts';
import { type KazzamState, NOBODY, type Status, type Team } from './model.ts';
import { groundOf } from './rules/court/ground-now.ts';
import { isThing } from './rules/court/things.ts';
import { orbColour } from './rules/harm/orbs.ts';
import { STATUS_RECORDS } from './statuses.ts';
import { squareText, type ThingNames, thingNames } from './thing-names.ts';

type Params = Record<string, TextParam>;

/**
 * What the game says about what happens and what can be chosen.
 *
 * @param texts the English catalogue
 */
export function speechOf(texts: Readonly<Record<string, string>>): Speech<KazzamEvent> {
  const catalogue = { ...thingNames(texts), has: (key: string) => Object.hasOwn(texts, key) };
  return {
    event: (event) => ({ key: `event.${keyOf(event)}`, params: paramsOf(event) }),
    option: (option, choice) => optionText(catalogue, option, choice),
    fill: (text, view) => filled(catalogue, text, view as KazzamState),
    harm,
    isEmpty,
    ending: (view) => ending(view as KazzamState, (team) => teamText(view as KazzamState, team)),
  };
}

/** What there is a text for. */
interface Catalogue extends ThingNames {
  has(key: string): boolean;
}

/** Deeds of the log that have a sentence of their own. */
const OWN_SENTENCE = new Set([
  'walk',
  'shift',
  'charge',
  'stand-up',
  'escape',
  'drop-prone',
  'land',
  'draw-implement',
  'let-go',
  'attack-ally',
  'creative-use',
  'reveal',
  'button',
  'attack-trap',
  'physical-attack-on-wall',
  'implement-attack-on-wall',
  'remove-effect',
]);

/** The catalogue key of an event, without `event.`. */
function keyOf(event: KazzamEvent): string {
  switch (event.type) {
    case 'action':
      return OWN_SENTENCE.has(event.action) ? `action.${event.action}` : event.type;
    case 'moved':
      if (event.path.length === 0) return 'moved.unseen';
      return OWN_MOVEMENTS.has(event.how) ? `moved.${event.how}` : event.type;
    case 'forced':
      if (event.path.length === 0) return 'forced.unseen';
      return event.by === event.who ? `forced.${event.how}.own` : `forced.${event.how}`;
    case 'roll-off':
      return event.team === undefined ? 'roll-off.again' : event.type;
    case 'lot':
      return event.cells.length === 0 ? 'lot.unseen' : event.type;
    case 'status':
      return statusKey(event);
    case 'status-over':
      return overKey(event);
    case 'hp-lost':
      return isGiven(event) ? 'hp-lost.by' : event.type;
    case 'save':
      if (event.dice.length === 0) return 'save.sure';
      return event.saved ? 'save.saved' : 'save.failed';
    case 'turned':
      return event.from > 0 ? event.type : 'turned.unseen';
    case 'secret-roll':
      return event.roll > 0 ? 'secret-roll.seen' : event.type;
    case 'secret-shown':
      return event.used ? event.type : 'secret-shown.lapsed';
    case 'diverted':
      return event.status === undefined ? 'diverted.damage' : event.type;
    case 'group-roll':
      return event.roll === event.face ? event.type : 'group-roll.changed';
    case 'creep':
      return `creep.${event.what}`;
    case 'damage':
      return damageKey(event);
    case 'attack':
      // Nobody is attacked by a pseudo-attack roll (KZ-DEF-05).
      return `${event.of === NOBODY ? 'attack.cast' : 'attack'}.${attackEnd(event.result)}`;
    case 'thrown':
      return event.of === NOBODY ? 'thrown.alone' : event.type;
    case 'struck':
      return struckKey(event);
    case 'taken-out':
      return event.by < 0 || event.by === event.who ? 'taken-out.alone' : event.type;
    case 'orb':
    case 'item':
    case 'quest':
    case 'trap':
      return `${event.type}.${event.what}`;
    case 'ruling':
      return `ruling.${event.what}`;
    case 'arrived':
      if (event.cell < 0) return 'arrived.unseen';
      return `arrived.${event.how}${event.whence === undefined ? '' : '.from'}`;
    case 'brought':
      return event.cell < 0 ? 'brought.unseen' : event.type;
    case 'portal':
      return event.letter === undefined ? 'portal.made' : event.type;
    default:
      return event.type;
  }
}

/** Movements that have a sentence of their own. */
const OWN_MOVEMENTS = new Set(['shift', 'crawl']);

/** Numbers from here on stand for "without end". */
const BOUNDLESS = 100;

/** How a status is spoken of: what somebody has by its number, or has, or is. */
function statusKind({ status, amount }: { readonly status: Status; readonly amount: number }) {
  if (!STATUS_RECORDS[status].had) return '';
  return amount > 0 && amount < BOUNDLESS ? '.number' : '.has';
}

function statusKey(event: Extract<KazzamEvent, { type: 'status' }>): string {
  if (event.longer) return STATUS_RECORDS[event.status].had ? 'status.has.longer' : 'status.longer';
  return `status${statusKind(event)}${isGiven(event) ? '.by' : ''}`;
}

function overKey(event: Extract<KazzamEvent, { type: 'status-over' }>): string {
  const kind = statusKind(event);
  return event.left && kind !== '.number' ? `status-over${kind}.left` : `status-over${kind}`;
}

/** Whether it is another creature's doing. */
function isGiven({ who, by }: { readonly who: number; readonly by: number }): boolean {
  return by >= 0 && by !== who;
}

/** Damage by whose doing it is and of which kind, and what Ward has stopped. */
function damageKey(event: Extract<KazzamEvent, { type: 'damage' }>): string {
  const { by, kind, ward, hp } = event;
  const own = isGiven(event) || (kind === 'terrain' && by < 0) ? '' : '.own';
  const from = `damage${kind === 'ongoing' ? '.ongoing' : ''}${own}`;
  if (ward === 0) return from;
  return hp === 0 ? `${from}.ward` : `${from}.both`;
}

/** What has become of a thing that was hit. */
function struckKey({ thing, left }: Extract<KazzamEvent, { type: 'struck' }>): string {
  return left > 0 ? `struck.${thing}` : `struck.${thing}.gone`;
}

/** The event's fields as gaps of a message; numbers of creatures are filled in by {@link filled}. */
function paramsOf(event: KazzamEvent): Params {
  const params: Params = {};
  for (const [field, value] of Object.entries(event) as [string, unknown][]) {
    if (field === 'type' || field === 'rule' || field === 'only' || field === 'secret') continue;
    if (typeof value === 'boolean') params[field] = value ? 'yes' : 'no';
    else if (typeof value === 'number' || typeof value === 'string') params[field] = value;
  }
  switch (event.type) {
    case 'order':
      params.order = event.order;
      break;
    case 'moved':
    case 'forced':
      params.count = event.path.length;
      params.cell = event.path.at(-1) ?? -1;
      break;
    case 'item':
      params.item = { key: `item.${event.kind}` };
      break;
    case 'orb':
      params.orb = { key: `orb.${event.colour}` };
      break;
    case 'quest':
      params.orbs = event.orbs.map((_, at) => orbThen(event, at));
      break;
    case 'lot':
      params.count = event.cells.length;
      break;
    case 'roll-off':
      [params.ours, params.theirs] = event.dice;
      break;
    case 'attack':
    case 'thrown':
    case 'save':
      params.dice = event.dice.join(', ');
      break;
    case 'secret-roll':
      params.own = event.who === event.of ? 'yes' : 'no';
      break;
    case 'over':
      params.ours = event.scores[0];
      params.theirs = event.scores[1];
      break;
    default:
  }
  return params;
}

/** An orb of a quest by its colour and by where it was: there are several of a colour. */
function orbThen(
  { colours, cells, holders }: Extract<KazzamEvent, { type: 'quest' }>,
  at: number,
): Text {
  const orb = { key: `orb.${colours[at]}` };
  const by = holders[at] ?? NOBODY;
  if (by !== NOBODY) return { key: 'orb.held', params: { orb, by } };
  return { key: 'orb.on', params: { orb, cell: cells[at] ?? NOBODY } };
}

/** Gaps that hold creatures by their numbers. */
const CREATURES = new Set(['who', 'of', 'by', 'order']);
/** Gaps that hold squares by their numbers. */
const CELLS = new Set(['cell', 'whence']);
/** Gaps that hold the id of a power, a status or something else in play. */
const THINGS = new Set(['power', 'action', 'against', 'status', 'boost', 'reaction', 'trap']);
/** The gap that holds the id of a power for what its text says that it does. */
const DOES = 'does';

/** A text with the names of what its gaps have by number or id. */
function filled(catalogue: Catalogue, text: Text, state: KazzamState): Text {
  const { textOf } = catalogue;
  if (text.params === undefined) return text;
  const params: Params = {};
  for (const [gap, value] of Object.entries(text.params)) {
    if (CREATURES.has(gap) && typeof value === 'number') {
      params[gap] = isThing(value)
        ? thingText(state, text.params.cell)
        : creatureText(state, value);
    } else if (CREATURES.has(gap) && isNumbers(value)) {
      params[gap] = value.map((id) => creatureText(state, id));
    } else if (THINGS.has(gap) && typeof value === 'string') params[gap] = textOf(value);
    else if (gap === DOES && typeof value === 'string')
      params[gap] = { key: `power.${value}.help` };
    else if (CELLS.has(gap) && typeof value === 'number') params[gap] = cellText(state, value);
    else if (gap === 'team' && typeof value === 'number') {
      params[gap] = teamText(state, value as Team);
    } else if (gap === 'orb' && typeof value === 'number') {
      params[gap] = { key: `orb.${orbColour(state, value)}` };
    } else if (gap === 'orbs' && Array.isArray(value)) {
      params[gap] = value.map((orb) =>
        typeof orb === 'object' ? filled(catalogue, orb, state) : orb,
      );
    } else params[gap] = value;
  }
  return { ...text, params };
}

function isNumbers(value: TextParam): value is readonly number[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'number');
}

/** A creature by its name; its seat goes with it, so that a reader finds what befell its own. */
function creatureText({ creatures, seats }: KazzamState, id: number): Text {
  const creature = creatures[id];
  if (creature === undefined) return { key: 'terrain' };
  const seat = seats[creature.owner === NOBODY ? id : creature.owner];
  const params = { name: creature.name, ...(seat === undefined ? {} : { seat: { seat } }) };
  return { key: 'creature', params };
}

/** A trap by its square, if that is told. */
function thingText(state: KazzamState, cell: TextParam | undefined): Text {
  if (typeof cell !== 'number') return { key: 'trap' };
  return { key: 'trap.on', params: { cell: cellText(state, cell) } };
}

function cellText(state: KazzamState, cell: number): Text {
  return cell < 0 ? { key: 'nobody' } : squareText(cellName(groundOf(state).map, cell));
}

/** What a team is called: a ready team by its name, the second of two equal ones with a 2. */
export function teamText(
  { options, called }: Pick<KazzamState, 'options' | 'called'>,
  team: Team,
): Text {
  const { players, opposition } = options;
  const name = team === 0 ? players : opposition;
  const own = called?.[team] ?? '';
  if (own !== '') return { key: 'team.own', params: { name: own } };
  if (name === 'built') return { key: `team.built.${team}` };
  const key = `team.${name}`;
  return team === 1 && players === opposition
    ? { key: 'team.again', params: { team: { key } } }
    : { key };
}

/** What the ids of options are of where they stand for powers, terrain and the like. */
const FAMILIES: Readonly<Record<string, string>> = {
  'start-order': 'start',
  'end-order': 'end',
  'hit-order': 'part',
  ruling: 'option.ruling',
  command: 'option.command',
};
/** Choices whose options are powers by their ids. */
const OF_POWERS = new Set([
  'action',
  'final-action',
  'granted-move',
  'charge-with',
  'frenzied-attack',
  'retcon',
]);
/** Options that are the same wherever they stand. */
const PLAIN = new Set([
  'end-turn',
  'none',
  'nobody',
  'nothing',
  'concede',
  'ruling',
  'weigh-boost',
  'boost-in-full',
]);

function optionText(
  { textOf, partText, has }: Catalogue,
  { id, names = {} }: Option,
  { why }: Choice,
): Text {
  const { creature, square, orb, status, power, exit, trap } = names;
  if (typeof power === 'string') return textOf(power);
  const [, loose] = /^orb-(\d+)$/.exec(id) ?? [];
  if (loose !== undefined) {
    return creature === undefined
      ? { key: 'option.orb', params: { orb: Number(orb ?? loose) } }
      : { key: 'option.orb-of', params: { orb: Number(orb), who: creature } };
  }
  if (names.item !== undefined) {
    const item = { key: `item.${id.replace(/-\d+$/, '')}` };
    return creature === undefined
      ? item
      : { key: 'option.orb-of', params: { orb: item, who: creature } };
  }
  if (id.startsWith('implement-') && creature !== undefined) {
    return { key: 'option.implement-of', params: { who: creature } };
  }
  if (creature !== undefined) return { key: 'creature', params: { name: id } };
  if (typeof trap === 'string' && typeof square === 'string') {
    return { key: 'option.trap', params: { trap: textOf(trap), square: squareText(square) } };
  }
  if (typeof square === 'string') return squareText(square);
  if (typeof status === 'string') return statusText(id, status, names.by);
  if (exit !== undefined) return { key: 'option.exit', params: { exit } };
  if (id === 'yes' || id === 'no') return { key: `${why.key}.${id}` };
  if (PLAIN.has(id)) return { key: `option.${id}` };
  const family = FAMILIES[why.key];
  if (family === 'end' || family === 'start') {
    const bare = id.replace(/-\d+$/, '');
    const key = `${family}.${bare}`;
    // What a power brings about then is called by the power.
    const what = has(key) ? { key } : textOf(bare);
    return names.of === undefined ? what : { key: 'start.of', params: { what, who: names.of } };
  }
  if (family === 'part') return partText(id);
  if (family !== undefined) return { key: `${family}.${id}` };
  // What only one question offers stands with it.
  if (has(`${why.key}.${id}`)) return { key: `${why.key}.${id}` };
  const own = `option.${id}`;
  return !OF_POWERS.has(why.key) && has(own) ? { key: own } : textOf(id);
}

/** A status that may be saved against or traded: `immobilized-187`, `take-ongoing-574`. */
function statusText(id: string, status: string, by: string | number | undefined): Text {
  if (id.startsWith('take-')) return { key: 'option.status.take', params: { status } };
  if (id.startsWith('give-')) return { key: 'option.status.give', params: { status } };
  return { key: 'option.status', params: { status, by: by ?? -1 } };
}
