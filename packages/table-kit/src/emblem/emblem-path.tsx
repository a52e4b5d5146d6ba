import type { ReactNode, SVGProps } from 'react';
import { useDrawing } from './drawings.ts';

/** An emblem within a drawing, in a box of 512 by 512; nothing until it has come. */
export function EmblemPath({
  emblem,
  ...path
}: {
  /** One of `@tablewright/table-kit/emblems`, or the `d` of a path itself. */
  readonly emblem: string;
} & Omit<SVGProps<SVGPathElement>, 'd'>): ReactNode {
  return <path {...path} d={useDrawing(emblem)} />;
}
