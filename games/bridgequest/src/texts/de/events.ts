import type { EVENT_TEXTS } from '../events.ts';

/** Was geschieht, je in einer Zeile. */
export const EVENT_TEXTS_DE: Readonly<Record<keyof typeof EVENT_TEXTS, string>> = {
  'event.figure-placed': '{figure} kommt an Ort {location}',
  'event.figure-stepped':
    '{figure} {step, select, doorway {geht durch eine Tür zu Ort {location}} turn {dreht sich an Ort {location}} cross {durchquert Ort {location}} token {geht durch ein Portal zu Ort {location}} other {bewegt sich an Ort {location}}}',
  'event.figure-walked':
    '{figure} {step, select, doorway {geht durch eine Tür zu Ort {location}} turn {dreht sich an Ort {location}} cross {durchquert Ort {location}} centre {geht über die Mitte von Ort {location}} token {geht durch ein Portal zu Ort {location}} other {geht zu Ort {location}}}',
  'event.figure-rose': '{figure} steigt zu Ort {location} auf',
  'event.figure-went':
    '{figure} {to, select, homeworld {geht nach Homeworld} bossmode {geht in den Boss Mode} friendzone {geht in die Friendzone} other {verlässt die Brücke}}',
  'event.figure-stays-away': '{figure} ist in dieser Partie nicht dabei',
  'event.travels-paid':
    '{seat} zahlt {count, plural, one {# Schritt} other {# Schritte}}; {left} übrig',
  'event.power-preferred': '{seat} lässt {card} zuerst wirken',
  'event.price-lost': '{seat} hat für etwas gezahlt, das nicht mehr geht',
  'event.stopped': '{seat} trifft auf Monster und bleibt dort stehen',
  'event.pinned': '{seat} trifft auf Monster und wird festgehalten, bis gekämpft ist',
  'event.released': '{seat} wird nicht mehr festgehalten',
  'event.travels-changed':
    '{seat} {dir, select, down {verliert {size, plural, one {# Schritt} other {# Schritte}}} other {bekommt {size, plural, one {# Schritt} other {# Schritte}}}}: jetzt {left}',
  'event.rolled-for-first': '{seat} würfelt {face} für den ersten Zug',
  'event.goes-first': '{seat} beginnt',
  'event.mood-rolled': '{figure} hat die Laune {face}',
  'event.met': '{seat} begegnet {figure} mit einer {face}',
  'event.relationship-set':
    '{figure} ist {kind, select, ally {mit {seat} verbündet, um {size}} enemy {mit {seat} verfeindet, um {size}} other {{seat} gleichgültig}}',
  'event.mood-of-player': '{seat} hat die Laune {face}',
  'event.met-player': '{seat} begegnet {other} mit einer {face}',
  'event.players-related':
    '{seat} und {other} sind {kind, select, ally {verbündet, um {size}} enemy {verfeindet, um {size}} other {einander gleichgültig}}',
  'event.karma-spent': '{seat} gibt 10 Karma für den Wurf von {on}: jetzt {karma}',
  'event.karma-changed':
    '{seat} {dir, select, down {verliert {size} Karma} other {bekommt {size} Karma}}: jetzt {karma}',
  'event.rolled':
    '{roller, select, none {Ein W{sides} zeigt {face}} foe {Der W{sides} von {by} zeigt {face}} other {{by} würfelt {face} mit einem W{sides}}} ({purpose})',
  'event.die-changed':
    '{seat} {how, select, bent {verbiegt die Wirklichkeit: Der Würfel zeigt {face}} other {spielt {card}: Der Würfel zeigt {face}}}',
  'event.die-ruled': 'Die Spielleitung entscheidet, dass der Würfel {face} zeigt',
  'event.stat-changed': '{stat} von {seat} ändert sich um {by}: jetzt {number}',
  'event.turns-lost': '{seat} wird {count, plural, one {einen Zug} other {# Züge}} verlieren',
  'event.gender-flipped': '{seat} ist ab jetzt {gender, select, male {männlich} other {weiblich}}',
  'event.effect-began':
    '{source} wirkt auf {seat}{until, select, c { in diesem Kampf} t { in diesem Zug} n { bis zum Ende des nächsten Zugs} w { bis ein Wunsch es beendet} g { bis zum Ende der Partie} other { für einen Wurf}}',
  'event.effect-ended': '{source} wirkt nicht mehr auf {seat}',
  'event.checked':
    '{seat} prüft {stat} mit einer {face} und {passed, select, yes {besteht} other {scheitert}}: {stat} ist jetzt {number}',
  'event.usual-drawn':
    '{usual, select, UL {Üblich wäre oben links} UR {Üblich wäre oben rechts} LL {Üblich wäre unten links} LR {Üblich wäre unten rechts} OUT {Üblich wäre der Blick nach außen} other {Ausgelost ist, was hier üblich wäre}}',
  'event.master-ruled':
    'Die Spielleitung nimmt {taken, select, UL {oben links} UR {oben rechts} LL {unten links} LR {unten rechts} OUT {außen} other {etwas anderes}} statt {instead, select, UL {oben links} UR {oben rechts} LL {unten links} LR {unten rechts} OUT {außen} other {des Üblichen}}',
  'event.master-acted':
    'Die Spielleitung {what, select, move {bewegt eine Figur} number {ändert eine Zahl} give {gibt eine Karte} take {nimmt eine Karte weg} food {belohnt, wer Essen mitgebracht hat} end {beendet eine Wirkung} figurine {bringt eine Figur} hand {bittet, eine Hand zu sehen} other {legt den nächsten Würfel fest}}',
  'event.rolled-in-secret': 'Die Spielleitung würfelt einen W{sides} im Geheimen',
  'event.hero-created':
    '{seat} ist {name}, {gender, select, male {männlich} other {weiblich}}: ST {st}, DEX {dex}, WIS {wis}, CON {con}, Karma {karma}',
  'event.hero-came': '{seat} ist {name}, Stufe {level}, Karma {karma}',
  'event.joined': '{seat} kommt ins Spiel',
  'event.captive-placed': '{name} ist an Ort {location} gefangen',
  'event.freed': '{seat} bringt {name} frei nach Hause',
  'event.turn-began': 'Zug {turn}, von {seat}',
  'event.turn-skipped': '{seat} verliert diesen Zug',
  'event.door-kicked': '{seat} tritt die Tür ein: {count, plural, one {# Tür} other {# Türen}}',
  'event.nobody-there': 'Kein Monster ist, wo {seat} ist',
  'event.monsters-wander': '{seat} lässt die Monster der Brücke wandern',
  'event.world-stayed': 'Ort {location} bleibt, wie er ist',
  'event.nothing-changed': 'Das Portal von {seat} ändert nichts',
  'event.world-arrived': '{seat} steht in der neuen Welt von Ort {location}',
  'event.combat-began':
    '{defended, select, yes {{seat} kämpft gegen {defender}} other {{seat} kämpft}}{some, select, yes {: {foes}} other {}}{isFirstStrike, select, yes {, mit First Strike} other {}}',
  'event.foe-entered': '{foe} kommt in den Kampf',
  'event.foe-left': '{foe} ist aus dem Kampf genommen',
  'event.foe-changed':
    '{source}: {what, select, mst {Die Stärke von {foe} ändert sich} loot {Die Schätze von {foe} ändern sich} other {Die Schritte von {foe} ändern sich}} um {by}',
  'event.foe-beaten': '{foe} ist besiegt',
  'event.ward-held': '{foe} ist gegen {source} gefeit',
  'event.side-declared': '{seat} zählt {source} als {side, select, ATT {Angriff} other {Abwehr}}',
  'event.calculated':
    'Angriff {att} gegen Abwehr {foesDef}, Angriff {foesAtt} gegen Abwehr {def}: {result, select, broken {Die Abwehr ist gebrochen} short {Es reicht nicht} winning {überlegen, Vorsprung {lead}} other {Vorsprung {lead}, ein Power Differential}}',
  'event.differential': 'Power Differential: {doors, plural, one {# Tür} other {# Türen}}',
  'event.help-asked':
    '{seat} bittet {partner} um Hilfe, für {share, plural, =0 {nichts} one {# Schatz} other {# Schätze}}',
  'event.help-refused': '{seat} hilft nicht',
  'event.help-given': '{seat} hilft',
  'event.running-began': '{seat} läuft weg',
  'event.escape-found': '{seat} wird{one, select, yes { {foe}} other {}} ohne Wurf entkommen',
  'event.escaped': '{seat} entkommt {foe}',
  'event.caught': '{foe} erwischt {seat}',
  'event.bad-stuff':
    'Bad Stuff von {foe, select, Gegenseite {der Gegenseite} other {{foe}}} für {seat}{isDeath, select, yes {, und der Tod} other {}}',
  'event.ally-sacrificed':
    '{seat} opfert {ally} an {foe, select, Gegenseite {der Gegenseite} other {{foe}}}',
  'event.fought-on': '{seat} kehrt um und kämpft gegen die Übrigen',
  'event.left-combat': '{seat} ist aus dem Kampf',
  'event.combat-taken-over': '{seat} führt den Kampf fort',
  'event.combat-won':
    '{seat} gewinnt: {travels, plural, one {# Schritt} other {# Schritte}}, {treasures, plural, one {# Schatz} other {# Schätze}}',
  'event.combat-ended':
    'Der Kampf von {seat} ist vorbei{how, select, won {} fled {: Alle sind weggelaufen} other {: Niemand ist mehr darin}}',
  'event.hijacked': '{seat} nimmt die Schätze von {owner}',
  'event.boss-fell': 'Der Boss fällt durch {seat}',
  'event.boss-listed': '{seat} hat nun {figure} unter den Bossen des Bogens',
  'event.boss-mode-began': '{seat} verlässt die oberste Welt: Der Boss Mode beginnt',
  'event.boss-mode-began.mark': 'Der Boss Mode beginnt',
  'event.boss-mode-began.news': '{seat} hat den Boss Mode begonnen',
  'event.card-played': '{seat} spielt {card}',
  'event.card-used': '{seat} benutzt {card}',
  'event.curse-struck': '{card} trifft {seat}',
  'event.curse-warded': '{seat} ist gegen {card} gefeit',
  'event.curse-cancelled': '{by} nimmt {card} von {seat}',
  'event.done-by-hand': '{source}, von Hand ausgeführt von {seat}: {said}',
  'event.places-swapped': '{figure} und {other} tauschen die Plätze',
  'event.doorway-changed':
    'Eine Tür von Ort {location} {isOpen, select, yes {öffnet} other {schließt}} sich',
  'event.portal-opened':
    'Ein {colour, select, blue {blaues} red {rotes} other {schwarzes}} Portal öffnet sich zwischen Ort {one} und {other}',
  'event.fell': '{figure} fällt in die Portale',
  'event.captured': '{seat} ist gefangen',
  'event.captured.mark': '{seat} ist gefangen',
  'event.captured.news': '{seat} ist gefangen und in diesem Spiel nicht mehr dabei',
  'event.died': '{seat} stirbt',
  'event.died.mark': '{seat} stirbt',
  'event.died.news': '{seat} ist gestorben',
  'event.re-entered': '{seat} kommt als {name} zurück',
  'event.left-game': '{seat} geht für immer nach Hause',
  'event.left-game.mark': '{seat} geht für immer nach Hause',
  'event.left-game.news': '{seat} ist für immer nach Hause gegangen',
  'event.bridge-closed': '{seat} schließt die Brücke',
  'event.attacked': '{seat} greift {defender} an',
  'event.trade-proposed': '{seat} schlägt {partner} einen Tausch vor',
  'event.ally-came': '{figure} kommt mit {seat} mit, für {bonus}',
  'event.ally-refused': '{figure} kommt nicht mit {seat} mit',
  'event.item-attempted':
    '{seat} {success, select, yes {bekommt} other {bekommt nicht}} {card} vom Bogen',
  'event.saved-changed': 'Auf dem Bogen von {seat} hat {card} jetzt die Zahl {number}',
  'event.saved-erased': '{card} ist vom Bogen von {seat} gestrichen',
  'event.taken-from-sheet': '{card} kommt vom Bogen von {seat}',
  'event.reality-bent':
    '{seat} verbiegt die Wirklichkeit: {what, select, portal {ein Portal} changeworld {eine andere Welt} changerow {eine andere Reihe} changecolumn {eine andere Spalte} removemonster {ein Monster ist fort} endeffect {eine Wirkung endet} movefigure {eine Figur bewegt sich} treasures {Schätze} other {eine Seite ändert sich}}',
  'event.game-ended':
    'Die Partie ist vorbei: {ending, select, bossmodewon {Der Boss Mode ist gewonnen} alldead {Alle sind tot} closed {Die Brücke ist geschlossen} allleft {Alle sind nach Hause gegangen} other {Die letzte Runde ist gespielt}}',
  'event.scored': '{seat} hat {additions, plural, one {# Addition} other {# Additions}} verdient',
  'event.level-gained': '{seat} ist jetzt Stufe {level}',
  'event.addition-spent': '{seat} gibt eine Addition aus; {left} übrig',
  'event.additions-given': '{seat} gibt {to} {count, plural, one {# Addition} other {# Additions}}',
  'event.newcomer': '{figure} wird in der nächsten Partie dabei sein',
};
