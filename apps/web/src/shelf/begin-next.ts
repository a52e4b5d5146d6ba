import type { Game } from '@tablewright/engine';
import type { Document } from '@tablewright/engine/documents';
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
  const documents = await newestOf('here', next.documents, view.id);
  const { seats } = next;
  const plan = { seats, options: view.options, documents };
  return `/match/${await sitDown(game, plan, view.id)}`;
}

async function openTable(game: Game, view: CampaignView, next: NextMatch): Promise<string> {
  const places = placesFor(game, view.options, next.seats.length);
  const entropy = newName();
  const opened = await api.open({
    game: game.id,
    options: view.options,
    seats: seatsOnline(next, view, places),
    pace: { kind: 'none' },
    listed: false,
    entropy,
    campaign: view.id,
    documents: { ...next.documents },
  });
  keepOpened(opened);
  keepAddedByHost(opened.table, opened.seats, entropy);
  return `/table/${opened.table}`;
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
