import type { PrintPart } from '@tablewright/table-kit/print';
import { Aid, StatusPage } from './aid.tsx';
import { ClassPages, RolePages } from './builds.tsx';
import { partName } from './print-words.ts';
import './print.css';

/** Everything of the game that can be printed. */
export const PRINT_PARTS: readonly PrintPart[] = [
  { id: 'aid', name: partName('part.aid'), Pages: Aid },
  { id: 'statuses', name: partName('part.statuses'), Pages: StatusPage },
  { id: 'roles', name: partName('part.roles'), Pages: RolePages },
  { id: 'classes', name: partName('part.classes'), Pages: ClassPages },
];
