import { gameSuite } from '@tablewright/game-suite';
import { kazzam } from './src/index.ts';

gameSuite(kazzam, import.meta.dirname, {
  lawMatches: 2,
  toldMatches: 4,
  checkpoints: 500,
  moments: 6,
  transcript: 60,
  // Powers, classes and teams are called as they are printed.
  sameTexts: [
    /^(power|specialisation|class|team|setting\.\w+)\.[a-z/-]+$/,
    /^event\.(points\.mark|strike)/,
    /^board\.(part\.other|square|square\.part|zone|creep\.\w+|builds|amount|odds\.(result|strike|chance)|strikes|scores\.(strikes|creeps))$/,
    /^board\.reason\.K/,
    'fault.open',
    'ref.creeps',
    /^report\.(strikes|creeps)$/,
    'creature',
    'square.court',
    'square.part',
    'option.orb',
    'part.spellwarp',
    'terrain.portal-entry',
  ],
});
