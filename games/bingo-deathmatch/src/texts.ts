import { BOT_TEXTS } from '@tablewright/bots';
import { TUTORIAL_TEXTS } from './tutorial-texts.ts';

/** The English catalogue. */
export const TEXTS: Readonly<Record<string, string>> = {
  ...TUTORIAL_TEXTS,

  // Cards.
  'card.basic-lazor': 'Basic Lazor',
  'card.focused-lazor': 'Focused Lazor',
  'card.plasma-lazor': 'Plasma Lazor',
  'card.vampiric-lazor': 'Vampiric Lazor',
  'card.diffracting-lazor': 'Diffracting Lazor',
  'card.disabling-lazor': 'Disabling Lazor',
  'card.basic-shield': 'Basic Shield',
  'card.efficient-shield': 'Efficient Shield',
  'card.reflector-shield': 'Reflector Shield',
  'card.negator-shield': 'Negator Shield',
  'card.absorber-shield': 'Absorber Shield',
  'card.ultra-shield': 'Ultra Shield',
  'card.basic-battery': 'Basic Battery',
  'card.military-battery': 'Military Battery',
  'card.barrier-battery': 'Barrier Battery',
  'card.reactive-battery': 'Reactive Battery',
  'card.chaotic-battery': 'Chaotic Battery',
  'card.tesseract-battery': 'Tesseract Battery',
  'card.targeting-tessellator': 'Targeting Tessellator',
  'card.charged-capacitor': 'Charged Capacitor',
  'card.backup-battery': 'Backup Battery',
  'card.continuum-compressor': 'Continuum Compressor',
  'card.entropy-engine': 'Entropy Engine',

  // What the cards do, for boards and the rules drawer.
  'card.basic-lazor.text': 'Activate (2E): 1 damage.',
  'card.focused-lazor.text': 'Activate (1E): 1 damage. Overcharge (3E): 2 damage.',
  'card.plasma-lazor.text': 'Activate (2E): 2 damage. Overcharge (4E): 3 damage.',
  'card.vampiric-lazor.text':
    'Activate (3E): 2 damage, steal 1E. Overcharge (5E): 3 damage, steal 2E.',
  'card.diffracting-lazor.text':
    'Activate (3E): 2 damage, and 1 to a neighbour of the target. Overcharge (5E): 3 and 2.',
  'card.disabling-lazor.text':
    'Activate (3E): 2 damage, then drain 2E or disable the item the target selected. Overcharge (6E): 3 damage, and drain 3E or disable.',
  'card.basic-shield.text': 'Activate (2E): block 1.',
  'card.efficient-shield.text':
    'Activate (1E): block as much as you pay for. Overcharge (3E): block all; disabled next round.',
  'card.reflector-shield.text':
    'Activate (2E): block 1, and pay to hit back for unblocked damage. Overcharge (5E): all damage goes to one player you name; disabled next round.',
  'card.negator-shield.text':
    'Activate (3E): block 2 and drain 1E per damage blocked. Overcharge (5E): block 3 and disable the Lazor of a named attacker.',
  'card.absorber-shield.text':
    'Activate (1E): block 1; store 1E if you take damage. Overcharge (3E): block all, store 1E per damage blocked; disabled next round.',
  'card.ultra-shield.text':
    'Activate (2E): block as much as you pay for. Overcharge (6E): block all, set one die of your next BINGO roll; disabled next round.',
  'card.basic-battery.text': 'Capacity 4E, supply 2E. Activate (0E): store 2E.',
  'card.military-battery.text':
    'Capacity 6E, supply 3E, and 1E when you use a Lazor. Activate (0E): store 3E.',
  'card.barrier-battery.text':
    'Capacity 6E, supply 3E, and 1E when you use a Shield. Activate (0E): store 3E.',
  'card.reactive-battery.text':
    'Capacity 6E, supply 3E. Activate (0E): store 3E, and 1E per damage taken.',
  'card.chaotic-battery.text':
    'Capacity 8E, supply 3E. Activate (0E): store 4E; others with your last letter gain 1E, with your last number lose 1E.',
  'card.tesseract-battery.text':
    'Capacity 16E, comes full, no supply, never charged. Activate (8E): an extra BINGO roll.',
  'card.targeting-tessellator.text':
    'When you kill: roll both dice instead of the reward roll and take the column or the row.',
  'card.charged-capacitor.text': 'If you took no damage this round: store 4E.',
  'card.backup-battery.text': 'When you respawn: fill your battery.',
  'card.continuum-compressor.text': 'Any player rolls again, before the roll counts.',
  'card.entropy-engine.text': 'Take one of your scored squares off your card and store 4E.',

  // Phases.
  'phase.charge': 'Charge',
  'phase.bingo': 'BINGO',
  'phase.selection': 'Battle: selection',
  'phase.resolve': 'Battle: resolve',
  'phase.round-end': 'End of round',

  // Choices.
  'choice.wild': 'Choose the square of your roll',
  'choice.set-die': 'Set one of your dice: choose the square',
  'choice.reroll': 'Play {card} on a roll?',
  'choice.before-selection': 'Play a card before the selection?',
  'choice.select': 'Select one item in secret',
  'choice.shield-payment': 'Pay to block: up to {max}E against {incoming} damage',
  'choice.hit-back': 'Pay up to {max}E to hit your attackers back',
  'choice.drain-or-disable': 'Drain {amount}E from {target}, or disable the {item}?',
  'choice.power': 'Play {card}?',
  'choice.reward-die': 'You died. Choose the die for the reward roll',
  'choice.reward-line': 'Choose the line to hand over',
  'choice.share': 'Choose {count, plural, one {# square} other {# squares}} for {killer}',
  'choice.step-4': 'Buy, put back or play',

  // Options.
  'option.group.buy': 'Buy',
  'option.group.put-back': 'Put back',
  'option.group.play': 'Play',
  'option.pass': 'Pass',
  'option.done': 'Done',
  'option.drain': 'Drain',
  'option.disable': 'Disable',
  'option.letter': 'Letter die',
  'option.number': 'Number die',
  'option.square': '{square}',
  'option.column': 'Column {line}',
  'option.row': 'Row {line}',
  'option.seat': '{seat}',
  'option.play': 'Play {card}',
  'option.play-square': 'Play {card} on {square}',
  'option.reroll': 'Make {seat} roll again',
  'option.buy': 'Buy {card} for {price}E',
  'option.put-back': 'Put {card} back',
  'option.activate': 'Activate {item} ({cost}E)',
  'option.activate-at': 'Activate {item} at {target} ({cost}E)',
  'option.activate-at-two': 'Activate {item} at {target} and {adjacent} ({cost}E)',
  'option.overcharge': 'Overcharge {item} ({cost}E)',
  'option.overcharge-at': 'Overcharge {item} at {target} ({cost}E)',
  'option.overcharge-at-two': 'Overcharge {item} at {target} and {adjacent} ({cost}E)',
  'option.decline': 'Keep {item} idle',
  'because.disabled': 'The item is disabled this round',
  'because.cost': 'It costs {cost}E, and you cannot pay that',
  'because.price': 'You have only {stored}E stored',
  'because.sold-out': 'Sold out',
  'because.in-slot': 'The item is in its slot already',
  'because.held': '{holder} has the item',
  'because.out-of-game': 'The item has left the game',
  'because.in-reserve': 'The item lies in your reserve',
  'because.unfit': 'What the card asks for is not so',
  'because.not-now': 'The card is played at another time',

  // Settings.
  'setting.star': 'Star on a die',
  'setting.star.help': 'What a die that shows a star means.',
  'setting.star.wild': 'The roller chooses',
  'setting.star.reroll': 'It is rolled again',
  'setting.coloured': 'Coloured squares',
  'setting.coloured.help': 'Where the squares lie that store 1E more.',
  'setting.coloured.knight': 'One in every row and column',
  'setting.coloured.cross': 'The corners and the middle',

  // Events.
  'event.set-up':
    'Everyone takes {cubes} cubes: 3 for health, {pool} in the pool, and the three basic items.',
  'event.first-player': '{seat} gets the First Player token.',
  'event.round-began.round': 'Round {round, number}',
  'event.died.mark': '{seat} dies',
  'event.won.mark': '{seat} has a full line',
  'event.round-began': 'Round {round} begins; turn order: {order}.',
  'event.supplied':
    '{variant, select, short {{seat} is supplied with only {amount}E of {wanted}E: {short}.} other {{seat} is supplied with {amount}E.}}',
  'event.rolled': '{seat} rolls {letter}{number}.',
  'event.star-rerolled':
    '{seat} rolls a star with the {die, select, letter {letter} other {number}} die, and rolls it again.',
  'event.power-played': '{seat} plays {card}.',
  'event.rerolled':
    '{variant, select, number {{by} makes {seat} roll again: {number}.} letter {{by} makes {seat} roll again: {letter}.} other {{by} makes {seat} roll again: {letter}{number}.}}',
  'event.settled': "{seat}'s roll is {square}.",
  'event.scored':
    '{seat} scores {square}{coloured, select, yes { (coloured)} other {}}{from, select, pool {} other { with a cube of energy, as the pool is empty}}.',
  'event.already-scored': '{seat} has {square} already.',
  'event.unscored': '{seat} takes the cube off {square}.',
  'event.stored':
    '{variant, select, short {{seat} stores {amount}E of {wanted}E: {short}.} other {{seat} stores {amount}E.}}',
  'event.selected':
    '{seat} {action, select, activate {activates} overcharge {overcharges} other {selects}} {item}{variant, select, one { at {target}} two { at {target} and {adjacent}} other {}}{action, select, decline { and leaves it idle} other {}}.',
  'event.passed': '{seat} has nothing to select and passes.',
  'event.bonus':
    '{variant, select, short {{item} brings {seat} nothing: {short}.} other {{item} brings {seat} {amount}E.}}',
  'event.paid': '{seat} pays {amount}E.',
  'event.resolving': '{seat} resolves.',
  'event.battery-used': "{seat}'s {item} acts.",
  'event.attacked': '{seat} is hit{extra, select, yes { late} other {}}: {packets}.',
  'event.blocked': '{seat} blocks {amount} of {of} damage.',
  'event.reflected':
    '{seat} sends {amount} damage to {target}{waits, select, yes {, to be taken in their turn} other {}}.',
  'event.damaged': '{seat} takes {amount} damage from {attackers}; health {health}.',
  'event.drained': '{seat} loses {amount}E of {wanted}E to {by}.',
  'event.stolen': '{seat} steals {amount}E from {victim}.',
  'event.disabled': "{seat}'s {item} is disabled through round {through}.",
  'event.die-promised': '{seat} may set one die of the next BINGO roll.',
  'event.died': '{seat} dies, killed by {killers}.',
  'event.respawned': '{seat} respawns with health {health}.',
  'event.reward-rolled':
    "{variant, select, letter {{seat} rolls the letter die for the reward: {letter}.} number {{seat} rolls the number die for the reward: {number}.} other {{seat} rolls both dice for {dead}'s line: {letter}{number}.}}",
  'event.line-lost':
    '{variant, select, empty {{seat} has nothing in {line} to lose.} other {{seat} loses {line}: {squares}.}}',
  'event.line-shared': "{seat} gets {squares} of {dead}'s squares.",
  'event.spent-returned': "{seat}'s {amount}E spent go back to the pool.",
  'event.leftover':
    '{seat} stores {stored}E left over{returned, plural, =0 {} other {; {returned}E go back to the pool}}.',
  'event.bought': '{seat} buys {card} for {price}E.',
  'event.replaced':
    "{seat}'s {item} {to, select, market {goes back to the market} reserve {goes to the reserve} other {leaves the game}}.",
  'event.equipped': '{seat} has {item} in its slot now.',
  'event.put-back': '{seat} puts {item} back into its slot.',
  'event.energy-moved':
    '{seat} keeps {kept}E on the new battery{returned, plural, =0 {} other {; {returned}E go back to the pool}}.',
  'event.loaded': "{seat}'s new battery comes with {amount}E.",
  'event.token-removed': '{item} can be selected again.',
  'event.round-ended': 'Round {round} is over; the First Player token passes to {seat}.',
  'event.won': '{seat} has all of {line}: BINGO.',
  'event.game-ended': 'The match ends in round {round}.',
  nothing: 'nothing',
  packet: '{damage} from {attacker}',
  'line.column': 'column {line}',
  'line.row': 'row {line}',
  'short.UB-CUBE-03': 'the pool is empty',
  'short.UB-CUBE-05': 'there is no more room or no more cubes',
  'short.UB-BAT-07': 'this battery cannot be charged',

  // Endings and bots.
  'result.bingo': 'BINGO',
  'outcome.bingo': '{winners} fills a line and wins',
  ...BOT_TEXTS,
  'bot.heuristic': 'Plays for its lines',
  'bot.novice.help': 'Plays for its lines, but makes half of its decisions at random.',
  'bot.casual.help': 'Plays for its lines, but makes one decision in seven at random.',
  'bot.seasoned.help': 'Plays for its lines by rules of thumb; answers at once.',
  'bot.master.help':
    'Plays hundreds of futures some rounds on before it decides; answers within two seconds.',
  'standing.help':
    '100% is a full line. Three quarters come from the fullest line, one quarter from all scored squares, up to 20.',

  // Measures.
  'measure.rounds': 'rounds',
  'measure.winnerPlace': "the winner's place after the first player",
  'measure.deaths': 'deaths',
  'measure.squaresScored': 'squares scored',
  'measure.damageTaken': 'damage taken',
  'measure.damageBlocked': 'damage blocked',
  'measure.damageReflected': 'damage reflected',
  'measure.energySupplied': 'E supplied',
  'measure.energyStored': 'E stored',
  'measure.energyPaid': 'E paid',
  'measure.purchases': 'purchases',
  'measure.powersPlayed': 'power cards played',
  'measure.overcharges': 'Overcharges',
  'measure.squaresLost': 'squares lost by dying',
  'measure.squaresTaken': 'squares taken by killers',
  'measure.squaresTurned': 'squares turned into E',
};
