import type { Seat } from '@tablewright/engine';
import type { Document, PictureFile, TakenPicture } from '@tablewright/engine/documents';
import type { MatchFile } from '@tablewright/engine/host';
import type { CampaignMatch, TableStatus } from '@tablewright/protocol';

/** Where documents lie: on the shelf of a guest, or of a campaign. */
export type ShelfOwner = { readonly guest: string } | { readonly campaign: string };

/** The newest revision of a document on a shelf. */
export interface StoredDocument {
  readonly id: string;
  /** The guest whose it is. */
  readonly owner: string;
  readonly game: string;
  readonly kind: string;
  readonly name: string;
  readonly revision: number;
  readonly hash: string;
  readonly by: Document['origin']['by'];
  readonly at: number;
  /** The table at which it is in a match that is not over. */
  readonly table: string | undefined;
}

/** A document that is to lie in a place at a table, as it is then. */
export interface TakenDocument {
  readonly shelf: ShelfOwner;
  readonly id: string;
  readonly hash: string;
  readonly slot: string;
}

/** A document in a place at a table. */
export type LyingDocument = Pick<TakenDocument, 'slot' | 'id'>;

/** What comes out of a match that is over. */
export interface Given {
  readonly file: MatchFile;
  /** The fingerprint of the file. */
  readonly hash: string;
  readonly results: readonly {
    readonly slot: string;
    /** Whose place it was, if a person had it. */
    readonly seat: Seat | undefined;
    /** Whether it is anybody's where no document went in: what a bot has is nobody's. */
    readonly isNobodys: boolean;
    readonly document: Document;
  }[];
}

/** A campaign as it is stored, without what belongs to it. */
export interface StoredCampaign {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly host: string;
  /** When something last came to it. */
  readonly at: number;
}

/** Somebody who belongs to a campaign. */
export interface StoredMember {
  readonly guest: string;
  readonly name: string;
}

/** A document to be kept. */
export interface DocumentToKeep {
  readonly shelf: ShelfOwner;
  readonly document: Document;
  readonly owner: string;
  readonly at: number;
  /** The fingerprint of the newest revision that is there; none for a new document. */
  readonly before: string | undefined;
}

/** A picture of a campaign, without its file. */
export interface StoredPicture extends Omit<TakenPicture, 'data'> {
  /** The guest who brought it. */
  readonly owner: string;
  readonly at: number;
}

/** A picture to be kept. */
export type PictureToKeep = StoredPicture & TakenPicture;

/** A campaign that is brought, with all that belongs to it. */
export interface CampaignToTake {
  readonly campaign: StoredCampaign;
  readonly member: string;
  /** Every revision, in the order in which they came to be. */
  readonly revisions: readonly Document[];
  readonly matches: readonly { readonly line: CampaignMatch; readonly file: MatchFile }[];
  /** Each once. */
  readonly pictures: readonly PictureToKeep[];
}

/** Where documents and campaigns are stored. */
export interface DocumentStore {
  documentsOf(shelf: ShelfOwner): Promise<readonly StoredDocument[]>;
  document(shelf: ShelfOwner, id: string): Promise<StoredDocument | undefined>;
  /** The newest revision of a document. */
  newest(shelf: ShelfOwner, id: string): Promise<Document | undefined>;
  /** All revisions of a document, the newest first. */
  revisionsOf(shelf: ShelfOwner, id: string): Promise<readonly Document[]>;
  /** Every revision on a shelf that somebody wrote, the oldest first. */
  writtenOn(shelf: ShelfOwner): Promise<readonly Document[]>;
  /** How much lies on a shelf: documents, and bytes of their revisions. */
  sizeOf(shelf: ShelfOwner): Promise<{ readonly documents: number; readonly bytes: number }>;
  /** Keeps a document if nobody was faster and it lies at no table; whether it was kept. */
  keepDocument(document: DocumentToKeep): Promise<boolean>;
  /** A document of a campaign is another member’s from now on. */
  giveDocument(campaign: string, id: string, owner: string): Promise<void>;
  /** Deletes a document with all revisions, unless it lies at a table; whether it was there. */
  dropDocument(shelf: ShelfOwner, id: string): Promise<boolean>;
  /**
   * Puts documents into places of a table that is there, all or none; whether they could be had as they
   * are named.
   */
  placeDocuments(match: string, taken: readonly TakenDocument[]): Promise<boolean>;
  /** These documents lie at a table no longer. */
  freeDocuments(match: string, lying: readonly LyingDocument[]): Promise<void>;
  /** The files of matches with these fingerprints that are there. */
  matchFiles(hashes: readonly string[]): Promise<readonly MatchFile[]>;

  openCampaign(campaign: StoredCampaign, member: string): Promise<void>;
  /** Brings a campaign with all that belongs to it; `false` if there is one of that id. */
  takeCampaign(campaign: CampaignToTake): Promise<boolean>;
  campaign(id: string): Promise<StoredCampaign | undefined>;
  campaignsOf(
    guest: string,
  ): Promise<readonly (StoredCampaign & { readonly members: number; readonly matches: number })[]>;
  /** In the order in which they came. */
  membersOf(campaign: string): Promise<readonly StoredMember[]>;
  /** Lets a guest in; `false` if there are so many members already, or no campaign. */
  addMember(campaign: string, member: StoredMember, at: number, most: number): Promise<boolean>;
  /** A guest belongs to a campaign no longer; what is theirs there is its host's from now on. */
  removeMember(campaign: string, guest: string): Promise<void>;
  /** The campaign that is joined by a key of this hash. */
  campaignInviting(hash: string): Promise<string | undefined>;
  /** Stores the key by which people join, in place of the last one. */
  inviteTo(campaign: string, hash: string): Promise<void>;
  matchesOf(campaign: string): Promise<readonly CampaignMatch[]>;
  /** The tables of a campaign whose match is not over. */
  tablesIn(
    campaign: string,
  ): Promise<readonly { readonly table: string; readonly status: TableStatus }[]>;
  /** Whether a table is one of a campaign that a guest belongs to. */
  isMemberAt(guest: string, match: string): Promise<boolean>;
  /** The pictures of a campaign, in the order in which they came. */
  picturesOf(campaign: string): Promise<readonly StoredPicture[]>;
  /** The file of a picture, and who brought it. */
  picture(
    campaign: string,
    name: string,
  ): Promise<Pick<PictureToKeep, 'type' | 'data' | 'owner'> | undefined>;
  /** All pictures of a campaign as files, in the same order. */
  pictureFiles(campaign: string): Promise<readonly PictureFile[]>;
  /** Keeps a picture, unless it is there already, or there are so many or so large ones. */
  keepPicture(
    campaign: string,
    picture: PictureToKeep,
    most: { readonly pictures: number; readonly bytes: number },
  ): Promise<'kept' | 'full' | 'no-campaign'>;
  /** Deletes a picture of a campaign; whether it was there. */
  dropPicture(campaign: string, name: string): Promise<boolean>;
  /**
   * Whether somebody may come to a table of a campaign: as a guest with a place there, with a key to that
   * table, or since it stands in the public list.
   */
  seesTableOf(
    campaign: string,
    caller: { readonly guest: string | undefined; readonly match: string | undefined },
  ): Promise<boolean>;
  /** Deletes a campaign with all that belongs to it, unless one of its tables is in a match. */
  removeCampaign(id: string): Promise<boolean>;
}
