import { readCount, readFlag, readRecord, readWord, wrong } from '@tablewright/engine/given';
import { type BridgeState, type Combat, STAGES } from '../model.ts';
import { combatOf } from '../rules/combat/begin.ts';
import {
  filled,
  needed,
  readAny,
  readBySeat,
  readList,
  readRecords,
  readSeat,
  readText,
  readWhole,
  seatName,
  some,
  unless,
  type Written,
} from './fields.ts';
import { readFoeId, readFoes, writeFoe, writeFoeId } from './foes.ts';
import { cardName, type Laying, meant, type Told } from './laying.ts';

const KEYS = [
  'stage',
  'owner',
  'helper',
  'defender',
  'share',
  'compelled',
  'refused',
  'foes',
  'firstStrike',
  'calculations',
  'differentials',
  'doors',
  'refilled',
  'short',
  'passedShort',
  'lead',
  'winsTies',
  'gear',
  'avoided',
  'escapes',
  'runs',
  'turnedBy',
  'wanderedBy',
  'reentered',
  'beaten',
  'declared',
  'shown',
  'odd',
] as const;

function readCompared({ lead, winsTies }: Readonly<Record<string, unknown>>): Combat['compared'] {
  const by = readWhole(lead, 'combat.lead');
  return by === undefined
    ? undefined
    : { lead: by, winsTies: readFlag(winsTies, 'combat.winsTies') ?? false };
}

function writeCompared({ compared }: Combat): Written {
  if (compared === undefined) return {};
  return { lead: compared.lead, ...unless('winsTies', compared.winsTies, false) };
}

/** Lays the combat that goes on, if there is one. */
export function layCombat(laying: Laying, value: unknown): void {
  const { state } = laying;
  const one = readRecord(value, 'combat', KEYS);
  if (one === undefined) return;
  const seats = state.heroes.length;
  const seat = (key: string) => readSeat(one[key], `combat.${key}`, seats);
  const flag = (key: string) => readFlag(one[key], `combat.${key}`) ?? false;
  const count = (key: string) => readCount(one[key], `combat.${key}`) ?? 0;
  const owner = seat('owner') ?? state.active;
  const foes = readFoes(laying, one.foes);
  const defender = seat('defender');
  state.combat = {
    ...combatOf(owner, foes, flag('firstStrike')),
    stage: readWord(one.stage, 'combat.stage', STAGES) ?? 'contact',
    helper: seat('helper'),
    ...(defender === undefined ? {} : { defender }),
    share: count('share'),
    isCompelled: flag('compelled'),
    refused: bySeat(one.refused, 'combat.refused', seats),
    calculations: count('calculations'),
    differentials: count('differentials'),
    doors: count('doors'),
    isRefilled: flag('refilled'),
    isShort: flag('short'),
    hasPassedShort: flag('passedShort'),
    compared: readCompared(one),
    gear: bySeat(one.gear, 'combat.gear', seats),
    turnedBy: seat('turnedBy'),
    wanderedBy: seat('wanderedBy'),
    hasReentered: flag('reentered'),
    ...soFar(laying, one),
    ...known(laying, one),
  };
}

function bySeat(value: unknown, key: string, seats: number): Record<string, number> {
  const read = readBySeat(value, key, seats, (one, at) => needed(readCount(one, at), at));
  return Object.fromEntries(read);
}

/** What has been tried in the combat. */
function soFar(
  laying: Laying,
  { avoided, escapes, runs, beaten }: Written,
): Pick<Combat, 'avoided' | 'escapes' | 'runs' | 'beaten'> {
  const seats = laying.state.heroes.length;
  const seatOf = (value: unknown, key: string) => needed(readSeat(value, key, seats), key);
  return {
    avoided: readRecords(avoided, 'combat.avoided', ['seat', 'effect', 'avoided']).map(
      ({ one, where }) => ({
        seat: seatOf(one.seat, `${where}.seat`),
        effect: needed(readText(one.effect, `${where}.effect`), `${where}.effect`),
        isAvoided: readFlag(one.avoided, `${where}.avoided`) ?? false,
      }),
    ),
    escapes: readRecords(escapes, 'combat.escapes', ['seat', 'foe']).map(({ one, where }) => ({
      seat: seatOf(one.seat, `${where}.seat`),
      ...(one.foe === undefined ? {} : { foe: readFoeId(laying, one.foe, `${where}.foe`) }),
    })),
    runs: readRecords(runs, 'combat.runs', ['seat', 'foe', 'escaped']).map(({ one, where }) => ({
      seat: seatOf(one.seat, `${where}.seat`),
      foe: readFoeId(laying, one.foe, `${where}.foe`),
      escaped: readFlag(one.escaped, `${where}.escaped`) ?? false,
    })),
    beaten: (readList(beaten, 'combat.beaten') ?? []).map((foe, at) =>
      readFoeId(laying, foe, `combat.beaten.${at}`),
    ),
  };
}

