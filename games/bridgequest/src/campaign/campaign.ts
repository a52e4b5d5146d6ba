import type { Result } from '@tablewright/engine';
import type { ContentProblem, DocumentKind } from '@tablewright/engine/documents';
import { ContentPart, type Note } from '../sheets/content-part.ts';
import { readSheet } from '../sheets/read-sheet.ts';
import type { Sheet } from '../sheets/sheet.ts';

/** What goes on from game to game beside the sheets. */
export interface Campaign {
  /** How many games were played. */
  readonly games: number;
  /** The ids of the figurines that have come beside the first twenty (BQ-NEWE-01). */
  readonly added: readonly string[];
  /** Characters that wait to be rescued (BQ-CAPT-01). */
  readonly captured: readonly Sheet[];
  /** What became of the characters of each game, in its order. */
  readonly history: readonly Chapter[];
}

/** One game of a campaign. */
export interface Chapter {
  /** How it was concluded. */
  readonly ending: string;
  readonly characters: readonly ChapterCharacter[];
}

/** A character of a game, and how well it did. */
export interface ChapterCharacter {
  readonly name: string;
  readonly degree: number;
  /** The level that it had then. */
  readonly level: number;
}

/** Nothing was played yet. */
export const FIRST_CAMPAIGN: Campaign = { games: 0, added: [], captured: [], history: [] };

/** Whether two sheets are of one character: no two of a campaign have its name and its figurine. */
export function isSame(one: Pick<Sheet, 'name' | 'race'>, other: typeof one): boolean {
  return one.name === other.name && one.race === other.race;
}

/** What is wrong with bringing a character: in its campaign it is captured, until somebody rescues it (BQ-CAPT-01). */
export function heldIn(campaign: Campaign | undefined, sheet: Sheet): readonly ContentProblem[] {
  if (campaign?.captured.some((one) => isSame(one, sheet)) !== true) return [];
  const message = `${sheet.name} is captured until somebody rescues it; bring another sheet, or none`;
  return [{ path: '', message }];
}

type SampleSheet = NonNullable<DocumentKind<Sheet>['sample']>;

/** Most characters that are captured in a sample. */
const MOST_CAPTURED = 2;

/**
 * Campaigns as documents.
 * @param sampleSheet a character at random
 */
export function campaignKind(
  figurines: readonly string[],
  sampleSheet?: SampleSheet,
): DocumentKind<Campaign> {
  return {
    version: 1,
    read: (raw) => readCampaign(raw, figurines),
    blank: () => FIRST_CAMPAIGN,
    sample: (random) => {
      const count = sampleSheet === undefined ? 0 : random.index(MOST_CAPTURED + 1, 'captured');
      const captured = Array.from({ length: count }, () => sampleSheet?.(random) ?? []).flat();
      return { ...FIRST_CAMPAIGN, games: 1, captured };
    },
  };
}

function readCampaign(
  raw: unknown,
  figurines: readonly string[],
): Result<Campaign, readonly ContentProblem[]> {
  const problems: ContentProblem[] = [];
  const note: Note = (problem) => problems.push(problem);
  const part = new ContentPart(raw, '', ['games', 'added', 'captured', 'history'], note);
  const campaign: Campaign = {
    games: part.whole('games', 0),
    added: part.names('added'),
    captured: part
      .list('captured', (sheet, at) => readCaptured(sheet, at, figurines, note))
      .flatMap((sheet) => sheet ?? []),
    history: part.list('history', (chapter, at) => readChapter(chapter, at, note)),
  };
  for (const [at, id] of campaign.added.entries()) {
    if (!figurines.includes(id))
      part.wrong(`added.${at}`, `is no figurine; ${figurines[0]} is one`);
  }
  return problems.length === 0 ? { ok: true, value: campaign } : { ok: false, error: problems };
}

function readCaptured(
  raw: unknown,
  path: string,
  figurines: readonly string[],
  note: Note,
): Sheet | undefined {
  const read = readSheet(raw, figurines);
  if (read.ok) return read.value;
  for (const problem of read.error) {
    const within = problem.path === '' ? path : `${path}.${problem.path}`;
    note({ path: within, message: problem.message });
  }
  return undefined;
}

function readChapter(raw: unknown, path: string, note: Note): Chapter {
  const part = new ContentPart(raw, path, ['ending', 'characters'], note);
  return {
    ending: part.text('ending'),
    characters: part.list('characters', (one, at) => {
      const character = new ContentPart(one, at, ['name', 'degree', 'level'], note);
      return {
        name: character.text('name'),
        degree: character.whole('degree', 0),
        level: character.whole('level', 1),
      };
    }),
  };
}
