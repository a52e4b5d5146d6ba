import type { Seat } from '@tablewright/engine';
import { LOCATIONS } from '../../bridge/layout.ts';
import { type Card, isHandheld } from '../../content/card.ts';
import type { Action, Effect } from '../../effects/effect.ts';
import type { Verb } from '../../effects/signatures.ts';
import type { CardId, Hero } from '../../model.ts';
import { type Bridge, cardOf } from '../../table.ts';
import { isOpen, worldsAt, ZONES } from '../../zones.ts';
import { adjacentTo } from '../acts/doing.ts';
import { canPay } from '../acts/paying.ts';
import { inForceFor, ofVerb, workingOf } from '../effects/in-force.ts';
import { isMetQuietly } from '../effects/met.ts';
import { combatantsOf, fights, isInCombat } from '../effects/situation.ts';
import { figureOf, livingFrom, locationOf } from '../standing/figures.ts';
import { isGlued } from '../worlds/change.ts';

/**
 * When something is played: in the own turn outside combat, in a window before others’ doors, before the first
 * calculation, after it, or when a defence is broken and while running away (BQ-CMB-22, -24, -25, -26).
 */
export type Moment = 'own-turn' | 'turns' | 'declaration' | 'action' | 'broken';

/** Something that a seat can play or use. */
export interface Play {
  /** Of the card, with the number of the effect where there are several that can be used. */
  readonly id: string;
  readonly card: CardId;
  /** A card that is played lies there; what is used stays where it is. */
  readonly from?: 'hand' | 'karma' | 'active' | 'tapped';
  /** The effect that is used. */
  readonly effect: Effect;
  /** Its place among the effects of the card. */
  readonly at: number;
}

/** What matters only where monsters are fought. */
const OF_COMBAT: readonly Verb[] = [
  ...([
    'att',
    'def',
    'any',
    'mst',
    'run',
    'tie',
    'strike',
    'oust',
    'escape',
    'join',
    'loot',
  ] as const),
  ...(['levels', 'compel', 'potion', 'gear', 'double', 'mark', 'revive'] as const),
];
/** What may be done when a defence is broken: monsters are removed, and running away is helped (BQ-CMB-24). */
const OF_FLIGHT: readonly Verb[] = ['oust', 'escape', 'run'];
/** What helps to run, and what decides or pays for it: it touches no total. */
const OF_RUNNING: readonly Verb[] = ['escape', 'run', 'check', 'pick', 'pay'];
/** What only answers a roll, a win or wandering monsters: it is played when that is asked for. */
const ANSWERS: readonly Verb[] = ['setdie', 'redie', 'reroll', 'calm', 'hijack'];

/**
 * What a seat can play from its hand, from its Karma and its table, and use of what lies there (BQC-TRIG-01, -04). Curses,
 * GUAL, wandering monsters, enhancers and portals reach everywhere (BQ-ADJ-03); potions only who is near (BQ-ADJ-02).
 */
export function playsOf(t: Bridge, hero: Hero, moment: Moment): readonly Play[] {
  return [...playedBy(t, hero, moment), ...usedBy(t, hero, moment)];
}

function playedBy(t: Bridge, hero: Hero, moment: Moment): readonly Play[] {
  const { seat } = hero;
  return (['hand', 'karma', 'active', 'tapped'] as const).flatMap((from) =>
    ZONES.at(t.state, `${from}/${seat}`).flatMap((id): readonly Play[] => {
      const card = cardOf(t, id);
      const effect = playEffect(card);
      if (effect === undefined) return [];
      if (!liesRight(card, from) || !isInTime(t, hero, card, effect, moment)) return [];
      return [{ id, card: id, from, effect, at: Math.max(0, card.effects.indexOf(effect)) }];
    }),
  );
}

/** What a card does when it is played; portals do what their scope says. */
export function playEffect(card: Card): Effect | undefined {
  if (card.type === 'portal') {
    // What it says beside its scope joins in; see portalWorks (BQ-GM-14).
    const more = card.effects.filter(({ trigger }) => trigger === 'play').flatMap((one) => one.do);
    return { trigger: 'play', if: [], do: [{ verb: 'change', scope: card.scope }, ...more] };
  }
  const trigger = card.type === 'curse' || card.type === 'disaster' ? 'hit' : 'play';
  return card.effects.find((effect) => effect.trigger === trigger);
}

