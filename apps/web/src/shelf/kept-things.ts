import { type Document, documentHash, fileHash } from '@tablewright/engine/documents';
import type { MatchFile } from '@tablewright/engine/host';
import type { CampaignMatch, DocumentLine } from '@tablewright/protocol';
import { ApiRefusal } from '../online/server/api.ts';
import type { DocumentAt } from './document-shelf.ts';
import type { Things } from './drawer.ts';

/** A document as it lies in the drawer. */
export interface KeptDocument {
  readonly campaign?: string;
  /** The newest first. */
  readonly revisions: readonly Document[];
  readonly at: number;
  /** The match that it went into last, and its place there. */
  readonly went?: { readonly match: string; readonly slot: string } | undefined;
}

/** A campaign as it lies in the drawer. */
export interface KeptCampaign {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly at: number;
  readonly matches: readonly CampaignMatch[];
}

/** A match that was begun with this shelf. */
export interface KeptMatch {
  readonly campaign?: string;
  /** Once it is over: the places whose documents came to the shelf, with what they are there. */
  readonly gave?: Readonly<Record<string, string>>;
}

/** Where a document lies in the drawer, … */
export const keyOf = ({ id, campaign }: DocumentAt): string =>
  `document/${campaign === undefined ? 'own' : `of/${campaign}`}/${id}`;
/** … a campaign, … */
export const campaignKey = (id: string): string => `campaign/${id}`;
/** … the file of a match that is over, by its hash, … */
export const fileKey = (hash: string): string => `file/${hash}`;
/** … and what is known of a match that was begun here. */
export const matchKey = (id: string): string => `match/${id}`;

/** The line of a document, as lists show it. */
export function lineOf(
  { campaign, revisions, at, went }: KeptDocument,
  open: ReadonlySet<string>,
): DocumentLine {
  const [head] = revisions;
  if (head === undefined) throw new Error('a document without a revision');
  const { id, game, kind, name, revision, origin } = head;
  return {
    id,
    game,
    kind,
    name,
    revision,
    hash: documentHash(head),
    by: origin.by,
    at,
    yours: true,
    ...(campaign === undefined ? {} : { campaign }),
    ...(went !== undefined && open.has(went.match) ? { table: went.match } : {}),
  };
}

/** Those of several, by name. */
export function linesOf(
  documents: readonly KeptDocument[],
  open: ReadonlySet<string>,
): DocumentLine[] {
  return documents
    .map((document) => lineOf(document, open))
    .sort((a, b) => a.name.localeCompare(b.name));
}

/** The document that lies there. */
export async function documentAt(things: Things, at: DocumentAt): Promise<KeptDocument> {
  const kept = await things.get<KeptDocument>(keyOf(at));
  if (kept !== undefined) return kept;
  throw new ApiRefusal('no-such-document', `there is no document ${at.id} on this shelf`, 0);
}

/** The campaign of that id. */
export async function campaignAt(things: Things, id: string): Promise<KeptCampaign> {
  const kept = await things.get<KeptCampaign>(campaignKey(id));
  if (kept !== undefined) return kept;
  throw new ApiRefusal('no-such-campaign', `there is no campaign ${id} here`, 0);
}

/** Refuses what a match is played with that is not over. */
export function refuseInUse(kept: KeptDocument, open: ReadonlySet<string>): void {
  const { name, table } = lineOf(kept, open);
  if (table === undefined) return;
  throw new ApiRefusal('in-use', `${name} is in match ${table}, which has to be over first`, 0);
}

/** Files of matches, as far as they are kept. */
export async function filesOf(
  things: Things,
  hashes: readonly string[],
): Promise<readonly MatchFile[]> {
  const files = await Promise.all(hashes.map((hash) => things.get<MatchFile>(fileKey(hash))));
  return files.filter((file) => file !== undefined);
}

/** Removes files of matches that nothing names but what is going: keys that begin so. */
export async function dropUnusedFiles(things: Things, ...going: readonly string[]): Promise<void> {
  const [documents, campaigns, files] = await Promise.all([
    things.all<KeptDocument>('document/'),
    things.all<KeptCampaign>('campaign/'),
    things.all<MatchFile>('file/'),
  ]);
  const used = new Set<string>();
  for (const { revisions, campaign } of documents) {
    const key = keyOf({ id: revisions[0]?.id ?? '', campaign });
    if (going.some((prefix) => key.startsWith(prefix))) continue;
    for (const { origin } of revisions) if (origin.by === 'match') used.add(origin.file);
  }
  for (const { id, matches } of campaigns) {
    if (!going.includes(campaignKey(id))) for (const { file } of matches) used.add(file);
  }
  for (const file of files) {
    const hash = fileHash(file);
    if (!used.has(hash)) things.remove(fileKey(hash));
  }
}
