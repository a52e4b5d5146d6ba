import type { CardData } from '../card-data.ts';

/** Portals, two of each (BQC-DOOR-079 to -085). */
export const PORTALS = [
  {
    id: 'BQC-DOOR-079',
    name: 'Elevator Shaft With No Elevator',
    type: 'portal',
    copies: 2,
    scope: 'COLUMN_HERE',
  },
  {
    id: 'BQC-DOOR-080',
    name: 'Rug That Was Pulled',
    type: 'portal',
    copies: 2,
    scope: 'WORLD_HERE',
  },
  {
    id: 'BQC-DOOR-081',
    name: 'Sideways Conveyor Belt',
    type: 'portal',
    copies: 2,
    scope: 'ROW_HERE',
  },
  {
    id: 'BQC-DOOR-082',
    name: "Someone Else's Staircase",
    type: 'portal',
    copies: 2,
    scope: 'COLUMN_CHOICE',
  },
  {
    id: 'BQC-DOOR-083',
    name: 'Forwarding Address',
    type: 'portal',
    copies: 2,
    scope: 'WORLD_CHOICE',
  },
  {
    id: 'BQC-DOOR-084',
    name: 'Rearranged Seating Plan',
    type: 'portal',
    copies: 2,
    scope: 'ROW_CHOICE',
  },
  { id: 'BQC-DOOR-085', name: 'Complete Renovation', type: 'portal', copies: 2, scope: 'BRIDGE' },
] as const satisfies readonly CardData[];
