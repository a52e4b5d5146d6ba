import type { MeTextKey } from './me-texts.ts';

/** See `ME_TEXTS`. */
export const ME_TEXTS_DE: Readonly<Record<MeTextKey, string>> = {
  'me.none.title': 'Noch nichts gespielt',
  'me.none':
    'Sobald eine Partie von dir vorbei ist, erzählt diese Seite, wie du gespielt hast: Siege nach Spiel und Bots, was du am liebsten nimmst, und die Partie, die du zeigen willst.',
  'me.none.play': 'Zu den Spielen',
  'me.reading':
    '{left, plural, one {Eine Partie wird noch gelesen.} other {# Partien werden noch gelesen.}}',
  'me.figures': 'Auf einen Blick',
  'me.played': '{count, plural, one {Partie gespielt} other {Partien gespielt}}',
  'me.won': '{count, plural, one {gewonnen} other {gewonnen}}',
  'me.won.share': '{share} von {of, number}',
  'me.streak': '{count, plural, one {Sieg in Folge zurzeit} other {Siege in Folge zurzeit}}',
  'me.streak.longest':
    '{count, plural, one {Sieg in Folge höchstens} other {Siege in Folge höchstens}}',
  'me.pinned': 'Meine Partie',
  'me.pinned.none':
    'Wähle unten eine Partie, die hier stehen soll: Sie lässt sich auf dieser Seite abspielen.',
  'me.pinned.frame': 'Die Partie, zum Abspielen',
  'me.pinned.gone': 'Ihre Datei liegt nicht mehr in diesem Browser.',
  'me.pin': 'Diese Partie oben zeigen',
  'me.unpin': 'Nicht mehr zeigen',
  'me.games': 'Nach Spielen',
  'me.games.chart': 'Anteil der gewonnenen Partien, nach Mitspielenden',
  'me.games.table': 'Partien von {title}',
  'me.company': 'Mit',
  'me.company.people': 'Menschen',
  'me.company.mixed': 'Bots verschiedener Stärke',
  'me.company.alone': 'Allein',
  'me.company.bots': 'Bots: {level}',
  'me.table.played': 'Gespielt',
  'me.table.won': 'Gewonnen',
  'me.table.share': 'Anteil',
  'me.undecided':
    'Haben mehrere Menschen an diesem Gerät gegeneinander gespielt, zählt die Partie als gespielt, aber weder als gewonnen noch als verloren.',
  'me.liked': 'Am liebsten',
  'me.liked.times': '{count, plural, one {einmal} other {#-mal}}',
  'me.matches': 'Partien',
  'me.matches.more': '{count, plural, one {Eine weitere} other {# weitere}} zeigen',
  'me.match.won': 'Gewonnen',
  'me.match.not-won': 'Nicht gewonnen',
  'me.match.shared': 'Unter Menschen an diesem Gerät',
  'me.match.online': 'Online gespielt',
  'me.leave-out': 'Diese Partie nicht zählen',
  'me.count': 'Mitzählen',
  'me.left-out': 'Zählt nicht',
  'me.data': 'Deine Daten',
  'me.data.where':
    'All das liegt nur in diesem Browser, aus den Partien hier und aus denen, die du an Tischen am Server zu Ende gespielt hast. Niemand sonst sieht es. Ein Konto gibt es nicht.',
  'me.other': 'Auf deinen anderen Geräten',
  'me.other.why':
    'Deine Tische auf diesem Server, deine Plätze dort und was du an ihnen gespielt hast, gibt es auch auf einem anderen Gerät. Partien ohne den Server bleiben auf ihrem Gerät.',
  'me.other.make': 'Link für ein anderes Gerät machen',
  'me.other.until':
    'Er öffnet ein Gerät, bis {time}. Gib ihn niemandem sonst: Er öffnet alle deine Plätze.',
  'me.other.title': 'Deine Seite',
  'me.other.failed': 'Gerade ließ sich kein Link machen. Versuch es später noch einmal.',
  'me.enter.title': 'Deine Seite auf diesem Gerät öffnen?',
  'me.enter.why':
    'Dieser Browser ist dann deiner wie der andere: Deine Tische und Plätze auf diesem Server öffnen sich hier. Plätze, die dieser Browser dort bisher hatte, bleiben ihren Links.',
  'me.enter.do': 'Hier öffnen',
  'me.enter.not': 'Jetzt nicht',
  'me.enter.failed':
    'Dieser Link öffnet nichts: Er wurde benutzt oder ist älter als zehn Minuten. Mach auf dem anderen Gerät einen neuen.',
  'me.data.save': 'Als Datei speichern',
  'me.data.forget': 'Alles das vergessen',
  'me.data.forgotten': 'Vergessen. Die Partien selbst liegen noch unter Partien.',
  'me.data.back': 'Zurückholen',
};
