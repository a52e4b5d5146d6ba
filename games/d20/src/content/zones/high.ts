import type { ZoneKind } from '../zone-kind.ts';
import { cloudkill } from './cloudkill.ts';
import { WEATHER_ZONES } from './control-weather.ts';
import { plants } from './growth-of-plants.ts';
import { hallucinatoryTerrain } from './hallucinatory-terrain.ts';
import { partedWater } from './part-water.ts';
import { passWall } from './pass-wall.ts';
import { mud } from './transmute-rock.ts';
import { wallOfFire } from './wall-of-fire.ts';
import { wallOfIce, wallOfStone } from './walls.ts';

/** What arcane spells of the fourth to the sixth level lay on places. */
export const HIGH_ZONES: readonly ZoneKind[] = [
  plants,
  hallucinatoryTerrain,
  wallOfFire,
  wallOfIce,
  cloudkill,
  passWall,
  mud,
  wallOfStone,
  ...WEATHER_ZONES,
  partedWater,
];
