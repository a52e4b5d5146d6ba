import { gameSuite } from '@tablewright/game-suite';
import { d20 } from './src/index.ts';
import { SAME_TEXTS } from './test/same-texts.ts';

gameSuite(d20, import.meta.dirname, {
  lawMatches: 2,
  toldMatches: 4,
  checkpoints: 300,
  moments: 4,
  transcript: 60,
  sameTexts: SAME_TEXTS,
});
