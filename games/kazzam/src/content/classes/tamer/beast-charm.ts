import type { Flow } from '@tablewright/engine';
import type { CreatureId, Effect } from '../../../model.ts';
import { actionOn } from '../../../rules/actions/actions.ts';
import { attackUnrolled, mayAttackUnrolled } from '../../../rules/attack/unrolled.ts';
import { creatureOf } from '../../../rules/court/creatures.ts';
import { isWithin } from '../../../rules/court/footprint.ts';
import { groundOf } from '../../../rules/court/ground-now.ts';
import type { Ability } from '../../../rules/effects/ability.ts';
import { choose } from '../../../rules/effects/ask.ts';
import { isStatus } from '../../../rules/effects/content.ts';
import type { EffectDef } from '../../../rules/effects/effect-def.ts';
import { effectsOf } from '../../../rules/effects/in-play.ts';
import { savingThrow } from '../../../rules/effects/saves.ts';
import { removeEffects, untilNextTurnEnds } from '../../../rules/effects/status.ts';
import { windows } from '../../../rules/effects/windows.ts';
import { recover } from '../../../rules/harm/recover.ts';
import { summonedBy } from '../../../rules/movement/company.ts';
import { sees } from '../../../rules/sight/sight.ts';
import type { Kazzam } from '../../../table.ts';

const CHARM = 'beast-charm';
const RULE = 'KC-TMR-20';

/** How far the charm reaches, and HP that the creature regains. */
const RANGE = 5;
const HEALED = 3;

/** On a charmed creature: its owner's next turn brings Advantage on one command (KC-TMR-20). */
const CHARMED_EFFECT: EffectDef = {
  kind: CHARM,
  status: true,
  on: {
    command: {
      before(t, charm, event): undefined {
        const { id, on, until } = charm;
        if (event.creature !== on || !('turn' in until)) return;
        if (creatureOf(t.state, event.owner).turns !== until.turn) return;
        windows.detach(t, id);
        event.advantages.push(RULE);
      },
    },
  },
};

/** Own creatures in range and sight. */
function charmable(t: Kazzam, id: CreatureId): CreatureId[] {
  const { state } = t;
  if (!mayAttackUnrolled(t, id)) return [];
  const self = creatureOf(state, id);
  return summonedBy(state, id).filter(
    (other) =>
      isWithin(groundOf(state), self, creatureOf(state, other), RANGE) && sees(t, id, other),
  );
}

/** Statuses of a creature that a save ends, each with all that shares its mark (KZ-SAVE-03). */
function savable(t: Kazzam, id: CreatureId): readonly Effect[] {
  const all = t.state.effects.filter(
    (effect) => effect.on === id && effect.until.ends === 'save' && isStatus(t, effect),
  );
  return all.filter(({ mark }, at) => all.findIndex((other) => other.mark === mark) === at);
}

function* saveOnce(t: Kazzam, creature: CreatureId, by: CreatureId): Flow<void> {
  const entries = savable(t, creature);
  if (entries.length === 0) return;
  const { effect } = yield* choose(
    t,
    by,
    'beast-charm-save',
    entries.map((entry) => ({
      id: `${entry.kind}-${entry.id}`,
      names: { status: entry.kind, by: entry.by },
      effect: entry,
    })),
    { rule: RULE, of: { of: creature } },
  );
  if (!(yield* savingThrow(t, creature, { against: effect, rule: RULE }))) return;
  removeEffects(t, ({ on, mark }) => on === creature && mark === effect.mark, RULE);
}

/** Heals the creature, lets it save once, and readies it for its next command. */
function* charm(t: Kazzam, on: CreatureId, by: CreatureId): Flow<void> {
  const { state } = t;
  yield* recover(t, { who: on, amount: HEALED, by, rule: RULE });
  yield* saveOnce(t, on, by);
  for (const old of effectsOf(state, CHARM)) if (old.on === on) windows.detach(t, old.id);
  const until = untilNextTurnEnds(state, by);
  windows.attach(t, {
    kind: CHARM,
    on,
    by,
    source: CHARM,
    until,
    mark: state.nextEffect,
    amount: 0,
  });
}

/** Beast Charm: heals an own creature and readies it (KC-TMR-20). It ends no turn (KC-CONV-19). */
export const beastCharm: Ability = {
  id: 'tamer/beast-charm',
  rule: RULE,
  leaves: [CHARMED_EFFECT],
  actions: [
    {
      ...actionOn(CHARM, 'attack', RULE, charmable, function* (t, creature, by) {
        yield* attackUnrolled(t, by, () => charm(t, creature, by));
        return false;
      }),
      bot: {
        worth: ({ t, id }) =>
          Math.max(
            0,
            ...charmable(t, id).map((other) => {
              const { hp, maxHp } = creatureOf(t.state, other);
              return 0.1 * Math.min(HEALED, maxHp - hp) + (savable(t, other).length > 0 ? 0.08 : 0);
            }),
          ),
      },
    },
  ],
};
