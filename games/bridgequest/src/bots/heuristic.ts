import {
  type Answer,
  type Choice,
  fallbackAnswer,
  type OneChoice,
  type PathChoice,
  type Policy,
  type SomeChoice,
} from '@tablewright/engine';
import type { CardSet } from '../content/card-set.ts';
import type { BridgeView } from '../view.ts';
import { actInWindow, runFrom, throwPotion, worthTurning } from './fighting.ts';
import { betterGear } from './gearing.ts';
import {
  cardNamed,
  cardOfOption,
  expectedStrength,
  handSize,
  indexed,
  knownAt,
  type Outlook,
  outlookOf,
  ownRow,
  ownStrength,
  playedBy,
  worthOf,
} from './outlook.ts';
import { walk } from './walking.ts';

type Decide = (look: Outlook, choice: never) => Answer;

const NO = 0;
const YES = 1;

/** The last option of a menu: nothing more is done. */
const done = (choice: OneChoice): number => choice.fallback ?? choice.options.length - 1;

const startsWith = (choice: OneChoice, start: string): number | undefined =>
  indexed(choice).find(({ option }) => option.id.startsWith(start))?.at;

/** What is worth doing at any time of the own turn. */
function anyTime(look: Outlook, choice: OneChoice): number | undefined {
  for (const { at, option } of indexed(choice)) {
    const card = playedBy(look, option);
    if (card === undefined) continue;
    if (option.id.startsWith('play/') && card.type === 'gual') return at;
    if (option.id.startsWith('play/') && isGift(card.effects)) return at;
    const hasOthers = look.view.heroes.some(
      ({ seat, life }) => seat !== look.seat && life === 'alive',
    );
    if (option.id.startsWith('play/') && card.type === 'curse' && hasOthers && handSize(look) > 4)
      return at;
  }
  return betterGear(look, choice);
}

/** What simply gives something, for nothing. */
function isGift(effects: NonNullable<ReturnType<typeof cardNamed>>['effects']): boolean {
  const actions = effects.filter(({ trigger }) => trigger === 'play').flatMap((one) => one.do);
  return (
    actions.length > 0 &&
    actions.every(
      (action) =>
        (action.verb === 'travel' && typeof action.n === 'number' && action.n > 0) ||
        action.verb === 'draw',
    )
  );
}

/** Gold that what lies tapped is worth: it is sold when it makes a travel. */
function sellsNow(look: Outlook): boolean {
  const gold = knownAt(look, `tapped/${look.seat}`)
    .map((id) => cardNamed(look, id)?.gold ?? 0)
    .reduce((sum, n) => sum + n, 0);
  return gold >= 1000;
}

function moves(look: Outlook, choice: OneChoice): Answer {
  const better = anyTime(look, choice);
  if (better !== undefined) return better;
  const sale = startsWith(choice, 'sell');
  if (sale !== undefined && sellsNow(look)) return sale;
  const { me, view } = look;
  const home = ownRow(look) === 0;
  // Whoever has what a short game brings goes home before it is too late.
  const isLate = view.round > 45 && home && me.wasOnBridge;
  const leave = startsWith(choice, 'leave-game');
  if (isLate && leave !== undefined) return leave;
  const onward = startsWith(choice, 'walk');
  if (onward === undefined) return done(choice);
  if (home && me.travels < (me.wasOnBridge ? 6 : 2)) return done(choice);
  return onward;
}

function equips(look: Outlook, choice: OneChoice): Answer {
  const better = anyTime(look, choice);
  if (better !== undefined) return better;
  const sale = startsWith(choice, 'sell');
  if (sale !== undefined && sellsNow(look)) return sale;
  const ally = startsWith(choice, 'ask-ally');
  if (ally !== undefined && handSize(look) > 2) return ally;
  return done(choice);
}

function charity(look: Outlook, choice: OneChoice): Answer {
  const better = anyTime(look, choice);
  if (better !== undefined) return better;
  const lay = startsWith(choice, 'lay/');
  if (lay !== undefined) return lay;
  const played = indexed(choice).filter(({ option }) => option.id.startsWith('play/'));
  const harmless = played.find(({ option }) => {
    const type = playedBy(look, option)?.type;
    return type === 'portal' || type === 'helper' || type === 'curse' || type === 'wandering';
  });
  return harmless?.at ?? done(choice);
}

