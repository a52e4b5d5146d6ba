import type { Seat } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import type { KazzamEvent } from '../../events.ts';
import { type Creature, type CreatureId, type KazzamState, NOWHERE } from '../../model.ts';
import type { Kazzam, Moment } from '../../table.ts';
import { areAllies, creatureOf, creaturesWhere, isOnMap, seatOf } from '../court/creatures.ts';
import { groundOf } from '../court/ground-now.ts';
import { itemAt } from '../court/item-at.ts';
import { abilitiesOf } from '../effects/content.ts';
import { type DataOf, STATUS } from '../effects/effect-data.ts';
import { effectsOf } from '../effects/in-play.ts';
import { BITS, has } from '../effects/status.ts';
import { isFoundBy } from './found.ts';

/** Whether the square of a creature is a secret now: it is Hidden, and the match is played so (KZ-INFO-03). */
export function isPlaceSecret({ options, creatures }: KazzamState, id: CreatureId): boolean {
  if (options.hiddenPositions !== 'secret') return false;
  const creature = itemAt(creatures, id);
  return creature !== undefined && isOnMap(creature) && has(creature, BITS.hidden);
}

/**
 * The seats that know where a Hidden creature is: of itself and its teammates, of those whom it
 * cannot hide from (KC-HID-06), and whoever decides for it now. A Hidden Creep has no seat and no
 * teammates that have one (KM-HID-03).
 */
function seatsThatKnow(moment: Moment, hidden: CreatureId): readonly Seat[] {
  const { state } = moment;
  const seats = new Set<Seat>();
  const { kind } = creatureOf(state, hidden);
  if (kind !== 'creep' || state.command?.creature === hidden) seats.add(seatOf(state, hidden));
  for (const other of state.builds.keys()) {
    const seat = state.seats[other];
    if (seat !== undefined && knowsPlace(moment, other, hidden)) seats.add(seat);
  }
  return [...seats];
}

/** Whether an athlete knows where a Hidden creature is (KZ-STAT-32, KC-HID-06). */
function knowsPlace(moment: Moment, id: CreatureId, hidden: CreatureId): boolean {
  const { state } = moment;
  if (id === hidden || areAllies(state, id, hidden)) return true;
  const build = itemAt(state.builds, id);
  if (build !== undefined && abilitiesOf(moment, build).some(({ findsHidden }) => findsHidden))
    return true;
  return isFoundBy(state, id, hidden);
}

/** The creatures whose squares an observer does not know; none for most matches (KZ-INFO-03). */
export function unseenBy(moment: Moment, observer: Seat): readonly CreatureId[] {
  const { state } = moment;
  if (state.options.hiddenPositions !== 'secret') return [];
  return creaturesWhere(
    state,
    (id) => isPlaceSecret(state, id) && !seatsThatKnow(moment, id).includes(observer),
  );
}

/** Whether the square of any creature is a secret now (KZ-INFO-03). */
export function hasSecretPlace(state: KazzamState): boolean {
  if (state.options.hiddenPositions !== 'secret') return false;
  return state.creatures.some((_, id) => isPlaceSecret(state, id));
}

/** The seats from which no square is a secret now. */
export function seatsThatSeeAll(moment: Moment): readonly Seat[] {
  return [...new Set(moment.state.seats)].filter((seat) => unseenBy(moment, seat).length === 0);
}

/** What happened to the place of a creature. */
type PlaceEvent = Extract<
  KazzamEvent,
  { readonly type: 'moved' | 'forced' | 'arrived' | 'brought' | 'portal' }
>;

/** Tells where a creature has come to; of a Hidden one only to who knows its square (KZ-INFO-03). */
export function tellPlace(t: Kazzam, event: PlaceEvent): void {
  t.emit(isPlaceSecret(t.state, event.who) ? veiled(t, event) : event);
}

/** Tells that a creature has come from a square through the portal with that entry (KM-PORT-01, KC-POR-33). */
export function tellPortal(t: Kazzam, who: CreatureId, whence: Cell, entry: Cell): void {
  const { cell } = creatureOf(t.state, who);
  const printed = groundOf(t.state).map.portals.find((portal) => portal.entry === entry);
  const of = { type: 'portal', who, whence, cell } as const;
  tellPlace(
    t,
    printed === undefined
      ? { ...of, rule: 'KC-POR-33' }
      : { ...of, rule: 'KM-PORT-01', letter: printed.letter },
  );
}

/** Tells that a creature has come into a gap; nothing of a Hidden one (KZ-INFO-03). */
export function tellSqueezed(t: Kazzam, who: CreatureId): void {
  if (!isPlaceSecret(t.state, who)) t.emit({ type: 'squeezed', rule: 'KZ-LARGE-08', who });
}

/** That it is somewhere else, and for who may know it where. */
function veiled(moment: Moment, event: PlaceEvent): PlaceEvent {
  const seats = seatsThatKnow(moment, event.who);
  // That it moved is told of the whole movement.
  if (event.type === 'portal') return { ...event, only: seats };
  if (event.type === 'brought')
    return { ...event, cell: NOWHERE, secret: [{ seats, data: { cell: event.cell } }] };
  if (event.type === 'arrived') {
    const { whence, ...known } = event;
    const data = { cell: event.cell, ...(whence === undefined ? {} : { whence }) };
    return { ...known, cell: NOWHERE, secret: [{ seats, data }] };
  }
  return { ...event, path: [], secret: [{ seats, data: { path: event.path } }] };
}

/** Where everybody saw a creature last. */
interface LastSeen {
  readonly cell: Cell;
  /** Turns that it has begun since then. */
  readonly turns: number;
}

/** What is to be kept with a Hidden status as it is given: all have seen its bearer until then. */
export function seenNow({ cell, turns }: Creature): DataOf<typeof STATUS.hidden> {
  return { seenAt: cell, seenTurn: turns };
}

/** Where a Hidden creature was seen last; nothing if nobody knows. */
export function lastSeen(state: KazzamState, id: CreatureId): LastSeen | undefined {
  const { turns } = creatureOf(state, id);
  for (const { on, data } of effectsOf(state, STATUS.hidden)) {
    const { seenAt, seenTurn } = data ?? {};
    if (on === id && seenAt !== undefined && seenTurn !== undefined)
      return { cell: seenAt, turns: turns - seenTurn };
  }
  return undefined;
}