/** What was declared, and what chance has shown. */
function known(told: Told, one: Written): Pick<Combat, 'declared' | 'shown' | 'odd'> {
  const entries = <V>(key: string, read: (value: unknown, at: string) => V | undefined) =>
    Object.fromEntries(
      Object.entries(readAny(one[key], `combat.${key}`) ?? {}).map(([name, value]) => {
        const at = `combat.${key}.${name}`;
        return [meant(told, name), needed(read(value, at), at)];
      }),
    );
  return {
    declared: entries('declared', (value, at) => readWord(value, at, ['ATT', 'DEF'])),
    shown: entries('shown', readWhole),
    odd: entries('odd', readFlag),
  };
}

/** The combat that goes on, as {@link layCombat} reads it. */
export function writeCombat(told: Told): Written {
  const { combat } = told.state;
  if (combat === undefined) return {};
  const { owner, helper, defender } = combat;
  return {
    combat: {
      stage: combat.stage,
      owner: seatName(owner),
      ...(helper === undefined ? {} : { helper: seatName(helper) }),
      ...(defender === undefined ? {} : { defender: seatName(defender) }),
      ...unless('share', combat.share, 0),
      ...unless('compelled', combat.isCompelled, false),
      ...filled('refused', writeBySeat(combat.refused)),
      foes: combat.foes.map((foe) => writeFoe(told, foe)),
      ...unless('firstStrike', combat.isFirstStrike, false),
      ...unless('calculations', combat.calculations, 0),
      ...unless('differentials', combat.differentials, 0),
      ...unless('doors', combat.doors, 0),
      ...unless('refilled', combat.isRefilled, false),
      ...unless('short', combat.isShort, false),
      ...unless('passedShort', combat.hasPassedShort, false),
      ...writeCompared(combat),
      ...filled('gear', writeBySeat(combat.gear)),
      ...(combat.turnedBy === undefined ? {} : { turnedBy: seatName(combat.turnedBy) }),
      ...(combat.wanderedBy === undefined ? {} : { wanderedBy: seatName(combat.wanderedBy) }),
      ...unless('reentered', combat.hasReentered, false),
      ...writeSoFar(told, combat),
      ...filled('declared', byCard(told, combat.declared)),
      ...filled('shown', byCard(told, combat.shown)),
      ...filled('odd', combat.odd),
    },
  };
}

function writeSoFar(told: Told, { avoided, escapes, runs, beaten }: Combat): Written {
  return {
    ...some(
      'avoided',
      avoided.map(({ seat, effect, isAvoided }) => ({
        ...{ seat: seatName(seat), effect },
        ...unless('avoided', isAvoided, false),
      })),
    ),
    ...some(
      'escapes',
      escapes.map(({ seat, foe }) => ({
        seat: seatName(seat),
        ...(foe === undefined ? {} : { foe: writeFoeId(told, foe) }),
      })),
    ),
    ...some(
      'runs',
      runs.map(({ seat, foe, escaped }) => ({
        ...{ seat: seatName(seat), foe: writeFoeId(told, foe) },
        ...unless('escaped', escaped, false),
      })),
    ),
    ...some(
      'beaten',
      beaten.map((foe) => writeFoeId(told, foe)),
    ),
  };
}

const writeBySeat = (record: Readonly<Record<string, number>>): Written =>
  Object.fromEntries(
    Object.entries(record).map(([seat, n]) => [seatName(Number(seat)), n] as const),
  );

const byCard = (told: Told, record: Written): Written =>
  Object.fromEntries(Object.entries(record).map(([card, value]) => [cardName(told, card), value]));

/** Whether everybody who fights is there to do so. @throws GivenError naming who is not */
export function checkCombat({ heroes, combat }: BridgeState): void {
  if (combat === undefined) return;
  for (const key of ['owner', 'helper', 'defender'] as const) {
    const seat = combat[key];
    if (seat !== undefined && heroes[seat]?.life !== 'alive')
      wrong(`combat.${key}`, 'must be somebody who lives');
  }
}
