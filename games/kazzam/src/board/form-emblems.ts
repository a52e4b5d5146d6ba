import {
  bullseye,
  fairyWand,
  gauntlet,
  hand,
  starSwirl,
  walkingBoot,
} from '@tablewright/table-kit/emblems';
import type { ActionFacts } from '../explain/index.ts';

/** What an action without a picture of its own looks like. */
export const FORM_EMBLEMS: Readonly<Record<ActionFacts['form'], string>> = {
  melee: gauntlet,
  ranged: bullseye,
  burst: starSwirl,
  implement: fairyWand,
  move: walkingBoot,
  other: hand,
};
