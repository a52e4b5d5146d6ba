import type { ReactNode } from 'react';
import { type CourtPart, inPlayOnSquares, isIn, placeIn } from '../explain/index.ts';
import { useBoard } from './board-context.tsx';
import { paintOf } from './colours.ts';
import { MadeWallPiece, MarkPiece, TrapPiece, ZonePiece } from './field-pieces.tsx';
import { OrbPiece, PedestalPiece } from './pieces.tsx';
import { UNIT } from './units.ts';

/** What lies on the squares of a part: zones, warps, traps, made walls, pedestals, loose orbs. */
export function FieldLayer({ part }: { readonly part: CourtPart }): ReactNode {
  return (
    <g className="kz-field">
      <Lying part={part} />
      <MadeWalls part={part} />
      <Traps part={part} />
      <Pedestals part={part} />
      <LooseOrbs part={part} />
    </g>
  );
}
