/**
 * Weapons and armour, whose drawings lie beside this file. Drawn by Lorc, Delapouite and others for
 * game-icons.net (CC BY 3.0); each has the name that it has there.
 */
export const crossedSwords = 'arms/crossedSwords';
export const broadsword = 'arms/broadsword';
export const battleAxe = 'arms/battleAxe';
export const warhammer = 'arms/warhammer';
export const plainDagger = 'arms/plainDagger';
export const crossbow = 'arms/crossbow';
export const thrownSpear = 'arms/thrownSpear';
export const wizardStaff = 'arms/wizardStaff';
export const shield = 'arms/shield';
export const crestedHelmet = 'arms/crestedHelmet';
export const leatherArmor = 'arms/leatherArmor';
export const legArmor = 'arms/legArmor';
export const leatherBoot = 'arms/leatherBoot';
export const gauntlet = 'arms/gauntlet';
export const gloves = 'arms/gloves';
export const cloak = 'arms/cloak';
export const ring = 'arms/ring';
export const gemNecklace = 'arms/gemNecklace';
export const pointyHat = 'arms/pointyHat';
export const bullseye = 'arms/bullseye';
export const brokenShield = 'arms/brokenShield';
export const shieldReflect = 'arms/shieldReflect';
export const heartShield = 'arms/heartShield';
export const wingedShield = 'arms/wingedShield';
export const boltShield = 'arms/boltShield';
export const armorUpgrade = 'arms/armorUpgrade';
export const shieldBash = 'arms/shieldBash';
export const templarShield = 'arms/templarShield';
export const robe = 'arms/robe';
export const cape = 'arms/cape';
export const swordSpin = 'arms/swordSpin';
export const saberSlash = 'arms/saberSlash';
export const bloodySword = 'arms/bloodySword';
export const dervishSwords = 'arms/dervishSwords';
export const shiningSword = 'arms/shiningSword';
export const sacrificialDagger = 'arms/sacrificialDagger';
export const backstab = 'arms/backstab';
export const doubleShot = 'arms/doubleShot';
export const bullets = 'arms/bullets';
export const cowboyHolster = 'arms/cowboyHolster';
export const targetShot = 'arms/targetShot';
