import {
  chessKnight,
  crown,
  knightBanner,
  lifeBuoy,
  shouting,
} from '@tablewright/table-kit/emblems';

/** What stands for the Leader and its specialisations. */
export const BADGES: Readonly<Record<string, string>> = {
  leader: crown,
  motivator: shouting,
  rescuer: lifeBuoy,
  tactician: chessKnight,
  vanguard: knightBanner,
};
