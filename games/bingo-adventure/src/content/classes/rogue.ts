import type { Flow } from '@tablewright/engine';
import type { Character } from '../../model.ts';
import { takeMarker } from '../../rules/move-marker.ts';
import { canTake } from '../../rules/moves.ts';
import type { Adventure } from '../../table.ts';
import { classSheet, duds, LINE, marks } from '../power.ts';

/** The Rogue (BA-ROG-01): hides, distracts, steals. */
export const ROGUE = classSheet({
  id: 'rogue',
  rule: 'BA-ROG-01',
  health: 8,
  move: 4,
  powers: [
    {
      id: 'hide',
      rule: 'BA-ROG-02',
      cost: marks('X../.o./..X', 'X.../.o../..o./...X', 'X..../.o.../..o../...o./....X'),
      parts: [],
      hides: 'self',
    },
    {
      id: 'float-and-sting',
      rule: 'BA-ROG-03',
      cost: marks('X../X../X..', 'X../.X./..X'),
      parts: [{ kind: 'damage', strength: 4, upTo: false, piercing: false }],
      halves: true,
    },
    {
      id: 'distract',
      rule: 'BA-ROG-04',
      cost: marks('XoX/o.o/XoX'),
      parts: [{ kind: 'distract', strength: 8 }],
    },
    {
      id: 'sneak-attack',
      rule: 'BA-ROG-05',
      cost: marks('X.X/XXX/...'),
      parts: [{ kind: 'damage', strength: 13, upTo: false, piercing: false, doubled: isHidden }],
    },
    {
      id: 'perfect-caper',
      rule: 'BA-ROG-06',
      cost: LINE,
      parts: [{ kind: 'damage', strength: 13, upTo: false, piercing: false }],
      hides: 'everyone',
      note: { at: 'move', run: takeTwo },
    },
    {
      id: 'duck',
      rule: 'BA-ROG-07',
      cost: duds(1),
      parts: [{ kind: 'prevent', strength: 1, reach: 'self' }],
    },
    {
      id: 'pilfer',
      rule: 'BA-ROG-08',
      cost: duds(2),
      parts: [],
      possible: canTake,
      note: { at: 'move', run: pilfer },
    },
    {
      id: 'slip-away',
      rule: 'BA-ROG-09',
      cost: duds(4),
      parts: [{ kind: 'damage', strength: 3, upTo: false, piercing: false }],
      hides: 'self',
    },
  ],
});

/** Hidden this round from any source (BA-ROG-11). */
function isHidden({ hidden }: Character): boolean {
  return hidden;
}

/** Up to two Takes, named now and not at activation (BA-ROG-06, DA-8). */
function* takeTwo(t: Adventure, rogue: Character): Flow<void> {
  const first = yield* takeMarker(t, rogue, 'perfect-caper', 'BA-ROG-06', true);
  if (first) yield* takeMarker(t, rogue, 'perfect-caper', 'BA-ROG-06', true);
}

function* pilfer(t: Adventure, rogue: Character): Flow<void> {
  yield* takeMarker(t, rogue, 'pilfer', 'BA-ROG-08', false);
}
