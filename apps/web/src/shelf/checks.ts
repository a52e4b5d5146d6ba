import type { Game } from '@tablewright/engine';
import {
  Archive,
  type CampaignFile,
  type CampaignState,
  type Document,
  fileHash,
  foldingCampaign,
  lineageOf,
  type Revision,
} from '@tablewright/engine/documents';
import type { MatchFile } from '@tablewright/engine/host';
import { throughWithPauses } from './pauses.ts';

/** What a document is judged by: matches that can be played again, and revisions that are known. */
interface Evidence {
  readonly matches: readonly MatchFile[];
  readonly revisions: readonly Document[];
}

/** The past of a document, with its matches played again; the page stays awake meanwhile. */
export async function pastOf(
  game: Game,
  document: Document,
  { matches, revisions }: Evidence,
): Promise<readonly Revision[]> {
  const archive = new Archive(game, matches, revisions);
  for (const file of matches) await throughWithPauses(archive.playing(fileHash(file)));
  return lineageOf(document, archive);
}

/** What was found out about a campaign. */
export interface CheckedCampaign {
  readonly file: CampaignFile;
  readonly state: CampaignState;
  /** The past of each document, the newest revision first. */
  readonly pasts: readonly (readonly Revision[])[];
}

/** Plays all matches of a campaign again; the page stays awake meanwhile. */
export async function checkCampaign(
  game: Game,
  file: CampaignFile,
  told: (match: number) => void,
): Promise<CheckedCampaign> {
  const state = await throughWithPauses(foldingCampaign(game, file), told);
  const archive = new Archive(game, file.matches, file.written);
  for (const match of file.matches) await throughWithPauses(archive.playing(fileHash(match)));
  const pasts = [...state.documents.values()].map((document) => lineageOf(document, archive));
  return { file, state, pasts };
}
