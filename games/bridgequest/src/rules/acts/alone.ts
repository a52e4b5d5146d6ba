import type { Flow } from '@tablewright/engine';
import type { Bridge } from '../../table.ts';
import { masterDecides } from '../master/decide.ts';

const READINGS = [{ id: 'as-written' }, { id: 'no-effect' }] as const;

/**
 * Whether what names another player does to one who has nobody near what the rules say of that (BQ-CURSE-10 to -14); a
 * person who runs the game may have nothing come of it, and do by hand what it likes better (BQ-GM-23).
 */
export function* worksAlone(t: Bridge): Flow<boolean> {
  return (yield* masterDecides(t, 'read-alone', READINGS, 0, 'BQ-GM-23')).id === 'as-written';
}
