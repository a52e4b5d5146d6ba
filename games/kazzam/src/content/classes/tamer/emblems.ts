import {
  bat,
  boar,
  bugleCall,
  crestedHelmet,
  echoRipples,
  entMouth,
  heartPlus,
  lanternFlame,
  magicSwirl,
  oak,
  openTreasureChest,
  pig,
  poison,
  scorpion,
  sittingDog,
  snake,
  templarShield,
  wolfHead,
} from '@tablewright/table-kit/emblems';

/** What the Tamer can do. */
export const EMBLEMS: Readonly<Record<string, string>> = {
  'lead-creatures': bugleCall,
  collector: openTreasureChest,
  conjuror: magicSwirl,
  commander: crestedHelmet,
  'beast-charm': heartPlus,
  'creature-aegis': templarShield,
  'vine-worms': snake,
  'glowfly-swarm': lanternFlame,
  'fleeting-mantis': scorpion,
  'darkfly-swarm': bat,
  'summon-spitting-tree': oak,
  spray: poison,
  'summon-flame-pig': pig,
  'goring-tusks': boar,
  'summon-scalehound': sittingDog,
  'hissing-howl': echoRipples,
};

/** Its creatures, by the id of their block. */
export const BEASTS: Readonly<Record<string, string>> = {
  'spitting-tree': entMouth,
  'flame-pig': boar,
  scalehound: wolfHead,
};
