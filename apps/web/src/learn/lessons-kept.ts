import { readStoredJson, storeJson } from '../storage.ts';

const KEY = 'tablewright.lessons';

/** How far somebody has come in a lesson, by the lesson's id; `of` steps are all. */
export type KeptLessons = Readonly<Record<string, { readonly at: number; readonly of: number }>>;

/** How far lessons have been gone through on this device. */
export function keptLessons(): KeptLessons {
  const stored = readStoredJson(KEY);
  return typeof stored === 'object' && stored !== null ? (stored as KeptLessons) : {};
}

/** Keeps how far a lesson has been gone through; what was done once stays done. */
export function keepLesson(id: string, at: number, of: number): void {
  const kept = keptLessons();
  if (isDone(kept, id)) return;
  storeJson(KEY, { ...kept, [id]: { at, of } });
}

/** Whether a lesson has been gone through to its end. */
export function isDone(kept: KeptLessons, id: string): boolean {
  const { at, of } = kept[id] ?? {};
  return typeof at === 'number' && typeof of === 'number' && at >= of;
}

/** The step at which a lesson is taken up again; 0 for one that is done, has not been begun or has changed. */
export function takenUpAt(kept: KeptLessons, id: string, steps: number): number {
  const { at, of } = kept[id] ?? {};
  if (typeof at !== 'number' || of !== steps || at >= steps) return 0;
  return Math.max(0, Math.floor(at));
}

/** The place of the first lesson that is not done, of lessons in their order; the first if all are. */
export function nextLesson(kept: KeptLessons, ids: readonly string[]): number {
  return Math.max(
    0,
    ids.findIndex((id) => !isDone(kept, id)),
  );
}
