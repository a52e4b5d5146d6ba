import { CARD_TEXTS } from '../../texts.ts';
import { CARD_TEXTS_DE } from '../../texts-de.ts';
import { DOORS, TREASURES } from './model.ts';

/** What the kinds of card and the places are called. */
interface Names {
  readonly cards: readonly [door: string, curse: string, treasure: string, charm: string];
  readonly places: Readonly<Record<string, string>>;
}

const namesOf = ({ cards: [door, curse, treasure, charm], places }: Names) => ({
  ...Object.fromEntries(
    [...DOORS, ...TREASURES].map((card) => [
      `card.${card}`,
      card
        .replace('door-curse', curse)
        .replace('treasure-charm', charm)
        .replace('door', door)
        .replace('treasure', treasure),
    ]),
  ),
  ...Object.fromEntries(Object.entries(places).map(([zone, name]) => [`place.${zone}`, name])),
});

const ENGLISH: Names = {
  cards: ['door', 'curse', 'treasure', 'charm'],
  places: {
    'door-deck': 'the doors',
    'door-discard': 'the used doors',
    'treasure-deck': 'the treasures',
    'treasure-discard': 'the used treasures',
    hand: 'the hand of {owner}',
    table: 'the table of {owner}',
    nest: 'the nest of {owner}',
  },
};

const GERMAN: Names = {
  cards: ['Tür', 'Fluch', 'Schatz', 'Zauber'],
  places: {
    'door-deck': 'Türen',
    'door-discard': 'Benutzte Türen',
    'treasure-deck': 'Schätze',
    'treasure-discard': 'Benutzte Schätze',
    hand: 'Hand von {owner}',
    table: 'Tisch von {owner}',
    nest: 'Nest von {owner}',
  },
};

/** What the toy says in English … */
export const MAGPIE_TEXTS: Readonly<Record<string, string>> = {
  ...CARD_TEXTS,
  ...namesOf(ENGLISH),
  act: 'What now?',
  order: 'In which order?',
  find: 'Which one?',
  charm: 'Stop the curse on {victim}?',
  curse: 'Curse somebody',
  'curse.card': 'With which card?',
  'curse.at': 'Whom?',
  'trade.propose': 'Trade with {partner}',
  'trade.counter': 'Other terms for {partner}',
  'trade.answer': 'Trade with {partner}?',
  'trade.withdraw': 'Proposal to {partner}',
  'not-covered': 'One of you does not have that any more.',
  ...fields('Cards you give', 'Gold you give', 'Cards you want', 'No curse for a round?'),
  gold: '{gold} gold',
  peace: 'no curse for a round',
  'option.pass': 'Pass',
  'option.yes': 'Yes',
  'option.no': 'No',
  'option.accept': 'Accept',
  'option.decline': 'Decline',
  'option.counter': 'Other terms',
  'option.withdraw': 'Take it back',
  'option.play': 'Play {card}',
  'option.lay': 'Lay {card} face down',
  'option.sell': 'Sell {card}',
  'option.discard': 'Discard {card}',
  'option.show': 'Show {card} to your neighbour',
  'option.attach': 'Attach {card}',
  'option.take-off': 'Take {card} off',
  'option.turn': 'Turn over card {card}',
  'option.sort': 'Sort the treasures',
  'option.search': 'Search the treasures',
  'option.under': 'Put the top door under the deck',
  'option.loot': 'Loot',
  'option.swap': 'Swap hands',
  'option.hide': 'Hide your hand',
  'option.rob-the-nest': 'Rob the nest',
  'option.steal': 'Steal a card',
  ...seats('Seat'),
  'event.charm-played': '{seat} works a charm on the curse on {to}.',
  'event.curse-played': '{seat} curses {to}.',
  'event.curse-stopped': 'The curse of {seat} on {to} is stopped.',
  'event.curse-struck': 'The curse strikes {seat}{gold, plural, =0 {} other {, who loses # gold}}.',
  'event.deal':
    'A proposal of {seat} to {to} is {news, select, proposed {made} countered {made instead} accepted {accepted} declined {declined} withdrawn {taken back} other {over}}.',
  'event.deal-void': '{seat} does not have what {to} was promised; nothing changes hands.',
  'event.gold-earned': '{seat} earns {gold} gold.',
  'event.gold-paid': '{seat} pays {to} {gold} gold.',
  'event.peace-promised': '{seat} will not curse {to} for a round.',
  'outcome.won': '{winners} wins.',
  'result.won': 'Won',
  'setting.turns': 'Turns',
  'setting.turns.help': 'So many turns are played.',
  'bot.heuristic': 'Thrifty',
};

