import { contentOf, type GameDocuments, readDocument } from '@tablewright/engine/documents';
import {
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import type { Builder, DraftRead, LineFault, Reader } from './builder.ts';
import { builderWords } from './words.ts';

/** The kinds of documents of a game, by which files of its teams are read. */
export interface DocumentsOf {
  readonly game: string;
  readonly kinds: GameDocuments<never, never>['kinds'];
}

/**
 * Reads a team from what somebody pasted or opened: the short text of the game, or JSON, which is a
 * document or only its content. All that is wrong is named, with its line.
 *
 * @param documents nothing where teams are no documents; then only text is read
 */
export function readDraft(
  builder: Builder,
  text: string,
  reader: Reader,
  documents: DocumentsOf | undefined,
): DraftRead {
  const { kind } = builder;
  if (documents === undefined || kind === undefined || !text.trimStart().startsWith('{')) {
    return builder.fromText(text, reader);
  }
  const words = builderWords(reader.locale);
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors);
  if (tree === undefined || errors.length > 0) {
    const faults = errors.map(({ error, offset }) => ({
      line: lineAt(text, offset),
      message: words('builder.json', { what: printParseErrorCode(error) }),
    }));
    return { ok: false, faults };
  }
  return readJson({ builder, kind, text, tree, reader, documents });
}

interface Json {
  readonly builder: Builder;
  readonly kind: string;
  readonly text: string;
  readonly tree: Node;
  readonly reader: Reader;
  readonly documents: DocumentsOf;
}

function readJson({ builder, kind, text, tree, reader, documents }: Json): DraftRead {
  const words = builderWords(reader.locale);
  const value: unknown = getNodeValue(tree);
  const isDocument = findNodeAtLocation(tree, ['format']) !== undefined;
  const other = (what: string): DraftRead => ({
    ok: false,
    faults: [{ line: 1, message: words('builder.json.other', { what }) }],
  });
  const document = isDocument ? readDocument(value) : undefined;
  if (document?.ok === false) return other(document.error);
  if (document !== undefined) {
    const { game, kind: of } = document.value;
    if (game !== documents.game || of !== kind) return other(`${game}, ${of}`);
  }
  const read =
    document === undefined
      ? documents.kinds[kind]?.read(value)
      : contentOf(documents.kinds, document.value);
  if (read === undefined) return other(kind);
  if (read.ok) {
    const draft = builder.draftOf(read.value);
    const name = draft.name === '' && document?.ok === true ? document.value.name : draft.name;
    return { ok: true, draft: { ...draft, name: name.slice(0, builder.longestName) } };
  }
  const before = isDocument ? ['content'] : [];
  const faults = read.error.map(({ path, message }) => ({
    line: lineOf(text, tree, [...before, ...(path === '' ? [] : path.split('.'))]),
    message: path === '' ? message : `${path}: ${message}`,
  }));
  return { ok: false, faults };
}

/** The line of a place in JSON; of what it is missing in, if it is not there. */
function lineOf(text: string, tree: Node, path: readonly string[]): number {
  for (let length = path.length; length >= 0; length -= 1) {
    const segments = path
      .slice(0, length)
      .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
    const node = findNodeAtLocation(tree, segments);
    if (node !== undefined) return lineAt(text, node.offset);
  }
  return 1;
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

/** Faults in the order of their lines. */
export function byLine(faults: readonly LineFault[]): readonly LineFault[] {
  return [...faults].sort((a, b) => a.line - b.line);
}
