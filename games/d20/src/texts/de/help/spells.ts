import type { SPELL_HELP } from '../../help/spells.ts';

/** Was Zauber bewirken. */
export const SPELL_HELP_DE: Readonly<Record<keyof typeof SPELL_HELP, string>> = {
  'spell.cure-light-wounds.help':
    'Gibt 1W6+1 Trefferpunkte und das Doppelte deiner Stufe zurück oder beendet eine Lähmung. Umgekehrt: 1W6+1 Schaden durch Berührung.',
  'spell.divine-detect-evil.help':
    '60 Minuten lang siehst du, wer und was bis 60 Fuß böse ist oder dir schaden will.',
  'spell.divine-detect-magic.help': '20 Minuten lang leuchtet für dich alles Magische in Sicht.',
  'spell.divine-light.help':
    'Licht für eine Stunde und 10 Minuten je Stufe, 15 Fuß um einen Ort oder ein Ding; in den Augen blendet es, wenn der Rettungswurf misslingt. Oder Dunkelheit, die alle darin blendet.',
  'spell.divine-protection-from-evil.help':
    'Zwei Stunden lang haben böse Angreifer Nachteil gegen das Ziel, und es hat Vorteil auf Rettungswürfe gegen sie; Beschworene können es nicht berühren, bis es sie angreift.',
  'spell.purify-food-and-water.help': 'Macht Essen und Trinken für 12 frisch und unschädlich.',
  'spell.remove-fear.help':
    'Nimmt Furcht und gibt 20 Minuten lang Vorteil auf Rettungswürfe dagegen. Umgekehrt, bis 120 Fuß: Misslingt der Rettungswurf, fürchtet dich jemand, mit einem neuen Versuch jede Minute.',
  'spell.resist-cold.help':
    'Eine Stunde lang schadet natürliche Kälte den Verbündeten bis 30 Fuß nicht und andere nur halb, mit Vorteil auf Rettungswürfe.',
  'spell.bless.help':
    'Verbündete in einem Quadrat von 20 Fuß sind 6 Runden gesegnet. Umgekehrt: Feinde dort, denen der Rettungswurf misslingt, sind eine Stunde verdorben und 6 Runden erschüttert.',
  'spell.find-traps.help':
    '20 Minuten lang weißt du, wo bis 30 Fuß jede Falle ist, nicht, was sie tut.',
  'spell.know-alignment.help':
    'Du erfährst, wie jemand zur Gruppe steht, ob es böse ist, und ob gütig, eigennützig oder bösartig. Auch bei Dingen und Orten.',
  'spell.divine-hold-person.help':
    '10 Minuten lang eine Person, mit Nachteil auf den ersten Rettungswurf, oder 1W6/2 bis 20 Fuß voneinander. Misslungen: gelähmt, mit einem Rettungswurf am Ende jedes Zuges.',
  'spell.resist-fire.help':
    '20 Minuten lang kann jemand nicht brennen, nimmt halben Feuerschaden und hat Vorteil auf Rettungswürfe gegen Feuer.',
  'spell.silence-15-foot-radius.help':
    'Zwei Stunden lang dringt im Umkreis von 15 Fuß kein Laut durch, und alle dort sind verstummt. Auf jemanden gewirkt, dem der Rettungswurf misslingt, geht die Stille mit.',
  'spell.snake-charm.help':
    'Schlangen mit so vielen Stufen wie deine werden freundlich, im Kampf 1W6 Runden lang, sonst 1W6 mal 10 Minuten.',
  'spell.speak-with-animal.help': 'Eine Stunde lang sprichst du mit einer Tierart.',
  'spell.divine-continual-light.help': 'Wie Licht, mit 30 Fuß, bis es gebannt wird.',
  'spell.cure-disease.help':
    'Beendet Infektionen und andere Krankheiten. Umgekehrt: Misslingt der Rettungswurf, ist jemand infiziert.',
  'spell.growth-of-animals.help':
    'Zwei Stunden lang ist ein gewöhnliches Tier von höchstens deiner Stufe doppelt so groß: doppelte Schadenswürfel und Trefferpunkte.',
  'spell.divine-locate-object.help':
    'Eine Stunde lang weißt du, in welcher Richtung ein bekanntes Ding ist oder das nächste einer Art.',
  'spell.divine-remove-curse.help':
    'Bricht einen Fluch oder ein Todesurteil oder befreit von einem verfluchten Ding; dein Zauberwurf muss 10 und die Stufe dessen erreichen, der ihn gelegt hat. Umgekehrt, durch Berührung: Misslingt der Rettungswurf, ist jemand verflucht.',
  'spell.striking.help': '10 Minuten lang macht eine Waffe 1W6 mehr Schaden und ist magisch.',
  'spell.create-water.help':
    'Eine Quelle für eine Stunde: Wasser für 12 mit Reittieren, 12 mehr je Stufe über 8. Sie beendet Durst.',
  'spell.cure-serious-wounds.help':
    'Gibt 2W6+2 Trefferpunkte und das Doppelte deiner Stufe zurück. Umgekehrt: 2W6+2 Schaden durch Berührung.',
  'spell.neutralize-poison.help':
    'Beendet Gift in jemandem oder etwas. Wer in den letzten 10 Runden daran starb, ist mit 1 Trefferpunkt zurück.',
  'spell.divine-protection-from-evil-10-foot-radius.help':
    'Wie Schutz vor Bösem für alle Verbündeten bis 10 Fuß um dich; er geht mit dir.',
  'spell.speak-with-plants.help':
    'Eine halbe Stunde lang antworten Pflanzen einfach und lassen die Gruppe durch.',
  'spell.sticks-to-snakes.help':
    '1W6+2 Stöcke werden für eine Stunde zu Schlangen, die dir gehorchen.',
  'spell.commune.help':
    'Drei Fragen, wahr beantwortet mit ja, nein oder unklar; einmal in 7 Tagen.',
  'spell.create-food.help':
    'Essen für 12 mit Reittieren für einen Tag, 12 mehr je Stufe über 8. Es beendet das Verhungern.',
  'spell.dispel-evil.help':
    '10 Minuten lang bis 30 Fuß: Böse Untote, Beschworene und Unholde, denen der Rettungswurf misslingt, sind vernichtet oder heimgeschickt, wenn ihre Stufe nicht höher ist als deine, alle anderen verängstigt. Oder durch Berührung: Ein Fluch oder Bann endet.',
  'spell.insect-plague.help':
    'Eine Wolke von 30 Fuß für einen Tag, im Freien; du bewegst sie 20 Fuß je Runde. Darin Nachteil auf Sicht und Angriffe, jede Runde eine Gefahr der Stufe 4 (KON), und Schwache sind verängstigt.',
  'spell.quest.help':
    'Misslingt der Rettungswurf, steht jemand unter Zwang zu einem erfüllbaren Auftrag; ein Tag Weigerung verflucht, bis er aufgenommen wird. Umgekehrt: löst ihn; dein Zauberwurf muss 10 und die Stufe dessen erreichen, der ihn gab.',
  'spell.raise-dead.help':
    'Ein Körper, der höchstens 2 Tage je Stufe über 7 tot ist, lebt mit 1 Trefferpunkt wieder, 7 Tage verflucht. Ein Untoter, dem der Rettungswurf misslingt, ist vernichtet, wenn seine Stufe nicht höher ist als deine. Umgekehrt, bis 60 Fuß: Misslingt er, stirbt, wer höchstens die Hälfte der Trefferpunkte hat, sonst fällt er auf 0.',
  'spell.charm-person.help':
    'Eine Person, der der Rettungswurf misslingt, ist freundlich und hält dich so viele Tage für einen Freund, wie ihr INT-Wert unter 20 liegt. Endet, wenn ihr ihr etwas tut. Vorteil auf den Rettungswurf, wenn ihr sie angreift.',
  'spell.detect-magic.help': '20 Minuten lang leuchtet für dich alles Magische in Sicht.',
  'spell.floating-disc.help': 'Eine Stunde lang folgt dir eine Scheibe und trägt 500 Pfund.',
  'spell.hold-portal.help':
    'Hält eine Tür 2W6 mal 10 Minuten zu; Klopfen öffnet sie, oder Gewalt mit einer 25.',
  'spell.light.help':
    'Licht für eine Stunde und 10 Minuten je Stufe, 15 Fuß um einen Ort oder ein Ding; in den Augen blendet es, wenn der Rettungswurf misslingt. Oder Dunkelheit, die alle darin blendet.',
  'spell.magic-missile.help':
    'Trifft ohne Fehl, wen du siehst: 1W6+1 Schaden und das Doppelte deiner Stufe. Ab Stufe 6 können ihn zwei Ziele teilen, ab 11 drei.',
  'spell.protection-from-evil.help': 'Wie der göttliche Zauber, eine Stunde lang, auf dich selbst.',
  'spell.read-languages.help':
    '20 Minuten lang verstehst du jede gewöhnliche Schrift, jeden Code, jede Karte.',
  'spell.read-magic.help': '10 Minuten lang verstehst du magische Schrift.',
  'spell.shield.help':
    '20 Minuten lang ist deine Rüstungsklasse mindestens 17 gegen Schüsse und 15 im Nahkampf, und magische Geschosse versagen.',
  'spell.sleep.help':
    'Im Umkreis von 20 Fuß Lebende bis Stufe 4, die niedrigsten zuerst, bis 2W6 Stufen: Misslingt der Rettungswurf, schlafen sie 1W6 mal 10 Minuten.',
  'spell.ventriloquism.help':
    '20 Minuten lang kommt deine Stimme, woher du willst; INT gegen 10 und deine Stufe merkt es.',
  'spell.continual-light.help': 'Wie Licht, mit 30 Fuß, bis es gebannt wird.',
  'spell.detect-evil.help':
    '20 Minuten lang siehst du, wer und was bis 60 Fuß böse ist oder dir schaden will.',
  'spell.detect-invisible.help': 'Eine Stunde lang siehst du Unsichtbares, 10 Fuß weit je Stufe.',
  'spell.esp.help':
    'Zwei Stunden lang liest du oberflächliche Gedanken, einen Geist je Minute; wem der Rettungswurf gelingt, der spürt etwas und verrät nichts.',
  'spell.invisibility.help':
    'Einen Tag lang ist jemand oder etwas unsichtbar, bis es angreift oder zaubert.',
  'spell.knock.help':
    'Öffnet etwas, das verschlossen, verriegelt, verklemmt oder magisch gehalten ist.',
  'spell.levitate.help':
    'Eine Stunde und 10 Minuten je Stufe lang steigst oder sinkst du, bis 20 Fuß je Runde.',
  'spell.locate-object.help':
    '20 Minuten lang weißt du, in welcher Richtung ein bekanntes Ding ist oder das nächste einer Art.',
  'spell.mirror-image.help':
    'Eine Stunde lang 1W6/2+1 Bilder von dir: Jeder Angriff oder Zauber, der dich träfe, zerstört stattdessen eines.',
  'spell.phantasmal-force.help':
    'Ein Würfel von 20 Fuß mit dem, was du dir vorstellst, solange du dich konzentrierst. Wer sich damit abgibt, macht einen Rettungswurf oder glaubt es; Angriffe haben deinen Zauberbonus, ihr Schaden, 1W6 und das Doppelte deiner Stufe, ist eingebildet: Wer fällt, schläft. Ein Treffer beendet ein Trugwesen.',
  'spell.web.help':
    '8 Stunden lang ein Würfel von 10 Fuß: Misslingt der Rettungswurf, ist man bewegungsunfähig, mit einem neuen Versuch am Ende jedes Zuges. Feuer verbrennt es in einer Runde, mit einer Gefahr der Stufe 4.',
  'spell.wizard-lock.help':
    'Verschließt eine Tür, bis es gebannt wird; du gehst durch, Klopfen öffnet sie einmal, und wer 3 Stufen über dir zaubert, auch.',
  'spell.clairvoyance.help':
    'Zwei Stunden lang siehst du unbemerkt durch die Augen von jemand anderem.',
  'spell.dispel-magic.help':
    'Beendet Zauber in einem Würfel von 20 Fuß, wenn dein Zauberwurf 10 und die Stufe dessen erreicht, der sie gewirkt hat.',
  'spell.fire-ball.help':
    'Ein Umkreis von 20 Fuß: halb so viele W6 wie deine Stufe, aufgerundet, und das Doppelte deiner Stufe an Feuerschaden; die Hälfte, wenn der Rettungswurf gelingt.',
  'spell.fly.help':
    '1W6 mal 10 Minuten und 10 Minuten je Stufe lang fliegt jemand doppelt so schnell, wie man geht.',
  'spell.haste.help':
    '18 Runden lang sind so viele Wesen wie deine Stufe doppelt so schnell und haben einen Angriff mehr je Zug.',
  'spell.hold-person.help': 'Wie der göttliche Zauber, bis 120 Fuß.',
  'spell.infravision.help': 'Einen Tag lang sieht jemand im Dunkeln 60 Fuß weit.',
  'spell.invisibility-10-foot-radius.help':
    'Einen Tag lang sind das Ziel und alle bis 10 Fuß unsichtbar; jeder, bis er weggeht, angreift oder zaubert.',
  'spell.lightning-bolt.help':
    'Eine Linie von 60 Fuß: halb so viele W6 wie deine Stufe, aufgerundet, und das Doppelte deiner Stufe an Blitzschaden; die Hälfte, wenn der Rettungswurf gelingt.',
  'spell.protection-from-evil-10-foot-radius.help':
    'Wie Schutz vor Bösem für alle Verbündeten bis 10 Fuß um dich; er geht mit dir.',
  'spell.protection-from-normal-missiles.help':
    'Zwei Stunden lang tun leichte und mittlere Geschosse ohne Magie jemandem nichts.',
  'spell.water-breathing.help': 'Einen Tag lang atmet jemand Wasser.',
  'spell.charm-monster.help':
    'Wie Person bezaubern, auf alles Lebende mit Verstand, oder auf mehrere bis Stufe 3, bis 3W6 Stufen.',
  'spell.confusion.help':
    '12 Runden lang sind bis zu 3W6 Wesen im Umkreis von 30 Fuß verwirrt, wenn der Rettungswurf misslingt; bis Stufe 2 gibt es keinen, sonst einen am Ende jedes Zuges.',
  'spell.dimension-door.help':
    'Versetzt ein Wesen bis 360 Fuß, an einen Ort, den du siehst oder beschreibst.',
  'spell.growth-of-plants.help':
    'Bewuchs wird zum Dickicht, durch das niemand sieht oder kommt, außer man schlägt sich durch, 5 Fuß je Runde.',
  'spell.hallucinatory-terrain.help':
    'Verbirgt oder zeigt ein Stück Gelände, bis es jemand mit Verstand wissentlich berührt.',
  'spell.massmorph.help':
    'Bis zu 100, die es wollen, sehen wie Bäume aus, solange sie stillstehen.',
  'spell.polymorph-others.help':
    'Misslingt der Rettungswurf, wird jemand zu einem anderen lebenden Wesen bis zum Doppelten seiner Stufe: Körper und Attribute sind neu, Trefferpunkte bleiben, und nach einem Tag schwindet der Verstand.',
  'spell.polymorph-self.help':
    'Eine Stunde und 10 Minuten je Stufe lang hast du Rüstungsklasse, Geschwindigkeit und Angriffe einer Gestalt bis zu deiner Stufe; zaubern kannst du so nicht.',
  'spell.remove-curse.help': 'Wie der göttliche Zauber.',
  'spell.wall-of-fire.help':
    'Solange du dich konzentrierst, 60 Fuß lang oder ein Ring von 10. Schwache gehen nicht hindurch; andere nehmen einmal je Runde 1W6 und das Doppelte deiner Stufe, Untote und Kalte doppelt so viel.',
  'spell.wall-of-ice.help':
    'Zwei Stunden lang, 60 Fuß lang. Wer hindurchbricht, nimmt 1W6 und das Doppelte deiner Stufe an Kälteschaden; bis Stufe 3 geht es nicht.',
  'spell.wizard-eye.help':
    'Eine Stunde lang fliegt ein unsichtbares Auge 40 Fuß je Runde, und du kannst damit sehen.',
  'spell.animate-dead.help':
    'Skelette oder Zombies mit so vielen Stufen wie deine erheben sich und gehorchen dir.',
  'spell.cloudkill.help':
    'Eine Stunde lang treibt schweres Gas von 15 Fuß je Runde 20 Fuß von dir fort: eine Gefahr deiner Stufe jede Runde, und wem der Rettungswurf bis Stufe 4 misslingt, der stirbt.',
  'spell.conjure-elemental.help':
    'Ein Elementar deiner Stufe gehorcht, solange du dich konzentrierst; sonst wendet es sich gegen dich. Jedes Element einmal am Tag.',
  'spell.contact-higher-plane.help':
    'Halb so viele Fragen wie deine Stufe, je eine Minute: unbekannt, falsch oder meist wahr. Danach ein Rettungswurf gegen 10 und ihre Zahl, sonst bist du 1W6 Tage verwirrt.',
  'spell.feeblemind.help':
    'Wer zaubern kann und den Rettungswurf, mit Nachteil, nicht schafft, hat einen INT-Wert von 2 und kann weder zaubern noch sinnvoll reden.',
  'spell.hold-monster.help': 'Wie Person festhalten, auf alles Lebende.',
  'spell.magic-jar.help':
    'Deine Seele geht in ein Ding und nimmt von dort Körper bis 120 Fuß, deren Rettungswurf misslingt: Du lenkst sie mit deinem Verstand.',
  'spell.pass-wall.help':
    'Eine halbe Stunde lang ein Gang von 5 Fuß Breite und 10 Fuß Tiefe durch Stein, Ziegel oder Erde.',
  'spell.telekinesis.help':
    '6 Runden Konzentration lang bewegst du 20 Pfund je Stufe, 20 Fuß je Runde; wer nicht will, macht jede Runde einen Rettungswurf.',
  'spell.teleport.help':
    'Du oder jemand, den du berührst, gelangt überallhin: Der Zauberwurf braucht 19 für einen vertrauten Ort, 25 für einen, den du einmal sahst, 30 für einen beschriebenen. Fehlen bis zu 5, landest du Meilen entfernt, fehlt mehr, hoch in der Luft.',
  'spell.transmute-rock.help':
    'Fels wird für 3W6 Tage zu Schlamm, in dem man 5 Fuß weit kommt; oder Schlamm zu Fels, und wem der Rettungswurf misslingt, der steckt fest.',
  'spell.wall-of-stone.help':
    'Eine Wand von 1000 Kubikfuß in jeder Form, die auf dem Boden steht; jeder Abschnitt hat Rüstungsklasse 10 und 40 Trefferpunkte.',
  'spell.anti-magic-shell.help':
    'Zwei Stunden lang erreicht dich keine Magie, und deine kommt nicht hinaus.',
  'spell.control-weather.help':
    'Solange du dich konzentrierst, im Freien: Nebel, Sturm, Regen, Hitze, Kälte, klarer Himmel oder Gewitter.',
  'spell.death-spell.help':
    'In einem Würfel von 60 Fuß Lebende bis Stufe 7, bis 4W6 Stufen: Misslingt der Rettungswurf, sterben sie.',
  'spell.disintegrate.help':
    'Misslingt der Rettungswurf: 6W6 und das Doppelte deiner Stufe an Schaden, und bei 0 oder weniger bleibt nur Staub. Oder ein Ding bis 10 Fuß.',
  'spell.geas.help': 'Wie Auftrag, mit etwas, das zu tun oder nie zu tun ist.',
  'spell.invisible-stalker.help':
    'Ein unsichtbarer Pirscher erledigt einen Auftrag; einer ohne Ende wendet ihn gegen dich.',
  'spell.lower-water.help':
    'Wasser in einem Quadrat von 100 Fuß steht 100 Minuten lang halb so tief.',
  'spell.move-earth.help': 'Eine Stunde lang bewegt sich lockere Erde bis 60 Fuß alle 10 Minuten.',
  'spell.part-water.help':
    'Eine Stunde lang ein trockener Weg, 10 Fuß breit und 120 lang. Wer darin ist, wenn er sich schließt, trifft auf eine Gefahr der Stufe 8.',
  'spell.projected-image.help':
    'Eine Stunde lang ein Ebenbild, von dem deine Zauber ausgehen können; Angriffe gehen hindurch.',
  'spell.reincarnation.help':
    'Wer bis zu 7 Tage tot ist, kehrt mit 1 Trefferpunkt in einem anderen Körper zurück, den ein W20 wählt. Stufe und Rollen bleiben.',
  'spell.stone-to-flesh.help':
    'Beendet eine Versteinerung. Umgekehrt: Misslingt der Rettungswurf, ist jemand versteinert.',
};
