import type { MatchFile } from '@tablewright/engine/host';
import { LANGUAGES, type Language } from '../language/language.ts';

/** Most bytes of a match that was packed into an address. */
const MOST_BYTES = 4_000_000;
/** A packed text in pieces of so many bytes, as many as a call takes arguments. */
const PIECE = 8_192;

/** How a match is shown on another page; what is missing is as the reader's device has it. */
export interface EmbedWish {
  /** The moment at which it begins, as a number of answers; at its end without it. */
  readonly at?: number | undefined;
  readonly light?: 'day' | 'dusk' | undefined;
  readonly language?: Language | undefined;
}

/** What an address embeds. */
export type Embedded =
  /** A match that is in the address itself, packed. */
  | { readonly kind: 'match'; readonly packed: string }
  /** A table on the server that this page came from. */
  | { readonly kind: 'table'; readonly table: string }
  | { readonly kind: 'nothing' };

/** The file of a match as text for an address: deflated, in base64url. */
export async function packMatch(file: MatchFile): Promise<string> {
  const stream = new Blob([JSON.stringify(file)])
    .stream()
    .pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += PIECE) {
    text += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  }
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The text of a file that {@link packMatch} packed. Rejects if it was not, or is too large. */
export async function unpackMatch(packed: string): Promise<string> {
  const bytes = Uint8Array.from(
    atob(packed.replaceAll('-', '+').replaceAll('_', '/')),
    (letter) => letter.codePointAt(0) ?? 0,
  );
  const reader = new Blob([bytes])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'))
    .getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > MOST_BYTES) {
      await reader.cancel();
      throw new Error('the match is too large');
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** The address of a match that is in the address itself. */
export function matchAddress(origin: string, packed: string, wish: EmbedWish = {}): string {
  return `${origin}/embed/match${searchOf(wish)}#${packed}`;
}

/** The address of a table on the server. */
export function tableAddress(origin: string, table: string, wish: EmbedWish = {}): string {
  return `${origin}/embed/table/${table}${searchOf(wish)}`;
}

function searchOf({ at, light, language }: EmbedWish): string {
  const search = new URLSearchParams();
  if (at !== undefined) search.set('at', String(at));
  if (light !== undefined) search.set('light', light);
  if (language !== undefined) search.set('language', language);
  const said = search.toString();
  return said === '' ? '' : `?${said}`;
}

/** What the address of a page embeds, and how. */
export function embeddedIn({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): {
  readonly what: Embedded;
  readonly wish: EmbedWish;
} {
  const params = new URLSearchParams(search);
  const at = params.get('at') ?? '';
  const light = params.get('light');
  const wish: EmbedWish = {
    at: /^\d{1,6}$/.test(at) ? Number(at) : undefined,
    light: light === 'day' || light === 'dusk' ? light : undefined,
    language: LANGUAGES.find((language) => language === params.get('language')),
  };
  const table = /^\/embed\/table\/([\w-]{1,64})\/?$/.exec(pathname)?.[1];
  if (table !== undefined) return { what: { kind: 'table', table }, wish };
  const packed = hash.slice(1);
  if (/^\/embed\/match\/?$/.test(pathname) && /^[\w-]+$/.test(packed)) {
    return { what: { kind: 'match', packed }, wish };
  }
  return { what: { kind: 'nothing' }, wish };
}

/** The HTML that puts an address into a page. */
export function snippetOf(address: string, title: string): string {
  const name = escaped(title);
  return `<iframe src="${escaped(address)}" title="${name}" width="100%" height="640" loading="lazy" style="border: 0; max-width: 960px"></iframe>`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
