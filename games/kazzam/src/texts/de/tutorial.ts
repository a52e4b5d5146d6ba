import type { TUTORIAL_TEXTS } from '../tutorial.ts';

/** Was die Lektionen sagen. */
export const TUTORIAL_TEXTS_DE = {
  'tutorial.moving.title': 'Bewegung und Gelegenheiten',
  'tutorial.moving.aim':
    'Du lernst zu gehen, auszuweichen und unterwegs nicht getroffen zu werden.',
  'tutorial.goal':
    'Zwei Mannschaften von Zauberern spielen um Punkte: Eine Kugel, auf einem eigenen Sockel versenkt, zählt, ein ausgeschalteter Gegner auch. Wer zehn Punkte hat, leitet das Ende ein.',
  'tutorial.turn':
    'In seinem Zug hat ein Athlet eine Angriffsaktion, eine Bewegungsaktion und eine Rollenaktion, in beliebiger Reihenfolge. Was davon Pip bleibt, steht unter dem Brett.',
  'tutorial.shift':
    'Kjell steht auf F5 neben Pip, mit dem Schwert. Wer aus einem Feld neben einem Gegner geht, gibt ihm eine Gelegenheit: 2 Schaden, 3 mit dem Schwert. Ein Ausweichschritt geht ein Feld weit und gibt keine.',
  'tutorial.shift.do': 'Wähle „Ausweichschritt“ unter „Bewegung“.',
  'tutorial.shift.hint':
    'Beim Gehen dürfte Kjell zuschlagen. Ein Ausweichschritt ist sicher; er steht unter „Bewegung“.',
  'tutorial.shift-to': 'Er darf auf jedes freie der acht Felder ringsum führen.',
  'tutorial.shift-to.do': 'Geh auf ein Feld, das F5 nicht berührt, etwa D3; dann bestätige.',
  'tutorial.shift-to.hint':
    'Dort stünde Kjell wieder neben ihr. D3, D4, D5, E3 und F3 erreicht er nicht.',
  'tutorial.trade':
    'Gibt es nichts anzugreifen, bezahlt die Angriffsaktion eine zweite Bewegungsaktion. Neben Pip steht niemand mehr.',
  'tutorial.trade.do': 'Wähle „Gehen“ unter „Bewegung“.',
  'tutorial.trade.hint': 'Die Angriffsaktion ist noch da. Lass sie das Gehen bezahlen.',
  'tutorial.walk':
    'Man geht bis zu sechs Felder weit, schräg kostet nicht mehr. Die Zahlen auf dem Brett sagen, was jedes Feld kostet.',
  'tutorial.walk.do': 'Berühre das Feld, auf das es gehen soll, und bestätige.',
  'tutorial.walked':
    'Jedes verlassene Feld zählt für sich: Zwei Schritte an einem Gegner entlang geben ihm zwei Gelegenheiten. Das Brett warnt, bevor du bestätigst.',

  'tutorial.attacking.title': 'Angriffe und Fehlmarken',
  'tutorial.attacking.aim':
    'Du lernst, was der Würfel eines Angriffs bewirkt und wozu ein Fehlschlag gut ist.',
  'tutorial.attack':
    'Ottilies Stab reicht fünf Felder weit, Odo steht in vier. Ein Angriff ist ein Würfel: 6 trifft mit doppeltem Schaden, 4 und 5 treffen mit allem, 3 trifft ohne den Effekt, 1 und 2 verfehlen. Das Schild über Odo sagt, wie wahrscheinlich ein Treffer ist, und seinen Schaden.',
  'tutorial.attack.do': 'Wähle „Einfacher Werkzeugangriff“ unter „Angriff“.',
  'tutorial.attack.hint': 'So weit reicht nur der Einfache Werkzeugangriff.',
  'tutorial.target': 'Die Chancen jedes Ergebnisses stehen unter dem Brett, bevor du wählst.',
  'tutorial.target.do': 'Wähle Odo.',
  'tutorial.missed':
    'Eine 2: daneben, und Ottilie bekommt eine Fehlmarke. Eine 1 wäre dazu ein Strike gewesen: Je drei einer Mannschaft kosten sie am Ende einen Punkt.',
  'tutorial.missed.do': 'Wähle „Zug beenden“.',
  'tutorial.missed.hint': 'Der Angriff ist verbraucht. Wähle ganz unten „Zug beenden“.',
  'tutorial.again': 'Odo hat seinen Zug verstreichen lassen.',
  'tutorial.again.do': 'Wähle noch einmal „Einfacher Werkzeugangriff“.',
  'tutorial.target-again': 'Er steht, wo er stand.',
  'tutorial.target-again.do': 'Wähle noch einmal Odo.',
  'tutorial.token':
    'Eine 5 trifft. Ist der Wurf zu sehen, dürfen Fehlmarken ihn um je 1 erhöhen: Diese macht eine 6 daraus.',
  'tutorial.token.do': 'Stell die Zahl auf 1 und gib die Fehlmarke aus.',
  'tutorial.token.hint':
    'Eine Marke macht aus der 5 eine 6, und eine 6 verdoppelt den Schaden. Drück erst +.',
  'tutorial.critical':
    'Zweimal 2 Schaden. Ein Athlet mit 0 LP ist ausgeschaltet und bringt der anderen Mannschaft einen Punkt.',

  'tutorial.cover.title': 'Deckung und Zustände',
  'tutorial.cover.aim': 'Du lernst, wann eine Kiste schützt und was nach einem Treffer bleibt.',
  'tutorial.cover':
    'Mirela steht auf G3, und die Kiste auf F3 ist zwischen ihr und Ines. Sie hat Deckung: Ein Angriff würfelt zweimal, und das Niedrigere zählt. Von gleicher Höhe oder von hinten schützt die Kiste nicht.',
  'tutorial.cover-walk':
    'Deckung wird angesehen, wenn der Angriff geschieht. Geh also erst um die Kiste herum.',
  'tutorial.cover-walk.do': 'Wähle „Gehen“ unter „Bewegung“.',
  'tutorial.cover-walk.hint': 'Von hier verdirbt die Kiste deine Chancen. Geh erst.',
  'tutorial.cover-to': 'Alles in Spalte G und rechts davon ist an der Kiste vorbei.',
  'tutorial.cover-to.do': 'Geh auf G1 oder auf ein anderes Feld in G, H oder I.',
  'tutorial.cover-to.hint': 'Dort ist die Kiste noch dazwischen. G1 ist an ihr vorbei.',
  'tutorial.hex':
    'Ines ist eine Hexer, und ihre Angriffe lassen etwas zurück. Gnawing Hex macht 2 Schaden, und der Effekt ist Anhaltender Schaden.',
  'tutorial.hex.do': 'Wähle „Gnawing Hex“ unter „Angriff“.',
  'tutorial.hex.hint': 'Der einfache Angriff lässt nichts zurück. Wähle „Gnawing Hex“.',
  'tutorial.hex-on': 'Ohne Deckung entscheidet ein Würfel: zwei zu drei.',
  'tutorial.hex-on.do': 'Wähle Mirela.',
  'tutorial.status':
    'Eine 4: ein Treffer mit allem. Das Zeichen an Mirelas Figur ist ihr Zustand; berühre sie, und ihr Bogen sagt, was er bewirkt und bis wann.',
  'tutorial.status.do': 'Wähle „Zug beenden“ und sieh zu.',
  'tutorial.status.hint': 'Der Angriff ist gemacht. Wähle ganz unten „Zug beenden“.',
  'tutorial.hurt': 'Mirelas Zug beginnt, und Anhaltender Schaden nimmt ihr 1 LP.',
  'tutorial.saved':
    'Am Ende ihres Zuges kommt ein Rettungswurf: 4 oder mehr beendet den Zustand, weniger behält ihn. Sie hat eine 5 und ist ihn los. Bei Zuständen, die anders enden, steht es im Bogen.',

  'tutorial.roles.title': 'Rollen',
  'tutorial.roles.aim':
    'Du lernst, was eine Rolle einem Treffer hinzufügt und was eine Rollenaktion ist.',
  'tutorial.roles':
    'Stürmer treffen härter. Verteidiger lassen Gegner bezahlen, die sich abwenden. Anführer heilen. Lenker schieben und hindern. Spezialisten kommen hin, wo sonst niemand hinkommt. Bram ist ein Anführer. Ottilie liegt auf D5 am Boden, mit 3 LP.',
  'tutorial.boost':
    'Mit einem Treffer kommt der Rollenbonus, einmal im Zug. Der eines Anführers heilt einen Verbündeten in Sicht.',
  'tutorial.boost.do': 'Greif an: „Einfacher Werkzeugangriff“.',
  'tutorial.boost.hint': 'Der Bonus braucht erst einen Treffer. Wähle „Einfacher Werkzeugangriff“.',
  'tutorial.boost-on': 'Mirela ist in Reichweite.',
  'tutorial.boost-on.do': 'Wähle Mirela.',
  'tutorial.heal':
    'Ein Treffer, und mit ihm der Bonus. Wer höchstens die Hälfte der LP hat, ist angeschlagen, und so jemand bekommt von Bram 3.',
  'tutorial.heal.do': 'Wähle Ottilie.',
  'tutorial.heal.hint': 'Ottilie braucht es: Wähle sie.',
  'tutorial.restore':
    'Und es gibt die Rollenaktion, die jede Rolle für sich hat. Brams heißt Restore: Sie hilft jemandem sofort aus der Not und kostet ihn nichts.',
  'tutorial.restore.do': 'Wähle „Restore“ unter „Rolle“.',
  'tutorial.restore.hint': 'Die Rollenaktion ist noch da: „Restore“ unter „Rolle“.',
  'tutorial.restored': 'Am Boden ist Ottilie im Nahkampf leicht zu treffen und kann nur kriechen.',
  'tutorial.restored.do': 'Wähle „Aufstehen“.',
  'tutorial.restored.hint': 'Auch das hülfe, aber zuerst: „Aufstehen“.',
  'tutorial.roles-end':
    'Von jeder Rolle jemand, das ist eine Mannschaft. Welchen Bonus und welche Rollenaktion jemand hat, sagt der Bogen: Berühre eine Figur.',

  'tutorial.orbs.title': 'Kugeln und Verlies',
  'tutorial.orbs.aim':
    'Du lernst, wie Kugeln Punkte bringen und wie man aus dem Verlies zurückkommt.',
  'tutorial.orb':
    'Bram steht auf B3 neben einem blauen Sockel. Eine Bewegungsaktion nimmt eine Kugel vom Boden oder von einem Sockel.',
  'tutorial.orb.do': 'Wähle „Kugel aufheben“ unter „Bewegung“.',
  'tutorial.orb.hint': 'Aufheben ist eine Bewegungsaktion: „Kugel aufheben“ unter „Bewegung“.',
  'tutorial.carry': 'Nun heim damit; die Angriffsaktion bezahlt den Weg.',
  'tutorial.carry.do': 'Wähle „Gehen“.',
  'tutorial.carry.hint': 'Geh: Die Angriffsaktion bezahlt eine zweite Bewegungsaktion.',
  'tutorial.carry-to': 'Der rote Sockel auf F2 ist dein eigener.',
  'tutorial.carry-to.do': 'Geh auf ein Feld neben ihm, etwa E3, und bestätige.',
  'tutorial.carry-to.hint': 'Das ist nicht neben F2. Drei Schritte nach rechts enden auf E3.',
  'tutorial.hold-on':
    'Von diesem Zug ist nur noch die Rollenaktion übrig. Die Gegner könnten Bram jetzt ausschalten: Die Kugel läge, wo er fiele.',
  'tutorial.hold-on.do': 'Wähle „Zug beenden“.',
  'tutorial.hold-on.hint':
    'Versenken ist eine Bewegungsaktion, und keine ist übrig. Wähle „Zug beenden“.',
  'tutorial.dunk': 'Bram steht noch, die Kugel in der Hand.',
  'tutorial.dunk.do': 'Wähle „Kugel versenken“ unter „Bewegung“.',
  'tutorial.dunk.hint': 'Versenken ist eine Bewegungsaktion neben einem eigenen Sockel.',
  'tutorial.dunked':
    'Zwei Punkte: einer für jede Kugel auf dem Sockel, die neue mitgezählt. Sie ist jetzt rot, und die Blauen dürfen sie sich holen.',
  'tutorial.dungeon':
    'Wer ausgeschaltet wird, kommt auf dem Feld oder im Verlies zurück, und aus dem Verlies führen nur die Ausgänge. Ines steht neben dem Knopf eines Ausgangs.',
  'tutorial.dungeon.do': 'Wähle „Knopf drücken“ unter „Angriff“.',
  'tutorial.dungeon.hint': 'Der Knopf öffnet den Ausgang. Er braucht die Angriffsaktion.',
  'tutorial.wait': 'Der Ausgang öffnet sich, wenn ihr nächster Zug beginnt.',
  'tutorial.wait.do': 'Wähle „Zug beenden“.',
  'tutorial.wait.hint': 'Vor ihrem nächsten Zug ist nichts mehr zu tun. Wähle „Zug beenden“.',
  'tutorial.leave': 'Der Ausgang ist offen, und der Zug, der jetzt beginnt, ist ein ganzer.',
  'tutorial.leave.do': 'Tritt auf ein Feld neben dem Ausgang.',
  'tutorial.left': 'Wieder draußen, mit einem ganzen Zug vor sich.',

  'tutorial.guards.title': 'Wächter',
  'tutorial.guards.aim': 'Du lernst, was die Wächter einer Kugel weckt und was sie dann tun.',
  'tutorial.creeps':
    'Neutrale Kugeln haben Wächter, die gegen beide Mannschaften sind. Sie schlafen, bis jemand sie angreift, ihre Kugel nimmt oder seinen Zug neben ihnen oder der Kugel beendet.',
  'tutorial.creeps.do': 'Wähle „Einfacher Werkzeugangriff“ unter „Angriff“.',
  'tutorial.creeps.hint': 'Der Stab reicht von hier: Wähle „Einfacher Werkzeugangriff“.',
  'tutorial.target-golem': 'Golems wie diese sind nach einem Treffer ausgeschaltet.',
  'tutorial.target-golem.do': 'Wähle Golem 1 oder Golem 2.',
  'tutorial.awake':
    'Ein Golem ist aus. Der andere hat Pip jetzt auf seiner Feindesliste. Wächter handeln nach den Athleten und nach festen Regeln: zuerst gegen den, der ihre Kugel hält, dann gegen den nächsten.',
  'tutorial.awake.do': 'Wähle „Zug beenden“ und sieh zu.',
  'tutorial.awake.hint': 'Wähle „Zug beenden“, damit der Golem handelt.',
  'tutorial.answered':
    'Der Golem kam heran und schlug zu. Im Protokoll steht, warum er tat, was er tat. Eine Mannschaft, die eine ganze Gruppe ausschaltet, bekommt drei Punkte dafür.',
  'tutorial.done':
    'Das geschieht auf dem Feld: gehen, ohne Gelegenheiten zu geben, Fehlmarken ausgeben, wo sie zählen, Kugeln heimbringen und wissen, was die Wächter weckt.',

  'tutorial.team.title': 'Eine eigene Mannschaft',
  'tutorial.team.aim': 'Du lernst, wie eine Mannschaft zusammengestellt wird und aufs Feld kommt.',
  'tutorial.team':
    'Vor einer Partie hat jede Seite eine Mannschaft: eine fertige oder eine eigene. Jeder Athlet hat eine Rolle, eine Klasse mit ihren Kräften und ein Werkzeug: Ein Stab reicht weit, ein Stecken trifft härter, ein Schwert kämpft Mann gegen Mann.',
  'tutorial.build':
    'Hier spielen zwei auf jeder Seite. Fang mit einer fertigen Mannschaft an und ändere, was du magst; was nicht zusammenpasst, ist zu, mit dem Grund.',
  'tutorial.build.do':
    'Stell eine Mannschaft zusammen und lass sie antreten, oder nimm die, die da ist.',
  'tutorial.deploy':
    'Dann stellen beide Seiten ihre Athleten auf ihre Startfelder. Sieh nach, wo die Sockel und die bewachten Kugeln sind.',
  'tutorial.deploy.do': 'Wähle ein Feld für deinen ersten Athleten.',
  'tutorial.deploy-more': 'Der zweite kommt in die Nähe des ersten: Allein ist jeder ein Ziel.',
  'tutorial.deploy-more.do': 'Wähle ein Feld für deinen zweiten Athleten.',
  'tutorial.begin':
    'Alle stehen auf dem Feld, und der Streifen über dem Brett zeigt die Reihenfolge der Züge. Du weißt, was eine Partie braucht.',
} as const satisfies Record<keyof typeof TUTORIAL_TEXTS, string>;
