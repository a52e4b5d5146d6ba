import type { EmbedTextKey } from './embed-texts.ts';

/** See `EMBED_TEXTS`. */
export const EMBED_TEXTS_DE: Readonly<Record<EmbedTextKey, string>> = {
  'embed.label': 'Die Partie',
  'embed.moments': 'Zeitpunkte der Partie',
  'embed.caption': 'Was geschah',
  'embed.play': 'Dieses Spiel spielen',
  'embed.play.where': ': {title}, in einem neuen Fenster',
  'embed.unreadable': 'Diese Partie lässt sich nicht zeigen.',
  'embed.unreadable.why':
    'Die Adresse ist nicht vollständig, oder die Partie wurde nach anderen Regeln gespielt.',
  'embed.unfinished':
    'Diese Partie ist noch nicht vorbei. Hier lässt sich nur eine zeigen, die es ist.',
  'embed.private': 'Diesem Tisch dürfen nicht alle zusehen.',
  'embed.gathering': 'Die Partie hat noch nicht begonnen.',
  'embed.live': 'Läuft gerade',
  'embed.share': 'Auf einer anderen Seite zeigen',
  'embed.share.why':
    'Füge das in eine eigene Seite ein. Sie zeigt dann das Spielbrett und die ganze Partie; spielen kann dort niemand. Wer deine Seite liest, kann die Partie sehen.',
  'embed.share.live':
    'Füge das in eine eigene Seite ein. Sie zeigt dann allen diesen öffentlichen Tisch, so wie ihn sieht, wer zuschaut.',
  'embed.share.moment': 'Sie beginnt bei dem Zeitpunkt, den du ansiehst.',
  'embed.code': 'Code für die Seite',
  'embed.copy': 'Code kopieren',
  'embed.copied': 'Kopiert.',
  'embed.copy.failed': 'Der Browser lässt nichts kopieren. Markiere den Code und kopiere ihn.',
  'embed.look': 'Ansehen, wie es aussieht',
};
