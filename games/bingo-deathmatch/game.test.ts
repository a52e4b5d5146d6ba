import { gameSuite } from '@tablewright/game-suite';
import { bingoDeathmatch } from './src/index.ts';

gameSuite(bingoDeathmatch, import.meta.dirname, {
  // Cards are called as they are printed, and BINGO is called in every language.
  sameTexts: [
    /^card\.[a-z-]+$/,
    /^(board\.)?phase\.bingo$/,
    'result.bingo',
    'board.slot.lazor',
    'board.market.lazor',
    'mat.name',
  ],
});
