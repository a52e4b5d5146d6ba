import {
  cape,
  fog,
  gemNecklace,
  knapsack,
  ropeCoil,
  snatch,
  timeBomb,
} from '@tablewright/table-kit/emblems';

/** The Tinker's powers that are no traps, and what can be done by them. */
export const POWER_EMBLEMS: Readonly<Record<string, string>> = {
  'vokos-lariat': ropeCoil,
  'irenas-cloak': cape,
  'bag-of-tricks': knapsack,
  'explosive-attachment': timeBomb,
  'curtain-of-shadows': fog,
  'pull-tethered': snatch,
  tether: ropeCoil,
  'talisman-of-distraction': gemNecklace,
};
