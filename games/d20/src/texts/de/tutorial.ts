import type { TUTORIAL_TEXTS } from '../tutorial.ts';

/** Was die Lektionen sagen. */
export const TUTORIAL_TEXTS_DE: Readonly<Record<keyof typeof TUTORIAL_TEXTS, string>> = {
  'tutorial.roll.title': 'Ein Wurf',
  'tutorial.roll.aim':
    'Du lernst, wie Szenen gespielt werden, wie ein Wurf abläuft und was Fehlschläge kosten.',
  'tutorial.scene':
    'Das ist eine Szene: Du liest, was um dich ist. Du bist Maud, eine Heilerin. Jemand hat die Glocke dieses Dorfes gestohlen, und du wüsstest gern, wer.',
  'tutorial.easy':
    'Darunter steht, was sich versuchen lässt und wie wahrscheinlich es gelingt. Überall steht, was es braucht: 5 ist leicht, 15 schwer, 25 äußerst schwer. Der alte Perrin redet gern, also genügt eine 5.',
  'tutorial.easy.do': 'Frag den alten Perrin, wozu die Glocke gut war.',
  'tutorial.easy.hint': 'Das geht auch. Frag zuerst den alten Perrin.',
  'tutorial.rolled':
    'Ein W20 fiel auf 10. Mauds CHA gibt 1 dazu: 11 ist mehr als 5. Es gelingt, und du weißt etwas Neues. Jede Zahl lässt sich berühren: Sie sagt, woraus sie besteht.',
  'tutorial.hard':
    'Nun der Glockenstuhl. Nach Hinweisen zu suchen ist schwer, 15, und eine Sache von WEI, worin Maud +2 hat.',
  'tutorial.hard.do': 'Such den Glockenstuhl ab.',
  'tutorial.hard.hint': 'Such zuerst den Glockenstuhl ab.',
  'tutorial.near':
    '12 und 2 sind 14: um 1 daneben. Wenn es so knapp ist, kann es zu einem Preis gelingen. Ein W6 sagt, zu welchem, und du kannst noch ablehnen.',
  'tutorial.near.do': 'Wähl den Erfolg zu einem Preis.',
  'tutorial.near.hint': 'Du könntest es dabei belassen. Wähl hier den Erfolg zu einem Preis.',
  'tutorial.price':
    'Der W6 zeigt 5: Es würde dich erschöpfen und ein paar Trefferpunkte kosten, doch nie den letzten.',
  'tutorial.price.do': 'Zahl ihn.',
  'tutorial.price.hint': 'Ein Hinweis ist es hier wert: Zahl ihn.',
  'tutorial.learned':
    'Du hast den Hinweis und 2 Trefferpunkte weniger. Auch ein glatter Fehlschlag hätte dir verraten, was die Geschichte braucht: Ein schlechter Wurf hält sie nie auf.',
  'tutorial.people':
    'Hild, die Vögtin, ist dir gegenüber neutral: Mit 15 auf CHA wird sie freundlich. Wer freundlich ist, tut dir Gefallen; wer feindselig ist, braucht 25, um ruhiger zu werden.',
  'tutorial.people.do': 'Gewinn die Vögtin für dich.',
  'tutorial.people.hint': 'Sprich zuerst mit Hild: Gewinn die Vögtin für dich.',
  'tutorial.friend':
    '19: Jetzt ist sie freundlich und hilft dir sofort. Was Leute von dir halten, bleibt, von Szene zu Szene.',
  'tutorial.onward':
    'Wenn du genug gesehen hast, gehst du weiter. In einer Gruppe müssen alle einverstanden sein. Die nächste Lektion ist ein Kampf.',
  'tutorial.fight.title': 'Ein Kampf',
  'tutorial.fight.aim': 'Du lernst, dich zu bewegen, zuzuschlagen und zu nennen, wer folgt.',
  'tutorial.map':
    'Du bist Bryn, ein Zwerg mit Axt. Maud ist auf deiner Seite, die zwei Goblins nicht. Ein Feld ist 5 Fuß; Schutt kostet doppelt.',
  'tutorial.turn':
    'Du bist am Zug: Du kannst 40 Fuß gehen und hast eine Aktion, in beliebiger Reihenfolge. Was du erreichst, ist hell. Der nähere Goblin steht in der oberen Reihe.',
  'tutorial.turn.do': 'Geh auf ein Feld gleich links vom näheren Goblin.',
  'tutorial.turn.hint': 'Nicht dorthin: Geh direkt neben den näheren Goblin, links von ihm.',
  'tutorial.strike':
    'Ein Angriff ist ein W20 mit deinem Bonus gegen die Rüstungsklasse des anderen. Das Spielbrett zeigt, wie wahrscheinlich das ist, bevor du würfelst.',
  'tutorial.strike.do': 'Greif den Goblin mit der Axt an.',
  'tutorial.strike.hint': 'Nimm die Axt: Greif den Goblin neben dir an.',
  'tutorial.hit':
    '14 und 2 sind 16, und der Goblin hat 15: ein Treffer. Bevor der Schaden fällt, kannst du wählen, jemanden zu fällen, ohne zu töten, wie immer im Nahkampf.',
  'tutorial.hit.do': 'Wähl, wie du magst.',
  'tutorial.hit.hint': 'Sag zuerst, ob der Goblin leben soll.',
  'tutorial.fell':
    'Der Würfel zeigt 3, mit 2 sind das 5 Schaden, und der Goblin hatte 4 Trefferpunkte: Er fällt. Bei Gegnern siehst du nur, wie verletzt sie aussehen.',
  'tutorial.end': 'Deine Aktion ist verbraucht. Du könntest noch gehen; was du lässt, verfällt.',
  'tutorial.end.do': 'Beende deinen Zug.',
  'tutorial.end.hint': 'Das genügt. Beende deinen Zug.',
  'tutorial.name':
    'Wer dran war, nennt, wer folgt: einen von euch oder die Spielleitung, die dann einen Gegner nimmt. Jeder handelt einmal in der Runde. Die Reihenfolge ist also Taktik.',
  'tutorial.name.do': 'Nenne Maud.',
  'tutorial.name.hint': 'Noch nicht den Goblin: Nenne Maud.',
  'tutorial.arrow':
    'Maud wartet, und der letzte Goblin schießt: 15 und 2 erreichen deine Rüstungsklasse von 16. Dir bleiben 5 Trefferpunkte. Bei 0 lägst du am Boden, bei −8 wärst du tot.',
  'tutorial.round':
    'Alle haben gehandelt: Die Runde ist vorbei. Die Hälfte der Goblins liegt, also hat der andere gewürfelt, ob er flieht; er bleibt. Die Initiative fällt neu, und du bist wieder der Erste.',
  'tutorial.magic.title': 'Zauber und Marken',
  'tutorial.magic.aim': 'Du lernst zu zaubern, einen Würfel neu zu werfen und dem Tod zu entgehen.',
  'tutorial.spell':
    'Du bist Ysolde und kennst einen Zauber: Das magische Geschoss geht nie daneben, wenn es gelingt. Zaubern ist eine Aktion und ein Wurf: hier ein W20 mit +5, der 11 braucht.',
  'tutorial.spell.do': 'Wirk das magische Geschoss auf den Wolf.',
  'tutorial.spell.hint': 'Wirk das magische Geschoss, und zwar auf den Wolf.',
  'tutorial.failed':
    'Nur 3: Der Zauber misslänge und wäre bis zu einer Stunde Rast gesperrt. Aber du hast zwei Geschichtsmarken. Eine davon wirft einen Würfel neu, und du behältst, welche Augenzahl dir lieber ist.',
  'tutorial.failed.do': 'Gib eine Marke für den Würfel aus.',
  'tutorial.failed.hint': 'Lass es nicht misslingen: Gib eine Marke aus.',
  'tutorial.keep': '14. Mit 5 sind das 19.',
  'tutorial.keep.do': 'Behalte die neue Augenzahl.',
  'tutorial.keep.hint': 'Die neue ist besser.',
  'tutorial.missile':
    'Das Geschoss trifft: 2 und 1 und das Doppelte deiner Stufe sind 5. Der Wolf ist schwer verletzt, und wütend.',
  'tutorial.over':
    'Deine Aktion ist verbraucht, und der Wolf steht neben dir. Niemand schlägt nach dem, der weggeht; bleib trotzdem einmal stehen.',
  'tutorial.over.do': 'Beende deinen Zug.',
  'tutorial.over.hint': 'Bleib stehen und beende deinen Zug.',
  'tutorial.pass-on': 'Jemand muss folgen.',
  'tutorial.pass-on.do': 'Überlass es der Spielleitung.',
  'tutorial.pass-on.hint': 'Überlass es hier der Spielleitung.',
  'tutorial.dying':
    'Der Wolf beißt für 8, und du hattest 4: Bei −4, so weit unter 0 wie dein Höchstwert, wärst du tot. In genau diesem Augenblick rettet eine Geschichtsmarke jeden in der Szene, und du hast noch eine.',
  'tutorial.dying.do': 'Rette dich.',
  'tutorial.dying.hint': 'Dann wäre sie tot. Rette dich.',
  'tutorial.alive':
    'Du lebst, mit 1 Trefferpunkt und ohne Marke. Eine Marke hätte dir auch eine Aktion mehr geben können.',
  'tutorial.setback':
    'Später, im Wald. Ein Rückschlag bringt eine Marke zurück: Du schlägst vor, was dir das Leben schwer macht, einmal je Szene, und es geschieht. Auch einen Handel kann dir die Spielleitung anbieten.',
  'tutorial.setback.do':
    'Schlag einen Rückschlag vor. Er steht jederzeit neben dem, was du tun kannst.',
  'tutorial.setback.hint': 'Zuerst der Rückschlag: Er steht neben dem, was du tun kannst.',
  'tutorial.token-again':
    'Es ist geschehen, und du hast wieder eine Marke. Auf Stufe 1 kannst du von den gewonnenen nur eine halten; jede Stufe erlaubt eine mehr.',
  'tutorial.master.title': 'Das Spiel leiten',
  'tutorial.master.aim':
    'In zehn Minuten: Du beschreibst, verlangst eine Probe, bringst Gegner und beendest einen Kampf.',
  'tutorial.role':
    'Du leitest das Spiel, Kim. Ada spielt Bryn, Bo spielt Ysolde. Nichts ist vorbereitet: Sie sind in einen alten Keller gekommen. Deine Werkzeuge stehen neben dem Spielbrett und sind jederzeit da.',
  'tutorial.describe':
    'Sag zuerst, wo sie sind, in ein paar Sätzen: was sie sehen, hören, riechen. Frag dann, was sie tun.',
  'tutorial.describe.do': 'Beschreib den Keller in deinen Worten.',
  'tutorial.describe.hint': 'Beginne mit einer Beschreibung der Szene.',
  'tutorial.call':
    'Ada will, dass Bryn eine verklemmte Tür aufbricht. Wäre das leicht, ließest du es geschehen. Ist es nicht, also verlang eine Probe: wer, welche Art, und wie schwer.',
  'tutorial.call.do': 'Verlang von Bryn einen Kraftakt, mit 15.',
  'tutorial.call.hint': 'Verlang zuerst eine Probe.',
  'tutorial.called':
    'Die Würfel haben geantwortet; was das bedeutet, sagst du. Sag es, und lass es Folgen haben. Fehlschläge dürfen Ärger bringen, aber nie die Geschichte beenden.',
  'tutorial.place':
    'Hinter der Tür ist jemand. Alle Wesen der Regeln kannst du dazukommen lassen; Zahlen brauchst du keine.',
  'tutorial.place.do': 'Lass zwei feindselige Goblinräuber dazukommen.',
  'tutorial.place.hint': 'Jemand muss hinter der Tür sein: Lass sie dazukommen.',
  'tutorial.placed':
    'Nun stehen zwei Goblins da, und du könntest sie bewegen, verbergen oder reden lassen. Diese wollen kämpfen.',
  'tutorial.placed.do': 'Beginne einen Kampf. Niemand ist überrascht.',
  'tutorial.placed.hint': 'Beginne den Kampf.',
  'tutorial.foe-turn':
    'Die Goblins haben am höchsten gewürfelt. In ihren Zügen entscheidest du für sie, wie andere für ihre Charaktere. Was würden sie tun?',
  'tutorial.foe-turn.do': 'Tu etwas mit dem Goblin, etwa einen Schuss.',
  'tutorial.foe-turn.hint': 'Entscheide für den Goblin: Er ist am Zug.',
  'tutorial.finish':
    'Ein Kampf geht weiter, bis eine Seite besiegt ist, flieht oder aufgibt. Du kannst ihn vorher beenden, wenn alles klar ist. Tu es jetzt.',
  'tutorial.finish.do': 'Beende den Kampf.',
  'tutorial.finish.hint': 'Genug für diesmal: Beende den Kampf.',
  'tutorial.award':
    'Die Goblins haben aufgegeben. Wer etwas überwindet, gewinnt Erfahrung; 200 Punkte sind eine gute Szene für den Anfang.',
  'tutorial.award.do': 'Gib beiden Erfahrung.',
  'tutorial.award.hint': 'Gib ihnen zuerst ihre Erfahrung.',
  'tutorial.close':
    'Die Szene ist vorbei, wenn du es sagst. Dann kommen neue Stufen, und was nur für die Szene galt, endet.',
  'tutorial.close.do': 'Schließ die Szene.',
  'tutorial.close.hint': 'Schließ die Szene.',
  'tutorial.done':
    'Mehr ist es nicht. Du musst nicht jede Regel kennen: Die Software kennt sie. Biete Handel an, gib deine Komplikationspunkte aus, wenn es wehtut, und lass sie am Ende gewinnen.',
};
