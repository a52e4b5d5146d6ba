/** What happens, in a line each. */
export const EVENT_TEXTS = {
  'event.figure-placed': '{figure} comes to location {location}',
  'event.figure-stepped':
    '{figure} {step, select, doorway {goes through a doorway to location {location}} turn {turns at location {location}} cross {crosses location {location}} token {steps through a portal to location {location}} other {moves at location {location}}}',
  'event.figure-walked':
    '{figure} {step, select, doorway {walks through a doorway to location {location}} turn {turns at location {location}} cross {crosses location {location}} centre {walks through the centre of location {location}} token {walks through a portal to location {location}} other {walks to location {location}}}',
  'event.figure-rose': '{figure} rises to location {location}',
  'event.figure-went':
    '{figure} {to, select, homeworld {goes to Homeworld} bossmode {goes to Boss Mode} friendzone {goes to the Friendzone} other {leaves the Bridge}}',
  'event.figure-stays-away': '{figure} stays away from this game',
  'event.travels-paid':
    '{seat} pays {count, plural, one {# travel} other {# travels}}; {left} left',
  'event.power-preferred': '{seat} has {card} work first',
  'event.price-lost': '{seat} has paid for what cannot be done any more',
  'event.stopped': '{seat} meets monsters and stops there',
  'event.pinned': '{seat} meets monsters and is held there until they are fought',
  'event.released': '{seat} is held no longer',
  'event.travels-changed':
    '{seat} {dir, select, down {loses {size, plural, one {# travel} other {# travels}}} other {gains {size, plural, one {# travel} other {# travels}}}}: {left} now',
  'event.rolled-for-first': '{seat} rolls {face} for the first turn',
  'event.goes-first': '{seat} goes first',
  'event.mood-rolled': '{figure} is in a mood of {face}',
  'event.met': '{seat} meets {figure} with a {face}',
  'event.relationship-set':
    '{figure} is {kind, select, ally {an ally of {seat} by {size}} enemy {an enemy of {seat} by {size}} other {nothing to {seat}}}',
  'event.mood-of-player': '{seat} is in a mood of {face}',
  'event.met-player': '{seat} meets {other} with a {face}',
  'event.players-related':
    '{seat} and {other} are {kind, select, ally {allies by {size}} enemy {enemies by {size}} other {nothing to each other}}',
  'event.karma-spent': '{seat} spends 10 Karma on the roll of {on}: {karma} now',
  'event.karma-changed':
    '{seat} {dir, select, down {loses {size} Karma} other {gains {size} Karma}}: {karma} now',
  'event.rolled':
    '{roller, select, none {A d{sides} shows {face}} foe {The d{sides} of {by} shows {face}} other {{by} rolls {face} on a d{sides}}} ({purpose})',
  'event.die-changed':
    '{seat} {how, select, bent {bends reality: the die shows {face}} other {plays {card}: the die shows {face}}}',
  'event.die-ruled': 'The game master rules that the die shows {face}',
  'event.stat-changed': '{stat} of {seat} changes by {by}: {number} now',
  'event.turns-lost': '{seat} will lose {count, plural, one {a turn} other {# turns}}',
  'event.gender-flipped': '{seat} is {gender, select, male {male} other {female}} from now on',
  'event.effect-began':
    '{source} works on {seat}{until, select, c { for this combat} t { for this turn} n { until the end of the next turn} w { until a wish ends it} g { for the rest of the game} other { for one roll}}',
  'event.effect-ended': '{source} works on {seat} no more',
  'event.checked':
    '{seat} checks {stat} with a {face} and {passed, select, yes {passes} other {fails}}: {stat} is {number} now',
  'event.usual-drawn':
    '{usual, select, UL {Usual would be the upper left} UR {Usual would be the upper right} LL {Usual would be the lower left} LR {Usual would be the lower right} OUT {Usual would be to face outward} other {What is usual here has been drawn}}',
  'event.master-ruled':
    'The game master takes {taken, select, UL {the upper left} UR {the upper right} LL {the lower left} LR {the lower right} OUT {the outward side} other {something else}} instead of {instead, select, UL {the upper left} UR {the upper right} LL {the lower left} LR {the lower right} OUT {the outward side} other {what is usual}}',
  'event.master-acted':
    'The game master {what, select, move {moves a figure} number {changes a number} give {gives a card} take {takes a card away} food {rewards who has brought food} end {ends an effect} figurine {brings a figurine} hand {asks to see a hand} other {sets the next die}}',
  'event.rolled-in-secret': 'The game master rolls a d{sides} in secret',
  'event.hero-created':
    '{seat} is {name}, {gender, select, male {male} other {female}}: ST {st}, DEX {dex}, WIS {wis}, CON {con}, Karma {karma}',
  'event.hero-came': '{seat} is {name}, level {level}, Karma {karma}',
  'event.joined': '{seat} joins the game',
  'event.captive-placed': '{name} is captured at location {location}',
  'event.freed': '{seat} brings {name} home, free',
  'event.turn-began': 'Turn {turn}, of {seat}',
  'event.turn-skipped': '{seat} loses this turn',
  'event.door-kicked': '{seat} kicks down the door: {count, plural, one {# Door} other {# Doors}}',
  'event.nobody-there': 'No monster is where {seat} is',
  'event.monsters-wander': '{seat} sets the monsters of the Bridge wandering',
  'event.world-stayed': 'Location {location} stays as it is',
  'event.nothing-changed': 'The portal of {seat} changes nothing',
  'event.world-arrived': '{seat} stands in the new world of location {location}',
  'event.combat-began':
    '{defended, select, yes {{seat} fights {defender}} other {{seat} fights}}{some, select, yes {: {foes}} other {}}{isFirstStrike, select, yes {, with First Strike} other {}}',
  'event.foe-entered': '{foe} joins the combat',
  'event.foe-left': '{foe} is taken out of the combat',
  'event.foe-changed':
    '{source}: {what, select, mst {the strength of {foe} changes} loot {the treasures of {foe} change} other {the travels of {foe} change}} by {by}',
  'event.foe-beaten': '{foe} is beaten',
  'event.ward-held': '{foe} is warded against {source}',
  'event.side-declared': '{seat} counts {source} as {side, select, ATT {attack} other {defence}}',
  'event.calculated':
    'Attack {att} against defence {foesDef}, attack {foesAtt} against defence {def}: {result, select, broken {the defence is broken} short {it falls short} winning {winning by {lead}} other {a lead of {lead}, a Power Differential}}',
  'event.differential': 'Power Differential: {doors, plural, one {# Door} other {# Doors}}',
  'event.help-asked':
    '{seat} asks {partner} for help, for {share, plural, =0 {nothing} one {# treasure} other {# treasures}}',
  'event.help-refused': '{seat} does not help',
  'event.help-given': '{seat} helps',
  'event.running-began': '{seat} runs away',
  'event.escape-found':
    '{seat} will escape{one, select, yes { from {foe}} other {}} without a roll',
  'event.escaped': '{seat} escapes from {foe}',
  'event.caught': '{foe} catches {seat}',
  'event.bad-stuff': 'Bad Stuff of {foe} for {seat}{isDeath, select, yes {, and death} other {}}',
  'event.ally-sacrificed': '{seat} sacrifices {ally} to {foe}',
  'event.fought-on': '{seat} turns to fight the rest',
  'event.left-combat': '{seat} is out of the combat',
  'event.combat-taken-over': '{seat} goes on with the combat',
  'event.combat-won':
    '{seat} wins: {travels, plural, one {# travel} other {# travels}}, {treasures, plural, one {# treasure} other {# treasures}}',
  'event.combat-ended':
    'The combat of {seat} is over{how, select, won {} fled {: all have run} other {: nobody is left in it}}',
  'event.hijacked': '{seat} takes the treasures of {owner}',
  'event.boss-fell': 'The Boss falls to {seat}',
  'event.boss-listed': '{seat} has {figure} among the Bosses of the sheet now',
  'event.boss-mode-began': '{seat} leaves the topmost world: Boss Mode begins',
  'event.boss-mode-began.mark': 'Boss Mode begins',
  'event.boss-mode-began.news': '{seat} has begun Boss Mode',
  'event.card-played': '{seat} plays {card}',
  'event.card-used': '{seat} uses {card}',
  'event.curse-struck': '{card} hits {seat}',
  'event.curse-warded': '{seat} is warded against {card}',
  'event.curse-cancelled': '{by} takes {card} off {seat}',
  'event.done-by-hand': '{source}, done by hand by {seat}: {said}',
  'event.places-swapped': '{figure} and {other} change places',
  'event.doorway-changed':
    'A doorway of location {location} {isOpen, select, yes {opens} other {closes}}',
  'event.portal-opened':
    'A {colour, select, blue {blue} red {red} other {black}} portal opens between locations {one} and {other}',
  'event.fell': '{figure} falls into the portals',
  'event.captured': '{seat} is captured',
  'event.captured.mark': '{seat} is captured',
  'event.captured.news': '{seat} is captured, and out of this game',
  'event.died': '{seat} dies',
  'event.died.mark': '{seat} dies',
  'event.died.news': '{seat} has died',
  'event.re-entered': '{seat} comes back as {name}',
  'event.left-game': '{seat} goes home for good',
  'event.left-game.mark': '{seat} goes home for good',
  'event.left-game.news': '{seat} has gone home for good',
  'event.bridge-closed': '{seat} closes the Bridge',
  'event.attacked': '{seat} attacks {defender}',
  'event.trade-proposed': '{seat} proposes a trade to {partner}',
  'event.ally-came': '{figure} comes along with {seat}, for {bonus}',
  'event.ally-refused': '{figure} does not come along with {seat}',
  'event.item-attempted':
    '{seat} {success, select, yes {has} other {does not get}} {card} from the sheet',
  'event.saved-changed': 'On the sheet of {seat} the number of {card} is {number} now',
  'event.saved-erased': '{card} is erased from the sheet of {seat}',
  'event.taken-from-sheet': '{card} comes from the sheet of {seat}',
  'event.reality-bent':
    '{seat} bends reality: {what, select, portal {a portal} changeworld {another world} changerow {another row} changecolumn {another column} removemonster {a monster is gone} endeffect {an effect ends} movefigure {a figure moves} treasures {treasures} other {a side changes}}',
  'event.game-ended':
    'The game is over: {ending, select, bossmodewon {Boss Mode is won} alldead {everybody is dead} closed {the Bridge is closed} allleft {everybody has gone home} other {the last round is played}}',
  'event.scored': '{seat} has earned {additions, plural, one {# addition} other {# additions}}',
  'event.level-gained': '{seat} is level {level} now',
  'event.addition-spent': '{seat} spends an addition; {left} left',
  'event.additions-given':
    '{seat} gives {count, plural, one {# addition} other {# additions}} to {to}',
  'event.newcomer': '{figure} will come to the next game',
} as const;
