import type { Game, Result } from '@tablewright/engine';
import {
  CAMPAIGN_FORMAT,
  type CampaignFile,
  type ContentProblem,
  contentOf,
  DOCUMENT_FORMAT,
  type Document,
  readCampaign,
  readDocument,
  readKept,
  written,
} from '@tablewright/engine/documents';
import { GAMES, loadGame } from '@tablewright/registry';
import { type JsonLines, jsonLines, partsOfPath } from '@tablewright/table-kit/json-lines';
import { freshId } from './fresh-id.ts';

/** What a file holds that somebody opens. */
export type ShelfFile =
  | { readonly kind: 'document'; readonly document: Document }
  | { readonly kind: 'campaign'; readonly campaign: CampaignFile };

/** Reads a document or a campaign from a file's text. The error says what is wrong, in English. */
export async function readShelfFile(text: string): Promise<Result<ShelfFile, string>> {
  let value: Readonly<Record<string, unknown>>;
  const lines = jsonLines(text);
  try {
    value = JSON.parse(text) as typeof value;
  } catch {
    const [fault] = lines.faults;
    const where = fault === undefined ? '' : `; line ${fault.line}: ${fault.what}`;
    return { ok: false, error: `it is not JSON${where}` };
  }
  if (value?.format === CAMPAIGN_FORMAT) {
    const read = readCampaign(value);
    return read.ok ? { ok: true, value: { kind: 'campaign', campaign: read.value } } : read;
  }
  if (value?.format !== DOCUMENT_FORMAT) return await readBare(value, lines);
  let game: Game;
  try {
    game = await loadGame(String(value.game));
  } catch (thrown) {
    return { ok: false, error: thrown instanceof Error ? thrown.message : String(thrown) };
  }
  const faults = faultsOf(game, value, lines);
  if (faults.length > 0) return { ok: false, error: faults.join('\n') };
  const read = readKept(game, value);
  return read.ok ? { ok: true, value: { kind: 'document', document: read.value } } : read;
}

/** Makes a document of a file that holds the content of one alone, such as a deck of cards. */
async function readBare(
  value: Readonly<Record<string, unknown>>,
  lines: JsonLines,
): Promise<Result<ShelfFile, string>> {
  const formats = [DOCUMENT_FORMAT, CAMPAIGN_FORMAT];
  for (const entry of GAMES) {
    if (entry.status !== 'ready' || entry.documents !== true) continue;
    const game = await loadGame(entry.id);
    for (const [kind, { fileFormat, version, read }] of Object.entries(
      game.documents?.kinds ?? {},
    )) {
      if (fileFormat === undefined) continue;
      formats.push(fileFormat);
      if (value?.format !== fileFormat) continue;
      const content = read(value);
      if (!content.ok) {
        return { ok: false, error: content.error.map(saidAt(lines)).join('\n') };
      }
      const name = typeof value.name === 'string' ? value.name : kind;
      const plan = { id: freshId(), game: game.id, kind, kindVersion: version, name };
      const document = written({ ...plan, content: content.value });
      return { ok: true, value: { kind: 'document', document } };
    }
  }
  const known = formats.map((format) => `"${format}"`).join(' or ');
  return { ok: false, error: `"format" must be ${known}, not ${JSON.stringify(value?.format)}` };
}

/** What the game does not take in a document, each with its line; nothing where it is no document of its. */
function faultsOf(game: Game, value: unknown, lines: JsonLines): readonly string[] {
  const read = readDocument(value);
  if (!read.ok || read.value.game !== game.id) return [];
  const kinds = game.documents?.kinds ?? {};
  const content = contentOf(kinds, read.value);
  // What was written for an older version has other paths.
  const isPresent = kinds[read.value.kind]?.version === read.value.kindVersion;
  if (content.ok || !isPresent) return [];
  return content.error.map(saidAt(lines, ['content']));
}

/** A problem with its place in the file. */
const saidAt =
  ({ lineOf }: JsonLines, within: readonly string[] = []) =>
  ({ path, message }: ContentProblem): string => {
    const line = lineOf([...within, ...partsOfPath(path)]);
    return path === '' ? `line ${line}: ${message}` : `line ${line}, ${path}: ${message}`;
  };

/** A document as a file of the browser. */
export function documentFile(document: Document): File {
  return jsonFile(`${document.game}-${safe(document.name)}-${document.revision}`, document);
}

/** A campaign as a file of the browser. */
export function campaignFile(campaign: CampaignFile): File {
  return jsonFile(`${campaign.game}-${safe(campaign.name)}`, campaign);
}

function jsonFile(name: string, value: unknown): File {
  const text = `${JSON.stringify(value, undefined, 2)}\n`;
  return new File([text], `${name}.tablewright.json`, { type: 'application/json' });
}

function safe(name: string): string {
  return name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'sheet';
}
