import {
  boltShield,
  brokenShield,
  bullets,
  cowboyHolster,
  doubleShot,
  echoRipples,
  explosionRays,
  lungs,
  magnifyingGlass,
  meditation,
  moai,
  ricochet,
  run,
  wantedReward,
  williamTell,
} from '@tablewright/table-kit/emblems';

/** What the Wandslinger can do. */
export const EMBLEMS: Readonly<Record<string, string>> = {
  'piercing-shot': brokenShield,
  'ricochet-shot': ricochet,
  'seeking-shot': magnifyingGlass,
  quickdraw: cowboyHolster,
  focus: meditation,
  'running-shot': run,
  'rapid-fire': bullets,
  'trick-shot': williamTell,
  'follow-up': doubleShot,
  'echoing-shot': echoRipples,
  'breather-shot': lungs,
  'ward-and-shoot': boltShield,
  'favored-target': wantedReward,
  'filovs-fusillade': explosionRays,
  'petrovs-petrification': moai,
};

/** What stands for the Wandslinger itself. */
export const BADGES: Readonly<Record<string, string>> = {
  wandslinger: cowboyHolster,
};
