import { chooseAmid, type Flow } from '@tablewright/engine';
import type { D20 } from '../../d20-table.ts';
import { masterSeat } from '../deciding/decide.ts';
import { endFreeScene } from '../story/free-scene.ts';
import { endAdventure } from '../story/scenes.ts';
import { isAtLimit } from './limit.ts';

/** Free play has no scenes of its own: whoever runs the game opens and closes them, and does all else with its tools. */
const DIRECTIONS = [{ id: 'next-scene' }, { id: 'close', aside: true }] as const;

/** The table waits for whoever runs the game to close a scene, or the session (DT-TAB-04, DT-COND preamble). */
export function* direct(t: D20): Flow<void> {
  const master = masterSeat(t);
  const isLimit = isAtLimit(t);
  if (master === undefined || isLimit) {
    endAdventure(t, master === undefined ? 'closed' : 'limit');
    return;
  }
  t.state.isAtRest = true;
  // A tool may have begun a fight or closed the session meanwhile.
  const open = () => (isOver(t) ? [] : DIRECTIONS);
  const chosen = yield* chooseAmid(t, master, 'choice.direct', open, {
    rule: 'DT-TAB-04',
    always: true,
  });
  t.state.isAtRest = false;
  if (chosen?.id === 'close') endAdventure(t, 'closed');
  else if (chosen !== undefined) yield* endFreeScene(t);
}

/** Something else is next. */
const isOver = ({ state: { combat, phase, skips } }: D20): boolean =>
  combat !== undefined || phase === 'ended' || skips === true;
