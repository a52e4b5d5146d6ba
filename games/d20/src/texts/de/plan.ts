import type { PLAN_TEXTS } from '../plan.ts';

/** Wie ein neuer Tisch vorgestellt wird. */
export const PLAN_TEXTS_DE: Readonly<Record<keyof typeof PLAN_TEXTS, string>> = {
  'brief.help':
    'Zwei Charaktere suchen eine gestohlene Glocke; nach hundert Entscheidungen ist Schluss.',
  'preset.first': 'Ein erster Abend allein',
  'preset.first.help':
    'Du suchst mit zwei Begleitern eine gestohlene Glocke. Die Software ist die Spielleitung.',
  'preset.printed': 'Eine Gruppe zu dritt',
  'preset.printed.help':
    'Drei Charaktere suchen eine gestohlene Glocke. Die Software ist die Spielleitung.',
  'preset.challenge': 'Mit Spielleitung',
  'preset.challenge.help':
    'Drei spielen. Wer auf dem letzten Platz sitzt, leitet das Spiel und denkt es sich aus.',
  'preset.tournament': 'Das lange Raumabenteuer',
  'preset.tournament.help':
    'Drei Charaktere der Stufe 3 betreten eine verstummte Station im All. Ein ganzer Abend.',
  'plan.gm.auto': 'Sie erzählt das Abenteuer, würfelt für die Gegner und hat es nie eilig.',
  'plan.gm.human': 'Jemand von euch sieht alles und leitet mit Werkzeugen: der letzte Platz.',
  'plan.adventure.harrow-down':
    'Fantasy, Stufe 1: eine gestohlene Glocke und die Toten, die sie ruhen ließ.',
  'plan.adventure.cutlers-row':
    'London im Gaslicht, Stufe 2: Wohin verschwinden die Laternenanzünder?',
  'plan.adventure.relay-nine': 'Eine Station tief im All, Stufe 3: Niemand antwortet.',
  'plan.adventure.own': 'Ein Abenteuer, das du geschrieben hast oder das dir jemand gegeben hat.',
  'plan.adventure.free': 'Nichts ist vorbereitet: Die Spielleitung denkt es sich aus.',
  'plan.group.game': 'Der Abend',
  'plan.group.characters': 'Charaktere',
  'plan.group.fights': 'Kämpfe',
  'plan.group.magic': 'Magie',
  'plan.group.dice': 'Würfel und Zahlen',
  'plan.group.story': 'Geschichte',
};
