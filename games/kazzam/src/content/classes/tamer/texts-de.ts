/** Der Tamer; Namen bleiben, wie sie gedruckt sind. */
export const TEXTS_DE: Readonly<Record<string, string>> = {
  'class.tamer.help':
    'Beschwört Wesen und greift durch sie an; mit jeder deiner Bewegungsaktionen bewegen auch sie sich.',
  'power.lead-creatures': 'Die Wesen führen',
  'power.lead-creatures.help':
    'Stehen bleiben und die Wesen laufen lassen; mit einem Zauberstab bewegt sich eines zweimal.',
  'power.collector.help': 'Du kennst zwei Beschwörungen. Wer eine benutzt, verbraucht beide.',
  'power.conjuror.help': 'Was du herbeizauberst, hält einen Zug länger.',
  'power.commander.help': 'Ein Wesen, dem du befiehlst, bekommt zuerst 1 Schutz.',
  'power.beast-charm.help':
    'Ein eigenes Wesen innerhalb von 5 erhält 3 LP zurück und darf sich gegen einen Status retten. Sein nächster Befehl in deinem nächsten Zug hat Vorteil.',
  'power.creature-aegis.help':
    '2 Schaden. Wirkung: Greift das Ziel in seinem nächsten Zug ein beschworenes Wesen oder einen Creep an, nimmt es einmal 3 Schaden.',
  'power.vine-worms.help':
    '2 Schaden. Wirkung: von Würmern gepackt, bis es sich befreit. Es darf sich verlangsamt bewegen; jede solche Aktion kostet es 1 Schaden.',
  'power.glowfly-swarm.help':
    '2 Schaden. Wirkung: Leuchtfliegen neben dem Ziel bis zum Ende deines nächsten Zuges. Wer neben sie kommt, ist aufgedeckt, solange sie da sind.',
  'power.fleeting-mantis.help':
    '2 Schaden. Wirkung: eine Gottesanbeterin neben dem Ziel bis zum Ende deines nächsten Zuges. Du nutzt Gelegenheiten, als stündest du dort.',
  'power.darkfly-swarm.help':
    '2 Schaden. Wirkung: Dunkelfliegen neben dem Ziel bis zum Ende deines nächsten Zuges. Kein Feind darf auf ihr Feld; deine Seite ist dort verhüllt.',
  'power.level-1-summon': 'Beschwörungen der Stufe 1',
  'power.summon-spitting-tree.help':
    'Ein Spitting Tree erscheint innerhalb von 5 und bleibt. Jeder Feind innerhalb von 3 davon: 2 Schaden. Wirkung: vom Baum markiert.',
  'power.spray.help':
    'Spitting Tree: Alle innerhalb von 3 davon nehmen 1 Schaden. Wirkung: Dauerschaden 1.',
  'power.spitting-tree.help':
    '6 LP, Tempo 4. Markiert am Ende deines Zuges den nächsten Feind innerhalb von 6, der nicht daneben steht. Seine Gelegenheiten reichen 6 weit und bringen Dauerschaden 2 statt Schaden.',
  'power.take-root': 'Wurzeln schlagen',
  'power.take-root.help': 'Der Baum erhält 2 LP zurück, statt sich zu bewegen.',
  'power.summon-flame-pig.help':
    'Ein Flame Pig erscheint innerhalb von 5 und bleibt. Es macht bis zu 4 Ausweichschritte und rammt jeden Feind, neben den es kommt, für 2 Schaden.',
  'power.goring-tusks.help':
    'Flame Pig: 2 Schaden im Nahkampf. Wirkung: 2 schieben; umwerfen, wenn es zu Beginn deines Zuges mindestens 4 Felder entfernt war.',
  'power.flame-pig.help':
    '5 LP, Tempo 6. Wer als Feind seinen Zug daneben beendet, bekommt Dauerschaden 1.',
  'power.blaze-up': 'Auflodern',
  'power.blaze-up.help':
    'Alle neben dem Schwein bekommen Dauerschaden 1, auch die eigene Seite, statt einer Bewegung.',
  'power.summon-scalehound.help':
    'Ein Scalehound erscheint innerhalb von 5 und bleibt. Er greift im Nahkampf für 3 an. Wirkung: abgelenkt, und 1 Schaden für jeden misslungenen Rettungswurf oder Fluchtversuch.',
  'power.hissing-howl.help':
    'Scalehound: Die eigene Seite innerhalb von 5 davon darf 1 ausweichen, Feinde dort darfst du um 1 gleiten lassen, und wen er gepackt hat, nimmt 2 Schaden.',
  'power.scalehound.help': '5 LP, Tempo 6. Packt am Ende deines Zuges einen Feind neben sich.',
  'power.bristle-scales': 'Schuppen sträuben',
  'power.bristle-scales.help':
    'Der Hund hat bis zum Ende deines nächsten Zuges Widerstand 1, statt sich zu bewegen.',
  'note.scalehound-fangs': 'die Fänge eines Scalehounds',
  'note.vine-worms-bite': 'in dieser Aktion von Würmern gebissen',
  'note.stood-before': 'hat sich in diesem Zug des Tamers bewegt',
  'note.sword-helped': 'das Schwert hat in diesem Zug einem Wesen geholfen',
  'note.brought-unseen': 'ungesehen beschworen',
  'part.through-creature': 'Werkzeug des Tamers',
  'conjure-where': 'Wo erscheint {power}?',
  'summon-where': 'Wo erscheint das Wesen?',
  'beast-charm-save': 'Wogegen rettet sich {of}?',
  'tree-marks': 'Wen markiert {who}?',
  'pig-rams': 'Wen rammt {who}?',
  'howl-slides': 'Wen lässt das Geheul gleiten?',
  'hound-grabs': 'Wen packt {who}?',
  'end.tree-marks': 'Markierung des Baums',
  'end.pig-burns': 'Feuer des Schweins',
  'end.hound-grabs': 'Griff des Hundes',
};
