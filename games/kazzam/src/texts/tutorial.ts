/** What the lessons say; what a step asks for stands in the key with `.do`. */
export const TUTORIAL_TEXTS = {
  'tutorial.moving.title': 'Moving and Opportunities',
  'tutorial.goal':
    'Two teams of wizards play for points: an orb dunked on one of your own pedestals pays, and so does an opponent Taken Out. A team with ten points brings the match to its end.',
  'tutorial.turn':
    'In its turn an athlete has one Attack Action, one Move Action and one Role Action, in any order. Under the board stands what is left of Pip’s.',
  'tutorial.shift':
    'Kjell stands beside Pip with a sword. Whoever walks out of a square beside an enemy grants it an Opportunity: 2 damage, 3 from a sword. A Shift goes one square and grants none.',
  'tutorial.shift.do': 'Shift away.',
  'tutorial.shift.hint': 'On a walk Kjell could strike. A Shift is safe.',
  'tutorial.shift-to': 'It may go to any of the eight squares around.',
  'tutorial.shift-to.do': 'Choose a square that does not touch Kjell’s.',
  'tutorial.shift-to.hint': 'There Kjell is beside her again. Five squares are out of his reach.',
  'tutorial.trade':
    'If there is nothing to attack, the Attack Action pays for a second Move Action. Nobody is beside Pip now.',
  'tutorial.trade.do': 'Walk.',
  'tutorial.trade.hint': 'The Attack Action is still there. Let it pay for a walk.',
  'tutorial.walk':
    'A walk goes up to six squares, and diagonals cost the same. The board shows what a way costs and whom it would grant an Opportunity.',
  'tutorial.walk.do': 'Walk to wherever you like.',
  'tutorial.walked':
    'Every square that is left counts by itself: two steps along an enemy grant it two Opportunities.',

  'tutorial.attacking.title': 'Attacks and Miss Tokens',
  'tutorial.attack':
    'Ottilie’s wand reaches five squares, and Odo stands at four. An attack is one die: 6 deals double damage, 4 and 5 hit with all they do, 3 hits without its Effect, 1 and 2 miss.',
  'tutorial.attack.do': 'Attack with the implement.',
  'tutorial.attack.hint': 'The attack with the implement is the one that reaches so far.',
  'tutorial.target': 'The odds of every result are worked out before you choose.',
  'tutorial.target.do': 'Choose Odo.',
  'tutorial.missed':
    'A 2: missed, and Ottilie gains a Miss Token. A 1 would have been a Strike besides: every three of a team’s cost it a point at the end.',
  'tutorial.missed.do': 'End the turn.',
  'tutorial.missed.hint': 'The attack is spent. End the turn.',
  'tutorial.again': 'Odo let his turn pass.',
  'tutorial.again.do': 'Attack again.',
  'tutorial.target-again': 'He stands where he stood.',
  'tutorial.target-again.do': 'Choose Odo once more.',
  'tutorial.token':
    'A 5 hits. Once you have seen the roll, Miss Tokens may raise it by 1 each: this one makes a 6 of it.',
  'tutorial.token.do': 'Spend the Miss Token.',
  'tutorial.token.hint': 'One token makes the 5 a 6, and a 6 deals double damage.',
  'tutorial.critical':
    'Twice 2 damage. An athlete at 0 HP is Taken Out, and pays the other team a point.',

  'tutorial.orbs.title': 'Orbs and the Dungeon',
  'tutorial.orb':
    'Bram stands beside a blue pedestal. A Move Action takes an orb that lies on the ground or rests on a pedestal.',
  'tutorial.orb.do': 'Pick it up.',
  'tutorial.orb.hint': 'Picking up is a Move Action.',
  'tutorial.carry': 'Now home with it, and the Attack Action pays for the way.',
  'tutorial.carry.do': 'Walk.',
  'tutorial.carry.hint': 'Walk: the Attack Action pays for a second Move Action.',
  'tutorial.carry-to': 'The red pedestal is your own.',
  'tutorial.carry-to.do': 'Walk to the square beside it.',
  'tutorial.carry-to.hint': 'Three steps to the right end beside your own pedestal.',
  'tutorial.hold-on':
    'Nothing is left of this turn but the Role Action. The other side may try to take Bram Out now: the orb would lie where he fell.',
  'tutorial.hold-on.do': 'End the turn.',
  'tutorial.hold-on.hint': 'Dunking is a Move Action, and none is left. End the turn.',
  'tutorial.dunk': 'Bram is still there, orb in hand.',
  'tutorial.dunk.do': 'Dunk the orb.',
  'tutorial.dunk.hint': 'Dunking is a Move Action beside one of your own pedestals.',
  'tutorial.dunked':
    'Two points: one for every orb on that pedestal, the new one counted. It is red from now on, and the blue team may come for it.',
  'tutorial.dungeon':
    'Whoever is Taken Out comes back to the court or in the Dungeon, and from the Dungeon there is one way: the exits. Ines stands beside the button of one.',
  'tutorial.dungeon.do': 'Press the button.',
  'tutorial.dungeon.hint': 'The button opens the exit. It takes the Attack Action.',
  'tutorial.wait': 'The exit opens when her next turn begins.',
  'tutorial.wait.do': 'End this turn.',
  'tutorial.wait.hint': 'Nothing else can be done before her next turn. End this one.',
  'tutorial.leave': 'The exit is open, and the turn that now begins is a whole one.',
  'tutorial.leave.do': 'Step out to a square beside that exit.',
  'tutorial.left': 'Out again, with a whole turn ahead.',

  'tutorial.guards.title': 'Creeps',
  'tutorial.creeps':
    'Neutral orbs are guarded by creeps that oppose both teams. They sleep until somebody attacks them, takes their orb, or ends a turn beside them or the orb.',
  'tutorial.creeps.do': 'Attack one.',
  'tutorial.creeps.hint': 'The wand reaches them from here: attack with the implement.',
  'tutorial.target-golem': 'Golems like these are out after one hit.',
  'tutorial.target-golem.do': 'Choose either.',
  'tutorial.awake':
    'One golem is out. The other has Pip on its list of enemies now. Creeps act when the athletes have acted, and by fixed rules: first against whoever holds their orb, then against the nearest.',
  'tutorial.awake.do': 'End the turn, and see.',
  'tutorial.awake.hint': 'End the turn to let the golem act.',
  'tutorial.answered':
    'The golem came up and struck. The log says why it did what it did. A team that takes out a whole group has three points for it.',
  'tutorial.done':
    'That is Kazzam: move without granting Opportunities, spend Miss Tokens where they count, bring orbs home, and know what wakes the guards.',
} as const satisfies Readonly<Record<string, string>>;
