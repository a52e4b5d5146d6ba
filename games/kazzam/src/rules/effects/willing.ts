import { askOne, type Flow, NO_YES } from '@tablewright/engine';
import type { CreatureId } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { creatureOption, seatOf } from '../court/creatures.ts';

/** What an ally is asked to bear with. */
export interface Request {
  readonly by: CreatureId;
  /** The power. */
  readonly power: string;
  readonly rule: string;
  /** Whom the power may be used on: allies, and its user if it may be. */
  readonly on: readonly CreatureId[];
  /** Whether it may be used on nobody. */
  readonly may?: true;
}

/**
 * The creature that a power is used on, with its consent: an ally that another seat plays may
 * refuse, and somebody else is picked then (KC-CONV-23, KZ-TARG-04).
 */
export function* askWilling(t: Kazzam, request: Request): Flow<CreatureId | undefined> {
  const { state } = t;
  const { by, power, rule, may } = request;
  const nobody = may === true ? [{ id: 'nobody' }] : [];
  for (let open = request.on; open.length > 0; ) {
    const chosen = yield* askOne({
      kind: 'one',
      seat: seatOf(state, by),
      why: { key: 'target', params: { who: by, power }, rule },
      options: [...open.map((ally) => creatureOption(state, ally)), ...nobody],
      fallback: 0,
      about: { who: by, power },
    });
    if (!('creature' in chosen)) return undefined;
    const { creature } = chosen;
    if (yield* consents(t, creature, request)) return creature;
    open = open.filter((ally) => ally !== creature);
  }
  return undefined;
}

/** Whether it bears with a power; nobody asks those who are played by the same seat. */
export function* consents(
  t: Kazzam,
  ally: CreatureId,
  { by, power, rule }: Pick<Request, 'by' | 'power' | 'rule'>,
): Flow<boolean> {
  const { state } = t;
  if (seatOf(state, ally) === seatOf(state, by)) return true;
  const { id } = yield* askOne({
    kind: 'one',
    seat: seatOf(state, ally),
    why: { key: 'willing', params: { who: ally, by, power }, rule },
    options: NO_YES,
    fallback: 1,
    reaction: { key: 'willing', take: 1, decline: 0 },
    about: { who: ally, by, power },
  });
  return id === 'yes';
}
