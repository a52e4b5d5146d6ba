import { rulebookSuite } from '@tablewright/table-kit/rulebook-suite';
import { bingoDeathmatch } from './src/index.ts';

await rulebookSuite(bingoDeathmatch, import.meta.dirname);
