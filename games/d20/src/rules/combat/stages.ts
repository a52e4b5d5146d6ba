import { type Flow, maybe } from '@tablewright/engine';
import type { D20 } from '../../d20-table.ts';
import type { Creature, Turn } from '../../model.ts';
import { creatureOf, isUp } from '../creature.ts';
import { saveAtTurnEnd } from '../effects/repeated-saves.ts';
import { settleDeaths } from '../harm/deaths.ts';
import { hush, unhush } from '../hiding/hush.ts';
import { announce } from '../moments/moment.ts';
import { isHere } from '../place/distance.ts';
import { lookAround } from '../place/known.ts';
import { fullHours } from '../time/clock.ts';
import { endRound } from '../time/round-end.ts';
import { busyActions } from './busy.ts';
import { companionsHelp } from './companion-tokens.ts';
import { endCombat, endsNow, joinCombat, tellStandstill } from './end.ts';
import { passesTurn, rollInitiative, waiting } from './initiative.ts';
import { checkMorale, type MoreLeaders } from './morale.ts';
import { nextActor } from './naming.ts';
import { type MoreDeeds, oneDeed } from './one-deed.ts';
import { firstSights } from './sights.ts';

/**
 * A combat, stage by stage (DT-INIT, DT-TURN): a round begins and initiative is rolled; who is next is named; a turn is
 * one deed after another; when all have acted the round ends.
 */

/** A round begins (DT-INIT-02, -03, -10). */
export function* round(t: D20): Flow<void> {
  const { combat } = t.state;
  if (combat === undefined) return;
  combat.round += 1;
  combat.acted = [];
  combat.arrived = [];
  combat.last = undefined;
  combat.pointsSpent = 0;
  if (combat.round > 1) combat.surprised = [];
  const rule = combat.round === 1 ? 'DT-INIT-02' : 'DT-INIT-09';
  t.tell?.({ type: 'round-began', rule, round: combat.round });
  yield* rollInitiative(t);
  combat.stage = waiting(t).length > 0 ? 'naming' : 'round-end';
}

/** Somebody is named, and its turn begins (DT-INIT-04 to -07). */
export function* naming(t: D20): Flow<void> {
  const { combat } = t.state;
  if (combat === undefined) return;
  const creature = yield* nextActor(t);
  if (creature === undefined) {
    combat.stage = 'round-end';
    return;
  }
  combat.turn = turnOf(creature);
  combat.turn.extra = promisedActions(t, creature);
  combat.stage = 'turn';
  hush(t, creature);
  t.tell?.({ type: 'turn-began', rule: 'DT-INIT-04', creature: creature.id });
  yield* firstSights(t);
  yield* maybe(announce(t, creature, 'turnBegan', {}));
  yield* settleDeaths(t);
  yield* companionsHelp(t);
  if (passesTurn(t, creature)) {
    combat.turn.isOver = true;
    t.tell?.({ type: 'turn-passed', rule: 'DT-INIT-07', creature: creature.id });
  }
  if (combat.turn.isOver || !isUp(creature)) yield* endTurn(t, creature);
  unhush(t);
  // What happened as the turn began may have felled or driven off the last enemy.
  const isPassed = t.state.combat === combat && combat.turn === undefined;
  if (isPassed && t.state.skips !== true && endsNow(t)) yield* endCombat(t, 'over');
}

/** How many actions more the story has promised somebody for the turn that begins (DT-TOK-06). */
function promisedActions({ state: { story } }: D20, { id }: Creature): number {
  const promised = story?.extra.filter((one) => one === id).length ?? 0;
  if (story !== undefined && promised > 0) story.extra = story.extra.filter((one) => one !== id);
  return promised;
}

const turnOf = (creature: Creature): Turn => ({
  creature: creature.id,
  moved: 0,
  actions: busyActions(creature),
  extra: 0,
  extraAttacks: 0,
  free: [],
  isOver: false,
});

/**
 * One deed of the turn that runs (DT-TURN-01 to -05).
 *
 * @param more what can be done besides, as the scene says
 */
export function* deed(t: D20, more?: MoreDeeds): Flow<void> {
  const { combat } = t.state;
  const turn = combat?.turn;
  if (combat === undefined || turn === undefined) return;
  const creature = creatureOf(t.state, turn.creature);
  lookAround(t);
  hush(t, creature);
  const aside = standingAside(t);
  yield* oneDeed(t, creature, turn, more);
  yield* settleDeaths(t);
  yield* companionsHelp(t);
  yield* drawIn(t, aside);
  lookAround(t);
  if (t.state.combat !== combat || t.state.skips === true) return unhush(t);
  if (turn.isOver || !isUp(creature) || creature.place.at === 'away') yield* endTurn(t, creature);
  unhush(t);
  if (endsNow(t)) yield* endCombat(t, 'over');
  else tellStandstill(t);
}

/** Those who take no side. */
const standingAside = ({ state }: D20): readonly Creature[] =>
  state.creatures.filter(({ side }) => side === 'others');

/** Of those who stood aside whoever takes a side now takes part (DT-INIT-01, -10, DT-SOC-09). */
function* drawIn(t: D20, aside: readonly Creature[]): Flow<void> {
  if (t.state.combat === undefined) return;
  for (const one of aside) {
    if (one.side !== 'others' && isUp(one) && isHere(one)) yield* joinCombat(t, one);
  }
}

/** The turn is over (DT-TURN-07, DT-COND-12): what can be saved against then is. */
function* endTurn(t: D20, creature: Creature): Flow<void> {
  const { combat } = t.state;
  if (combat === undefined) return;
  if (isUp(creature)) {
    yield* maybe(announce(t, creature, 'turnEnding', {}));
    yield* saveAtTurnEnd(t, creature);
    yield* maybe(announce(t, creature, 'turnEnded', {}));
    yield* settleDeaths(t);
    yield* companionsHelp(t);
  }
  combat.acted.push(creature.id);
  combat.last = creature.id;
  combat.turn = undefined;
  combat.stage = waiting(t).length > 0 ? 'naming' : 'round-end';
  t.tell?.({ type: 'turn-ended', rule: 'DT-TURN-07', creature: creature.id });
}

/**
 * The round ends, in the order of DT-TURN-08; then morale, and the combat if nobody fights on (DT-INIT-09, -14).
 *
 * @param more who leads groups besides, as the scene says
 */
export function* roundEnd(t: D20, more?: MoreLeaders): Flow<void> {
  const { combat } = t.state;
  if (combat === undefined) return;
  const aside = standingAside(t);
  yield* endRound(t, { isMinute: combat.round % 6 === 0 });
  yield* fullHours(t, []);
  yield* settleDeaths(t);
  yield* companionsHelp(t);
  yield* drawIn(t, aside);
  t.tell?.({ type: 'round-ended', rule: 'DT-TURN-08', round: combat.round });
  yield* checkMorale(t, more);
  combat.stage = 'round';
  if (endsNow(t)) yield* endCombat(t, 'over');
}
