import type { Document } from '@tablewright/engine/documents';
import { documentHash } from '@tablewright/engine/documents';
import { useEffect, useRef, useState } from 'react';
import { browserDrawer, type Drawer } from './drawer.ts';

/** What somebody has written in a document and not kept yet. */
export interface Draft {
  /** The fingerprint of the revision that it was begun from. */
  readonly of: string;
  readonly name: string;
  readonly content: unknown;
}

let drawer: Drawer | undefined;
const drafts = (): Drawer => {
  drawer ??= browserDrawer('tablewright-drafts');
  return drawer;
};

/** The draft of a document; none if the document has gone on since. */
export async function draftOf(document: Document): Promise<Draft | undefined> {
  const draft = await drafts().look((things) => things.get<Draft>(document.id));
  return draft?.of === documentHash(document) ? draft : undefined;
}

async function keepDraft(
  document: Document,
  draft: Pick<Draft, 'name' | 'content'>,
): Promise<void> {
  const { name, content } = draft;
  const of = documentHash(document);
  await drafts().change(async (things) => things.set(document.id, { of, name, content }));
}

async function dropDraft(id: string): Promise<void> {
  await drafts().change(async (things) => things.remove(id));
}

/** How long somebody has to stop writing before it is kept, in milliseconds. */
const STILL = 400;

/** What is written, and whether it differs from what the document says. */
interface Written {
  readonly name: string;
  readonly content: unknown;
  readonly isChanged: boolean;
}

/**
 * Keeps what is written as a draft, once somebody stops for a moment or leaves.
 * @returns whether all is kept, and what throws the draft away for good
 */
export function useKeptDraft(
  document: Document,
  { name, content, isChanged }: Written,
): { readonly isKept: boolean; readonly drop: () => Promise<void> } {
  const [kept, setKept] = useState<unknown>();
  const [isOver] = useState({ now: false });
  const waiting = useRef<() => void>(undefined);
  useEffect(() => {
    if (!isChanged) return;
    const keep = (): void => {
      waiting.current = undefined;
      if (isOver.now) return;
      keepDraft(document, { name, content }).then(
        () => setKept(content),
        // A browser without room keeps no draft; the page still has it.
        () => undefined,
      );
    };
    waiting.current = keep;
    const timer = setTimeout(keep, STILL);
    return () => clearTimeout(timer);
  }, [document, name, content, isChanged, isOver]);
  useEffect(() => {
    const leave = (): void => waiting.current?.();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  const drop = (): Promise<void> => {
    isOver.now = true;
    return dropDraft(document.id);
  };
  return { isKept: isChanged && kept === content, drop };
}
