import type { PrintPart } from '@tablewright/table-kit/print';
import { Aid, StatusPage } from './aid.tsx';
import { AthletePages } from './athletes.tsx';
import { ClassPages, RolePages } from './builds.tsx';
import { part } from './words.ts';
import './print.css';

/** Everything of the game that can be printed. */
export const PRINT_PARTS: readonly PrintPart[] = [
  part({ id: 'aid', Pages: Aid }),
  part({ id: 'statuses', Pages: StatusPage }),
  part({ id: 'roles', Pages: RolePages }),
  part({ id: 'classes', Pages: ClassPages }),
  part({ id: 'athletes', fills: 'team', extra: true, Pages: AthletePages }),
];
