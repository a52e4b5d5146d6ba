/** What has happened, in German. */
export const EVENT_TEXTS_DE = {
  'event.set-up':
    'Alle nehmen {cubes} Energiewürfel: 3 für das Leben, {pool} in den Vorrat, und die drei Grundgegenstände.',
  'event.first-player': '{seat} bekommt die Startmarke.',
  'event.round-began': 'Runde {round} beginnt; Reihenfolge: {order}.',
  'event.supplied':
    '{variant, select, short {{seat} erhält nur {amount}E von {wanted}E: {short}.} other {{seat} erhält {amount}E.}}',
  'event.rolled': '{seat} würfelt {letter}{number}.',
  'event.star-rerolled':
    '{seat} würfelt mit dem {die, select, letter {Buchstabenwürfel} other {Zahlenwürfel}} einen Stern und würfelt noch einmal.',
  'event.power-played': '{seat} spielt {card}.',
  'event.rerolled':
    '{variant, select, number {{by} lässt {seat} neu würfeln: {number}.} letter {{by} lässt {seat} neu würfeln: {letter}.} other {{by} lässt {seat} neu würfeln: {letter}{number}.}}',
  'event.settled': 'Der Wurf von {seat} ist {square}.',
  'event.scored':
    '{seat} besetzt {square}{coloured, select, yes { (farbig)} other {}}{from, select, pool {} other { mit einem eigenen Energiewürfel, denn der Vorrat ist leer}}.',
  'event.already-scored': '{seat} hat {square} schon.',
  'event.unscored': '{seat} nimmt den Energiewürfel von {square}.',
  'event.stored':
    '{variant, select, short {{seat} speichert {amount}E von {wanted}E: {short}.} other {{seat} speichert {amount}E.}}',
  'event.selected':
    '{seat} {action, select, activate {aktiviert} overcharge {überlädt} other {wählt}} {item}{variant, select, one { gegen {target}} two { gegen {target} und {adjacent}} other {}}{action, select, decline { und lässt es ruhen} other {}}.',
  'event.passed': '{seat} hat nichts zu wählen und passt.',
  'event.bonus':
    '{variant, select, short {{item} bringt {seat} nichts: {short}.} other {{item} bringt {seat} {amount}E.}}',
  'event.paid': '{seat} zahlt {amount}E.',
  'event.resolving': '{seat} ist an der Reihe.',
  'event.battery-used': '{item} von {seat} wirkt.',
  'event.attacked':
    '{seat} wird{extra, select, yes { nachträglich} other {}} getroffen: {packets}.',
  'event.blocked': '{seat} blockt {amount} von {of} Schaden.',
  'event.reflected':
    '{seat} wirft {amount} Schaden auf {target} zurück{waits, select, yes {, dort fällig, wenn die Reihe kommt} other {}}.',
  'event.damaged': '{seat} erleidet {amount} Schaden von {attackers}; Leben {health}.',
  'event.drained': '{seat} verliert {amount}E von {wanted}E an {by}.',
  'event.stolen': '{seat} stiehlt {amount}E von {victim}.',
  'event.disabled': '{item} von {seat} ist bis einschließlich Runde {through} abgeschaltet.',
  'event.die-promised': '{seat} darf beim nächsten BINGO-Wurf einen Würfel setzen.',
  'event.died': '{seat} stirbt durch {killers}.',
  'event.respawned': '{seat} kehrt mit Leben {health} zurück.',
  'event.reward-rolled':
    '{variant, select, letter {{seat} wirft den Buchstabenwürfel für die Belohnung: {letter}.} number {{seat} wirft den Zahlenwürfel für die Belohnung: {number}.} other {{seat} wirft beide Würfel für eine Linie von {dead}: {letter}{number}.}}',
  'event.line-lost':
    '{variant, select, empty {{seat} hat in {line} nichts zu verlieren.} other {{seat} verliert {line}: {squares}.}}',
  'event.line-shared': '{seat} bekommt {squares} von {dead}.',
  'event.spent-returned': '{amount}E, die {seat} ausgegeben hat, gehen in den Vorrat zurück.',
  'event.leftover':
    '{seat} speichert {stored}E Rest{returned, plural, =0 {} one {; #E geht in den Vorrat zurück} other {; #E gehen in den Vorrat zurück}}.',
  'event.bought': '{seat} kauft {card} für {price}E.',
  'event.replaced':
    '{item} von {seat} {to, select, market {geht zurück auf den Markt} reserve {geht in die Reserve} other {verlässt das Spiel}}.',
  'event.equipped': '{seat} hat jetzt {item} im Steckplatz.',
  'event.put-back': '{seat} legt {item} zurück in den Steckplatz.',
  'event.energy-moved':
    '{seat} behält {kept}E auf der neuen Batterie{returned, plural, =0 {} one {; #E geht in den Vorrat zurück} other {; #E gehen in den Vorrat zurück}}.',
  'event.loaded': 'Die neue Batterie von {seat} kommt mit {amount}E.',
  'event.token-removed': '{item} lässt sich wieder wählen.',
  'event.round-ended': 'Runde {round} ist vorbei; die Startmarke geht an {seat}.',
  'event.won': '{seat} hat {line} vollständig: BINGO.',
  'event.game-ended': 'Die Partie endet in Runde {round}.',
  nothing: 'nichts',
  packet: '{damage} von {attacker}',
  'line.column': 'Spalte {line}',
  'line.row': 'Zeile {line}',
  'short.UB-CUBE-03': 'der Vorrat ist leer',
  'short.UB-CUBE-05': 'es gibt keinen Platz oder keine Energiewürfel mehr',
  'short.UB-BAT-07': 'diese Batterie lässt sich nicht laden',
  'event.round-began.round': 'Runde {round, number}',
  'event.died.mark': '{seat} stirbt',
  'event.won.mark': '{seat} hat eine volle Linie',
} as const satisfies Record<string, string>;
