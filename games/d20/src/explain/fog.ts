import { cellsSeen } from '../rules/place/known.ts';
import type { D20View } from '../view.ts';
import type { MapFacts } from './map.ts';
import { worldFor } from './world.ts';

/** How well the party knows the squares of a map (DT-HID-01, -02). */
export interface Fog {
  /** Squares that nobody of the party has seen since the scene began: the view does not have them. */
  readonly unseen: ReadonlySet<number>;
  /** Squares that one of them has seen, and none sees now. */
  readonly remembered: ReadonlySet<number>;
}

/** What the party sees of a map, and what it has seen of it since the scene began. */
export function fogOf(view: D20View, { grounds }: MapFacts): Fog {
  const now = cellsSeen(worldFor(view));
  const unseen = new Set<number>();
  const remembered = new Set<number>();
  for (const [cell, ground] of grounds.entries()) {
    if (ground === 'unseen') unseen.add(cell);
    else if (!now.has(cell)) remembered.add(cell);
  }
  return { unseen, remembered };
}
