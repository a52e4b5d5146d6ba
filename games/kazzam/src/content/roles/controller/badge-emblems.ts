import {
  checkedShield,
  padlock,
  shield,
  threeFriends,
  voodooDoll,
} from '@tablewright/table-kit/emblems';

/** What stands for the Controller and its specialisations. */
export const BADGES: Readonly<Record<string, string>> = {
  controller: voodooDoll,
  'crowd-control': threeFriends,
  guardian: checkedShield,
  lockdown: padlock,
  protector: shield,
};
