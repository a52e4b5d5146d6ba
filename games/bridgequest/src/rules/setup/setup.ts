import type { Flow } from '@tablewright/engine';
import { oppositeOf } from '../../bridge/layout.ts';
import type { FigureId } from '../../model.ts';
import type { Bridge } from '../../table.ts';
import { ZONES } from '../../zones.ts';
import { drawnBlue, openPair } from '../portals/tokens.ts';
import { livingFrom } from '../standing/figures.ts';
import { placeCaptives } from './captives.ts';
import { dealHands } from './deal.ts';
import { firstPlayer } from './first-player.ts';
import { meetEachOther, meetFigurines } from './meetings.ts';
import { layOutSpine } from './spine.ts';

/** The figurines of a game, and the one of them that waits in Boss Mode. */
export interface Cast {
  readonly figurines: readonly FigureId[];
  readonly boss: FigureId;
}

/** The set-up, in its order (BQ-BEGIN-02). All heroes are in Homeworld with nothing in the bank (BQ-BEGIN-03). */
export function* setUp(t: Bridge, { figurines, boss }: Cast): Flow<void> {
  const { state } = t;
  state.active = firstPlayer(
    t,
    livingFrom(state, 0).map(({ seat }) => seat),
  );
  for (const deck of ['world', 'door', 'treasure', 'dust', 'spell'] as const) {
    ZONES.shuffle(t, `${deck}-deck`, { rule: 'BQ-COMP-04' });
  }
  layOutSpine(t);
  yield* placeCaptives(t);
  yield* meetEachOther(t);
  yield* meetFigurines(t, figurines, boss);
  if (t.options.portals) {
    const end = drawnBlue(t);
    openPair(t, 'blue', [end, oppositeOf(end)], 'BQ-PORT-05');
  }
  dealHands(t);
}
