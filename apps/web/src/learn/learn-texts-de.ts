import type { LEARN_TEXTS } from './learn-texts.ts';

/** The words around lessons in German. */
export const LEARN_TEXTS_DE: Readonly<Record<keyof typeof LEARN_TEXTS, string>> = {
  'home.learn': 'Lernen',
  'learn.title': 'Lernen: {title}',
  'learn.none': 'Für {title} gibt es noch keine Lektion.',
  'learn.play': 'Jetzt spielen',
  'learn.following': 'Nächste Lektion: {title}',
  'learn.lessons': 'Lektion {at} von {of}',
  'learn.leave': 'Lektion verlassen',
  'learn.example.unknown': 'Es gibt kein Beispiel {id}.',
  'learn.example.leave': 'Zu den Regeln',
  'learn.open': 'Von hier weiterspielen',
  'learn.more': 'Mehr zu dieser Regel',
};
