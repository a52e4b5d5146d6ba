import { type Prose, showableProse } from '@tablewright/engine';
import { Lexer, type Token, Tokenizer, type Tokens } from 'marked';

/** A run of text: plain, emphasised, strong, or both. */
export interface ProseRun {
  readonly text: string;
  readonly em?: true;
  readonly strong?: true;
}

/** A part of prose. Line feeds in its runs are line breaks. */
export type ProseBlock =
  | { readonly kind: 'paragraph' | 'heading'; readonly runs: readonly ProseRun[] }
  | { readonly kind: 'quote'; readonly blocks: readonly ProseBlock[] }
  | {
      readonly kind: 'list';
      /** The number of the first item; bullets without it. */
      readonly from?: number;
      readonly items: readonly (readonly ProseBlock[])[];
    };

/** How deep lists and quotations may lie in each other; what lies deeper is shown as it is written. */
const DEEPEST = 4;

/** Marks of lists and quotations before the text of a line. */
const MARKS = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t])))*/;
/** Deeper than any list that is shown. */
const INDENTED = /^[ \t]{24,}/;

/** More marks of emphasis than anybody needs, and so many that finding their ends would take long. */
const MOST_EMPHASIS = 300;

/** More lines than anybody reads at a table. */
const MOST_LINES = 200;

const nothing = (): undefined => undefined;

/** Reads the Markdown of prose. All other kinds of markup are no markup here, but text. */
class ProseTokenizer extends Tokenizer {
  override code = nothing;
  override fences = nothing;
  override hr = nothing;
  override html = nothing;
  override def = nothing;
  override table = nothing;
  override lheading = nothing;
  override tag = nothing;
  override link = nothing;
  override reflink = nothing;
  override codespan = nothing;
  override br = nothing;
  override del = nothing;
  override autolink = nothing;
  override url = nothing;

  /** Stars within a word are no emphasis: of `2*3*4` nothing may get lost. */
  override emStrong(
    src: string,
    masked: string,
    before = '',
  ): Tokens.Em | Tokens.Strong | undefined {
    if (/[\p{L}\p{N}]$/u.test(before)) return undefined;
    return super.emStrong(src, masked, before);
  }
}

/** What stands in prose, block by block. Takes any text, however it is written. */
export function readProse({ prose }: Prose): readonly ProseBlock[] {
  const text = showableProse(prose);
  const plain: ProseBlock = { kind: 'paragraph', runs: [{ text: text.trim() }] };
  if (text.trim() === '') return [];
  if (isTooMuch(text)) return [plain];
  const tokens = new Lexer({ gfm: false, tokenizer: new ProseTokenizer() }).lex(text);
  return tokens.flatMap(blocksOf);
}

/** Prose as plain words on one line, without the marks of its Markdown. */
export function plainProse(prose: Prose): string {
  return wordsOf(readProse(prose));
}

function wordsOf(blocks: readonly ProseBlock[]): string {
  const words = blocks.flatMap((block): readonly string[] => {
    if (block.kind === 'quote') return [wordsOf(block.blocks)];
    if (block.kind === 'list') return block.items.map(wordsOf);
    return [block.runs.map(({ text }) => text).join('')];
  });
  return words.join(' ').replace(/\s+/g, ' ').trim();
}

/** Whether it has more markup than prose has: then it is read as text without any. */
function isTooMuch(text: string): boolean {
  const lines = text.split('\n');
  const emphasis = text.match(/[*_]/g) ?? [];
  return lines.length > MOST_LINES || emphasis.length > MOST_EMPHASIS || lines.some(isTooDeep);
}

function isTooDeep(line: string): boolean {
  if (INDENTED.test(line)) return true;
  const [marks = ''] = MARKS.exec(line) ?? [];
  return (marks.match(/[>*+-]|\d+/g) ?? []).length > DEEPEST;
}

function blocksOf(token: Token): readonly ProseBlock[] {
  switch (token.type) {
    case 'space':
      return [];
    case 'heading':
      return [{ kind: 'heading', runs: runsOf(token.tokens) }];
    case 'blockquote':
      return [{ kind: 'quote', blocks: (token.tokens ?? []).flatMap(blocksOf) }];
    case 'list':
      return [listOf(token as Tokens.List)];
    default:
      return [{ kind: 'paragraph', runs: runsOf('tokens' in token ? token.tokens : [token]) }];
  }
}

function listOf({ items, ordered, start }: Tokens.List): ProseBlock {
  return {
    kind: 'list',
    ...(ordered && typeof start === 'number' ? { from: start } : {}),
    items: items.map(({ tokens }) => tokens.flatMap(blocksOf)),
  };
}

type Style = Pick<ProseRun, 'em' | 'strong'>;

function runsOf(tokens: readonly Token[] = [], style: Style = {}): readonly ProseRun[] {
  const runs: ProseRun[] = [];
  for (const token of tokens) {
    const own: Style =
      token.type === 'em' || token.type === 'strong' ? { ...style, [token.type]: true } : style;
    const inner = 'tokens' in token ? token.tokens : undefined;
    if (inner !== undefined && inner.length > 0) runs.push(...runsOf(inner, own));
    else {
      // As it is written: its `text` has references such as `&#8238;` put in, unseen characters too.
      const text = token.type === 'escape' ? String(token.text) : token.raw;
      const last = runs.at(-1);
      // What the parser splits at an escaped sign is one run.
      if (last !== undefined && last.em === own.em && last.strong === own.strong) {
        runs[runs.length - 1] = { ...last, text: last.text + text };
      } else runs.push({ ...own, text });
    }
  }
  return runs;
}
