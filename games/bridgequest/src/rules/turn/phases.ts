import { choose, chooseSome, type Flow, PASS, type Seat } from '@tablewright/engine';
import type { Hero, Phase } from '../../model.ts';
import { type Bridge, cardOf, momentsOf } from '../../table.ts';
import { ZONES } from '../../zones.ts';
import { isWith } from '../acts/doing.ts';
import { bendingsOf, bends } from '../bending/bend.ts';
import { discard, quietest } from '../cards/discarding.ts';
import { goOff } from '../discards/go-off.ts';
import { fightWhatIsThere, kick } from '../doors/kick.ts';
import { endTurnEffects } from '../effects/lasting.ts';
import { beginBossMode } from '../ending/boss-mode.ts';
import { leaving } from '../ending/leaving.ts';
import { closedCards } from '../equip/closed-cards.ts';
import { settleSlots } from '../heroes/settle.ts';
import { handLimitOf } from '../heroes/slots.ts';
import { freesRescued } from '../landing/homecoming.ts';
import { momentDoes } from '../landing/land.ts';
import { hordesRise } from '../monsters/rise.ts';
import { movePhase } from '../moving/move-phase.ts';
import type { Deeds } from '../plays/deed.ts';
import { plays } from '../plays/play.ts';
import { playsOf } from '../plays/playable.ts';
import { climbsOut, fallsIn } from '../portals/falling.ts';
import { openTheFoot } from '../setup/spine.ts';
import { figureOf, livingFrom, locationOf } from '../standing/figures.ts';
import { bankOf } from '../standing/pair.ts';
import { hiding, openWindow } from '../windows/open-window.ts';
import { becoming, choosingPowers } from './becoming.ts';
import { cursedItems } from './cursed-items.ts';
import {
  bending,
  changingWorlds,
  gearing,
  layingExcess,
  openingPortals,
  playing,
  selling,
  tapping,
  trading,
} from './deeds.ts';
import { fromSheet } from './from-sheet.ts';
import { canGoOn, menu } from './menu.ts';
import { reenters } from './re-entry.ts';
import { asksAlly, picksUp, rescues } from './sheet-deeds.ts';
import { goTo, nextTurn } from './turn-order.ts';

/** What can be done at any time of the own turn outside combat. */
const ALWAYS: readonly Deeds[] = [
  ...[playing, selling, trading, changingWorlds, openingPortals, bending, leaving, becoming],
  ...[tapping, choosingPowers],
];

/**
 * A turn on one page, in its printed order (BQ-TURN-01): each phase, and what comes after it. A combat that has begun
 * is fought before the next phase.
 */
export const TURN = {
  /** Whoever is dead comes back, or has left (BQ-DEAD-07). */
  *'re-entry'(t: Bridge) {
    if (yield* reenters(t, activeHero(t))) goTo(t, 'upkeep');
    else nextTurn(t);
  },
  /** What happens on every turn (BQ-TURN-02). */
  *upkeep(t: Bridge) {
    const hero = activeHero(t);
    beginTurn(t, hero);
    unsealBridge(t);
    if (!(yield* climbsUp(t, hero))) return goTo(t, 'end-of-turn');
    if (yield* isPulledIn(t, hero)) return goTo(t, 'end-of-turn');
    cursedItems(t);
    yield* momentDoes(t, hero, 'turn', 'BQC-TRIG-10');
    // Boss Mode has no moves (BQ-BOSS-04, -06).
    const first = t.state.bossMode === undefined ? 'beginning-move' : 'equip';
    if (hero.skips === 0) return goTo(t, first);
    hero.skips -= 1;
    t.tell?.({ type: 'turn-skipped', rule: 'BQ-TURN-18', seat: hero.seat });
    goTo(t, 'end-of-turn');
  },
  *'beginning-move'(t: Bridge) {
    yield* moves(t, activeHero(t), 'beginning');
    if (t.state.phase === 'beginning-move') goTo(t, 'equip');
  },
  *equip(t: Bridge) {
    const hero = activeHero(t);
    const deeds = [gearing, asksAlly, fromSheet, picksUp, rescues, ...ALWAYS];
    yield* menu(t, hero, { key: 'choice.equip', rule: 'BQ-TURN-04', deeds });
    goTo(t, 'kick');
  },
  *kick(t: Bridge) {
    const hero = activeHero(t);
    if (canGoOn(t, hero)) {
      yield* beforeTheDoor(t);
      if (canGoOn(t, hero)) yield* kick(t, hero, yield* attacks(t, hero));
    }
    goTo(t, 'room');
  },
  /** Without a combat something is looked for (BQ-TURN-08). */
  *room(t: Bridge) {
    const hero = activeHero(t);
    goTo(t, 'charity');
    if (t.state.bossMode !== undefined || t.state.hasFought) return;
    if (canGoOn(t, hero)) yield* looksAround(t, hero);
  },
  *charity(t: Bridge) {
    const hero = activeHero(t);
    yield* charity(t, hero, 'BQ-TURN-11');
    goTo(t, t.state.bossMode === undefined ? 'final-move' : 'end-of-turn');
  },
  *'final-move'(t: Bridge) {
    const hero = activeHero(t);
    yield* moves(t, hero, 'final');
    if (t.state.phase !== 'final-move') return;
    // What was met there may have filled the hand again (BQ-TURN-13).
    yield* charity(t, hero, 'BQ-TURN-13');
    goTo(t, 'end-of-turn');
  },
  /** The end, in its order (BQ-TURN-15, decision 52). */
  *'end-of-turn'(t: Bridge) {
    const hero = activeHero(t);
    yield* momentDoes(t, hero, 'end', 'BQC-TRIG-11');
    yield* charity(t, hero, 'BQ-CARD-02');
    if (t.state.bossMode === undefined) hordesRise(t);
    if (hero.life === 'alive' && figureOf(t.state, hero).where.at === 'bridge')
      hero.wasOnBridge = true;
    endTurnEffects(t, t.state.turnBegan);
    yield* settleSlots(t);
    nextTurn(t);
  },
} as const satisfies Partial<Record<Phase, (t: Bridge) => Flow<void>>>;