/** One-shots that touch a combat are used where they are equipped, all others from the hand or the table (BQ-POT-01, -08). */
function liesRight(card: Card, from: NonNullable<Play['from']>): boolean {
  const { type } = card;
  if (isHandheld(card)) return from === 'active';
  if (type === 'item' || type === 'steed' || type === 'ally') return false;
  return from === 'hand' || from === 'karma' || from === 'tapped';
}

/** Whether a card may be played in this moment by this hero. */
function isInTime(t: Bridge, hero: Hero, card: Card, effect: Effect, moment: Moment): boolean {
  const isFighter = isInCombat(t, hero);
  const verbs = verbsIn(effect.do);
  if (onlyAnswers(verbs) || !isPossible(t, hero, effect.do)) return false;
  switch (card.type) {
    case 'trap':
    case 'seal':
      return false;
    case 'curse':
    case 'disaster':
      return (
        moment !== 'broken' &&
        (moment !== 'declaration' || !isFighter) &&
        !isBanned(t, hero, 'curse')
      );
    case 'wandering':
      return moment !== 'broken' && (moment !== 'declaration' || !isFighter);
    case 'monsterEnhancer':
      return isAction(moment) || (moment === 'declaration' && !isFighter);
    case 'portal':
      return (
        (moment === 'own-turn' || moment === 'turns' || moment === 'action') &&
        !isBanned(t, hero, 'portal')
      );
    case 'potion':
      return isPotionInTime(t, hero, verbs, moment);
    default:
      if (isHandheld(card)) return isPotionInTime(t, hero, verbs, moment);
      return isOtherInTime(verbs, moment);
  }
}

/** Whether all that these do is to answer a roll, a win or wandering monsters. */
export function onlyAnswers(verbs: readonly Verb[]): boolean {
  return verbs.every((verb) => ANSWERS.includes(verb));
}

const isAction = (moment: Moment): boolean => moment === 'action';

/** Potions are thrown after the first calculation, near enough (BQ-POT-10); those that help to get away also when all is lost. */
function isPotionInTime(t: Bridge, hero: Hero, verbs: readonly Verb[], moment: Moment): boolean {
  if (moment !== 'action' && moment !== 'broken') return false;
  if (moment === 'broken' && !verbs.some((verb) => OF_FLIGHT.includes(verb))) return false;
  if (isBanned(t, hero, 'potion')) return false;
  if (fights(t, hero)) return true;
  const [owner] = combatantsOf(t);
  return owner !== undefined && adjacentTo(t, hero).some(({ seat }) => seat === owner.seat);
}

function isOtherInTime(verbs: readonly Verb[], moment: Moment): boolean {
  switch (moment) {
    case 'own-turn':
    case 'turns':
      return !isOfCombat(verbs);
    case 'declaration':
      return false;
    case 'action':
      return true;
    case 'broken':
      return verbs.some((verb) => OF_FLIGHT.includes(verb));
  }
}

/** Whether any of these matters only where monsters are fought. */
export function isOfCombat(verbs: readonly Verb[]): boolean {
  return verbs.some((verb) => OF_COMBAT.includes(verb));
}

/** The verbs of actions, those in their blocks included. */
export function verbsIn(actions: readonly Action[]): readonly Verb[] {
  return actions.flatMap((action): readonly Verb[] => {
    switch (action.verb) {
      case 'check':
        return [action.verb, ...verbsIn([...action.pass, ...action.fail])];
      case 'pick':
        return [action.verb, ...verbsIn(action.options)];
      case 'pay':
        return [action.verb, ...verbsIn(action.do)];
      default:
        return [action.verb];
    }
  });
}

