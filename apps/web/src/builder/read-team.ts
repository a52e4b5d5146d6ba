import type { Game } from '@tablewright/engine';
import { contentOf, readDocument } from '@tablewright/engine/documents';
import type { ReadDocument } from '@tablewright/table-kit/builder';

/** Reads documents of a game from what somebody opened; nothing for a game that has none. */
export function reading({ id, documents }: Game): ReadDocument | undefined {
  if (documents === undefined) return undefined;
  const { kinds } = documents;
  return (value, kind) => {
    const isDocument = typeof value === 'object' && value !== null && 'format' in value;
    if (!isDocument) {
      const read = kinds[kind]?.read(value);
      if (read === undefined) return { kind: 'other', what: kind };
      return read.ok
        ? { kind: 'read', content: read.value, name: '' }
        : { kind: 'wrong', problems: read.error, within: [] };
    }
    const document = readDocument(value);
    if (!document.ok) return { kind: 'other', what: document.error };
    const { game, kind: of, name } = document.value;
    if (game !== id || of !== kind) return { kind: 'other', what: `${game}, ${of}` };
    const read = contentOf(kinds, document.value);
    return read.ok
      ? { kind: 'read', content: read.value, name }
      : { kind: 'wrong', problems: read.error, within: ['content'] };
  };
}
