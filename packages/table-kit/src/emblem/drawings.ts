import { useCallback, useSyncExternalStore } from 'react';

/** The drawings of a sheet, by their names: each the `d` of a path in a box of 512 by 512. */
type Sheet = Readonly<Record<string, string>>;

/** Sheets are files beside the scripts, each fetched once something on it is shown. */
const ADDRESSES: Readonly<Record<string, string>> = {
  arms: new URL('../emblems/arms.json', import.meta.url).href,
  beings: new URL('../emblems/beings.json', import.meta.url).href,
  callings: new URL('../emblems/callings.json', import.meta.url).href,
  places: new URL('../emblems/places.json', import.meta.url).href,
  powers: new URL('../emblems/powers.json', import.meta.url).href,
  things: new URL('../emblems/things.json', import.meta.url).href,
};

const sheets = new Map<string, Sheet>();
const wanted = new Set<string>();
const listeners = new Set<() => void>();

/**
 * The drawing of an emblem as the `d` of a path; nothing until its sheet has come. A page whose sheet
 * does not come does without pictures, and asks for it again when the next one is shown.
 *
 * @param emblem one of `@tablewright/table-kit/emblems`, or the `d` of a path itself
 */
export function useDrawing(emblem: string): string | undefined {
  const subscribe = useCallback(
    (listener: () => void) => {
      listeners.add(listener);
      fetchSheet(emblem);
      return () => {
        listeners.delete(listener);
      };
    },
    [emblem],
  );
  return useSyncExternalStore(
    subscribe,
    () => drawingOf(emblem),
    () => drawingOf(emblem),
  );
}

function drawingOf(emblem: string): string | undefined {
  const [sheet = '', name = ''] = emblem.split('/');
  return ADDRESSES[sheet] === undefined ? emblem : sheets.get(sheet)?.[name];
}

function fetchSheet(emblem: string): void {
  const [sheet = ''] = emblem.split('/');
  const address = ADDRESSES[sheet];
  if (address === undefined || wanted.has(sheet)) return;
  wanted.add(sheet);
  readSheet(address).then(
    (drawings) => {
      sheets.set(sheet, drawings);
      for (const listener of listeners) listener();
    },
    () => wanted.delete(sheet),
  );
}

async function readSheet(address: string): Promise<Sheet> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return (await answer.json()) as Sheet;
}
