import { type Flow, type Observer, SPECTATOR } from '@tablewright/engine';
import { type CreatureId, NOWHERE } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { isOnMap } from '../court/creatures.ts';
import { itemAt } from '../court/item-at.ts';
import { hasSecretPlace, unseenBy } from './hidden-places.ts';

type Step = (t: Kazzam) => Flow<void> | undefined;

/**
 * A step after whose answers nothing is taken back freely that has shown somebody the square of a
 * creature that was a secret before, whatever ended the secret (KZ-INFO-03).
 */
export function revealing(step: Step): Step {
  return (t) => {
    if (t.options.hiddenPositions !== 'secret') return step(t);
    const before = secrets(t);
    const flow = step(t);
    if (flow !== undefined) return watched(t, flow);
    if (comeToLight(t, before)) t.reveal();
    return undefined;
  };
}

function* watched(t: Kazzam, flow: Flow<void>): Flow<void> {
  let before = secrets(t);
  try {
    let result = flow.next(0);
    while (!result.done) {
      if (comeToLight(t, before)) t.reveal();
      const answer = yield result.value;
      before = secrets(t);
      result = flow.next(answer);
    }
  } finally {
    // A step may end at once, wherever it is.
    if (comeToLight(t, before)) t.reveal();
  }
}

/**
 * What a Creep does follows from where all creatures stand, Hidden ones too (KZ-AI-18): while a
 * square is a secret, what it does tells of it, and is not taken back freely (KZ-INFO-03).
 */
export function* telling<R>(t: Kazzam, flow: Flow<R>): Flow<R> {
  if (t.options.hiddenPositions !== 'secret') return yield* flow;
  const tell = (): void => {
    if (hasSecretPlace(t.state)) t.reveal();
  };
  try {
    tell();
    let result = flow.next(0);
    while (!result.done) {
      tell();
      const answer = yield result.value;
      tell();
      result = flow.next(answer);
    }
    return result.value;
  } finally {
    tell();
  }
}

/** Who does not know the squares of which creatures. */
type Secrets = readonly { readonly observer: Observer; readonly unseen: readonly CreatureId[] }[];

function secrets(t: Kazzam): Secrets {
  const observers = [SPECTATOR, ...new Set(t.state.seats)];
  return observers.map((observer) => ({ observer, unseen: unseenBy(t, observer) }));
}

/** Whether somebody knows a square now that they did not know then. */
function comeToLight(t: Kazzam, then: Secrets): boolean {
  const { state } = t;
  return then.some(({ observer, unseen }) => {
    if (unseen.length === 0) return false;
    const now = unseenBy(t, observer);
    return unseen.some((id) => {
      const creature = itemAt(state.creatures, id);
      if (creature === undefined || now.includes(id)) return false;
      // Where somebody has fallen everybody sees.
      return isOnMap(creature) || creature.fellAt !== NOWHERE;
    });
  });
}
