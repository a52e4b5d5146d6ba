import type { Flow } from '@tablewright/engine';
import type { D20, World } from '../../d20-table.ts';
import type { Creature } from '../../model.ts';
import { areEnemies, dueOrder, isUp } from '../../rules/creature.ts';
import { decide } from '../../rules/deciding/decide.ts';
import { bandLimit, distanceBetween } from '../../rules/place/distance.ts';
import { sees } from '../../rules/place/sight.ts';
import type { Band } from '../bands.ts';
import type { Hazard } from '../hazard.ts';
import { blast } from '../hazards/blast.ts';

/** Those at whom something can be launched: seen enemies within a range band, the nearest first. */
export function marksOf(w: World, creature: Creature, band: Band): readonly Creature[] {
  const away = (other: Creature) => distanceBetween(w, creature, other);
  return w.state.creatures
    .filter(
      (other) =>
        isUp(other) &&
        areEnemies(creature, other) &&
        sees(w, creature, other) &&
        away(other) <= bandLimit(w, band),
    )
    .sort((a, b) => away(a) - away(b) || dueOrder(a, b));
}

/** Launches a hazard at one of them; it strikes all near it, in its radius. */
export function* launch(t: D20, creature: Creature, hazard: Hazard, band: Band): Flow<void> {
  const marks = marksOf(t, creature, band);
  if (marks.length === 0) return;
  const options = marks.map((one) => ({ id: `at-${one.id}`, names: { creature: one.id }, one }));
  const { one } = yield* decide(t, creature, 'choice.launch', options, {
    rule: hazard.rule,
    params: { hazard: hazard.id },
    usual: () => 0,
  });
  yield* blast(t, { hazard, level: hazard.level, by: creature }, one.place, hazard.radius ?? 0);
}
