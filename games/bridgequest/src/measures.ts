import type { GameEvent, Measures, Option } from '@tablewright/engine';
import { defaultCards } from './content/card-set.ts';
import { isOwn } from './decks/own-cards.ts';
import { VERBS } from './effects/signatures.ts';
import { CONDITION_KINDS, SCOPES, TRIGGERS } from './effects/words.ts';
import type { BridgeEvent } from './events.ts';
import type { BridgeState, CardId, Hero } from './model.ts';
import { DECISIONS } from './rules/master/decide.ts';

/** The most additions that a game brings (BQ-GOAL-03). */
const MOST = 4;

/** What a card is counted as: all that somebody has brought are one. */
function base(card: CardId): string {
  if (isOwn(card)) return 'own';
  const copy = card.lastIndexOf('#');
  return copy < 0 ? card : card.slice(0, copy);
}

const count = (heroes: readonly Hero[], is: (hero: Hero) => boolean): number =>
  heroes.filter(is).length;

const mean = (heroes: readonly Hero[], of: (hero: Hero) => number): number =>
  heroes.reduce((sum, hero) => sum + of(hero), 0) / Math.max(1, heroes.length);

/** The card that somebody plays, equips, uses or saves with an option, if it is one that the game brings. */
function cardTaken({ id, names }: Option): string | undefined {
  const card = names?.card;
  if (!/^(play|equip|use|save)\//.test(id) || typeof card !== 'string' || isOwn(card))
    return undefined;
  return `card.${base(card)}`;
}

/** What only cards of expansions say (BQC-VERB-49, -53, -60), as they alone tick (BQC-TRIG-14). */
const OF_EXPANSIONS: readonly string[] = ['seal', 'double', 'revive'];

/** All that can be at work: cards, verbs, triggers, conditions, scopes of portals, defaults of whoever runs the game. */
const CONTENT: readonly string[] = [
  ...defaultCards().map(({ id }) => `card.${id}`),
  'card.own',
  ...VERBS.filter((verb) => !OF_EXPANSIONS.includes(verb)).map((verb) => `verb.${verb}`),
  ...TRIGGERS.filter((trigger) => trigger !== 'tick').map((trigger) => `trigger.${trigger}`),
  ...CONDITION_KINDS.map((kind) => `condition.${kind}`),
  ...SCOPES.map((scope) => `scope.${scope}`),
  ...DECISIONS.map((decision) => `default.${decision}`),
];

/** What simulations count and compare. */
export const MEASURES: Measures<BridgeState, BridgeEvent> = {
  numbers: ({ round, turn, heroes, bossMode }) => ({
    rounds: round,
    turns: turn,
    additions: heroes.reduce((sum, { degree }) => sum + degree, 0),
    living: count(heroes, ({ life }) => life === 'alive'),
    dead: count(heroes, ({ life }) => life === 'dead'),
    captured: count(heroes, ({ life }) => life === 'captured'),
    'in-boss-mode': bossMode?.reached.length ?? 0,
    // What a campaign leaves on the sheets.
    'sheet-ST': mean(heroes, ({ sheet }) => sheet.ST),
    'sheet-CON': mean(heroes, ({ sheet }) => sheet.CON),
    'sheet-karma': mean(heroes, ({ sheet }) => sheet.karma),
    'sheet-saved': mean(heroes, ({ sheet }) => sheet.items.length + sheet.powers.length),
  }),
  facets: ({ heroes, ending, bossMode, bossFell }) => ({
    players: `${heroes.length}`,
    ending: ending ?? 'none',
    boss: bossFell !== undefined ? 'fell' : bossMode === undefined ? 'not-reached' : 'reached',
  }),
  counter: (event) => {
    switch (event.type) {
      case 'card-played':
      case 'card-used':
        return `card.${base(event.card)}`;
      case 'curse-struck':
        return [`card.${base(event.card)}`, 'curses'];
      case 'foe-beaten':
        return `beaten.${base(event.foe)}`;
      case 'effect-began':
        return `verb.${event.verb}`;
      case 'combat-won':
        return [
          'combats.won',
          ...Array.from({ length: event.travels }, () => 'rewards.travels'),
          ...Array.from({ length: event.treasures }, () => 'rewards.treasures'),
        ];
      case 'differential':
        return 'differentials';
      case 'running-began':
        return 'combats.run-from';
      case 'died':
        return 'deaths';
      case 'help-given':
        return 'help.given';
      case 'help-refused':
        return 'help.refused';
      default:
        return undefined;
    }
  },
  content: CONTENT,
  chosen: cardTaken,
  unit: 'turns',
  turnOf: ({ active, phase }) =>
    phase === 'characters' || phase === 'scoring' ? undefined : active,
  came: (event) => {
    if (event.type !== 'cards-drawn' || event.seat === undefined) return undefined;
    const cards = [...(event.cards ?? []), ...hiddenIn(event)];
    return { seat: event.seat, upon: cards.map((card) => `card.${base(String(card))}`) };
  },
  standing: ({ heroes, bossMode }) =>
    heroes.map(({ seat, degree, wasOnBridge }) => {
      if (degree > 0) return degree / MOST;
      if (bossMode?.reached.includes(seat) === true) return 2 / MOST;
      return wasOnBridge ? 1 / MOST : 0;
    }),
};

/** Cards that an event tells their new owner alone. */
function hiddenIn({ secret = [] }: GameEvent): readonly CardId[] {
  return secret.flatMap(({ data }) => (data as { cards?: readonly CardId[] }).cards ?? []);
}
