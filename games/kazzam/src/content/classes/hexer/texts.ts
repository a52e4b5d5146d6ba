/** The Hexer. */
export const TEXTS: Readonly<Record<string, string>> = {
  'class.hexer': 'Hexer',
  'class.hexer.help': 'Curses, confusion and shots held back for the right moment.',
  'power.duelist': 'Duelist',
  'power.duelist.help': 'While exactly one enemy is within 5 squares, your rolls of 2 count as 5.',
  'power.brawler': 'Brawler',
  'power.brawler.help':
    'While two or more enemies are within 3 squares, your rolls of 2 count as 5.',
  'power.team-up': 'Team-Up',
  'power.team-up.help': 'Against a target beside an ally of yours, a roll of 2 counts as 5.',
  'power.clinging-flare': 'Clinging Flare',
  'power.clinging-flare.help':
    '2 damage. Effect: Revealed until its bearer spends an Attack Action to take the light off.',
  'power.lesser-confusion': 'Lesser Confusion',
  'power.lesser-confusion.help':
    '2 damage. Effect: slide the target 2; until its next turn ends its Opportunities strike its own allies.',
  'power.gnawing-hex': 'Gnawing Hex',
  'power.gnawing-hex.help':
    '2 damage, and strips 1 Ward first. Effect: Ongoing 1 and 1 less Resist until saved.',
  'power.homards-patient-shot': 'Homard’s Patient Shot',
  'power.homards-patient-shot.help':
    'Until your next turn, shoot one enemy that moves in your range, with Advantage.',
  'power.patient-gaze': 'Patient Gaze',
  'power.patient-gaze.help':
    'Name an enemy: when it moves or attacks in your range, shoot it; a hit slows it or hampers its attack.',
  'power.beginners-amalgam': 'Beginner’s Amalgam',
  'power.beginners-amalgam.help':
    'Pick one line on a 3, two on a 4, three on 5 or 6: 2 damage, slide 2, Slowed, Distracted. A 6 deals 2 more.',
  'power.greater-confusion': 'Greater Confusion',
  'power.greater-confusion.help': '3 damage. Effect: the target attacks a creature that you pick.',
  'power.buras-traveling-fire': 'Bura’s Traveling Fire',
  'power.buras-traveling-fire.help':
    '3 damage. Effect: Ongoing 2 until saved; it spreads to whoever comes beside a bearer.',
  'power.salorns-patient-surprise': 'Salorn’s Patient Surprise',
  'power.salorns-patient-surprise.help':
    'Until your next turn, shoot one enemy that moves in your range; a hit makes it drop something or disarms it.',
  amalgam: 'What does the Amalgam do to {of}?',
  'amalgam.help':
    'As many as the roll allows, each once: 2 damage, a slide of up to 2 squares, Slowed, Distracted. Slowed and Distracted last until the next turn of {of} ends.',
  'amalgam.verb': 'These {count}',
  'confused-target': 'Whom does {of} attack in its confusion?',
  'confused-target.help':
    'It makes its basic attack at once, on anybody in reach, friend or foe. What comes of it counts as done by you.',
  'patient-shot': '{of} comes within reach of {power}: does {who} shoot?',
};
