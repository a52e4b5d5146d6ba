import type { Spell } from '../../spell.ts';
import { animateDead } from './animate-dead.ts';
import { antiMagicShell } from './anti-magic-shell.ts';
import { charmMonster } from './charm-monster.ts';
import { cloudkill } from './cloudkill.ts';
import { confusion } from './confusion.ts';
import { conjureElemental } from './conjure-elemental.ts';
import { contactHigherPlane } from './contact-higher-plane.ts';
import { controlWeather } from './control-weather.ts';
import { deathSpell } from './death-spell.ts';
import { dimensionDoor } from './dimension-door.ts';
import { disintegrate } from './disintegrate.ts';
import { feeblemind } from './feeblemind.ts';
import { geas } from './geas.ts';
import { growthOfPlants } from './growth-of-plants.ts';
import { hallucinatoryTerrain } from './hallucinatory-terrain.ts';
import { holdMonster } from './hold-monster.ts';
import { invisibleStalker } from './invisible-stalker.ts';
import { magicJar } from './magic-jar.ts';
import { massmorph } from './massmorph.ts';
import { partWater } from './part-water.ts';
import { passWall } from './pass-wall.ts';
import { polymorphOthers } from './polymorph-others.ts';
import { polymorphSelf } from './polymorph-self.ts';
import { projectedImage } from './projected-image.ts';
import { reincarnation } from './reincarnation.ts';
import { removeCurseSpell } from './remove-curse.ts';
import { stoneToFlesh } from './stone-to-flesh.ts';
import { telekinesis } from './telekinesis.ts';
import { teleport } from './teleport.ts';
import { transmuteRock } from './transmute-rock.ts';
import { wallOfFire } from './wall-of-fire.ts';
import { wallOfIce } from './wall-of-ice.ts';
import { wallOfStone } from './wall-of-stone.ts';
import { lowerWater, moveEarth } from './waters-and-earth.ts';
import { wizardEye } from './wizard-eye.ts';

/** Arcane spells of the fourth to the sixth level (DT-ARC-401 to -612). */
export const HIGH: readonly Spell[] = [
  charmMonster,
  confusion,
  dimensionDoor,
  growthOfPlants,
  hallucinatoryTerrain,
  massmorph,
  polymorphOthers,
  polymorphSelf,
  removeCurseSpell,
  wallOfFire,
  wallOfIce,
  wizardEye,
  animateDead,
  cloudkill,
  conjureElemental,
  contactHigherPlane,
  feeblemind,
  holdMonster,
  magicJar,
  passWall,
  telekinesis,
  teleport,
  transmuteRock,
  wallOfStone,
  antiMagicShell,
  controlWeather,
  deathSpell,
  disintegrate,
  geas,
  invisibleStalker,
  lowerWater,
  moveEarth,
  partWater,
  projectedImage,
  reincarnation,
  stoneToFlesh,
];
