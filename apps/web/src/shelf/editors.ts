import { findGame } from '@tablewright/registry';
import type { EditorModule } from '@tablewright/table-kit/editor';
import { useEffect, useState } from 'react';

/** Whether a game brings an editor of its own for some of its documents. */
function hasEditor(game: string): boolean {
  const entry = findGame(game);
  return entry?.status === 'ready' && entry.loadEditor !== undefined;
}

/** A game's own editor of a kind: still on its way, or that there is none. */
export type OwnEditor = EditorModule['EDITORS'][string] | 'loading' | undefined;

/** The editor that a game brings for a kind of documents. Field by field they can be written, too. */
export function useEditor(game: string, kind: string): OwnEditor {
  const [editors, setEditors] = useState<EditorModule['EDITORS'] | undefined>();
  useEffect(() => {
    let wanted = true;
    const entry = findGame(game);
    if (entry?.status !== 'ready' || entry.loadEditor === undefined) return;
    entry.loadEditor().then(
      (module) => wanted && setEditors((module as EditorModule).EDITORS),
      () => wanted && setEditors({}),
    );
    return () => {
      wanted = false;
    };
  }, [game]);
  if (editors === undefined) return hasEditor(game) ? 'loading' : undefined;
  return Object.hasOwn(editors, kind) ? editors[kind] : undefined;
}
