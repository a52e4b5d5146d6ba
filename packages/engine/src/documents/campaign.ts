import { finished } from '../finished.ts';
import type { Game } from '../game.ts';
import { type MatchFile, readMatchFile } from '../match-file.ts';
import { ok, type Result } from '../result.ts';
import { type PictureFile, readPicture, type TakenPicture } from './campaign-picture.ts';
import { type Document, documentHash, readDocument } from './document.ts';
import type { Documents } from './kinds.ts';
import { Archive, lineageOf, type Revision } from './lineage.ts';
import { fileHash } from './results.ts';

/** What every campaign file says of itself. */
export const CAMPAIGN_FORMAT = 'tablewright-campaign';
/** The version of the format that this code writes; it reads this one. */
export const CAMPAIGN_FORMAT_VERSION = 1;

/** Matches that follow each other, and the documents that go from one to the next. */
export interface CampaignFile {
  readonly format: typeof CAMPAIGN_FORMAT;
  readonly formatVersion: number;
  readonly id: string;
  readonly game: string;
  readonly name: string;
  /** Settings with which its next match begins. */
  readonly options: Readonly<Record<string, unknown>>;
  /** Revisions that no match has given: what people wrote, and what they changed. */
  readonly written: readonly Document[];
  /** In the order in which they ended. */
  readonly matches: readonly MatchFile[];
  /** Pictures that people brought; its matches name them by their content. None if it is missing. */
  readonly pictures?: readonly PictureFile[];
}

/** A match of a campaign that was played again. */
export interface CheckedMatch {
  readonly id: string;
  /** What came out of it, by slot; nothing if it cannot be played again. */
  readonly results: Documents;
  /** What does not fit, in words; empty if all does. */
  readonly problems: readonly string[];
}

/** A campaign as it stands: a fold over its matches. */
export interface CampaignState {
  /** The newest revision of each document, by its id. */
  readonly documents: ReadonlyMap<string, Document>;
  /** Every revision, in the order in which they came to be. */
  readonly revisions: readonly Document[];
  readonly matches: readonly CheckedMatch[];
  /** What does not fit in any of them. */
  readonly problems: readonly string[];
}

/** A campaign that begins. */
export function newCampaign(
  plan: Pick<CampaignFile, 'id' | 'game' | 'name'> &
    Partial<Pick<CampaignFile, 'options' | 'written' | 'pictures'>>,
): CampaignFile {
  const { id, game, name, options = {}, written = [], pictures = [] } = plan;
  return {
    format: CAMPAIGN_FORMAT,
    formatVersion: CAMPAIGN_FORMAT_VERSION,
    id,
    game,
    name,
    options,
    written,
    matches: [],
    ...(pictures.length === 0 ? {} : { pictures }),
  };
}

/**
 * Where a campaign stands after its matches, each of which is played again. A match must begin with
 * documents that the campaign had then; what does not fit is named.
 */
export function campaignState(game: Game, campaign: CampaignFile): CampaignState {
  return finished(foldingCampaign(game, campaign));
}

/**
 * The same for whoever must not hold the thread for so long: it pauses after every answer, and says in
 * which match.
 */
export function* foldingCampaign(
  game: Game,
  campaign: CampaignFile,
): Generator<number, CampaignState> {
  const archive = new Archive(game, campaign.matches);
  const known = new Set(campaign.written.map(documentHash));
  const documents = new Map<string, Document>();
  const revisions: Document[] = [];
  const matches: CheckedMatch[] = [];
  const keep = (document: Document) => {
    revisions.push(document);
    const newest = documents.get(document.id);
    if (newest === undefined || newest.revision <= document.revision) {
      documents.set(document.id, document);
    }
  };
  for (const document of campaign.written) keep(document);
  for (const [at, file] of campaign.matches.entries()) {
    const name = `match ${at + 1} (${file.id})`;
    const problems = Object.entries(file.documents ?? {}).flatMap(([slot, document]) =>
      known.has(documentHash(document))
        ? []
        : [
            `${name} began with "${slot}" as revision ${document.revision} of "${document.name}", which the campaign did not have`,
          ],
    );
    const playing = archive.playing(fileHash(file));
    let step = playing.next();
    while (step.done !== true) {
      yield at;
      step = playing.next();
    }
    const played = step.value;
    if (typeof played === 'string') problems.push(`${name}: ${played}`);
    const results = typeof played === 'string' ? {} : played;
    for (const document of Object.values(results)) {
      known.add(documentHash(document));
      keep(document);
    }
    matches.push({ id: file.id, results, problems });
  }
  return { documents, revisions, matches, problems: matches.flatMap(({ problems }) => problems) };
}

