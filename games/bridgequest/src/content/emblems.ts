import * as sign from '@tablewright/table-kit/emblems';

/** The pictures of monsters by what they are (BQC-SCH-06): the first tag that is here counts. */
export const TAG_EMBLEMS: Readonly<Record<string, string>> = {
  undead: sign.deathSkull,
  clerk: sign.quillInk,
  object: sign.stoneBlock,
  beast: sign.wolfHead,
  food: sign.cheeseWedge,
  song: sign.musicalNotes,
  plant: sign.entMouth,
  insect: sign.bee,
  elemental: sign.tornado,
  dragon: sign.dragonHead,
  rodent: sign.rat,
  goo: sign.slime,
  goblin: sign.goblinHead,
  giant: sign.troll,
  construct: sign.robotGolem,
  bird: sign.raven,
  swarm: sign.vortex,
  reptile: sign.snake,
  knight: sign.mountedKnight,
  dust: sign.fog,
  cold: sign.snowflake,
  fire: sign.fire,
  aquatic: sign.fishMonster,
  amphibian: sign.frog,
};

/** The pictures of items by where they are worn or held. */
export const SLOT_EMBLEMS: Readonly<Record<string, string>> = {
  head: sign.crestedHelmet,
  foot: sign.leatherBoot,
  armor: sign.breastplate,
  hand: sign.broadsword,
  steed: sign.horseHead,
  ally: sign.threeFriends,
  pet: sign.sittingDog,
  none: sign.ring,
  big: sign.muscleUp,
  race: sign.elfHelmet,
  class: sign.wizardFace,
  style: sign.robe,
  faction: sign.knightBanner,
  accent: sign.shouting,
  affiliation: sign.laurelCrown,
};

/** The pictures of all other cards by their types. */
export const TYPE_EMBLEMS: Readonly<Record<string, string>> = {
  monster: sign.imp,
  monsterEnhancer: sign.upgrade,
  itemEnhancer: sign.anvil,
  potion: sign.roundPotion,
  world: sign.ringedPlanet,
  portal: sign.magicPortal,
  power: sign.magicSwirl,
  curse: sign.cursedStar,
  trap: sign.wolfTrap,
  disaster: sign.volcano,
  wandering: sign.walkingBoot,
  helper: sign.scrollUnfurled,
  gual: sign.twoCoins,
  seal: sign.padlock,
  dust: sign.fairyWand,
  spell: sign.spellBook,
};

/** The pictures of decks, for the backs of their cards, by what the backs say. */
export const DECK_EMBLEMS: Readonly<Record<string, string>> = {
  DOOR: sign.woodenDoor,
  TREA: sign.openTreasureChest,
  WORLD: sign.ringedPlanet,
  DUST: sign.fairyWand,
  SPEL: sign.spellBook,
};
