import { namedAs } from '../../called.ts';
import { lyingOf, type ZoneFacts, zonesOf } from '../../explain/index.ts';
import type { TableTop } from '../board-context.tsx';
import { wholeName } from '../creature-words.ts';
import { boardText } from '../words.ts';

/** A square in words: where it is, its column and row counted from 1, what it is, what lies on it and who stands there. */
export function squareWords(
  table: TableTop,
  cell: number,
  zones: readonly ZoneFacts[] = zonesOf(table.view),
): string {
  const { map, view, fog } = table;
  if (map === undefined) return '';
  const [x, y] = [(cell % map.width) + 1, Math.floor(cell / map.width) + 1];
  if (fog?.unseen.has(cell) === true)
    return boardText('board.square', { x, y, ground: boardText('board.ground.unseen') });
  const ground = boardText(`board.ground.${map.grounds[cell] ?? 'open'}`);
  const lies = zones
    .filter(({ cells }) => cells.includes(cell))
    .map((zone) => sceneryWords(table, 'zone', zone));
  const things = lyingOf(view)
    .filter((thing) => thing.cell === cell)
    .map((thing) => sceneryWords(table, 'gear', thing));
  const stands = view.creatures
    .filter(({ place }) => place.at === 'square' && place.cell === cell)
    .map((creature) => wholeName(table, creature));
  const dark = map.dark.has(cell) ? [boardText('board.dark')] : [];
  if (fog?.remembered.has(cell) === true) dark.push(boardText('board.remembered'));
  const all = [...dark, ...lies, ...things, ...stands];
  return [boardText('board.square', { x, y, ground }), ...all].join('; ');
}

/** What lies on a scene in words, and whether it is hidden from the party. */
export function sceneryWords(
  { say }: Pick<TableTop, 'say'>,
  of: 'zone' | 'gear',
  { kind, isHidden }: Pick<ZoneFacts, 'kind' | 'isHidden'>,
): string {
  const name = say(namedAs(of, kind));
  return isHidden ? boardText('board.hidden', { name }) : name;
}
