import type { RandomSource } from '../../random/source.ts';
import type { Observer } from '../../seat.ts';
import { knows, type LanternState } from './model.ts';

/** What an observer sees: the master everything, the others no foe and no die that is hidden from them. */
export function seen(state: LanternState, observer: Observer) {
  const { hidden, dice, ...rest } = state;
  return {
    ...rest,
    dice: dice.filter((die) => knows(state, observer, die)),
    ...(observer === rest.hp.length ? { hidden } : {}),
  };
}

/** See {@link seen}. */
export type LanternView = ReturnType<typeof seen>;

/** Foes and dice that an observer does not know of are others, and of another number. */
export function imagined(
  state: LanternState,
  observer: Observer,
  random: RandomSource,
): LanternState {
  const master = state.hp.length;
  if (observer === master) return state;
  state.hidden = Array.from({ length: random.index(3, 'hidden') }, (_, at) => ({
    name: ['imp', 'ogre'][at] ?? 'imp',
    traits: [],
    hp: 1 + random.index(3, 'hp'),
  }));
  const known = state.dice.filter((die) => knows(state, observer, die));
  const unseen = Array.from({ length: random.index(3, 'dice') }, () => ({
    ...{ face: 1 + random.index(6, 'face'), by: master, shown: false },
  }));
  state.dice = [...unseen, ...known];
  return state;
}
