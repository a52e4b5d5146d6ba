import { gameSuite } from '@tablewright/game-suite';
import { bingoAdventure } from './src/index.ts';

gameSuite(bingoAdventure, import.meta.dirname, {
  lawMatches: 12,
  toldMatches: 60,
  // Classes and powers are called as their sheets print them.
  sameTexts: [
    /^(board\.)?class\./,
    /^power\./,
    /^setting\.characters\.[a-z]+$/,
    'setting.monster',
    'board.phase',
    'board.monster',
    'board.joker',
    'token.joker',
    'sheet.element',
    'sheet.bingo',
    'sheet.team',
  ],
});
