import type { Flow } from '@tablewright/engine';
import { type CreatureId, type Effect, NOBODY } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { creatureOf, isOnMap } from '../court/creatures.ts';
import { STATUS, withData } from '../effects/effect-data.ts';
import { endWhatCannotLast } from '../effects/lasting.ts';
import { giveStatus, isImmune } from '../effects/status.ts';
import { windows } from '../effects/windows.ts';
import { provoke } from './provoke.ts';

/** A bond to be laid on a creature. */
export interface NewBond {
  /** The kind of effect that it is while it lasts; also the printed power. */
  readonly kind: string;
  readonly on: CreatureId;
  readonly by: CreatureId;
}

/**
 * Grabs a creature by a thing that a power has left (KC-TNK-35): nobody holds it, so that neither
 * distance nor what becomes of its maker ends that, unless its kind says so (`EffectDef.lasts`). An
 * escape or a teleport ends all of it.
 *
 * @returns the bond; nothing for who is off the map or immune (KZ-STAT-05)
 */
export function* bind(t: Kazzam, { kind, on, by }: NewBond): Flow<Effect | undefined> {
  const { state } = t;
  if (!isOnMap(creatureOf(state, on)) || isImmune(state, on, 'grabbed')) return undefined;
  let bond: Effect | undefined;
  yield* windows.pass(t, { type: 'inflict', status: 'grabbed', on, by }, (event) => {
    bond = isImmune(state, event.on, 'grabbed') ? undefined : lay(t, { kind, on: event.on, by });
    return undefined;
  });
  return bond;
}

function lay(t: Kazzam, { kind, on, by }: NewBond): Effect {
  const { state } = t;
  provoke(state, on, by);
  const known = state.effects.find((one) => one.kind === kind && one.on === on && one.by === by);
  if (known !== undefined) return known;
  const mark = state.nextEffect;
  const until = { ends: 'escape' } as const;
  const bond = windows.attach(t, { kind, on, by, source: kind, until, mark, amount: 0 });
  giveStatus(t, {
    ...withData(STATUS.grabbed, {}),
    on,
    by: NOBODY,
    // Bonds of different makers hold side by side, as Grabs do.
    source: `${kind}/${by}`,
    until: { ends: 'with', effects: [bond.id] },
    mark,
  });
  endWhatCannotLast(t);
  return bond;
}
