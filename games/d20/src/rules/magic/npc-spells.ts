import type { AreaShape, Point, Spell } from '../../content/spell.ts';
import type { World } from '../../d20-table.ts';
import type { Creature } from '../../model.ts';
import { areEnemies } from '../creature.ts';
import { shareOf } from '../deciding/naming.ts';
import { creaturesIn } from './area.ts';
import { isForEnemies } from './purposes.ts';

/** Those at whom a spell with several targets is cast: as many as it takes, of the right side, the weakest first. */
export function bestTargets(
  w: World,
  caster: Creature,
  spell: Spell,
  form: string,
  near: readonly Creature[],
  most: number,
): readonly number[] {
  const wanted = isForEnemies(spell, form);
  const ranked = near
    .map((one, at) => ({ one, at }))
    .filter(({ one }) => areEnemies(caster, one) === wanted)
    .sort((a, b) => shareOf(w, a.one) - shareOf(w, b.one))
    .slice(0, most)
    .map(({ at }) => at);
  return ranked.length > 0 ? ranked.sort((a, b) => a - b) : [0];
}

/** Where an area catches most enemies and fewest friends; the index of the point. */
export function bestPoint(
  w: World,
  caster: Creature,
  spell: Spell,
  form: string,
  shape: AreaShape,
  points: readonly Point[],
): number {
  const wanted = isForEnemies(spell, form);
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (const [at, point] of points.entries()) {
    const worth = creaturesIn(w, caster, shape, point)
      .filter(({ hp }) => hp > 0)
      .reduce((sum, one) => sum + (areEnemies(caster, one) === wanted ? 2 : -3), 0);
    if (worth > most) {
      most = worth;
      best = at;
    }
  }
  return best;
}
