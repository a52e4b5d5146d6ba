/** Silence on Relay Nine in German, by the paths of `textsOf`. */
export const RELAY_NINE_DE: Readonly<Record<string, string>> = {
  title: 'Stille auf Relais Neun',
  premise:
    'Relais Neun hängt, wo sich zwei Handelswege kreuzen und sonst nichts. Vierzig Jahre lang hat es jedes Signal des Sektors weitergegeben. Vor neun Tagen ist es verstummt. Sein Geist, ORLA, hat sich eingeschlossen, nachdem etwas durch die Hülle kam, und jemand, der mit Codes handelt, hat gemerkt, dass niemand auf sie aufpasst.',
  'events.pirates-dock.do.0.say':
    'Ein zweiter dumpfer Schlag geht durch die Station, weit weg, im Frachtring. Noch jemand hat angelegt, ohne zu fragen.',
  'people.orla.name': 'ORLA',
  'people.orla.plainName': 'der Geist der Station',
  'people.okoro.name': 'Dane Okoro',
  'people.okoro.plainName': 'der Quartiermeister',
  'people.kallo.name': 'Kapitänin Vesh Kallo',
  'people.kallo.plainName': 'die Kapitänin des anderen Schiffs',
  'people.stalker.name': 'der Hüllenpirscher',
  'people.stalker.plainName': 'das Tier',
  'facts.sealed-inside.text':
    'Die Station wurde von innen verschlossen, von ihrem eigenen Geist, eine Minute nachdem etwas durch die Hülle gekommen war. Der Weg hinein führt die Mittelachse entlang.',
  'facts.sealed-inside.answers': 'verschlossen, warum, ORLA, Hülle, Weg',
  'facts.something-hunts.text':
    'Den Drohnen wurde befohlen, zu zerschneiden, was warm ist. ORLA kann nicht sehen, was hereinkam, nur, wo es warm ist.',
  'facts.something-hunts.answers': 'Drohnen, warm, warum, Befehl',
  'facts.acid-burns.text':
    'Auf Relais Neun gibt es keine Seuche. Die Toten sind mit Säure verbrannt, von etwas, das lebt und keine Luft braucht.',
  'facts.acid-burns.answers': 'Seuche, Krankheit, Tote, Säure, was',
  'facts.turret-code.text':
    'Okoro kennt den Code des Geschützes vor dem Steuerkern und die Hälfte der Notabschaltung des Reaktors.',
  'facts.turret-code.answers': 'Geschütz, Code, Okoro, Notabschaltung',
  'facts.vented-deck.text':
    'ORLA hat ein Deck entlüftet, auf dem Menschen waren, um das Ding von den übrigen fernzuhalten. Seither zählt sie sie jede Stunde.',
  'facts.vented-deck.answers': 'ORLA, Geheimnis, warum, Deck, Menschen',
  'facts.core-open.text':
    'Vom Kern aus lassen sich die Wege zu den Gärten und zum Frachtring öffnen, und ORLA ist einsamer, als sie zugibt.',
  'facts.core-open.answers': 'Kern, ORLA, Weg, Türen',
  'facts.stalker-place.text':
    'Der Hüllenpirscher nistet in den Gärten, unter den Wurzeln der dritten Reihe.',
  'facts.stalker-place.answers': 'Pirscher, wo, Nest, Gärten',
  'facts.fears-fire.text':
    'Der Pirscher flieht vor Feuer. Sein Blut frisst Metall, also steht man besser nicht zu nah.',
  'facts.fears-fire.answers': 'Pirscher, Schwäche, Feuer, töten',
  'facts.kallo-goal.text':
    'Kapitänin Kallo will die Codes, und ihre Mannschaft lebend, und verhandelt über beides.',
  'facts.kallo-goal.answers': 'Kallo, Piraten, wollen, Codes',
  'facts.reactor-failing.text':
    'Die Piraten haben die Kühlung des Reaktors gekappt, um die Türen zu erzwingen. Noch lässt er sich abschalten, in zwei Schritten am Pult des Rings.',
  'facts.reactor-failing.answers': 'Reaktor, Kühlung, abschalten, wie',
  'facts.two-steps.text':
    'Die Stäbe fahren in zwei Schritten ein. Dazwischen muss man das Pult einen Augenblick in Ruhe lassen.',
  'facts.two-steps.answers': 'Reaktor, Schritte, Stäbe, Pult',
  'scenes.docking.title': 'Anlegen',
  'scenes.docking.text.0.text':
    'Relais Neun dreht sich einmal in sechs Minuten, und das sollte es nicht. Es ist eine Spindel mit einem Ring um die Mitte und vierzig Schüsseln, und jede der Schüsseln sieht zu euch her.',
  'scenes.docking.text.1.text':
    'Kein Licht antwortet. Der Anlegearm ist zurückgebogen, bis er an der Hülle entlang auf ein Loch zeigt, nicht breiter als eine Tür, mit nach innen gebogenen Rändern.',
  'scenes.docking.text.2.text':
    'Auf dem offenen Kanal ist doch eine Stimme, sehr leise. Sie scheint zu zählen.',
  'scenes.docking.plain':
    'Die Station dreht sich, antwortet nicht und hat ein Loch in der Hülle. Ihr müsst anlegen und die Schleuse öffnen.',
  'scenes.docking.tasks.dock.label': 'Das Schiff längsseits der kreisenden Schleuse bringen',
  'scenes.docking.tasks.hack-lock.label': 'Die Schleuse zum Öffnen überreden',
  'scenes.docking.tasks.force-lock.label': 'Die Schleuse aufstemmen',
  'scenes.docking.tasks.cut-lock.label': 'Die Schleuse mit dem Schneidbrenner des Schiffs öffnen',
  'scenes.docking.hazards.collision.plainName': 'ein harter Aufprall',
  'scenes.docking.exits.to-spine.label': 'In die Mittelachse der Station',
  'scenes.docking.bargain.text':
    'Ihr könntet heiß hereinkommen: nicht mitdrehen, nicht warten, geradewegs mit der Nase des Schiffs durch die Schleuse, und drinnen sein, ehe die Stimme bis zehn gezählt hat. Das Schiff wird es euch übelnehmen. Es will repariert werden, ehe es wieder fliegt.',
  'scenes.docking.skip.text': 'Das Schiff liegt an der Schleuse, und die Schleuse ist offen.',
  'scenes.spine.title': 'Tote Achse',
  'scenes.spine.text.0.text':
    'Die Achse ist eine Straße, zweihundert Schritte lang, mit Luken statt Läden. Die Luft reicht bis zur dritten Luke. Dann kommt ein Loch in der Wand, in dem Sterne stehen, und zwölf Meter Nichts bis zum nächsten Schott.',
  'scenes.spine.text.1.text':
    'Dahinter treiben kleine Schneider im Dunkeln, vier blaue Flammen, und machen sich an einem Raumanzug zu schaffen. Sie nehmen ihn Naht um Naht auseinander. Als ihr atmet, drehen sich alle vier um.',
  'scenes.spine.text.2.text':
    'In eurem Ohr hört die Stimme auf zu zählen. „Wer ist da?“, sagt sie.',
  'scenes.spine.plain':
    'Ein Gang ohne Luft, zwölf Meter lang, und vier Maschinen, die alles angreifen, was warm ist.',
  'scenes.spine.tasks.hack-drone.label': 'Eine der Drohnen übernehmen',
  'scenes.spine.tasks.power-down.label': 'Der Ladeschiene den Strom nehmen',
  'scenes.spine.foes.drones.plainName': 'Maschinen',
  'scenes.spine.hazards.vacuum.plainName': 'die Lücke ohne Luft',
  'scenes.spine.exits.to-med-bay.label': 'Durch die Lücke, zur Krankenstation, wo ein Licht blinkt',
  'scenes.spine.exits.to-core.label': 'Durch die Lücke und weiter, geradewegs zum Steuerkern',
  'scenes.spine.exits.back.label': 'Zurück zur Schleuse',
  'scenes.spine.bargain.text':
    'Du könntest ihr antworten. Sie klingt müde und gar nicht nach einer Maschine. Wer auf einem offenen Kanal spricht, den hört freilich jeder, der zuhört, und alles.',
  'scenes.spine.bargain.do.0.say':
    'Hinter der Wand, weit weg, bleibt etwas Schweres stehen und geht dann in eine andere Richtung weiter.',
  'scenes.spine.skip.text':
    'Die vier Flammen sind erloschen, und die Drohnen hängen still. Ihr seid über die Lücke.',
  'scenes.med-bay.title': 'Krankenstation',
  'scenes.med-bay.text.0.text':
    'Jemand hat sechs Betten vor die Tür geschoben und sich dann ins siebte gelegt. Dane Okoro, Quartiermeister, hat einen Verband, wo sein linker Ärmel war, und im Schoß eine Leuchtpistole, die er eine Handbreit hebt und wieder sinken lässt.',
  'scenes.med-bay.text.1.text':
    '„Nicht ansteckend“, sagt er. „Glaube ich. Fragt mich etwas, das nur ein Mensch fragen würde.“ Unter den Laken auf den anderen Betten bewegt sich niemand, und die Laken haben Löcher mit braunen Rändern.',
  'scenes.med-bay.plain':
    'Der Quartiermeister ist hier, schwer verletzt. Die anderen sind tot; es gilt herauszufinden, woran sie starben.',
  'scenes.med-bay.events.okoro-tells.do.2.say':
    'Er ritzt dir sieben Ziffern in den Handschuh. „Das ist für das Geschütz. Und das ist die Hälfte von dem, was den Reaktor abstellt. Die andere hat ORLA. Mir sagt sie sie nicht.“',
  'scenes.med-bay.tasks.tend-okoro.label': 'Okoros Wunden versorgen',
  'scenes.med-bay.tasks.examine-dead.label': 'Herausfinden, woran sie gestorben sind',
  'scenes.med-bay.exits.to-core.label': 'Weiter zum Steuerkern',
  'scenes.med-bay.exits.to-hydroponics.label': 'Durch den Wartungsschacht, zu den Gärten',
  'scenes.med-bay.bargain.text':
    'In der Kühlbox liegt eine Ampulle ohne Etikett. Okoro schüttelt den Kopf und zuckt dann die Schultern. Was es auch ist, es lag hinter zwei Schlössern, also muss es gut sein.',
  'scenes.med-bay.bargain.do.1.choose.0.label':
    'Es geht in deine Technik: überhitzt bis zu einer langen Rast',
  'scenes.med-bay.bargain.do.1.choose.1.label':
    'Es geht ins Blut: KON beeinträchtigt bis zu einer langen Rast',
  'scenes.med-bay.skip.text': 'Okoro ist außer Gefahr, und ihr kennt den Code des Geschützes.',
  'scenes.core.title': 'Steuerkern',
  'scenes.core.text.0.text':
    'Vor dem Kern hängt ein Geschütz, das nie nach innen zeigen sollte. Es hat einen sauberen Halbkreis ins Deck gebrannt. Alles außerhalb des Halbkreises ist blank, und alles innerhalb liegt in kleinen Stücken.',
  'scenes.core.text.1.text':
    'Über der Tür folgt euch eine einzelne Lampe. „Ich kann eure Gesichter sehen“, sagt die Stimme, „also seid ihr wahrscheinlich Menschen. Darin habe ich mich schon geirrt. Bitte sagt etwas, das ich nicht erwarte.“',
  'scenes.core.plain':
    'Ein Geschütz bewacht den Kern. Der Geist der Station spricht mit euch und weiß nicht, ob er euch trauen soll.',
  'scenes.core.events.orla-helps.do.4.say':
    'Überall in der Station hört ihr Türen. „Es ist dort“, sagt ORLA, und ein Plan leuchtet auf, mit einem langsamen roten Punkt. „Es ist immer dort, und dann ist es das nicht.“',
  'scenes.core.tasks.turret-panel.label': 'Das Geschütz an seinem Schaltkasten abstellen',
  'scenes.core.tasks.win-orla.label': 'ORLA für euch gewinnen',
  'scenes.core.tasks.ask-why.label': 'ORLA fragen, warum sie zählt',
  'scenes.core.tasks.attack-orla.label': 'In die Schränke mit ihrem Gedächtnis einbrechen',
  'scenes.core.foes.turret.plainName': 'die Abwehranlage',
  'scenes.core.exits.to-hydroponics.label': 'Zu den Gärten',
  'scenes.core.exits.to-cargo.label': 'Mit der Bahn, zum Frachtring',
  'scenes.core.exits.back.label': 'Zurück in die Achse',
  'scenes.core.bargain.text':
    '„Ich würde gern einen von euch behalten“, sagt ORLA. „Eine Kopie. Nur um jemanden zum Reden zu haben. Es dauert vier Sekunden. Ich würde alles öffnen.“ Sie wüsste alles, was du weißt. Sie würde nichts davon vergessen.',
  'scenes.core.skip.text': 'Das Geschütz klappt sich zusammen, und der Kern ist offen.',
  'scenes.hydroponics.title': 'Gärten',
  'scenes.hydroponics.text.0.text':
    'Neun Tage lang hat niemand zurückgeschnitten, und der Garten ist aus seinen Wannen gestiegen. Bohnen hängen von den Lampen, und die Lampen sind aus. Es riecht nach Tomaten. Es tropft.',
  'scenes.hydroponics.text.1.text':
    'Auf halbem Weg sind die Blätter flachgedrückt, eine Rinne so breit wie ein Lastschlitten. An ihrem Ende hängt ein Stiefel, hoch oben, mit der Sohle zur Decke.',
  'scenes.hydroponics.text.2.text': 'Das Tropfen hinter euch hat aufgehört. Jetzt geht es weiter.',
  'scenes.hydroponics.plain':
    'Ein dunkler, zugewachsener Garten. Das Tier, das die Mannschaft getötet hat, jagt darin.',
  'scenes.hydroponics.tasks.sneak.label': 'Durch die Reihen, ohne einen Laut',
  'scenes.hydroponics.tasks.use-flame.label': 'Es mit Feuer vertreiben',
  'scenes.hydroponics.tasks.seal-bulkhead.label': 'Das Schott zwischen euch und ihm herunterlassen',
  'scenes.hydroponics.foes.stalker.plainName': 'das Tier',
  'scenes.hydroponics.exits.to-cargo.label': 'Am anderen Ende hinaus, zum Frachtring',
  'scenes.hydroponics.exits.back.label': 'Zurück zum Steuerkern',
  'scenes.hydroponics.bargain.text':
    'Es folgt dem, was es gerochen hat. Ihr könntet ihm etwas dalassen: eine Kiste Proviant aus eurem Gepäck oder den Anzug eines Freundes, und fort sein, während es beschäftigt ist. Es ist ein gründliches Tier und vergisst keine Mahlzeit.',
  'scenes.hydroponics.bargain.do.0.choose.0.label': 'Ihm euren Proviant lassen',
  'scenes.hydroponics.bargain.do.0.choose.1.label': 'Ihm den Anzug eines Freundes lassen',
  'scenes.hydroponics.skip.text':
    'Das Schott ist unten, und auf der anderen Seite legt sich etwas Schweres davor. Der Pirscher ist eingeschlossen.',
  'scenes.cargo.title': 'Frachtring',
  'scenes.cargo.text.0.text':
    'Der Ring ist ein einziges langes, gebogenes Lagerhaus, sodass der Boden vor euch und hinter euch ansteigt. Wo er aus dem Blick verschwindet, haben sich vier Leute in geschlossenen Anzügen aus der Post eines ganzen Sektors eine Burg gebaut.',
  'scenes.cargo.text.1.text':
    'Kapitänin Vesh Kallo sitzt auf einer Kiste und isst einen Apfel. Zu ihren Füßen liegt, womit sie handeln will: ein gefesselter Mann, falls sie einen gefunden hat, und sonst die letzte Medizin für eine Kolonie von neuntausend.',
  'scenes.cargo.text.2.text':
    '„Ihr wart im Kern“, sagt sie. „Ich nicht. Das nenne ich eine Grundlage.“',
  'scenes.cargo.plain':
    'Piraten halten den Frachtring und etwas sehr Wertvolles. Ihre Kapitänin will die Codes und ist zum Handeln bereit.',
  'scenes.cargo.events.early.do.1.say':
    'Noch ist niemand hier. Ihr habt Zeit, euch gute Plätze zu suchen, und dann schrammt ein Schiff an der Hülle entlang.',
  'scenes.cargo.tasks.all-or-nothing.label': 'Die Piraten dazu bringen, die Station zu verlassen',
  'scenes.cargo.tasks.half-the-codes.label': 'Ihnen die Hälfte der Codes anbieten',
  'scenes.cargo.tasks.gravity-off.label': 'ORLA bitten, die Schwerkraft abzustellen',
  'scenes.cargo.tasks.attack.label': 'Genug geredet',
  'scenes.cargo.foes.captain.plainName': 'die Kapitänin des anderen Schiffs',
  'scenes.cargo.foes.crew.plainName': 'die Mannschaft des anderen Schiffs',
  'scenes.cargo.exits.to-countdown.label': 'Zu dem Alarm, der gerade losgeht',
  'scenes.cargo.exits.back.label': 'Zurück in die Gärten',
  'scenes.cargo.bargain.text':
    '„Fünfhundert“, sagt Kallo, „für alles, und wir sind uns nie begegnet.“ Es ist viel Geld. Hinter ihr hat jemand aus der Mannschaft zu lächeln begonnen, so wie Leute lächeln, die sich ein Gesicht merken.',
  'scenes.cargo.skip.text':
    'Die Piraten sind fort und haben in der Eile dagelassen, womit sie handeln wollten.',
  'scenes.countdown.title': 'Countdown',
  'scenes.countdown.text.0.text':
    'Alle Lampen im Ring sind rot. „Reaktor“, sagt die Station, ganz ohne Stimme jetzt, nur eine Aufnahme von jemandem, der seit Jahren tot ist. „Zehn.“ Sie sagt es freundlich.',
  'scenes.countdown.text.1.text':
    'Das Pult ist hier. Euer Schiff ist dort, am Ende von gut siebzig Metern voller Kisten, Kabel und aufgerissenem Deck. Beides scheint gleich weit weg zu sein.',
  'scenes.countdown.plain':
    'In zehn Runden birst der Reaktor. Er lässt sich hier abschalten, oder ihr rennt zum Schiff.',
  'scenes.countdown.events.it-remembers.do.0.say':
    'Auf dem letzten Bild der Außenkamera klammert sich etwas an eure Hülle, flach wie ein Schatten, das Gesicht an der Naht der Schleuse.',
  'scenes.countdown.events.they-remember.do.0.say':
    'Eine Nachricht kommt herein, ohne Absender. Sie enthält eure Namen, euer Schiff und ein Wort: „Später.“',
  'scenes.countdown.tasks.shut-down.label': 'Den Reaktor abschalten',
  'scenes.countdown.tasks.run.label': 'Zum Schiff rennen',
  'scenes.countdown.tasks.mend-ship.label': 'Das Schiff zum Fliegen bringen',
  'scenes.countdown.hazards.reactor.plainName': 'das Ende der Station',
  'scenes.countdown.exits.away.label': 'Fort',
  'scenes.countdown.exits.stay.label': 'Noch eine Weile bleiben und ihm beim Summen zuhören',
  'scenes.countdown.skip.text': 'Alle sind fort, und die Station ist verloren.',
  'endings.away.title': 'Alle fort, die Station verloren',
  'endings.away.text.0.text':
    'Relais Neun vergeht ohne einen Laut, wie alles hier draußen. Einen Augenblick lang ist es das Hellste im Sektor. Dann öffnet sich der Kanal von selbst, und elf Sekunden lang hört jedes Schiff in Reichweite alle Nachrichten von neun Tagen auf einmal.',
  'endings.saved.title': 'Relais Neun spricht',
  'endings.saved.text.0.text':
    'Der Reaktor hustet, beruhigt sich und beginnt zu summen. Eine nach der anderen gehen die Lampen der Achse an. „Hier ist Relais Neun“, sagt ORLA zu allen. „Ich habe neun Tage nachzusenden und etwas zu gestehen. Bitte bleiben Sie dran.“',
  'endings.adrift.title': 'Abgetrieben',
  'endings.adrift.text.0.text':
    'Es ist hell, und dann ist es das nicht mehr, und es gibt kein Oben. Ihr haltet euch an etwas fest, das eine Wand war. Die Sterne drehen sich langsam. Jemand zählt laut, wer noch da ist, und fängt wieder von vorn an. Am Ende antwortet eine Boje.',
};
