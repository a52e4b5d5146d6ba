import { type Game, type Observer, type Seat, SPECTATOR } from '@tablewright/engine';
import { commitmentOf, readOptions } from '@tablewright/engine/host';
import type { Opened, Pace } from '@tablewright/protocol';
import { hashOf, newKey, randomHex } from '../auth/keys.ts';
import type { KeyKind, StoredKey } from '../store/store.ts';
import type { OpenedSeat, TableRecord } from '../tables/entry.ts';
import type { TableToOpen } from '../tables/table-commands.ts';
import type { ChosenDocuments } from './chosen-documents.ts';

/** What a table is to be. */
export interface TablePlan {
  readonly game: Game;
  readonly options: Readonly<Record<string, unknown>>;
  readonly pace: Pace;
  /** The people among them are its host. */
  readonly seats: readonly OpenedSeat[];
  readonly listed: boolean;
  /** The guest who opens it. */
  readonly host: string;
  /** Now, in milliseconds since 1970. */
  readonly at: number;
  /** The table before it, at which the same people sat. */
  readonly after?: string;
  /** The campaign that its match belongs to. */
  readonly campaign?: string | undefined;
  /** The documents that go into the match. */
  readonly chosen?: ChosenDocuments | undefined;
}

/** A table to be opened, with all keys to it. */
export interface PlannedTable extends TableToOpen {
  /** What its host is told; the keys are told only this once. */
  readonly opened: Opened;
}

/** Gives a table its id, its secret and its keys. It is not opened yet. */
export function planTable(plan: TablePlan): PlannedTable {
  const { game, options, pace, seats, listed, host, at, after, campaign, chosen } = plan;
  const documents = chosen?.documents ?? {};
  const id = newTableId();
  const secret = randomHex(32);
  const keys: StoredKey[] = [];
  const keyFor = (kind: KeyKind, seat: Observer): string => {
    const key = newKey();
    keys.push({ hash: hashOf(key), match: id, kind, seat });
    return key;
  };
  const seatsOf = (kind: OpenedSeat['kind']): Seat[] =>
    seats.flatMap((seat, at) => (seat.kind === kind ? [at] : []));
  const opened: Opened = {
    table: id,
    seats: seatsOf('person').map((seat) => ({ seat, key: keyFor('seat', seat) })),
    invites: [
      ...(seatsOf('open').length === 0 ? [] : [{ key: keyFor('invite', SPECTATOR) }]),
      ...seatsOf('open').map((seat) => ({ seat, key: keyFor('invite', seat) })),
    ],
    watch: keyFor('watch', SPECTATOR),
  };
  const settings = readOptions(game.options, options);
  const record: TableRecord = {
    id,
    game: game.id,
    rulesVersion: game.version,
    rulesSince: 0,
    options,
    pace,
    secret,
    commitment: commitmentOf(secret),
    host,
    opened: at,
  };
  return {
    record,
    first: {
      kind: 'open',
      seats,
      listed,
      chain: 2,
      ...(after === undefined ? {} : { after }),
      ...(settings.ok ? { settings: settings.value } : {}),
      ...(campaign === undefined ? {} : { campaign }),
      ...(Object.keys(documents).length === 0 ? {} : { documents }),
    },
    campaign,
    takes: chosen?.takes ?? [],
    keys,
    // A host without a seat may watch.
    places: [...seatsOf('person'), SPECTATOR],
    opened,
  };
}

/** A name that no table had before. */
export function newTableId(): string {
  return randomHex(8);
}

/** What a person adds to the chance of a match for one of their seats; each seat adds its own. */
export function ownEntropy(entropy: string, seat: Seat): string {
  return `${entropy}${seat}`.slice(-64);
}
