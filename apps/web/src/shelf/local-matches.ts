import { type Document, documentHash, fileHash } from '@tablewright/engine/documents';
import type { Match, MatchFile } from '@tablewright/engine/host';
import type { CampaignMatch } from '@tablewright/protocol';
import { HUMAN } from '@tablewright/table-kit';
import { ApiRefusal } from '../online/server/api.ts';
import type { Things } from './drawer.ts';
import {
  campaignAt,
  campaignKey,
  documentAt,
  fileKey,
  type KeptDocument,
  type KeptMatch,
  keyOf,
  matchKey,
  refuseInUse,
} from './kept-things.ts';

/** What came to the shelf from a match. */
export interface Brought {
  readonly campaign: string | undefined;
  /** By slot, the ids of what came. */
  readonly gave: Readonly<Record<string, string>>;
}

/** What a match begins amid. */
interface Beginning {
  readonly campaign: string | undefined;
  /** The matches that are not over. */
  readonly open: ReadonlySet<string>;
  /** Whether a document of that kind lies at the match, which else has taken a copy. */
  readonly lies: (kind: string) => boolean;
}

/** A match begins with documents of the drawer: nobody changes those that lie at it until it is over. */
export async function matchBegins(
  things: Things,
  file: MatchFile,
  { campaign, open, lies }: Beginning,
): Promise<void> {
  const lying: [string, KeptDocument][] = [];
  for (const [slot, document] of Object.entries(file.documents ?? {})) {
    if (!lies(document.kind)) continue;
    const at = { id: document.id, campaign };
    const kept = await documentAt(things, at);
    refuseInUse(kept, open);
    const [head] = kept.revisions;
    if (head === undefined || documentHash(head) !== documentHash(document)) {
      throw new ApiRefusal('gone-on', `"${document.name}" has changed meanwhile`, 0);
    }
    lying.push([keyOf(at), { ...kept, went: { match: file.id, slot } }]);
  }
  for (const [key, kept] of lying) things.set(key, kept);
  things.set(matchKey(file.id), campaign === undefined ? {} : { campaign });
}

/**
 * A match is over: what came out of it comes into the drawer, once, however often this is said.
 * Nothing comes from a match that was not begun with it, as one that was played on from another.
 * @param at now, in milliseconds since 1970
 */
export async function matchEnds(things: Things, match: Match, at: number): Promise<void> {
  const begun = await things.get<KeptMatch>(matchKey(match.id));
  if (begun === undefined || begun.gave !== undefined) return;
  const file = match.toFile({ withSecret: true });
  const { results } = match;
  const places = match.game.documents?.slots(match.options as never, match.seats.length) ?? [];
  const { campaign } = begun;
  const gave: Record<string, string> = {};
  const put: [string, KeptDocument][] = [];
  for (const [slot, document] of Object.entries(results)) {
    const key = keyOf({ id: document.id, campaign });
    const kept = await things.get<KeptDocument>(key);
    const seat = places.find((place) => place.slot === slot)?.seat;
    const isBots = seat !== undefined && match.seats[seat]?.player !== HUMAN;
    const [head] = kept?.revisions ?? [];
    const follows =
      document.origin.before === undefined
        ? kept === undefined && (campaign !== undefined || !isBots)
        : head !== undefined && documentHash(head) === document.origin.before;
    if (!follows) continue;
    const revisions = [document, ...(kept?.revisions ?? [])];
    put.push([key, { ...(campaign === undefined ? {} : { campaign }), revisions, at }]);
    gave[slot] = document.id;
  }
  const old = campaign === undefined ? undefined : await campaignAt(things, campaign);
  for (const [key, kept] of put) things.set(key, kept);
  things.set(matchKey(match.id), { ...begun, gave });
  if (put.length > 0 || old !== undefined) things.set(fileKey(fileHash(file)), file);
  if (old !== undefined) {
    const line = matchLine(file, results, at);
    things.set(campaignKey(old.id), { ...old, at, matches: [...old.matches, line] });
  }
}

/** Of these matches, which are over, those that were begun with the drawer and have given it nothing yet. */
export async function owingOf(
  things: Things,
  over: readonly MatchFile[],
): Promise<readonly MatchFile[]> {
  const kept = await Promise.all(over.map(({ id }) => things.get<KeptMatch>(matchKey(id))));
  return over.filter((_, at) => kept[at] !== undefined && kept[at].gave === undefined);
}

/** A match of a campaign as its list shows it. */
export function matchLine(
  file: MatchFile,
  results: Readonly<Record<string, Document>>,
  at: number,
): CampaignMatch {
  return {
    match: file.id,
    file: fileHash(file),
    seats: file.seats.map(({ name, player }) => ({ name, player })),
    results: Object.fromEntries(Object.entries(results).map(([slot, { id }]) => [slot, id])),
    at,
  };
}
