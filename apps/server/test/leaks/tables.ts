import { type Game, type Observer, type Seat, SPECTATOR, seatsUpTo } from '@tablewright/engine';
import { commitmentOf, hashPlain } from '@tablewright/engine/host';
import type { RandomSetup } from '@tablewright/engine/laws';
import type { KeptEntry, TableRecord } from '../../src/tables/entry.ts';
import { LiveTable } from '../../src/tables/live-table.ts';

const SECRET = '5e'.repeat(32);

export function observersOf(table: LiveTable): readonly Observer[] {
  return [SPECTATOR, ...seatsUpTo(table.seats.length)];
}

export function opening(seatCount: number, documents?: RandomSetup['documents']): KeptEntry {
  const seats = seatsUpTo(seatCount).map((seat: Seat) => ({
    kind: 'person' as const,
    name: `P${seat}`,
    entropy: `0${seat}`,
  }));
  return {
    ...{ seq: 1, at: 1 },
    entry: {
      ...{ kind: 'open', seats, listed: false },
      ...(documents === undefined ? {} : { documents }),
    },
  };
}

export function tableOf(record: TableRecord, game: Game, log: readonly KeptEntry[]): LiveTable {
  const table = new LiveTable(record, game);
  for (const entry of log) table.follow(entry);
  return table;
}

export function recordOf(
  game: Game,
  seed: string,
  options: Readonly<Record<string, unknown>>,
): TableRecord {
  const secret = hashPlain(seed).padEnd(64, SECRET).slice(0, 64);
  return {
    id: 'leaktest',
    game: game.id,
    rulesVersion: game.version,
    rulesSince: 0,
    options,
    pace: { kind: 'none' },
    secret,
    commitment: commitmentOf(secret),
    host: 'nobody',
    opened: 1,
  };
}
