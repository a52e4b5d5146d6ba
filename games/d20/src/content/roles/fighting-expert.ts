import type { AttackForm } from '../attack-form.ts';
import type { Trait } from '../trait.ts';

const RULE = 'DT-ROLE-08';
const ID = 'fighting-expert';

/** Printed numbers have it in them (DT-NPC-01), and with a ship’s weapon it does not count (DT-MACH-06). */
const counts = ({ printed, tags }: AttackForm): boolean =>
  printed === undefined && !tags.includes('ship');

/** Hits more often and harder, and one blow may fell several. */
export const FIGHTING_EXPERT: Trait = {
  id: ID,
  rule: RULE,
  roll: (_w, { creature: { level } }, { kind, attack }) =>
    kind === 'attack' && attack !== undefined && counts(attack)
      ? [{ is: 'bonus', value: level, stack: 'permanent', rule: RULE, from: ID }]
      : undefined,
  damage: (_w, { creature: { level } }, attack) =>
    counts(attack) ? [{ value: level, rule: RULE, from: ID }] : undefined,
  carriesOver: true,
};
