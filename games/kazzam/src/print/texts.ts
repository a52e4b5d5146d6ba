/** What the print pages say, in English: ICU messages by key. Names and their texts are the game's. */
export const PRINT_TEXTS = {
  'part.aid': 'Player aid',
  'part.statuses': 'Statuses',
  'part.roles': 'Roles and Role Actions',
  'part.classes': 'Classes and their powers',

  'part.athletes': 'Athletes of the teams',
  'athletes.numbers':
    '{hp, plural, one {# HP} other {# HP}}, Ward {ward}, speed {speed}, {implement} ({range, plural, one {# square} other {# squares}})',
  'athletes.encounter': 'once a match',
  'report.title': 'Match report: {ours} against {theirs}',
  'report.final':
    '{team}: {points, plural, one {# point} other {# points}}, {strikes, plural, =0 {no Strike} one {# Strike} other {# Strikes}}, {off} off: {total}',
  'report.match': '{map}, {rounds, plural, one {# round} other {# rounds}}.',
  'report.seats': 'At the table: {names}.',
  'report.athlete': 'Athlete',
  'report.strikes': 'Strikes',
  'report.kills': 'Kills',
  'report.creeps': 'Creeps',
  'report.orbs': 'Orbs',
  'report.points': 'Points',
  'report.all': 'All',
  'report.course': 'How it went',
  'report.round': 'Round',
  'report.what': 'What happened',
  'report.score': 'Score',
  'report.rule': 'Rule',

  'page.actions': 'Actions and implements',
  'actions.attack': 'Attack Actions',
  'actions.move': 'Move Actions',
  'actions.free': 'Free Actions',
  'actions.role': 'Role Actions',
  'actions.implements': 'Implements',

  'pick.group': '{name} (pick {count})',
  'class.implements': 'Implements: {list}.',

  'ref.round': 'A round',
  'ref.round.1':
    'Athletes in the order of their rolls, highest first; at a tie the opposition first.',
  'ref.round.2': 'Then the Creep groups that are awake, in the order of the map.',
  'ref.turn': 'A turn',
  'ref.turn.1': 'Start: Ongoing Damage and Regenerate; what lasts until now ends.',
  'ref.turn.2':
    'Actions: one Attack, one Move and one Role Action, in any order; Free Actions at will. The Attack Action may pay for a second Move Action.',
  'ref.turn.3': 'Saving Throws: one die for each status that a save ends; 4 to 6 ends it.',
  'ref.turn.4': 'End: what lasts until the end of this turn ends.',
  'ref.roll': 'An attack: one die',
  'ref.roll.6': '6: the Effect, and the printed damage twice.',
  'ref.roll.5': '4 or 5: damage and Effect.',
  'ref.roll.3': '3: damage or Effect, as the attacker likes.',
  'ref.roll.2': '2: a miss, and a Miss Token.',
  'ref.roll.1': '1: a miss, a Miss Token and a Strike.',
  'ref.tokens': 'Miss Tokens',
  'ref.tokens.1':
    'Spend any number once you have seen a later roll: each adds 1. On a 1 the first one makes a 3.',
  'ref.tokens.2': 'A 1 that tokens raise is still a Strike.',
  'ref.odds': 'Advantage and Disadvantage',
  'ref.odds.1': 'Advantage: two dice, the higher. Disadvantage: two, the lower. Both: one die.',
  'ref.odds.2':
    'Advantage in melee: you flank with an ally across the target, or it is Prone or Blinded.',
  'ref.odds.3': 'Advantage with any attack: you are Hidden from it.',
  'ref.odds.4':
    'Disadvantage: the target has cover or is Concealed; you are Blinded or Restrained.',
  'ref.cover': 'Cover',
  'ref.cover.1':
    'Low Cover and walls beside the target cover it against shots from that side; a wall in between covers it too.',
  'ref.cover.2': 'A melee attack from the square beside ignores cover.',
  'ref.cover.3': 'Low Cover is Difficult Terrain: entering it costs 2 squares.',
  'ref.opportunity': 'Opportunities',
  'ref.opportunity.1': 'Every square that you leave beside an enemy, unless you shift.',
  'ref.opportunity.2': 'An attack with a staff, or any attack while Prone, beside an enemy.',
  'ref.opportunity.3': '2 damage before it happens; 3 with a sword against other implements.',
  'ref.ward': 'HP and Ward',
  'ref.ward.1': 'Ward takes damage before HP. If it takes all of an attack, there is no Effect.',
  'ref.ward.2': 'Bloodied: at half the HP or less. At 0 HP: Taken Out.',
  'ref.out': 'Taken Out and the Dungeon',
  'ref.out.1':
    'Orbs fall where you stood. At your next turn you are back, in the Dungeon, with full HP, no statuses and one Encounter power recharged.',
  'ref.out.2': 'Taken Out in the Dungeon: 1 HP less at most for the rest of the match.',
  'ref.out.3': 'Press a button there as an Attack Action: at your next turn you may leave.',
  'ref.out.4': 'Hold the Dungeon’s orb then and now: come out on any square of the court.',
  'ref.points': 'Points',
  'ref.points.1': 'An opposing athlete Taken Out: 1.',
  'ref.points.2':
    'An orb dunked on a pedestal of your own: 1 for each orb on it, the new one included.',
  'ref.points.3':
    'A Creep group Taken Out: 3; shared: 2 for more of it, 1 for less, 1 each if equal.',
  'ref.points.4': 'Every 3 Strikes of a team: 1 point less at the end.',
  'ref.points.5': 'At 10 points the round is played out; then the higher score wins.',
  'ref.creeps': 'Creeps',
  'ref.creeps.1':
    'They wake when somebody attacks or harms one, takes their orb, or ends a turn beside one of them or the orb.',
  'ref.creeps.2': 'Whoever does that stands on their list of enemies.',
} as const satisfies Readonly<Record<string, string>>;

/** A key of {@link PRINT_TEXTS}. */
export type PrintKey = keyof typeof PRINT_TEXTS;
