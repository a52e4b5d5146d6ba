import { createHash } from 'node:crypto';
import { GAMES } from '@tablewright/registry';
import { readRulebookText } from '@tablewright/registry/rulebook-texts';
import { readChapters } from '@tablewright/table-kit/rulebook';
import type { Plugin } from 'vite';

/** The module with the addresses of all rulebooks, by game and language. */
const MODULE = 'virtual:rulebooks';
const RESOLVED = `\0${MODULE}`;

/** A rulebook as a file: its chapters as JSON. */
interface RulebookFile {
  readonly game: string;
  readonly language: string;
  /** Without the slash at its beginning. */
  readonly path: string;
  readonly source: string;
}

/** Reads the rulebooks of all games while building, so that no page has to load what reads Markdown. */
export function rulebooks(): Plugin {
  let reading: Promise<readonly RulebookFile[]> | undefined;
  const read = () => {
    reading ??= readRulebooks();
    return reading;
  };
  return {
    name: 'tablewright-rulebooks',
    configureServer({ middlewares }) {
      middlewares.use('/assets', async (request, response, next) => {
        const asked = (await read()).find(({ path }) => `/${path}` === `/assets${request.url}`);
        if (asked === undefined) return next();
        response.setHeader('content-type', 'application/json');
        response.end(asked.source);
      });
    },
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined;
      const addresses: Record<string, Record<string, string>> = {};
      for (const { game, language, path } of await read()) {
        addresses[game] = { ...addresses[game], [language]: `/${path}` };
      }
      return `export const RULEBOOKS = ${JSON.stringify(addresses)};`;
    },
    async generateBundle() {
      for (const { path, source } of await read()) {
        this.emitFile({ type: 'asset', fileName: path, source });
      }
    },
  };
}

/** Every rulebook in every language that its game speaks. */
export async function readRulebooks(): Promise<readonly RulebookFile[]> {
  const files: RulebookFile[] = [];
  for (const entry of GAMES) {
    if (entry.status !== 'ready') continue;
    const { id: game, texts, translations = {} } = await entry.load();
    for (const language of ['en', ...Object.keys(translations)]) {
      const book = await readRulebookText(game, language);
      if (book?.language !== language) continue;
      const words = { ...texts, ...(await translations[language]?.()) };
      const source = JSON.stringify(readChapters(book.text, (key) => words[key] ?? key));
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
      files.push({ game, language, path: `assets/${game}-${language}-${hash}.json`, source });
    }
  }
  return files;
}
