import { loadGame } from '@tablewright/registry';
import { shelf as matches } from '../matches/shelf.ts';
import type { DocumentShelf, ShelfWhere } from './document-shelf.ts';
import { browserDrawer } from './drawer.ts';
import { LocalShelf } from './local-shelf.ts';
import { serverShelf } from './server-shelf.ts';

/** The shelf of this browser. */
export const localShelf = new LocalShelf({
  drawer: browserDrawer('tablewright-documents'),
  game: loadGame,
  openMatches: async () => {
    const kept = await matches.list();
    return new Set(kept.flatMap(({ file }) => (file.outcome === undefined ? [file.id] : [])));
  },
  now: Date.now,
});

/** The shelf that is there or here. */
export function shelfAt(where: ShelfWhere): DocumentShelf {
  return where === 'here' ? localShelf : serverShelf;
}
