/** The Charmer. */
export const TEXTS: Readonly<Record<string, string>> = {
  'class.charmer': 'Charmer',
  'class.charmer.help':
    'Charms for allies and jinxes for foes. A Charm Roll has two Effects: both on a 4 or 5, one on a 3, and on a 6 the first is doubled. A wand counts its 2s as 5s, a staff can split it between two, a sword lays Effect 2 on you as well. Your Role Boost can be given to whom you charm.',
  'power.boost-gift': 'Boost Gift',
  'power.boost-gift.help':
    'Your Role Boost always goes to an ally whom you charm, for its next attack roll.',
  'power.charmer': 'Charmer',

  'power.cheerful': 'Cheerful',
  'power.cheerful.help':
    'An ally on whom you use a charm or the Effect of an implement attack regains 1 HP.',
  'power.creative': 'Creative',
  'power.creative.help': 'Creative Use on an ally gives you a Miss Token.',
  'power.lasting': 'Lasting',
  'power.lasting.help':
    'Effect 2 of your charms on allies lasts for as long as they save, from their next turn on.',

  'power.shrinking-jinx': 'Shrinking Jinx',
  'power.shrinking-jinx.help': '2 damage. Effect: Weakened and Guarded until its next turn ends.',
  'power.levitation-jinx': 'Levitation Jinx',
  'power.levitation-jinx.help':
    '2 damage. Effect: Flying until its next turn ends, and it cannot land. Back on the ground it may make a Basic Physical Attack, if it kept its Attack Action.',
  'levitation-jinx': 'Whom does {who} strike, back on the ground?',
  'power.close-focus-charm': 'Close Focus Charm',
  'power.close-focus-charm.help':
    '2 damage. Effect: until its next turn ends it sees nothing beyond 2 squares, and has Advantage on melee attacks.',
  'power.stoneskin': 'Stoneskin',
  'power.stoneskin.help':
    '2 damage. Effect: until its next turn ends it is Slowed, whomever it attacks counts as Guarded, and it has Resist 1.',
  'power.quickflesh-jinx': 'Quickflesh Jinx',
  'power.quickflesh-jinx.help':
    '2 damage. Effect: until its next turn ends it has Vulnerable 1 to attacks, and Regenerate 1.',

  'power.shield-charm': 'Shield Charm',
  'power.shield-charm.help':
    'Charm. 1: Resist 1. 2: attacks on it have Disadvantage. Until its next turn ends.',
  'power.assault-charm': 'Assault Charm',
  'power.assault-charm.help':
    'Charm, for its next turn. 1: its first hit deals 2 more. 2: its first attack has Advantage.',
  'note.assault-strength': 'its first hit deals more',
  'note.assault-aim': 'its first attack has Advantage',
  'power.surefoot-charm': 'Surefoot Charm',
  'power.surefoot-charm.help':
    'Charm. 1: speed +4. 2: its movement grants no Opportunities. Until its next turn ends.',
  'note.surefoot-speed': 'is faster',
  'power.enlarging-charm': 'Enlarging Charm',
  'power.enlarging-charm.help':
    'Charm. 1: reach +1, and its Opportunities deal 1 more. 2: it fills 2 by 2 squares, and its Basic Physical Attacks deal 2 more. Until its next turn ends.',
  'note.long-reach': 'its Opportunities deal more',
  grow: 'From which top left square does {who} spread out?',
  shrink: 'Which of its squares does {who} keep?',

  'power.trading-jinx': 'Trading Jinx',
  'power.trading-jinx.help':
    '3 damage. Effect: you or an ally in sight may take one status from the target and give it one.',
  'trading-jinx-take': 'Which status is taken from {of}?',
  'trading-jinx-give': 'Which status does {of} give away?',
  'power.single-minded': 'Single-Minded',
  'power.single-minded.help':
    '3 damage. Effect: Dazed and Vulnerable 1 until its next turn ends; an attack with its one action has Advantage.',
  'power.luck-charm': 'Luck Charm',
  'power.luck-charm.help':
    'Charm. 1: a Luck Token, to have an attack of its own or an enemy’s on it rolled again; a Creep’s deals 1 less. 2: it succeeds at every Saving Throw until its next turn ends.',
  'note.luck-tokens': 'Luck Tokens',
  'luck-token': '{of} has rolled a {face}. Does {who} spend a Luck Token to have it rolled again?',
  'luck-token.help':
    'The new roll stands, even if it is worse. {count, plural, one {This is the last Luck Token.} other {# Luck Tokens are left.}}',
  'luck-token.yes': 'Roll again',
  'luck-token.no': 'Let it stand',
  'luck-token-creep':
    'The attack of {of} would deal {face}. Does {who} spend a Luck Token for 1 less?',
  'luck-token-creep.help':
    'The attacks of Creeps are not rolled: a token makes their damage less. {count, plural, one {This is the last token.} other {# tokens are left.}}',
  'luck-token-creep.yes': 'Spend it',
  'luck-token-creep.no': 'Keep it',
  'power.takeoff-charm': 'Takeoff Charm',
  'power.takeoff-charm.help':
    'Charm. 1: everyone beside it, friends too, takes 2 damage. 2: it flies now, and until its next turn ends it may take off with each Move Action.',
  'power.takeoff-flight': 'Take off and move',
  'power.takeoff-flight.help': 'A Move Action of yours, with taking off before or after it.',
  'takeoff-flight': 'Does {who} take off first?',
  'takeoff-flight.first': 'Take off, then move',
  'takeoff-flight.last': 'Move, then take off',

  'part.effect-1': 'Effect 1',
  'part.effect-2': 'Effect 2',
  'charm-effect': 'Which Effect of the charm does {of} get?',
  'charm-effect.effect-1': 'Effect 1',
  'charm-effect.effect-2': 'Effect 2',
  'charm-apart': 'Does {who} split the charm between {of} and somebody else?',
  'charm-apart.together': 'Both on the same one',
  'charm-apart.effect-1': 'Effect 1 to somebody else',
  'charm-apart.effect-2': 'Effect 2 to somebody else',
  'charm-too': 'Does {who} lay Effect 2 on itself too?',
  'charm-too.yes': 'On itself too',
  'charm-too.no': 'On the other alone',
  'charm-boost': 'What does {who} do with its Role Boost?',
  'charm-boost.help':
    'Whoever gets it has its effect with every attack roll of 3 to 6, for as long as the charm lasts. Used now it works once, on whoever has just been charmed. Otherwise it is not used this time.',
  'charm-boost.give': '{count, plural, one {Give it to {of}} other {Give it to one of {of}}}',
  'charm-boost.use':
    '{count, plural, one {Use it now, on {of}} other {Use it now, on one of {of}}}',
  'charm-boost-on': 'Who gets the Role Boost?',
  'note.charmed': 'charmed',
  'note.charm-time': 'under a charm',
};
