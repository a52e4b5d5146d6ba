import { BOT_TEXTS_DE } from '@tablewright/bots';
import { TUTORIAL_TEXTS_DE } from './tutorial-texts-de.ts';

/**
 * The German catalogue: ICU messages by key. What is missing here is said in English: the names of
 * the cards, which stay as printed.
 */
export const TEXTS_DE: Readonly<Record<string, string>> = {
  ...TUTORIAL_TEXTS_DE,

  // What the cards do, for boards and the rules drawer.
  'card.basic-lazor.text': 'Aktivieren (2E): 1 Schaden.',
  'card.focused-lazor.text': 'Aktivieren (1E): 1 Schaden. Überladen (3E): 2 Schaden.',
  'card.plasma-lazor.text': 'Aktivieren (2E): 2 Schaden. Überladen (4E): 3 Schaden.',
  'card.vampiric-lazor.text':
    'Aktivieren (3E): 2 Schaden, 1E stehlen. Überladen (5E): 3 Schaden, 2E stehlen.',
  'card.diffracting-lazor.text':
    'Aktivieren (3E): 2 Schaden und 1 bei einem Nachbarplatz des Ziels. Überladen (5E): 3 und 2.',
  'card.disabling-lazor.text':
    'Aktivieren (3E): 2 Schaden, dann 2E entziehen oder den vom Ziel gewählten Gegenstand abschalten. Überladen (6E): 3 Schaden und 3E entziehen oder abschalten.',
  'card.basic-shield.text': 'Aktivieren (2E): 1 blocken.',
  'card.efficient-shield.text':
    'Aktivieren (1E): so viel blocken, wie bezahlt wird. Überladen (3E): alles blocken; nächste Runde abgeschaltet.',
  'card.reflector-shield.text':
    'Aktivieren (2E): 1 blocken und für ungeblockten Schaden gegen Bezahlung zurückschlagen. Überladen (5E): aller Schaden trifft einen genannten Platz; nächste Runde abgeschaltet.',
  'card.negator-shield.text':
    'Aktivieren (3E): 2 blocken und je geblocktem Schaden 1E entziehen. Überladen (5E): 3 blocken und den Lazor eines genannten Angreifers abschalten.',
  'card.absorber-shield.text':
    'Aktivieren (1E): 1 blocken; bei erlittenem Schaden 1E speichern. Überladen (3E): alles blocken, je geblocktem Schaden 1E speichern; nächste Runde abgeschaltet.',
  'card.ultra-shield.text':
    'Aktivieren (2E): so viel blocken, wie bezahlt wird. Überladen (6E): alles blocken, beim nächsten BINGO-Wurf einen Würfel setzen; nächste Runde abgeschaltet.',
  'card.basic-battery.text': 'Fasst 4E, liefert 2E. Aktivieren (0E): 2E speichern.',
  'card.military-battery.text':
    'Fasst 6E, liefert 3E und 1E, wenn ein Lazor benutzt wird. Aktivieren (0E): 3E speichern.',
  'card.barrier-battery.text':
    'Fasst 6E, liefert 3E und 1E, wenn ein Schild benutzt wird. Aktivieren (0E): 3E speichern.',
  'card.reactive-battery.text':
    'Fasst 6E, liefert 3E. Aktivieren (0E): 3E speichern und 1E je erlittenem Schaden.',
  'card.chaotic-battery.text':
    'Fasst 8E, liefert 3E. Aktivieren (0E): 4E speichern; andere mit demselben letzten Buchstaben erhalten 1E, mit derselben letzten Zahl verlieren sie 1E.',
  'card.tesseract-battery.text':
    'Fasst 16E, kommt gefüllt, liefert nichts, wird nie geladen. Aktivieren (8E): ein zusätzlicher BINGO-Wurf.',
  'card.targeting-tessellator.text':
    'Nach einem tödlichen Treffer: statt des Belohnungswurfs beide Würfel werfen und die Spalte oder die Zeile nehmen.',
  'card.charged-capacitor.text': 'Ohne Schaden in dieser Runde: 4E speichern.',
  'card.backup-battery.text': 'Bei der Rückkehr ins Spiel: die Batterie füllen.',
  'card.continuum-compressor.text': 'Jemand würfelt neu, bevor der Wurf gilt.',
  'card.entropy-engine.text': 'Ein besetztes Feld von der eigenen Karte nehmen und 4E speichern.',

  // Phases.
  'phase.charge': 'Laden',
  'phase.bingo': 'BINGO',
  'phase.selection': 'Kampf: Auswahl',
  'phase.resolve': 'Kampf: Auswertung',
  'phase.round-end': 'Ende der Runde',

  // Choices.
  'choice.wild': 'Das Feld des Wurfs wählen',
  'choice.set-die': 'Einen eigenen Würfel setzen: das Feld wählen',
  'choice.reroll': '{card} auf einen Wurf spielen?',
  'choice.before-selection': 'Vor der Auswahl eine Karte spielen?',
  'choice.select': 'Geheim einen Gegenstand wählen',
  'choice.shield-payment': 'Für das Blocken bezahlen: bis zu {max}E gegen {incoming} Schaden',
  'choice.hit-back': 'Bis zu {max}E bezahlen, um zurückzuschlagen',
  'choice.drain-or-disable': '{target} {amount}E entziehen oder {item} abschalten?',
  'choice.power': '{card} spielen?',
  'choice.reward-die': 'Gestorben: den Würfel für den Belohnungswurf wählen',
  'choice.reward-line': 'Die Linie wählen, die abgegeben wird',
  'choice.share': '{count, plural, one {# Feld} other {# Felder}} für {killer} wählen',
  'choice.step-4': 'Kaufen, zurücklegen oder spielen',

  // Options.
  'option.group.buy': 'Kaufen',
  'option.group.put-back': 'Zurücklegen',
  'option.group.play': 'Spielen',
  'option.pass': 'Passen',
  'option.done': 'Fertig',
  'option.drain': 'Entziehen',
  'option.disable': 'Abschalten',
  'option.letter': 'Buchstabenwürfel',
  'option.number': 'Zahlenwürfel',
  'option.square': '{square}',
  'option.column': 'Spalte {line}',
  'option.row': 'Zeile {line}',
  'option.seat': '{seat}',
  'option.play': '{card} spielen',
  'option.play-square': '{card} auf {square} spielen',
  'option.reroll': '{seat} neu würfeln lassen',
  'option.buy': '{card} für {price}E kaufen',
  'option.put-back': '{card} zurücklegen',
  'option.activate': '{item} aktivieren ({cost}E)',
  'option.activate-at': '{item} gegen {target} aktivieren ({cost}E)',
  'option.activate-at-two': '{item} gegen {target} und {adjacent} aktivieren ({cost}E)',
  'option.overcharge': '{item} überladen ({cost}E)',
  'option.overcharge-at': '{item} gegen {target} überladen ({cost}E)',
  'option.overcharge-at-two': '{item} gegen {target} und {adjacent} überladen ({cost}E)',
  'option.decline': '{item} ruhen lassen',
  'because.disabled': 'Der Gegenstand ist in dieser Runde abgeschaltet',
  'because.cost': 'Das kostet {cost}E, und so viel ist nicht da',
  'because.price': 'Nur {stored}E sind gespeichert',
  'because.sold-out': 'Ausverkauft',
  'because.in-slot': 'Der Gegenstand liegt schon an seinem Platz',
  'because.held': '{holder} hat den Gegenstand',
  'because.out-of-game': 'Der Gegenstand ist aus dem Spiel',
  'because.in-reserve': 'Der Gegenstand liegt in deiner Reserve',
  'because.unfit': 'Die Bedingung auf der Karte ist nicht erfüllt',
  'because.not-now': 'Die Karte wird zu einem anderen Zeitpunkt gespielt',

  // Settings.
  'setting.star': 'Stern auf einem Würfel',
  'setting.star.help': 'Was ein Würfel bedeutet, der einen Stern zeigt.',
  'setting.star.wild': 'Freie Wahl des Feldes',
  'setting.star.reroll': 'Er wird neu geworfen',
  'setting.coloured': 'Farbige Felder',
  'setting.coloured.help': 'Wo die Felder liegen, die 1E mehr speichern.',
  'setting.coloured.knight': 'Eines in jeder Zeile und Spalte',
  'setting.coloured.cross': 'Die Ecken und die Mitte',

  // Events.
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

  // Endings and bots.
  'outcome.bingo': '{winners} füllt eine Linie und gewinnt',
  'result.bingo': 'BINGO',
  ...BOT_TEXTS_DE,
  'bot.heuristic': 'Spielt auf Linien',
  'bot.novice.help': 'Spielt auf Linien, entscheidet aber die Hälfte zufällig.',
  'bot.casual.help': 'Spielt auf Linien, entscheidet aber eines von sieben Malen zufällig.',
  'bot.seasoned.help': 'Spielt nach Faustregeln auf Linien; antwortet sofort.',
  'bot.master.help':
    'Spielt Hunderte Fortgänge einige Runden weit durch; antwortet binnen zwei Sekunden.',
  'standing.help':
    '100 % ist eine volle Linie. Drei Viertel kommen von der vollsten Linie, ein Viertel von allen gewerteten Feldern, bis zu 20.',

  // Measures.
  'measure.rounds': 'Runden',
  'measure.winnerPlace': 'Abstand des siegreichen Platzes vom Startplatz',
  'measure.deaths': 'Tode',
  'measure.squaresScored': 'besetzte Felder',
  'measure.damageTaken': 'erlittener Schaden',
  'measure.damageBlocked': 'geblockter Schaden',
  'measure.damageReflected': 'zurückgeworfener Schaden',
  'measure.energySupplied': 'gelieferte E',
  'measure.energyStored': 'gespeicherte E',
  'measure.energyPaid': 'bezahlte E',
  'measure.purchases': 'Käufe',
  'measure.powersPlayed': 'gespielte Kraftkarten',
  'measure.overcharges': 'Überladungen',
  'measure.squaresLost': 'durch Tod verlorene Felder',
  'measure.squaresTaken': 'durch Töten gewonnene Felder',
  'measure.squaresTurned': 'in E verwandelte Felder',

  'event.round-began.round': 'Runde {round, number}',
  'event.died.mark': '{seat} stirbt',
  'event.won.mark': '{seat} hat eine volle Linie',
};
