import type { Flow } from '@tablewright/engine';
import type { CreatureId, Until } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { creatureOf } from '../court/creatures.ts';
import { choose } from '../effects/ask.ts';
import { inflict } from './inflict.ts';
import { itemOption } from './items.ts';
import { makeDrop } from './loss.ts';

/** What a power does to the hands of a creature. */
export interface Fumble {
  readonly on: CreatureId;
  readonly by: CreatureId;
  /** The printed power or trait. */
  readonly source: string;
  readonly rule: string;
  /** How long it is Disarmed, if that is picked. */
  readonly until: Until;
}

const DISARM = { id: 'disarm', item: -1 } as const;

/**
 * Makes a creature drop one object that it holds, or Disarms it, as the power's owner picks; with
 * nothing in its hands there is nothing to drop (KC-CONV-33).
 */
export function* dropOrDisarm(t: Kazzam, { on, by, source, rule, until }: Fumble): Flow<void> {
  const { state } = t;
  const { item } = yield* choose(
    t,
    by,
    'drop-or-disarm',
    [DISARM, ...creatureOf(state, on).held.map((item) => itemOption(state, item))],
    { rule, of: { of: on } },
  );
  if (item >= 0) yield* makeDrop(t, on, item, rule);
  else yield* inflict(t, { kind: 'disarmed', on, by, source, until });
}
