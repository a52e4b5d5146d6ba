import type { Creature } from '../src/model.ts';
import { powersOf } from '../src/rules/actions/powers.ts';
import { play, type Script, type sit } from './rig.ts';

/** The powers that a creature may use now, by their ids. */
export const openPowers = (
  { t }: Pick<ReturnType<typeof sit>, 't'>,
  creature: Creature,
  when: 'calm' | 'combat' = 'calm',
): readonly string[] => powersOf(t, creature, when).map(({ id }) => id);

/** Uses a power. Throws if it is closed. */
export function invokePower(
  table: Pick<ReturnType<typeof sit>, 't'>,
  creature: Creature,
  id: string,
  script: Script = [],
  when: 'calm' | 'combat' = 'calm',
): void {
  const power = powersOf(table.t, creature, when).find((one) => one.id === id);
  if (power === undefined)
    throw new Error(`"${id}" is closed; open are ${openPowers(table, creature, when).join(', ')}`);
  play(power.run(table.t), script);
}
