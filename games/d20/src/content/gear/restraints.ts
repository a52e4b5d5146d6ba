import type { Flow } from '@tablewright/engine';
import type { D20, World } from '../../d20-table.ts';
import type { Creature, Item } from '../../model.ts';
import { consume } from '../../rules/actions/loading.ts';
import { has } from '../../rules/bearers/bearers.ts';
import { afflict } from '../../rules/effects/afflict.ts';
import { relieve } from '../../rules/effects/relieve.ts';
import { dropAll } from '../../rules/harm/fall.ts';
import { modifierOf } from '../../rules/numbers/scores.ts';
import { isHeldBy, isInReach } from '../../rules/place/distance.ts';
import { tryTask } from '../../rules/tasks/task.ts';
import type { GearKind } from '../gear-kind.ts';
import type { Trait } from '../trait.ts';

const EXTREME = 25;
const HARD = 15;
/** Who can do nothing about being bound. */
const HELPLESS = ['surrendered', 'unconscious', 'asleep', 'paralyzed'] as const;

const canBeBound = (_w: World, user: Creature, on: Creature): boolean =>
  on !== user &&
  on.life === 'alive' &&
  !has(on, 'manacled') &&
  (isHeldBy(on, user) || HELPLESS.some((kind) => has(on, kind)));

/** What binds a captive (DT-EQ-46). */
export const RESTRAINTS: readonly GearKind[] = ['manacles', 'zip-restraints'].map((id) => ({
  id,
  rule: 'DT-EQ-46',
  price: 5,
  uses: 1,
  action: { on: 'reach', fits: canBeBound, use: bind },
}));

function* bind(t: D20, user: Creature, item: Item, on: Creature | undefined): Flow<void> {
  if (on === undefined) return;
  consume(t, user, item);
  dropAll(t, on);
  const source = { rule: 'DT-EQ-46', by: user.id };
  yield* afflict(t, on, { kind: 'manacled', source, until: { at: 'cure' } });
}

/** What nobody does with bound hands. */
const BY_HAND: readonly string[] = ['attack', 'cast', 'item', 'hands', 'grapple', 'tend', 'load'];

/** Bound hands: free by an extreme effort, or a hard lock to pick, by itself or by others (DT-EQ-46, DT-MAG-07). */
const manacled: Trait = {
  id: 'manacled',
  rule: 'DT-EQ-46',
  bans: ['hold'],
  forbids: (_w, _self, { kind }) => BY_HAND.includes(kind),
  powers: [
    {
      id: 'slip-manacles',
      rule: 'DT-EQ-46',
      takes: 'action',
      use: (t, { creature }) => free(t, creature, creature, 'force', EXTREME),
    },
    {
      id: 'pick-manacles',
      rule: 'DT-EQ-46',
      takes: 'action',
      use: (t, { creature }) => free(t, creature, creature, 'open-locks', HARD),
    },
  ],
  invites: [
    {
      id: 'unlock-manacles',
      rule: 'DT-EQ-46',
      takes: 'action',
      fits: (w, { creature }, by) => isInReach(w, creature, by),
      use: (t, { creature }, by) => free(t, by, creature, 'open-locks', HARD),
    },
  ],
};

/** Strength or nimble joints get out of them, whichever is better (decision). */
function* free(
  t: D20,
  by: Creature,
  bound: Creature,
  tag: 'force' | 'open-locks',
  target: number,
): Flow<void> {
  const ability =
    tag === 'force' && modifierOf(t, by, 'STR') > modifierOf(t, by, 'DEX') ? 'STR' : 'DEX';
  const { success } = yield* tryTask(t, by, { tag, ability, target, rule: 'DT-EQ-46' });
  const effect = bound.effects.find(({ kind }) => kind === 'manacled');
  if (success && effect !== undefined) yield* relieve(t, bound, effect, 'cure');
}

/** Their rules. */
export const RESTRAINT_TRAITS: readonly Trait[] = [manacled];
