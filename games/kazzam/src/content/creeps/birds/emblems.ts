import { eagleHead, owl, raven } from '@tablewright/table-kit/emblems';

/** What they look like, by the id of their block. */
export const EMBLEMS: Readonly<Record<string, string>> = {
  icecrowned: owl,
  needlecrowned: raven,
  flamecrowned: eagleHead,
};
