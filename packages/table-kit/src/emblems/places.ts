/**
 * Places, whose drawings lie beside this file. Drawn by Lorc, Delapouite and others for
 * game-icons.net (CC BY 3.0); each has the name that it has there.
 */
export const woodenDoor = 'places/woodenDoor';
export const dungeonGate = 'places/dungeonGate';
export const closedDoors = 'places/closedDoors';
export const castle = 'places/castle';
export const dungeonLight = 'places/dungeonLight';
export const stoneTower = 'places/stoneTower';
export const lighthouse = 'places/lighthouse';
export const village = 'places/village';
export const templeGate = 'places/templeGate';
export const ancientRuins = 'places/ancientRuins';
export const mountainCave = 'places/mountainCave';
export const pineTree = 'places/pineTree';
export const oak = 'places/oak';
export const island = 'places/island';
export const desert = 'places/desert';
export const palmTree = 'places/palmTree';
export const volcano = 'places/volcano';
export const waterfall = 'places/waterfall';
export const bigWave = 'places/bigWave';
export const river = 'places/river';
export const stoneBridge = 'places/stoneBridge';
export const magicPortal = 'places/magicPortal';
export const ringedPlanet = 'places/ringedPlanet';
export const moon = 'places/moon';
export const sun = 'places/sun';
export const starsStack = 'places/starsStack';
export const galleon = 'places/galleon';
export const campfire = 'places/campfire';
export const shop = 'places/shop';
export const carousel = 'places/carousel';
export const brickWall = 'places/brickWall';
export const brokenWall = 'places/brokenWall';
export const barbedWire = 'places/barbedWire';
export const magicGate = 'places/magicGate';
export const portal = 'places/portal';
