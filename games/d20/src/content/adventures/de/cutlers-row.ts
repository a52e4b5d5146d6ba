/** The Lamplighters of Cutler's Row in German, by the paths of `textsOf`. */
export const CUTLERS_ROW_DE: Readonly<Record<string, string>> = {
  title: 'Die Laternenanzünder von Cutler’s Row',
  premise:
    'London, im Novembernebel. Drei Laternenanzünder sind mit ihren Leitern losgegangen und nicht heimgekommen, und in Cutler’s Row gehen die Laternen von selbst aus, eine nach der anderen, als ginge jemand die Straße entlang und schlösse ihnen die Augen. Der letzte der drei, Joe Tansy, wohnte bei einer Mrs Pell.',
  'events.rite-begins.do.1.say':
    'Irgendwo unter der Straße hat eine Stimme begonnen, laut zu lesen. Das Gas in allen Laternen brennt blau, einen Atemzug lang.',
  'people.pell.name': 'Mrs Pell',
  'people.pell.plainName': 'die Zimmerwirtin',
  'people.dray.name': 'Constable Dray',
  'people.dray.plainName': 'der Schutzmann',
  'people.tansy.name': 'Joe Tansy',
  'people.tansy.plainName': 'der Vermisste',
  'people.vane.name': 'Dr. Ambrose Vane',
  'people.vane.plainName': 'der Doktor',
  'facts.surgery-and-tunnel.text':
    'Dr. Vane aus der Praxis an der Ecke kommt und geht durch den Keller, und ein Plan hinter den Kohlen zeigt einen Tunnel der alten Rohrpostbahn unter der ganzen Row.',
  'facts.surgery-and-tunnel.answers': 'Vane, Praxis, Tunnel, Plan, wo, Keller',
  'facts.pell-cellar.text':
    'Mrs Pell vermietet dem Doktor ihren Keller und hat nicht gefragt, wozu, denn er zahlt im Voraus.',
  'facts.pell-cellar.answers': 'Pell, Keller, Geheimnis, Miete, Doktor',
  'facts.paid-men.text':
    'Jemand mit sauberen Fingernägeln und einer Arzttasche bezahlt die Schläger der Row dafür, dass sie nach Einbruch der Dunkelheit leer bleibt.',
  'facts.paid-men.answers': 'Schläger, bezahlt, wer, Doktor',
  'facts.dray-goal.text':
    'Constable Dray will die drei Männer finden, bevor man einen vierten mit ihrer Leiter losschickt.',
  'facts.dray-goal.answers': 'Dray, Schutzmann, will, Polizei',
  'facts.three-lamps.text':
    'Das Ritual braucht Dunkelheit. Drei Lampen, die brennen, halten es auf.',
  'facts.three-lamps.answers': 'Ritual, Lampen, Dunkelheit, wie, aufhalten',
  'facts.dreads-light.text':
    'Was der Doktor füttert, ist ein Gespenst, und Gespenster fürchten das Licht.',
  'facts.dreads-light.answers': 'Gespenst, Schwäche, Licht, was',
  'facts.vane-goal.text':
    'Dr. Vane will von dem Gespenst hören, was hinter dem Tod liegt. Für jeden Mann erzählt es ihm ein wenig mehr.',
  'facts.vane-goal.answers': 'Vane, warum, will, Tod',
  'facts.air-shaft.text':
    'Die Luft im Tunnel zieht zu einer Seite. Dort ist eine Nebenkammer, einst die Speisekammer der Bahn, und jemand atmet darin.',
  'facts.air-shaft.answers': 'Tunnel, Speisekammer, Luft, Weg',
  'facts.working-lamps.text':
    'Joe Tansy weiß, welche drei Lampen der Kammer unten noch Gas haben und wie man ihnen gut zuredet.',
  'facts.working-lamps.answers': 'Lampen, Tansy, brennen, Gas',
  'facts.rite-twice.text':
    'Das Ritual hat zwei Enden, ein gezeichnetes und ein gesprochenes. Löst beide, und nichts hält das Gespenst mehr in dieser Welt.',
  'facts.rite-twice.answers': 'Ritual, brechen, bannen, Kreis',
  'facts.names-in-the-book.text':
    'Der Doktor hat Buch geführt. Darin stehen Namen, die Türen öffnen, und manche davon arbeiten beim Yard.',
  'facts.names-in-the-book.answers': 'Freunde, Namen, Buch, Yard',
  'scenes.house.title': 'Mrs Pells Haus',
  'scenes.house.text.0.text':
    'Mrs Pell vermietet Zimmer an alleinstehende Herren, und in ihrer guten Stube ist alles mit etwas anderem zugedeckt. Sie schenkt Tee ein. Joe Tansys Abendessen steht auf der Anrichte unter einem Teller, das dritte in dieser Woche.',
  'scenes.house.text.1.text':
    'Es ist sechs Uhr und dunkel. Durchs Fenster seht ihr vier Laternen von Cutler’s Row. Während ihr euren Tee umrührt, sind es drei.',
  'scenes.house.text.2.text':
    '„In den Keller gehe ich nie“, sagt Mrs Pell, die niemand nach dem Keller gefragt hat.',
  'scenes.house.plain':
    'Die Wirtin des vermissten Laternenanzünders schenkt euch Tee ein. Über ihren Keller will sie nicht reden.',
  'scenes.house.events.pell-helps.do.1.say':
    'Mrs Pell nimmt einen Schlüssel aus der Teedose und legt ihn auf das Tischtuch, ohne hinzusehen.',
  'scenes.house.tasks.win-pell.label': 'Mrs Pell für euch gewinnen',
  'scenes.house.tasks.search-cellar.label': 'Sich in der Küche und an der Kellertür umsehen',
  'scenes.house.tasks.search-cellar.ok.1.say':
    'An der Kellertür ist Ruß, und er ist ölig, wie er in Tunneln hängt.',
  'scenes.house.tasks.see-through-pell.label': 'Ihr ins Gesicht sehen, während sie redet',
  'scenes.house.exits.to-row.label': 'Hinaus auf die Row, wo die Laternen ausgehen',
  'scenes.house.exits.to-surgery.label': 'Über die Hinterhöfe, geradewegs zu Vanes Praxis',
  'scenes.house.bargain.text':
    'Auf dem Kaminsims liegt der letzte Brief des ersten verschwundenen Laternenanzünders, versiegelt und an niemanden gerichtet. Er will vorgelesen werden; du spürst es im Hals. Er ist nicht lang, und du kommst darin vor.',
  'scenes.house.bargain.do.1.say':
    '„… und wer dies liest, wird uns hören“, endet er, „wenn die Luft schlecht ist.“',
  'scenes.house.skip.text':
    'Hinter den Kohlen im Keller findet ihr einen Plan der alten Bahn, auf dem ein Haus angekreuzt ist.',
  'scenes.row.title': 'Die Row bei Nacht',
  'scenes.row.text.0.text':
    'Der Nebel ist herabgekommen, um unter Leuten zu sein. Er nimmt das hintere Ende der Row, dann das vordere, und lässt euch ein Zimmer mit Wänden aus Wolle und einer Laterne darin.',
  'scenes.row.text.1.text':
    'Drei Männer treten ins Licht und stellen sich so hin, dass ihr seht, was sie in der Hand haben. „Straße ist zu“, sagt einer. Hinter ihnen, auf dem anderen Gehsteig, gibt sich ein Schutzmann mit einer sehr kleinen Laterne alle Mühe, nicht allein zu sein.',
  'scenes.row.plain':
    'Es ist neblig. Drei Männer, die fürs Erschrecken bezahlt werden, versperren die Straße. Ein einzelner Schutzmann ist in der Nähe.',
  'scenes.row.events.dray-helps.do.1.say':
    '„Also gut“, sagt Dray und knöpft den Kragen zu. „Für heute Nacht. Ich möchte das nur von niemandem hören.“',
  'scenes.row.tasks.win-dray.label': 'Constable Dray für euch gewinnen',
  'scenes.row.tasks.who-pays.label':
    'Unter denen, die noch aufrecht stehen, herumfragen, wer dafür bezahlt',
  'scenes.row.foes.thugs.plainName': 'bezahlte Männer',
  'scenes.row.exits.to-surgery.label': 'Zur Praxis an der Ecke',
  'scenes.row.exits.back.label': 'Zurück in Mrs Pells Haus',
  'scenes.row.bargain.text':
    'Der Kleinste der drei hält deine Uhr in der Hand, und du hast nichts gemerkt. Du könntest Lärm schlagen. Oder du lässt sie ihm und siehst aus wie jemand, der Uhren übrig hat. Er wird dem Doktor alles über dich erzählen.',
  'scenes.row.skip.text':
    'Die drei Männer haben etwas im Nebel gehört und sind fort, ehe ihr die Laterne erreicht.',
  'scenes.surgery.title': 'Vanes Praxis',
  'scenes.surgery.text.0.text':
    'Ein Messingschild, eine Klingel, die mit Verbandmull gedämpft ist, ein Wartezimmer mit vier Stühlen und ohne jeden Staub. Dr. Vane ist nicht da. Es fühlt sich nicht an, als wäre er weit.',
  'scenes.surgery.text.1.text':
    'Im Sprechzimmer steht ein Schreibtisch mit einem Schloss, das mehr gekostet hat als der Tisch. In den Regalen stehen Gläser, ordentlich beschriftet. Die Schrift ist kein Latein.',
  'scenes.surgery.text.2.text':
    'Hinter einem Vorhang führt eine eiserne Treppe hinab, und ein warmer, feuchter Wind kommt herauf und geht wieder, so langsam wie bei einem Schlafenden.',
  'scenes.surgery.plain':
    'Die Räume des Doktors sind leer. Es gibt einen verschlossenen Schreibtisch und seltsame Schriften, und eine Treppe führt hinab.',
  'scenes.surgery.tasks.open-desk.label': 'Den Schreibtisch öffnen',
  'scenes.surgery.tasks.open-desk.ok.2.say':
    'In der Schublade liegt ein Rechnungsbuch. Zu jedem Eintrag gehören ein Name, ein Datum und ein Gewicht.',
  'scenes.surgery.tasks.study-notes.label': 'Aus den Notizen auf der Schreibunterlage klug werden',
  'scenes.surgery.tasks.read-signs.label': 'Die Zeichen auf den Gläsern lesen',
  'scenes.surgery.hazards.needle.plainName': 'eine Falle im Schloss',
  'scenes.surgery.exits.to-tunnel.label': 'Die eiserne Treppe hinab',
  'scenes.surgery.bargain.text':
    'Im Schrank steht eine Flasche, beschriftet mit fester Hand: „Für die Nerven. Eins.“ Es ist das Beste, was du je geschmeckt hast, und die Hand, die das Glas hält, ist so ruhig, dass sie einem anderen gehören könnte.',
  'scenes.surgery.skip.text':
    'Ihr habt das Buch des Doktors und seine Notizen in der Tasche und die Treppe vor euch.',
  'scenes.tunnel.title': 'Bahntunnel',
  'scenes.tunnel.text.0.text':
    'Vor dreißig Jahren blies man hier Wagen hindurch wie Erbsen durch ein Rohr, mit Leuten darin. Jetzt steht der Tunnel knietief voll schwarzem Wasser, und Blasen steigen darin auf und platzen und riechen nach Eiern.',
  'scenes.tunnel.text.1.text':
    'An der gewölbten Wand hängen noch die alten Plakate. Etwas hat sich darunter entlanggerieben, auf Schulterhöhe, wieder und wieder.',
  'scenes.tunnel.text.2.text':
    'Draußen auf dem Wasser schwimmen drei Hüte. Einer davon dreht sich um.',
  'scenes.tunnel.plain':
    'Ein überfluteter Tunnel mit schlechter Luft, die brennen kann. Im Wasser bewegt sich etwas.',
  'scenes.tunnel.tasks.vent.label': 'Das alte Gebläse dazu bringen, das Gas abzusaugen',
  'scenes.tunnel.tasks.wade-in.label': 'Hineinwaten',
  'scenes.tunnel.foes.zombies.plainName': 'Gestalten im Wasser',
  'scenes.tunnel.hazards.marsh-gas.plainName': 'schlechte Luft',
  'scenes.tunnel.hazards.flame.plainName': 'brennende Luft',
  'scenes.tunnel.exits.to-larder.label': 'Weiter, dorthin, wo jemand atmet',
  'scenes.tunnel.exits.back.label': 'Zurück, die eiserne Treppe hinauf',
  'scenes.tunnel.bargain.text':
    'Die Stufe ist nicht, wo du dachtest. Du kannst auf den Füßen bleiben, oder du hältst die Laterne trocken über den Kopf. Unter Wasser sucht eine Hand nach deinem Knöchel; sie weiß recht gut, wo sie suchen muss.',
  'scenes.tunnel.skip.text': 'Ihr seid durch den Tunnel, nass bis zum Knie und weiter nichts.',
  'scenes.larder.title': 'Die Speisekammer',
  'scenes.larder.text.0.text':
    'Weiße Kacheln, Haken an der Decke, eine Marmorplatte. Die Bahn sollte einen Speisewagen bekommen. Auf der Platte liegt Joe Tansy im Hemd, und seine Lippen bewegen sich.',
  'scenes.larder.text.1.text':
    'Etwas hockt neben ihm auf den Fersen, eine Serviette in den Kragen gesteckt, und hat keine Eile. Man hat ihm gesagt, es dürfe anfangen, wenn die Uhr schlägt. Es gibt keine Uhr.',
  'scenes.larder.plain':
    'Der Vermisste liegt schwer verletzt in einer alten Küche. Etwas bewacht ihn. Er braucht Hilfe, noch in dieser Minute.',
  'scenes.larder.countdown.do.2.say':
    'Joe Tansy sagt den Namen einer Frau, ganz deutlich, und dann nichts mehr.',
  'scenes.larder.events.tansy-tells.do.1.say':
    '„Drei haben noch Gas“, sagt Joe Tansy. „Die kenn ich im Dunkeln. Na ja. Hab ich ja.“',
  'scenes.larder.tasks.creep.label': 'Sich anschleichen',
  'scenes.larder.tasks.rush.label': 'Sich darauf stürzen',
  'scenes.larder.tasks.tend-tansy.label': 'Joe Tansys Wunden versorgen',
  'scenes.larder.tasks.cure-tansy.label': 'Joe Tansy heilen',
  'scenes.larder.foes.ghoul.plainName': 'der Wächter der Küche',
  'scenes.larder.exits.to-lamps.label': 'Weiter, dorthin, wo die Stimme liest',
  'scenes.larder.exits.back.label': 'Zurück in den Tunnel',
  'scenes.larder.bargain.text':
    'Es spricht, ohne den Kopf zu wenden. Es hat deine Familie gekannt; es nennt sie beim Namen, und wo sie liegen. Von einem weiß es mehr zu erzählen, wenn du ein wenig näher kommst und es zu Ende anhörst.',
  'scenes.larder.skip.text':
    'Joe Tansy ist in Sicherheit und sitzt an der Wand, einen Mantel um sich.',
  'scenes.lamps.title': 'Lampenkammer',
  'scenes.lamps.text.0.text':
    'Das sollte der große Bahnhof werden: eine Kuppel, eine Uhr ohne Zeiger, ein Ring hoher Gaslampen um einen Schacht, der tiefer hinabführt, als eine Bahn es braucht. Drei der Lampen haben noch Glas. Keine brennt.',
  'scenes.lamps.text.1.text':
    'Dr. Vane liest von losen Blättern, die Brille hochgeschoben, wie ein Mann am Pult. Zwei seiner Patienten halten die Seiten. Euretwegen hört er nicht auf. Er wendet sich nur ein wenig, damit ihr besser hört.',
  'scenes.lamps.text.2.text':
    'Über dem Schacht hängt ein langer grauer Mantel, in dem niemand steckt, und neigt sich zu jedem von euch, der Reihe nach.',
  'scenes.lamps.plain':
    'Der Doktor und zwei Anhänger halten an einem Schacht ein Ritual ab; ein Geist antwortet ihnen. Licht schadet ihm, und es gibt drei Lampen.',
  'scenes.lamps.tasks.light-lamp.label': 'Eine der drei Lampen anzünden',
  'scenes.lamps.tasks.break-rite.label': 'Das Ritual brechen',
  'scenes.lamps.foes.doctor.plainName': 'der Doktor',
  'scenes.lamps.foes.cultists.plainName': 'die Anhänger des Doktors',
  'scenes.lamps.foes.wraith.plainName': 'die Stimme aus dem Schacht',
  'scenes.lamps.exits.to-morning.label': 'Hinauf, den Doktor in eurer Mitte',
  'scenes.lamps.exits.back.label': 'Zurück zur Speisekammer',
  'scenes.lamps.bargain.text':
    'Vom Rand aus könntest du in den Schacht sehen. Alle, die es taten, haben eine Frage gestellt, und sie wurde wahr beantwortet. Danach standen sie immer ein wenig abseits von den Leuten, als lauschten sie.',
  'scenes.lamps.skip.text':
    'Die Lampen brennen, der Mantel ist leer, und Dr. Vane sitzt am Boden und lässt sich die Hände binden.',
  'scenes.morning.title': 'Grauer Morgen',
  'scenes.morning.text.0.text':
    'Der Nebel ist jetzt gelb, also steht darüber eine Sonne. In einem Büro des Yard betrachtet ein verschnupfter Inspektor, was ihr ihm auf den Tisch gelegt habt, und dann sehr lange euch.',
  'scenes.morning.text.1.text':
    '„Dr. Vane“, sagt er, „hat die Frau des Polizeipräsidenten behandelt. Das sage ich nur, damit Sie es wissen. Fangen Sie an.“',
  'scenes.morning.plain':
    'Ihr erstattet der Polizei Bericht. Der Inspektor ist vorsichtig, denn der Doktor kennt wichtige Leute.',
  'scenes.morning.tasks.report.label': 'Bericht erstatten',
  'scenes.morning.exits.vane-charged.label': 'Heimgehen und schlafen',
  'scenes.morning.exits.vane-free.label': 'Heimgehen und nicht schlafen',
  'scenes.morning.skip.text': 'Der Fall Cutler’s Row ist abgeschlossen.',
  'endings.charged.title': 'Vane wird angeklagt',
  'endings.charged.text.0.text':
    'Eine Stunde braucht der Inspektor, um alles zu lesen, und dann lässt er sich den Hut bringen. Am Mittag ist Dr. Vanes Messingschild abgeschraubt. An diesem Abend zündet jemand die Laternen von Cutler’s Row an, alle, bleibt bei der letzten eine Weile stehen und lauscht. Sie brennen.',
  'endings.friends.title': 'Vane hat Freunde',
  'endings.friends.text.0.text':
    'Der Inspektor ist sehr höflich. Noch vor Mittag fährt am Yard eine Kutsche ohne Wappen vor, und Dr. Vane steigt ein, in eine Decke gehüllt. Die Laternen von Cutler’s Row brennen. Aber in anderen Straßen, besseren, gibt es jetzt Abende, an denen eine es nicht tut.',
};
