import type { CampaignFile, Document, PictureFile } from '@tablewright/engine/documents';
import type { MatchFile } from '@tablewright/engine/host';
import type { CampaignView, DocumentLine, PictureLine, ShelfView } from '@tablewright/protocol';

/** Where documents and campaigns are kept: in this browser, or on the server. */
export const WHERES = ['here', 'online'] as const;
/** See {@link WHERES}. */
export type ShelfWhere = (typeof WHERES)[number];

/** A document on one's own shelf, or on that of a campaign. */
export interface DocumentAt {
  readonly id: string;
  readonly campaign?: string | undefined;
}

/** A document with all that its past can be told from. */
export interface DocumentPast {
  readonly line: DocumentLine;
  /** The newest first. */
  readonly revisions: readonly Document[];
  /** The files of the matches that gave them, as far as they are there. */
  readonly matches: readonly MatchFile[];
}

/** A campaign that is to begin. */
export interface CampaignWish {
  readonly game: string;
  readonly name: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** What one is called in it. */
  readonly as: string;
}

/**
 * Documents and campaigns, wherever they are kept. Both kinds of shelf take the same, by the same
 * functions of the engine, and nothing on them takes the place of another. What is refused rejects with
 * an `ApiRefusal`.
 */
export interface DocumentShelf {
  readonly where: ShelfWhere;
  /** One's own documents, and the campaigns that one belongs to. */
  look(): Promise<ShelfView>;
  past(at: DocumentAt): Promise<DocumentPast>;
  /** Keeps a document: a new one, or the next revision of one that is there. */
  keep(document: Document, campaign?: string): Promise<DocumentLine>;
  /** Throws a document away with all its revisions. */
  drop(at: DocumentAt): Promise<void>;
  /** Begins a campaign and returns its id. */
  begin(wish: CampaignWish): Promise<string>;
  campaign(id: string): Promise<CampaignView>;
  /** A campaign as a file, with all that is needed to verify it. */
  file(id: string): Promise<CampaignFile>;
  /** Brings a campaign as a file; its matches are played again first. Returns its id. */
  take(campaign: CampaignFile, as: string): Promise<string>;
  /** Throws a campaign away with all that belongs to it. */
  remove(id: string): Promise<void>;
  /** The pictures of a campaign, in the order in which they came. */
  pictures(campaign: string): Promise<readonly PictureLine[]>;
  /** Brings a picture to a campaign; one that is there stays as it is. */
  bringPicture(campaign: string, picture: PictureFile): Promise<PictureLine>;
  /** Throws a picture of a campaign away. */
  dropPicture(campaign: string, name: string): Promise<void>;
  /** The address at which a page finds a picture; nothing if it is known not to be there. */
  pictureAddress(campaign: string, name: string): Promise<string | undefined>;
}

/** The address of the page of a document. */
export function documentPath(where: ShelfWhere, { id, campaign }: DocumentAt): string {
  return campaign === undefined
    ? `/document/${where}/${id}`
    : `/campaign/${where}/${campaign}/document/${id}`;
}
