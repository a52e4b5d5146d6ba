import type { PLAN_TEXTS } from '../plan.ts';

/** Wie ein neuer Tisch eingerichtet wird. */
export const PLAN_TEXTS_DE: Readonly<Record<keyof typeof PLAN_TEXTS, string>> = {
  'brief.help': 'Zwei Heldenfiguren, acht Figuren und höchstens sechs Runden.',
  'preset.first.help':
    'Eine Heldenfigur allein und acht Figuren im Spiel: Die Brücke ist weniger voll.',
  'preset.printed.help':
    'Drei Heldenfiguren und zwanzig Figuren, bis die Partie nach ihren Regeln endet.',
  'preset.challenge': 'Mit Spielleitung',
  'preset.challenge.help':
    'Drei Heldenfiguren, und auf dem letzten Platz eine Person, die das Spiel leitet.',
  'plan.gm.auto': 'Bewegt Monster, würfelt verdeckt und entscheidet, wie es die Regeln sagen.',
  'plan.gm.human': 'Wer dort sitzt, tut das alles, mit jedem üblichen Wert zur Hand.',
  'plan.group.game': 'Die Partie',
  'plan.group.rules': 'Regeln, die ein Tisch wählen kann',
  'plan.group.decks': 'Eigene Decks',
};
