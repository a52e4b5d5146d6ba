import type { D20 } from '../../d20-table.ts';
import type { Creature } from '../../model.ts';
import { isBanned } from '../bearers/bearers.ts';
import { isUp } from '../creature.ts';
import { specialItemDeed } from './answers.ts';
import { restDeed, workDeeds } from './calm.ts';
import type { CalmDeed } from './calm-deed.ts';
import { careDeeds } from './care.ts';
import { armorDeeds, marketDeeds } from './market.ts';

/** What a character may do outside a fight where no adventure is played: all that needs no scene (DT-PLC-05, -06, -07). */
export function freeDeeds(t: D20, creature: Creature): readonly CalmDeed[] {
  const rest = restDeed(t, creature);
  if (!isUp(creature) || isBanned(t, creature, 'act')) return [rest];
  return [
    ...workDeeds(t, creature),
    ...careDeeds(t, creature),
    ...armorDeeds(t, creature),
    ...marketDeeds(t, creature),
    ...specialItemDeed(creature),
    rest,
  ];
}
