import type { DocumentSlot } from '@tablewright/engine/documents';
import type { CampaignView, DocumentLine, PlannedSeat } from '@tablewright/protocol';
import { HUMAN } from '@tablewright/table-kit';

/** The next match of a campaign, as the last one was. */
export interface NextMatch {
  readonly seats: readonly { readonly name: string; readonly player: string }[];
  /** By slot, the ids of the documents that go into it. */
  readonly documents: Readonly<Record<string, string>>;
}

/**
 * The next match of a campaign: the same seats, and before each what came out of its place. Nothing for
 * a campaign that has had none: somebody has to say who plays.
 */
export function nextMatch({ matches, documents }: CampaignView): NextMatch | undefined {
  const last = matches.at(-1);
  if (last === undefined) return undefined;
  const there = Object.entries(last.results).filter(([, id]) =>
    documents.some((document) => document.id === id),
  );
  return { seats: last.seats, documents: Object.fromEntries(there) };
}

/**
 * Who sits where when that match is opened on the server: whoever opens it before their own documents,
 * bots as before, and every other seat is free for the member whose document lies there.
 * @param places those of the match
 */
export function seatsOnline(
  { seats, documents }: NextMatch,
  view: Pick<CampaignView, 'members' | 'documents'>,
  places: readonly DocumentSlot[],
): PlannedSeat[] {
  const you = view.members.find((member) => member.you);
  const own = (seat: number): boolean =>
    places.some(
      (place) => place.seat === seat && ownerIn(view, documents[place.slot]) === you?.name,
    );
  const people = seats.map(({ player }) => player === HUMAN);
  const mine = seats.map((_, seat) => people[seat] === true && own(seat));
  const isAlone = mine.filter(Boolean).length === 1;
  return seats.map(({ name, player }, seat) => {
    if (mine[seat] === true) return { kind: 'me', name: isAlone ? (you?.name ?? name) : name };
    return people[seat] === true ? { kind: 'open' } : { kind: 'bot', name, policy: player };
  });
}

function ownerIn(
  { documents }: Pick<CampaignView, 'documents'>,
  id: string | undefined,
): DocumentLine['owner'] | undefined {
  return documents.find((document) => document.id === id)?.owner;
}
