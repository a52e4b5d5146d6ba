/** The Bell of Harrow Down in German, by the paths of `textsOf`. */
export const HARROW_DOWN_DE: Readonly<Record<string, string>> = {
  title: 'Die Glocke von Harrow Down',
  premise:
    'Vor drei Nächten hat jemand die Wachtglocke des Dorfes Harrow gestohlen. Zweihundert Jahre lang wurde sie an jedem Abend geläutet, und niemand wusste noch, warum. Jetzt murmelt es nach Einbruch der Dunkelheit im alten Hügelgrab auf dem Down, und vor seinem Eingang liegt frische Erde.',
  'people.hild.name': 'Hild Oatway',
  'people.hild.plainName': 'die Vögtin',
  'people.perrin.name': 'Der alte Perrin',
  'people.perrin.plainName': 'der Glöckner',
  'people.snik.name': 'Snik',
  'people.snik.plainName': 'der Anführer der Räuber',
  'people.grummet.name': 'Grummet',
  'people.grummet.plainName': 'der Große',
  'facts.bell-hushes.text':
    'Die Glocke bringt die Toten im Hügelgrab zum Schweigen. Wer sie genommen hat, hat sie zum Down geschleift, auf kleinen bloßen Füßen.',
  'facts.bell-hushes.answers': 'Glocke, gestohlen, Dieb, wo, wohin, Spuren, Tote',
  'facts.hymn.text':
    'Der alte Perrin kennt das Totenstillelied: Gut gesungen, hält es die Toten auf ihren Bahren.',
  'facts.hymn.answers': 'Lied, Hymne, Gesang, Stille, Skelette, Perrin',
  'facts.trail-end.text':
    'Die Spur endet am Hügelgrab. Etwas Schweres ist durch eine eiserne Tür gerollt worden, und die Goblins gehen dort ein und aus.',
  'facts.trail-end.answers': 'Spur, Hügelgrab, Grab, Weg, Goblins',
  'facts.two-ways.text':
    'Zwei Wege führen ins Hügelgrab: die eiserne Tür mit einer verdeckten Grube davor, und ein Kriechloch, das an den Goblins vorbei geradewegs in die Halle der Toten führt.',
  'facts.two-ways.answers': 'Tür, Grube, Falle, Kriechloch, Loch, Weg',
  'facts.vain.text':
    'Grummet der Oger ist eitel auf seine Musik. Noch nie hat sie jemand gelobt und es so gemeint.',
  'facts.vain.answers': 'Oger, Grummet, Schwäche, schmeicheln, Musik',
  'facts.loose-stone.text':
    'Über dem Sitz des Ogers hängt ein Stein, den nur noch die Gewohnheit hält. Ein kräftiger Stoß vom Sims aus, und er kommt herunter.',
  'facts.loose-stone.answers': 'Stein, Decke, Oger, Falle, Grummet',
  'facts.snik-goal.text':
    'Snik will den Oger loswerden, der seine Ziegen frisst und seine Leute klatschen lässt.',
  'facts.snik-goal.answers': 'Snik, Goblins, wollen, Ziel',
  'facts.bell-beyond.text':
    'Hinter der Halle schlägt jemand leise die Glocke an und summt dazu, immer ein wenig zu tief. Zum Vergnügen angeschlagen, beruhigt sie die Toten nicht.',
  'facts.bell-beyond.answers': 'Glocke, wo, Summen, Halle',
  'facts.bell-rings.text':
    'Kräftig geläutet, vertreibt die Glocke die Toten, und wer gerade vor ihr steht, ist einen Atemzug lang taub und schwindlig.',
  'facts.bell-rings.answers': 'Glocke, läuten, Tote, betäuben',
  'facts.debt-remains.text':
    'Die Glocke bringt die Toten nur zum Schweigen. Sie regen sich, weil ihnen jemand im Dorf etwas schuldet.',
  'facts.debt-remains.answers': 'warum, regen, Schuld, Tote',
  'facts.hild-silver.text':
    'Hild Oatway hat als Mädchen Silber aus dem Hügelgrab genommen. Deshalb regen sich die Toten. Kommt es zurück, sind sie für immer still.',
  'facts.hild-silver.answers': 'warum, regen, Hild, Silber, Geheimnis, Tote',
  'scenes.green.title': 'Dorfanger',
  'scenes.green.text.0.text':
    'Harrow besteht aus zwölf Dächern um einen Anger, und mitten auf dem Anger steht ein Glockenstuhl ohne Glocke. Das Seil hängt noch da. Jemand hat einen Knoten hineingemacht, so wie man einen Hund anbindet, der weggelaufen war.',
  'scenes.green.text.1.text':
    'Die Leute stehen zu zweit und zu dritt herum und sehen nach der Sonne. Es ist vier Uhr, und im Herbst ist das spät. Hild Oatway, die Vögtin, zählt euch, als wärt ihr Mehlsäcke. Der alte Perrin, der die Glocke fünfzig Jahre lang geläutet hat, sitzt auf der Stufe des Glockenstuhls und weiß nicht, wohin mit seinen Händen.',
  'scenes.green.text.2.text':
    '„Sie gehen da drin herum“, sagt er. „Im Hügelgrab. Wir haben sie letzte Nacht gehört, alle. Es will nur keiner sagen.“',
  'scenes.green.plain':
    'Die Glocke des Dorfes ist gestohlen. Die Vögtin und der alte Glöckner sind auf dem Anger; auf dem Hügel stimmt etwas nicht.',
  'scenes.green.events.hild-helps.do.2.say':
    'Hild stellt zwei kleine verkorkte Fläschchen auf die Stufe. „Von meiner Mutter. Und sechzig Goldstücke, wenn die Glocke daheim ist. Das Dorf hat sie. Ich habe nachgezählt.“',
  'scenes.green.tasks.win-hild.label': 'Die Vögtin für euch gewinnen',
  'scenes.green.tasks.ask-perrin.label': 'Den alten Perrin fragen, wozu die Glocke da war',
  'scenes.green.tasks.search-belfry.label': 'Den Glockenstuhl und das Gras darum absuchen',
  'scenes.green.tasks.search-belfry.ok.1.say':
    'Schleifspuren, tiefe, und daneben die Abdrücke vieler kleiner bloßer Füße.',
  'scenes.green.tasks.give-coin.label': 'Die Glücksmünze verschenken und nichts dafür verlangen',
  'scenes.green.exits.to-trail.label': 'Den Spuren in den Wald folgen',
  'scenes.green.bargain.text':
    'Auf dem Boden des Glockenstuhls liegt eine Münze, blank wie neu, mit einem Loch, wo das Auge des Königs sein sollte. Sie passt in deine Hand, als hätte sie gewartet. Sie bringt Glück, das ist klar. Wem, hat niemand gesagt.',
  'scenes.green.skip.text':
    'Der alte Perrin summt euch das Lied vor, bis ihr es auswendig könnt, und zeigt auf die Spuren im Gras.',
  'scenes.trail.title': 'Waldspur',
  'scenes.trail.text.0.text':
    'Unter den Buchen ist es schon Abend. Die Spur der Glocke läuft eine Weile weiter, eine breite Rinne im Laub, und dann haben die Diebe einen Bach gefunden und sind darin gegangen, vermutlich lachend.',
  'scenes.trail.text.1.text':
    'Kein Vogel singt. Zweimal seht ihr etwas Graues zwischen zwei Stämmen gehen, auf Brusthöhe und ganz ohne Eile.',
  'scenes.trail.plain':
    'Die Spur führt durch einen dunklen Wald und ist schwer zu finden. Große Tiere sind in der Nähe.',
  'scenes.trail.tasks.follow.label': 'Der Spur folgen',
  'scenes.trail.tasks.follow.fail.2.say':
    'Eine Stunde lang geht ihr im Kreis. Als ihr die Rinne wiederfindet, dämmert es, und zwei Wölfe stehen darin, groß wie Kälber.',
  'scenes.trail.tasks.calm-wolves.label': 'Die Wölfe beruhigen',
  'scenes.trail.tasks.throw-food.label': 'Ihnen all euren Proviant hinwerfen',
  'scenes.trail.foes.wolves.plainName': 'wilde Tiere',
  'scenes.trail.exits.to-barrow.label': 'Den Down hinauf, zum Hügelgrab',
  'scenes.trail.exits.back.label': 'Zurück ins Dorf',
  'scenes.trail.bargain.text':
    'Ein Wolfsjunges liegt im Laub, zu jung, um einen Namen für euch zu haben. Vernünftig wäre es, weiterzugehen. Es sieht dich an, steht auf und wird dir folgen, wohin du auch gehst. Es ist kein leises Tier.',
  'scenes.trail.skip.text':
    'Der Wald lässt euch durch, und niemand sieht euch auf der anderen Seite herauskommen.',
  'scenes.barrow.title': 'Eingang des Hügelgrabs',
  'scenes.barrow.text.0.text':
    'Der Down ist kahl, und das Hügelgrab sitzt darauf wie ein zweiter, kleinerer Berg. Zwei schiefe Steine bilden einen Mund. Dazwischen ist eine Tür aus schwarzem Eisen, die kein Bauer geschmiedet hat, und vor der Tür ein Stück Rasen, das ein wenig zu grün ist.',
  'scenes.barrow.text.1.text':
    'Rings um den Ort liegt Asche, immer wieder mit Namen vollgekratzt. Zehn Schritte weiter links hat ein Dachs, oder etwas mit dem gleichen Geschmack, ein Loch gegraben, gerade breit genug für jemanden, der das aushält.',
  'scenes.barrow.plain':
    'Das Hügelgrab hat eine eiserne Tür, vielleicht mit einer Falle davor, und daneben ein enges Loch, das auch hineinführt.',
  'scenes.barrow.tasks.look-for-traps.label': 'Den Boden vor der Tür untersuchen',
  'scenes.barrow.tasks.climb-out.label': 'Aus der Grube klettern',
  'scenes.barrow.tasks.pick-door.label': 'Das Schloss der eisernen Tür knacken',
  'scenes.barrow.tasks.break-door.label': 'Die eiserne Tür aufbrechen',
  'scenes.barrow.hazards.pit.plainName': 'eine Falle im Boden',
  'scenes.barrow.exits.to-camp.label': 'Durch die eiserne Tür',
  'scenes.barrow.exits.crawl.label': 'Durch das Kriechloch, einer nach dem anderen',
  'scenes.barrow.exits.back.label': 'Zurück hinunter in den Wald',
  'scenes.barrow.bargain.text':
    'All diese Namen in der Asche, und deiner ist nicht dabei. Es wäre die Sache eines Augenblicks. Wer die anderen geschrieben hat, wollte dort drinnen nicht vergessen werden, und wurde es nicht.',
  'scenes.barrow.skip.text': 'Ihr seid drinnen, und niemand ist verletzt.',
  'scenes.camp.title': 'Goblinlager',
  'scenes.camp.text.0.text':
    'Jemand hat sich in der ersten Kammer eingerichtet. Da sind Decken, ein Topf, eine Ziege, die mit all dem nichts zu tun haben will, und an der Wand eine Strichliste von Tagen unter der Zeichnung von etwas sehr Großem mit sehr großen Ohren.',
  'scenes.camp.text.1.text':
    'Drei Goblins sehen von einem Knöchelspiel auf. Der mit dem Löffel im Gürtel, wie ein Schwert, steigt auf einen Stein, um größer zu sein als ihr. „Zu“, sagt Snik, der Anführer. „Privat. Was zahlt ihr?“',
  'scenes.camp.plain':
    'In der ersten Kammer wohnen drei Goblins. Ihr Anführer ist unhöflich, aber er redet mit euch.',
  'scenes.camp.events.snik-tells.do.1.say':
    '„Da ist ein Stein“, sagt Snik, ganz leise, und zeigt mit den Händen, wo er hängt und was darunter ist.',
  'scenes.camp.tasks.parley.label': 'Mit dem Anführer verhandeln',
  'scenes.camp.tasks.pay.label': 'Zwanzig Goldstücke auf den Stein legen',
  'scenes.camp.tasks.promise.label': 'Versprechen, sie von Grummet zu befreien',
  'scenes.camp.tasks.give-coin.label': 'Die Glücksmünze verschenken und nichts dafür verlangen',
  'scenes.camp.foes.captain.plainName': 'der Anführer der Räuber',
  'scenes.camp.foes.raiders.plainName': 'Räuber',
  'scenes.camp.exits.to-hall.label': 'Am Lager vorbei, in die Halle',
  'scenes.camp.exits.back.label': 'Zurück, hinaus aus dem Hügelgrab',
  'scenes.camp.bargain.text':
    'Ein Goblin hält dir einen Krug hin. Pilzbier: grau, warm und mit einer Haut darauf. Ablehnen wäre unhöflich, und durstig bist du schon recht lange, so ganz allgemein.',
  'scenes.camp.skip.text': 'Die Goblins haben gepackt und sind fort; sogar die Ziege.',
  'scenes.hall.title': 'Halle der Toten',
  'scenes.hall.text.0.text':
    'Die Decke steigt an und ist nicht mehr zu sehen. Zu beiden Seiten stehen steinerne Bahren, und auf den Bahren, unter Staub so dick wie Filz, liegen die Könige von Harrow, von denen kein Lied mehr weiß. Sie haben Silber am Hals und Schwerter auf den Knien.',
  'scenes.hall.text.1.text':
    'Es ist ganz still, bis ihr den Fuß auf die erste Steinplatte setzt. Da wendet sich einer der Köpfe, höflich, als hättet ihr etwas gesagt.',
  'scenes.hall.text.2.text':
    'Hinter der Tür am anderen Ende summt jemand, und etwas antwortet: ein tiefer, runder, bronzener Ton.',
  'scenes.hall.plain':
    'Eine Halle mit alten Gräbern. Ihre Wächter erwachen, wenn ihr hindurchgeht, falls sie nicht beruhigt werden. Die Glocke ist nahe.',
  'scenes.hall.tasks.sing.label': 'Das Totenstillelied singen',
  'scenes.hall.tasks.turn.label': 'Das heilige Symbol heben, ehe sie sich erheben',
  'scenes.hall.tasks.cross.label': 'Zwischen den Bahren weitergehen',
  'scenes.hall.tasks.take-silver.label': 'Silber von den Bahren nehmen',
  'scenes.hall.foes.skeletons.plainName': 'Wächter der Halle',
  'scenes.hall.foes.robbed.plainName': 'ein Wächter der Halle',
  'scenes.hall.exits.to-bell.label': 'Zu dem Summen hinter der Tür am anderen Ende',
  'scenes.hall.exits.back.label': 'Zurück zum Eingang des Hügelgrabs',
  'scenes.hall.bargain.text':
    'Der letzte König trägt einen Halsreif, dick wie dein Daumen, Silber auf Silber, zwei Wölfe, die sich in den eigenen Schwanz beißen. Seine Hände liegen gefaltet über nichts. Er könnte dich nicht hindern. Jetzt nicht.',
  'scenes.hall.skip.text': 'Ihr habt die Halle durchquert, und sie hat euch gelassen.',
  'scenes.bell.title': 'Glockenkammer',
  'scenes.bell.text.0.text':
    'Ein Oger sitzt in der letzten Kammer, die Glocke zwischen den Knien. Er hat ihr ein Band umgebunden. Mit einem riesigen Knöchel schlägt er sie an, wartet, bis der Ton ganz verklungen ist, seufzt und schreibt etwas an die Wand.',
  'scenes.bell.text.1.text':
    'Ein Goblin hält ihm die Kerze und sieht aus wie jemand, der die ganze Nacht geklatscht hat. Über beiden hängt ein Stück der Decke, wo es seit tausend Jahren hängt, an sehr wenig.',
  'scenes.bell.text.2.text':
    '„Ihr seid früh dran“, sagt Grummet. „Das Konzert ist nicht zu Ende. Niemand verlässt ein Konzert.“',
  'scenes.bell.plain':
    'Ein Oger hat die Glocke und spielt auf ihr. Er liebt Musik und will sie nicht hergeben.',
  'scenes.bell.tasks.flatter.label': 'Dem Oger gut zureden',
  'scenes.bell.tasks.praise.label': 'Seine Musik loben, in allen Einzelheiten',
  'scenes.bell.tasks.drop-stone.label': 'Den lockeren Stein vom Sims stoßen',
  'scenes.bell.tasks.ring.label': 'Die Glocke mit aller Kraft läuten',
  'scenes.bell.foes.ogre.plainName': 'der Große',
  'scenes.bell.foes.raider.plainName': 'ein Räuber',
  'scenes.bell.hazards.stone.plainName': 'ein fallender Stein',
  'scenes.bell.exits.to-home.label': 'Heim, mit der Glocke',
  'scenes.bell.exits.to-hall-again.label': 'Heim, mit der Glocke, zurück durch die Halle',
  'scenes.bell.exits.back.label': 'Zurück in die Halle',
  'scenes.bell.bargain.text':
    '„Ein Konzert“, könntest du sagen, „vor Leuten. Mit Sitzplätzen.“ Er ginge auf der Stelle, um zu üben. Und eines Tages stünde er mit all seinem Gepäck vor deiner Tür.',
  'scenes.bell.skip.text':
    'Grummet hat sich in den Schlaf gespielt, die Wange auf dem Band. Die Glocke lässt sich ganz leicht wegnehmen.',
  'scenes.hall-again.title': 'Noch einmal die Halle',
  'scenes.hall-again.text.0.text':
    'Die Bahren sind leer. Die Könige von Harrow stehen zwischen euch und der Tür, so viele, wie schon einmal dort standen, und alle sehen auf das, was du um den Hals trägst.',
  'scenes.hall-again.text.1.text': 'Einer von ihnen hält die Hand auf. Er hat alle Zeit der Welt.',
  'scenes.hall-again.plain':
    'Die Wächter der Halle haben sich wieder erhoben, weil ihnen etwas genommen wurde.',
  'scenes.hall-again.tasks.ring-again.label': 'Die Glocke mit aller Kraft läuten',
  'scenes.hall-again.foes.risen.plainName': 'Wächter der Halle',
  'scenes.hall-again.exits.out.label': 'Hinaus, und heim',
  'scenes.hall-again.exits.flee.label': 'Zum Kriechloch rennen, und heim',
  'scenes.hall-again.skip.text': 'Die Halle ist still, und ihr seid hindurch.',
  'scenes.home.title': 'Daheim',
  'scenes.home.text.0.text':
    'Ihr hört das Dorf, ehe ihr es seht: Niemand schläft, und alle flüstern. Dann sieht ein Kind, was ihr tragt, und Harrow kommt gelaufen, mit Laternen, einer Leiter und sehr vielen Ratschlägen.',
  'scenes.home.text.1.text':
    'Der Balken wartet. Der alte Perrin löst den Knoten im Seil. Etwas abseits steht Hild Oatway mit verschränkten Armen und sieht die Glocke an, wie man jemanden ansieht, der etwas weiß.',
  'scenes.home.plain':
    'Ihr seid mit der Glocke wieder im Dorf. Sie muss aufgehängt werden; die Vögtin ist unruhig.',
  'scenes.home.events.reward.do.1.say':
    'Hild zählt euch sechzig Goldstücke in die Hände, zweimal, und lächelt nicht.',
  'scenes.home.events.concert.do.0.say':
    'Von weit oben auf dem Down kommt eine Stimme wie ein Karren auf Kies und übt Tonleitern. Da ist jemandem ein Konzert versprochen worden.',
  'scenes.home.tasks.hang-bell.label': 'Die Glocke auf ihren Balken wuchten, alle zusammen',
  'scenes.home.tasks.ask-hild.label': 'Mit der Vögtin reden, abseits von den anderen',
  'scenes.home.tasks.return-silver.label':
    'Hilds Silber zum Hügelgrab zurücktragen, zusammen mit ihr',
  'scenes.home.tasks.give-coin.label': 'Die Glücksmünze verschenken und nichts dafür verlangen',
  'scenes.home.exits.done.label': 'Die Glocke hängt; dabei soll es bleiben',
  'scenes.home.exits.done-for-good.label': 'Das Silber ist wieder, wo es hingehört',
  'scenes.home.skip.text': 'Als der Morgen kommt, hängt die Glocke an ihrem Balken.',
  'endings.bell-hangs.title': 'Die Glocke hängt',
  'endings.bell-hangs.text.0.text':
    'Die Glocke von Harrow spricht wieder von ihrem Balken, und oben auf dem Down hört das Murmeln auf. Zum ersten Mal seit drei Nächten schickt man die Kinder ohne Licht ins Bett. Nur Hild Oatway bleibt auf dem Anger, sieht zum Hügel hinauf und sagt nichts.',
  'endings.quiet-for-good.title': 'Der Down ist für immer still',
  'endings.quiet-for-good.text.0.text':
    'Eine Handvoll altes Silber liegt auf einer Bahre, wo es früher lag, und die Glocke hat nichts mehr zum Schweigen zu bringen. Man wird sie trotzdem läuten, am Abend, weil es eine gute Glocke ist. Hild Oatway schläft die Nacht durch. Das hat sie nicht getan, seit sie neun war.',
};