/** Whose turn it is. */
export function activeHero({ state }: Bridge): Hero {
  const hero = state.heroes[state.active];
  if (hero === undefined) throw new Error(`nobody sits in seat ${state.active}`);
  return hero;
}

function beginTurn(t: Bridge, hero: Hero): void {
  const { state } = t;
  state.hasFought = false;
  state.turnBegan = state.nextLasting;
  const isHome = figureOf(state, hero).where.at === 'homeworld';
  hero.turnsAtHome = isHome ? hero.turnsAtHome + 1 : 0;
  t.tell?.({
    type: 'turn-began',
    rule: 'BQ-TURN-17',
    seat: hero.seat,
    turn: state.turn,
    round: state.round,
  });
}

/** With everybody in Homeworld, and no way onto the Bridge, its foot is dealt anew (BQ-MOVE-21, decision 71). */
function unsealBridge(t: Bridge): void {
  const living = livingFrom(t.state, t.state.active);
  const areHome = living.every((hero) => figureOf(t.state, hero).where.at === 'homeworld');
  if (areHome && t.state.bossMode === undefined) openTheFoot(t);
}

/** Whoever begins a turn where two ends of a colour lie may be sucked in again (BQ-PORT-14). */
function* isPulledIn(t: Bridge, hero: Hero): Flow<boolean> {
  const location = locationOf(figureOf(t.state, hero));
  return location !== undefined && (yield* fallsIn(t, hero, location, { rule: 'BQ-PORT-14' }));
}

/** Whoever falls through portals has no turn unless it climbs out (BQ-PORT-15, -16). */
function* climbsUp(t: Bridge, hero: Hero): Flow<boolean> {
  if (hero.life !== 'alive' || figureOf(t.state, hero).where.at !== 'falling') return true;
  const out = yield* climbsOut(t, hero);
  if (out === 'falling') {
    t.tell?.({ type: 'turn-skipped', rule: 'BQ-PORT-15', seat: hero.seat });
    return false;
  }
  if (out === 'captured') {
    hero.life = 'captured';
    t.tell?.({ type: 'captured', rule: 'BQ-PORT-17', seat: hero.seat });
    return false;
  }
  yield* momentsOf(t).landed(t, hero);
  return hero.life === 'alive';
}

/**
 * A move phase: what can be done besides, and walking; the world where it ends takes effect (BQ-TURN-03, -13, BQ-MOVE-09).
 * Without travels nobody walks (BQ-TRAV-04). Whom it meets in the Final Move is fought in the next turn (BQ-TURN-14).
 */
function* moves(t: Bridge, hero: Hero, phase: 'beginning' | 'final'): Flow<void> {
  const walking: Deeds = () =>
    bankOf(t.state, hero).travels > 0 && !hasWalked ? [{ id: 'walk', does: walks }] : [];
  let hasWalked = false;
  function* walks(): Flow<void> {
    hasWalked = true;
    const moved = yield* movePhase(t, hero, phase);
    if (moved === 'boss-mode') return yield* beginBossMode(t, hero, phase);
    if (moved === 'landed') yield* momentsOf(t).landed(t, hero);
    // An ally may have walked home by itself.
    if (hero.life === 'alive') freesRescued(t, hero);
  }
  const key = phase === 'beginning' ? 'beginning-move' : 'final-move';
  yield* menu(t, hero, {
    ...{ key: `choice.${key}`, rule: phase === 'beginning' ? 'BQ-TURN-03' : 'BQ-TURN-13' },
    deeds: [walking, ...ALWAYS],
    goesOn: ({ state }) => state.phase === key,
  });
}

