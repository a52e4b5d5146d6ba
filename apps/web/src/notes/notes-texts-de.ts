import type { NOTES_TEXTS } from './notes-texts.ts';

/** The same in German. */
export const NOTES_TEXTS_DE: Readonly<Record<keyof typeof NOTES_TEXTS, string>> = {
  'table.notes': 'Notizen',
  'notes.which': 'Wessen Notizen',
  'notes.own': 'Nur für dich ({count, number})',
  'notes.own.head': 'Meine Notizen',
  'notes.own.help':
    'Die liest sonst niemand, auch nicht der Gastgeber. Übernimmt jemand anderes deinen Platz, werden sie gelöscht; speichere sie vorher.',
  'notes.table': 'Der Tisch ({count, number})',
  'notes.table.head': 'Notizen des Tisches',
  'notes.table.help': 'Die lesen alle, die hier sitzen, und alle dürfen sie ändern.',
  'notes.none': 'Hier steht noch nichts.',
  'notes.new': 'Notiz schreiben',
  'notes.text': 'Deine Notiz',
  'notes.keep': 'Behalten',
  'notes.give-up': 'Meinen Text verwerfen',
  'notes.edit': 'Notiz ändern',
  'notes.delete': 'Notiz löschen',
  'notes.deleted': 'Die Notiz ist gelöscht.',
  'notes.put-back': 'Wieder hinlegen',
  'notes.writing': 'Auf dem anderen Block hast du eine Notiz angefangen. Schreib sie erst fertig.',
  'notes.changed': '{name} hat diese Notiz inzwischen geändert. Jetzt steht da:',
  'notes.gone': 'Jemand hat diese Notiz inzwischen gelöscht.',
  'notes.replace': 'Durch meine ersetzen',
  'notes.keep-both': 'Meine als weitere Notiz behalten',
  'notes.file': 'Notizen: {title}',
  'notes.save': 'Notizen als Datei speichern',
  'notes.save.why':
    'Wird der Tisch gelöscht, sind auch die Notizen weg. In keiner Datei der Partie stehen sie.',
};