/** The campaign with one more match, which is over. */
export function withMatch(campaign: CampaignFile, file: MatchFile): CampaignFile {
  return { ...campaign, matches: [...campaign.matches, file] };
}

/** The campaign with a document that somebody has written or changed. */
export function withWritten(campaign: CampaignFile, document: Document): CampaignFile {
  return { ...campaign, written: [...campaign.written, document] };
}

/** The past of a document of a campaign; see {@link lineageOf}. */
export function lineageIn(
  game: Game,
  campaign: CampaignFile,
  document: Document,
): readonly Revision[] {
  return lineageOf(document, new Archive(game, campaign.matches, campaign.written));
}

/**
 * Reads the pictures of a campaign that is brought, each of them once; says what is wrong otherwise. It
 * pauses after every picture.
 */
export function* readingPictures({
  pictures = [],
}: CampaignFile): Generator<number, Result<readonly TakenPicture[], string>> {
  const taken = new Map<string, TakenPicture>();
  for (const [at, file] of pictures.entries()) {
    const read = readPicture(file);
    if (!read.ok) return { ok: false, error: `picture ${at + 1}: ${read.error}` };
    taken.set(read.value.picture, read.value);
    yield at;
  }
  return ok([...taken.values()]);
}

/**
 * Checks that a parsed JSON value is a campaign; says what is wrong otherwise. Its pictures are read by
 * {@link readingPictures}.
 */
export function readCampaign(value: unknown): Result<CampaignFile, string> {
  const wrong = (message: string) => ({ ok: false, error: message }) as const;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return wrong('a campaign is a JSON object');
  }
  const campaign = value as Partial<Record<keyof CampaignFile, unknown>>;
  if (campaign.format !== CAMPAIGN_FORMAT) {
    return wrong(`"format" must be "${CAMPAIGN_FORMAT}", not ${JSON.stringify(campaign.format)}`);
  }
  if (campaign.formatVersion !== CAMPAIGN_FORMAT_VERSION) {
    return wrong(
      `"formatVersion" must be ${CAMPAIGN_FORMAT_VERSION}, not ${JSON.stringify(campaign.formatVersion)}`,
    );
  }
  for (const key of ['id', 'game', 'name'] as const) {
    if (typeof campaign[key] !== 'string') return wrong(`"${key}" must be text`);
  }
  const { options, written, matches, pictures = [], game } = campaign;
  if (typeof options !== 'object' || options === null || Array.isArray(options)) {
    return wrong('"options" must be an object');
  }
  if (!Array.isArray(written)) return wrong('"written" must be a list of documents');
  if (!Array.isArray(matches)) return wrong('"matches" must be a list of match files');
  if (!Array.isArray(pictures)) return wrong('"pictures" must be a list of pictures');
  for (const [at, document] of written.entries()) {
    const read = readDocument(document);
    if (!read.ok) return wrong(`written document ${at + 1}: ${read.error}`);
    if (read.value.origin.by !== 'hand') {
      return wrong(
        `written document ${at + 1} says that a match gave it; it belongs to that match`,
      );
    }
  }
  for (const [at, file] of matches.entries()) {
    const read = readMatchFile(file);
    if (!read.ok) return wrong(`match ${at + 1}: ${read.error}`);
    if (read.value.game !== game) {
      return wrong(`match ${at + 1} is of "${read.value.game}", not of "${String(game)}"`);
    }
  }
  return ok(value as CampaignFile);
}
