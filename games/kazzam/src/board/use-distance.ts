import type { Cell } from '@tablewright/geometry';
import { useCallback, useState } from 'react';
import { leastSide } from './map-layout.ts';

/** Squares are drawn at most and at least so large, in CSS pixels. */
const SIDES = { most: 96, least: 8 } as const;

/** From how far the map is seen. */
export interface Distance {
  /** The side of a square of the largest part, in CSS pixels. */
  readonly side: number;
  /** Whether the whole map is in sight. */
  readonly whole: boolean;
  /** Whether squares are too small to be touched: a touch goes near then. */
  readonly far: boolean;
  /** Whether the whole map is too small to be touched, so that one has to go near. */
  readonly nears: boolean;
  /** The square that one went near to by a touch, the latest time. */
  readonly toward: { readonly cell: Cell } | undefined;
  readonly goNear: (cell: Cell) => void;
  readonly goFar: () => void;
  /** Magnifies the map by a factor. */
  readonly zoom: (by: number) => void;
}

/**
 * From how far the map is seen: whole, and from near where its squares would be too small to touch
 * and one of them has to be chosen. What a person changes holds until something else is asked.
 * @param asked what is asked, which changes with every question
 * @param chooses whether squares or figures of the map are to be chosen
 * @param fit the side of a square at which all is in sight, in CSS pixels
 */
export function useDistance({
  asked,
  chooses,
  fit,
  width,
}: {
  readonly asked: string;
  readonly chooses: boolean;
  readonly fit: number;
  readonly width: number;
}): Distance {
  const [byHand, set] = useState<{
    readonly at: string;
    readonly scale: number;
    readonly toward?: Distance['toward'];
  }>();
  const least = leastSide(width);
  const nears = fit < least;
  const kept = byHand?.at === asked || !nears ? byHand : undefined;
  const near = nears ? least / fit : 1;
  const scale = kept?.scale ?? (chooses ? near : 1);
  const side = Math.min(SIDES.most, Math.max(SIDES.least, fit * scale));
  const goNear = useCallback(
    (cell: Cell) => set({ at: asked, scale: near, toward: { cell } }),
    [asked, near],
  );
  const goFar = useCallback(() => set({ at: asked, scale: 1 }), [asked]);
  const zoom = useCallback(
    (by: number) => set({ at: asked, scale: Math.min(8, Math.max(0.5, scale * by)) }),
    [asked, scale],
  );
  return {
    side,
    whole: Math.abs(side - Math.min(fit, SIDES.most)) < 0.5,
    far: nears && side < least * 0.75,
    nears,
    toward: kept?.toward,
    goNear,
    goFar,
    zoom,
  };
}
