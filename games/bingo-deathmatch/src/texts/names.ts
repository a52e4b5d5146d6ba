import { BOT_TEXTS } from '@tablewright/bots';

/** What things are called, what cards do, and how matches end. */
export const NAME_TEXTS = {
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

  // Endings and bots.
  'result.bingo': 'BINGO',
  'outcome.bingo': '{winners} fills a line and wins',
  'ending.line': '{seat} has all five squares of {line}: {squares}.',
  ...BOT_TEXTS,
  'bot.heuristic': 'Plays for its lines',
  'bot.novice.help': 'Plays for its lines, but makes half of its decisions at random.',
  'bot.casual.help': 'Plays for its lines, but makes one decision in seven at random.',
  'bot.seasoned.help': 'Plays for its lines by rules of thumb; answers at once.',
  'bot.master.help':
    'Plays hundreds of futures some rounds on before it decides; answers within two seconds.',
  'standing.help':
    '100% is a full line. Three quarters come from the fullest line, one quarter from all scored squares, up to 20.',

  // By what results are broken down.
  'facet.seats': 'Seats',
  'facet.line': 'Line that won',
  'facet.line.row': 'Row',
  'facet.line.column': 'Column',
  'facet.line.none': 'None',
  'facet.lazor': 'Lazor at the end',
  'facet.shield': 'Shield at the end',
  'facet.battery': 'Battery at the end',
  'facet.winner.lazor': "The winner's Lazor",
  'facet.winner.shield': "The winner's Shield",
  'facet.winner.battery': "The winner's Battery",

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
} as const satisfies Record<string, string>;