/** Before the door is kicked others may do what can be done at any time. */
function* beforeTheDoor(t: Bridge): Flow<void> {
  const { active } = t.state;
  yield* openWindow(t, {
    about: 'turns',
    concerned: [],
    why: { key: 'choice.before-the-door', rule: 'BQ-TRAV-02' },
    scopes: { turn: t.state.turn },
    optionsFor: (seat) => {
      const hero = t.state.heroes[seat];
      if (hero === undefined || hero.life !== 'alive' || seat === active) return [];
      const cards = playsOf(t, hero, 'turns').map((play) => ({
        ...{ id: play.id, names: { card: play.card }, play },
      }));
      const canBend = bendingsOf(t, hero).length > 0;
      return [...cards, ...(canBend ? [{ id: 'bend', names: {}, play: undefined }] : [])];
    },
    closedFor: (seat, open) => closedCards(t, seat, open, 'turns'),
    isOut: ({ seat }) => seat === active,
    *act(seat, { play }) {
      const hero = t.state.heroes[seat];
      if (hero === undefined) return;
      if (play === undefined) yield* bends(t, hero);
      else yield* plays(t, hero, play);
    },
  });
}

/** Whether the kicker attacks a player who is where it is (BQ-PVP-01), and whom. */
function* attacks(t: Bridge, hero: Hero): Flow<Seat | undefined> {
  if (!t.options.pvp || t.state.isPair) return undefined;
  const there = livingFrom(t.state, hero.seat).filter(
    (other) => other.seat !== hero.seat && isWith(t, hero, other),
  );
  if (there.length === 0) return undefined;
  const options = [
    { ...PASS, names: {}, seat: undefined },
    ...there.map(({ seat }) => ({ id: `attack/${seat}`, names: { seat }, seat })),
  ];
  const about = { rule: 'BQ-PVP-01', fallback: 0 };
  const { seat } = yield* choose(t, hero.seat, 'choice.attack-or-not', options, about);
  if (seat !== undefined)
    t.tell?.({ type: 'attacked', rule: 'BQ-PVP-01', seat: hero.seat, defender: seat });
  return seat;
}

/** Loot the Room, or Look for Trouble with a monster of the hand (BQ-TURN-08, -09). */
function* looksAround(t: Bridge, hero: Hero): Flow<void> {
  const { seat } = hero;
  const monsters = ZONES.at(t.state, `hand/${seat}`)
    .filter((id) => cardOf(t, id).type === 'monster')
    .map((id) => ({ id: `trouble/${id}`, names: { card: id }, card: id }));
  const options = [{ id: 'loot', names: {}, card: undefined }, ...monsters];
  const about = { rule: 'BQ-TURN-08', fallback: 0, ...hiding(t) };
  const { card } = yield* choose(t, seat, 'choice.room', options, about);
  if (card === undefined) {
    ZONES.draw(t, 'door-deck', `hand/${seat}`, 1, { rule: 'BQ-TURN-08', seat });
    return;
  }
  ZONES.move(t, [card], `hand/${seat}`, 'combat', { rule: 'BQ-TURN-09', seat });
  yield* fightWhatIsThere(t, hero);
}

/**
 * The hand is brought down to its limit: by playing what can be played, else by discarding (BQ-TURN-10 to -12).
 * @param rule by which it is looked at now: in Charity, after the Final Move, at the end of the turn
 */
function* charity(t: Bridge, hero: Hero, rule: string): Flow<void> {
  const { seat } = hero;
  const isOver = (): boolean =>
    hero.life === 'alive' && ZONES.at(t.state, `hand/${seat}`).length > handLimitOf(t, hero);
  if (!isOver()) return;
  yield* menu(t, hero, {
    ...{ key: 'choice.charity', rule },
    deeds: [layingExcess, playing, becoming],
    goesOn: isOver,
  });
  if (!isOver()) return;
  const hand = ZONES.at(t.state, `hand/${seat}`);
  const options = hand.map((id) => ({ id, names: { card: id } }));
  const excess = hand.length - handLimitOf(t, hero);
  const chosen = yield* chooseSome(t, seat, 'choice.discard', options, {
    ...{ rule: 'BQ-TURN-12', min: excess, max: excess, params: { n: excess } },
    fallback: quietest(t, hand, excess),
  });
  const cards = chosen.map(({ id }) => id);
  discard(t, cards, `hand/${seat}`, { rule: 'BQ-TURN-12', seat });
  yield* goOff(t, hero, cards);
}
