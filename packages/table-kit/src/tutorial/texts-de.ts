import type { TUTORIAL_TEXTS } from './texts.ts';

/** The words of lessons, examples and the glossary in German. */
export const TUTORIAL_TEXTS_DE: Readonly<Record<keyof typeof TUTORIAL_TEXTS, string>> = {
  'lesson.step': 'Schritt {at, number} von {of, number}',
  'lesson.next': 'Weiter',
  'lesson.show': 'Vormachen',
  'lesson.back': 'Zurück',
  'lesson.done': 'Das ist alles',
  'lesson.done.text':
    'Du hast alles einmal gemacht. In einer ersten Partie stehen Hinweise neben dem, was du wählen kannst.',
  'lesson.hint.read': 'Noch gibt es nichts zu entscheiden. Lies weiter mit „Weiter“.',
  'lesson.hint.other': 'Hier nicht diese. Mit der markierten Wahl geht es weiter.',
  'lesson.example.asked': '{seat} wird gefragt: {question}',
  'lesson.example.chooses': 'Gewählt wird hier: {option}',
  'lesson.example.begin': 'So steht es.',
  'lesson.example.play': 'Abspielen',
  'lesson.example.pause': 'Anhalten',
  'lesson.example.step': 'Nächster Schritt',
  'lesson.example.again': 'Noch einmal',
  'lesson.example.end': 'Das ist daraus geworden. Zeile für Zeile steht es im Protokoll.',
  'rules.show-me': 'Zeig es mir',
  'rules.show-me.of': 'Zeig es mir: {id}',
};
