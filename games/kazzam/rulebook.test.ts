import { rulebookSuite } from '@tablewright/table-kit/rulebook-suite';
import { kazzam } from './src/index.ts';

await rulebookSuite(kazzam, import.meta.dirname);
