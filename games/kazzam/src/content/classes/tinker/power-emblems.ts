import {
  fishingNet,
  fog,
  gemNecklace,
  knapsack,
  robe,
  ropeCoil,
  timeBomb,
} from '@tablewright/table-kit/emblems';

/** The Tinker's powers that are no traps, and what can be done by them. */
export const POWER_EMBLEMS: Readonly<Record<string, string>> = {
  'vokos-lariat': ropeCoil,
  'irenas-cloak': robe,
  'bag-of-tricks': knapsack,
  'explosive-attachment': timeBomb,
  'curtain-of-shadows': fog,
  'pull-tethered': fishingNet,
  tether: fishingNet,
  'talisman-of-distraction': gemNecklace,
};
