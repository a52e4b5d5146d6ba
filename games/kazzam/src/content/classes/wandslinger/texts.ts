/** The Wandslinger. */
export const TEXTS: Readonly<Record<string, string>> = {
  'class.wandslinger': 'Wandslinger',
  'class.wandslinger.help': 'Many quick shots with a wand.',
  'power.piercing-shot': 'Piercing Shot',
  'power.piercing-shot.help': 'Your Basic Implement Attacks go through Ward and Resist.',
  'power.ricochet-shot': 'Ricochet Shot',
  'power.ricochet-shot.help':
    'Your Basic Implement Attacks ignore cover and need no line of sight.',
  'power.seeking-shot': 'Seeking Shot',
  'power.seeking-shot.help':
    'Your Basic Implement Attacks ignore Concealment and find Hidden creatures.',
  'power.quickdraw': 'Quickdraw',
  'power.quickdraw.help': 'A Basic Implement Attack for a Move Action, without Role Boost.',
  'power.focus': 'Focus',
  'power.focus.help':
    'Range 10 this turn. The first implement attack has Advantage; a basic one deals 1 more.',
  'power.running-shot': 'Running Shot',
  'power.running-shot.help':
    'Move up to your speed with a Basic Implement Attack at any point of the way.',
  'power.rapid-fire': 'Rapid Fire',
  'power.rapid-fire.help':
    '2 damage. Effect: repeat this on an enemy that you have not hit this turn.',
  'power.trick-shot': 'Trick Shot',
  'power.trick-shot.help':
    '2 damage, with Disadvantage. Effect: 2 more, and the target is Disarmed or drops something.',
  'power.follow-up': 'Follow-Up',
  'power.follow-up.help':
    '2 damage. Effect: a Basic Implement Attack on the same target, or on another if it fell.',
  'power.echoing-shot': 'Echoing Shot',
  'power.echoing-shot.help':
    '2 damage. Effect: Ongoing 1 until saved; each of your later hits makes it strike at once.',
  'power.breather-shot': 'Breather Shot',
  'power.breather-shot.help':
    'Regain 2 HP if Bloodied, save against one status, then a Basic Implement Attack.',
  'power.ward-and-shoot': 'Ward and Shoot',
  'power.ward-and-shoot.help': 'Gain 1 Ward, then a Basic Implement Attack.',
  'power.favored-target': 'Favored Target',
  'power.favored-target.help':
    'A Basic Implement Attack; from then on one more on that target at the start of each of your turns.',
  'power.filovs-fusillade': 'Filov’s Fusillade',
  'power.filovs-fusillade.help': 'A Basic Implement Attack on every enemy in range.',
  'power.petrovs-petrification': 'Petrov’s Petrification',
  'power.petrovs-petrification.help': '3 damage. Effect: Dazed until its next turn ends.',
  'favored-target': 'Does {who} shoot its favored target {of}?',
  'favored-target.yes': 'Shoot',
  'favored-target.no': 'Not now',
  'rapid-fire': 'Whom does {who} shoot next?',
  'running-shot': 'Does {who} shoot from here?',
  'start.favored-target': 'The shot at its favored target',
};
