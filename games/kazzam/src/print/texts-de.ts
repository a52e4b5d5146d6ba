import type { PrintKey } from './texts.ts';

/** What the print pages say, in German. */
export const PRINT_TEXTS_DE: Readonly<Record<PrintKey, string>> = {
  'part.aid': 'Spielhilfe',
  'part.statuses': 'Zustände',
  'part.roles': 'Rollen und Rollenaktionen',
  'part.classes': 'Klassen und ihre Kräfte',

  'part.athletes': 'Spieler der Mannschaften',
  'athletes.numbers':
    '{hp} LP, Schutz {ward}, Tempo {speed}, {implement} ({range, plural, one {# Feld} other {# Felder}})',
  'athletes.encounter': 'einmal im Spiel',
  'report.title': 'Spielbericht: {ours} gegen {theirs}',
  'report.final':
    '{team}: {points, plural, one {# Punkt} other {# Punkte}}, {strikes, plural, =0 {kein Strike} one {# Strike} other {# Strikes}}, Abzug {off}: {total}',
  'report.match': '{map}, {rounds, plural, one {# Runde} other {# Runden}}.',
  'report.seats': 'Am Tisch: {names}.',
  'report.athlete': 'Spieler',
  'report.strikes': 'Strikes',
  'report.kills': 'Ausgeschaltet',
  'report.creeps': 'Creeps',
  'report.orbs': 'Kugeln',
  'report.points': 'Punkte',
  'report.all': 'Alle',
  'report.course': 'Verlauf',
  'report.round': 'Runde',
  'report.what': 'Was geschah',
  'report.score': 'Stand',
  'report.rule': 'Regel',

  'page.actions': 'Aktionen und Werkzeuge',
  'actions.attack': 'Angriffsaktionen',
  'actions.move': 'Bewegungsaktionen',
  'actions.free': 'Freie Aktionen',
  'actions.role': 'Rollenaktionen',
  'actions.implements': 'Werkzeuge',

  'pick.group': '{name} ({count} wählen)',
  'class.implements': 'Werkzeuge: {list}.',

  'ref.round': 'Eine Runde',
  'ref.round.1':
    'Die Athleten in der Reihenfolge ihrer Würfe, der höchste zuerst; bei Gleichstand die Gegner zuerst.',
  'ref.round.2': 'Dann die Gruppen der Creeps, die wach sind, in der Reihenfolge der Karte.',
  'ref.turn': 'Ein Zug',
  'ref.turn.1': 'Anfang: anhaltender Schaden und Erholung; was bis jetzt dauert, endet.',
  'ref.turn.2':
    'Aktionen: je eine Angriffs-, Bewegungs- und Rollenaktion in beliebiger Reihenfolge, freie Aktionen nach Belieben. Die Angriffsaktion darf eine zweite Bewegungsaktion bezahlen.',
  'ref.turn.3':
    'Rettungswürfe: ein Würfel für jeden Zustand, den eine Rettung beendet; 4 bis 6 beendet ihn.',
  'ref.turn.4': 'Ende: Was bis zum Ende dieses Zuges dauert, endet.',
  'ref.roll': 'Ein Angriff: ein Würfel',
  'ref.roll.6': '6: die Wirkung, und der gedruckte Schaden doppelt.',
  'ref.roll.5': '4 oder 5: Schaden und Wirkung.',
  'ref.roll.3': '3: Schaden oder Wirkung, wie der Angreifer will.',
  'ref.roll.2': '2: verfehlt, und eine Fehlmarke.',
  'ref.roll.1': '1: verfehlt, eine Fehlmarke und ein Strike.',
  'ref.tokens': 'Fehlmarken',
  'ref.tokens.1':
    'Nach einem späteren Wurf beliebig viele ausgeben: Jede zählt 1 dazu. Bei einer 1 macht die erste eine 3.',
  'ref.tokens.2': 'Eine 1, die Marken erhöhen, bleibt ein Strike.',
  'ref.odds': 'Vorteil und Nachteil',
  'ref.odds.1': 'Vorteil: zwei Würfel, der höhere. Nachteil: zwei, der niedrigere. Beides: einer.',
  'ref.odds.2':
    'Vorteil im Nahkampf: Jemand der eigenen Seite steht dem Ziel genau gegenüber, oder es liegt oder ist geblendet.',
  'ref.odds.3': 'Vorteil bei jedem Angriff: Du bist vor dem Ziel verborgen.',
  'ref.odds.4':
    'Nachteil: Das Ziel hat Deckung oder ist verschleiert; du bist geblendet oder gefesselt.',
  'ref.cover': 'Deckung',
  'ref.cover.1':
    'Niedrige Deckung und Mauern neben dem Ziel decken es gegen Schüsse von dieser Seite; eine Mauer dazwischen auch.',
  'ref.cover.2': 'Ein Nahkampfangriff vom Feld daneben übergeht Deckung.',
  'ref.cover.3': 'Niedrige Deckung ist schwieriges Gelände: Sie zu betreten kostet 2 Felder.',
  'ref.opportunity': 'Gelegenheiten',
  'ref.opportunity.1':
    'Für jedes Feld neben einem Feind, das du verlässt, außer im Ausweichschritt.',
  'ref.opportunity.2':
    'Für einen Angriff mit dem Stecken, oder für jeden im Liegen, neben einem Feind.',
  'ref.opportunity.3': '2 Schaden, bevor es geschieht; 3 mit dem Schwert gegen andere Werkzeuge.',
  'ref.ward': 'Lebenspunkte und Schutz',
  'ref.ward.1':
    'Schutz nimmt Schaden vor den Lebenspunkten. Nimmt er allen eines Angriffs, fällt die Wirkung aus.',
  'ref.ward.2': 'Angeschlagen: höchstens die Hälfte der Lebenspunkte. Bei 0: ausgeschaltet.',
  'ref.out': 'Ausgeschaltet, und das Verlies',
  'ref.out.1':
    'Kugeln fallen, wo du standest. In deinem nächsten Zug bist du wieder da, im Verlies, mit allen Lebenspunkten, ohne Zustände, und eine Begegnungskraft ist wieder bereit.',
  'ref.out.2':
    'Im Verlies ausgeschaltet: für den Rest der Partie höchstens 1 Lebenspunkt weniger als bisher.',
  'ref.out.3': 'Dort einen Knopf drücken, als Angriffsaktion: Im nächsten Zug darfst du hinaus.',
  'ref.out.4':
    'Mit der Kugel des Verlieses in der Hand, dann und jetzt: auf jedes Feld des Platzes.',
  'ref.points': 'Punkte',
  'ref.points.1': 'Ein Athlet der Gegner ausgeschaltet: 1.',
  'ref.points.2':
    'Eine Kugel auf einem eigenen Sockel versenkt: 1 für jede Kugel darauf, die neue mitgezählt.',
  'ref.points.3':
    'Eine Gruppe Creeps ausgeschaltet: 3; geteilt: 2 für mehr davon, 1 für weniger, je 1 bei gleich vielen.',
  'ref.points.4': 'Je 3 Strikes einer Mannschaft: am Ende 1 Punkt weniger.',
  'ref.points.5': 'Bei 10 Punkten wird die Runde zu Ende gespielt; dann gewinnt, wer mehr hat.',
  'ref.creeps': 'Creeps',
  'ref.creeps.1':
    'Sie erwachen, wenn jemand einen angreift oder ihm schadet, ihre Kugel nimmt oder seinen Zug neben ihnen oder der Kugel beendet.',
  'ref.creeps.2': 'Wer das tut, steht auf ihrer Feindesliste.',
};
