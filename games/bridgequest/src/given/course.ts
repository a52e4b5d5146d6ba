import type { Seat } from '@tablewright/engine';
import { readCount, readFlag, readRecord, readTexts, readWord } from '@tablewright/engine/given';
import { FIGURINES } from '../content/figures/figures.ts';
import { type BridgeState, type FigureId, PHASES, type Phase } from '../model.ts';
import {
  needed,
  readRecords,
  readSeat,
  readSeats,
  seatName,
  some,
  unless,
  type Written,
} from './fields.ts';
import { cardName, readCard, type Told } from './laying.ts';

const ENDINGS = ['boss-mode-won', 'all-dead', 'closed', 'all-left', 'round-limit'] as const;

/** What a position says of the course of the game. */
export const COURSE_KEYS = [
  'phase',
  'turn',
  'round',
  'active',
  'first',
  'fought',
  'moreDoors',
  'boss',
  'cast',
  'beaten',
  'bossFell',
  'bossMode',
  'ending',
  'scoring',
  'over',
  'magnetOrder',
  'ownMagnets',
  'stolen',
  'nextDie',
  'dealtUp',
  'lastOneShot',
] as const;

/** The phase of a position: in a combat the room that comes after it, else an Upkeep. */
export function readPhase(all: Written): Phase {
  const isEmpty = Object.keys(all).length === 0;
  const usual = all.combat === undefined ? 'upkeep' : 'room';
  return readWord(all.phase, 'phase', PHASES) ?? (isEmpty ? 'characters' : usual);
}

/** Lays whose turn it is, how far it is, and what has been decided. */
export function layCourse(told: Told, all: Written, hasBegun: boolean): void {
  const { state } = told;
  const seats = state.heroes.length;
  state.turn = readCount(all.turn, 'turn') ?? (hasBegun ? 1 : 0);
  state.round = readCount(all.round, 'round', 1) ?? 1;
  state.active = readSeat(all.active, 'active', seats) ?? 0;
  state.first = readSeat(all.first, 'first', seats) ?? state.active;
  state.hasFought = readFlag(all.fought, 'fought') ?? false;
  state.moreDoors = readCount(all.moreDoors, 'moreDoors') ?? 0;
  layBosses(state, all, hasBegun);
  state.ending = readWord(all.ending, 'ending', ENDINGS);
  state.scoring = readSeats(all.scoring, 'scoring', seats);
  state.isOver = readFlag(all.over, 'over') ?? false;
  state.magnetOrder = readSeats(all.magnetOrder, 'magnetOrder', seats);
  state.ownMagnets = readSeats(all.ownMagnets, 'ownMagnets', seats);
  state.stolen = readRecords(all.stolen, 'stolen', ['card', 'from', 'by']).map(
    ({ one, where }) => ({
      card: readCard(told, one.card, `${where}.card`),
      from: readIn(one, 'from', where, seats),
      by: readIn(one, 'by', where, seats),
    }),
  );
  state.nextDie = readCount(all.nextDie, 'nextDie', 1);
  state.dealtUp = (readTexts(all.dealtUp, 'dealtUp') ?? []).map((card, at) =>
    readCard(told, card, `dealtUp.${at}`),
  );
  const shot = readRecord(all.lastOneShot, 'lastOneShot', ['seat', 'card', 'up']);
  state.lastOneShot =
    shot === undefined
      ? undefined
      : {
          seat: readIn(shot, 'seat', 'lastOneShot', seats),
          card: readCard(told, shot.card, 'lastOneShot.card'),
          wasUp: readFlag(shot.up, 'lastOneShot.up') ?? false,
        };
}

function readIn(record: Written, key: string, path: string, seats: number): Seat {
  return needed(readSeat(record[key], `${path}.${key}`, seats), `${path}.${key}`);
}

/** Without a word on it the Boss is that of the first campaign, and all figurines that stand somewhere may be met. */
function layBosses(state: BridgeState, all: Written, hasBegun: boolean): void {
  const ids = FIGURINES.map(({ id }): FigureId => id);
  const first = FIGURINES.find((one) => 'rank' in one && one.rank === 'boss')?.id ?? '';
  const seats = state.heroes.length;
  state.boss = readWord(all.boss, 'boss', ids) ?? (hasBegun ? first : '');
  const met = ids.filter((id) => ['figurine', 'ally'].includes(state.figures[id]?.kind ?? ''));
  state.cast = figurines(all.cast, 'cast', ids) ?? met;
  state.beaten = figurines(all.beaten, 'beaten', ids) ?? [];
  const fell = readRecord(all.bossFell, 'bossFell', ['owner', 'helper']);
  state.bossFell =
    fell === undefined
      ? undefined
      : {
          owner: readIn(fell, 'owner', 'bossFell', seats),
          helper: readSeat(fell.helper, 'bossFell.helper', seats),
        };
  const mode = readRecord(all.bossMode, 'bossMode', ['since', 'reached']);
  state.bossMode =
    mode === undefined
      ? undefined
      : {
          since: readCount(mode.since, 'bossMode.since', 1) ?? state.round,
          reached: readSeats(mode.reached, 'bossMode.reached', seats),
        };
}

function figurines(value: unknown, key: string, ids: readonly FigureId[]): FigureId[] | undefined {
  return readTexts(value, key)?.map((id, at) => needed(readWord(id, `${key}.${at}`, ids), key));
}

/** See {@link layCourse}. */
export function writeCourse(told: Told): Written {
  const { state } = told;
  const { bossFell, bossMode, lastOneShot } = state;
  return {
    phase: state.phase,
    turn: state.turn,
    round: state.round,
    active: seatName(state.active),
    first: seatName(state.first),
    ...unless('fought', state.hasFought, false),
    ...unless('moreDoors', state.moreDoors, 0),
    ...unless('boss', state.boss, ''),
    cast: state.cast,
    ...unless('nextDie', state.nextDie, undefined),
    ...some(
      'dealtUp',
      state.dealtUp.map((card) => cardName(told, card)),
    ),
    ...some('beaten', state.beaten),
    ...(bossFell === undefined
      ? {}
      : {
          bossFell: {
            owner: seatName(bossFell.owner),
            ...(bossFell.helper === undefined ? {} : { helper: seatName(bossFell.helper) }),
          },
        }),
    ...(bossMode === undefined
      ? {}
      : { bossMode: { since: bossMode.since, reached: bossMode.reached.map(seatName) } }),
    ...unless('ending', state.ending, undefined),
    ...some('scoring', state.scoring.map(seatName)),
    ...unless('over', state.isOver, false),
    ...some('magnetOrder', state.magnetOrder.map(seatName)),
    ...some('ownMagnets', state.ownMagnets.map(seatName)),
    ...some(
      'stolen',
      state.stolen.map(({ card, from, by }) => ({
        ...{ card: cardName(told, card), from: seatName(from), by: seatName(by) },
      })),
    ),
    ...(lastOneShot === undefined
      ? {}
      : {
          lastOneShot: {
            seat: seatName(lastOneShot.seat),
            card: cardName(told, lastOneShot.card),
            ...unless('up', lastOneShot.wasUp, false),
          },
        }),
  };
}
