/** The Tamer. */
export const TEXTS: Readonly<Record<string, string>> = {
  'class.tamer': 'Tamer',
  'class.tamer.help':
    'Summons creatures and attacks through them; whenever you use a Move Action they move too.',
  'power.tamer': 'Tamer',
  'power.lead-creatures': 'Lead your creatures',
  'power.lead-creatures.help':
    'Stay where you are and let your creatures move; with a wand one of them moves twice.',
  'power.collector': 'Collector',
  'power.collector.help': 'You know two summons. Using either spends both.',
  'power.conjuror': 'Conjuror',
  'power.conjuror.help': 'What you conjure lasts a turn longer.',
  'power.commander': 'Commander',
  'power.commander.help': 'A creature that you command first gains 1 Ward.',
  'power.beast-charm': 'Beast Charm',
  'power.beast-charm.help':
    'One of your creatures within 5 regains 3 HP and may save against one status. Its next command in your next turn has Advantage.',
  'power.creature-aegis': 'Creature Aegis',
  'power.creature-aegis.help':
    '2 damage. Effect: if the target attacks a Summoned Creature or a Creep in its next turn, it takes 3 damage, once.',
  'power.vine-worms': 'Vine Worms',
  'power.vine-worms.help':
    '2 damage. Effect: Grabbed by worms until it escapes. It may move, but Slowed, and each such action costs it 1 damage.',
  'power.glowfly-swarm': 'Glowfly Swarm',
  'power.glowfly-swarm.help':
    '2 damage. Effect: Glowflies beside the target until your next turn ends. Whoever comes beside them is Revealed as long as they are there.',
  'power.fleeting-mantis': 'Fleeting Mantis',
  'power.fleeting-mantis.help':
    '2 damage. Effect: a Mantis beside the target until your next turn ends. You take Opportunities as though you stood there.',
  'power.darkfly-swarm': 'Darkfly Swarm',
  'power.darkfly-swarm.help':
    '2 damage. Effect: Darkflies beside the target until your next turn ends. No enemy may enter their square; your side is Concealed in it.',
  'power.level-1-summon': 'Summons of level 1',
  'power.summon-spitting-tree': 'Summon Spitting Tree',
  'power.summon-spitting-tree.help':
    'A Spitting Tree appears within 5 and stays. Each enemy within 3 of it: 2 damage. Effect: Marked by the tree.',
  'power.spray': 'Spray',
  'power.spray.help': 'Spitting Tree: everyone within 3 of it takes 1 damage. Effect: Ongoing 1.',
  'power.spitting-tree': 'Spitting Tree',
  'power.spitting-tree.help':
    '6 HP, speed 4. Marks the closest enemy within 6 that is not beside it at the end of your turn. Its Opportunities reach 6 and give Ongoing 2 in place of damage.',
  'power.take-root': 'Take root',
  'power.take-root.help': 'The tree regains 2 HP in place of moving.',
  'power.summon-flame-pig': 'Summon Flame Pig',
  'power.summon-flame-pig.help':
    'A Flame Pig appears within 5 and stays. It shifts up to 4 and rams each enemy that it comes beside for 2 damage.',
  'power.goring-tusks': 'Goring Tusks',
  'power.goring-tusks.help':
    'Flame Pig: 2 damage in melee. Effect: push 2, or Prone if it was at least 4 squares away when your turn began.',
  'power.flame-pig': 'Flame Pig',
  'power.flame-pig.help': '5 HP, speed 6. An enemy that ends its turn beside it gets Ongoing 1.',
  'power.blaze-up': 'Blaze up',
  'power.blaze-up.help': 'Everyone beside the pig gets Ongoing 1, allies too, in place of moving.',
  'power.summon-scalehound': 'Summon Scalehound',
  'power.summon-scalehound.help':
    'A Scalehound appears within 5 and stays. It attacks in melee for 3. Effect: Distracted, and 1 damage for each failed save or escape.',
  'power.hissing-howl': 'Hissing Howl',
  'power.hissing-howl.help':
    'Scalehound: allies within 5 of it may shift 1, you may slide enemies there by 1, and whom it has Grabbed takes 2 damage.',
  'power.scalehound': 'Scalehound',
  'power.scalehound.help': '5 HP, speed 6. Grabs an enemy beside it at the end of your turn.',
  'power.bristle-scales': 'Bristle',
  'power.bristle-scales.help':
    'The hound has Resist 1 until your next turn ends, in place of moving.',
  'note.scalehound-fangs': 'the fangs of a Scalehound',
  'note.vine-worms-bite': 'bitten by worms in this action',
  'note.stood-before': 'has moved in this turn of the Tamer',
  'note.sword-helped': 'its sword has helped a creature this turn',
  'note.brought-unseen': 'summoned unseen',
  'part.through-creature': 'Implement of the Tamer',
  'conjure-where': 'Where does {power} appear?',
  'summon-where': 'Where does the creature appear?',
  'beast-charm-save': 'Against what does {of} save?',
  'tree-marks': 'Whom does {who} Mark?',
  'pig-rams': 'Whom does {who} ram?',
  'howl-slides': 'Whom does the howl slide?',
  'hound-grabs': 'Whom does {who} Grab?',
  'end.tree-marks': 'Mark of the tree',
  'end.pig-burns': 'Fire of the pig',
  'end.hound-grabs': 'Grip of the hound',
};
