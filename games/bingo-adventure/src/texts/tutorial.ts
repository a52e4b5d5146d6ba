/** What the lesson says. `.do` is what to do, `.hint` what is said to something else. */
export const TUTORIAL_TEXTS: Readonly<Record<string, string>> = {
  'tutorial.title': 'The game in short',
  'tutorial.aim':
    'You learn to pay for powers with patterns, to take damage, and to defeat a monster.',
  'tutorial.goal':
    'Everyone plays together, against the monster: here Nigob the Dragon. Empty its health pool before it empties one of yours. You play Bron, the Fighter, who has a bingo card as the Dragon has.',
  'tutorial.mark':
    'Each round one card of the deck is drawn, now the three of hearts. Everybody marks the space that carries it, the monster too. Yours is I3. I1 was marked before.',
  'tutorial.pattern':
    'Marked spaces that form the pattern of a power pay for it. Brilliant Maneuver needs two in a line with one space between them, wherever they lie: I1 and I3 will do.',
  'tutorial.pattern.do': 'Activate Brilliant Maneuver on I1 and I3.',
  'tutorial.pattern.hint': 'Use the markers: Brilliant Maneuver is paid with I1 and I3.',
  'tutorial.payment':
    'The two markers left your card, and their cards went back into the deck: they can be drawn again. So whatever you spend comes round once more.',
  'tutorial.ready':
    'You may activate as much as you can pay. What is activated takes effect in Resolve, yours and the monster’s together.',
  'tutorial.ready.do': 'Nothing else is worth it now: be Ready.',
  'tutorial.ready.hint': 'Save that for later. Choose Ready.',
  'tutorial.dealt':
    'The Maneuver dealt 3 damage: three health tokens went from Nigob’s pool onto its card, in a spiral from the corner. No marker can lie there until it heals.',
  'tutorial.dud':
    'Three rounds on. Nigob’s markers form a pattern too, and it acts by itself: you see what comes before you decide. Bron’s I2 was marked already, so he got a dud token this time. Duds pay for small powers.',
  'tutorial.dud.do': 'Spend two duds on Grit, which prevents up to 2 damage on him.',
  'tutorial.dud.hint': 'First Grit: Bron will need it.',
  'tutorial.ward':
    'Gala, the Healer, plays along. N1 and I2 touch at a corner, and that is the pattern of Minor Ward.',
  'tutorial.ward.do': 'Activate Minor Ward on N1 and I2.',
  'tutorial.ward.hint': 'Gala can still help: activate Minor Ward.',
  'tutorial.target':
    'Resolve goes in steps. After effects without damage comes healing and shielding. Minor Ward works on one character.',
  'tutorial.target.do': 'Choose Gala herself. Five of her health tokens lie on her card.',
  'tutorial.target.hint': 'Bron has nothing to heal. Choose Gala.',
  'tutorial.heal':
    'Three points: each brings a token from the card back into the pool, or becomes a shield that will meet one damage.',
  'tutorial.heal.do': 'Divide them as you like, or take the suggestion.',
  'tutorial.prevent':
    'Then damage is assigned. Chance said who: the claws hit Bron and Gala for 2 each, and the bite found nobody. Before it lands, it can be prevented; that is what Grit is for.',
  'tutorial.prevent.do': 'Prevent what you can.',
  'tutorial.take':
    'What is not prevented is taken: its tokens leave the pool and go onto spaces of your card that you choose. A marker under them turns into a dud.',
  'tutorial.take.do': 'Choose two spaces. Better not those with your markers.',
  'tutorial.check':
    'At the end of each round comes Check: a character without health in the pool is knocked out, and all have to retreat. Nigob has 3 left.',
  'tutorial.check.do': 'Deal the last blow: Brilliant Maneuver once more.',
  'tutorial.check.hint': 'Bron can win this now: Brilliant Maneuver deals 3.',
  'tutorial.won':
    'Nigob is defeated and nobody was knocked out: Victory. Had someone fallen in the same round, the Dragon would have escaped.',
};
