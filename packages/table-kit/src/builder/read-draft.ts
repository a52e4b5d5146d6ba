import type { ContentProblem } from '@tablewright/engine/documents';
import { getNodeValue, type Node } from 'jsonc-parser';
import { type JsonLines, jsonLines, partsOfPath } from '../json-lines.ts';
import type { Builder, DraftRead, LineFault, Reader } from './builder.ts';
import { builderWords } from './words.ts';

/** What a value is as a document: its content, what is wrong with that, or that it is something else. */
export type DocumentRead =
  | { readonly kind: 'read'; readonly content: unknown; readonly name: string }
  /** `within` leads from the value to its content. */
  | {
      readonly kind: 'wrong';
      readonly problems: readonly ContentProblem[];
      readonly within: readonly string[];
    }
  | { readonly kind: 'other'; readonly what: string };

/** Reads a value as a document of a kind, or as content of it, by the game that is built for. */
export type ReadDocument = (value: unknown, kind: string) => DocumentRead;

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
  documents: ReadDocument | undefined,
): DraftRead {
  const { kind } = builder;
  if (documents === undefined || kind === undefined || !text.trimStart().startsWith('{')) {
    return builder.fromText(text, reader);
  }
  const words = builderWords(reader.locale);
  const { tree, faults: errors, lineOf } = jsonLines(text);
  if (tree === undefined || errors.length > 0) {
    const faults = errors.map(({ line, what }) => ({
      line,
      message: words('builder.json', { what }),
    }));
    return { ok: false, faults };
  }
  return readJson({ builder, kind, tree, lineOf, reader, documents });
}

interface Json {
  readonly builder: Builder;
  readonly kind: string;
  readonly tree: Node;
  readonly lineOf: JsonLines['lineOf'];
  readonly reader: Reader;
  readonly documents: ReadDocument;
}

function readJson({ builder, kind, tree, lineOf, reader, documents }: Json): DraftRead {
  const read = documents(getNodeValue(tree), kind);
  if (read.kind === 'read') {
    const draft = builder.draftOf(read.content);
    const name = draft.name === '' ? read.name.slice(0, builder.longestName) : draft.name;
    return { ok: true, draft: { ...draft, name } };
  }
  if (read.kind === 'other') {
    const message = builderWords(reader.locale)('builder.json.other', { what: read.what });
    return { ok: false, faults: [{ line: 1, message }] };
  }
  const faults = read.problems.map(({ path, message }) => ({
    line: lineOf([...read.within, ...partsOfPath(path)]),
    message: path === '' ? message : `${path}: ${message}`,
  }));
  return { ok: false, faults };
}

/** Faults in the order of their lines. */
export function byLine(faults: readonly LineFault[]): readonly LineFault[] {
  return [...faults].sort((a, b) => a.line - b.line);
}
