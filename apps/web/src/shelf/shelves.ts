import { loadGame } from '@tablewright/registry';
import { openKept } from '../matches/kept-courses.ts';
import { shelf as matches } from '../matches/shelf.ts';
import type { DocumentShelf, ShelfWhere } from './document-shelf.ts';
import { browserDrawer } from './drawer.ts';
import { LocalShelf } from './local-shelf.ts';
import { serverShelf } from './server-shelf.ts';

/** The shelf of this browser. */
export const localShelf = new LocalShelf({
  drawer: browserDrawer('tablewright-documents'),
  game: loadGame,
  matches: async () => (await matches.list()).map(({ file }) => file),
  play: async (file) => {
    const opened = await openKept(await loadGame(file.game), file);
    if (!opened.ok) throw new Error(opened.error);
    return opened.value;
  },
  now: Date.now,
});

/** The shelf that is there or here. */
export function shelfAt(where: ShelfWhere): DocumentShelf {
  return where === 'here' ? localShelf : serverShelf;
}
