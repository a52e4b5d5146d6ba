import type { SeenCard } from '@tablewright/cards';
import { type Observer, type Seat, SPECTATOR } from '@tablewright/engine';
import { type Corner, LOCATIONS, type Location } from './bridge/layout.ts';
import type { BridgeState, CardId, FigureId } from './model.ts';
import { oneLook } from './one-look.ts';
import { foeSplit, foeStrength } from './rules/combat/foe-strength.ts';
import { heroStrength, type Strength } from './rules/combat/hero-strength.ts';
import { rewardOf } from './rules/combat/paying.ts';
import type { Reward } from './rules/combat/rewards.ts';
import type { Term } from './rules/combat/terms.ts';
import { calculateCombat, totalsOf } from './rules/combat/totals.ts';
import { combatantsOf, type Looking } from './rules/effects/situation.ts';
import {
  COUNTED_SLOTS,
  type CountedSlot,
  capacityOf,
  handLimitOf,
  usedOf,
} from './rules/heroes/slots.ts';
import { secondOf } from './rules/standing/pair.ts';
import { doorwaysOf } from './rules/worlds/ground.ts';
import type { BridgeContent } from './table.ts';
import { isOpen, ZONES } from './zones.ts';

/** A monster of the combat, with its sum and what it would pay. */
export interface FoeSums {
  readonly id: FigureId;
  readonly strength: readonly Term[];
  /** Nothing before its dice are rolled. */
  readonly att: number | undefined;
  readonly def: number | undefined;
  readonly reward: Reward;
}

/** The sums of the combat that goes on, each with its terms (BQ-CMB-01, -07, -15, -16). */
export interface CombatSums {
  readonly heroes: readonly (Strength & { readonly seat: Seat })[];
  readonly foes: readonly FoeSums[];
  readonly players: { readonly att: number; readonly def: number };
  readonly monsters: { readonly att: number; readonly def: number };
  /** Players’ ATT less monsters’ DEF. */
  readonly lead: number;
  /** What a calculation in the normal order would come to now. */
  readonly result: 'broken' | 'short' | 'winning' | 'differential';
}

/** What a hero has room for. */
export interface Room {
  /** What it has in a fight as it stands, term by term (BQ-CMB-01). */
  readonly strength: Strength;
  readonly hand: number;
  readonly slots: Readonly<Record<CountedSlot, { readonly used: number; readonly of: number }>>;
}

/** What an observer sees (BQ-HIDN): everything but the faces of hidden cards. */
export interface BridgeView
  extends Omit<BridgeState, 'places' | 'secrets' | 'doorways' | 'ownDecks'> {
  /** By place, as far as their faces are seen or known; see `zones.ts`. */
  readonly cards: Readonly<Record<string, readonly SeenCard<CardId>[]>>;
  /** Of every open location the corners with a doorway. */
  readonly doors: Readonly<Record<Location, readonly Corner[]>>;
  readonly sums: CombatSums | undefined;
  /** By seat. */
  readonly rooms: readonly Room[];
}

/**
 * What an observer may know of a table with this content (BQ-HIDN-01, -10, -11). Whom the next game brings only whoever
 * runs this one knows (BQ-HIDN-15, -16).
 */
export function viewOf(state: BridgeState, observer: Observer, content: BridgeContent): BridgeView {
  const { places: _, secrets: __, doorways: ___, ownDecks: ____, ...open } = known(state, observer);
  const t: Looking = oneLook({ state, content });
  const isPlaying = state.phase !== 'characters';
  return {
    ...open,
    // Whoever sits at the table knows the contents of its decks; others get their ids (BQC-HIDN-01, BQC-IMP-08).
    ownCards: observer === SPECTATOR ? {} : state.ownCards,
    cards: cardsSeen(state, observer),
    doors: Object.fromEntries(
      LOCATIONS.filter((location) => isOpen(state, location)).map((location) => [
        location,
        doorwaysOf(t, location),
      ]),
    ),
    sums: sumsOf(t),
    rooms: isPlaying ? state.heroes.map((hero) => roomOf(t, hero)) : [],
  };
}

/** Whose cards an observer knows: two characters of one player know those of the one hand (BQ-SOLO-04). */
export function eyesOf(state: BridgeState, observer: Observer): Observer {
  return observer === secondOf(state)?.seat ? 0 : observer;
}

/** What an observer sees of cards; the second character of a player holds the hand of the first. */
function cardsSeen(state: BridgeState, observer: Observer): BridgeView['cards'] {
  const cards = ZONES.seen(state, observer);
  const eyes = eyesOf(state, observer);
  if (eyes === observer) return cards;
  const { 'hand/0': hand = [] } = ZONES.seen(state, eyes);
  return { ...cards, 'hand/0': hand, [`hand/${observer}`]: hand };
}

/**
 * The state without what an observer may not know beside the faces of cards; bots imagine no more (BQ-HIDN-18). Whoever runs
 * the game sits behind the heroes, and knows what the next one brings (BQ-COMP-02, BQ-GM-04).
 */
export function known(state: BridgeState, observer: Observer): BridgeState {
  return observer >= state.heroes.length ? state : { ...state, newcomers: [] };
}

function roomOf(t: Looking, hero: BridgeState['heroes'][number]): Room {
  const slots = COUNTED_SLOTS.map(
    (slot) => [slot, { used: usedOf(t, hero, slot), of: capacityOf(t, hero, slot) }] as const,
  );
  return {
    strength: heroStrength(t, hero),
    hand: handLimitOf(t, hero),
    slots: Object.fromEntries(slots) as Room['slots'],
  };
}

function sumsOf(t: Looking): CombatSums | undefined {
  const { combat } = t.state;
  if (combat === undefined) return undefined;
  const totals = totalsOf(t, combat);
  const { lead, result } = calculateCombat(t, combat);
  return {
    heroes: combatantsOf(t).map((hero) => ({ seat: hero.seat, ...heroStrength(t, hero) })),
    foes: combat.foes.map((foe): FoeSums => {
      const split = foeSplit(t, foe);
      const { id } = foe;
      const strength = foeStrength(t, foe);
      return { id, strength, att: split?.att, def: split?.def, reward: rewardOf(t, foe) };
    }),
    ...totals,
    ...{ lead, result },
  };
}
