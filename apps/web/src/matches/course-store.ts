import type { Checkpoint, MatchPast } from '@tablewright/engine/host';
import { createStore, get, promisifyRequest, type UseStore } from 'idb-keyval';

/**
 * Where the browser keeps what has become of long matches: by their ids what it takes to go on, by ids and numbers of
 * answers the moments that one goes back from.
 */
const keptCourses = (): UseStore => createStore('tablewright-courses', 'courses');

/** Moments that lie with a course itself, beside the first: as many steps back cost nothing. */
const NEAR = 4;

/** A moment of a course that was kept. */
interface KeptMoment {
  readonly moment: Checkpoint;
  /** Fingerprint of the answer before it, if there was one: another course has another. */
  readonly after: string | undefined;
}

/** The first and the latest of moments. */
const nearOnes = (moments: readonly Checkpoint[]): readonly Checkpoint[] =>
  moments.filter((_, i) => i === 0 || i >= moments.length - NEAR);

/** Keys of all moments of a course. */
const momentsOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id], [id, []]);

/** What was kept of a match, with its first moment and its latest. */
export function readCourse(id: string): Promise<MatchPast | undefined> {
  return get<MatchPast>(id, keptCourses());
}

/** How many answers lie before each of the moments kept of a match, the earliest first. */
export async function momentsKept(id: string): Promise<readonly number[]> {
  const keys = await keptCourses()('readonly', (store) =>
    promisifyRequest(store.getAllKeys(momentsOf(id))),
  );
  return keys.map((key) => (key as [string, number])[1]);
}

/** One of them, if it is still there and is of the course with this log. */
export async function readMoment(
  id: string,
  seq: number,
  log: MatchPast['log'],
): Promise<Checkpoint | undefined> {
  const kept = await get<KeptMoment>([id, seq], keptCourses());
  return kept?.after === log[seq - 1]?.hash ? kept?.moment : undefined;
}

/** Keeps the course of a match. Of its moments those are written that are not known to be there. */
export async function writeCourse(
  id: string,
  past: MatchPast,
  known: ReadonlySet<Checkpoint>,
): Promise<void> {
  const { log, checkpoints } = past;
  const stay = new Set(checkpoints.filter((moment) => known.has(moment)).map(({ seq }) => seq));
  await keptCourses()('readwrite', (store) => {
    store.put({ ...past, checkpoints: nearOnes(checkpoints) }, id);
    const asked = store.getAllKeys(momentsOf(id));
    asked.onsuccess = () => {
      for (const key of asked.result)
        if (!stay.has((key as [string, number])[1])) store.delete(key);
      for (const moment of checkpoints) {
        if (known.has(moment)) continue;
        const kept: KeptMoment = { moment, after: log[moment.seq - 1]?.hash };
        store.put(kept, [id, moment.seq]);
      }
    };
    return promisifyRequest(store.transaction);
  });
}

/** Forgets the course of a match that is thrown away. */
export async function dropCourse(id: string): Promise<void> {
  try {
    await keptCourses()('readwrite', (store) => {
      store.delete(id);
      store.delete(momentsOf(id));
      return promisifyRequest(store.transaction);
    });
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
