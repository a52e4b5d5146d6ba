import {
  brokenBone,
  checkedShield,
  move,
  padlock,
  scales,
  shield,
  snail,
  threeFriends,
  voodooDoll,
} from '@tablewright/table-kit/emblems';

/** What the Controller can do. */
export const EMBLEMS: Readonly<Record<string, string>> = {
  rearrange: move,
  retribution: scales,
  slow: snail,
  weaken: brokenBone,
};

/** What stands for the Controller and its specialisations. */
export const BADGES: Readonly<Record<string, string>> = {
  controller: voodooDoll,
  'crowd-control': threeFriends,
  guardian: checkedShield,
  lockdown: padlock,
  protector: shield,
};
