import { createStore, del, type UseStore } from 'idb-keyval';

/** Where the browser keeps what has become of long matches, by their ids. */
export const keptCourses = (): UseStore => createStore('tablewright-courses', 'courses');

/** Forgets the course of a match that is thrown away. */
export async function dropCourse(id: string): Promise<void> {
  try {
    await del(id, keptCourses());
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