/** A monster of the hand is fought if that should go well: it brings travels, and is no danger any more. */
function looksAround(look: Outlook, choice: OneChoice): Answer {
  const { att, def } = ownStrength(look);
  const weak = indexed(choice).find(({ option }) => {
    const card = cardOfOption(look, option);
    if (card?.type !== 'monster') return false;
    const expected = expectedStrength(card.level);
    return def > expected * 0.8 && att > expected * 0.7;
  });
  return weak?.at ?? choice.fallback ?? 0;
}

/** The least valuable, as many as have to go. */
function leastWorth(look: Outlook, choice: SomeChoice): Answer {
  const ranked = indexed(choice)
    .map(({ at, option }) => ({ at, worth: worthOf(cardNamed(look, String(option.names?.card))) }))
    .sort((a, b) => a.worth - b.worth);
  return ranked
    .slice(0, choice.min)
    .map(({ at }) => at)
    .sort((a, b) => a - b);
}

function cheapest(look: Outlook, choice: OneChoice): Answer {
  const ranked = indexed(choice)
    .map(({ at, option }) => ({ at, worth: worthOf(cardOfOption(look, option)) }))
    .sort((a, b) => a.worth - b.worth);
  return ranked[0]?.at ?? 0;
}

function dearest(look: Outlook, choice: OneChoice): Answer {
  const ranked = indexed(choice)
    .map(({ at, option }) => ({ at, worth: worthOf(cardOfOption(look, option)) }))
    .sort((a, b) => b.worth - a.worth);
  return ranked[0]?.at ?? 0;
}

/** Tapped things that are weaker than what is worn are sold. */
function sells(look: Outlook, choice: SomeChoice): Answer {
  const tapped = new Set(knownAt(look, `tapped/${look.seat}`));
  return indexed(choice)
    .filter(({ option }) => tapped.has(option.id))
    .map(({ at }) => at);
}

/** On oneself what helps, on somebody else what hurts. */
function picksPlayer(look: Outlook, choice: OneChoice): Answer {
  const [played] = knownAt(look, 'played');
  const actions = cardNamed(look, played)?.effects.flatMap((effect) => effect.do) ?? [];
  const helps = actions.every(
    (action) => !('n' in action) || action.n === undefined || isGood(action.n),
  );
  const own = choice.options.findIndex(({ id }) => id === String(look.seat));
  const other = choice.options.findIndex(({ id }) => id !== String(look.seat));
  const isLoss = actions.some(({ verb }) => verb === 'lose' || verb === 'take');
  if (helps && !isLoss && own >= 0) return own;
  return other >= 0 ? other : 0;
}

const isGood = (n: unknown): boolean => typeof n !== 'number' || n > 0;

function cursesSomebody(look: Outlook, choice: OneChoice): Answer {
  const other = choice.options.findIndex(({ id }) => id !== String(look.seat));
  return other >= 0 ? other : 0;
}

/** Karma is worth less than travels, travels less than strength. */
function picksEffect(_: Outlook, choice: OneChoice): Answer {
  const costs: Readonly<Record<string, number>> = {
    karma: 1,
    lose: 2,
    travel: 3,
    mst: 2.5,
    kick: 4,
    uncurse: -1,
  };
  const ranked = indexed(choice)
    .map(({ at, option }) => ({ at, cost: costs[option.id.split('/')[1] ?? ''] ?? 0 }))
    .sort((a, b) => a.cost - b.cost);
  return ranked[0]?.at ?? 0;
}

/** A die on which running away hangs is set to 1. */
function answersRoll({ view, seat }: Outlook, choice: OneChoice): Answer {
  const pass = choice.fallback ?? choice.options.length - 1;
  const { combat } = view;
  const face = Number(choice.why.params?.face ?? 0);
  const isOwnRun =
    combat?.stage === 'running' && combat.owner === seat && choice.why.params?.sides === 20;
  if (!isOwnRun || face <= 5) return pass;
  const set = choice.options.findIndex(({ id }) => id.endsWith('/1') || id.endsWith('/reroll'));
  return set < 0 ? pass : set;
}

