import { readStored, store } from '../storage.ts';

const ASKED = 'tablewright.asked-to-persist';

/** Asks the browser, once on this device, not to clear matches away when it needs room. */
export async function askToPersist(): Promise<void> {
  const { storage } = navigator;
  if (storage?.persist === undefined || readStored(ASKED) !== undefined) return;
  store(ASKED, 'yes');
  try {
    await storage.persist();
  } catch {
    // The matches are kept all the same, as long as there is room.
  }
}

/** How much room the table takes in this browser. */
export interface Room {
  /** In bytes, matches and the table's own files together. */
  readonly used: number;
  readonly most: number;
  /** Whether the browser promised not to clear it away by itself. */
  readonly lasting: boolean;
}

/** How much room is used, if the browser tells. */
export async function roomUsed(): Promise<Room | undefined> {
  try {
    const { usage, quota } = await navigator.storage.estimate();
    if (usage === undefined || quota === undefined) return undefined;
    return { used: usage, most: quota, lasting: await navigator.storage.persisted() };
  } catch {
    return undefined;
  }
}
