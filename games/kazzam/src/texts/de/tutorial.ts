import type { TUTORIAL_TEXTS } from '../tutorial.ts';

/** Was die Lektionen sagen. */
export const TUTORIAL_TEXTS_DE = {
  'tutorial.moving.title': 'Bewegung und Gelegenheiten',
  'tutorial.goal':
    'Zwei Mannschaften von Zauberern spielen um Punkte: Eine Kugel, auf einem eigenen Sockel versenkt, zählt, ein ausgeschalteter Gegner auch. Wer zehn Punkte hat, leitet das Ende ein.',
  'tutorial.turn':
    'In seinem Zug hat ein Athlet eine Angriffsaktion, eine Bewegungsaktion und eine Rollenaktion, in beliebiger Reihenfolge. Was davon Pip bleibt, steht unter dem Brett.',
  'tutorial.shift':
    'Kjell steht mit dem Schwert neben Pip. Wer aus einem Feld neben einem Gegner geht, gibt ihm eine Gelegenheit: 2 Schaden, 3 mit dem Schwert. Ein Ausweichschritt geht ein Feld weit und gibt keine.',
  'tutorial.shift.do': 'Weiche aus.',
  'tutorial.shift.hint': 'Beim Gehen dürfte Kjell zuschlagen. Ein Ausweichschritt ist sicher.',
  'tutorial.shift-to': 'Er darf auf jedes der acht Felder ringsum führen.',
  'tutorial.shift-to.do': 'Wähle ein Feld, das nicht an Kjells grenzt.',
  'tutorial.shift-to.hint': 'Dort stünde Kjell wieder neben ihr. Fünf Felder erreicht er nicht.',
  'tutorial.trade':
    'Gibt es nichts anzugreifen, bezahlt die Angriffsaktion eine zweite Bewegungsaktion. Neben Pip steht niemand mehr.',
  'tutorial.trade.do': 'Geh.',
  'tutorial.trade.hint': 'Die Angriffsaktion ist noch da. Lass sie das Gehen bezahlen.',
  'tutorial.walk':
    'Man geht bis zu sechs Felder weit, schräg kostet nicht mehr. Das Brett zeigt, was ein Weg kostet und wem er eine Gelegenheit gäbe.',
  'tutorial.walk.do': 'Geh, wohin du magst.',
  'tutorial.walked':
    'Jedes verlassene Feld zählt für sich: Zwei Schritte an einem Gegner entlang geben ihm zwei Gelegenheiten.',

  'tutorial.attacking.title': 'Angriffe und Fehlmarken',
  'tutorial.attack':
    'Ottilies Stab reicht fünf Felder weit, Odo steht in vier. Ein Angriff ist ein Würfel: 6 trifft mit doppeltem Schaden, 4 und 5 treffen mit allem, 3 trifft ohne den Effekt, 1 und 2 verfehlen.',
  'tutorial.attack.do': 'Greif mit dem Stab an.',
  'tutorial.attack.hint': 'So weit reicht nur der Angriff mit dem Stab.',
  'tutorial.target': 'Die Chancen jedes Ergebnisses sind ausgerechnet, bevor du wählst.',
  'tutorial.target.do': 'Wähle Odo.',
  'tutorial.missed':
    'Eine 2: daneben, und Ottilie bekommt eine Fehlmarke. Eine 1 wäre dazu ein Strike gewesen: Je drei einer Mannschaft kosten sie am Ende einen Punkt.',
  'tutorial.missed.do': 'Beende den Zug.',
  'tutorial.missed.hint': 'Der Angriff ist verbraucht. Beende den Zug.',
  'tutorial.again': 'Odo hat seinen Zug verstreichen lassen.',
  'tutorial.again.do': 'Greif noch einmal an.',
  'tutorial.target-again': 'Er steht, wo er stand.',
  'tutorial.target-again.do': 'Wähle noch einmal Odo.',
  'tutorial.token':
    'Eine 5 trifft. Ist der Wurf zu sehen, dürfen Fehlmarken ihn um je 1 erhöhen: Diese macht eine 6 daraus.',
  'tutorial.token.do': 'Gib die Fehlmarke aus.',
  'tutorial.token.hint': 'Eine Marke macht aus der 5 eine 6, und eine 6 verdoppelt den Schaden.',
  'tutorial.critical':
    'Zweimal 2 Schaden. Ein Athlet mit 0 LP ist ausgeschaltet und bringt der anderen Mannschaft einen Punkt.',

  'tutorial.orbs.title': 'Kugeln und Verlies',
  'tutorial.orb':
    'Bram steht neben einem blauen Sockel. Eine Bewegungsaktion nimmt eine Kugel vom Boden oder von einem Sockel.',
  'tutorial.orb.do': 'Heb sie auf.',
  'tutorial.orb.hint': 'Aufheben ist eine Bewegungsaktion.',
  'tutorial.carry': 'Nun heim damit; die Angriffsaktion bezahlt den Weg.',
  'tutorial.carry.do': 'Geh.',
  'tutorial.carry.hint': 'Geh: Die Angriffsaktion bezahlt eine zweite Bewegungsaktion.',
  'tutorial.carry-to': 'Der rote Sockel ist dein eigener.',
  'tutorial.carry-to.do': 'Geh auf das Feld daneben.',
  'tutorial.carry-to.hint': 'Drei Schritte nach rechts enden neben deinem Sockel.',
  'tutorial.hold-on':
    'Von diesem Zug ist nur noch die Rollenaktion übrig. Die Gegner könnten Bram jetzt ausschalten: Die Kugel läge, wo er fiele.',
  'tutorial.hold-on.do': 'Beende den Zug.',
  'tutorial.hold-on.hint':
    'Versenken ist eine Bewegungsaktion, und keine ist übrig. Beende den Zug.',
  'tutorial.dunk': 'Bram steht noch, die Kugel in der Hand.',
  'tutorial.dunk.do': 'Versenk die Kugel.',
  'tutorial.dunk.hint': 'Versenken ist eine Bewegungsaktion neben einem eigenen Sockel.',
  'tutorial.dunked':
    'Zwei Punkte: einer für jede Kugel auf dem Sockel, die neue mitgezählt. Sie ist jetzt rot, und die Blauen dürfen sie sich holen.',
  'tutorial.dungeon':
    'Wer ausgeschaltet wird, kommt auf dem Feld oder im Verlies zurück, und aus dem Verlies führen nur die Ausgänge. Ines steht neben dem Knopf eines Ausgangs.',
  'tutorial.dungeon.do': 'Drück den Knopf.',
  'tutorial.dungeon.hint': 'Der Knopf öffnet den Ausgang. Er braucht die Angriffsaktion.',
  'tutorial.wait': 'Der Ausgang öffnet sich, wenn ihr nächster Zug beginnt.',
  'tutorial.wait.do': 'Beende diesen Zug.',
  'tutorial.wait.hint': 'Vor ihrem nächsten Zug ist nichts mehr zu tun. Beende diesen.',
  'tutorial.leave': 'Der Ausgang ist offen, und der Zug, der jetzt beginnt, ist ein ganzer.',
  'tutorial.leave.do': 'Tritt auf ein Feld neben dem Ausgang.',
  'tutorial.left': 'Wieder draußen, mit einem ganzen Zug vor sich.',

  'tutorial.guards.title': 'Wächter',
  'tutorial.creeps':
    'Neutrale Kugeln haben Wächter, die gegen beide Mannschaften sind. Sie schlafen, bis jemand sie angreift, ihre Kugel nimmt oder seinen Zug neben ihnen oder der Kugel beendet.',
  'tutorial.creeps.do': 'Greif einen an.',
  'tutorial.creeps.hint': 'Der Stab reicht von hier: Greif mit ihm an.',
  'tutorial.target-golem': 'Golems wie diese sind nach einem Treffer ausgeschaltet.',
  'tutorial.target-golem.do': 'Wähle einen von beiden.',
  'tutorial.awake':
    'Ein Golem ist aus. Der andere hat Pip jetzt auf seiner Feindesliste. Wächter handeln nach den Athleten und nach festen Regeln: zuerst gegen den, der ihre Kugel hält, dann gegen den nächsten.',
  'tutorial.awake.do': 'Beende den Zug und sieh zu.',
  'tutorial.awake.hint': 'Beende den Zug, damit der Golem handelt.',
  'tutorial.answered':
    'Der Golem kam heran und schlug zu. Im Protokoll steht, warum er tat, was er tat. Eine Mannschaft, die eine ganze Gruppe ausschaltet, bekommt drei Punkte dafür.',
  'tutorial.done':
    'Das ist Kazzam: gehen, ohne Gelegenheiten zu geben, Fehlmarken ausgeben, wo sie zählen, Kugeln heimbringen und wissen, was die Wächter weckt.',
} as const satisfies Record<keyof typeof TUTORIAL_TEXTS, string>;
