import type { Seat } from '@tablewright/engine';
import { ADVANCED_IDS, BASIC_ITEMS, ITEM_IDS, ITEMS } from '../content/items.ts';
import {
  type BingoState,
  type ItemId,
  NOBODY,
  PHASES,
  POWER_IDS,
  playerAt,
  SEAT_LETTERS,
  SLOTS,
  type Tally,
} from '../model.ts';
import { firedAt } from '../rules/packets.ts';
import { placeInOrder } from '../rules/turn-order.ts';
import {
  givenPlayer,
  PLAYER_KEYS,
  readFlag,
  readList,
  readOne,
  readRecord,
  readSeat,
  readWhole,
  refuseUnknown,
  wrong,
} from './player.ts';

const KEYS = [
  'firstPlayer',
  'round',
  'phase',
  'resolving',
  'players',
  'removed',
  'disabled',
  'disabledNext',
  'tokens',
  'reflected',
  'tally',
  'forced',
] as const;

/**
 * Puts a scenario's starting position into a freshly set-up state; what it does not name stays as
 * at the start of a match, with the First Player token at seat A. All keys stand in
 * `docs/scenarios/bingo-deathmatch.md`.
 */
export function layOut(state: BingoState, position: Readonly<Record<string, unknown>>): void {
  refuseUnknown(position, KEYS, 'given');
  const seats = state.players.length;
  state.forced = readFlag(position, 'forced', 'given');
  state.round = readWhole(position, 'round', 'given', 1, 1, 100_000);
  state.holder =
    position.firstPlayer === undefined ? 0 : readSeat(position.firstPlayer, seats, 'firstPlayer');
  state.firstHolder = (((state.holder - state.round + 1) % seats) + seats) % seats;
  state.phase = readOne(position.phase ?? 'charge', PHASES, 'phase');
  placeInRound(state, position);
  const players = readRecord(position.players ?? {}, 'players');
  const named = new Map<Seat, Readonly<Record<string, unknown>>>();
  for (const [name, value] of Object.entries(players)) {
    const seat = readSeat(name, seats, 'players');
    const given = readRecord(value, `players.${name}`);
    refuseUnknown(given, PLAYER_KEYS, `players.${name}`);
    if (named.has(seat)) throw wrong(`players.${name}`, 'names a seat that is named already');
    named.set(seat, given);
  }
  for (let seat = 0; seat < seats; seat += 1) {
    playerAt(state, seat).resolveTurns = state.round - 1 + (isDone(state, seat) ? 1 : 0);
    playerAt(state, seat).settled = isDone(state, seat);
    givenPlayer(state, seat, named.get(seat) ?? {}, `players.${SEAT_LETTERS[seat]}`);
  }
  fillMarket(state, readList(position.removed ?? [], 'removed'));
  disableInMarket(state, position, 'disabled', 0);
  disableInMarket(state, position, 'disabledNext', 1);
  if (position.tokens !== undefined) layTokens(state, readArray(position.tokens, 'tokens'));
  waitingPackets(state, readArray(position.reflected ?? [], 'reflected'));
  for (let seat = 0; seat < seats; seat += 1) {
    reflectedSoFar(state, seat, named.get(seat) ?? {}, `players.${SEAT_LETTERS[seat]}`);
  }
  countSoFar(state, readRecord(position.tally ?? {}, 'tally'));
}

function isDone(state: BingoState, seat: Seat): boolean {
  return placeInOrder(state, seat) < state.turnsDone;
}

function placeInRound(state: BingoState, position: Readonly<Record<string, unknown>>): void {
  const seats = state.players.length;
  if (state.phase === 'round-end') state.turnsDone = seats;
  const resolving = position.resolving;
  if (resolving === undefined) return;
  if (state.phase !== 'resolve') throw wrong('resolving', 'goes with "phase": "resolve" only');
  state.turnsDone = placeInOrder(state, readSeat(resolving, seats, 'resolving'));
}

