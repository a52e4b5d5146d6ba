import type { Flow } from '@tablewright/engine';
import { FIGURINES } from '../../content/figures/figures.ts';
import type { CardId, Combat, Foe, Hero } from '../../model.ts';
import { type Bridge, cardOf } from '../../table.ts';
import { roll } from '../dice/roll.ts';
import { figureOf, figuresOf, isMonster, locationOf } from '../standing/figures.ts';
import { type StrengthDie, strengthDieOf } from './strength.ts';
import { isCard } from './wards.ts';

/**
 * The combat of a hero with the monsters that it has kicked and all that are where it is, whatever their corner
 * (BQ-CMB-21); nothing if there are none. It strikes first if it has kicked none (BQ-CMB-20, BQ-KICK-08).
 * @param kicked cards that lie in the combat, in their order
 */
export function gather(t: Bridge, hero: Hero, kicked: readonly CardId[]): Combat | undefined {
  const here = figureOf(t.state, hero);
  const present = figuresOf(t.state)
    .filter(isMonster)
    .filter(
      (monster) => monster.where.at === here.where.at && locationOf(monster) === locationOf(here),
    );
  const foes = [...present.map(({ id }) => id), ...kicked].map(
    (id): Foe => ({ id, rolled: undefined, tenths: undefined }),
  );
  if (foes.length === 0) return undefined;
  return {
    owner: hero.seat,
    helper: undefined,
    foes,
    isFirstStrike: kicked.length === 0,
    calculations: 0,
    declared: {},
    shown: {},
    odd: {},
  };
}

/**
 * Rolls what is still to be rolled of the monsters of a combat: all strength dice in the order of entry, then all
 * splits in the same order (BQ-CMB-11, -13). What was rolled stays as it is (BQ-CMB-11).
 */
export function* rollStrengths(t: Bridge, { foes }: Combat): Flow<void> {
  for (const foe of foes) {
    if (foe.rolled !== undefined) continue;
    const { sides, plus } = dieOf(t, foe);
    const rule = isCard(foe.id) ? 'BQ-CMB-05' : 'BQ-CMB-07';
    foe.rolled = (yield* roll(t, { sides, purpose: 'strength', rule, better: 'high' })) + plus;
  }
  for (const foe of foes) {
    foe.tenths ??= yield* roll(t, {
      ...{ sides: 10, purpose: 'split', rule: 'BQ-CMB-13', better: 'high' },
    });
  }
}

/** The die of a monster's strength: by the level of a card, by the size of a figurine (BQ-CMB-05 to -07). */
function dieOf(t: Bridge, { id }: Foe): StrengthDie {
  if (!isCard(id)) {
    const figurine = FIGURINES.find((one) => one.id === id);
    if (figurine === undefined) throw new Error(`there is no figurine "${id}"`);
    return { sides: figurine.die, plus: 0 };
  }
  const card = cardOf(t, id);
  if (card.type !== 'monster') throw new Error(`${id} is no monster`);
  return strengthDieOf(card.level);
}
