import type { Hazard } from '../hazard.ts';
import type { Trait } from '../trait.ts';
import { burningOil } from './burning-oil.ts';
import { chokingGas } from './choking-gas.ts';
import { coveredPit, inPit } from './covered-pit.ts';
import { explosiveCharge } from './explosive-charge.ts';
import { fall } from './fall.ts';
import { freezing } from './freezing.ts';
import { hardVacuum } from './hard-vacuum.ts';
import { lava } from './lava.ts';
import { liveCable } from './live-cable.ts';
import { poisonNeedle } from './poison-needle.ts';
import { radiationLeak } from './radiation-leak.ts';
import { rockfall } from './rockfall.ts';
import { swingingBlade } from './swinging-blade.ts';

/** All hazards (DT-HAZ-10 to -22). */
export const HAZARDS: readonly Hazard[] = [
  fall,
  coveredPit,
  poisonNeedle,
  burningOil,
  swingingBlade,
  chokingGas,
  liveCable,
  rockfall,
  radiationLeak,
  hardVacuum,
  freezing,
  explosiveCharge,
  lava,
];

/** What they leave on whoever they catch, besides conditions. */
export const HAZARD_TRAITS: readonly Trait[] = [inPit];
