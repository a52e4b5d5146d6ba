import {
  breastplate,
  positionMarker,
  punchBlast,
  runningNinja,
  visoredHelm,
  warhammer,
} from '@tablewright/table-kit/emblems';

/** What the Defender can do. */
export const EMBLEMS: Readonly<Record<string, string>> = {
  'defenders-mark': positionMarker,
};

/** What stands for the Defender and its specialisations. */
export const BADGES: Readonly<Record<string, string>> = {
  defender: visoredHelm,
  juggernaut: breastplate,
  punisher: punchBlast,
  pursuer: runningNinja,
  smasher: warhammer,
};
