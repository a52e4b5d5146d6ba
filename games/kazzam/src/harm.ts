import type { Harm, Seat } from '@tablewright/engine';
import type { KazzamEvent } from './events.ts';
import { type CreatureId, type KazzamState, NOBODY, type Status, type Team } from './model.ts';
import { STATUS_RECORDS } from './statuses.ts';

type Event<T extends KazzamEvent['type']> = Extract<KazzamEvent, { type: T }>;

/** In HP; above any blow that one survives. */
const TAKEN_OUT = 20;
const COMPANION_TAKEN_OUT = 8;
/** An orb of one's colour, which is a point or more for whoever dunks it. */
const ORB_LOST = 6;
/** Three are a point less (KZ-END-03). */
const STRIKE = 5;
const ORB_DROPPED = 3;
const HP_AT_MOST = 3;
const MOVED = 1;
/** Ward comes back, HP do not. */
const WARD = 0.5;

/** Statuses that cost turns, and how bad the others are. */
const TURN_LOST: ReadonlySet<Status> = new Set(['dominated', 'incapacitated', 'stunned']);
const STATUS = 2;
const WORST_STATUS = 5;
/** Numbers from here on stand for "without end". */
const BOUNDLESS = 100;

/**
 * What an event did to the athletes of a seat, their companions, and the orbs and points of their
 * team, in HP. An attack with all that it does to one creature is one blow.
 */
export function harm(event: KazzamEvent, view: unknown, seat: Seat): Harm | undefined {
  const state = view as KazzamState;
  switch (event.type) {
    case 'attack':
    case 'creep':
      return begins(state, seat, event.of, event.who);
    case 'opportunity':
      return begins(state, seat, event.who, event.by);
    case 'damage':
      return ofDamage(state, seat, event);
    case 'hp-lost':
      return done(state, seat, event.who, event.by, event.amount);
    case 'taken-out':
      return done(state, seat, event.who, event.by, takenOutWeight(state, event.who));
    case 'status':
      return done(state, seat, event.who, event.by, statusWeight(event));
    case 'forced':
      return done(state, seat, event.who, event.by, MOVED);
    case 'maximum':
      return isOf(state, seat, event.who) ? { weight: HP_AT_MOST } : undefined;
    case 'strike':
      return playsFor(state, seat, event.team)
        ? { weight: STRIKE, own: isOf(state, seat, event.who) }
        : undefined;
    case 'orb':
      return ofOrb(state, seat, event);
    default:
      return undefined;
  }
}

/** What one creature did to another: nothing to a seat whose it is not. */
function done(
  state: KazzamState,
  seat: Seat,
  who: CreatureId,
  by: CreatureId,
  weight: number,
): Harm | undefined {
  if (weight <= 0 || !isOf(state, seat, who)) return undefined;
  return { weight, own: isOf(state, seat, by), blow: `${by} ${who}` };
}

/** An attack may come to nothing, but what follows is no part of the one before. */
function begins(state: KazzamState, seat: Seat, who: CreatureId, by: CreatureId): Harm | undefined {
  if (!isOf(state, seat, who)) return undefined;
  return { weight: 0, blow: `${by} ${who}`, begins: true };
}

function ofDamage(state: KazzamState, seat: Seat, event: Event<'damage'>): Harm | undefined {
  const { who, by, kind, hp, ward } = event;
  const found = done(state, seat, who, by, hp + ward * WARD);
  if (found === undefined || kind === 'attack' || kind === 'opportunity') return found;
  // What comes of a status, a zone or the ground is no part of the attack before it.
  return { ...found, begins: true };
}

function takenOutWeight({ creatures }: KazzamState, who: CreatureId): number {
  return creatures[who]?.kind === 'athlete' ? TAKEN_OUT : COMPANION_TAKEN_OUT;
}

function statusWeight({ status, amount, longer, innate }: Event<'status'>): number {
  if (STATUS_RECORDS[status].harms !== true || innate === true) return 0;
  const numbered = amount > 0 && amount < BOUNDLESS ? amount : STATUS;
  const weight = TURN_LOST.has(status) ? WORST_STATUS : numbered;
  return longer ? weight / 2 : weight;
}

/** An orb of the own colour that others take or dunk, or one that falls out of an own hand. */
function ofOrb(state: KazzamState, seat: Seat, event: Event<'orb'>): Harm | undefined {
  const { who, what, colour } = event;
  if (what === 'dropped') {
    return isOf(state, seat, who) ? { weight: ORB_DROPPED, own: true } : undefined;
  }
  if (what !== 'picked-up' && what !== 'dunked') return undefined;
  const team = state.creatures[who]?.team;
  if (team === undefined || playsFor(state, seat, team) || colour === 'neutral') return undefined;
  const losing: Team = (colour === 'red') === (state.red === 0) ? 0 : 1;
  return playsFor(state, seat, losing) ? { weight: ORB_LOST } : undefined;
}

/** Whether a creature is an athlete of this seat, or a companion of one. */
function isOf({ creatures, seats }: KazzamState, seat: Seat, id: CreatureId): boolean {
  const creature = creatures[id];
  if (creature === undefined) return false;
  return seats[creature.owner === NOBODY ? id : creature.owner] === seat;
}

/** Whether a seat has an athlete in this team. */
function playsFor({ creatures, seats }: KazzamState, seat: Seat, team: Team): boolean {
  return seats.some((own, id) => own === seat && creatures[id]?.team === team);
}
