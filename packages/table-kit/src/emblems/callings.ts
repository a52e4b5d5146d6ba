/**
 * What people are and do, whose drawings lie beside this file. Drawn by Lorc, Delapouite and others for
 * game-icons.net (CC BY 3.0); each has the name that it has there.
 */
export const gears = 'callings/gears';
export const bowArrow = 'callings/bowArrow';
export const checkedShield = 'callings/checkedShield';
export const visoredHelm = 'callings/visoredHelm';
export const breastplate = 'callings/breastplate';
export const crown = 'callings/crown';
export const person = 'callings/person';
export const iceBolt = 'callings/iceBolt';
export const lightningStorm = 'callings/lightningStorm';
export const muscleUp = 'callings/muscleUp';
export const runningNinja = 'callings/runningNinja';
export const mountains = 'callings/mountains';
