import {
  chessKnight,
  crown,
  knightBanner,
  lifeBuoy,
  shouting,
  thrustBend,
} from '@tablewright/table-kit/emblems';

/** What the Leader can do. */
export const EMBLEMS: Readonly<Record<string, string>> = {
  inspire: knightBanner,
  restore: lifeBuoy,
  tactics: chessKnight,
  outflank: thrustBend,
};

/** What stands for the Leader and its specialisations. */
export const BADGES: Readonly<Record<string, string>> = {
  leader: crown,
  motivator: shouting,
  rescuer: lifeBuoy,
  tactician: chessKnight,
  vanguard: knightBanner,
};
