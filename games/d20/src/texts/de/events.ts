import type { EVENT_TEXTS } from '../events.ts';
import { EFFECT_EVENT_TEXTS_DE } from './effect-events.ts';

const UNTIL =
  '{until, select, nextturn { bis zum Ende des eigenen nächsten Zugs} combat { für diesen Kampf} scene { für diese Szene} longrest { bis zu einer langen Rast} cure { bis etwas es beendet} other {}}';

/** Was geschieht, wie es eine gute Spielleitung sagt. */
export const EVENT_TEXTS_DE: Readonly<Record<keyof typeof EVENT_TEXTS, string>> = {
  ...EFFECT_EVENT_TEXTS_DE,
  'event.rolled':
    '{creature}, {what}: {total}{known, select, yes { gegen {target}} other {}}{success, select, true {, ein Erfolg} false {, ein Fehlschlag} other {}} ({mode, select, advantage {mit Vorteil: {faces}} disadvantage {mit Nachteil: {faces}} other {der Würfel zeigt {natural}}}{hand, select, yes {, von Hand gewürfelt} other {}})',
  'roll.save': '{ability}-Rettungswurf',
  'roll.attack': 'Angriff auf {at}',
  'roll.attack-none': 'Angriff',
  'roll.initiative': 'Initiative',
  'roll.casting': 'Zauberwurf',
  'roll.turning': 'Untote vertreiben',
  'roll.ability': 'Probe auf {ability}',
  'roll.tag': '{tag}',
  'roll.plain': 'Wurf',
  'event.dice-rolled':
    '{creature} würfelt für {for}: {faces}{hand, select, yes { (von Hand gewürfelt)} other {}}',
  'event.lot-drawn': 'Das Los für {creature} ({for}): Nummer {n} von {of}',
  'event.tied': '{creature} und {with} sind gleichauf und würfeln noch einmal',
  'event.let-pass': '{creature} lässt es geschehen',
  'event.helpless': '{creature} kann sich nicht bewegen, also misslingt der {ability}-Rettungswurf',
  'event.rerolled':
    '{by} lässt einen Würfel von {creature} neu werfen: Aus {old} wird {face}, {kept} zählt, insgesamt {total}',
  'event.point-spent':
    'Die Spielleitung gibt einen Komplikationspunkt aus, bei {creature}: Aus {old} wird {face}, {kept} zählt, insgesamt {total}. {points, plural, =0 {Keiner bleibt} one {# bleibt} other {# bleiben}}',
  'event.fate-tempted':
    '{creature} fordert das Schicksal heraus: Die Spielleitung hat jetzt {points, plural, one {# Komplikationspunkt} other {# Komplikationspunkte}}',
  'event.fate-refused': '{creature} darf das Schicksal jetzt nicht herausfordern',
  'event.token-spent':
    '{creature} gibt eine Geschichtsmarke aus{on, select, survive {, damit jemand überlebt} extraaction { für eine weitere Aktion} answer { für eine wahre Antwort} item { für ein besonderes Ding} recruit {, um ein Tier zu gewinnen} other {}}. {tokens, plural, =0 {Keine bleibt} one {# bleibt} other {# bleiben}}',
  'event.token-gained': '{creature} bekommt eine Geschichtsmarke und hat jetzt {tokens}',
  'event.point-revives':
    'Ein Komplikationspunkt hält {creature} am Leben. {points, plural, =0 {Keiner bleibt} one {# bleibt} other {# bleiben}}',
  'event.point-acts':
    'Ein Komplikationspunkt gibt {creature} eine weitere Aktion. {points, plural, =0 {Keiner bleibt} one {# bleibt} other {# bleiben}}',
  'event.hit':
    '{creature} trifft {at} ({attack}){fromHiding, select, true {, aus dem Verborgenen} other {}}',
  'event.missed': '{creature} verfehlt {at}',
  'event.damage-rolled':
    '{creature} richtet {amount} Schaden an{rolled, select, yes { (gewürfelt: {faces})} other {}}',
  'event.carried-over': 'Der Schlag geht mit {amount} weiter auf {at}',
  'event.hurt':
    '{creature} {loss, plural, =0 {bleibt unverletzt} one {verliert # Trefferpunkt} other {verliert # Trefferpunkte}}{from, select, yes { durch {by}} other {}}{changed, select, yes { statt {amount}} other {}}{wound, select, badlyhurt { und ist schwer verletzt} dead { und liegt im Sterben} other {}}',
  'event.spared': '{creature} nimmt keinen Schaden: {hazard}',
  'event.fell': '{creature} geht zu Boden',
  'event.fell.news': '{creature} liegt am Boden',
  'event.out-of-play':
    '{creature} {fate, select, captured {wird gefangen genommen} other {bleibt sterbend liegen}}',
  'event.outlived': '{creature} müsste tot sein und ist es nicht',
  'event.died': '{creature} stirbt{from, select, yes { durch {by}} other {}}',
  'event.died.news': '{creature} ist tot{from, select, yes {, getötet von {by}} other {}}',
  'event.woke': '{creature} kommt zu sich',
  'event.raised': '{creature} lebt wieder{from, select, yes {, dank {by}} other {}}',
  'event.raised.good-news': '{creature} lebt wieder',
  'event.healed':
    '{creature} erhält {amount, plural, one {# Trefferpunkt} other {# Trefferpunkte}} zurück{way, select, natural { durch Rast} magic { durch Magie} care { durch Pflege} regeneration { durch Regeneration} blood { aus Blut} repair { durch Reparatur} token { durch eine Marke} other {}}{from, select, yes {, dank {by}} other {}}',
  'event.afflicted': `{effect} bei {creature}${UNTIL}`,
  'event.prolonged': `{effect} hält bei {creature} länger an${UNTIL}`,
  'event.relieved':
    '{how, select, save {{creature} schüttelt es ab: {effect}} cure {{creature} ist es los: {effect}} time {Es lässt bei {creature} nach: {effect}} other {Es endet bei {creature}: {effect}}}',
  'event.unaffected': 'Es bewirkt bei {creature} nichts: {effect}',
  'event.score-changed': '{ability} von {creature} ist jetzt {score}',
  'event.power-used': '{creature} nutzt eine Kraft: {power}',
  'event.story-power': `{creature} nutzt eine Kraft: {power}{aimed, select, yes { ({at})} other {}}{counted, select, yes {, gut für {count, plural, one {# Frage} other {# Fragen}}} other {}}${UNTIL}`,
  'event.zone-laid': `{from, select, yes {{by} legt es auf den Ort} other {Es bedeckt den Ort}}: {zone}${UNTIL}`,
  'event.zone-ended': 'Es ist von dem Ort verschwunden: {zone}',
  'event.combat-began': 'Ein Kampf beginnt: {participants}',
  'event.round-began': 'Runde {round}',
  'event.surprised': '{creature} ist überrascht',
  'event.named':
    '{from, select, yes {{by} bestimmt: {creature} kommt als Nächstes} other {{creature} kommt als Nächstes}}',
  'event.turn-began': '{creature} ist am Zug',
  'event.turn-passed': '{creature} kann in diesem Zug nichts tun',
  'event.turn-ended': '{creature} ist fertig',
  'event.moved':
    '{creature} bewegt sich {feet} Fuß{height, select, yes {, jetzt {up} Fuß über dem Boden} other {}}',
  'event.round-ended': 'Runde {round} ist vorbei',
  'event.morale':
    'Moral: {total} gegen {morale}{holds, select, true {, sie kämpfen weiter} other {, sie haben genug}}',
  'event.standstill':
    'Seit {rounds} Runden hat sich in diesem Kampf nichts geändert: Die Spielleitung kann ihn beenden',
  'event.fled': '{creature} entkommt',
  'event.combat-ended':
    'Der Kampf ist vorbei{how, select, bymaster {: Die Spielleitung beendet ihn} withdrawn {: Nichts bewegt sich mehr, alle ziehen sich zurück} other {}}',
  'event.handled':
    '{creature} {how, select, drawn {zieht} stowed {steckt weg} dropped {lässt fallen} loaded {lädt} pickedup {hebt auf} puton {legt an} takenoff {legt ab} torn {zerreißt} switchedon {schaltet ein} switchedoff {schaltet aus} other {hantiert}}: {item}',
  'event.handed-over': '{creature} gibt {to} etwas: {item}',
  'event.traded':
    '{creature} {deal, select, bought {kauft} other {verkauft}} für {price} Goldstücke: {item}. {left} Goldstücke bleiben',
  'event.used-up': '{creature} hat es aufgebraucht: {item}',
  'event.cast': '{creature} wirkt {spell}{some, select, yes { auf {at}} other {}}',
  'event.conjured': '{by} ruft {creature} herbei',
  'event.vanished': '{creature} ist verschwunden',
  'event.transformed': '{creature} verwandelt sich: {into}',
  'event.shifted':
    '{creature} ist woanders{height, select, yes {, {up} Fuß über dem Boden} other {}}',
  'event.arrived':
    '{creature} kommt an{how, select, milesoff {, {amount} Meilen daneben} above {, {amount} Fuß hoch in der Luft} other { wie gewollt}}',
  'event.question-asked': '{creature} stellt Frage {number} von {of}',
  'event.question-answered':
    'Frage {number}: {how, select, unknown {Die Antwort ist nicht bekannt} other {Es gibt eine Antwort}}',
  'event.cast-failed': '{creature} zaubert vergeblich: {spell}',
  'event.strained':
    '{creature} hat sich daran verausgabt und muss erst eine Stunde rasten: {spell}',
  'event.revealed':
    '{creature} {what, select, magic {spürt Magie} evil {spürt Böses} thoughts {liest Gedanken} nothoughts {liest keine Gedanken} mindtouched {spürt eine Berührung im Geist} eyes {sieht durch andere Augen} voice {weiß, woher die Stimme kommt} alignment {weiß, wie jemand gesinnt ist} other {erfährt etwas}}{creatures, select, yes {: {found}} other {}}{objects, select, yes {; {things}} other {}}{more, select, yes { ({words})} other {}}',
  'event.image-lost':
    'Der Schlag nimmt ein Spiegelbild von {creature}. {left, plural, =0 {Keines bleibt} one {# bleibt} other {# bleiben}}',
  'event.imagined': '{creature} glaubt, {amount} zu verlieren, insgesamt {sum}',
  'event.story-spell': `{creature} bewirkt es: {spell}${UNTIL}`,
  'event.worked': '{creature} ist an der Arbeit: {work}',
  'event.clock-advanced': 'Zeit vergeht: {span}',
  'span.rounds': '{n, plural, one {# Runde} other {# Runden}}',
  'span.minutes': '{n, plural, one {# Minute} other {# Minuten}}',
  'span.hours': '{n, plural, one {# Stunde} other {# Stunden}}',
  'span.days': '{n, plural, one {# Tag} other {# Tage}}',
  'event.rested': '{creature} ist ausgeruht',
  'event.phase-began':
    '{phase, select, lobby {Die Gruppe findet sich} scene {Die Geschichte geht weiter} combat {Es kommt zum Kampf} rest {Zeit für eine Rast} levelup {Zeit zu wachsen} other {Die Sitzung endet}}',
  'event.described': '{words}',
  'event.counted': '{counter}: {now}',
  'counter.patience': 'Geduld',
  'counter.boredom': 'Langeweile',
  'counter.lit': 'Brennende Lampen',
  'counter.other': 'Der Zähler',
  'event.learned': 'Die Gruppe erfährt: {words}',
  'event.given': '{creature} bekommt etwas: {item}{count, plural, one {} other { (#)}}',
  'event.lost-item': '{creature} verliert etwas: {item}',
  'event.gold':
    '{deal, select, paid {{price} Goldstücke werden bezahlt} other {Die Gruppe bekommt {price} Goldstücke}}',
  'event.points-gained':
    'Die Spielleitung hat jetzt {points, plural, one {# Komplikationspunkt} other {# Komplikationspunkte}}',
  'event.foes-left': 'Gegner ziehen ab',
  'event.scene-began': 'Szene: {words}',
  'event.scene-left':
    'Szene verlassen: {words}{how, select, bypassed {, umgangen} skipped {, übersprungen} other {}}{xp, plural, =0 {} other { (je # EP)}}',
  'event.task-done':
    '{done, select, yes {{creature} hat es geschafft} other {Es ist geschafft}}: {words}',
  'event.at-task': '{creature} ist dabei, Runde {count} von {of}: {words}',
  'event.task-failed': '{done, select, yes {{creature} scheitert} other {Es misslingt}}: {words}',
  'event.cost': '{creature} hat Erfolg, aber zu einem Preis: {cost}',
  'event.bargain':
    '{creature} {accepted, select, true {nimmt den Handel an} other {lehnt den Handel ab}}',
  'event.setback': '{creature} erleidet einen Rückschlag: {what}',
  'event.defeated': 'Die Gruppe ist besiegt',
  'event.defeated.news': 'Die Gruppe ist besiegt',
  'event.level-gained':
    '{creature} erreicht Stufe {level}{rolled, select, yes { und würfelt {die} für Trefferpunkte} other {}}: {hp} von {max} Trefferpunkten',
  'event.level-gained.good-news': '{creature} erreicht Stufe {level}',
  'event.character-rolled':
    '{seat} würfelt einen Charakter aus: {totals} in gedruckter Reihenfolge; {funds} Goldstücke für den Anfang{hand, select, yes { (von Hand)} other {}}',
  'event.character-came':
    '{creature} kommt dazu{how, select, companion {, als Begleitung} made {, neu erschaffen} other {}}, Stufe {level}',
  'event.score-raised':
    '{creature} steigert {ability} auf {score} und hat höchstens {max} Trefferpunkte',
  'event.role-gained':
    '{creature} nimmt eine Rolle an: {role}{chosen, select, yes { ({choice})} other {}}, höchstens {max} Trefferpunkte',
  'event.spells-learned': '{creature} lernt {spells}',
  'event.spell-exchanged': '{creature} gibt {old} für {spell} auf',
  'event.xp': '{creature} bekommt {xp, number} EP, insgesamt {total, number}',
  'event.attitude-changed':
    '{creature} ist jetzt {attitude, select, hostile {feindselig} neutral {neutral} other {freundlich}}',
  'event.ended':
    '{ending, select, finished {Das Abenteuer ist bestanden} defeated {Die Gruppe ist endgültig besiegt} left {Das Abenteuer ist abgebrochen} closed {Die Spielleitung schließt die Sitzung} other {Die Sitzung ist bei ihrem letzten Schritt}}',
  'event.called':
    'Die Spielleitung verlangt einen Wurf: {creature}, {tag}{against, select, who { gegen {at}} number { gegen {target}} other {}}{noted, select, yes {. {note}} other {}}',
  'event.declined': '{creature} lässt es sein: {tag}',
  'event.ruled':
    '{verdict, select, deny {Die Spielleitung entscheidet, dass es nicht geht} cost {Die Spielleitung bietet einen Erfolg mit Preis an} other {Die Spielleitung entscheidet, dass es gelingt}}: {creature}, {tag}',
  'event.placed': '{creature} kommt dazu',
  'event.edited': 'Die Spielleitung ändert {creature}, {what}: {value}. {note}',
  'event.object-put':
    '{how, select, laid {Hier liegt jetzt etwas: {item}} moved {Die Spielleitung verlegt ein Ding: {item}} other {Die Spielleitung nimmt ein Ding weg: {item}}}',
  'event.moved-by-master':
    'Die Spielleitung {how, select, hide {verbirgt {creature}} show {zeigt {creature}} away {nimmt {creature} weg} other {bewegt {creature}}}',
  'event.absent':
    '{how, select, back {{creature} wird wieder von der eigenen Person gespielt} withdrawn {{creature} hat die Gruppe verlassen} other {Wer {creature} spielt, geht; {by, select, master {die Spielleitung} other {die Software}} spielt weiter{how, select, leaves {, bis diese Szene vorbei ist} other {}}}}',
  'event.led':
    '{by, select, software {Die Software leitet das Spiel für die Spielleitung} other {Die Spielleitung leitet das Spiel wieder}}',
  'event.handout': 'Ausgeteilt, {title}: {words}',
  'event.mood':
    '{mood, select, calm {Es ist ruhig hier} merry {Hier ist man vergnügt} tense {Die Luft ist gespannt} eerie {Es ist unheimlich hier} grim {Es sieht düster aus} wondrous {Hier ist alles voller Wunder} other {Die Stimmung ist vorbei}}',
  'event.market':
    '{how, select, opens {Ein Markt beginnt, es kann gekauft und verkauft werden} other {Der Markt ist vorbei}}',
  'event.lent':
    '{lent, select, yes {{creature} wird an {to} verliehen} other {{creature} wird wieder von der Spielleitung geführt}}',
  'event.pictured': '{picture}',
  'event.free-rolled': '{seat} würfelt {faces}, ohne Wirkung',
  'event.master-rolled': 'Die Spielleitung würfelt {faces}',
  'event.said': '{creature}{tried, select, yes {, Versuch mit {tag}} other {}}: {words}',
  'event.whispered': '{seat} zur Spielleitung: {words}',
  'event.safety':
    'X-Karte: {how, select, skip {die Szene wird übersprungen} other {manches bleibt von jetzt an ungesagt}}',
};