/** Helps for a share, or where it costs nothing to be kind. */
function helps({ view }: Outlook, choice: OneChoice): Answer {
  const share = Number(choice.why.params?.n ?? 0);
  const { sums } = view;
  const isSafe = sums !== undefined && sums.monsters.att < sums.players.def + 8;
  const agree = choice.options.findIndex(({ id }) => id === 'agree');
  return share > 0 && isSafe ? agree : (choice.fallback ?? 0);
}

/** What the sheet gains most from: better items, then a number. */
function spends(look: Outlook, choice: OneChoice): Answer {
  const ranked = indexed(choice)
    .map(({ at, option }) => ({ at, worth: worthOfAddition(look, option.id, option.names?.card) }))
    .sort((a, b) => b.worth - a.worth);
  return ranked[0]?.at ?? 0;
}

function worthOfAddition(look: Outlook, id: string, card: string | number | undefined): number {
  const known = cardNamed(look, typeof card === 'string' ? card : undefined);
  if (id.startsWith('save/') && id.endsWith('/gear')) return 2 + worthOf(known);
  if (id === 'stat/CON' || id === 'stat/ST') return 4;
  if (id.startsWith('save/')) return 1 + worthOf(known) / 2;
  return id.startsWith('item/') ? 3 : 1;
}

const confirmIf =
  (yes: (look: Outlook, choice: OneChoice) => boolean): Decide =>
  (look, choice) =>
    yes(look, choice) ? YES : NO;

/** How each choice is decided; what is not here takes its default. */
const DECISIONS: Readonly<Record<string, Decide>> = {
  'choice.beginning-move': moves,
  'choice.final-move': moves,
  'choice.equip': equips,
  'choice.charity': charity,
  'choice.room': looksAround,
  'choice.way': (look, choice: PathChoice) => walk(look, choice),
  'choice.discard': leastWorth,
  'choice.lose': leastWorth,
  'choice.lose-gold': cheapest,
  'choice.tap-for-slot': cheapest,
  'choice.replace-identity': cheapest,
  'choice.sell': sells,
  'choice.fetch': dearest,
  'choice.take': dearest,
  'choice.pick-treasure': dearest,
  'choice.pick-player': picksPlayer,
  'choice.curse-whom': cursesSomebody,
  'choice.pick-effect': picksEffect,
  'choice.answer-roll': answersRoll,
  'choice.window-declaration': actInWindow,
  'choice.window-action': actInWindow,
  'choice.window-claim': actInWindow,
  'choice.window-broken': actInWindow,
  'choice.before-running': actInWindow,
  'choice.throw-potion': throwPotion,
  'choice.run-from': runFrom,
  'choice.help-or-not': helps,
  'choice.share-of-helper': (_, choice: { readonly max: number }) => Math.min(1, choice.max),
  'choice.fight-the-rest': confirmIf((look) => worthTurning(look)),
  'choice.check-against-death': confirmIf(() => true),
  'choice.re-enter': confirmIf(() => true),
  'choice.really-leave': confirmIf(() => true),
  'choice.avoid-by-wisdom': confirmIf(({ me }) => me.sheet.WIS >= 6),
  'choice.pay': confirmIf((look, { why }) => paysFor(look, why.params?.cost, why.params?.n)),
  'choice.cancel-curse': (_, choice: OneChoice) =>
    choice.options.length > 1 ? 0 : (choice.fallback ?? 0),
  'choice.addition': spends,
};

function paysFor(look: Outlook, cost: unknown, n: unknown): boolean {
  if (cost === 'gold') return true;
  return cost === 'card' && handSize(look) > Number(n) + 2;
}

/**
 * A hero with some experience: arms itself, takes what levels there are, is on the Bridge for the end of a turn early,
 * gathers travels below the fifth row, and goes for Boss Mode when they reach there.
 */
export function heuristicOf(content: Pick<CardSet, 'byId'>): Policy<BridgeView> {
  return ({ view, seat, choice }) => {
    const look = outlookOf(view, seat, content);
    const decide = DECISIONS[choice.why.key] as
      | ((look: Outlook, choice: Choice) => Answer)
      | undefined;
    return decide === undefined || look === undefined
      ? fallbackAnswer(choice)
      : decide(look, choice);
  };
}
