import { IMAGE_TYPES } from '@tablewright/engine/documents';
import { z } from 'zod';
import { MOST_MEMBERS } from './limits.ts';
import { STATUSES } from './table.ts';
import {
  CampaignId,
  DocumentId,
  DocumentSlot,
  Key,
  PersonName,
  PictureName,
  TableId,
} from './words.ts';

/** What a campaign is called. */
export const CampaignName = z
  .string()
  .trim()
  .min(1, 'a campaign has a name')
  .max(60, 'the name of a campaign has at most 60 letters');

/** SHA-256, as 64 hexadecimal digits. */
const Fingerprint = z.string().regex(/^[0-9a-f]{64}$/);

/** The newest revision of a document, as lists show it. */
export const DocumentLine = z.strictObject({
  id: DocumentId,
  /** The campaign that it belongs to; without it, it is on your own shelf. */
  campaign: CampaignId.exactOptional(),
  game: z.string(),
  kind: z.string(),
  name: z.string(),
  revision: z.int(),
  hash: Fingerprint,
  /** Whether somebody wrote this revision, or a match gave it. */
  by: z.enum(['hand', 'match']),
  /** When it was written, in milliseconds since 1970. */
  at: z.int(),
  /** Whose it is in its campaign. */
  owner: z.string().exactOptional(),
  /** Whether you may change it and throw it away. */
  yours: z.boolean(),
  /** The table at which it is in a match that is not over; nobody changes it before. */
  table: TableId.exactOptional(),
});
/** See {@link DocumentLine}. */
export type DocumentLine = z.infer<typeof DocumentLine>;

/** A campaign as lists show it. */
export const CampaignLine = z.strictObject({
  id: CampaignId,
  game: z.string(),
  name: z.string(),
  /** How many matches it has had. */
  matches: z.int(),
  members: z.int(),
  host: z.boolean().describe('Whether you are its host.'),
  /** When something last came to it, in milliseconds since 1970. */
  at: z.int(),
});
/** See {@link CampaignLine}. */
export type CampaignLine = z.infer<typeof CampaignLine>;

/** Somebody who belongs to a campaign. */
export const Member = z.strictObject({
  /** By which they are named here, from 0. */
  number: z.int(),
  name: z.string(),
  host: z.boolean(),
  you: z.boolean(),
});
/** See {@link Member}. */
export type Member = z.infer<typeof Member>;

/** A match of a campaign that is over. */
export const CampaignMatch = z.strictObject({
  /** The id of the match, which is that of its table if it was played on a server. */
  match: z.string(),
  /** The fingerprint of its file. */
  file: Fingerprint,
  seats: z.array(z.strictObject({ name: z.string(), player: z.string() })),
  /** The documents that came out of it, by slot. */
  results: z.record(DocumentSlot, DocumentId),
  /** When it came to the campaign, in milliseconds since 1970. */
  at: z.int(),
});
/** See {@link CampaignMatch}. */
export type CampaignMatch = z.infer<typeof CampaignMatch>;

/** All that its members know of a campaign. */
export const CampaignView = z.strictObject({
  id: CampaignId,
  game: z.string(),
  name: z.string(),
  /** Settings with which its next match begins. */
  options: z.record(z.string(), z.unknown()),
  host: z.boolean().describe('Whether you are its host.'),
  members: z.array(Member).max(MOST_MEMBERS),
  documents: z.array(DocumentLine),
  matches: z.array(CampaignMatch),
  /** Its tables whose match is not over. */
  tables: z.array(z.strictObject({ table: TableId, status: z.enum(STATUSES) })),
});
/** See {@link CampaignView}. */
export type CampaignView = z.infer<typeof CampaignView>;

/** What is kept for somebody: their own documents, and the campaigns that they belong to. */
export const ShelfView = z.strictObject({
  documents: z.array(DocumentLine),
  campaigns: z.array(CampaignLine),
});
/** See {@link ShelfView}. */
export type ShelfView = z.infer<typeof ShelfView>;

/** The revisions of a document, the newest first, and the files of the matches that gave them. */
export const DocumentPast = z.strictObject({
  line: DocumentLine,
  revisions: z.array(z.looseObject({ id: DocumentId, revision: z.int() })),
  matches: z.array(z.looseObject({ id: z.string(), game: z.string() })),
});

/** Puts a document on a shelf: a new one, or the next revision of one that is there. */
export const KeepDocument = z.strictObject({
  /** See `docs/match-file.md`. */
  document: z.looseObject({ id: DocumentId, game: z.string() }),
  /** Into this campaign; without it on one’s own shelf. */
  campaign: CampaignId.exactOptional(),
});
/** See {@link KeepDocument}. */
export type KeepDocument = z.infer<typeof KeepDocument>;

/** Begins a campaign. */
export const NewCampaign = z.strictObject({
  game: z.string().max(40),
  name: CampaignName,
  options: z.record(z.string().max(60), z.unknown()).default({}),
  /** What one is called in it. */
  as: PersonName,
});
/** See {@link NewCampaign}. */
export type NewCampaign = z.input<typeof NewCampaign>;

/** Brings a campaign as a file. */
export const TakeCampaign = z.strictObject({
  campaign: z.looseObject({ id: CampaignId, game: z.string() }),
  as: PersonName,
});
/** See {@link TakeCampaign}. */
export type TakeCampaign = z.infer<typeof TakeCampaign>;

/** Joins a campaign by a key to it. */
export const JoinCampaign = z.strictObject({ key: Key, as: PersonName });

/** A picture of a campaign as lists show it. */
export const PictureLine = z.strictObject({
  picture: PictureName,
  /** What can be seen in it, for whoever does not see it. */
  alt: z.string(),
  type: z.enum(IMAGE_TYPES),
  /** In pixels. */
  width: z.int(),
  height: z.int(),
  /** Of its file, in bytes. */
  size: z.int(),
  /** When it came, in milliseconds since 1970. */
  at: z.int(),
  /** Who brought it. */
  owner: z.string().exactOptional(),
  /** Whether you may throw it away. */
  yours: z.boolean(),
});
/** See {@link PictureLine}. */
export type PictureLine = z.infer<typeof PictureLine>;

/** Brings a picture to a campaign. What it is follows from the file alone. */
export const BringPicture = z.strictObject({
  /** What can be seen in it: one line. */
  alt: z.string(),
  data: z.string().describe('A PNG, JPEG or WebP, in base64.'),
});
