import type { D20 } from '../../../d20-table.ts';
import type { Creature, Place } from '../../../model.ts';
import { joinCombat } from '../../../rules/combat/end.ts';
import { decideAmount } from '../../../rules/deciding/decide.ts';
import { forMinutes, spellAffects, spellDice } from '../../../rules/magic/verbs.ts';
import { addFromBlock } from '../../../rules/making/creature.ts';
import { gridOf, SQUARE } from '../../../rules/place/distance.ts';
import { standingOn, stepCost } from '../../../rules/place/ways.ts';
import type { Casting, Spell } from '../../spell.ts';
import { atCircle } from '../shared/aims.ts';

const RULE = 'DT-DIV-406';
/** Squares around the point in which sticks may lie. */
const NEAR = 6;

/** Sticks to Snakes: they obey the caster. */
export const STICKS_TO_SNAKES: Spell = {
  id: 'sticks-to-snakes',
  rule: RULE,
  tradition: 'divine',
  level: 4,
  range: 120,
  good: 'help',
  aim: () => atCircle(10),
  *cast(t, casting) {
    const { caster } = casting;
    const die = yield* spellDice(t, casting, 1, 'number');
    const count = yield* decideAmount(t, caster, 'choice.count', {
      rule: RULE,
      params: { spell: 'sticks-to-snakes' },
      min: 1,
      max: die + 2,
      usual: die + 2,
    });
    const data = die % 2 === 1 ? { tag: 'poison' } : {};
    let group: number | undefined;
    for (let number = 1; number <= count; number += 1) {
      const place = freePlace(t, casting);
      if (place === undefined) return;
      const snake = addFromBlock(t, 'snake', {
        side: caster.side,
        attitude: caster.attitude,
        run: caster.run,
        number,
        ...(group === undefined ? {} : { group }),
      });
      group = snake.group;
      snake.place = place;
      // Conjured; against the party evil as well (DT-MAG-22).
      snake.traits.push('is-conjured', ...(caster.side === 'foes' ? ['is-evil'] : []));
      yield* spellAffects(t, casting, snake, 'stick-snake', forMinutes(t, 60), { data });
      yield* joinCombat(t, snake);
    }
  },
};

/** Where the next stick lies: free squares near the point, the nearest first. */
function freePlace(t: D20, { caster, point }: Casting): Place | undefined {
  const middle: Creature = point !== undefined && 'creature' in point ? point.creature : caster;
  if (middle.place.at === 'line') return { at: 'line', feet: middle.place.feet + SQUARE };
  if (middle.place.at === 'away') return undefined;
  const from = point !== undefined && 'cell' in point ? point.cell : middle.place.cell;
  const grid = gridOf(t.state);
  const cell = [...grid.within(from, NEAR)]
    .sort((a, b) => grid.distance(from, a) - grid.distance(from, b) || a - b)
    .find((one) => standingOn(t, one) === undefined && Number.isFinite(stepCost(t, caster, one)));
  return cell === undefined ? undefined : { at: 'square', cell };
}
