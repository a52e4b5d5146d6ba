/** What the lesson says. `.do` is what to do, `.hint` what is said to something else. */
export const TUTORIAL_TEXTS: Readonly<Record<string, string>> = {
  'tutorial.title': 'The game in short',
  'tutorial.aim': 'You learn to roll, to save energy, to shoot, to block, and to win.',
  'tutorial.goal':
    'You are Ada. Whoever first holds all five squares of one row or one column of their own card wins. Diagonals do not count. Bo, across the table, has the same card.',
  'tutorial.charge':
    'Every round begins with Charge: your battery takes cubes from your pool and sets them aside as energy, E for short. A Basic Battery supplies 2E.',
  'tutorial.roll':
    'Then BINGO: everyone rolls a letter and a number, and scores the square they name. You rolled N and a star. A star is whatever you like.',
  'tutorial.roll.do': 'Take N5. It is coloured, and coloured squares store 1E more.',
  'tutorial.roll.hint': 'That square would do. But N5 is coloured and brings 1E on top; take it.',
  'tutorial.scored':
    'One of your cubes lies on N5, and 1E is stored on your battery. Had you scored N5 before, you would have stored 2E in place of scoring it.',
  'tutorial.select':
    'Now the Battle. Everyone selects one item in secret and all are shown at once. A Lazor shoots, a Shield protects, a Battery stores. You want a better Lazor, and it costs 4E.',
  'tutorial.select.do': 'Activate the Basic Battery: it costs nothing and stores 2E.',
  'tutorial.select.hint': 'Energy first: with the Battery you can buy something this round.',
  'tutorial.buy':
    'Both of you chose the Battery. What you did not spend was stored too, up to the 4E that your battery holds. At the end of your turn you may buy with stored E.',
  'tutorial.buy.do': 'Buy the Focused Lazor. It takes the place of the basic one.',
  'tutorial.buy.hint': 'Not that one now. The Focused Lazor is the one we use next.',
  'tutorial.lazor':
    'Two rounds later Bo has one health left, and probably a Shield up. An action costs the E in its brackets. Overcharge is the stronger action of an item.',
  'tutorial.lazor.do': 'Overcharge the Focused Lazor at Bo: 3E for 2 damage.',
  'tutorial.lazor.hint': 'A Basic Shield blocks 1. Only 2 damage get through it: overcharge.',
  'tutorial.damage':
    'Bo did use the Shield. It blocked 1 of your 2 damage, and the other took the last health. Each point that is not blocked costs one health.',
  'tutorial.death':
    'Nobody is out of the match. Bo came back at once with 3 health, but rolled one die for you and it showed B. All that Bo had scored in column B is now on your card.',
  'tutorial.shield':
    'Next round Bo aims a Plasma Lazor at you. Your Efficient Shield blocks as much as you pay for, and you pay when you see what comes.',
  'tutorial.shield.do': 'Activate the Efficient Shield for 1E.',
  'tutorial.shield.hint': 'Bo is about to shoot. Put the Shield up.',
  'tutorial.block': 'Two damage come in, and each point that you block costs 1E.',
  'tutorial.block.do': 'Pay 2E to block all of it.',
  'tutorial.block.hint': 'That lets damage through. Pay 2.',
  'tutorial.blocked':
    'Nothing got through. What you paid went back to your pool: cubes are never lost, they only move between pool, card, health and battery.',
  'tutorial.line':
    'Some rounds later one square of column B is missing, and you roll B and a star.',
  'tutorial.line.do': 'Choose B4.',
  'tutorial.line.hint': 'Look at column B: B4 is the one that is missing.',
  'tutorial.won':
    'Column B is full and the match is over at that moment, whatever else was going on. Roll, outguess, shoot, and mind your lines.',
};
