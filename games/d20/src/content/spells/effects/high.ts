import type { Trait } from '../../trait.ts';
import { atIllusion, atThicket, atWallOfIce, drivesCloud, inWallOfFire } from './at-zones.ts';
import { elementalFire } from './elemental-fire.ts';
import { feeblemind } from './feeblemind.ts';
import { emptyJar, possessed, soulJar, soulOut, soulWithin } from './magic-jar.ts';
import { massmorph } from './massmorph.ts';
import { animated, conjured, obeys, onMission } from './obeys.ts';
import { polymorphSelf } from './polymorph-self.ts';
import { polymorphed } from './polymorphed.ts';
import { falseDouble, imageOf, projectedImage, seesThrough } from './projected-image.ts';
import { lifted, telekinesis } from './telekinesis.ts';
import { iceSection, partOfWall, wallSection } from './wall-section.ts';
import { WEATHERS } from './weather.ts';
import { weatherCalled } from './weather-called.ts';
import { floatingEye, wizardEye } from './wizard-eye.ts';

/** What arcane spells of the fourth to the sixth level lay on creatures, or have them bear in what they lay down. */
export const HIGH_EFFECTS: readonly Trait[] = [
  atThicket,
  atIllusion,
  massmorph,
  polymorphed,
  polymorphSelf,
  inWallOfFire,
  atWallOfIce,
  iceSection,
  wizardEye,
  floatingEye,
  animated,
  drivesCloud,
  conjured,
  obeys,
  elementalFire,
  feeblemind,
  soulOut,
  soulJar,
  soulWithin,
  emptyJar,
  possessed,
  telekinesis,
  lifted,
  wallSection,
  partOfWall,
  weatherCalled,
  ...WEATHERS,
  onMission,
  projectedImage,
  falseDouble,
  imageOf,
  seesThrough,
];
