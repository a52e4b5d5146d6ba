import type { Invariant } from '@tablewright/engine';
import type { Effect, KazzamState } from '../../../model.ts';
import { creatureOf, isOnMap } from '../../../rules/court/creatures.ts';
import { isAway } from '../../../rules/court/tokens.ts';
import { effectsOf } from '../../../rules/effects/in-play.ts';
import { BOND } from './empathic-bond.ts';
import { LOCK } from './scryer.ts';
import { FORESEEN } from './seer.ts';

/** Whether somebody has made two of these. */
function hasTwo(effects: readonly Effect[]): boolean {
  return new Set(effects.map(({ by }) => by)).size < effects.length;
}

/** What holds while a Diviner plays. */
export const INVARIANTS: readonly Invariant<KazzamState>[] = [
  {
    rule: 'KC-INV-15',
    text: 'a Scryer has one lock at most, on whoever is there, and an Empath one bond',
    check(state) {
      const locks = effectsOf(state, LOCK);
      if (hasTwo(locks)) return 'somebody has two locks';
      if (hasTwo(effectsOf(state, BOND))) return 'somebody has two bonds';
      // A head below the ground is still there (KM-MOLE-03).
      const gone = locks.find(({ on }) => !isOnMap(creatureOf(state, on)) && !isAway(state, on));
      return gone === undefined ? undefined : `${creatureOf(state, gone.on).name} is Locked On`;
    },
  },
  {
    rule: 'KC-INV-16',
    text: 'a Seer keeps one die at most, of the round that is played',
    check(state) {
      const kept = effectsOf(state, FORESEEN);
      if (hasTwo(kept)) return 'somebody keeps two dice';
      const late = kept.some(({ data }) => data.round !== state.round);
      return late ? 'a die of another round is kept' : undefined;
    },
  },
];
