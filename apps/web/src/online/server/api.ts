import type { Seat } from '@tablewright/engine';
import type { CampaignFile, Document, PictureFile } from '@tablewright/engine/documents';
import type { MatchFile } from '@tablewright/engine/host';
import type {
  Act,
  CampaignView,
  DocumentLine,
  GuestLink,
  NewCampaign,
  NextTable,
  Opened,
  Opens,
  OpenTable,
  PictureLine,
  PushAddress,
  PushOffer,
  RefusalCode,
  Refused,
  Seated,
  ShelfView,
  SitDown,
  TableFace,
} from '@tablewright/protocol';
import type { DocumentPast } from '../../shelf/document-shelf.ts';

/** A table that this browser knows, as the list of them tells it. */
export interface OwnTable {
  readonly face: TableFace;
  /** One's seats; -1 for somebody who watches. */
  readonly seats: readonly number[];
  /** Whom the table waits for. */
  readonly waiting: readonly Seat[];
  readonly host: boolean;
  /** When something happened there last, in milliseconds since 1970. */
  readonly at: number;
}

/** A table, and who this browser is there. */
export interface Looked {
  readonly face: TableFace;
  readonly you: {
    readonly seats: readonly Seat[];
    readonly host: boolean;
    /** Free seats that are kept for this browser, because it had them at the table before. */
    readonly offered?: readonly Seat[];
  };
}

/** What an act is, before it has its name. */
export type Unnamed<A> = A extends { readonly id: string } ? Omit<A, 'id'> : never;

/** An invitation to be made. */
export interface InviteWish {
  readonly kind: 'invite' | 'hand' | 'watch';
  readonly seat?: Seat;
}

/** The server did not do what it was asked for, or could not be asked (`offline`). */
export class ApiRefusal extends Error {
  override readonly name = 'ApiRefusal';
  readonly code: RefusalCode | 'offline';
  /** Of HTTP; 0 when no answer came. */
  readonly status: number;

