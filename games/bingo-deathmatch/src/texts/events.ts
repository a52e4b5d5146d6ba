/** What has happened. */
export const EVENT_TEXTS = {
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
  'event.settled': 'The roll of {seat} is {square}.',
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
  'event.battery-used': 'The {item} of {seat} acts.',
  'event.attacked': '{seat} is hit{extra, select, yes { late} other {}}: {packets}.',
  'event.blocked': '{seat} blocks {amount} of {of} damage.',
  'event.reflected':
    '{seat} sends {amount} damage to {target}{waits, select, yes {, to be taken in their turn} other {}}.',
  'event.damaged': '{seat} takes {amount} damage from {attackers}; health {health}.',
  'event.drained': '{seat} loses {amount}E of {wanted}E to {by}.',
  'event.stolen': '{seat} steals {amount}E from {victim}.',
  'event.disabled': 'The {item} of {seat} is disabled through round {through}.',
  'event.die-promised': '{seat} may set one die of the next BINGO roll.',
  'event.died': '{seat} dies, killed by {killers}.',
  'event.respawned': '{seat} respawns with health {health}.',
  'event.reward-rolled':
    '{variant, select, letter {{seat} rolls the letter die for the reward: {letter}.} number {{seat} rolls the number die for the reward: {number}.} other {{seat} rolls both dice for the line of {dead}: {letter}{number}.}}',
  'event.line-lost':
    '{variant, select, empty {{seat} has nothing in {line} to lose.} other {{seat} loses {line}: {squares}.}}',
  'event.line-shared': '{seat} gets {squares} of the squares of {dead}.',
  'event.spent-returned': 'The {amount}E that {seat} spent go back to the pool.',
  'event.leftover':
    '{seat} stores {stored}E left over{returned, plural, =0 {} other {; {returned}E go back to the pool}}.',
  'event.bought': '{seat} buys {card} for {price}E.',
  'event.replaced':
    'The {item} of {seat} {to, select, market {goes back to the market} reserve {goes to the reserve} other {leaves the game}}.',
  'event.equipped': '{seat} has {item} in its slot now.',
  'event.put-back': '{seat} puts {item} back into its slot.',
  'event.energy-moved':
    '{seat} keeps {kept}E on the new battery{returned, plural, =0 {} other {; {returned}E go back to the pool}}.',
  'event.loaded': 'The new battery of {seat} comes with {amount}E.',
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
} as const satisfies Record<string, string>;
