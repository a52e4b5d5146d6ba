import { BOT_TEXTS_DE } from '@tablewright/bots';
import type { SETTING_TEXTS } from '../settings.ts';

/** Was ein Tisch einstellen kann, wie Partien enden, was gemessen wird. */
export const SETTING_TEXTS_DE: Readonly<Record<keyof typeof SETTING_TEXTS, string>> = {
  ...BOT_TEXTS_DE,
  'bot.heuristic': 'Erfahrene Heldenfigur',
  'bot.novice.help':
    'Rüstet sich und tritt Türen ein, trifft aber vier von zehn Entscheidungen zufällig.',
  'bot.casual.help': 'Kennt sich aus, trifft aber eine von sieben Entscheidungen zufällig.',
  'bot.seasoned.help':
    'Rüstet sich, sammelt Schritte unter der fünften Reihe und will in den Boss Mode; antwortet sofort.',
  'bot.master.help': 'Denkt voraus, bevor es sich entscheidet.',
  'setting.gm': 'Spielleitung',
  'setting.gm.help': 'Ob die Software das Spiel leitet oder wer auf dem letzten Platz sitzt.',
  'setting.gm.auto': 'Software leitet',
  'setting.gm.human': 'Vom letzten Platz aus geleitet',
  'setting.bothSheets': 'Beide Bögen',
  'setting.bothSheets.help':
    'Für eine Person auf zwei Plätzen: Der zweite ist ein Verbündeter mit eigenem Bogen. Kommt er mit, hat er eigene Züge und eigene Ausrüstung; Hand und Schritte sind gemeinsam.',
  'setting.figurines': 'Figuren',
  'setting.figurines.help':
    'Wie viele Figuren im Spiel sind, Heldenfiguren und Boss eingeschlossen. Mit weniger ist eine Partie zu einem oder zweien leichter.',
  'setting.portals': 'Portale',
  'setting.portals.help': 'Portalmarken öffnen sich auf der Brücke und wo eine Heldenfigur stirbt.',
  'setting.pvp': 'Kämpfe untereinander',
  'setting.pvp.help': 'Ob man jemanden in derselben Welt angreifen darf.',
  'setting.cardMonsterStrength': 'Stärke von Monsterkarten',
  'setting.cardMonsterStrength.help': 'Was eine Monsterkarte für ihre Stärke würfelt.',
  'setting.cardMonsterStrength.die': 'Der Würfel ihrer Stufe',
  'setting.cardMonsterStrength.levelPlusDie': 'Ihre Stufe und der Würfel',
  'setting.deadGetAdditions': 'Additions für Tote',
  'setting.deadGetAdditions.help':
    'Wer den Boss Mode erreicht und dort stirbt, hat trotzdem 2 Additions.',
  'setting.replacedDecks': 'Ersetzte Decks',
  'setting.replacedDecks.help':
    'Bei diesen Sorten ersetzen eure Karten die eingebauten; bei den anderen kommen sie dazu.',
  'setting.replacedDecks.door': 'Türen',
  'setting.replacedDecks.treasure': 'Schätze',
  'setting.replacedDecks.world': 'Welten',
  'setting.replacedDecks.dust': 'Feenstaub',
  'setting.replacedDecks.spell': 'Dunkle Sprüche',
  'setting.fillRoles': 'Fehlende Karten ergänzen',
  'setting.fillRoles.help':
    'Wo Regeln nach einer Art von Karte fragen, die kein Deck hat, kommt die eingebaute dazu, etwa der Wunsch.',
  'setting.homeworldPatience': 'Geduld in Homeworld',
  'setting.homeworldPatience.help':
    'Nach so vielen Zügen hintereinander, die in Homeworld beginnen, deckt ein Tritt dort zwei Türen auf.',
  'setting.roundLimit': 'Letzte Runde',
  'setting.roundLimit.help':
    'Die Partie endet nach dieser Runde, als wären alle auf der Brücke nach Hause gegangen. 0 ohne Grenze.',
  'result.boss-mode-won': 'Boss Mode gewonnen',
  'result.all-dead': 'alle tot',
  'result.closed': 'die Brücke geschlossen',
  'result.all-left': 'alle zu Hause',
  'result.round-limit': 'letzte Runde gespielt',
  'outcome.boss-mode-won':
    '{count, plural, =0 {Der Boss Mode ist gewonnen} one {{winners} hat den Boss besiegt} other {{winners} haben den Boss besiegt}}',
  'outcome.all-dead': 'Alle sind tot',
  'outcome.closed': 'Die Brücke ist geschlossen',
  'outcome.all-left': 'Alle sind nach Hause gegangen',
  'outcome.round-limit': 'Die letzte Runde ist gespielt',
  'outcome.earned':
    '{seat} hat {additions, plural, =0 {keine Addition} one {# Addition} other {# Additions}} verdient',
  'outcome.earned.why':
    'Darum geht es in einer Partie: Jede Addition macht einen Charakter für die nächste besser.',
  'ending.boss-mode-won': 'Im Boss Mode ist kein Monster mehr.',
  'ending.all-dead': 'Niemand lebt mehr, also kann niemand zurückkommen.',
  'ending.closed': 'Jemand in Homeworld hat die Brücke geschlossen.',
  'ending.all-left': 'Alle sind für immer nach Hause gegangen.',
  'ending.round-limit': 'Der Tisch hatte eine letzte Runde festgelegt.',
  'measure.rounds': 'Runden',
  'measure.turns': 'Züge',
  'measure.additions': 'Verdiente Additions',
  'measure.living': 'Am Ende am Leben',
  'measure.dead': 'Tote am Ende',
  'measure.captured': 'Gefangene',
  'measure.in-boss-mode': 'Im Boss Mode angekommen',
  'measure.sheet-ST': 'ST auf den Bögen',
  'measure.sheet-CON': 'CON auf den Bögen',
  'measure.sheet-karma': 'Karma auf den Bögen',
  'measure.sheet-saved': 'Gegenstände und Kräfte auf den Bögen',
  'facet.players': 'Personen',
  'facet.ending': 'Wie es endete',
  'standing.help': '100 % sind so viele Additions, wie eine Partie bringen kann.',
};
