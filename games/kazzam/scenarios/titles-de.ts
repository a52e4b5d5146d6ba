/** What the scenarios are called in German, by file. */
export const TITLES_DE: Readonly<Record<string, string>> = {
  'interrupt-depth': 'Eine Unterbrechung in einer Reaktion in erzwungener Bewegung in einem Sturm',
  'kc-ex-01a':
    'Die 2 eines Duelist gegen den einen nahen Gegner zählt als 5: drei Zeilen des Amalgam, keine Fehlmarke und kein Strike',
  'kc-ex-01b': 'Mit einem zweiten Gegner innerhalb von fünf Feldern verfehlt dieselbe 2',
  'kc-ex-02':
    'Das Feuer springt auf jeden über, der an seinen Träger herantritt, schmerzt sofort und vergeht mit dem letzten Träger',
  'kc-ex-04a': 'Wen der Verwirrte ausschaltet, der zählt für die Mannschaft des Hexer, ohne Strike',
  'kc-ex-04b': 'Eine 1 des Verwirrten ist sein eigener Strike und seine eigene Fehlmarke',
  'kc-ex-05':
    'Rapid Fire geht auf jeden weiter, der in diesem Zug nicht getroffen wurde, und nur sein erster Wurf kann Strike oder Fehlmarke bringen',
  'kc-ex-07a':
    'Ein Running Shot zwischen drei und noch einmal drei Feldern geht an Schutz und Widerstand vorbei auf die LP',
  'kc-ex-07b':
    'Der eigene Schaden von Follow-Up endet am Schutz, der den durchschlagenden Schuss danach nicht aufhält',
  'kc-ex-08':
    'Zwei Punkte Besonderer Schutz gehen in einen Ward Bash, und das Ende des Zuges gibt einen',
  'kc-ex-09a':
    'Besonderer Schutz geht zuerst, Schutz hält den Fluch auf, und der nächste Fehlschlag wird zurückgeworfen',
  'kc-ex-09b': 'Mit Capacitive Ward gibt der Treffer eine Ladung und der Fehlschlag nichts',
  'kc-ex-10': 'Ein Source Warp mit dem Stecken, und ein Angriff aus ihm im nächsten Zug',
  'kc-ex-11':
    'Ein verfehltes Floor Portal lässt eine Falle zurück, die Feind und Freund weiterschickt',
  'kc-ex-13a':
    'Focused Blade zählt ihre Angriffe auf ein Ziel: Der dritte Wurf wird eine 6, 2×2+1, und 2 für den, den sie hält; ausgeschaltet für einen Punkt',
  'kc-ex-13b':
    'Focused Blade zählt ihre Angriffe auf ein Ziel: Eine 1 beim dritten Wurf wird eine 3, ein Strike und die Schadenszeile',
  'kc-ex-13c':
    'Focused Blade zählt ihre Angriffe auf ein Ziel: Eine 1 beim dritten Wurf wird eine 3, ein Strike und der Effekt',
  'kc-ex-14':
    'Sword Hold und Electrified: Wen sie hält, der zahlt für seinen Zug, seinen Fehlschlag und seine misslungene Befreiung',
  'kc-ex-15a': 'Status-Thief gibt ihr Verlangsamt weiter, nach dem Schutz für sie',
  'kc-ex-15b':
    'Status-Thief gibt ihr Verlangsamt weiter, auch mit der Schadenszeile einer 3, ohne Schutz',
  'kc-ex-16':
    'Die Würfel eines Seer: einer für seinen Angriff, einer für seine Rettung, und einer, der ungenutzt 3 kostet',
  'kc-ex-17a': 'Empathic Wave: Eine Rettung beendet es, auf Entfernung 6 teilt niemand',
  'kc-ex-17b': 'Die Wirkung einer 3 allein macht keinen Schaden, also teilt ihn niemand',
  'kc-ex-18': 'Ein Seeking Hex folgt seinem Ziel Runde um Runde und trifft mit 5',
  'kc-ex-19':
    'Eine Stabfalle mit 1 Schaden mehr und dem Rollenbonus eines Striker, und ihre Züge ohne Ladung',
  'kc-ex-20':
    'Eine Schwertfalle geht einem Gegner nach, bis ihre Ladungen verbraucht sind, und wird zurückgesetzt',
  'kc-ex-21':
    'Eine Flasche aus 10 Feldern: Der Stecken hilft nur beim Ziel, der Trank wirkt auf alle daneben',
  'kc-ex-22':
    'Zwei Tränke auf einer Klinge: erst der Schutz, dann der Schaden, Wild endet, und Festgesetzt',
  'kc-ex-23': 'Ein Zauber mit dem Stecken und einer 6 geht auf zwei, mit dem Rollenbonus',
  'kc-ex-24': 'Ein Stab zählt eine 2 als 5, und Lasting hält die zweite Wirkung',
  'kc-ex-25': 'Ein Scalehound, dem befohlen wird, bekommt zuerst Schutz',
  'km-ex-01': 'Drei Felder ins Portal, drei weitere dahinter',
  'km-ex-02':
    'Vier Athleten je Seite: Schwärme mit 8, Bären mit 12, Liebesbestien mit 8, und eine 5 für den ersten Schwarm',
  'km-ex-03a': 'Der zweite Bär macht 3 mehr bei dem, den der erste hält',
  'km-ex-03b': 'Mit Vorteil von gegenüberliegenden Seiten: 4 und 7',
  'km-ex-04': 'Aus einem Schwarm in den nächsten und zurück: 2 von jedem, einmal',
  'km-ex-05': 'Der Strahl schickt Blue mit Kugel und Status fort, und die Kobolde vergessen sie',
  'km-ex-06a': 'Ein Räuber geht durch eine Tür nach Westen hinaus',
  'km-ex-06b': 'und durch eine nach Osten hinein',
  'km-ex-07a': 'Rot schaltet drei von vier Kobolden aus: sofort 3 Punkte',
  'km-ex-07b':
    'Hätte Blau einen davon ausgeschaltet: kein Punkt, und der Brauer holt den Dieb zurück',
  'km-ex-08':
    'Zwei Verlieskraken machen aus 6 Feldern 2, kommen mit zum Ausgang und behalten die Kugel im Verlies',
  'km-ex-09a':
    'Ein Kopf gräbt sich nach 7 Schaden in einer Runde ein und kommt neben dem anderen heraus, der gebissen hat',
  'km-ex-09b': 'Mit jemandem und der Kugel in dem Verlies, das er verließ, neben dieser Kugel',
  'km-ex-10':
    'Eine 4: Wer ihre Kugel hält, trifft auf das vierte Auge, die anderen nach Entfernung auf die nächsten',
  'km-ex-11a':
    'Ein Minotaurus stürmt sechs Felder: fünf Felder Stoß, Liegend, und die Kugel liegt, wo es endet',
  'km-ex-11b': 'Nach vier Feldern stößt er vier, und niemand fällt',
  'km-ex-12': 'Auf dem Thron besteuert, ein Punkt, ein Auftrag und zwei Punkte mehr',
  'km-ex-13':
    'Zwei Fehlschläge sind ein Kopfgeld von 2, und eine Schreckensbestie kassiert es für die andere Mannschaft',
  'km-ex-14': 'Furcht nimmt LP am Schutz vorbei: Er fällt, wo er ist, und niemand punktet',
  'km-ex-15':
    'Blöcke aus zwei ruhigen Runden fliegen auf die nächste, die ihren Zug am Sockel beendet',
  'kr-ex-01': 'Ein Sniper mit Stecken, eine 3 aus fünf Feldern: Schaden und Effekt, 2 + 1 + 1',
  'kr-ex-02a':
    'Ein Bruiser, der stehen blieb: 6 Schaden bei einer 6, und ein Schutz am Ende seines Zuges',
  'kr-ex-02b': 'Ein Bruiser, der zwei Felder ging: 5 Schaden bei einer 6, und kein Schutz',
  'kr-ex-03':
    'Ein Blitzer würfelt vier Felder weiter eine 2: verfehlt, 1 Schaden, eine Fehlmarke, kein Strike',
  'kr-ex-04':
    'Ein Juggernaut widersteht dem Schwert dessen, den er markiert hat, und noch einmal durch seine Reaktion: Der Schutz nimmt den Rest, und den Effekt dazu',
  'kr-ex-06':
    'Felder innerhalb von zwei um einen Lockdown kosten Gegner zwei: Drei Felder sind fünf von seinen sechs, das vierte ist zu weit',
  'kr-ex-07a':
    'Ein Effekt auch auf einen Gegner in Deckung: Er rettet sich und wird nicht geschoben; das Ziel wird durch Effekt und Bonus geschoben',
  'kr-ex-07b':
    'Ein Effekt auch auf einen Gegner in Deckung: Es misslingt ihm, und auch er wird geschoben; das Ziel wird durch Effekt und Bonus geschoben',
  'kr-ex-08a': 'Wer beim Rescuer 3 von 8 LP hat, ist nach einer 4 bei 6',
  'kr-ex-08b': 'Wer beim Rescuer 5 von 8 LP hat, ist nach einer 4 bei 7',
  'kr-ex-09':
    'Ein Motivator heilt über das Höchste hinaus: 1 LP weniger und Wild in jedem Zug darüber',
  'kr-ex-10a':
    'Die 2 eines Hunter auf einen Wächter verfehlt, macht 2 und bringt Fehlmarke und Fehlschlag-Auslöser',
  'kr-ex-10b':
    'Die 3 eines Hunter auf einen Wächter mit gewähltem Effekt: 2 Schaden und der Effekt',
  'kr-ex-10c': 'Die 6 eines Hunter auf einen Wächter: 4 und 4, und der Effekt',
  'kr-ex-10d': 'Dieselbe 6 gegen einen Athleten: 4 und der Effekt',
  'kr-ex-11a':
    'Mit einem zweiten Gegner macht die 6 eines Blaster 4 und den Effekt beim einen, 2 beim anderen',
  'kr-ex-11b': 'Ohne einen zweiten macht sie 1 beim anderen',
  'kr-ex-11c': 'Ist sonst niemand in Reichweite, verfällt der Schaden dazu',
  'kt-ex-01a': 'Eine 3 gegen Barney verfehlt, mit Fehlmarke und ohne Strike',
  'kt-ex-01b': 'Eine Fehlmarke macht eine 4 daraus: Schaden und Effekt',
  'kt-ex-02a': 'Lya ist behütet: Eine 4 wird eine 3 und bleibt es',
  'kt-ex-02b': 'Die 5 eines wilden Gegners gegen Gerald ist eine 6',
  'kt-ex-02c': 'Die 3 eines wilden Gegners gegen Gerald bleibt eine 3',
  'kt-ex-02d': 'Ist Gerald behütet, so ist diese 3 eine 2',
  'kt-ex-03':
    'Pilas Schutz, dann LP; vom Spielfeld zurück mit 6 und Schutz 3, aus dem Verlies mit 5 und Schutz 3',
  'kt-ex-04':
    'Fennec geht zum Ausgang E, drückt den Knopf und hat noch Rapid Fire; dann beginnt sie draußen vor E',
  'kt-ex-05':
    'Wenn eine Runde beginnt, gewinnen Mitspieler mit höchstens drei Feldern Abstand 2 LP zurück, die ferne keine',
  'kt-ex-06a': 'Arvan läuft zu einem Stab und hält fest: 4 bei einer 3, danach 6',
  'kt-ex-06b': 'Gegen ein Schwert 3 und danach 5',
  'kt-ex-07': 'Ariel legt alles, was sie hat, in einen Ward Bash: 6 Schaden',
  'kt-ex-08a':
    'Raquas Steckenfalle trifft alle auf 2 bis 4 Felder, für eine Ladung, mit ihrem Bonus',
  'kt-ex-08b': 'Sie darf sie ein Feld schieben, ehe sie wirkt',
  'kt-ex-08c': 'Der erste Schaden an ihr tut nichts, der nächste zerstört sie; nur von daneben',
  'kt-ex-08d': 'Wie ihr Wertekasten sie angibt: 3 Schaden an allen bis drei Felder, auch daneben',
  'kt-ex-10a': 'Gerald aus sechs Feldern, eine 2: 1 Schaden, kein Effekt, keine Fehlmarke',
  'kt-ex-10b': 'Sein Schuss auf einen Gegner neben ihm gibt dem zuerst eine Gelegenheit',
  'kt-ex-11': 'Obi hebt jemanden von weitem: Teleport, Schieben, dann der Griff',
  'kt-ex-12a':
    'JRs Shield Charm für zwei: Jeder bekommt eine Wirkung, und beide gewinnen 1 LP zurück',
  'kt-ex-12b': 'Der Bonus geht an eine: Auch ihre Treffer ziehen zu JR',
  'kt-ex-12c': 'Eine 3 bringt eine der beiden Wirkungen, zu teilen gibt es nichts',
  'kt-ex-12d': 'Der verschenkte Bonus eines Pursuer zieht zum Charmer',
  'kt-ex-13': 'Brawler macht aus einer 2 eine 5: drei Zeilen, und der Bonus schiebt',
  'kt-ex-14': 'Zu dritt gegen Mormissa: Es spielen Fennec, Atalanta und Fatima',
  'kz-ex-01a': 'Eine Fehlmarke auf eine 1 macht einen Streifer daraus, der Strike bleibt',
  'kz-ex-01b': 'Ohne sie ist es ein Fehlschlag mit Strike, und bringt eine Marke',
  'kz-ex-02': 'Der Stecken gibt eine Gelegenheit, dann eine Fehlmarke, Wild und doppelter Schaden',
  'kz-ex-03a': 'Behütet macht aus einer 6 eine 5, und der Schutz nimmt alles: keine Wirkung',
  'kz-ex-03b': 'Wild und Behütet heben sich auf: Es bleibt eine 6, und die Wirkung gilt',
  'kz-ex-04a':
    'Geschwächt, dann Verwundbar, dann Widerstand, dann Schutz: Aus 5 werden 2, und 1 LP ist verloren',
  'kz-ex-04b': 'Eine 6 verdoppelt nur die Schadenszeile: Aus 8 werden 4, und 3 LP sind verloren',
  'kz-ex-04c': 'Zweimal Widerstand aus derselben Eigenschaft zählt einmal: Aus 5 werden 3',
  'kz-ex-05a': 'Ein Stoß ins Gelände und der Angriff sind eine Summe: Widerstand zählt einmal',
  'kz-ex-05b': 'In Sicherheit vor dem Gelände, und Widerstand hält den ganzen Angriff auf',
  'kz-ex-06': 'Eine Zone wirkt einmal zwischen zwei Zugenden: 4 Schaden im Ganzen',
  'kz-ex-07b': 'Zweimal Vorteil ist einmal: zwei Würfel, der höhere zählt',
  'kz-ex-07c': 'Wer neben dem Feld gegenüber steht, nimmt niemanden in die Zange: ein Würfel',
  'kz-ex-07d': 'Gegenüberliegende Ecken nehmen in die Zange',
  'kz-ex-08a':
    'Niedrige Deckung neben einem Ziel deckt es gegen alle jenseits dieser Reihe oder Spalte',
  'kz-ex-08b': 'Niedrige Deckung an seiner Ecke deckt es gegen dieses Viertel',
  'kz-ex-08c': 'Für ein schwebendes Ziel ist niedrige Deckung keine',
  'kz-ex-09a':
    'Hinter zwei Feldern einer Mauer trifft einen kein Schuss aus ihren Reihen, ihrer Diagonale und dazwischen',
  'kz-ex-09b': 'Jenseits davon hat man Deckung, auf gleicher Höhe keine',
  'kz-ex-09c': 'Eine einzelne Säule verwehrt nur in ihrer Reihe den Schuss',
  'kz-ex-10': 'Eine Säule dazwischen: freier Schuss, Deckung und kein Schuss',
  'kz-ex-11a': 'Ein Feld neben einem Schwert zu verlassen gibt eine Gelegenheit, das nächste keine',
  'kz-ex-11b': 'Bei Reichweite 2 gibt es eine, wenn man beide Felder verlässt',
  'kz-ex-11c': 'Näher zu kommen gibt dem keine, der das Feld nur erreicht',
  'kz-ex-11d': 'Jedes verlassene Feld zählt: Die dritte Gelegenheit fällt sie, wo sie stand',
  'kz-ex-11e': 'Zählt je Aktion nur eine Gelegenheit, zählt die erste',
  'kz-ex-12a': 'Ein Zug, der sie trennte: Das Befreien misslingt, sie bleibt, noch gepackt',
  'kz-ex-12b': 'Das Befreien gelingt: Frei wird sie weitergezogen',
  'kz-ex-12c': 'Wer sie hält, wird gestoßen: ein Versuch, und sie wird mitgeschleift',
  'kz-ex-13a':
    'Ein markierter Tam fällt durch den, der ihn markiert hat, ehe er einen anderen angreift',
  'kz-ex-13b':
    'Auf Entfernung 6 nützt die Markierung eines Stabs nichts, und der Angriff geht weiter',
  'kz-ex-14b':
    'Anhaltender Schaden aus zwei Quellen ist eine Summe, und die Gegner punkten, wenn ein Teil von ihnen war',
  'kz-ex-14c':
    'Was sie stehen lässt, lässt ihr keine letzte Aktion, und jeder Eintrag hat seinen eigenen Rettungswurf',
  'kz-ex-15':
    'Ausgeschaltet, zurück, am Knopf, im Verlies ausgeschaltet, vor dem Ausgang, wieder ausgeschaltet',
  'kz-ex-16a':
    'Die Kugel nur am Knopf oder nur bei der Ankunft in der Hand: Beide nehmen den gewöhnlichen Ausgang',
  'kz-ex-16b': 'Die Kugel am Knopf und bei der Ankunft in der Hand: jedes erlaubte Feld',
  'kz-ex-17a': 'Versenken bringt einen Punkt für jede Kugel auf dem Sockel und färbt die neue um',
  'kz-ex-17b': 'Die dritte Kugel bringt drei, auch eine neutrale nimmt die Farbe an',
  'kz-ex-17c': 'Zwei Kugeln in zwei Bewegungsaktionen, die zweite mit weggestecktem Werkzeug',
  'kz-ex-17d': 'Wer zwei Kugeln trägt, ist für Angriffe um 2 verwundbar',
  'kz-ex-17e': 'Und für Gelegenheiten: Er fällt, ehe er geht, und die Kugeln liegen, wo er stand',
  'kz-ex-18a': 'Fünf Goons, drei von Rot ausgeschaltet und zwei von Blau: 2 und 1 beim fünften',
  'kz-ex-18b': 'Der vierte von fünf Goons für Rot: sofort 3, und nichts für den fünften',
  'kz-ex-18c': 'Je einer von drei Standards, und der dritte fällt dem Gelände zum Opfer: je 1',
  'kz-ex-18d': 'Je eine von zwei Elites: je 1',
  'kz-ex-19a':
    'Drei Ziele: eine Fehlmarke für den ersten Wurf, kein Strike für eine spätere 1, und die Antwort des Stärksten',
  'kz-ex-19b': 'Wäre der Stärkste getroffen worden, gäbe es keine Antwort',
  'kz-ex-20': 'Drei Golems rücken auf Ben vor, der zweite und der dritte jeweils neben den vorigen',
  'kz-ex-21a': 'Ein Golem, der nicht ohne Gelegenheit an Cat vorbeikommt, wendet sich gegen sie',
  'kz-ex-21b': 'An einer liegenden Cat vorbei geht er weiter zu dem, der seine Kugel hält',
  'kz-ex-22':
    'Rasend bei einer 2: Er läuft auf Dee zu und schlägt mit Nachteil zu, und das ist alles',
  'kz-ex-23': 'Bei Gleichstand zuerst die Gegenseite, Mitspieler, wie sie sich einigen',
  'kz-ex-24a': 'Ein Goon mit Widerstand 1: von 5 verwundet, von 1 unberührt, von 2 ausgeschaltet',
  'kz-ex-24b': 'Ein anderer, noch frisch: von 6 sofort ausgeschaltet',
  'kz-ex-25a': 'Kein Schuss auf Eve, die hinter Kisten liegt, und keiner von ihr',
  'kz-ex-25b': 'Ein Stab hat schräg einen Schuss auf sie, mit Nachteil wegen der Deckung',
  'kz-ex-25c': 'Ein Schwert neben ihr achtet die Deckung nicht und hat Vorteil',
  'kz-ex-25d': 'Ihr eigener Angriff gibt jedem neben ihr eine Gelegenheit',
  'kz-ex-26': 'Wer abgelenkt ist, kommt zuletzt und hat bei jedem Rettungswurf Nachteil',
  'kz-ex-27':
    'Ein Treffer wird zum Fehlschlag: eine Fehlmarke, kein Strike, und Hope darf noch eine Gelegenheit nutzen',
  'kz-ex-28': 'Ein verlangsamter Sturm über drei Felder, an einem Schwert vorbei',
  'kz-ex-29':
    'Zehn Punkte beenden nach der Runde, drei Strikes kosten einen, das höhere Endergebnis gewinnt',
};
