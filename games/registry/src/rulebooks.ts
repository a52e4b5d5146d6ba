const DIAGRAMS = import.meta.glob<unknown>('../../*/rulebook/diagrams.json', { import: 'default' });

/** The positions that a rulebook shows, as parsed JSON; none for a game without a rulebook. */
export async function readDiagrams(id: string): Promise<unknown> {
  return (await DIAGRAMS[`../../${id}/rulebook/diagrams.json`]?.()) ?? {};
}
