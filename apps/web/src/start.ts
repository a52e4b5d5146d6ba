/**
 * Begins the page. What the address needs beyond the first page is fetched beside it, not after it: on a
 * phone each round trip is felt. What does not come is told by the page itself.
 */
import { fetchGameOf, fetchGameOfTable } from './matches/fetch-game.ts';

const match = location.pathname.match(/^\/match\/([^/]+)$/)?.[1];
const table = location.pathname.match(/^\/table\/([^/]+)$/)?.[1];
if (match !== undefined) {
  fetchGameOf(match).catch(nothing);
  import('./matches/take.ts').then(({ takeAhead }) => takeAhead(match)).catch(nothing);
  import('./pages/table.tsx').catch(nothing);
} else if (table !== undefined) {
  fetchGameOfTable(table).catch(nothing);
  import('./online/online-table-page.tsx').catch(nothing);
}
import('./main.tsx');

function nothing(): void {}
