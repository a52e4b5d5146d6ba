import { rulebookSuite } from '@tablewright/table-kit/rulebook-suite';
import { bingoAdventure } from './src/index.ts';

await rulebookSuite(bingoAdventure, import.meta.dirname);
