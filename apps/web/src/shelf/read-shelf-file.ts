import type { Game, Result } from '@tablewright/engine';
import {
  CAMPAIGN_FORMAT,
  type CampaignFile,
  DOCUMENT_FORMAT,
  type Document,
  readCampaign,
  readKept,
} from '@tablewright/engine/documents';
import { loadGame } from '@tablewright/registry';

/** What a file holds that somebody opens. */
export type ShelfFile =
  | { readonly kind: 'document'; readonly document: Document }
  | { readonly kind: 'campaign'; readonly campaign: CampaignFile };

/** Reads a document or a campaign from a file's text. The error says what is wrong, in English. */
export async function readShelfFile(text: string): Promise<Result<ShelfFile, string>> {
  let value: { readonly format?: unknown; readonly game?: unknown };
  try {
    value = JSON.parse(text) as typeof value;
  } catch {
    return { ok: false, error: 'it is not JSON' };
  }
  if (value?.format === CAMPAIGN_FORMAT) {
    const read = readCampaign(value);
    return read.ok ? { ok: true, value: { kind: 'campaign', campaign: read.value } } : read;
  }
  if (value?.format !== DOCUMENT_FORMAT) {
    const formats = `"${DOCUMENT_FORMAT}" or "${CAMPAIGN_FORMAT}"`;
    return {
      ok: false,
      error: `"format" must be ${formats}, not ${JSON.stringify(value?.format)}`,
    };
  }
  let game: Game;
  try {
    game = await loadGame(String(value.game));
  } catch (thrown) {
    return { ok: false, error: thrown instanceof Error ? thrown.message : String(thrown) };
  }
  const read = readKept(game, value);
  return read.ok ? { ok: true, value: { kind: 'document', document: read.value } } : read;
}

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
