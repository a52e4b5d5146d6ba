import type { Block } from '../block.ts';
import type { Trait } from '../trait.ts';
import { bystander, runsAway } from './bystander.ts';
import { caveTroll } from './cave-troll.ts';
import { combatAndroid, overridden, overrideCode } from './combat-android.ts';
import { covenWitch } from './coven-witch.ts';
import { crew } from './crew.ts';
import { crewed } from './crewed.ts';
import { cultist, fanatical } from './cultist.ts';
import { cyberHound, locksJaws, scentSensors } from './cyber-hound.ts';
import { direWolf, huntsInPack, keenNose } from './dire-wolf.ts';
import { elemental, elementalBody } from './elemental.ts';
import { ghoul, numbingTouch } from './ghoul.ts';
import { giantSpider, venomAndWeb } from './giant-spider.ts';
import { goblinRaider } from './goblin-raider.ts';
import { givesAlarm, guard } from './guard.ts';
import { horse, mount, riding } from './horse.ts';
import { acidBlood, airless, fearsFire, hullStalker, stalks } from './hull-stalker.ts';
import { invisibleStalker, unseen } from './invisible-stalker.ts';
import { easilyFlattered, ogre } from './ogre.ts';
import { openCode, rogueDrone } from './rogue-drone.ts';
import { panel, runsHot, sentryTurret, switchedOff } from './sentry-turret.ts';
import { bareBones, skeleton } from './skeleton.ts';
import { snake } from './snake.ts';
import { grasping, maddeningSight, thingFromBeyond } from './thing-from-beyond.ts';
import { thug } from './thug.ts';
import { missiles, object, VEHICLES } from './vehicles.ts';
import { groupGrenade, sealedSuit, voidPirate } from './void-pirate.ts';
import { piloted, rockets, warMech } from './war-mech.ts';
import { werewolf, wolfBite } from './werewolf.ts';
import { chills, dreadsLight, shadowy, wraith } from './wraith.ts';
import { fireBreath, youngDragon } from './young-dragon.ts';
import { risesAgain, zombie } from './zombie.ts';

/** All stat blocks (DT-MON-01 to -24, -41 to -43, DT-VEH-01 to -06, DT-EQ-55). */
export const CREATURES: readonly Block[] = [
  bystander,
  thug,
  guard,
  goblinRaider,
  skeleton,
  direWolf,
  giantSpider,
  ogre,
  caveTroll,
  youngDragon,
  cultist,
  zombie,
  ghoul,
  wraith,
  werewolf,
  covenWitch,
  thingFromBeyond,
  rogueDrone,
  cyberHound,
  voidPirate,
  sentryTurret,
  hullStalker,
  combatAndroid,
  warMech,
  snake,
  elemental,
  invisibleStalker,
  horse,
  ...VEHICLES,
];

/** Their special rules, and what those leave on others. */
export const CREATURE_TRAITS: readonly Trait[] = [
  runsAway,
  givesAlarm,
  bareBones,
  huntsInPack,
  keenNose,
  venomAndWeb,
  easilyFlattered,
  fireBreath,
  fanatical,
  risesAgain,
  numbingTouch,
  shadowy,
  chills,
  dreadsLight,
  wolfBite,
  maddeningSight,
  grasping,
  openCode,
  locksJaws,
  scentSensors,
  sealedSuit,
  groupGrenade,
  runsHot,
  panel,
  switchedOff,
  stalks,
  acidBlood,
  airless,
  fearsFire,
  overrideCode,
  overridden,
  rockets,
  piloted,
  elementalBody,
  unseen,
  mount,
  riding,
  object,
  crewed,
  crew,
  missiles,
];
