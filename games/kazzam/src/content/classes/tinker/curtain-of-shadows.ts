import { NOBODY } from '../../../model.ts';
import { squaresOfZone } from '../../../rules/court/burst-area.ts';
import { creatureOf, isOnMap } from '../../../rules/court/creatures.ts';
import { cellsOf } from '../../../rules/court/footprint.ts';
import { groundOf } from '../../../rules/court/ground-now.ts';
import { choose } from '../../../rules/effects/ask.ts';
import { dataKind, withData } from '../../../rules/effects/effect-data.ts';
import { putInPlay, SCREEN } from '../../../rules/effects/in-play.ts';
import { endWhatCannotLast } from '../../../rules/effects/lasting.ts';
import { untilNextTurnEnds } from '../../../rules/effects/status.ts';
import { windows } from '../../../rules/effects/windows.ts';
import type { Trick } from './trick.ts';

const CURTAIN = dataKind('curtain-of-shadows', { cells: 'squares' });
const RULE = 'KC-TNK-34';

/** Squares on a side. */
const SIDE = 3;

/** Curtain of Shadows: nobody sees into it, out of it or through it (KC-TNK-34). */
export const curtainOfShadows: Trick = {
  id: CURTAIN.kind,
  rule: RULE,
  on: 'others',
  leaves: [CURTAIN],
  worth: () => 0.12,
  *run(t, { attacker: by, target, stood }) {
    const { state } = t;
    const ground = groundOf(state);
    const creature = creatureOf(state, target);
    const squares = cellsOf(ground, isOnMap(creature) ? creature : stood);
    // Of a large one it is any of its squares.
    const { cell: centre } = yield* choose(
      t,
      by,
      'curtain-where',
      squares.map((square) => ground.option(square)),
      { rule: RULE },
    );
    const [cells = []] = squaresOfZone(ground, centre, SIDE);
    const curtain = windows.attach(t, {
      ...withData(CURTAIN, { cells }),
      on: NOBODY,
      by,
      source: CURTAIN.kind,
      until: untilNextTurnEnds(state, by),
      mark: state.nextEffect,
      amount: 0,
    });
    const until = { ends: 'with', effects: [curtain.id] } as const;
    const screen = withData(SCREEN, { squares: cells });
    putInPlay(state, { ...screen, on: NOBODY, by, source: CURTAIN.kind, until, amount: 0 });
    endWhatCannotLast(t);
  },
};
