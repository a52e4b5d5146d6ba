import { chessKnight, knightBanner, lifeBuoy, thrustBend } from '@tablewright/table-kit/emblems';

/** What the Leader can do. */
export const EMBLEMS: Readonly<Record<string, string>> = {
  inspire: knightBanner,
  restore: lifeBuoy,
  tactics: chessKnight,
  outflank: thrustBend,
};
