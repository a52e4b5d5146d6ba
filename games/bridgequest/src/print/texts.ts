/** What the print pages say, in English: ICU messages by key. Cards print the board's texts. */
export const PRINT_TEXTS = {
  'part.sheets': 'Character sheets',
  'part.reference': 'Rules at a glance',
  'part.bridge': 'The Bridge, on one page',
  'part.bridge-large': 'The Bridge for world cards, in pieces',
  'part.markers': 'Small figures and markers',
  'part.figures': 'Figures for the large Bridge',
  'part.worlds': 'World cards',
  'part.doors': 'Door cards',
  'part.treasures': 'Treasure cards',
  'part.dust': 'Fairy Dust',
  'part.spells': 'Spells',
  'part.backs': 'Backs of the cards',

  'card.world': 'World · black corners are doorways',

  'rank.miniboss': 'Miniboss',
  'rank.boss': 'Boss',
  'markers.figures': 'Figures, each with its die',
  'markers.loose': 'Loose monsters',
  'markers.loose.how': 'One of each number stands on the Bridge, the other lies on the card.',
  'markers.monster': 'loose',
  'markers.others': 'Portals and curse magnets',
  'markers.others.how': 'Portals are for the option of portal tokens: both ends of a colour.',
  'markers.portal.blue': 'blue',
  'markers.portal.red': 'red',
  'markers.portal.black': 'black',
  'markers.magnet': 'magnet',

  die: 'd{sides, number}',

  'bridge.label':
    'The Bridge: twenty locations in nine rows, with their numbers, rows and what it costs to enter them',
  'bridge.piece': 'The Bridge, piece {number, number} of {of, number}',
  'bridge.row': 'row {row, number} · cost {cost, number}',
  'bridge.doors': '2 Doors',
  'bridge.homeworld': 'Here everybody begins. Out of it: the cost of the row.',
  'bridge.friendzone': 'Allies of everybody wait here.',
  'bridge.boss-mode': 'Upwards from 17. Row 10, 2 Doors each turn.',

  'sheet.title': 'BridgeQuest! character',
  'sheet.title.back': 'BridgeQuest! character: people and games',
  'sheet.title.back.of': '{name}: people and games',
  'sheet.name': 'Name',
  'sheet.race': 'Figurine',
  'sheet.gender': 'Gender',
  'sheet.gender.is': '{gender, select, male {male} other {female}}',
  'sheet.start': 'starts with {what}',
  'sheet.worn':
    'Checks: a d20 below the number. DEX, WIS and CON fall by 1 after each check, never below 1. In pencil, for this game:',
  'sheet.one-shots': 'Saved one-shots',
  'sheet.saved':
    'Items: in Homeworld, while you equip, for a card of the hand and a d20 below the number. One-shots: a card of the hand and one of those left. Powers: the same, anywhere and when their text allows, for one use. A natural 1 improves the number by 1, a natural 20 lowers it by 1; at 0 it is struck out.',
  'sheet.together': 'together {all}',
  'sheet.column.item': 'Item',
  'sheet.column.slot': 'Place',
  'sheet.column.bonus': 'Bonus',
  'sheet.column.counts': 'For',
  'sheet.column.enhancers': 'Enhancers',
  'sheet.column.under': 'd20 below',
  'sheet.column.one-shot': 'One-shot',
  'sheet.column.left': 'Left',
  'sheet.column.power': 'Power',
  'sheet.column.hero': 'Name',
  'sheet.column.relation': 'Ally or enemy by',
  'sheet.column.boss': 'Name',
  'sheet.column.game': 'Game',
  'sheet.column.ending': 'How it ended',
  'sheet.column.additions': 'Additions',
  'sheet.column.spent': 'Spent on',
  'sheet.relationships':
    'Mood of the figurine: a d20. Then yours: below it you are allies by the difference, above it enemies; equal: enemies by 2. An enemy stands on the location of its number.',
  'sheet.heroes': 'Other heroes',
  'sheet.games': 'Games',

  'page.turn': 'A turn, cards and people',
  'page.combat': 'Combat, death and the end',

  'ref.turn': 'A turn',
  'ref.turn.1': 'Upkeep: what happens at the start of turns; falling heroes try to climb out.',
  'ref.turn.2': 'Beginning Move: spend travels. Monsters in the way end it.',
  'ref.turn.3': 'Equip: change gear freely; in Homeworld take an ally and saved items.',
  'ref.turn.4': 'Kick Down the Door: 1 Door, from row 5 on and in Boss Mode 2.',
  'ref.turn.5': 'Combat with what came up and what was there.',
  'ref.turn.6': 'Loot the Room, without a combat: draw a Door, or fight a monster of your hand.',
  'ref.turn.7': 'Charity: 5 cards of the hand stay. What you cannot play you discard.',
  'ref.turn.8': 'Final Move: spend travels. Monsters in the way pin you until they are fought.',
  'ref.turn.9':
    'End: each monster below the lowest hero moves up in its column. A hero in Homeworld keeps all of them still.',
  'ref.kick': 'Doors that come up together',
  'ref.kick.1': 'Wandering monsters: every monster steps toward the nearest hero.',
  'ref.kick.2': 'Portals change worlds; each adds one Door.',
  'ref.kick.3': 'Curses, traps and disasters strike.',
  'ref.kick.4': 'All others but monsters: to your hand.',
  'ref.kick.5': 'Monsters: combat. If only those fight that were there, you have First Strike.',
  'ref.move': 'Moves, 1 travel each',
  'ref.move.1':
    'Turn; cross to the corner that you look at; go through a doorway; step to or from the centre.',
  'ref.move.2': 'Only the doorway of the world that you leave counts. You look straight on.',
  'ref.move.3':
    'From Homeworld: 1 in row 1, twice as much each further row, by a doorway on a free corner.',
  'ref.move.4': 'Home through such a doorway: 1. From location 17: Boss Mode.',
  'ref.move.5': 'With an ally all costs double.',
  'ref.adjacent': 'Adjacent',
  'ref.adjacent.1': 'In the same world or an open one that touches it, doorways or not.',
  'ref.adjacent.2':
    'Needed to help, trade and throw potions. Curses, enhancers, wandering monsters, portals and die cards reach everybody.',
  'ref.check': 'Checks',
  'ref.check.1': 'A d20 below the number. WIS, CON and DEX then fall by 1, passed or not.',
  'ref.check.2': 'DEX: one change of gear in combat. WIS: avoid one effect of a monster.',
  'ref.check.3': 'CON: turn back and fight the rest, once a combat; or live when Bad Stuff kills.',
  'ref.cards': 'Cards',
  'ref.cards.1':
    'What leaves your hand for the discards goes off: monsters come loose, curses hit you, portals and wandering monsters work.',
  'ref.cards.2':
    'Two hands, one place each for head, feet, armor, steed, ally card, pet; one Big item.',
  'ref.cards.3': 'Ranks of powers that work: together no more than your row.',
  'ref.cards.4': 'A hand holds up to five potions. +3 or less: d4; +4 or more: d6.',
  'ref.cards.5': 'Sell outside combat: 1 travel for each full 1,000 gold.',
  'ref.cards.6': 'Four cards of the hand, once a turn: your row or column changes.',
  'ref.people': 'Allies',
  'ref.people.1':
    'Once a game, in Homeworld: discard a card, roll a d20 below the number. Number less roll is the bonus.',
  'ref.people.2': 'It counts in your world only, for ATT or DEF.',
  'ref.karma': 'Karma',
  'ref.karma.1': 'A good deed: +1 and Fairy Dust. A bad one, being cursed too: −1 and a Spell.',
  'ref.karma.2': 'Each full 10: your allies and all monsters stronger by 1; below 0 weaker.',

  'ref.strength': 'Strengths',
  'ref.strength.1':
    'ATT: ST, row, what the hands hold. DEF: CON, what you wear. Other bonuses: free, said before the first calculation.',
  'ref.strength.2':
    'A monster card: d6 to level 5, d10 to level 10, d20 above. A figurine: its die and its row, its enmity more, its friendship less.',
  'ref.strength.3':
    'The same type twice: +5 each. Then a d10: so many tenths are ATT, the rest DEF.',
  'ref.strength.4': 'All monsters are added up; so are a hero and a helper.',
  'ref.combat': 'The course of a combat',
  'ref.combat.1': 'First contact: effects of the monsters.',
  'ref.combat.2': 'Their dice and splits.',
  'ref.combat.3': 'Free bonuses, help, meddling of others. Fighters use no potions yet.',
  'ref.combat.4':
    'Their ATT against your DEF; if that holds, your ATT against their DEF. First Strike: yours first.',
  'ref.combat.5': 'Acts of all until everybody has passed, comparing anew after each.',
  'ref.result': 'What comes of it',
  'ref.result.1': 'Their ATT at least your DEF: broken; you run.',
  'ref.result.2': 'Your ATT not above their DEF: act, else run.',
  'ref.result.3': 'Lead of 1 to 9: won, if it stays so.',
  'ref.result.4': 'Lead of 10 or more: Power Differential.',
  'ref.differential': 'Power Differential',
  'ref.differential.1': 'One Door for each full 10 of the lead; from row 5 on two.',
  'ref.differential.2':
    'Monsters join, curses hit the owner of the combat, portals add a Door each. Then act and compare.',
  'ref.differential.3': 'No Doors left: won.',
  'ref.reward': 'Rewards',
  'ref.reward.1': 'Cards: what they print. Figurines: 1 travel, Minibosses and the Boss 2.',
  'ref.reward.2': 'Treasures of figurines: d4 1, d6 2, d8 3, d10 and d12 4, d20 5, d100 6.',
  'ref.reward.3':
    'Alone face down to the hand; with a helper face up, who picks the agreed ones first. Travels are the owner’s.',
  'ref.run': 'Running away',
  'ref.run.1': 'From each monster a d20: 5 or less escapes. +1 to running: one more.',
  'ref.run.2': '1: escaped, and a treasure. 20: caught, and death beside the Bad Stuff.',
  'ref.run.3':
    'Caught: its Bad Stuff at once. Of figurines it is death. A sacrificed ally stops one.',
  'ref.run.4': 'Cards that were kicked are discarded; figurines and loose monsters stay.',
  'ref.death': 'Death',
  'ref.death.1':
    'Gear stays where you fell, the rest is discarded, the hand goes off. Travels and Karma 0.',
  'ref.death.2':
    'If others live, your next turn begins in Homeworld: same sheet, 4 Doors, 4 Treasures.',
  'ref.death.3': 'All dead: the game is over.',
  'ref.boss': 'Boss Mode',
  'ref.boss.1': 'Everybody on the Bridge comes along; whoever is in Homeworld does not.',
  'ref.boss.2': 'Row 10, no moves, no worlds. Each turn 2 Doors and all monsters at once.',
  'ref.boss.3': 'Who runs from all tries again next turn. The dead do not come back.',
  'ref.boss.4': 'From round 10 on +10 ATT, 10 more each further round.',
  'ref.boss.5': 'No monster left: won. Every living hero there gains a Level.',
  'ref.additions': 'Additions at the end',
  'ref.additions.1':
    '4: Boss defeated in your combat. 3: helped there. 2: reached Boss Mode. 1: a turn ended on the Bridge, and home. Only the best counts.',
  'ref.additions.2':
    'Save an item, a power, or both: one each; a d20 is its number. A one-shot: d6 of it.',
  'ref.additions.3':
    'All enhancers of a saved item. Or d4 on ST, DEX, WIS, CON or a number. Or a relationship by 1.',
} as const satisfies Readonly<Record<string, string>>;

/** A key of {@link PRINT_TEXTS}. */
export type PrintKey = keyof typeof PRINT_TEXTS;
