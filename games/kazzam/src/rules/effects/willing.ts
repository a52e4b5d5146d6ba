import type { Flow } from '@tablewright/engine';
import type { CreatureId } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { creatureOption, seatOf } from '../court/creatures.ts';
import { choose, confirm } from './ask.ts';
import type { ChoiceHint } from './bot-hint.ts';

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
  /** For bots. */
  readonly bot?: ChoiceHint;
}

/**
 * The creature that a power is used on, with its consent: an ally that another seat plays may
 * refuse, and somebody else is picked then (KC-CONV-23, KZ-TARG-04).
 */
export function* askWilling(t: Kazzam, request: Request): Flow<CreatureId | undefined> {
  const { state } = t;
  const { by, power, rule, may, bot } = request;
  const nobody = may === true ? [{ id: 'nobody' }] : [];
  for (let open = request.on; open.length > 0; ) {
    const chosen = yield* choose(
      t,
      by,
      'target',
      [...open.map((ally) => creatureOption(state, ally)), ...nobody],
      { rule, of: { power }, about: { willing: true, bot } },
    );
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
  return yield* confirm(t, ally, 'willing', {
    rule,
    of: { by, power },
    usual: true,
    reaction: { key: 'willing', take: 1, decline: 0 },
  });
}
