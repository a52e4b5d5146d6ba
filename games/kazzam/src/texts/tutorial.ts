/** What the lessons say; what a step asks for stands in the key with `.do`. */
export const TUTORIAL_TEXTS = {
  'tutorial.moving.title': 'Moving and Opportunities',
  'tutorial.moving.aim': 'You learn to walk, to shift, and not to be struck on the way.',
  'tutorial.goal':
    'Two teams of wizards play for points: an orb dunked on one of your own pedestals pays, and so does an opponent Taken Out. A team with ten points brings the match to its end.',
  'tutorial.turn':
    'In its turn an athlete has one Attack Action, one Move Action and one Role Action, in any order. Under the board stands what Pip has left of them.',
  'tutorial.shift':
    'Kjell stands at F5, beside Pip, with a sword. Whoever walks out of a square beside an enemy grants it an Opportunity: 2 damage, 3 from a sword. A Shift goes one square and grants none.',
  'tutorial.shift.do': 'Choose Shift, under Move.',
  'tutorial.shift.hint': 'On a walk Kjell could strike. A Shift is safe: it stands under Move.',
  'tutorial.shift-to': 'A Shift may go to any of the eight squares around, if it is free.',
  'tutorial.shift-to.do': 'Go to a square that does not touch F5, such as D3; then confirm.',
  'tutorial.shift-to.hint':
    'There Kjell is beside her again. D3, D4, D5, E3 and F3 are out of his reach.',
  'tutorial.trade':
    'If there is nothing to attack, the Attack Action pays for a second Move Action. Nobody is beside Pip now.',
  'tutorial.trade.do': 'Choose Walk, under Move.',
  'tutorial.trade.hint': 'The Attack Action is still there. Let it pay for a walk.',
  'tutorial.walk':
    'A walk goes up to six squares, and diagonals cost the same. The numbers on the board say what each square costs.',
  'tutorial.walk.do': 'Touch the square to walk to, then confirm.',
  'tutorial.walked':
    'Every square left counts by itself: two steps along an enemy grant it two Opportunities. The board warns before you confirm.',

  'tutorial.attacking.title': 'Attacks and Miss Tokens',
  'tutorial.attacking.aim':
    'You learn what the die of an attack does, and what a miss is good for.',
  'tutorial.attack':
    'Ottilie’s wand reaches five squares, and Odo stands at four. An attack is one die: 6 deals double damage, 4 and 5 hit with all they do, 3 hits without its Effect, 1 and 2 miss. The label over Odo says how likely a hit is, and its damage.',
  'tutorial.attack.do': 'Choose Basic Implement Attack, under Attack.',
  'tutorial.attack.hint': 'Only the Basic Implement Attack reaches that far.',
  'tutorial.target': 'The odds of every result stand under the board before you choose.',
  'tutorial.target.do': 'Choose Odo.',
  'tutorial.missed':
    'A 2: missed, and Ottilie gains a Miss Token. A 1 would have been a Strike besides: every three of a team’s cost it a point at the end.',
  'tutorial.missed.do': 'Choose End turn.',
  'tutorial.missed.hint': 'The attack is spent. Choose End turn, at the bottom.',
  'tutorial.again': 'Odo let his turn pass.',
  'tutorial.again.do': 'Choose Basic Implement Attack once more.',
  'tutorial.target-again': 'He stands where he stood.',
  'tutorial.target-again.do': 'Choose Odo once more.',
  'tutorial.token':
    'A 5 hits. Once you have seen the roll, Miss Tokens may raise it by 1 each: this one makes a 6 of it.',
  'tutorial.token.do': 'Raise the number to 1 and spend the Miss Token.',
  'tutorial.token.hint': 'One token makes a 6 of the 5, and a 6 doubles the damage. Press + first.',
  'tutorial.critical':
    'Twice 2 damage. An athlete at 0 HP is Taken Out, which is a point for the other team.',

  'tutorial.cover.title': 'Cover and statuses',
  'tutorial.cover.aim': 'You learn when a box protects, and what stays on somebody after a hit.',
  'tutorial.cover':
    'Mirela stands at G3, and the box at F3 is between her and Ines. She has cover: an attack rolls two dice, and the lower counts. From level with her or from behind, the box does not protect.',
  'tutorial.cover-walk': 'Cover is looked at when the attack is made. So go round the box first.',
  'tutorial.cover-walk.do': 'Choose Walk, under Move.',
  'tutorial.cover-walk.hint': 'From here the box halves your chances. Walk first.',
  'tutorial.cover-to': 'Everything in column G and to the right of it is past the box.',
  'tutorial.cover-to.do': 'Walk to G1, or to another square in G, H or I.',
  'tutorial.cover-to.hint': 'There the box is still between you. G1 is past it.',
  'tutorial.hex':
    'Ines is a Hexer, and her attacks leave something behind. Gnawing Hex deals 2, and its Effect is Ongoing Damage.',
  'tutorial.hex.do': 'Choose Gnawing Hex, under Attack.',
  'tutorial.hex.hint': 'The plain attack leaves nothing behind. Choose Gnawing Hex.',
  'tutorial.hex-on': 'Without cover one die decides: two in three.',
  'tutorial.hex-on.do': 'Choose Mirela.',
  'tutorial.status':
    'A 4: the hit with all it does. The sign on Mirela’s token is her status; touch it, and her sheet says what it does and until when.',
  'tutorial.status.do': 'Choose End turn, and see.',
  'tutorial.status.hint': 'The attack is made. Choose End turn, at the bottom.',
  'tutorial.hurt': 'Mirela’s turn begins, and Ongoing Damage takes 1 HP from her.',
  'tutorial.saved':
    'At the end of her turn comes a Saving Throw: 4 or more ends the status, less keeps it. She rolled a 5 and is rid of it. Statuses that last otherwise say so in the sheet.',

  'tutorial.roles.title': 'Roles',
  'tutorial.roles.aim': 'You learn what a role adds to a hit, and what a Role Action is.',
  'tutorial.roles':
    'Strikers hit harder. Defenders make enemies pay for turning away. Leaders heal. Controllers push and hinder. Specialists get where nobody else does. Bram is a Leader. Ottilie lies Prone at D5, with 3 HP.',
  'tutorial.boost':
    'With a hit comes the Role Boost, once a turn. A Leader’s heals an ally whom he sees.',
  'tutorial.boost.do': 'Attack with Basic Implement Attack.',
  'tutorial.boost.hint': 'The Boost needs a hit first. Choose Basic Implement Attack.',
  'tutorial.boost-on': 'Mirela is in range.',
  'tutorial.boost-on.do': 'Choose Mirela.',
  'tutorial.heal':
    'A hit, and with it the Boost. Who has half of the HP or less is Bloodied, and such an ally gets 3 from Bram.',
  'tutorial.heal.do': 'Choose Ottilie.',
  'tutorial.heal.hint': 'Ottilie needs it: choose her.',
  'tutorial.restore':
    'And there is the Role Action, which each role has of its own. Bram’s is Restore: it gets an ally out of trouble at once, and costs the ally nothing.',
  'tutorial.restore.do': 'Choose Restore, under Role.',
  'tutorial.restore.hint': 'The Role Action is still there: Restore, under Role.',
  'tutorial.restored': 'Prone, Ottilie is easy to hit in melee and can only crawl.',
  'tutorial.restored.do': 'Choose Stand up.',
  'tutorial.restored.hint': 'That would help too, but first: Stand up.',
  'tutorial.roles-end':
    'One athlete of each role makes a team. Which Boost and which Role Action somebody has, the sheet says: touch a token.',

  'tutorial.orbs.title': 'Orbs and the Dungeon',
  'tutorial.orbs.aim': 'You learn how orbs make points, and how to come back from the Dungeon.',
  'tutorial.orb':
    'Bram stands at B3, beside a blue pedestal. A Move Action takes an orb that lies on the ground or rests on a pedestal.',
  'tutorial.orb.do': 'Choose Pick up an orb, under Move.',
  'tutorial.orb.hint': 'Picking up is a Move Action: Pick up an orb, under Move.',
  'tutorial.carry': 'Now home with it, and the Attack Action pays for the way.',
  'tutorial.carry.do': 'Choose Walk.',
  'tutorial.carry.hint': 'Walk: the Attack Action pays for a second Move Action.',
  'tutorial.carry-to': 'The red pedestal at F2 is your own.',
  'tutorial.carry-to.do': 'Walk to a square beside it, such as E3, and confirm.',
  'tutorial.carry-to.hint': 'That is not beside F2. Three steps to the right end at E3.',
  'tutorial.hold-on':
    'Nothing is left of this turn but the Role Action. The other side may try to take Bram out now: the orb would lie where he fell.',
  'tutorial.hold-on.do': 'Choose End turn.',
  'tutorial.hold-on.hint': 'Dunking is a Move Action, and none is left. Choose End turn.',
  'tutorial.dunk': 'Bram is still there, orb in hand.',
  'tutorial.dunk.do': 'Choose Dunk an orb, under Move.',
  'tutorial.dunk.hint': 'Dunking is a Move Action beside one of your own pedestals.',
  'tutorial.dunked':
    'Two points: one for every orb on that pedestal, the new one counted. It is red from now on, and the blue team may come for it.',
  'tutorial.dungeon':
    'Whoever is Taken Out comes back to the court or in the Dungeon, and from the Dungeon there is one way: the exits. Ines stands beside the button of one.',
  'tutorial.dungeon.do': 'Choose Press a button, under Attack.',
  'tutorial.dungeon.hint': 'The button opens the exit. It takes the Attack Action.',
  'tutorial.wait': 'The exit opens when her next turn begins.',
  'tutorial.wait.do': 'Choose End turn.',
  'tutorial.wait.hint': 'Nothing else can be done before her next turn. Choose End turn.',
  'tutorial.leave': 'The exit is open, and the turn that now begins is a whole one.',
  'tutorial.leave.do': 'Step out to a square beside that exit.',
  'tutorial.left': 'Out again, with a whole turn ahead.',

  'tutorial.guards.title': 'Creeps',
  'tutorial.guards.aim': 'You learn what wakes the guards of an orb, and what they do then.',
  'tutorial.creeps':
    'Neutral orbs are guarded by creeps that oppose both teams. They sleep until somebody attacks them, takes their orb, or ends a turn beside them or the orb.',
  'tutorial.creeps.do': 'Choose Basic Implement Attack, under Attack.',
  'tutorial.creeps.hint': 'The wand reaches them from here: choose Basic Implement Attack.',
  'tutorial.target-golem': 'Golems like these are out after one hit.',
  'tutorial.target-golem.do': 'Choose Golem 1 or Golem 2.',
  'tutorial.awake':
    'One golem is out. The other has Pip on its list of enemies now. Creeps act when the athletes have acted, and by fixed rules: first against whoever holds their orb, then against the nearest.',
  'tutorial.awake.do': 'Choose End turn, and see.',
  'tutorial.awake.hint': 'Choose End turn to let the golem act.',
  'tutorial.answered':
    'The golem came up and struck. The log says why it did what it did. A team that takes out a whole group has three points for it.',
  'tutorial.done':
    'That is what happens on a court: move without granting Opportunities, spend Miss Tokens where they count, bring orbs home, and know what wakes the guards.',

  'tutorial.team.title': 'A team of your own',
  'tutorial.team.aim': 'You learn how a team is put together and put on the court.',
  'tutorial.team':
    'Before a match each side has a team: a ready one, or one of your own. Each athlete has a role, a class with its powers, and an implement: a wand reaches far, a staff hits harder, a sword fights hand to hand.',
  'tutorial.build':
    'Here two play on a side. Begin with a ready team and change what you like; what does not go together is closed, with the reason.',
  'tutorial.build.do': 'Build a team and field it, or take the one that is there.',
  'tutorial.deploy':
    'Then both sides place their athletes on their start squares. Look where the pedestals and the guarded orbs are.',
  'tutorial.deploy.do': 'Choose a square for your first athlete.',
  'tutorial.deploy-more': 'The second one goes near the first: alone, everybody is a target.',
  'tutorial.deploy-more.do': 'Choose a square for your second athlete.',
  'tutorial.begin':
    'All stand on the court, and the strip above the board shows the order of turns. You know what a match needs.',
} as const satisfies Readonly<Record<string, string>>;
