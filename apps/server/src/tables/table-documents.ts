import type { Game, Seat } from '@tablewright/engine';
import {
  type DocumentSlot,
  type Documents,
  fileHash,
  readContents,
} from '@tablewright/engine/documents';
import { readOptions } from '@tablewright/engine/host';
import type { PlacedDocument } from '@tablewright/protocol';
import type { Given } from '../store/document-store.ts';
import { done, type Outcome, refused } from './outcome.ts';
import type { TableState } from './table-state.ts';

/** What decides which documents a match takes. */
interface Setting {
  readonly game: Game;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seatCount: number;
}

/** The places for documents at a table; none in a game that has no documents. */
export function placesAt({ game, options, seatCount }: Setting): readonly DocumentSlot[] {
  const read = readOptions(game.options, options);
  return (read.ok && game.documents?.slots(read.value as never, seatCount)) || [];
}

/**
 * What is wrong with documents in their places, if anything.
 * @param isFree whether whoever sits down on a seat may still bring what belongs there
 */
export function documentProblem(
  setting: Setting,
  documents: Documents,
  isFree: (seat: Seat) => boolean,
): ReturnType<typeof refused> | undefined {
  const { game, seatCount } = setting;
  const options = readOptions(game.options, setting.options);
  if (!options.ok) return undefined;
  const read = readContents(game as never, options.value, seatCount, documents);
  if (read.ok) return undefined;
  const waits = placesAt(setting).flatMap(({ slot, seat }) =>
    documents[slot] === undefined && seat !== undefined && isFree(seat)
      ? [`documents.${slot}`]
      : [],
  );
  const wrong = read.error.filter(({ option }) => !waits.includes(option));
  if (wrong.length === 0) return undefined;
  return refused(
    'wrong-document',
    wrong.map(({ option, message }) => `${option}: ${message}`).join('; '),
  );
}

/** Checks the documents that somebody brings to a seat on which they sit down. */
export function broughtTo(
  state: TableState,
  seat: Seat,
  brought: Documents | undefined,
): Outcome<Documents | undefined> {
  const setting = settingOf(state);
  const places = placesAt(setting);
  if (places.length === 0 && brought === undefined) return done(undefined);
  const own = places.filter((place) => place.seat === seat).map(({ slot }) => slot);
  const stray = Object.keys(brought ?? {}).find((slot) => !own.includes(slot));
  if (stray !== undefined) {
    const may = own.length === 0 ? 'it has none' : `its places are ${own.join(', ')}`;
    return refused('wrong-document', `"${stray}" is no place of seat ${seat + 1}; ${may}`);
  }
  const wrong = documentProblem(
    setting,
    { ...state.documents, ...brought },
    (other) => other !== seat && state.seats[other]?.kind === 'open',
  );
  return wrong ?? done(brought);
}

/** Why a bot cannot have a seat: what the match needs there is missing. */
export function missingFor(state: TableState, seat: Seat): ReturnType<typeof refused> | undefined {
  const others = (other: Seat) => other !== seat && state.seats[other]?.kind === 'open';
  return documentProblem(settingOf(state), state.documents, others);
}

/** The places for documents as everybody at the table sees them. */
export function placedDocuments(state: TableState): PlacedDocument[] {
  return placesAt(settingOf(state)).map(({ slot, kind, seat, optional }) => {
    const document = state.documents[slot];
    return {
      slot,
      kind,
      ...(seat === undefined ? {} : { seat }),
      ...(optional === undefined ? {} : { optional }),
      ...(document === undefined
        ? {}
        : {
            document: {
              id: document.id,
              name: document.name,
              revision: document.revision,
              by: document.origin.by,
            },
          }),
    };
  });
}

/** What comes out of the match of a table, which is over; nothing in a game without documents. */
export function givenBy(state: TableState): Given | undefined {
  const { match } = state;
  if (match?.over !== true || match.game.documents === undefined) return undefined;
  const places = placesAt(settingOf(state));
  const file = match.toFile({ withSecret: true });
  const results = Object.entries(match.results).map(([slot, document]) => {
    const seat = places.find((place) => place.slot === slot)?.seat;
    const kind = seat === undefined ? undefined : state.seats[seat];
    const isBots = kind?.kind === 'bot' && !kind.kept;
    return { slot, seat: isBots ? undefined : seat, isNobodys: isBots, document };
  });
  return { file, hash: fileHash(file), results };
}

function settingOf({ game, options, seats }: TableState): Setting {
  return { game, options, seatCount: seats.length };
}
