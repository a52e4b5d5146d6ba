import type { Invariant } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import type { KazzamState } from '../model.ts';
import { NOWHERE } from '../model.ts';
import { isOnItsWay } from '../rules/court/creatures.ts';
import { cellsOf } from '../rules/court/footprint.ts';
import { groundOf, mapOf } from '../rules/court/ground-now.ts';
import { isAway } from '../rules/court/tokens.ts';
import { NOTES } from '../rules/effects/in-play.ts';
import { BITS, has, isShade } from '../rules/effects/status.ts';
import { withBits } from '../rules/effects/status-bits.ts';

/** What holds of the map and of the creeps on it, as far as it can be seen in one state. */
export const OF_MAPS: readonly Invariant<KazzamState>[] = [
  {
    rule: 'KM-INV-02',
    text: 'an orb that lies loose lies where it is not Blocking',
    check(state) {
      const ground = groundOf(state);
      for (const [number, { place }] of state.items.entries()) {
        if (place.at === 'ground' && ground.isFull(place.cell)) return `orb ${number} is in a wall`;
      }
      return undefined;
    },
  },
  {
    rule: 'KM-INV-03',
    text: 'nobody has come to an end in a wall, an exit or on a pedestal',
    check: (state) =>
      standing(state, (cell, flies) => {
        const kind = groundOf(state).kindAt(cell);
        return kind === 'wall' || kind === 'exit' || (kind === 'pedestal' && !flies);
      }),
  },
  {
    rule: 'KC-INV-12',
    text: 'nobody has come to an end in a portal',
    check: (state) =>
      standing(state, (cell) => {
        const kind = groundOf(state).kindAt(cell);
        return kind === 'portal-entry' || kind === 'portal-exit';
      }),
  },
  {
    rule: 'KM-INV-04',
    text: 'of the printed walls only inner ones ever go',
    check(state) {
      const { kinds } = mapOf(state);
      const ground = groundOf(state);
      const wrong = state.changed.find(
        ({ cell, kind }) =>
          kinds[cell] === 'wall' && (ground.neighbours(cell).length < 8 || kind === 'exit'),
      );
      return wrong && `the wall ${wrong.cell} has become a ${wrong.kind}`;
    },
  },
  {
    rule: 'KM-INV-07',
    text: 'HP of a creep are 0 to its maximum; a Goon is fresh, wounded or out',
    check: ({ creatures, effects, groups }) =>
      creatures.find((creature, id) => {
        const { kind, hp, maxHp, type, wounded, cell } = creature;
        if (kind !== 'creep') return false;
        // Struck by another one it has its last turn as anybody has (KM-LOVE-05).
        if (effects.some((effect) => effect.kind === NOTES.keptUp && effect.on === id)) {
          return hp > maxHp;
        }
        if (hp < 0 || hp > maxHp) return true;
        const isOut = cell === NOWHERE || isShade(creature);
        if ((hp === 0) !== isOut && !isAway({ creatures, groups }, id)) return true;
        return type === 'goon' && hp > 0 && hp !== (wounded ? 1 : maxHp);
      })?.name,
  },
  {
    rule: 'KM-INV-16',
    text: 'a Shade has no HP, no Ward and no status, and whoever keeps it is there',
    check: (state) =>
      state.effects
        .filter(({ kind }) => kind === 'shade')
        .map(({ on, by }) => ({ shade: state.creatures[on], keeper: state.creatures[by] }))
        .find(({ shade, keeper }) => {
          if (shade === undefined || keeper === undefined || keeper.cell === NOWHERE) return true;
          const { hp, wards, cell, has: held } = shade;
          return cell === NOWHERE || hp > 0 || wards.length > 0 || held !== SHADE_ALONE;
        })?.shade?.name,
  },
];

/** What a Shade has, and nothing else. */
const SHADE_ALONE = withBits(0, BITS.shade);

/** Who has come to an end on a square that is no place to stand, Mobs and those on the way apart. */
function standing(
  state: KazzamState,
  wrong: (cell: Cell, flies: boolean) => boolean,
): string | undefined {
  const ground = groundOf(state);
  for (const [id, creature] of state.creatures.entries()) {
    if (creature.cell === NOWHERE || isOnItsWay(state, id)) continue;
    const flies = has(creature, BITS.flying);
    if (cellsOf(ground, creature).some((cell) => wrong(cell, flies)))
      return `${creature.name} stands where it cannot`;
  }
  return undefined;
}
