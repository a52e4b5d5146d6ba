import type { TUTORIAL_TEXTS } from '../tutorial.ts';

/** Was die Lektionen sagen. */
export const TUTORIAL_TEXTS_DE: Readonly<Record<keyof typeof TUTORIAL_TEXTS, string>> = {
  'tutorial.turn.title': 'Die Brücke und ein Zug',
  'tutorial.turn.aim':
    'Du lernst, auf die Brücke zu kommen, und was ein Zug außer einem Kampf bringt.',
  'tutorial.goal':
    'Eine Brücke aus zwanzig Welten führt von Homeworld ganz unten hinauf zum Boss. Du steigst so hoch, wie du dich traust, und kehrst heim. Was du geschafft hast, bringt Additions, mit denen du deinen Helden für das nächste Spiel verbesserst.',
  'tutorial.hero':
    'Das ist dein Held, Brenda the Unplugged. ST ist die Grundlage ihres Angriffs, CON die ihrer Abwehr; WIS, CON und DEX sind für Proben da. Karma sagt, wie gut sie war. Schritte bezahlen Bewegungen, und sie hat vier.',
  'tutorial.phases':
    'Ein Zug geht durch die Phasen in dieser Leiste. Er beginnt mit dem Beginning Move: der Gelegenheit zu gehen, bevor eine Tür eingetreten wird.',
  'tutorial.phases.do': 'Wähle „Gehen“.',
  'tutorial.phases.hint': 'Auch das ginge. Aber erst auf die Brücke: Wähle „Gehen“.',
  'tutorial.way':
    'Jede Bewegung kostet einen Schritt. Von Homeworld in Reihe 1 zu kommen kostet 1, und mit jeder Reihe das Doppelte. Eine Welt durchqueren kostet 1, durch einen Durchgang gehen 1. Drei Schritte führen also über Ort 20 zu Ort 11 in Reihe 3.',
  'tutorial.way.do': 'Berühre Ort 20, dann Ort 11, und bestätige.',
  'tutorial.way.hint':
    'Das endet anderswo. Berühre Ort 20 ganz unten, dann 11 darüber; der Weg wird dabei gezeichnet.',
  'tutorial.landed':
    'Eine Welt, durch die du nur gehst, tut nichts. Die, in der du bleibst, wirkt ab jetzt: hier mit einem Schritt zu Beginn deiner Züge. Je höher die Reihe, desto stärker bist du.',
  'tutorial.landed.do': 'Mit „Hier bleiben“ geht es weiter zum Ausrüsten.',
  'tutorial.landed.hint': 'Behalte deine Karten noch. Mit „Hier bleiben“ geht es zum Ausrüsten.',
  'tutorial.kick':
    'Jetzt ist es Zeit, Ausrüstung anzulegen: Nur was vor dem Eintreten angelegt ist, zählt im Kampf. Brenda hält einen Degen und trägt ein Sieb. Dann muss die Tür eingetreten werden; darum kommt niemand herum.',
  'tutorial.kick.do': 'Geh hier gleich weiter: Wähle „Die Tür eintreten“.',
  'tutorial.kick.hint': 'Ausrüstung hat eine eigene Lektion. Wähle vorerst „Die Tür eintreten“.',
  'tutorial.room':
    'Kein Monster: Es kam eine Rasse, und was weder Monster noch Fluch noch Portal ist, kommt auf die Hand. Ohne Kampf kannst du den Raum plündern, was noch eine Tür bringt, oder mit einem Monster von der Hand Ärger suchen.',
  'tutorial.room.do': 'Wähle „Den Raum plündern“.',
  'tutorial.room.hint':
    'Das Skelett kann bis zur Lektion über Kämpfe warten. Wähle „Den Raum plündern“.',
  'tutorial.charity':
    'Sechs Karten, und fünf darfst du behalten. In der Charity spielst du eine oder legst eine auf deinen Tisch. Was du stattdessen abwirfst, geht los: Ein Monster von der Hand wäre dann lose genau hier.',
  'tutorial.charity.do':
    'Spiel Stand on a Thicker Book, das einen Schritt bringt, oder leg etwas hin.',
  'tutorial.charity.hint':
    'Was abgeworfen wird, geht los. Spiel lieber eine Karte oder leg eine hin; beides ist ungefährlich.',
  'tutorial.final':
    'Der Final Move: Wer noch Schritte hat, kann noch einmal gehen. Man kann sie auch behalten; Schritte bleiben von Zug zu Zug im Vorrat.',
  'tutorial.final.do': 'Wähle „Hier bleiben“, und der Zug endet.',
  'tutorial.final.hint': 'Spar sie für einen weiteren Weg. Wähle „Hier bleiben“.',
  'tutorial.horde':
    'Am Ende eines Zuges steigen Monster, die unter dem untersten Helden sind, in ihrer Spalte auf. Der Goblin von Ort 19 steht jetzt auf 10 neben Brenda und hat dort eine Welt geöffnet. So endet ein Zug; was noch fehlt, ist der Kampf.',

  'tutorial.fight.title': 'Ein Kampf',
  'tutorial.fight.aim':
    'Du lernst, wie die beiden Seiten eines Kampfes zusammengezählt werden, und warum auch zu stark nicht gut ist.',
  'tutorial.strength':
    'Deine ATT ist ST, was du hältst, und deine Reihe: 2, 3 für den Degen und 3 für die Reihe sind 8. Deine DEF ist CON und was du trägst: 6, 1 für das Sieb und 2 für den Bademantel sind 9.',
  'tutorial.strength.do': 'Wähle „Die Tür eintreten“.',
  'tutorial.strength.hint': 'Mehr hat sie nicht anzulegen. Wähle „Die Tür eintreten“.',
  'tutorial.foe':
    'Ein Schwarm der Stufe 8 wirft für seine Stärke einen W10, und es ist eine 10. Ein zweiter W10, die Teilung, zeigt 2: Zwei Zehntel sind ATT, der Rest ist DEF. Berühre eine Zahl, und sie nennt ihre Teile.',
  'tutorial.foe.do': 'Anzusagen ist nichts: Wähle „Passen“.',
  'tutorial.foe.hint':
    'Was der Schwarm tut, zählt nur neben anderen Monstern; die Probe wäre vergeudet. Wähle „Passen“.',
  'tutorial.short':
    'Erst seine ATT gegen deine DEF: 2 gegen 9, du hältst. Dann deine ATT gegen seine DEF: 8 gegen 8, und gleich reicht nicht. Jetzt kannst du handeln. Ein Trank muss dafür in einer Hand gehalten werden, und Brenda hält einen.',
  'tutorial.short.do': 'Benutze Draught of Sudden Competence.',
  'tutorial.short.hint':
    'Jetzt zu passen hieße wegzulaufen. Benutze den Trank, Draught of Sudden Competence.',
  'tutorial.potion':
    'Ein kleiner Trank wirft einen W4: 2. Du sagst, wohin sie kommen. Die Abwehr hält ohnehin; der Angriff braucht sie.',
  'tutorial.potion.do': 'Wähle „Den Angriff der Heldenseite“.',
  'tutorial.potion.hint': 'Der Angriff reicht nicht: Dorthin gehören sie.',
  'tutorial.winning':
    '10 gegen 8: Du liegst um 2 vorn. Ein Monsterverstärker von deiner Hand könnte den Schwarm jetzt stärker und seinen Schatz reicher machen: 5 mehr Stärke für 1 Schatz mehr. Hier würde dich das den Kampf kosten.',
  'tutorial.winning.do': 'Wähle „Passen“, und der Kampf ist gewonnen.',
  'tutorial.winning.hint': 'Du liegst vorn, also lass es dabei: Wähle „Passen“.',
  'tutorial.rewards':
    'Auf der Karte des Monsters stand, was es zahlt: einen Schritt und zwei Schätze. Wer allein kämpft, zieht sie verdeckt auf die Hand.',
  'tutorial.too-strong': 'Einige Züge später: ATT 13, DEF 11, und eine weitere Tür.',
  'tutorial.too-strong.do': 'Wähle „Die Tür eintreten“.',
  'tutorial.too-strong.hint': 'Was sie hat, ist angelegt. Wähle „Die Tür eintreten“.',
  'tutorial.differential':
    'Eine Hecke mit DEF 3. Mit 10 oder mehr Vorsprung ist nicht gewonnen: Das ist ein Power Differential, und je volle 10 decken eine weitere Tür auf. So ist ein zorniger Liegestuhl dazugekommen, und jetzt kannst du handeln.',
  'tutorial.differential.do': '13 gegen 6 reicht: Wähle „Passen“.',
  'tutorial.differential.hint': 'Es reicht, so wie es steht. Wähle „Passen“.',
  'tutorial.joined':
    'Die beiden zählen ihre ATT und ihre DEF zusammen. Du liegst um 7 vorn, das ist weniger als 10 und mehr als 0: gewonnen, wenn nichts mehr geschieht.',
  'tutorial.joined.do': 'Wähle „Passen“.',
  'tutorial.joined.hint': 'Der Kampf ist so gut wie gewonnen. Wähle „Passen“.',
  'tutorial.won':
    'Zwei Schritte und drei Schätze für beide. Starke Helden treffen auf mehr Monster und verdienen mehr. Ab Reihe 5 zählt jede Tür doppelt.',

  'tutorial.trouble.title': 'Wenn es schiefgeht',
  'tutorial.trouble.aim': 'Du lernst Flüche, Proben, Hilfe, Weglaufen und den Tod kennen.',
  'tutorial.curse':
    'Du bist nicht allein: Bos Held, Sir Gherkin, steht in derselben Welt. Brenda trägt ein Sieb und hält einen Degen.',
  'tutorial.curse.do': 'Wähle „Die Tür eintreten“.',
  'tutorial.curse.hint': 'Sieh erst nach, was hinter der Tür ist: Wähle „Die Tür eintreten“.',
  'tutorial.karma':
    'Ein Fluch: Hat Allergy, und das Sieb ist weg. Von einem Fluch getroffen zu werden ist eine böse Tat, so seltsam das ist: Es kostet 1 Karma und bringt einen Dunklen Spruch, der neben der Hand liegt. Gute Taten bringen Karma und Feenstaub.',
  'tutorial.contact':
    'Ein anderer Tag, eine andere Tür. Dahinter wartet ein Notar, der schon beim ersten Kontakt etwas tut.',
  'tutorial.contact.do': 'Wähle „Die Tür eintreten“.',
  'tutorial.contact.hint':
    'Gegen das, was man nicht kennt, hilft nichts. Wähle „Die Tür eintreten“.',
  'tutorial.check':
    'Mit einer Probe auf WIS kannst du es vermeiden. Eine Probe ist ein W20, der unter deiner Zahl bleiben muss, hier 8. Gelungen oder nicht, danach ist die Zahl um 1 kleiner und bleibt es. Proben sind kostbar.',
  'tutorial.check.do': 'Versuch es: Wähle „Ja“.',
  'tutorial.check.hint': 'Es würde eine Karte kosten oder den Notar stärken. Versuch die Probe.',
  'tutorial.help':
    'Eine 5: vermieden, und WIS ist 7. Aber er hat hoch gewürfelt, und 8 ist nicht mehr als seine DEF von 9. Einen Helden nebenan, in deiner Welt oder in einer, die sie berührt, kannst du um Hilfe bitten.',
  'tutorial.help.do': 'Bitte Bo um Hilfe.',
  'tutorial.help.hint': 'Allein reicht es nicht. Bitte Bo um Hilfe.',
  'tutorial.share':
    'Hilfe wird ausgehandelt: Von den beiden Schätzen kannst du welche versprechen. Wer ohne Lohn hilft, tut eine gute Tat, und die ist 1 Karma und eine Karte Feenstaub wert.',
  'tutorial.share.do': 'Biete 1 Schatz.',
  'tutorial.share.hint': 'Halbe-halbe ist gerecht: Biete 1.',
  'tutorial.helped':
    'Bo sagt zu. Eure Zahlen werden addiert, und der Notar begegnet auch Sir Gherkin, was Bo eine Karte gekostet hat. Zusammen liegt ihr um 7 vorn.',
  'tutorial.helped.do': 'Wähle „Passen“.',
  'tutorial.helped.hint': 'Zusammen reicht es: Wähle „Passen“.',
  'tutorial.shared':
    'Gewonnen. Mit Hilfe liegen die Schätze offen: Wer hilft, wählt zuerst, und sie bleiben auf euren Tischen. Der Schritt gehört ganz dir.',
  'tutorial.ambush':
    'Ein schlechter Tag. Ooble, eine Figur und um 4 mit Brenda verfeindet, steht in ihrer Welt, und Bo ist zu Ort 20 weitergegangen. Was du heraustrittst, kämpft zusammen mit dem, was da ist.',
  'tutorial.ambush.do': 'Wähle „Die Tür eintreten“.',
  'tutorial.ambush.hint': 'Die Tür muss eingetreten werden. Darum kommt niemand herum.',
  'tutorial.broken':
    'Eine ATT, die so hoch ist wie deine DEF oder höher, bricht deine Abwehr. Jetzt helfen nur Karten, die Monster entfernen oder die Flucht erleichtern, und du hast keine.',
  'tutorial.broken.do': 'Wähle „Passen“ und lauf.',
  'tutorial.broken.hint': 'Nichts, was sie hat, hilft hier. Wähle „Passen“.',
  'tutorial.run':
    'Du läufst vor jedem Monster einzeln weg, mit einem W20: 5 oder weniger entkommt. Wer erwischt wird, erleidet sofort das Bad Stuff. Das der Serviette kostet einen Schritt; das einer Figur ist immer der Tod.',
  'tutorial.run.do': 'Lauf zuerst vor der Serviette weg.',
  'tutorial.run.hint': 'Fang mit dem an, was weniger wehtut: Feral Napkin.',
  'tutorial.death':
    'Eine 11 und eine 8: von beiden erwischt. Der Schritt ist weg, und jetzt ist es der Tod, wenn nicht eine Probe auf CON gelingt. CON ist 5, also würde eine 4 oder weniger sie retten, mit allem, was sie hat.',
  'tutorial.death.do': 'Zu verlieren ist nichts: Wähle „Ja“.',
  'tutorial.death.hint': 'Ohne die Probe stirbt sie gewiss. Wähle „Ja“.',
  'tutorial.dead':
    'Eine 12: tot. Ihre Ausrüstung liegt, wo sie gefallen ist, für alle, die vorbeikommen; Schritte und Karma sind 0. Aber Bo lebt und hat seither einen Zug beendet, also darf sie neu anfangen. Allein wäre das Spiel hier zu Ende.',
  'tutorial.dead.do': 'Komm zurück: Wähle „Ja“.',
  'tutorial.dead.hint': '„Nein“ hieße, das Spiel zu verlassen. Wähle „Ja“.',
  'tutorial.again':
    'Die zweite Brenda beginnt in Homeworld mit acht neuen Karten und demselben Bogen, auf dem CON jetzt 4 ist. Ihr Degen liegt an Ort 11, wenn sie sich beeilt.',

  'tutorial.road.title': 'Ausrüstung und der lange Weg',
  'tutorial.road.aim':
    'Du lernst Plätze, Verbündete und den Boss Mode kennen, und was für das nächste Spiel bleibt.',
  'tutorial.slots':
    'Du hast zwei Hände und je einen Platz für Kopf, Füße, Rüstung, ein Reittier und mehr. Von allem, was du benutzt, darf eines groß sein. Der Hammer auf deiner Hand ist groß und braucht beide Hände.',
  'tutorial.slots.do': 'Leg Grandfather Hammer an.',
  'tutorial.slots.hint': 'Zuerst der Hammer: Leg Grandfather Hammer an.',
  'tutorial.enhance':
    'Der Degen hat Platz gemacht: Er ist getappt, liegt also auf deinem Tisch und tut nichts. Ein Verstärker kommt auf einen Gegenstand und bleibt bei ihm.',
  'tutorial.enhance.do': 'Leg Needless Spikes auf Grandfather Hammer.',
  'tutorial.enhance.hint': 'Auf dem Hammer bringen sie am meisten: 3 mehr ATT.',
  'tutorial.friend':
    'Dein Bogen hat für jede Figur eine Beziehung: Captain Broth ist um 9 mit dir verbündet und wartet in der Friendzone. Einmal im Spiel, in Homeworld, darfst du jemanden bitten mitzukommen, für eine Karte deiner Hand.',
  'tutorial.friend.do': 'Bitte jemanden mitzukommen.',
  'tutorial.friend.hint': 'Geh nicht ohne den Captain: Bitte jemanden mitzukommen.',
  'tutorial.price':
    'Was deine Hand in die Ablage verlässt, geht los: Der Gnom ist ein Monster und wäre dann lose in Homeworld. Ein Gegenstand ist einfach weg.',
  'tutorial.price.do': 'Wirf Barrel With Suspenders ab.',
  'tutorial.price.hint': 'Ein loser Gnom hilft niemandem. Wirf das Fass ab.',
  'tutorial.ally':
    'Eine 3, unter 9: Der Captain kommt mit, und der Unterschied von 6 ist sein Bonus. Er zählt, solange er in deiner Welt ist, als ATT oder DEF, wie du es in jedem Kampf ansagst. Mit ihm kostet jede Bewegung das Doppelte.',
  'tutorial.top':
    'Viele Züge später ist Brenda an Ort 17 angekommen, ganz oben. Durch eine freie Ecke dort geht es von der Brücke in den Boss Mode.',
  'tutorial.top.do': 'Wähle „Gehen“.',
  'tutorial.top.hint': 'Jetzt ist es nur noch eine Bewegung: Wähle „Gehen“.',
  'tutorial.leave':
    'Alle auf der Brücke kommen mit, Helden, Verbündete und Monster; wer in Homeworld ist, bleibt draußen.',
  'tutorial.leave.do': 'Berühre „Boss Mode“ über der Brücke und bestätige.',
  'tutorial.leave.hint': 'Hinaus durch die Ecke, in der sie steht: Berühre „Boss Mode“.',
  'tutorial.boss':
    'Der Boss Mode ist ein einziger Ort ohne Bewegungen. In jedem Zug trittst du zwei Türen ein und kämpfst gegen alle, die hier sind, samt dem Boss und seinem W100. Wer wegläuft, versucht es wieder; wer stirbt, bleibt tot. Ab der zehnten Runde wächst eure ATT, damit es endet.',
  'tutorial.addition':
    'Sagen wir, es ging gut, und Brenda hat den Boss besiegt: Das ist 4 Additions wert. Geholfen zu haben ist 3 wert, den Boss Mode erreicht zu haben 2, von der Brücke heimgekehrt zu sein 1. Mit jeder verbesserst du deinen Bogen.',
  'tutorial.addition.do': 'Behalte den Hammer wegen des Bonus, oder wähle, was dir besser gefällt.',
  'tutorial.next-game':
    'Das steht jetzt auf dem Bogen. Ein Bogen geht von Spiel zu Spiel mit: Das ist die Kampagne. Erwarte nicht, den Boss im ersten Spiel zu sehen; mit einer Addition heimzukehren ist ein gutes Ergebnis.',
};
