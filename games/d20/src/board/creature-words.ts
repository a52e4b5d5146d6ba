import { effectCalled } from '../called.ts';
import {
  conditionsOf,
  type Damage,
  type Distance,
  distanceOf,
  type End,
  type Span,
} from '../explain/index.ts';
import type { SeenCreature } from '../view.ts';
import type { TableTop } from './board-context.tsx';
import { boardText, percent } from './words.ts';

/** Rounds of a minute, an hour and a day (DT-TIME-01). */
const MINUTE = 6;
const HOUR = 360;
const DAY = 8640;

/** A creature in a line: its name, how it is, what lies on it. */
export function wholeName(
  { nameOf, view, say }: Pick<TableTop, 'nameOf' | 'view' | 'say'>,
  { id, wound }: SeenCreature,
): string {
  const lies = conditionsOf(view, id).map(({ kind }) => say(effectCalled(kind)));
  return [nameOf(id), boardText(`board.wound.${wound}`), ...lies].join(', ');
}

/** A stretch of time, in the largest unit that says it. */
export function timeWords(rounds: number): string {
  if (rounds >= DAY) return boardText('board.time.days', { count: Math.round(rounds / DAY) });
  if (rounds >= HOUR) return boardText('board.time.hours', { count: Math.round(rounds / HOUR) });
  if (rounds >= MINUTE && rounds % MINUTE === 0)
    return boardText('board.time.minutes', { count: rounds / MINUTE });
  return boardText('board.time.rounds', { count: rounds });
}

/** When something ends. */
export const endWords = (end: End): string =>
  end.at === 'rounds'
    ? boardText('board.end.rounds', { time: timeWords(end.rounds) })
    : boardText(`board.end.${end.at}`);

/** The hour of the world clock, and its day. */
export function clockWords(clock: number): { readonly day: number; readonly hour: string } {
  const minutes = Math.floor((clock % DAY) / MINUTE);
  const two = (n: number) => String(n).padStart(2, '0');
  return {
    day: Math.floor(clock / DAY) + 1,
    hour: `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`,
  };
}

/** How far somebody is. */
export const distanceWords = ({ say }: Pick<TableTop, 'say'>, { feet, band }: Distance): string =>
  boardText('board.distance', { feet, band: say({ key: `term.${band}` }) });

/** How far somebody is from whoever acts; nothing where neither is anywhere. */
export function distanceTo(table: TableTop, id: number): string | undefined {
  const { view, acting } = table;
  const distance = acting === undefined ? undefined : distanceOf(view, acting, id);
  return distance === undefined ? undefined : distanceWords(table, distance);
}

/** What a hit does, in dice and a number. */
export function damageWords({ dice, isHalved, flat }: Damage): string {
  const { total } = flat;
  if (dice === 0) return boardText('board.damage.flat', { total });
  const sign = total < 0 ? 'less' : total > 0 ? 'more' : 'none';
  return boardText(isHalved ? 'board.damage.half' : 'board.damage', {
    ...{ dice, sign, total: Math.abs(total) },
  });
}

/** The least and the most chance of a roll that a 1 or a 20 may decide. */
const SURE = 95;
const SLIM = 5;

/** A chance, or from which to which it may be. */
export function chanceWords({ least, most }: Span): string {
  const [from, to] = [percent(least), percent(most)];
  if (from === to) return boardText('board.chance', { chance: from });
  if (from <= SLIM) return boardText('board.chance.most', { chance: to });
  if (to >= SURE) return boardText('board.chance.least', { chance: from });
  return boardText('board.chance.span', { from, to });
}
