import { burningOil } from '../hazards/burning-oil.ts';
import { chokingGas } from '../hazards/choking-gas.ts';
import { freezing } from '../hazards/freezing.ts';
import { hardVacuum } from '../hazards/hard-vacuum.ts';
import { lava } from '../hazards/lava.ts';
import { liveCable } from '../hazards/live-cable.ts';
import { radiationLeak } from '../hazards/radiation-leak.ts';
import type { ZoneKind } from '../zone-kind.ts';
import { deepWater } from './deep-water.ts';
import { hazardous } from './hazardous.ts';
import { HIGH_ZONES } from './high.ts';
import { LOW_ZONES } from './low.ts';
import { setCharge } from './set-charge.ts';

/** All kinds of zones. */
export const ZONES: readonly ZoneKind[] = [
  hazardous('fire', burningOil, { isFire: true }),
  hazardous('gas', chokingGas),
  hazardous('live-deck', liveCable),
  hazardous('radiation', radiationLeak),
  hazardous('vacuum', hardVacuum),
  hazardous('freezing', freezing),
  hazardous('lava', lava),
  deepWater,
  setCharge,
  ...LOW_ZONES,
  ...HIGH_ZONES,
];
