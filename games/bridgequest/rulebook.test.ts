import { rulebookSuite } from '@tablewright/table-kit/rulebook-suite';
import { bridgequest } from './src/index.ts';

await rulebookSuite(bridgequest, import.meta.dirname);
