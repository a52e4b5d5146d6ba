import { EFFECT_EVENT_TEXTS } from './effect-events.ts';

const UNTIL =
  '{until, select, nextturn { to the end of its next turn} combat { for this fight} scene { for this scene} longrest { until a long rest} cure { until it is ended} other {}}';

/** What happens, as a good referee says it. */
export const EVENT_TEXTS = {
  ...EFFECT_EVENT_TEXTS,
  'event.rolled':
    '{creature}, {what}: {total}{known, select, yes { against {target}} other {}}{success, select, true {, a success} false {, a failure} other {}} ({mode, select, advantage {with advantage: {faces}} disadvantage {with disadvantage: {faces}} other {the die shows {natural}}}{hand, select, yes {, thrown by hand} other {}})',
  'roll.save': '{ability} saving throw',
  'roll.attack': 'attack on {at}',
  'roll.attack-none': 'attack',
  'roll.initiative': 'initiative',
  'roll.casting': 'casting roll',
  'roll.turning': 'turning undead',
  'roll.ability': 'task by {ability}',
  'roll.tag': '{tag}',
  'roll.plain': 'roll',
  'event.dice-rolled':
    '{creature} rolls for {for}: {faces}{hand, select, yes { (thrown by hand)} other {}}',
  'event.lot-drawn': 'A lot for {creature} ({for}): number {n} of {of}',
  'event.tied': '{creature} and {with} are even, and roll again',
  'event.let-pass': '{creature} lets it happen',
  'event.helpless': '{creature} cannot move, so the {ability} save fails',
  'event.rerolled':
    '{by} has a die of {creature} thrown again: {old} becomes {face}, {kept} counts, {total} in all',
  'event.point-spent':
    'The game master spends a complication point on {creature}: {old} becomes {face}, {kept} counts, {total} in all. {points, plural, =0 {None is} one {# is} other {# are}} left',
  'event.fate-tempted':
    '{creature} tempts fate: the game master has {points, plural, one {# complication point} other {# complication points}} now',
  'event.fate-refused': '{creature} may not tempt fate now',
  'event.token-spent':
    '{creature} spends a story token{on, select, survive { so that somebody lives} extraaction { for one more action} answer { for a true answer} item { for a special thing} recruit { to win a beast over} other {}}. {tokens, plural, =0 {None is} one {# is} other {# are}} left',
  'event.token-gained': '{creature} gains a story token and has {tokens} now',
  'event.point-revives':
    'A complication point keeps {creature} alive. {points, plural, =0 {None is} one {# is} other {# are}} left',
  'event.point-acts':
    'A complication point gives {creature} one more action. {points, plural, =0 {None is} one {# is} other {# are}} left',
  'event.hit':
    '{creature} hits {at} with {attack}{fromHiding, select, true {, from hiding} other {}}',
  'event.missed': '{creature} misses {at}',
  'event.damage-rolled':
    '{creature} deals {amount} damage{rolled, select, yes { ({faces} on the dice)} other {}}',
  'event.carried-over': 'The blow goes on to {at} with {amount}',
  'event.hurt':
    '{creature} {loss, plural, =0 {is not harmed} one {loses # Hit Point} other {loses # Hit Points}}{from, select, yes { to {by}} other {}}{changed, select, yes { instead of {amount}} other {}}{wound, select, badlyhurt {, and is badly hurt} dead {, and is dying} other {}}',
  'event.spared': '{creature} takes no harm from it: {hazard}',
  'event.fell': '{creature} goes down',
  'event.fell.news': '{creature} is down',
  'event.out-of-play': '{creature} is {fate, select, captured {captured} other {left to die}}',
  'event.outlived': '{creature} should be dead, and is not',
  'event.died': '{creature} dies{from, select, yes {, killed by {by}} other {}}',
  'event.died.news': '{creature} is dead{from, select, yes {, killed by {by}} other {}}',
  'event.woke': '{creature} comes to',
  'event.raised': '{creature} is alive again{from, select, yes {, thanks to {by}} other {}}',
  'event.raised.good-news': '{creature} is alive again',
  'event.healed':
    '{creature} regains {amount, plural, one {# Hit Point} other {# Hit Points}}{way, select, natural { by rest} magic { by magic} care { in good care} regeneration { as wounds close} blood { from blood} repair { by repair} token { by a token} other {}}{from, select, yes {, thanks to {by}} other {}}',
  'event.afflicted': `{effect} on {creature}${UNTIL}`,
  'event.prolonged': `{effect} on {creature} lasts longer${UNTIL}`,
  'event.relieved':
    '{how, select, save {{creature} shakes it off: {effect}} cure {{creature} is rid of it: {effect}} time {It wears off {creature}: {effect}} other {It ends on {creature}: {effect}}}',
  'event.unaffected': 'It does nothing to {creature}: {effect}',
  'event.score-changed': '{ability} of {creature} is {score} now',
  'event.power-used': '{creature} uses a power: {power}',
  'event.story-power': `{creature} uses a power: {power}{aimed, select, yes { ({at})} other {}}{counted, select, yes {, good for {count, plural, one {# question} other {# questions}}} other {}}${UNTIL}`,
  'event.zone-laid': `{from, select, yes {{by} lays it on the place} other {It covers the place}}: {zone}${UNTIL}`,
  'event.zone-ended': 'It is gone from the place: {zone}',
  'event.combat-began': 'A fight begins: {participants}',
  'event.round-began': 'Round {round}',
  'event.surprised': '{creature} is surprised',
  'event.named': '{from, select, yes {{by} names {creature} next} other {{creature} goes next}}',
  'event.turn-began': '{creature} is on',
  'event.turn-passed': '{creature} cannot do anything this turn',
  'event.turn-ended': '{creature} is done',
  'event.moved':
    '{creature} moves {feet} feet{height, select, yes {, {up} feet above ground now} other {}}',
  'event.round-ended': 'Round {round} is over',
  'event.morale':
    'Morale: {total} against {morale}{holds, select, true {, they fight on} other {, they have had enough}}',
  'event.standstill':
    'For {rounds} rounds this fight has changed nothing: whoever runs the game may end it',
  'event.fled': '{creature} gets away',
  'event.combat-ended':
    'The fight is over{how, select, bymaster {: the game master ends it} withdrawn {: nothing moves any more, and all draw back} other {}}',
  'event.handled':
    '{creature} {how, select, drawn {draws} stowed {puts away} dropped {drops} loaded {loads} pickedup {picks up} puton {puts on} takenoff {takes off} torn {tears} switchedon {turns on} switchedoff {turns off} other {handles}}: {item}',
  'event.handed-over': '{creature} gives {to} something: {item}',
  'event.traded':
    '{creature} {deal, select, bought {buys} other {sells}} for {price} g.p.: {item}. {left} g.p. are left',
  'event.used-up': '{creature} has used it up: {item}',
  'event.cast': '{creature} casts {spell}{some, select, yes { on {at}} other {}}',
  'event.conjured': '{by} calls {creature} up',
  'event.vanished': '{creature} is gone',
  'event.transformed': '{creature} turns into something else: {into}',
  'event.shifted':
    '{creature} is somewhere else{height, select, yes {, {up} feet above ground} other {}}',
  'event.arrived':
    '{creature} arrives{how, select, milesoff {, {amount} miles off} above {, {amount} feet up in the air} other { where it should be}}',
  'event.question-asked': '{creature} asks question {number} of {of}',
  'event.question-answered':
    'Question {number}: {how, select, unknown {the answer is not known} other {there is an answer}}',
  'event.cast-failed': '{creature} casts in vain: {spell}',
  'event.strained': '{creature} has strained it, and needs an hour of rest first: {spell}',
  'event.revealed':
    '{creature} {what, select, magic {senses magic} evil {senses evil} thoughts {reads thoughts} nothoughts {reads no thoughts} mindtouched {feels a touch at the mind} eyes {sees through other eyes} voice {knows where the voice comes from} alignment {knows how somebody is minded} other {learns something}}{creatures, select, yes {: {found}} other {}}{objects, select, yes {; {things}} other {}}{more, select, yes { ({words})} other {}}',
  'event.image-lost':
    'The blow takes an image of {creature}. {left, plural, =0 {None is} one {# is} other {# are}} left',
  'event.imagined': '{creature} believes to lose {amount}, {sum} in all',
  'event.story-spell': `{creature} brings it about: {spell}${UNTIL}`,
  'event.worked': '{creature} is at work: {work}',
  'event.clock-advanced': 'Time passes: {span}',
  'span.rounds': '{n, plural, one {# round} other {# rounds}}',
  'span.minutes': '{n, plural, one {# minute} other {# minutes}}',
  'span.hours': '{n, plural, one {# hour} other {# hours}}',
  'span.days': '{n, plural, one {# day} other {# days}}',
  'event.rested': '{creature} is rested',
  'event.phase-began':
    '{phase, select, lobby {Characters gather} scene {The story goes on} combat {It comes to a fight} rest {Time to rest} levelup {Time to grow} other {The session ends}}',
  'event.described': '{words}',
  'event.counted': '{counter}: {now}',
  'counter.patience': 'Patience',
  'counter.boredom': 'Boredom',
  'counter.lit': 'Lamps lit',
  'counter.other': 'The count',
  'event.learned': 'The party learns: {words}',
  'event.given': '{creature} gets something: {item}{count, plural, one {} other { (#)}}',
  'event.lost-item': '{creature} loses something: {item}',
  'event.gold': '{deal, select, paid {{price} g.p. are paid} other {The party gets {price} g.p.}}',
  'event.points-gained':
    'The game master has {points, plural, one {# complication point} other {# complication points}} now',
  'event.foes-left': 'Foes leave',
  'event.scene-began': 'Scene: {words}',
  'event.scene-left':
    'Scene left: {words}{how, select, bypassed {, gone around} skipped {, skipped} other {}}{xp, plural, =0 {} other { (# x.p. each)}}',
  'event.task-done': '{done, select, yes {{creature} has done it} other {It is done}}: {words}',
  'event.at-task': '{creature} is at it, round {count} of {of}: {words}',
  'event.task-failed': '{done, select, yes {{creature} fails} other {It fails}}: {words}',
  'event.cost': '{creature} succeeds at a cost: {cost}',
  'event.bargain': '{creature} {accepted, select, true {takes} other {refuses}} the bargain',
  'event.setback': '{creature} has a setback: {what}',
  'event.defeated': 'The party is defeated',
  'event.defeated.news': 'The party is defeated',
  'event.level-gained':
    '{creature} reaches Level {level}{rolled, select, yes { and rolls {die} for Hit Points} other {}}: {hp} of {max} Hit Points',
  'event.level-gained.good-news': '{creature} reaches Level {level}',
  'event.character-rolled':
    '{seat} rolls a character: {totals} in printed order; {funds} g.p. to begin with{hand, select, yes { (thrown by hand)} other {}}',
  'event.character-came':
    '{creature} comes in{how, select, companion { as a companion} made {, newly made} other {}}, Level {level}',
  'event.score-raised': '{creature} raises {ability} to {score} and has {max} Hit Points at most',
  'event.role-gained':
    '{creature} takes a role: {role}{chosen, select, yes { ({choice})} other {}}, {max} Hit Points at most',
  'event.spells-learned': '{creature} learns {spells}',
  'event.spell-exchanged': '{creature} gives up {old} for {spell}',
  'event.xp': '{creature} gains {xp, number} x.p., {total, number} in all',
  'event.attitude-changed':
    '{creature} is {attitude, select, hostile {hostile} neutral {neutral} other {friendly}} now',
  'event.ended':
    '{ending, select, finished {The adventure is finished} defeated {The party is defeated for good} left {The adventure is left} closed {The game master closes the session} other {The session has come to its last step}}',
  'event.called':
    'The game master calls for a roll: {creature}, {tag}{against, select, who { against {at}} number { against {target}} other {}}{noted, select, yes {. {note}} other {}}',
  'event.declined': '{creature} lets it be: {tag}',
  'event.ruled':
    '{verdict, select, deny {The game master rules that it cannot be done} cost {The game master offers success at a cost} other {The game master rules that it succeeds}}: {creature}, {tag}',
  'event.placed': '{creature} comes in',
  'event.edited': 'The game master edits {creature}, {what}: {value}. {note}',
  'event.object-put':
    '{how, select, laid {Something lies here now: {item}} moved {The game master moves a thing: {item}} other {The game master takes a thing away: {item}}}',
  'event.moved-by-master':
    'The game master {how, select, hide {hides {creature}} show {shows {creature}} away {takes {creature} away} other {moves {creature}}}',
  'event.absent':
    '{how, select, back {The player of {creature} is back} withdrawn {{creature} has left the party} other {The player of {creature} goes; {by, select, master {the game master} other {the software}} plays on{how, select, leaves { until this scene is over} other {}}}}',
  'event.led':
    '{by, select, software {The software runs the game for the game master} other {The game master runs the game again}}',
  'event.handout': 'Handed out, {title}: {words}',
  'event.mood':
    '{mood, select, calm {It is calm here} merry {All is merry here} tense {The air is tense} eerie {It is eerie here} grim {It looks grim} wondrous {It is full of wonders here} other {The mood has passed}}',
  'event.market':
    '{how, select, opens {A market opens: things can be bought and sold} other {The market is over}}',
  'event.lent':
    '{lent, select, yes {{creature} is lent to {to}} other {{creature} is played by the game master again}}',
  'event.pictured': '{picture}',
  'event.free-rolled': '{seat} rolls {faces}, without effect',
  'event.master-rolled': 'The game master rolls {faces}',
  'event.said': '{creature}{tried, select, yes {, trying it by {tag}} other {}}: {words}',
  'event.whispered': '{seat} to the game master: {words}',
  'event.safety':
    'X-card: {how, select, skip {the scene is skipped} other {some things stay unsaid from now on}}',
} as const;
