import { type Flow, maybe } from '@tablewright/engine';
import type { D20, World } from '../../../d20-table.ts';
import type { Creature, Zone } from '../../../model.ts';
import { attackAbility, attacksOf, hitParts } from '../../../rules/attack/forms.ts';
import { endZone } from '../../../rules/effects/zones.ts';
import { isIn } from '../../../rules/place/zones.ts';
import { rerollWindow } from '../../../rules/rolls/rerolls.ts';
import { naturalOf, rollD20, totalOf } from '../../../rules/rolls/roll.ts';
import { tellRoll } from '../../../rules/rolls/tell-roll.ts';
import type { AttackForm } from '../../attack-form.ts';
import type { Trait } from '../../trait.ts';
import { looksClosely, meetsPhantasm } from '../shared/phantasm.ts';

const RULE = 'DT-ARC-210';
/** Armor Class of a creature that is not there. */
const AC = 10;

/** Whoever takes an illusion for real may spend an action on doubt, or strike at it: a hit ends it. */
export const PHANTASM_VICTIM: Trait = {
  id: 'phantasm-victim',
  rule: RULE,
  powers: [
    {
      id: 'doubt-phantasm',
      rule: RULE,
      takes: 'action',
      *use(t, { creature, zone }) {
        if (zone !== undefined) yield* looksClosely(t, zone, creature);
      },
    },
    {
      id: 'strike-phantasm',
      rule: RULE,
      takes: 'action',
      closed: (w, { creature, zone }) =>
        zone === undefined || attackAt(w, zone, creature) === undefined
          ? 'closed.no-attack'
          : undefined,
      *use(t, { creature, zone }) {
        if (zone !== undefined && (yield* meetsPhantasm(t, zone, creature)))
          yield* blow(t, zone, creature);
      },
    },
  ],
};

/** With what it can strike there: hands and blades only inside. */
const attackAt = (w: World, zone: Zone, creature: Creature): AttackForm | undefined =>
  attacksOf(w, creature).find(({ use }) => use !== 'melee' || isIn(w, zone, creature));

function* blow(t: D20, zone: Zone, creature: Creature): Flow<void> {
  const attack = attackAt(t, zone, creature);
  if (attack === undefined) return;
  const at = { kind: 'attack', roller: creature, attack } as const;
  const rolled = yield* rollD20(
    t,
    attack.printed === undefined ? { ...at, ability: attackAbility(t, creature, attack) } : at,
    hitParts(creature, attack),
  );
  const hits = () => naturalOf(rolled) !== 1 && (naturalOf(rolled) === 20 || totalOf(rolled) >= AC);
  tellRoll(t, rolled, { rule: RULE, target: AC, success: hits() });
  yield* rerollWindow(t, rolled, hits);
  if (hits()) yield* maybe(endZone(t, zone, RULE));
}
