/** What the lessons say; what a step asks for stands in the key with `.do`. */
export const TUTORIAL_TEXTS = {
  'tutorial.roll.title': 'A roll',
  'tutorial.roll.aim': 'You learn how scenes are played, how a roll goes, and what failures cost.',
  'tutorial.scene':
    'This is a scene: you read what is around you. You are Maud, a healer. Somebody has stolen the bell of this village, and you would like to know who.',
  'tutorial.easy':
    'Below stands what can be tried, and how likely it is. Each shows what it needs: 5 is easy, 15 hard, 25 extreme. Old Perrin likes to talk, so that needs a 5.',
  'tutorial.easy.do': 'Ask Old Perrin what the bell was for.',
  'tutorial.easy.hint': 'That can be done as well. Ask Old Perrin first.',
  'tutorial.rolled':
    'A d20 fell on 10. Maud’s CHA adds 1: 11 is more than 5. It works, and you know something new. Every number can be touched: it says what it is made of.',
  'tutorial.hard':
    'Now the belfry. Looking for clues is hard, 15, and a matter of WIS, in which Maud has +2.',
  'tutorial.hard.do': 'Search the belfry.',
  'tutorial.hard.hint': 'Search the belfry first.',
  'tutorial.near':
    '12 and 2 are 14: missed by 1. When it is so close, you may succeed at a cost. A d6 will say which, and you may still say no.',
  'tutorial.near.do': 'Choose the success at a cost.',
  'tutorial.near.hint': 'You could leave it at that. Here, choose the success at a cost.',
  'tutorial.price':
    'The d6 shows 5: it would strain you, and cost a few Hit Points, though never your last.',
  'tutorial.price.do': 'Pay it.',
  'tutorial.price.hint': 'A clue is worth it here: pay.',
  'tutorial.learned':
    'You have the clue, and 2 Hit Points fewer. Even a plain failure would have told you what the story needs: it never stops because of a bad roll.',
  'tutorial.people':
    'Hild, the reeve, is neutral to you: 15 on CHA makes her friendly. Whoever is friendly does you favours; somebody hostile takes 25 to calm.',
  'tutorial.people.do': 'Win the reeve over.',
  'tutorial.people.hint': 'First talk to Hild: win the reeve over.',
  'tutorial.friend':
    '19: she is friendly now, and helps you at once. What people think of you is kept, from scene to scene.',
  'tutorial.onward':
    'When you have seen enough, you go on. In a group all have to agree. The next lesson is a fight.',
  'tutorial.fight.title': 'A fight',
  'tutorial.fight.aim': 'You learn to move, to strike, and to name who is next.',
  'tutorial.map':
    'You are Bryn, a dwarf with an axe. Maud is with you; the two goblins are not. A square is 5 feet; rubble costs twice.',
  'tutorial.turn':
    'It is your turn: you may go 40 feet and take one action, in any order. What you can reach is lit. The nearer goblin stands on the upper row.',
  'tutorial.turn.do': 'Go to a square just left of the nearer goblin.',
  'tutorial.turn.hint': 'Not there: go right beside the nearer goblin, on its left.',
  'tutorial.strike':
    'An attack is a d20 with your bonus against the other’s Armor Class. The board shows how likely that is before you roll.',
  'tutorial.strike.do': 'Attack the goblin with your axe.',
  'tutorial.strike.hint': 'Take the axe: attack the goblin beside you.',
  'tutorial.hit':
    '14 and 2 are 16, and the goblin has 15: a hit. Before the damage falls you may choose to fell somebody without killing, as in every melee.',
  'tutorial.hit.do': 'Choose as you like.',
  'tutorial.hit.hint': 'First say whether the goblin shall live.',
  'tutorial.fell':
    'The die shows 3, with 2 that is 5 damage, and the goblin had 4 Hit Points: it falls. Of foes you see only how hurt they look.',
  'tutorial.end': 'Your action is spent. You could still walk; what you leave is lost.',
  'tutorial.end.do': 'End your turn.',
  'tutorial.end.hint': 'That will do. End your turn.',
  'tutorial.name':
    'Whoever has acted names who is next: one of you, or the game master, who then picks a foe. Everybody acts once in a round. So the order is a matter of tactics.',
  'tutorial.name.do': 'Name Maud.',
  'tutorial.name.hint': 'Not yet the goblin: name Maud.',
  'tutorial.arrow':
    'Maud waits, and the last goblin shoots: 15 and 2 reach your Armor Class of 16. You have 5 Hit Points left. At 0 you would lie there, and at −8 you would be dead.',
  'tutorial.round':
    'All have acted: the round is over. Half of the goblins are down, so the other has rolled whether it flees; it stays. Initiative is rolled anew, and you are first again.',
  'tutorial.magic.title': 'Spells and tokens',
  'tutorial.magic.aim': 'You learn to cast, to throw a die again, and to cheat death.',
  'tutorial.spell':
    'You are Ysolde, and know one spell: the Magic Missile never misses, if it is cast. Casting is an action and a roll: here a d20 with +5 that needs 11.',
  'tutorial.spell.do': 'Cast Magic Missile at the wolf.',
  'tutorial.spell.hint': 'Cast Magic Missile, and at the wolf.',
  'tutorial.failed':
    'Only 3: the spell would fail, and be locked until an hour of rest. But you hold two story tokens. One of them throws a die again, and you keep the face that you like better.',
  'tutorial.failed.do': 'Spend a token on the die.',
  'tutorial.failed.hint': 'Do not let it fail: spend a token.',
  'tutorial.keep': '14. With 5 that is 19.',
  'tutorial.keep.do': 'Keep the new face.',
  'tutorial.keep.hint': 'The new one is better.',
  'tutorial.missile':
    'The missile hits: 2 and 1, and twice your Level, make 5. The wolf is badly hurt, and angry.',
  'tutorial.over':
    'Your action is spent, and the wolf stands beside you. Nobody strikes at whoever walks away; still, stay for once.',
  'tutorial.over.do': 'End your turn.',
  'tutorial.over.hint': 'Stay, and end your turn.',
  'tutorial.pass-on': 'Somebody has to come next.',
  'tutorial.pass-on.do': 'Leave it to the game master.',
  'tutorial.pass-on.hint': 'Here, leave it to the game master.',
  'tutorial.dying':
    'The wolf bites for 8, and you had 4: at −4, your maximum below 0, you would be dead. In this very moment a story token saves anybody in the scene, and you have one left.',
  'tutorial.dying.do': 'Save yourself.',
  'tutorial.dying.hint': 'Then she would be dead. Save yourself.',
  'tutorial.alive':
    'You live, with 1 Hit Point and without a token. A token could also have given you one action more.',
  'tutorial.setback':
    'Later, in the wood. A setback brings a token back: you propose what makes your life harder, once a scene, and it happens. The game master may also offer you a bargain.',
  'tutorial.setback.do': 'Propose a setback. It stands beside what you can do, at any time.',
  'tutorial.setback.hint': 'First the setback: it stands beside what you can do.',
  'tutorial.token-again':
    'It has happened, and you hold a token again. At Level 1 you can hold only one of those that you gain; every Level lets you hold one more.',
  'tutorial.master.title': 'Being the game master',
  'tutorial.master.aim':
    'In ten minutes: you describe, call for a check, bring foes, and end a fight.',
  'tutorial.role':
    'You are the game master, Kim. Ada plays Bryn, Bo plays Ysolde. Nothing is prepared: they have come into an old cellar. Your tools stand beside the board; they are there at any time.',
  'tutorial.describe':
    'First say where they are, in a few sentences: what they see, hear and smell. Then ask what they do.',
  'tutorial.describe.do': 'Describe the cellar in your own words.',
  'tutorial.describe.hint': 'Begin with a description of the scene.',
  'tutorial.call':
    'Ada wants Bryn to force a stuck door. If that were easy, you would let it happen. It is not, so call for a check: who, what kind, and how hard.',
  'tutorial.call.do': 'Call for a check of force by Bryn, with 15.',
  'tutorial.call.hint': 'Call for a check first.',
  'tutorial.called':
    'The dice have answered; what that means is up to you. Say it, and let it have consequences. Failures may bring trouble, but should never end the story.',
  'tutorial.place':
    'Behind the door there is somebody. Every creature of the rules can be brought in; you need no numbers.',
  'tutorial.place.do': 'Bring in two hostile goblin raiders.',
  'tutorial.place.hint': 'Somebody has to be behind the door: bring them in.',
  'tutorial.placed':
    'Two goblins stand there now, and you could move them, hide them or have them talk. These want to fight.',
  'tutorial.placed.do': 'Begin a fight. Nobody is surprised.',
  'tutorial.placed.hint': 'Begin the fight.',
  'tutorial.foe-turn':
    'The goblins have rolled highest. On their turns you decide for them, as players do for theirs. What would they do?',
  'tutorial.foe-turn.do': 'Do something with the goblin, such as a shot.',
  'tutorial.foe-turn.hint': 'Decide for the goblin: it is its turn.',
  'tutorial.finish':
    'A fight goes on until one side is beaten, flees or gives up. You may end it before, when all is said. Do it now.',
  'tutorial.finish.do': 'End the fight.',
  'tutorial.finish.hint': 'Enough for this time: end the fight.',
  'tutorial.award':
    'The goblins have given up. Whoever overcomes something gains experience; 200 points are a good scene for beginners.',
  'tutorial.award.do': 'Give experience to both of them.',
  'tutorial.award.hint': 'First give them their experience.',
  'tutorial.close':
    'The scene is over when you say so. Then new Levels come, and what was to last for the scene ends.',
  'tutorial.close.do': 'Close the scene.',
  'tutorial.close.hint': 'Close the scene.',
  'tutorial.done':
    'That is all there is to it. You need not know every rule: the software does. Offer bargains, spend your complication points when it hurts, and let them win in the end.',
} as const;