/** What nobody holds and has not left the game is on sale. */
function fillMarket(state: BingoState, removed: readonly string[]): void {
  for (const id of removed) {
    const item = ITEM_IDS.find((other) => other === id);
    if (item !== undefined) {
      const card = ITEMS[item];
      if (card.slot !== 'battery' || card.loaded === undefined) {
        throw wrong('removed', `names ${id}, which never leaves the game`);
      }
      state.removed.items.push(item);
    } else {
      state.removed.powers[readOne(id, POWER_IDS, 'removed')] += 1;
    }
  }
  const gone: ItemId[] = state.players.flatMap(({ items }) => SLOTS.map((slot) => items[slot]));
  gone.push(...state.removed.items);
  for (const id of ADVANCED_IDS) {
    if (gone.filter((item) => item === id).length > 1) throw wrong('players', `${id} exists once`);
  }
  state.market.items = ADVANCED_IDS.filter((id) => !gone.includes(id));
  for (const id of POWER_IDS) {
    const held = state.players.flatMap(({ powers }) => powers.filter((power) => power === id));
    const left = state.market.powers[id] - held.length - state.removed.powers[id];
    if (left < 0) throw wrong('players', `there are only 2 copies of ${id}`);
    state.market.powers[id] = left;
  }
}

function disableInMarket(
  state: BingoState,
  position: Readonly<Record<string, unknown>>,
  key: 'disabled' | 'disabledNext',
  later: number,
): void {
  for (const id of readList(position[key] ?? [], key)) {
    const item = readOne(id, state.market.items, key);
    const since = state.round - 1 + later;
    state.tokens.push({ item, seat: NOBODY, since, through: since + 1 });
  }
}

/** The disable tokens one by one, in the order in which they were laid. */
function layTokens(state: BingoState, tokens: readonly unknown[]): void {
  if (state.tokens.length > 0) throw wrong('tokens', 'takes the place of every "disabled…"');
  for (const value of tokens) {
    const given = readRecord(value, 'tokens');
    refuseUnknown(given, ['item', 'of', 'since', 'through'], 'tokens');
    const item = readOne(given.item, ITEM_IDS, 'tokens.item');
    const basic = Object.values(BASIC_ITEMS).includes(item);
    if (basic !== (given.of !== undefined)) {
      throw wrong('tokens.of', 'names the owner of a basic item, and of no other');
    }
    const seat = basic ? readSeat(given.of, state.players.length, 'tokens.of') : NOBODY;
    const since = readWhole(given, 'since', 'tokens', undefined, 0, state.round);
    const through = readWhole(given, 'through', 'tokens', undefined, since, state.round + 100);
    state.tokens.push({ item, seat, since, through });
  }
}

/** Reflected damage counts for the round when its packets have long fallen. */
function reflectedSoFar(
  state: BingoState,
  seat: Seat,
  given: Readonly<Record<string, unknown>>,
  where: string,
): void {
  const player = playerAt(state, seat);
  const waits = player.damageReflected;
  player.damageReflected = readWhole(
    given,
    'damageReflected',
    where,
    waits,
    waits,
    firedAt(state, seat),
  );
}

function countSoFar({ tally }: BingoState, given: Readonly<Record<string, unknown>>): void {
  const known = Object.keys(tally) as (keyof Tally)[];
  refuseUnknown(given, known, 'tally');
  for (const key of known) {
    tally[key] = readWhole(given, key, 'tally', 0, 0, Number.MAX_SAFE_INTEGER);
  }
}

function waitingPackets(state: BingoState, packets: readonly unknown[]): void {
  const seats = state.players.length;
  for (const value of packets) {
    const given = readRecord(value, 'reflected');
    refuseUnknown(given, ['from', 'to', 'damage'], 'reflected');
    const attacker = readSeat(given.from, seats, 'reflected.from');
    const target = readSeat(given.to, seats, 'reflected.to');
    const damage = readWhole(given, 'damage', 'reflected', undefined, 1, 100);
    if (isDone(state, target)) throw wrong('reflected.to', 'has had its step 1 already');
    state.waiting.push({ attacker, target, damage });
    const owner = playerAt(state, attacker);
    owner.damageReflected += damage;
    if (owner.damageReflected > firedAt(state, attacker)) {
      throw wrong('reflected', 'is more damage than the selections fire at the reflecting seat');
    }
  }
}

function readArray(value: unknown, where: string): readonly unknown[] {
  if (!Array.isArray(value)) throw wrong(where, 'is a list');
  return value;
}
