import { gameSuite } from '@tablewright/game-suite';
import { bridgequest } from './src/index.ts';

gameSuite(bridgequest, import.meta.dirname, {
  lawMatches: 2,
  toldMatches: 4,
  checkpoints: 500,
  moments: 6,
  transcript: 60,
  // Cards and figures are called as they are printed; numbers by the abbreviations of the sheet.
  sameTexts: [
    /^(card|figure)\.BQC/,
    /^option\.(hold|karma|WIS|CON|DEX)$/,
    /^board\.(phase\.upkeep|friendzone|figure\.stands|karma|sheet\.neutral|kind\.(monster|portal))$/,
    /^board\.(fact\.(gold|bonus)|side\.(ATT|DEF)|stage\.differential|foe\.split|term\.(ST|CON|karma))$/,
    /^board\.(combat\.(differentials|att|def|result\.differential)|seen\.(differential|karma))$/,
    /^(do|act|cost)\.(att|def|strike|karma)$/,
    /^stat\.(ST|DEX|WIS|CON)$/,
    /^document\.sheet\.(name|karma)$/,
    // Words of the rulebook that its German edition keeps.
    /^(choice|board\.phase)\.(beginning|final)-move$/,
    /^(option|board)\.(homeworld|boss-mode)$/,
    /^board\.(phase\.charity|hero\.home|card\.bad|combat\.first-strike)$/,
    /^(rank\.(miniboss|boss)|sheet\.(name|column\.(bonus|hero|boss|additions)))$/,
    /^ref\.(karma|differential|boss)$/,
    'board.own-deck.role',
    'choice.character.name',
  ],
});
