import type { Attitude, Creature, EffectData } from '../../../model.ts';
import { ATTITUDES } from '../../../model.ts';
import { setAttitude } from '../../../rules/social/influence.ts';
import type { D20 } from '../../../table.ts';

/** Whose side somebody is on and how it stands, before a spell changes that. */
export const standingOf = ({ side, attitude }: Creature): EffectData => ({
  tag: side,
  text: attitude,
});

/** Somebody who is no character stands as it did before (a character was never made to). */
export function standAsBefore(
  t: D20,
  creature: Creature,
  data: EffectData | undefined,
  rule: string,
  attitude: Attitude | undefined = ATTITUDES.find((one) => one === data?.text),
): void {
  if (creature.character !== undefined) return;
  creature.run = { by: 'master' };
  const side = (['party', 'foes', 'others'] as const).find((one) => one === data?.tag);
  if (side !== undefined) creature.side = side;
  if (attitude !== undefined) setAttitude(t, creature, attitude, rule);
}