/** … and in German. */
export const MAGPIE_TEXTS_DE: Readonly<Record<string, string>> = {
  ...CARD_TEXTS_DE,
  ...namesOf(GERMAN),
  act: 'Was nun?',
  order: 'In welcher Reihenfolge?',
  find: 'Welche?',
  charm: 'Den Fluch auf {victim} aufhalten?',
  curse: 'Jemanden verfluchen',
  'curse.card': 'Mit welcher Karte?',
  'curse.at': 'Wen?',
  'trade.propose': 'Handel mit {partner}',
  'trade.counter': 'Andere Bedingungen für {partner}',
  'trade.answer': 'Handel mit {partner}?',
  'trade.withdraw': 'Angebot an {partner}',
  'not-covered': 'Einer von euch hat das nicht mehr.',
  ...fields(
    'Karten, die du gibst',
    'Gold, das du gibst',
    'Karten, die du willst',
    'Eine Runde kein Fluch?',
  ),
  gold: '{gold} Gold',
  peace: 'eine Runde kein Fluch',
  'option.pass': 'Passen',
  'option.yes': 'Ja',
  'option.no': 'Nein',
  'option.accept': 'Annehmen',
  'option.decline': 'Ablehnen',
  'option.counter': 'Andere Bedingungen',
  'option.withdraw': 'Zurücknehmen',
  'option.play': '{card} spielen',
  'option.lay': '{card} verdeckt hinlegen',
  'option.sell': '{card} verkaufen',
  'option.discard': '{card} abwerfen',
  'option.show': '{card} dem Nachbarn zeigen',
  'option.attach': '{card} anlegen',
  'option.take-off': '{card} abnehmen',
  'option.turn': 'Karte {card} umdrehen',
  'option.sort': 'Schätze ordnen',
  'option.search': 'Schätze durchsuchen',
  'option.under': 'Oberste Tür unter den Stapel',
  'option.loot': 'Plündern',
  'option.swap': 'Hände tauschen',
  'option.hide': 'Hand verstecken',
  'option.rob-the-nest': 'Nest ausrauben',
  'option.steal': 'Karte stehlen',
  ...seats('Platz'),
  'event.charm-played': '{seat} zaubert gegen den Fluch auf {to}.',
  'event.curse-played': '{seat} verflucht {to}.',
  'event.curse-stopped': 'Der Fluch von {seat} auf {to} ist aufgehalten.',
  'event.curse-struck': 'Der Fluch trifft {seat}{gold, plural, =0 {} other {, was # Gold kostet}}.',
  'event.deal':
    'Ein Angebot von {seat} an {to} ist {news, select, proposed {gemacht} countered {ersetzt} accepted {angenommen} declined {abgelehnt} withdrawn {zurückgenommen} other {vorbei}}.',
  'event.deal-void': '{seat} hat nicht mehr, was {to} versprochen war; nichts wechselt die Hände.',
  'event.gold-earned': '{seat} verdient {gold} Gold.',
  'event.gold-paid': '{seat} zahlt {to} {gold} Gold.',
  'event.peace-promised': '{seat} verflucht {to} eine Runde lang nicht.',
  'outcome.won': '{winners} gewinnt.',
  'result.won': 'Gewonnen',
  'setting.turns': 'Züge',
  'setting.turns.help': 'So viele Züge werden gespielt.',
  'bot.heuristic': 'Sparsam',
};

/** The fields of a proposal, and of the one that answers it. */
function fields(...asked: readonly string[]): Record<string, string> {
  const names = ['give', 'gold', 'take', 'peace'];
  const keys = ['trade.propose', 'trade.counter'];
  return Object.fromEntries(
    keys.flatMap((key) => names.map((name, at) => [`${key}.${name}`, asked[at] ?? ''])),
  );
}

function seats(word: string): Record<string, string> {
  return Object.fromEntries([0, 1, 2, 3].map((at) => [`option.seat-${at}`, `${word} ${at + 1}`]));
}
