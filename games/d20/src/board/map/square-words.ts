import { namedAs } from '../../called.ts';
import { type ZoneFacts, zonesOf } from '../../explain/index.ts';
import type { TableTop } from '../board-context.tsx';
import { wholeName } from '../creature-words.ts';
import { boardText } from '../words.ts';

/** A square in words: where it is, its column and row counted from 1, what it is, what lies on it and who stands there. */
export function squareWords(
  table: TableTop,
  cell: number,
  zones: readonly ZoneFacts[] = zonesOf(table.view),
): string {
  const { map, view, say, fog } = table;
  if (map === undefined) return '';
  const [x, y] = [(cell % map.width) + 1, Math.floor(cell / map.width) + 1];
  if (fog?.unseen.has(cell) === true)
    return boardText('board.square', { x, y, ground: boardText('board.ground.unseen') });
  const ground = boardText(`board.ground.${map.grounds[cell] ?? 'open'}`);
  const lies = zones
    .filter(({ cells }) => cells.includes(cell))
    .map(({ kind, isHidden }) => {
      const zone = say(namedAs('zone', kind));
      return isHidden ? boardText('board.zone.hidden', { zone }) : zone;
    });
  const stands = view.creatures
    .filter(({ place }) => place.at === 'square' && place.cell === cell)
    .map((creature) => wholeName(table, creature));
  const dark = map.dark.has(cell) ? [boardText('board.dark')] : [];
  if (fog?.remembered.has(cell) === true) dark.push(boardText('board.remembered'));
  return [boardText('board.square', { x, y, ground }), ...dark, ...lies, ...stands].join('; ');
}
