/** What there is to stat blocks besides their numbers. */
export const BLOCK_HELP = {
  'block.bystander.help': 'Flees when it can.',
  'block.guard.help': 'Gives the alarm as an action.',
  'block.goblin-raider.help': 'DEX checks and saves with advantage.',
  'block.skeleton.help': 'Half damage from shots.',
  'block.dire-wolf.help':
    'Advantage on attacks at somebody beside whom another of its side stands. Tracks with 3 more.',
  'block.giant-spider.help':
    'A bite brings venom, danger of Level 4 (CON). Its web, 50 feet, immobilizes: 13 on STR to get out.',
  'block.ogre.help': 'Easily flattered: advantage to influence it.',
  'block.cave-troll.help': 'Regenerates, and suffers in the sun, as trolls do.',
  'block.young-dragon.help':
    'Breathes fire three times a day, never in two rounds running: a cone of 60 feet, danger of Level 16 (DEX), a failure sets on fire.',
  'block.cultist.help': 'Advantage on saves against fear and charm.',
  'block.zombie.help':
    'At 0 Hit Points by neither fire nor anything holy nor a 20 it rises again on a 6 of a d6.',
  'block.ghoul.help':
    'Its first hit a turn on the living paralyzes for 1d6 rounds, unless a CON save of 13 succeeds.',
  'block.wraith.help':
    'Half damage from weapons that are neither magical nor holy. Its touch goes through worn armor, and shakes unless a WIS save of 14 succeeds. In bright light it attacks at disadvantage.',
  'block.werewolf.help':
    'Attacks with advantage, and regenerates as werebeasts do. A character that it brings to 0 is infected unless a CON save of 15 succeeds.',
  'block.coven-witch.help': 'Casts arcane spells with 11; saves against them need 16.',
  'block.thing-from-beyond.help':
    'Whoever sees it first saves with 20 on WIS or is confused for 1d6 rounds, else shaken. What it strikes it may hold.',
  'block.rogue-drone.help': 'Hacked by 15 to bypass its security.',
  'block.cyber-hound.help': 'Tracks with 5 more. On a 20 it holds whom it bites.',
  'block.void-pirate.help': 'One of each group has a grenade. Sealed suits.',
  'block.sentry-turret.help':
    'On a 1 it overheats for 2 rounds. At its panel 15 to bypass its security switches it off.',
  'block.hull-stalker.help':
    'Sneaks with 6. Whoever strikes it in melee meets its acid, danger of Level 4 (DEX). Needs no air; on fire it flees.',
  'block.combat-android.help': 'Has the heritage of an android. Obeys an override code.',
  'block.war-mech.help':
    'Two shots or a stomp. Rockets once a fight: danger of Level 12 (DEX) within 20 feet. The pilot inside has full cover.',
  'block.snake.help': 'Some of them bite with venom, danger of Level 3 (CON).',
  'block.elemental.help':
    'Half damage from weapons that are not magical. Hit Points, attack and damage rise with its Level.',
  'block.invisible-stalker.help': 'Invisible at all times. Tracks without fail.',
  'block.horse.help': 'Carries a rider.',
  'block.cart.help': 'Drawn by two horses.',
  'block.interceptor.help': 'Changes the range and may act as well.',
  'block.patrol-frigate.help': 'Two attacks, or missiles of Level 12.',
} as const;
