import type { Game } from '@tablewright/engine';
import { contentOf, type Document, slotsThatFit } from '@tablewright/engine/documents';
import { readOptions } from '@tablewright/engine/host';
import type { CampaignView } from '@tablewright/protocol';
import { sitDown } from '../matches/sit-down.ts';
import { keepOpened } from '../online/kept/kept-links.ts';
import { keepAddedByHost } from '../online/kept/kept-promise.ts';
import { api, newName } from '../online/server/api.ts';
import type { ShelfWhere } from './document-shelf.ts';
import { type NextMatch, seatsOnline } from './next-match.ts';
import { placesFor } from './places.ts';
import { shelfAt } from './shelves.ts';

/** Begins the next match of a campaign, here or on the server, and returns the address of its table. */
export function beginNext(
  where: ShelfWhere,
  game: Game,
  view: CampaignView,
  next: NextMatch,
): Promise<string> {
  return where === 'here' ? beginHere(game, view, next) : openTable(game, view, next);
}

async function beginHere(game: Game, view: CampaignView, next: NextMatch): Promise<string> {
  const { seats } = next;
  const documents = await fittingOf('here', game, view, next);
  const plan = { seats, options: view.options, documents };
  return `/match/${await sitDown(game, plan, view.id)}`;
}

async function openTable(game: Game, view: CampaignView, next: NextMatch): Promise<string> {
  const places = placesFor(game, view.options, next.seats.length);
  const fitting = Object.keys(await fittingOf('online', game, view, next));
  const entropy = newName();
  const opened = await api.open({
    game: game.id,
    options: view.options,
    seats: seatsOnline(next, view, places),
    pace: { kind: 'none' },
    listed: false,
    entropy,
    campaign: view.id,
    documents: Object.fromEntries(fitting.map((slot) => [slot, next.documents[slot] ?? ''])),
  });
  keepOpened(opened);
  keepAddedByHost(opened.table, opened.seats, entropy);
  return `/table/${opened.table}`;
}

/** What came out of the last match and may go into the next; who may not play now stays away, see `DocumentSlot.fits`. */
async function fittingOf(
  where: ShelfWhere,
  game: Game,
  view: CampaignView,
  next: NextMatch,
): Promise<Readonly<Record<string, Document>>> {
  const newest = await newestOf(where, next.documents, view.id);
  const options = readOptions(game.options, view.options);
  if (!options.ok) return newest;
  const contents: Record<string, unknown> = {};
  for (const [slot, document] of Object.entries(newest)) {
    const read = contentOf(game.documents?.kinds ?? {}, document);
    if (read.ok) contents[slot] = read.value;
  }
  const fitting = slotsThatFit(game, options.value as never, next.seats.length, contents);
  // What cannot be read stays: the match says what is wrong with it.
  const stays = (slot: string): boolean => !(slot in contents) || fitting.includes(slot);
  return Object.fromEntries(Object.entries(newest).filter(([slot]) => stays(slot)));
}

/** The newest revisions of documents, by slot. */
export async function newestOf(
  where: ShelfWhere,
  chosen: Readonly<Record<string, string>>,
  campaign: string | undefined,
): Promise<Readonly<Record<string, Document>>> {
  const read = await Promise.all(
    Object.entries(chosen).map(async ([slot, id]) => {
      const { revisions } = await shelfAt(where).past({ id, campaign });
      return revisions[0] === undefined ? [] : [[slot, revisions[0]] as const];
    }),
  );
  return Object.fromEntries(read.flat());
}
