import type { Flow } from '@tablewright/engine';
import type { Combat, Hero } from '../../model.ts';
import type { Bridge } from '../../table.ts';
import { ZONES } from '../../zones.ts';
import { adjacentTo } from '../acts/doing.ts';
import { discard } from '../cards/discarding.ts';
import { gather } from '../combat/begin.ts';
import { isEpic } from '../combat/calculation.ts';
import { worldsDo } from '../landing/land.ts';
import { setLoose } from '../placing/loose.ts';
import { figureOf, rowOf } from '../standing/figures.ts';
import { doorsOfKick } from './count.ts';
import { turnUp } from './turn-up.ts';

/**
 * Kick Down the Door (BQ-TURN-06, BQ-KICK-01 to -12): nobody who can act may leave it; so many Doors are turned up and
 * resolved; then whatever is there is fought, kicked or not, where the kicker is by then (BQ-KICK-12). Without monsters the
 * Room comes (BQ-KICK-09).
 * @param defender a player in the same world that is attacked (BQ-PVP-01)
 */
export function* kick(t: Bridge, hero: Hero, defender?: number): Flow<void> {
  const { state } = t;
  const row = rowOf(figureOf(state, hero).where) ?? 0;
  const doors = doorsOfKick({
    row,
    turnsAtHome: hero.turnsAtHome,
    patience: t.options.homeworldPatience,
  });
  state.moreDoors = 0;
  yield* worldsDo(t, hero, 'kick', 'BQC-TRIG-13');
  const count = doors + state.moreDoors;
  state.moreDoors = 0;
  const rule = isEpic(row) ? 'BQ-TURN-16' : 'BQ-TURN-06';
  t.tell?.({ type: 'door-kicked', rule, seat: hero.seat, count });
  yield* turnUp(t, hero, count, 'kick');
  yield* fightWhatIsThere(t, hero, defender);
}

/** A combat begins with all monsters that are there (BQ-KICK-06, -08, BQ-CMB-21), if any are. */
export function* fightWhatIsThere(t: Bridge, hero: Hero, defender?: number): Flow<void> {
  const kicked = [...ZONES.at(t.state, 'combat')];
  if (hero.life !== 'alive') {
    discard(t, kicked, 'combat', { rule: 'BQ-CMB-32' });
    return;
  }
  const { where } = figureOf(t.state, hero);
  if (where.at === 'falling') {
    // Whoever has fallen away leaves what it kicked up to nobody.
    for (const card of kicked) yield* setLoose(t, card, 'combat', { at: 'homeworld' }, 'BQ-CMB-32');
    return;
  }
  const isThere = defender === undefined || t.state.heroes[defender]?.life === 'alive';
  const combat = gather(t, hero, kicked, isThere ? defender : undefined);
  t.state.combat = combat;
  if (combat === undefined) {
    t.tell?.({ type: 'nobody-there', rule: 'BQ-KICK-09', seat: hero.seat });
    return;
  }
  const { owner: seat, isFirstStrike, foes } = combat;
  const began = isFirstStrike ? 'BQ-KICK-08' : 'BQ-CMB-21';
  // In Boss Mode everything in the arena is fought together.
  const rule = where.at === 'boss-mode' ? 'BQ-BOSS-06' : began;
  t.tell?.({
    ...{ type: 'combat-began', rule, seat, isFirstStrike },
    ...(isFirstStrike ? { also: ['BQ-CMB-20'] } : {}),
    foes: foes.map(({ id }) => id),
    ...(combat.defender === undefined ? {} : { defender: combat.defender }),
  });
  fightTogether(t, combat, hero);
}

/** Two characters of one player fight as owner and helper where they are near each other (BQ-SOLO-04). */
function fightTogether(t: Bridge, combat: Combat, hero: Hero): void {
  if (!t.state.isPair) return;
  const [other] = adjacentTo(t, hero);
  if (other === undefined) return;
  combat.helper = other.seat;
  // Nobody was asked, and it is no good deed.
  combat.isCompelled = true;
  t.tell?.({ type: 'help-given', rule: 'BQ-SOLO-04', seat: other.seat, share: 0 });
}
