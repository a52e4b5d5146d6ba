import type { CreepType } from '../rules/credit.ts';

/** The header of a creep block (KM-SWARM-01, KM-BEAR-01, KM-LOVE-01). */
export interface CreepBlock {
  readonly id: string;
  readonly name: string;
  readonly type: CreepType;
  readonly speed: number;
  readonly mob: boolean;
  readonly rule: string;
}

/** The creep groups of the maps, by the ids of their map's `order` line. */
export const CREEPS: Readonly<Record<string, CreepBlock>> = {
  swarm: {
    id: 'swarm',
    name: 'Vampiric Swarm',
    type: 'standard',
    speed: 6,
    mob: true,
    rule: 'KM-SWARM-01',
  },
  bears: {
    id: 'bears',
    name: 'Guardian Bear',
    type: 'elite',
    speed: 4,
    mob: false,
    rule: 'KM-BEAR-01',
  },
  love: {
    id: 'love',
    name: 'Love Beast',
    type: 'standard',
    speed: 6,
    mob: false,
    rule: 'KM-LOVE-01',
  },
};

/** How many of a type stand in a group, and their HP, with so many athletes a team (KZ-CREEP-06 to 10). */
export function groupOf(
  type: CreepType,
  perTeam: number,
): { readonly size: number; readonly hp: number } {
  switch (type) {
    case 'champion':
      return { size: 1, hp: 5 * perTeam };
    case 'elite':
      return { size: 2, hp: 3 * perTeam };
    case 'standard':
      return { size: 3, hp: 2 * perTeam };
    case 'goon':
      return { size: perTeam + 1, hp: 1 };
    case 'stooge':
      return { size: 2 * perTeam + 2, hp: 1 };
    case 'scab':
      return { size: 5 * perTeam + 5, hp: 1 };
  }
}
