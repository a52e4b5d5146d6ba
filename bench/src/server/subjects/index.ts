import type { Subject } from '../subject.ts';

/**
 * The measured servers, in the order of the tables. A driver loads only its own: what another does
 * to the compiler's picture of shared code must not show in its figures.
 */
export const SUBJECTS: Readonly<Record<string, () => Promise<Subject>>> = {
  tablewright: async () => (await import('./tablewright.ts')).tablewright,
  ws: async () => (await import('./ws.ts')).ws,
  'boardgame.io': async () => (await import('./boardgame-io.ts')).boardgameIo,
};

/** Loads a subject by its name. */
export async function subjectOf(name: string): Promise<Subject> {
  const load = SUBJECTS[name];
  if (load === undefined) throw new Error(`there is no server ${name} to measure`);
  return load();
}
