import type { Flow } from '@tablewright/engine';
import type { D20, World } from '../../d20-table.ts';
import type { Creature } from '../../model.ts';
import { areEnemies, isUp } from '../../rules/creature.ts';
import { decide } from '../../rules/deciding/decide.ts';
import { bandAt, bandLimit, distanceBetween, isHere } from '../../rules/place/distance.ts';
import { tryTask } from '../../rules/tasks/task.ts';
import { contentOf } from '../../table.ts';
import { BANDS } from '../bands.ts';
import { crewOf, pilotOf, shipOf } from './stations.ts';

const RULE = 'DT-MACH-06';
/** Nearer than melee range, and farther than a number can say, no ship goes. */
const NEAREST = BANDS.indexOf('melee');
const FARTHEST = BANDS.indexOf('supercluster');
/** Free deeds that are moves of a ship: one a turn. */
const MOVES: readonly string[] = ['close-in', 'draw-off'];

/** How many range bands a ship moves; nothing for what moves by feet (DT-VEH-04 to -06). */
export const bandsOf = (w: Pick<World, 'content'>, { block }: Creature) =>
  block === undefined ? undefined : contentOf(w).blocks[block]?.bands;

/** Enemies to whom the range can be changed: those aboard a ship go with it. */
const opponents = (w: World, ship: Creature): readonly Creature[] =>
  w.state.creatures.filter(
    (one) =>
      isUp(one) &&
      isHere(one) &&
      areEnemies(one, ship) &&
      one.place.at === 'line' &&
      shipOf(w, one) === undefined,
  );

/**
 * Whether a pilot can still move its ship in this turn: once, and by its action unless the ship leaves it that (DT-VEH-05).
 * Where there is a map nobody flies by range bands.
 */
export function isHelmOpen(w: World, _pilot: Creature, ship: Creature): boolean {
  const bands = bandsOf(w, ship);
  const turn = w.state.combat?.turn;
  if (bands === undefined || !isUp(ship) || ship.place.at !== 'line') return false;
  if (turn?.free.some((id) => MOVES.includes(id))) return false;
  if (bands.mayAct !== true && turn !== undefined && turn.actions >= 1 + turn.extra) return false;
  return opponents(w, ship).length > 0;
}

/** The range to one opponent changes by a band; if it resists, the pilots roll against each other (DT-MACH-06). */
export function* moveByBand(t: D20, pilot: Creature, ship: Creature, by: 1 | -1): Flow<void> {
  const bands = bandsOf(t, ship);
  const turn = t.state.combat?.turn;
  if (bands?.mayAct !== true && turn !== undefined) turn.actions += 1;
  const options = opponents(t, ship).map((one) => ({
    id: `at-${one.id}`,
    names: { creature: one.id },
    one,
  }));
  if (options.length === 0) return;
  const question = { rule: RULE, params: { ship: ship.id }, usual: () => 0 };
  const { one } = yield* decide(t, pilot, 'choice.opponent', options, question);
  const other = pilotOf(t, one) ?? one;
  const answers = [{ id: 'resist' }, { id: 'let-go' }];
  const asked = { rule: RULE, params: { ship: ship.id }, usual: () => 0 };
  if ((yield* decide(t, other, 'choice.resist-move', answers, asked)).id === 'resist') {
    const target = { by: other, ability: 'DEX', tag: 'ship-pilot' } as const;
    const task = { tag: 'ship-pilot', target, about: one, rule: RULE };
    if (!(yield* tryTask(t, pilot, task)).success) return;
  }
  goTo(t, ship, one, by * (bands?.moves ?? 1));
}

/** To the far limit of the band that is so many farther, on the side where it is. */
function goTo(t: D20, ship: Creature, one: Creature, by: number): void {
  if (ship.place.at !== 'line' || one.place.at !== 'line') return;
  const apart = distanceBetween(t, ship, one);
  const now = BANDS.indexOf(bandAt(t, apart));
  const band = BANDS[Math.min(FARTHEST, Math.max(NEAREST, now + by))] ?? 'melee';
  const feet = bandLimit(t, band);
  const side = ship.place.feet < one.place.feet ? -1 : 1;
  ship.place = { at: 'line', feet: one.place.feet + side * feet };
  for (const member of crewOf(t, ship)) member.place = { ...ship.place };
  t.tell?.({
    type: 'moved',
    rule: RULE,
    creature: ship.id,
    feet: Math.abs(feet - apart),
    to: ship.place,
  });
}
