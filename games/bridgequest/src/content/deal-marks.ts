import type { Corner } from '../bridge/layout.ts';
import { SCOPES } from '../effects/words.ts';

/** The doorways of the four stacks of worlds, each in the order of its cycle (BQ-PREP-02 to -05). */
const STACKS: readonly (readonly (readonly Corner[])[])[] = [
  [['UL', 'UR', 'LL', 'LR']],
  [
    ['UL', 'LL', 'LR'],
    ['UL', 'UR', 'LL'],
    ['UL', 'UR', 'LR'],
    ['UR', 'LL', 'LR'],
  ],
  [
    ['LL', 'LR'],
    ['UL', 'LL'],
    ['UL', 'UR'],
    ['UR', 'LR'],
    ['UL', 'LR'],
    ['UR', 'LL'],
  ],
  [['UR'], ['LR'], ['LL'], ['UL']],
];

/**
 * Deals doorways to the worlds of a file that have none, and scopes to such portals (BQC-IMP-06), card by
 * card in the order of the file. A card that is added at the end changes no mark before it.
 */
export function dealMarks(cards: readonly unknown[]): readonly unknown[] {
  let worlds = 0;
  let portals = 0;
  return cards.map((raw) => {
    if (typeof raw !== 'object' || raw === null) return raw;
    const { type, doors, scope } = raw as Readonly<Record<string, unknown>>;
    if (type === 'world' && doors === undefined) return { ...raw, doors: doorsOf(worlds++) };
    if (type === 'portal' && scope === undefined) {
      return { ...raw, scope: SCOPES[portals++ % SCOPES.length] };
    }
    return raw;
  });
}

function doorsOf(world: number): readonly Corner[] | undefined {
  const stack = STACKS[world % STACKS.length] ?? [];
  return stack[Math.floor(world / STACKS.length) % stack.length];
}
