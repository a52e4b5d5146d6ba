/** The Diviner. */
export const TEXTS: Readonly<Record<string, string>> = {
  'class.diviner': 'Diviner',
  'class.diviner.help': 'Foresees rolls, shares pain, and never lets a foe out of sight.',

  'power.empathic-imposition': 'Empathic Imposition',
  'power.empathic-imposition.help':
    '2 damage. Effect: until your next turn ends, each time you take damage the target takes 1.',
  'power.misfortune': 'Misfortune',
  'power.misfortune.help': '2 damage. Effect: if the target’s next attack misses, it takes 3.',
  'power.speak-doom': 'Speak Doom',
  'power.speak-doom.help':
    '2 damage. Effect: whoever Takes the target Out by the end of its next turn gains a Miss Token, now included.',
  'power.crooked-hex': 'Crooked Hex',
  'power.crooked-hex.help':
    '2 damage. Effect: 1 more if the target cannot see you, and 1 more if it has Cover or Concealment from you.',
  'power.tag-team': 'Tag Team',
  'power.tag-team.help':
    '2 damage. Effect: name an ally; in its next turn its attacks on the target have Advantage.',
  'power.unblinking-eye': 'Unblinking Eye',
  'power.unblinking-eye.help':
    '2 damage. Effect: Ongoing 1 for as long as you see the target; no save ends it.',

  'power.revealed-pain': 'Revealed Pain',
  'power.revealed-pain.help':
    '3 damage. Effect: until saved, each time the target takes damage, now included, other opposing players within 5 of it take 1.',
  'note.last-pain': 'its last pain is shared',
  'power.empathic-wave': 'Empathic Wave',
  'power.empathic-wave.help':
    'Until an attack hits you, you Regenerate 2, and allies that begin their turn within 5 of you regain 2 HP.',
  'power.foreseen-attack': 'Foreseen Attack',
  'power.foreseen-attack.help':
    '3 damage. Effect: when its next turn starts the target drops Prone or takes 3 damage.',
  'foreseen-attack': 'The attack on {who} that {by} foresaw comes now: drop Prone, or take it?',
  'foreseen-attack.help':
    'Whoever drops Prone takes no damage, but has to stand up before it walks. Ward and Resist work against the damage.',
  'foreseen-attack.yes': 'Drop Prone',
  'foreseen-attack.no': 'Take 3 damage',
  'power.reversal-of-fortune': 'Reversal of Fortune',
  'power.reversal-of-fortune.help':
    'The next die that you roll, whatever it is for, counts as 7 minus its result.',
  'power.seeking-hex': 'Seeking Hex',
  'power.seeking-hex.help':
    'A hex beside you goes for an enemy in sight, 5 squares in each of your turns. It deals 3 damage, and 1 more for each turn that it takes.',
  'seeking-hex': 'Where does {who} make the hex?',
  'hex-target': 'The hex of {who} has lost its target: for whom does it go?',

  'power.seer': 'Seer',
  'power.seer.help':
    'Each round you may roll a die in secret and use it for one roll of yours; unused, it costs you 3. Also gives Foresight.',
  'power.foresight': 'Foresight',
  'power.foresight.help':
    '2 damage. Effect: roll a die in secret; it is the first attack roll of the target in its next turn.',
  'look-ahead': 'Does {who} roll a die in secret for this round?',
  'look-ahead.help':
    'Only you see it. Once in this round it may stand in for a die that {who} would roll, for an attack or a Saving Throw. Unused when the round ends, it deals {who} 3 damage.',
  'look-ahead.yes': 'Roll it',
  'look-ahead.no': 'Not this round',
  'use-foreseen':
    'Does {who} use the foreseen {face} as {purpose, select, attack {its attack roll} save {its Saving Throw} secret {the secret die} other {this die}}?',
  'use-foreseen.help':
    'It counts as the roll, and all see it. Still unused when the round ends, it deals {who} 3 damage.',
  'use-foreseen.yes': 'Use it',
  'use-foreseen.no': 'Roll',
  'note.foreseen': 'keeps a die in secret',
  'note.foretold': 'its next attack roll is foretold',

  'power.scryer': 'Scryer',
  'power.scryer.help':
    'At the end of your turn you may lock on to a creature within 5: you always see it, and your class powers reach it anywhere. Also gives Target Lock.',
  'power.target-lock': 'Target Lock',
  'power.target-lock.help':
    'Shoot whom you have Locked On, from anywhere, before its next attack until your next turn; a hit gives that attack Disadvantage.',
  'lock-on': 'Whom does {who} lock on to?',
  'lock-on-anew': 'Whom does {who} lock on to in place of {of}?',
  'target-lock-shot': '{of} is about to attack: does {who} shoot first?',
  'target-lock-shot.yes': 'Shoot',
  'target-lock-shot.no': 'Let it attack',
  'part.target-lock': 'Disadvantage for its attack',
  'end.lock-on': 'Locking on',
  'note.locked-on': 'Locked On',
  'note.target-lock': 'waits for an attack of whom it has Locked On',

  'power.empath': 'Empath',
  'power.empath.help':
    'When an ally within 5 regains HP, gains Ward or rolls a Saving Throw, you may do the same. Also gives Empathic Bond.',
  'power.empathic-bond': 'Empathic Bond',
  'power.empathic-bond.help':
    'Move up to 2 HP between you and a willing ally within 5, by some stat blocks 10. Until your next turn ends you decide which of you two takes damage and negative statuses.',
  'mirror-healing': '{of} regains {amount} HP: does {who} too?',
  'mirror-healing.yes': 'Regain as much',
  'mirror-healing.no': 'No',
  'mirror-ward':
    '{of} gains {amount} Ward: does {who} too{paid, plural, =0 {} other {, for # HP}}?',
  'mirror-ward.yes': 'Gain it',
  'mirror-ward.no': 'No',
  'mirror-save': '{of} has rolled a Saving Throw: against what does {who} roll one?',
  'transfer-hp': 'How many HP does {who} give to {of}, or take from {of}?',
  'transfer-hp.help': 'Whoever gives keeps at least 1, and nobody comes to more than its maximum.',
  'give-hp': 'Give {of} {amount} HP',
  'take-hp': 'Take {amount} HP from {of}',
  'bond-damage': '{of} is about to take {amount} damage: who takes it?',
  'bond-damage.help': 'The Ward and Resist of whoever takes it count.',
  'bond-status': '{status} is about to befall {of}: who bears it?',
  'bond-status.help': '{of} is bonded with an ally, and either of them can bear it, all of it.',
  'note.empathic-bond': 'shares what befalls it with an ally',
  'note.bonded': 'shares what befalls it with an Empath',
};