/** Whether something could come of an effect: who or what it needs is there (BQC-FX-07, BQ-CARD-14, BQ-CURSE-15). */
export function isPossible(
  t: Bridge,
  hero: Hero,
  actions: readonly Action[],
  source?: CardId,
): boolean {
  return (
    meansSomebody(t, hero, actions) &&
    actions.every((action) => {
      switch (action.verb) {
        case 'pay':
          return canPay(t, hero, action.cost, source);
        case 'glue':
          return LOCATIONS.some((one) => isOpen(t.state, one) && !isGlued(t, one));
        case 'regain':
          return t.state.lastOneShot?.seat === hero.seat;
        case 'compel':
          return t.state.combat?.owner === hero.seat && t.state.combat.helper === undefined;
        case 'cheat':
          return false;
        default:
          return true;
      }
    })
  );
}

/** What whoever is alone does by its own sheet and the discards, or to itself (BQ-CURSE-11 to -14). */
const DONE_ALONE: readonly Verb[] = ['take', 'compel', 'att', 'def', 'any'];

/** Whether any of these means somebody who is there: what only hurts others has no target without any (BQ-CURSE-15). */
function meansSomebody(t: Bridge, hero: Hero, actions: readonly Action[]): boolean {
  return actions.some((action) => {
    if (action.verb === 'pay') return meansSomebody(t, hero, action.do);
    if (action.target === 'others') return livingFrom(t.state, hero.seat).length > 1;
    if (action.target !== 'pick-adj' || DONE_ALONE.includes(action.verb)) return true;
    return adjacentTo(t, hero).length > 0;
  });
}

/** Whether an effect forbids a hero to do something (BQC-VERB-29). */
export function isBanned(t: Bridge, hero: Hero, act: string): boolean {
  return ofVerb(inForceFor(t, hero), 'ban').some(({ action }) => action.act === act);
}

/** What a hero's active cards and the world that it is in offer to use (BQC-TRIG-04, BQC-FX-06). */
function usedBy(t: Bridge, hero: Hero, moment: Moment): readonly Play[] {
  const location = locationOf(figureOf(t.state, hero));
  const lying = [
    ...workingOf(t, hero).map(({ id }) => id),
    ...(location === undefined ? [] : worldsAt(t.state, location)),
  ];
  return lying.flatMap((card) =>
    cardOf(t, card).effects.flatMap((effect, at): readonly Play[] => {
      if (effect.trigger !== 'use' || isSpent(t, hero, card, at)) return [];
      if (!isUsable(t, hero, effect, moment, card) || !isMetQuietly(t, hero, effect)) return [];
      return [{ id: `${card}/${at + 1}`, card, effect, at }];
    }),
  );
}

/** Whether an effect of a card that lies there can be used in a moment. */
function isUsable(
  t: Bridge,
  hero: Hero,
  { do: actions }: Effect,
  moment: Moment,
  source: CardId,
): boolean {
  const verbs = verbsIn(actions);
  if (verbs.every((verb) => ANSWERS.includes(verb) || verb === 'pay')) return false;
  return isPossible(t, hero, actions, source) && isUseInTime(t, hero, verbs, moment);
}

/** What can be used in a moment: in the own turn what is not of combat, in one's combats what one may do then. */
export function isUseInTime(
  t: Bridge,
  hero: Hero,
  verbs: readonly Verb[],
  moment: Moment,
): boolean {
  const isOfFlight = verbs.some((verb) => OF_FLIGHT.includes(verb));
  switch (moment) {
    case 'own-turn':
      return !isOfCombat(verbs);
    case 'turns':
      return false;
    case 'declaration':
      // Whoever fights may only use what helps to run, and changes no total (BQ-CMB-22, decision 32).
      return fights(t, hero) && verbs.every((verb) => OF_RUNNING.includes(verb));
    case 'action':
      return isInCombat(t, hero) || verbs.some((verb) => verb === 'att' || verb === 'def');
    case 'broken':
      return fights(t, hero) && isOfFlight;
  }
}

/** What names a use with a limit: by whom, of which effect (BQC-FX-06). */
export const nameOfUse = ({ seat }: Pick<Hero, 'seat'>, card: CardId, at: number): string =>
  `${seat}/${card}/${at}`;

function isSpent(t: Bridge, hero: { readonly seat: Seat }, card: CardId, at: number): boolean {
  return t.state.used.some(({ what }) => what === nameOfUse(hero, card, at));
}
