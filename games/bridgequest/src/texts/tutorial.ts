/** What the lessons say; what a step asks for stands in the key with `.do`. */
export const TUTORIAL_TEXTS = {
  'tutorial.turn.title': 'The Bridge and a turn',
  'tutorial.turn.aim': 'You learn to get onto the Bridge, and what a turn brings besides a fight.',
  'tutorial.goal':
    'A Bridge of twenty worlds leads from Homeworld, at the bottom, up to the Boss. You climb as far as you dare and come home. What you have done brings additions, with which you improve your hero for the next game.',
  'tutorial.hero':
    'This is your hero, Brenda the Unplugged. ST is the base of her attack, CON of her defence; WIS, CON and DEX are for checks. Karma says how good she has been. Travels pay for moves, and she has four.',
  'tutorial.phases':
    'A turn goes through the phases in this strip. It begins with the Beginning Move: the chance to walk before a door is kicked down.',
  'tutorial.phases.do': 'Choose Walk.',
  'tutorial.phases.hint': 'That could be done too. But first go onto the Bridge: choose Walk.',
  'tutorial.way':
    'Every move costs a travel. Entering row 1 from Homeworld costs 1, and twice as much with every row. Crossing a world costs 1, going through a doorway 1. So three travels lead through location 20 to location 11, in row 3.',
  'tutorial.way.do': 'Touch location 20, then location 11, and confirm.',
  'tutorial.way.hint':
    'That ends somewhere else. Touch location 20 at the bottom, then 11 above it; the way is drawn as you go.',
  'tutorial.landed':
    'A world that you only pass does nothing. The one where you end works from now on: here, a travel at the start of your turns. The higher the row, the stronger you are.',
  'tutorial.landed.do': 'Choose Stay here to go on to Equip.',
  'tutorial.landed.hint': 'Keep your cards for now. Choose Stay here to go on to Equip.',
  'tutorial.kick':
    'Now is the time to put gear on: only what is in use before the kick counts in a fight. Brenda holds a rapier and wears a colander. Then the door has to be kicked down; nobody gets around it.',
  'tutorial.kick.do': 'Here, go on at once: choose Kick down the door.',
  'tutorial.kick.hint': 'Gear has a lesson of its own. For now choose Kick down the door.',
  'tutorial.room':
    'No monster: a race came up, and what is neither monster nor curse nor portal goes to your hand. Without a fight you may loot the Room, which draws another Door, or look for trouble with a monster of your hand.',
  'tutorial.room.do': 'Choose Loot the Room.',
  'tutorial.room.hint': 'The skeleton can wait for the lesson on fights. Choose Loot the Room.',
  'tutorial.charity':
    'Six cards, and you may keep five. Charity asks you to play one or to lay one on your table. What is discarded instead goes off: a monster of your hand would come loose right here.',
  'tutorial.charity.do':
    'Play Stand on a Thicker Book, which gives a travel, or lay something down.',
  'tutorial.charity.hint':
    'What is discarded goes off. Play a card or lay one down; both are safe.',
  'tutorial.final':
    'The Final Move: whoever has travels left may walk once more. They may be kept too; travels stay in your bank from turn to turn.',
  'tutorial.final.do': 'Choose Stay here, and the turn ends.',
  'tutorial.final.hint': 'Save them for a longer way. Choose Stay here.',
  'tutorial.horde':
    'At the end of a turn monsters below the lowest hero rise in their column. The goblin from location 19 stands at 10 now, beside Brenda, and opened a world there. So a turn ends: combat is the part that is missing.',

  'tutorial.fight.title': 'A fight',
  'tutorial.fight.aim':
    'You learn how the two sides of a combat are added up, and why too strong is not good either.',
  'tutorial.strength':
    'Your ATT is ST, what you hold, and your row: 2, 3 for the rapier and 3 for the row make 8. Your DEF is CON and what you wear: 6, 1 for the colander and 2 for the bathrobe make 9.',
  'tutorial.strength.do': 'Choose Kick down the door.',
  'tutorial.strength.hint': 'She is as well dressed as she can be. Choose Kick down the door.',
  'tutorial.foe':
    'A swarm of level 8 rolls a d10 for its strength, and it is a 10. A second d10, the split, shows 2: two tenths are ATT, the rest is DEF. Touch any number and it lists its parts.',
  'tutorial.foe.do': 'Nothing needs to be declared: choose Pass.',
  'tutorial.foe.hint':
    'What the swarm does counts only beside other monsters, so a check would be wasted. Choose Pass.',
  'tutorial.short':
    'First its ATT against your DEF: 2 against 9, you hold. Then your ATT against its DEF: 8 against 8, and equal is not enough. Now you may act. A potion has to be held in a hand to be used here, and Brenda holds one.',
  'tutorial.short.do': 'Use Draught of Sudden Competence.',
  'tutorial.short.hint':
    'Passing now would mean running away. Use the potion, Draught of Sudden Competence.',
  'tutorial.potion':
    'A small potion rolls a d4: 2. You say where it goes. Her defence holds anyway; it is the attack that needs it.',
  'tutorial.potion.do': 'Choose the attack of the heroes.',
  'tutorial.potion.hint': 'The attack falls short: that is where it belongs.',
  'tutorial.winning':
    '10 against 8: you lead by 2. A monster enhancer of your own hand could make the swarm stronger now, and its treasure richer: 5 more strength for 1 more treasure. Here that would cost you the fight.',
  'tutorial.winning.do': 'Choose Pass, and the fight is won.',
  'tutorial.winning.hint': 'You lead, so leave it at that: choose Pass.',
  'tutorial.rewards':
    'The card of the monster said what it pays: one travel, and two treasures. Whoever fights alone draws them face down into the hand.',
  'tutorial.too-strong': 'Some turns later: ATT 13, DEF 11, and another door.',
  'tutorial.too-strong.do': 'Choose Kick down the door.',
  'tutorial.too-strong.hint': 'All she has is on. Choose Kick down the door.',
  'tutorial.differential':
    'A hedge with a DEF of 3. A lead of 10 or more does not win: it is a Power Differential, and each full 10 turns up another Door. So an angry deckchair has joined, and now you may act.',
  'tutorial.differential.do': '13 against 6 will do: choose Pass.',
  'tutorial.differential.hint': 'It will be enough as it stands. Choose Pass.',
  'tutorial.joined':
    'The two add up their ATT and their DEF. You lead by 7, which is less than 10 and more than 0: won, if nothing else happens.',
  'tutorial.joined.do': 'Choose Pass.',
  'tutorial.joined.hint': 'The fight is as good as won. Choose Pass.',
  'tutorial.won':
    'Two travels and three treasures for both. Strong heroes meet more monsters, and earn more. From row 5 on every door counts double.',

  'tutorial.trouble.title': 'When it goes wrong',
  'tutorial.trouble.aim': 'You learn about curses, checks, help, running away, and death.',
  'tutorial.curse':
    'You are not alone: Bo’s hero, Sir Gherkin, stands in the same world. Brenda wears a colander and holds a rapier.',
  'tutorial.curse.do': 'Choose Kick down the door.',
  'tutorial.curse.hint': 'See what is behind the door first: choose Kick down the door.',
  'tutorial.karma':
    'A curse: a Hat Allergy, and the colander is gone. Being hit by a curse is a bad deed, strange as it is: it costs 1 Karma and brings a Spell, which lies beside your hand. Good deeds bring Karma and Fairy Dust.',
  'tutorial.contact':
    'Another day, another door. A notary waits behind it, and it does something at first contact.',
  'tutorial.contact.do': 'Choose Kick down the door.',
  'tutorial.contact.hint':
    'Nothing helps against what you have not met. Choose Kick down the door.',
  'tutorial.check':
    'With a check of WIS you may avoid it. A check is a d20 that has to come out below your number, here 8. Passed or not, the number is 1 lower afterwards, and stays so. Checks are precious.',
  'tutorial.check.do': 'Try it: choose Yes.',
  'tutorial.check.hint': 'It would cost a card or make the notary stronger. Try the check.',
  'tutorial.help':
    'A 5: avoided, and WIS is 7. Yet it rolled high, and 8 does not exceed its DEF of 9. A hero who is adjacent, in your world or in one that touches it, may be asked for help.',
  'tutorial.help.do': 'Ask Bo for help.',
  'tutorial.help.hint': 'Alone it falls short. Ask Bo for help.',
  'tutorial.share':
    'Help is bargained for: of the two treasures you may promise some. Whoever helps for nothing does a good deed, which is worth 1 Karma and a Fairy Dust card.',
  'tutorial.share.do': 'Offer 1 treasure.',
  'tutorial.share.hint': 'Half and half is fair: offer 1.',
  'tutorial.helped':
    'Bo agrees. Your numbers are added up, and the notary meets Sir Gherkin as well, which cost Bo a card. Together you lead by 7.',
  'tutorial.helped.do': 'Choose Pass.',
  'tutorial.helped.hint': 'Together it is enough: choose Pass.',
  'tutorial.shared':
    'Won. With a helper the treasures are dealt face up: the helper picks first, and they stay on your tables. The travel is all yours.',
  'tutorial.ambush':
    'A bad day. Ooble, a figurine and Brenda’s enemy by 4, stands in her world, and Bo has gone on to location 20. What you kick is fought together with whatever is there.',
  'tutorial.ambush.do': 'Choose Kick down the door.',
  'tutorial.ambush.hint': 'The door has to be kicked down. There is no way around it.',
  'tutorial.broken':
    'An ATT as high as your DEF, or higher, breaks your defence. Now only cards help that remove monsters or make running easier, and you have none.',
  'tutorial.broken.do': 'Choose Pass, and run.',
  'tutorial.broken.hint': 'Nothing of hers helps here. Choose Pass.',
  'tutorial.run':
    'You run from each monster in turn, with a d20: 5 or less escapes. Whoever is caught suffers its Bad Stuff at once. The napkin’s costs a travel; that of a figurine is always death.',
  'tutorial.run.do': 'Run from the napkin first.',
  'tutorial.run.hint': 'Begin with what hurts less: the Feral Napkin.',
  'tutorial.death':
    'An 11 and an 8: caught by both. The travel is gone, and now it is death, unless a check of CON passes. It is 5, so a 4 or less would save her with all that she has.',
  'tutorial.death.do': 'There is nothing to lose: choose Yes.',
  'tutorial.death.hint': 'Without the check she dies for certain. Choose Yes.',
  'tutorial.dead':
    'A 12: dead. Her gear lies where she fell, for whoever comes by; travels and Karma are 0. But Bo is alive and has ended a turn since, so she may start again. Alone, this would be the end of the game.',
  'tutorial.dead.do': 'Come back: choose Yes.',
  'tutorial.dead.hint': 'No would mean leaving the game. Choose Yes.',
  'tutorial.again':
    'Brenda the Second begins in Homeworld with eight new cards and the same sheet, on which CON is 4 now. Her rapier lies at location 11, if she is quick.',

  'tutorial.road.title': 'Gear and the long road',
  'tutorial.road.aim':
    'You learn about slots, allies, Boss Mode, and what stays for the next game.',
  'tutorial.slots':
    'You have two hands and one slot each for head, feet, armor, a steed and more. Of all that you use one item may be Big. The hammer in your hand is Big and takes both hands.',
  'tutorial.slots.do': 'Equip Grandfather Hammer.',
  'tutorial.slots.hint': 'First the hammer: equip Grandfather Hammer.',
  'tutorial.enhance':
    'The rapier has made room: it is tapped, which means that it lies on your table and does nothing. An item enhancer goes on an item and stays with it.',
  'tutorial.enhance.do': 'Put Needless Spikes on Grandfather Hammer.',
  'tutorial.enhance.hint': 'On the hammer they are worth most: 3 more ATT.',
  'tutorial.friend':
    'Your sheet has a relationship with every figurine: Captain Broth is your ally by 9 and waits in the Friendzone. Once a game, in Homeworld, you may ask an ally to come along, for a card of your hand.',
  'tutorial.friend.do': 'Ask an ally to come along.',
  'tutorial.friend.hint': 'Do not go without the Captain: ask an ally to come along.',
  'tutorial.price':
    'What leaves your hand for the discards goes off: the gnome is a monster and would come loose in Homeworld. An item just goes.',
  'tutorial.price.do': 'Discard Barrel With Suspenders.',
  'tutorial.price.hint': 'A gnome on the loose helps nobody. Discard the barrel.',
  'tutorial.ally':
    'A 3, below 9: the Captain comes along, and the difference of 6 is his bonus. It counts while he is in your world, for ATT or for DEF as you declare in each combat. With him every move costs double.',
  'tutorial.top':
    'Many turns later Brenda has come to location 17, the topmost. Through a free corner up there the Bridge is left for Boss Mode.',
  'tutorial.top.do': 'Choose Walk.',
  'tutorial.top.hint': 'It is one step now: choose Walk.',
  'tutorial.leave':
    'Everybody on the Bridge comes along, heroes, allies and monsters; those in Homeworld stay out of it.',
  'tutorial.leave.do': 'Touch Boss Mode above the Bridge, and confirm.',
  'tutorial.leave.hint': 'Out through the corner where she stands: touch Boss Mode.',
  'tutorial.boss':
    'Boss Mode is one place without moves. Each turn you kick two Doors and fight all who are here, together with the Boss and its d100. Who runs away tries again; who dies stays dead. From the tenth round on your ATT grows, so that it ends.',
  'tutorial.addition':
    'Let us say that it went well, and Brenda has beaten the Boss: that is worth 4 additions. To have helped is worth 3, to have reached Boss Mode 2, to have come home from the Bridge 1. With each you improve your sheet.',
  'tutorial.addition.do': 'Save the hammer for its bonus, or choose what you like better.',
  'tutorial.next-game':
    'It stands on the sheet now. A sheet goes on from game to game: that is the campaign. Do not expect to see the Boss in your first game; coming home with one addition is a good result.',
} as const satisfies Readonly<Record<string, string>>;
