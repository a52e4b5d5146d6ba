import type { LEARN_TEXTS } from './learn-texts.ts';

/** The words around lessons in German. */
export const LEARN_TEXTS_DE: Readonly<Record<keyof typeof LEARN_TEXTS, string>> = {
  'home.learn': 'Lernen',
  'learn.title': 'Lernen: {title}',
  'learn.none': 'Für {title} gibt es noch keine Lektion.',
  'learn.play': 'Jetzt eine erste Partie spielen',
  'learn.other-table': 'Einen anderen Tisch richten',
  'learn.again': 'Neu beginnen',
  'learn.is-done': 'erledigt',
  'learn.following': 'Nächste Lektion: {title}',
  'learn.lessons': 'Lektion {at} von {of}',
  'learn.leave': 'Verlassen',
  'learn.example.unknown': 'Es gibt kein Beispiel {id}.',
  'learn.example.leave': 'Zu den Regeln',
  'learn.open': 'Von hier weiterspielen',
  'learn.more': 'Mehr zu dieser Regel',
};
