import type { Flow } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import { type CreatureId, NOBODY } from '../../../model.ts';
import { creatureOf, isOnMap } from '../../../rules/court/creatures.ts';
import { groundOf } from '../../../rules/court/ground-now.ts';
import { tell } from '../../../rules/creepmaster/tell.ts';
import { settleTie, settlingTies } from '../../../rules/creepmaster/ties.ts';
import {
  blocksBeside,
  liftBlock,
  looseBlocks,
  setDownBlock,
} from '../../../rules/creeps/blocks.ts';
import { recover } from '../../../rules/creeps/recover.ts';
import type { Answers } from '../../../rules/effects/moments.ts';
import { BITS, has } from '../../../rules/effects/status.ts';
import type { Kazzam } from '../../../table.ts';

/** So many Blocks are beside a Chuck at most because it had nobody to fight (KM-CHUCK-03). */
const PILE = 4;

/** A glowing Block appears beside it (KM-CHUCK-04). */
export function* reload(t: Kazzam, creep: CreatureId): Flow<void> {
  // What its target does back may have felled it before.
  if (!isOnMap(creatureOf(t.state, creep))) return;
  const cell = yield* setDownBlock(t, creep);
  if (cell !== undefined) tell(t, creep, 'set-down', NOBODY, 'KM-CHUCK-04', 'chuck-reload');
}

/** Without a target it makes Blocks until it has a few; it stays where it is (KM-CHUCK-03). */
export function* pileUp(t: Kazzam, creep: CreatureId): Flow<void> {
  const body = creatureOf(t.state, creep);
  // Its Move Action is left (KZ-AI-28).
  if (!has(body, BITS.dazed)) yield* recover(t, creep);
  if (isOnMap(body) && blocksBeside(t.state, body.cell).length < PILE) yield* reload(t, creep);
}

/** Whether it has come from one square to another with a Block that it can take along (KM-CHUCK-02). */
function blocksToTake(t: Kazzam, creep: CreatureId, from: Cell): readonly Cell[] {
  const { cell } = creatureOf(t.state, creep);
  const ground = groundOf(t.state);
  if (cell === from || !ground.inOnePart(cell, from)) return [];
  const blocks = looseBlocks(t.state, from);
  const gap = (block: Cell) => ground.distance(cell, block) ?? 0;
  const most = Math.max(...blocks.map(gap));
  return blocks.filter((block) => gap(block) === most);
}

/** The Block farthest from where it is now comes along, if there is room for it. */
function* takeAlong(t: Kazzam, creep: CreatureId, blocks: readonly Cell[]): Flow<void> {
  const block = yield* settlingTies(t, () => settleTie(t, creep, blocks));
  const before = t.state.changed;
  liftBlock(t.state, block);
  if ((yield* setDownBlock(t, creep)) === undefined) t.state.changed = before;
  else tell(t, creep, 'block', NOBODY, 'KM-CHUCK-02');
}

/** Moving Cover (KM-CHUCK-02). */
export const MOVING_COVER: Answers = {
  moved: {
    after(t, { on }, { creature, from }) {
      if (creature !== on || !isOnMap(creatureOf(t.state, on))) return undefined;
      const blocks = blocksToTake(t, on, from);
      return blocks.length > 0 ? takeAlong(t, on, blocks) : undefined;
    },
  },
};