  constructor(code: RefusalCode | 'offline', message: string, status: number) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

/** Why the server did not do it, if that is what was thrown. */
export function codeOf(thrown: unknown): ApiRefusal['code'] | undefined {
  return thrown instanceof ApiRefusal ? thrown.code : undefined;
}

/** How long an answer is waited for, in milliseconds. */
const PATIENCE = 15_000;
/** The same for what is large. */
const LONG_PATIENCE = 120_000;

/** The HTTP interface of the server that this page came from. Every call may throw {@link ApiRefusal}. */
export const api = {
  open: (wish: OpenTable): Promise<Opened> => ask('POST', '/tables', wish),
  listed: (): Promise<readonly TableFace[]> => ask('GET', '/tables'),
  mine: (): Promise<readonly OwnTable[]> => ask('GET', '/tables/mine'),
  /** What a key opens; the key of a seat or of a table is known to this browser from now on. */
  use: (key: string): Promise<Opens> => ask('POST', '/keys', { key }),
  /** @param key who looks: the holder of an invitation, else this browser */
  look: (table: string, key?: string): Promise<Looked> =>
    ask('GET', `/tables/${table}`, undefined, key),
  sit: (table: string, wish: SitDown): Promise<Seated> =>
    ask('POST', `/tables/${table}/seats`, wish),
  /** The next table of a match that is over, opened if nobody has; and what one adds to it then. */
  next: (table: string, entropy: string): Promise<NextTable> =>
    ask('POST', `/tables/${table}/next`, { entropy }),
  remove: (table: string): Promise<true> => ask('DELETE', `/tables/${table}`),
  invite: (table: string, wish: InviteWish): Promise<{ readonly key: string }> =>
    ask('POST', `/tables/${table}/invites`, wish),
  lock: (table: string, seat: Seat): Promise<{ readonly key: string }> =>
    ask('POST', `/tables/${table}/seats/${seat}/key`),
  /** A key by which one further device becomes this person's. */
  linkDevice: (): Promise<GuestLink> => ask('POST', '/guests/links'),
  /** Makes this browser a device of whoever made the key. */
  addDevice: (link: string): Promise<object> => ask('POST', '/guests/devices', { link }),
  /** How the server calls devices. */
  pushOffer: (): Promise<PushOffer> => ask('GET', '/push'),
  /** This device is called from now on when a table waits. */
  call: (device: PushAddress): Promise<{ readonly device: string }> =>
    ask('POST', '/push/devices', device),
  callNot: (device: string): Promise<true> => ask('DELETE', `/push/devices/${device}`),
  /** One's documents on the server, and the campaigns that one belongs to. */
  shelf: (): Promise<ShelfView> => ask('GET', '/shelf'),
  document: (id: string, campaign?: string): Promise<DocumentPast> =>
    ask('GET', `/documents/${id}${ofCampaign(campaign)}`),
  keep: (document: Document, campaign?: string): Promise<DocumentLine> =>
    ask('POST', '/documents', { document, ...(campaign === undefined ? {} : { campaign }) }),
  dropDocument: (id: string, campaign?: string): Promise<true> =>
    ask('DELETE', `/documents/${id}${ofCampaign(campaign)}`),
  /** A document of a campaign is another member's from now on. */
  giveDocument: (id: string, campaign: string, member: number): Promise<DocumentLine> =>
    ask('POST', `/documents/${id}/owner`, { campaign, member }),
  beginCampaign: (wish: NewCampaign): Promise<{ readonly campaign: string }> =>
    ask('POST', '/campaigns', wish),
  /** Playing its matches again takes the server a while. */
  takeCampaign: (campaign: CampaignFile, as: string): Promise<{ readonly campaign: string }> =>
    ask('POST', '/campaigns/import', { campaign, as }, undefined, LONG_PATIENCE),
  joinCampaign: (key: string, as: string): Promise<{ readonly campaign: string }> =>
    ask('POST', '/campaigns/join', { key, as }),
  campaign: (id: string): Promise<CampaignView> => ask('GET', `/campaigns/${id}`),
  campaignFile: (id: string): Promise<CampaignFile> =>
    ask('GET', `/campaigns/${id}/file`, undefined, undefined, LONG_PATIENCE),
  inviteToCampaign: (id: string): Promise<{ readonly key: string }> =>
    ask('POST', `/campaigns/${id}/invites`),
  /** @param member oneself, or for the host somebody else */
  leaveCampaign: (id: string, member: number): Promise<true> =>
    ask('DELETE', `/campaigns/${id}/members/${member}`),
  removeCampaign: (id: string): Promise<true> => ask('DELETE', `/campaigns/${id}`),
  pictures: (campaign: string): Promise<readonly PictureLine[]> =>
    ask('GET', `/campaigns/${campaign}/pictures`),
  bringPicture: (campaign: string, picture: PictureFile): Promise<PictureLine> =>
    ask('POST', `/campaigns/${campaign}/pictures`, picture, undefined, LONG_PATIENCE),
  dropPicture: (campaign: string, name: string): Promise<true> =>
    ask('DELETE', `/campaigns/${campaign}/pictures/${name}`),
  file: (table: string): Promise<MatchFile> => ask('GET', `/tables/${table}/file`),
  /** @param seat in which of one's seats; without it in the first, or as the host */
  act: (table: string, act: Unnamed<Act>, seat?: Seat): Promise<{ readonly seq: number }> =>
    ask('POST', `/tables/${table}/acts`, {
      act: { ...act, id: newName() },
      ...(seat === undefined || seat < 0 ? {} : { seat }),
    }),
} as const;

/** The address at which the server has a picture, if it has it. */
export function pictureAddress(campaign: string, name: string): string {
  return `/api/campaigns/${campaign}/pictures/${name}`;
}

/** How many of one's tables wait for oneself. */
export function waitingFor(own: readonly OwnTable[]): number {
  return own.filter(({ seats, waiting }) => seats.some((seat) => waiting.includes(seat))).length;
}

/** A name that none had before, of 32 letters and digits; also what somebody adds to the dice. */
export function newName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function ofCampaign(campaign: string | undefined): string {
  return campaign === undefined ? '' : `?campaign=${campaign}`;
}

async function ask<T>(
  method: string,
  path: string,
  body?: unknown,
  key?: string,
  patience = PATIENCE,
): Promise<T> {
  const response = await sent(method, path, body, key, patience);
  const value = await read(response);
  if (response.ok) return value as T;
  const { code, message } = refusedIn(value) ?? { code: 'down', message: response.statusText };
  throw new ApiRefusal(code, message, response.status);
}

async function sent(
  method: string,
  path: string,
  body: unknown,
  key: string | undefined,
  patience: number,
): Promise<Response> {
  try {
    return await fetch(`/api${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(patience),
    });
  } catch (thrown) {
    throw new ApiRefusal('offline', String(thrown), 0);
  }
}

/** What stands in an answer; nothing for a page that some proxy put in its place. */
async function read(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    if (response.ok) throw new ApiRefusal('offline', 'the answer was cut off', 0);
    return undefined;
  }
}

function refusedIn(value: unknown): Refused | undefined {
  const error = (value as { readonly error?: unknown } | undefined)?.error;
  return typeof error === 'object' ? (error as Refused) : undefined;
}
