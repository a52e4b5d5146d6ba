import {
  breastplate,
  punchBlast,
  runningNinja,
  visoredHelm,
  warhammer,
} from '@tablewright/table-kit/emblems';

/** What stands for the Defender and its specialisations. */
export const BADGES: Readonly<Record<string, string>> = {
  defender: visoredHelm,
  juggernaut: breastplate,
  punisher: punchBlast,
  pursuer: runningNinja,
  smasher: warhammer,
};
